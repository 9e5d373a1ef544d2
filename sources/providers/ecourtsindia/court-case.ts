import { z } from 'zod'
import type { CourtCase, Hearing, LinkedCase } from '../../../domain/case.ts'
import { establishmentOfCnr } from '../../../domain/courts/cnr.ts'
import { recogniseCase } from '../../../domain/courts/index.ts'
import type { CourtType } from '../../../domain/courts/types.ts'
import { Day, NeededText, omittedOf, present, Rows, readText, Text, Texts } from '../../readings.ts'
import { redactCaseContacts } from '../../redact-contacts.ts'
import { printedNumber } from '../printed-number.ts'
import type { CaseReading } from '../provider-call.ts'
import { BusinessRow, HistoryRow, joinHearings, ListingRow, listedHearings } from './hearings.ts'
import type { Labels } from './labels.ts'
import { courtOrders, InterimOrderRow, JudgmentRow } from './orders.ts'
import { Names, partiesOf } from './parties.ts'
import { readStatus } from './status.ts'

const ApplicationRow = z.object({ regNo: NeededText, filedBy: Text, filingDate: Day, status: Text })
const LinkedRow = z.object({ caseNumber: NeededText })
const EarlierCourtRow = z.object({ caseNo: NeededText, court: Text })
/** An empty object where there is none. */
const SubordinateCourt = z.object({ caseNumber: Text, courtName: Text }).catch({}).prefault({})

/** A list on some records; on most a text with pipes between the acts. */
const Acts = z.unknown().transform((value) => {
  const acts = Array.isArray(value) ? value : actsIn(readText(value) ?? '')
  return acts.map(readText).filter((act) => act !== undefined)
})

/** A part that only names sections belongs to the act before it. */
function actsIn(text: string): string[] {
  return text.replace(/ \| (?=sections?\b)/gi, ' - ').split('|')
}

/** The used fields of the case under `data.courtCaseData`. */
export const CourtCaseData = z
  .object({
    cnr: NeededText,
    courtName: Text,
    cnrCourtCode: Text,
    state: Text,
    district: Text,
    benchName: Text,
    judges: Texts,
    caseType: Text,
    caseTypeRaw: Text,
    caseStatus: Text,
    purpose: Text,
    stageOfCaseRaw: Text,
    disposalType: Text,
    disposalTypeRaw: Text,
    filingNumber: Text,
    filingDate: Day,
    registrationNumber: Text,
    registrationDate: Day,
    firstHearingDate: Day,
    lastHearingDate: Day,
    nextHearingDate: Day,
    decisionDate: Day,
    petitioners: Names,
    petitionerAdvocates: Names,
    respondents: Names,
    respondentAdvocates: Names,
    actsAndSections: Acts.prefault([]),
    historyOfCaseHearings: Rows(HistoryRow),
    businessOnDateEntries: Rows(BusinessRow),
    listingDates: Rows(ListingRow),
    interimOrders: Rows(InterimOrderRow),
    judgmentOrders: Rows(JudgmentRow),
    interlocutoryApplications: Rows(ApplicationRow),
    linkCases: Rows(LinkedRow),
    taggedMatters: Rows(LinkedRow),
    earlierCourtDetails: Rows(EarlierCourtRow),
    subordinateCourt: SubordinateCourt,
  })
  .refine(({ petitioners, respondents }) => petitioners.length + respondents.length > 0, { path: ['petitioners'] })
type CourtCaseData = z.output<typeof CourtCaseData>

/**
 * Maps a record to the canonical case. A disposed case has no next hearing, even if the record still has an old one.
 * Where `judges` is empty, the judge of the last hearing that names one is used.
 */
export function courtCaseOf(record: CourtCaseData, courtType: CourtType, cnr: string, labels: Labels): CaseReading {
  const courtCode = record.cnrCourtCode ?? establishmentOfCnr(cnr)
  const petitioners = partiesOf(record.petitioners, record.petitionerAdvocates)
  const respondents = partiesOf(record.respondents, record.respondentAdvocates)
  const hearings = hearingsOf(record)
  const status = readStatus(record.caseStatus)
  const courtCase: CourtCase = present({
    // The type as the court writes it: the source's own codes mean nothing to a court.
    identifier: recogniseCase(courtType, { ...record, cnr, caseType: record.caseTypeRaw }).identifier,
    courtType,
    court: record.courtName ?? labels.courtCode?.[courtCode] ?? courtCode,
    state: labels.stateCode?.[record.state ?? ''] ?? record.state,
    district: record.district,
    bench: record.benchName,
    judge: record.judges.kept.join(', ') || hearings.findLast(({ judge }) => judge !== undefined)?.judge,
    caseType: record.caseType,
    caseTypeName: labels.caseType?.[record.caseType ?? ''] ?? record.caseTypeRaw,
    caseNumber: printedNumber(record.caseTypeRaw ?? record.caseType, record.registrationNumber),
    filingNumber: record.filingNumber,
    status,
    stage: record.purpose ?? record.stageOfCaseRaw,
    natureOfDisposal: record.disposalTypeRaw ?? record.disposalType,
    filingDate: record.filingDate,
    registrationDate: record.registrationDate,
    firstHearingDate: record.firstHearingDate,
    previousHearingDate: record.lastHearingDate,
    nextHearingDate: status === 'DISPOSED' ? undefined : record.nextHearingDate,
    decisionDate: record.decisionDate,
    petitioners: petitioners.kept,
    respondents: respondents.kept,
    acts: record.actsAndSections,
    hearings,
    orders: courtOrders(cnr, record.interimOrders.kept, record.judgmentOrders.kept),
    interlocutoryApplications: record.interlocutoryApplications.kept.map(({ regNo, filedBy, filingDate, status }) =>
      present({ number: regNo, filedBy, filingDate, status }),
    ),
    linkedCases: linkedCasesOf(record),
  })
  return {
    courtCase: redactCaseContacts(courtCase),
    omittedRows: omittedOf(petitioners, respondents, ...LISTS.map((list) => record[list])),
  }
}

const LISTS = [
  'judges',
  'historyOfCaseHearings',
  'businessOnDateEntries',
  'listingDates',
  'interimOrders',
  'judgmentOrders',
  'interlocutoryApplications',
  'linkCases',
  'taggedMatters',
  'earlierCourtDetails',
] as const satisfies (keyof CourtCaseData)[]

function hearingsOf({ historyOfCaseHearings, businessOnDateEntries, listingDates }: CourtCaseData): Hearing[] {
  const hearings = joinHearings(historyOfCaseHearings.kept, businessOnDateEntries.kept)
  return hearings.length > 0 ? hearings : listedHearings(listingDates.kept)
}

function linkedCasesOf(record: CourtCaseData): LinkedCase[] {
  const { linkCases, taggedMatters, earlierCourtDetails, subordinateCourt } = record
  const { caseNumber, courtName } = subordinateCourt
  return [
    ...linkCases.kept.map(({ caseNumber }): LinkedCase => ({ number: caseNumber, relation: 'LINKED' })),
    ...taggedMatters.kept.map(({ caseNumber }): LinkedCase => ({ number: caseNumber, relation: 'TAGGED' })),
    ...earlierCourtDetails.kept.map(({ caseNo, court }) =>
      present({ number: caseNo, court, relation: 'EARLIER_COURT' as const }),
    ),
    ...(caseNumber === undefined
      ? []
      : [present({ number: caseNumber, court: courtName, relation: 'SUBORDINATE_COURT' as const })]),
  ]
}
