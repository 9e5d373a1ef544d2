import { z } from 'zod'
import type { CourtCase } from '../../../domain/case.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { decoded, failed, type Reading } from '../../http-answer.ts'
import { Day, NeededRows, NeededText, present, Rows, readText } from '../../readings.ts'
import { courtCaseOf, isDisposed, numbered, onlyCase } from '../case.ts'
import { readJson } from '../json.ts'

/** Reads the answer to a search: the one case that was found, with its filing number. */
export function readSearch(text: string): Reading<{ filingNo: string }> {
  return isMiss(text) ? { kind: 'none' } : readJson(NeededRows(Hit), text, onlyCase)
}

export function readCasePage(text: string, requested: CaseIdentifier): Reading<CourtCase> {
  return isMiss(text) ? { kind: 'none' } : readJson(Details, text, (details) => readDetails(details, requested))
}

/** The site's `{"status": "Record Not Fund"}`, or these words alone. Inside a case they may be a hearing's purpose. */
function isMiss(text: string): boolean {
  const answer = decoded(text.trim())
  const status = typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : answer
  return typeof status === 'string' && /^record not fo?und\b/i.test(status.trim())
}

const Hit = z.object({ filingNo: NeededText })

/** A text; the site writes "0" for an empty value. */
const TextUnlessZero = z
  .unknown()
  .transform((value) => (value === '0' || value === 0 ? undefined : readText(value)))
  .optional()

const Details = z.object({
  filingNo: NeededText,
  diaryNo: TextUnlessZero,
  caseNo: TextUnlessZero,
  caseType: TextUnlessZero,
  courtName: TextUnlessZero,
  dateOfFiling: Day,
  caseStatus: TextUnlessZero,
  disposalDate: Day,
  nextListingDate: Day,
  nextPurpose: TextUnlessZero,
  petitionerName: TextUnlessZero,
  petitionerAdvocate: TextUnlessZero,
  respondentName: TextUnlessZero,
  respondentAdvocate: TextUnlessZero,
  caseProceedingDetails: Rows(
    z.object({ causelistdate: Day, purpose: TextUnlessZero, courtName: TextUnlessZero, orderUrl: TextUnlessZero }),
  ),
})

function readDetails(details: z.output<typeof Details>, requested: CaseIdentifier): Reading<CourtCase> {
  const proceedings = details.caseProceedingDetails
  if (proceedings.omitted > 0) return failed('ParseGap', 'A proceeding cannot be read.')
  const fields = {
    court: details.courtName ?? 'Debts Recovery Tribunal',
    caseType: details.caseType,
    caseNumber: details.caseNo,
    status: isDisposed(details.caseStatus, details.disposalDate) ? ('DISPOSED' as const) : ('PENDING' as const),
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
  return { kind: 'found', value: courtCaseOf(requested, { diaryNumber: details.diaryNo }, fields) }
}

function sideOf(name: string | undefined, advocate: string | undefined) {
  return name === undefined ? [] : [present({ name, advocate })]
}
