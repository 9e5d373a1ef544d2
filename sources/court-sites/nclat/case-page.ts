import { z } from 'zod'
import type { CourtCase } from '../../../domain/case.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { Day, NeededDay, NeededRows, NeededText, present, Rows, Text, Texts } from '../../readings.ts'
import { courtCaseOf, isDisposed, mayBeFiledAs, numbered, onlyCase } from '../case.ts'
import { readJson } from '../json.ts'

const Found = z.object({ data: NeededRows(z.object({ filing_no: NeededText })) })

/** Reads the rows of a search: the one case that was found, with its filing number. */
export function readSearch(text: string): Reading<{ filing_no: string }> {
  return readJson(Found, text, ({ data }) => onlyCase(data))
}

const HearingDetails = z
  .object({ hearing_date: Day, stage_of_case: Text, coram: Text })
  .partial()
  .catch({})
  .prefault({})
const Details = z.object({
  case_details: z.object({
    filing_no: NeededText,
    case_no: Text,
    case_type: Text,
    date_of_filing: Day,
    registration_date: Day,
    case_status: Text,
    disposal_date: Day,
  }),
  party_details: z.object({ applicant_name: Texts, respondant_name: Texts }),
  legal_representative: z.object({ applicant: Text, respondant: Text }).partial().catch({}).prefault({}),
  first_hearing_details: HearingDetails,
  last_hearing_details: HearingDetails,
  next_hearing_details: HearingDetails,
  case_history: Rows(z.object({ hearing_date: Day, next_hearing_date: Day, purpose: Text, coram: Text })),
  order_history: Rows(z.object({ order_date: NeededDay, order_type: Text, path: Text })),
  ias_other_application: Rows(z.object({ ia_no: NeededText, status: Text })),
  connected_cases: Rows(z.object({ case_no: NeededText })),
})

export function readCasePage(text: string, requested: CaseIdentifier): Reading<CourtCase> {
  return readJson(Details, text, (details) => readDetails(details, requested))
}

function readDetails(details: z.output<typeof Details>, requested: CaseIdentifier): Reading<CourtCase> {
  if (details.order_history.omitted > 0) return failed('ParseGap', 'An order cannot be read.')
  const { case_details: about, party_details: parties, legal_representative: lawyers } = details
  if (!mayBeFiledAs(requested, about.filing_no)) return failed('ParseGap', 'The page is about another case.')
  const fields = {
    court: 'National Company Law Appellate Tribunal',
    judge: details.next_hearing_details.coram ?? details.last_hearing_details.coram,
    caseType: about.case_type,
    caseNumber: about.case_no,
    status: isDisposed(about.case_status, about.disposal_date) ? ('DISPOSED' as const) : ('PENDING' as const),
    stage: details.next_hearing_details.stage_of_case ?? details.last_hearing_details.stage_of_case,
    filingDate: about.date_of_filing,
    registrationDate: about.registration_date,
    firstHearingDate: details.first_hearing_details.hearing_date,
    previousHearingDate: details.last_hearing_details.hearing_date,
    nextHearingDate: details.next_hearing_details.hearing_date,
    decisionDate: about.disposal_date,
    petitioners: sideOf(parties.applicant_name.kept, lawyers.applicant),
    respondents: sideOf(parties.respondant_name.kept, lawyers.respondant),
    hearings: details.case_history.kept.map(({ hearing_date, next_hearing_date, purpose, coram }) =>
      present({ businessDate: hearing_date, nextDate: next_hearing_date, purpose, judge: coram }),
    ),
    orders: numbered(
      details.order_history.kept.map(({ order_date, order_type, path }) =>
        present({ orderDate: order_date, orderType: order_type, reference: path }),
      ),
    ),
    interlocutoryApplications: details.ias_other_application.kept.map(({ ia_no, status }) =>
      present({ number: ia_no, status }),
    ),
    linkedCases: details.connected_cases.kept.map(({ case_no }) => ({ number: case_no, relation: 'LINKED' as const })),
  }
  return { kind: 'found', value: courtCaseOf(requested, { filingNumber: about.filing_no }, fields) }
}

function sideOf(names: string[], advocate: string | undefined) {
  return names.map((name, index) => present({ name, advocate: index === 0 ? advocate : undefined }))
}
