import { z } from 'zod'
import type { CourtCase, LinkedCase, Party } from '../../../domain/case.ts'
import { recogniseCase } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { filedNumber } from '../../../domain/families/statements.ts'
import { Day, NeededText, omittedOf, present, Rows, Text } from '../../readings.ts'
import { redactCaseContacts } from '../../redact-contacts.ts'
import { byHearingDay } from '../chronology.ts'
import { printedNumber } from '../printed-number.ts'
import type { CaseReading } from '../provider-call.ts'
import { courtOrders, OrderRow } from './orders.ts'
import { namesOnTitleLine } from './parties.ts'
import { readStatus } from './status.ts'

const PetitionerRow = z.object({ petitionerName: NeededText, advocate: Text, counsel: Text })
const RespondentRow = z.object({ respondentName: NeededText, advocate: Text, counsel: Text })

/** An act as a text or with its sections apart. */
const ActRow = z
  .object({ actName: NeededText, sections: Text })
  .transform(({ actName, sections }) => (sections === undefined ? actName : `${actName} - ${sections}`))
  .or(NeededText)

const HistoryRow = z
  .object({ businessOnDate: Day, hearingDate: Day, judge: Text, purpose: Text, purposeOfListing: Text })
  .refine(({ businessOnDate, hearingDate }) => businessOnDate ?? hearingDate)
  .transform(({ businessOnDate, hearingDate, judge, purpose, purposeOfListing }) =>
    present({ businessDate: businessOnDate, nextDate: hearingDate, judge, purpose: purpose ?? purposeOfListing }),
  )

/**
 * The fields inside the rows of applications, linked cases, earlier courts and transfers are not documented. A row is
 * read when it has its number under one of the likely names, else counted as left out.
 */
const NumberedRow = z
  .object({
    number: Text,
    caseNumber: Text,
    caseNo: Text,
    regNo: Text,
    filingNumber: Text,
    iaNumber: Text,
    court: Text,
    courtName: Text,
    filedBy: Text,
    filingDate: Day,
    status: Text,
  })
  .transform(({ number, caseNumber, caseNo, regNo, filingNumber, iaNumber, court, courtName, ...row }) => ({
    ...row,
    number: number ?? caseNumber ?? caseNo ?? regNo ?? iaNumber ?? filingNumber ?? '',
    isFiled: [number, caseNumber, caseNo, regNo, iaNumber].every((other) => other === undefined),
    court: court ?? courtName,
  }))
  .refine(({ number }) => number !== '')

/** The used fields of an answer's flat object. Contact data never gets this far. */
export const CaseDetails = z
  .object({
    cnrNumber: Text,
    caseType: Text,
    caseStatus: Text,
    caseStage: Text,
    natureOfDisposal: Text,
    filingNumber: Text,
    filingDate: Day,
    registrationNumber: Text,
    registrationDate: Day,
    courtName: Text,
    courtEstablishment: Text,
    courtNumberAndJudge: Text,
    coram: Text,
    bench: Text,
    district: Text,
    state: Text,
    firstHearingDate: Day,
    previousHearingDate: Day,
    nextHearingDate: Day,
    decisionDate: Day,
    petitionersText: Text,
    respondentsText: Text,
    petitioners: Rows(PetitionerRow),
    respondents: Rows(RespondentRow),
    acts: Rows(ActRow),
    caseHistory: Rows(HistoryRow),
    orders: Rows(OrderRow),
    interlocutoryApplicationDetails: Rows(NumberedRow),
    linkedCases: Rows(NumberedRow),
    earlierCourts: Rows(NumberedRow),
    transfers: Rows(NumberedRow),
  })
  .refine(
    ({ petitioners, respondents, petitionersText, respondentsText }) =>
      petitioners.kept.length + respondents.kept.length > 0 || (petitionersText ?? respondentsText),
    { path: ['petitioners'] },
  )
  .transform(({ courtName, courtEstablishment, ...details }, context) => {
    const court = courtName ?? courtEstablishment
    if (court !== undefined) return { ...details, court }
    context.addIssue({ code: 'custom', path: ['courtName'] })
    return z.NEVER
  })

export type CaseDetails = z.output<typeof CaseDetails>

/** Maps an answer to the canonical case. The requested numbers stay; the court's own are added. */
export function courtCaseOf(details: CaseDetails, requested: CaseIdentifier): CaseReading {
  const { courtType } = requested
  const status = readStatus(details.caseStatus)
  const courtCase: CourtCase = present({
    identifier: recogniseCase(courtType, { ...details, cnr: details.cnrNumber, ...requested }).identifier,
    courtType,
    court: details.court,
    state: details.state,
    district: details.district,
    bench: details.bench,
    judge: details.courtNumberAndJudge ?? details.coram?.replace(GLUED_COURT_NUMBER, ''),
    caseType: details.caseType,
    caseNumber: printedNumber(details.caseType, details.registrationNumber),
    filingNumber: details.filingNumber,
    status,
    stage: details.caseStage,
    natureOfDisposal: details.natureOfDisposal,
    filingDate: details.filingDate,
    registrationDate: details.registrationDate,
    firstHearingDate: details.firstHearingDate,
    previousHearingDate: details.previousHearingDate,
    nextHearingDate: status === 'DISPOSED' ? undefined : details.nextHearingDate,
    decisionDate: details.decisionDate,
    petitioners: partiesOf(
      details.petitioners.kept.map(({ petitionerName, ...row }) => ({ ...row, name: petitionerName })),
      details.petitionersText,
    ),
    respondents: partiesOf(
      details.respondents.kept.map(({ respondentName, ...row }) => ({ ...row, name: respondentName })),
      details.respondentsText,
    ),
    acts: details.acts.kept,
    hearings: byHearingDay(details.caseHistory.kept),
    orders: courtOrders(details.orders.kept),
    interlocutoryApplications: details.interlocutoryApplicationDetails.kept.map(
      ({ number, filedBy, filingDate, status }) => present({ number, filedBy, filingDate, status }),
    ),
    linkedCases: linkedCasesOf(details),
  })
  return { courtCase: redactCaseContacts(courtCase), omittedRows: omittedOf(...LISTS.map((list) => details[list])) }
}

const LISTS = [
  'petitioners',
  'respondents',
  'acts',
  'caseHistory',
  'orders',
  'interlocutoryApplicationDetails',
  'linkedCases',
  'earlierCourts',
  'transfers',
] as const satisfies (keyof CaseDetails)[]

/** High Court pages run the court room's number and the coram together: `1712HON'BLE MR. JUSTICE ...`. */
const GLUED_COURT_NUMBER = /^\d+(?=[A-Z])/

function partiesOf(
  listed: { name: string; advocate?: string | undefined; counsel?: string | undefined }[],
  titleLine: string | undefined,
): Party[] {
  if (listed.length === 0) return namesOnTitleLine(titleLine).map((name) => ({ name }))
  return listed.map(({ name, advocate, counsel }) => present({ name, advocate: advocate ?? counsel }))
}

function linkedCasesOf({ linkedCases, earlierCourts, transfers }: CaseDetails): LinkedCase[] {
  const linked = (relation: LinkedCase['relation'], rows: CaseDetails['linkedCases']) =>
    rows.kept.map(
      ({ number, isFiled, court }): LinkedCase =>
        present({ number: isFiled ? filedNumber(number) : number, court, relation }),
    )
  return [...linked('LINKED', linkedCases), ...linked('EARLIER_COURT', earlierCourts), ...linked('TRANSFER', transfers)]
}
