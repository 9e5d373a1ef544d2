import { z } from 'zod'
import type { CourtCase, CourtOrder } from '../../../domain/case.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { isPdf, notAPdf } from '../../providers/document.ts'
import { Day, NeededText, present, Rows, Text } from '../../readings.ts'
import { courtCaseOf, isDisposed, numbered } from '../case.ts'
import { saysNotUploaded } from '../documents.ts'
import { readJson } from '../json.ts'

const HearingRow = z.object({
  dateOfHearing: Day,
  dateOfNextearing: Day,
  caseStage: Text,
  dailyOrderAvailable: z.unknown(),
  judgementAvailable: z.unknown(),
})
const CaseData = z.object({
  caseNumber: NeededText,
  fillingReferenceNumber: NeededText,
  commissionName: Text,
  caseTypeName: Text,
  caseStageName: Text,
  caseFilingDate: Day,
  dateOfNextHearing: Day,
  judgemtmentDate: Day,
  complainantName: Text,
  complainantAdvocateName: Text,
  respondentName: Text,
  respondentAdvocateName: Text,
  additionalRespondantList: Rows(z.object({ name: NeededText })),
  caseHearingDetails: Rows(HearingRow),
})
const Status = z.object({ error: Text, message: Text, data: CaseData.nullish() })
const DocumentAnswer = z.object({ message: Text, data: z.object({ documentBase64: Text }).nullish() })

export function readCasePage(text: string, requested: CaseIdentifier): Reading<CourtCase> {
  return readJson(Status, text, ({ error, message, data }) => {
    if (/no (case|record|data)|not found/i.test(message ?? '')) return { kind: 'none' }
    if (error === 'true' || !data) return failed('Upstream', 'The site answered with an error.')
    return readCase(data, requested)
  })
}

/** Reads a document from its answer; the base64 may hold a web page instead. */
export function readDocumentAnswer(text: string): Reading<Uint8Array> {
  return readJson(DocumentAnswer, text, ({ message, data }) => {
    if (!data?.documentBase64)
      return saysNotUploaded(message ?? '') ? { kind: 'none' } : failed('Upstream', 'The site sent no document.')
    const bytes = new Uint8Array(Buffer.from(data.documentBase64, 'base64'))
    return isPdf(bytes) ? { kind: 'found', value: bytes } : notAPdf(200)
  })
}

function readCase(data: z.output<typeof CaseData>, requested: CaseIdentifier): Reading<CourtCase> {
  if (data.caseHearingDetails.omitted > 0) return failed('ParseGap', 'A hearing cannot be read.')
  const others = data.additionalRespondantList.kept.map(({ name }) => ({ name }))
  const fields = {
    court: data.commissionName ?? 'Consumer Disputes Redressal Commission',
    caseTypeName: data.caseTypeName,
    caseNumber: data.caseNumber,
    status: isDisposed(data.caseStageName, data.judgemtmentDate) ? ('DISPOSED' as const) : ('PENDING' as const),
    stage: data.caseStageName,
    filingDate: data.caseFilingDate,
    nextHearingDate: data.dateOfNextHearing,
    decisionDate: data.judgemtmentDate,
    petitioners: data.complainantName
      ? [present({ name: data.complainantName, advocate: data.complainantAdvocateName })]
      : [],
    respondents: [
      ...(data.respondentName ? [present({ name: data.respondentName, advocate: data.respondentAdvocateName })] : []),
      ...others,
    ],
    hearings: data.caseHearingDetails.kept.map(({ dateOfHearing, dateOfNextearing, caseStage }) =>
      present({ businessDate: dateOfHearing, nextDate: dateOfNextearing, purpose: caseStage }),
    ),
    orders: numbered(data.caseHearingDetails.kept.flatMap((hearing) => ordersOf(hearing, data.fillingReferenceNumber))),
  }
  return { kind: 'found', value: courtCaseOf(requested, { registrationNumber: data.caseNumber }, fields) }
}

/** The kinds of documents a hearing may have, by the site's own numbers. */
const KINDS = { dailyOrderAvailable: ['1', 'Daily order'], judgementAvailable: ['2', 'Judgment'] } as const

function ordersOf(hearing: z.output<typeof HearingRow>, filing: string): Omit<CourtOrder, 'number'>[] {
  const { dateOfHearing } = hearing
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((field) => {
    const [kind, orderType] = KINDS[field]
    const isThere = hearing[field] === true || hearing[field] === 'true'
    return dateOfHearing && isThere
      ? [{ orderDate: dateOfHearing, orderType, reference: [dateOfHearing, kind, filing].join(' ') }]
      : []
  })
}

/** Reads the reference that `ordersOf` makes of a document: day, kind and filing number. */
export function readReference(reference: string): { date: string; kind: string; filing: string } {
  const [date = '', kind = '', filing = ''] = reference.split(' ')
  return { date, kind, filing }
}
