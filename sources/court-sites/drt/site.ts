import { z } from 'zod'
import type { CourtCase } from '../../../domain/case.ts'
import type { CaseIdentifier, CourtType } from '../../../domain/courts/types.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { Day, NeededText, present, Rows, readText } from '../../readings.ts'
import { courtCaseOf, numbered } from '../case.ts'
import { pdfIn } from '../documents.ts'
import { readJson } from '../json.ts'
import type { CourtSite } from '../site.ts'
import type { SiteAnswer } from '../visit.ts'

/** The Debts Recovery Tribunals. */
export const drt = debtsSite('DRT', {
  tribunal: 'schemeNameDrtId',
  caseType: 'casetypeId',
  byCase: 'getCaseDetailCaseNoWise',
  byDiary: 'getCaseDetailDiaryNoWise',
})

/** The appellate tribunals, on the same site under operations of their own. */
export const drat = debtsSite('DRAT', {
  tribunal: 'schemeNameDratId',
  caseType: 'casetype',
  byCase: 'getDratCaseDetailCaseNoWise',
  byDiary: 'getDratCaseDetailDiaryNoWise',
})

/** How the site names things for one of the two kinds of tribunal. */
interface Words {
  tribunal: string
  caseType: string
  byCase: string
  byDiary: string
}

/*
 * The common site of the Debts Recovery Tribunals: multipart forms (a JSON body gives HTTP 500), answers in JSON. A hit is a list, a miss
 * `{"status": "Record Not Fund"}`; "0" stands for nothing.
 */
function debtsSite(courtType: CourtType, words: Words): CourtSite {
  return {
    courtType,
    address: 'https://drt.gov.in',

    async readCase(visit, identifier) {
      await visit.open('')
      const tribunal = { [words.tribunal]: identifier.establishmentCode ?? '' }
      const [operation, numbers] = numbersOf(identifier, words)
      const rows = await visit.post(`drtapi/${operation}`, { ...tribunal, ...numbers }, 'multipart')
      const found = readHits(rows)
      if (found.kind !== 'found') return found
      const { filingNo } = found.value
      const details = await visit.post('drtapi/getCaseDetailPartyWise', { ...tribunal, filingNo }, 'multipart')
      return isMiss(details) ? { kind: 'none' } : readJson(Details, details, (value) => readDetails(value, identifier))
    },

    async readDocument(visit, reference) {
      return pdfIn(await visit.get(reference))
    },
  }
}

function numbersOf({ diaryNumber, registrationNumber, caseType }: CaseIdentifier, words: Words) {
  const [number = '', year = ''] = (diaryNumber ?? registrationNumber ?? '').split('/')
  return diaryNumber
    ? ([words.byDiary, { diaryNo: number, diaryYear: year }] as const)
    : ([words.byCase, { [words.caseType]: caseType ?? '', caseNo: number, caseYear: year }] as const)
}

function isMiss({ text }: SiteAnswer): boolean {
  return /record not f/i.test(text)
}

const Hit = z.object({ filingNo: NeededText })

function readHits(answer: SiteAnswer): Reading<z.output<typeof Hit>> {
  if (isMiss(answer)) return { kind: 'none' }
  return readJson(z.array(Hit), answer, ([first, ...others]) => {
    if (others.length > 0) return failed('ParseGap', 'Several cases have this number.')
    return first ? { kind: 'found', value: first } : { kind: 'none' }
  })
}

/** A text; "0" is how the site writes nothing. */
const Said = z
  .unknown()
  .transform((value) => (value === '0' || value === 0 ? undefined : readText(value)))
  .optional()

const Details = z.object({
  filingNo: NeededText,
  diaryNo: Said,
  caseNo: Said,
  caseType: Said,
  courtName: Said,
  dateOfFiling: Day,
  caseStatus: Said,
  disposalDate: Day,
  nextListingDate: Day,
  nextPurpose: Said,
  petitionerName: Said,
  petitionerAdvocate: Said,
  respondentName: Said,
  respondentAdvocate: Said,
  caseProceedingDetails: Rows(z.object({ causelistdate: Day, purpose: Said, courtName: Said, orderUrl: Said })),
})

function readDetails(details: z.output<typeof Details>, asked: CaseIdentifier): Reading<CourtCase> {
  const proceedings = details.caseProceedingDetails
  if (proceedings.omitted > 0) return failed('ParseGap', 'A proceeding cannot be read.')
  const isDisposed = /^d/i.test(details.caseStatus ?? '')
  const fields = {
    court: details.courtName ?? 'Debts Recovery Tribunal',
    caseType: details.caseType,
    caseNumber: details.caseNo,
    status: isDisposed ? ('DISPOSED' as const) : ('PENDING' as const),
    stage: details.nextPurpose,
    filingDate: details.dateOfFiling,
    nextHearingDate: details.nextListingDate,
    decisionDate: details.disposalDate,
    petitioners: sideOf(details.petitionerName, details.petitionerAdvocate),
    respondents: sideOf(details.respondentName, details.respondentAdvocate),
    hearings: proceedings.kept.map(({ causelistdate, purpose }) => present({ businessDate: causelistdate, purpose })),
    orders: numbered(
      proceedings.kept.flatMap(({ causelistdate, orderUrl }) =>
        causelistdate && orderUrl ? [{ orderDate: causelistdate, reference: orderUrl }] : [],
      ),
    ),
  }
  return { kind: 'found', value: courtCaseOf(asked, { diaryNumber: details.diaryNo }, fields) }
}

function sideOf(name: string | undefined, advocate: string | undefined) {
  return name === undefined ? [] : [present({ name, advocate })]
}
