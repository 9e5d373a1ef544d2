import { z } from 'zod'
import type { CourtCase } from '../../../domain/case.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { failed, type Reading } from '../../http-answer.ts'
import { Day, NeededRows, NeededText, present, Rows, Text } from '../../readings.ts'
import { courtCaseOf, isDisposed, mayBeFiledAs, numbered, onlyCase } from '../case.ts'
import { readJson } from '../json.ts'

const SearchRow = z.object({ filing_no: NeededText, case_no: Text })
const Found = z.object({ mainpanellist: NeededRows(SearchRow) })

/** Reads the rows of a search: the one case that was found, with its filing number. */
export function readSearch(text: string): Reading<{ filing_no: string }> {
  return readJson(Found, text, ({ mainpanellist }) => onlyCase(mainpanellist))
}

const Status = z.object({
  filing_no: NeededText,
  case_no: Text,
  case_type_desc_cis: Text,
  bench_location_name: Text,
  court_no: Text,
  date_of_filing: Day,
  regis_date: Day,
  next_list_date: Day,
  disposal_date: Day,
  status: Text,
  caseStageMainPanel: Text,
})
const PartyRow = z.object({ party_type: NeededText, party_name: NeededText, party_lawer_name: Text })
const Proceeding = z.object({
  listing_date: Day,
  purpose: Text,
  today_action: Text,
  next_list_date: Day,
  encPath: Text,
})
const Details = z.object({
  allfinalstatuslist: NeededRows(Status),
  partydetailslist: Rows(PartyRow),
  allproceedingdtls: Rows(Proceeding),
  mainFilnowithIaNoList: Rows(z.object({ ia_no: NeededText, status: Text, date_of_filing: Day })),
})

export function readCasePage(text: string, requested: CaseIdentifier): Reading<CourtCase> {
  return readJson(Details, text, (details) => readDetails(details, requested))
}

function readDetails(details: z.output<typeof Details>, requested: CaseIdentifier): Reading<CourtCase> {
  const statuses = details.allfinalstatuslist
  if (statuses.kept.length + statuses.omitted === 0) return { kind: 'none' }
  const status = statuses.kept.find(({ filing_no }) => mayBeFiledAs(requested, filing_no))
  if (!status) return failed('ParseGap', 'The page is about another case.')
  if (details.allproceedingdtls.omitted > 0) return failed('ParseGap', 'A proceeding cannot be read.')
  const proceedings = details.allproceedingdtls.kept
  const fields = {
    court: `National Company Law Tribunal${status.bench_location_name ? `, ${status.bench_location_name}` : ''}`,
    bench: status.bench_location_name,
    judge: status.court_no && `Court ${status.court_no}`,
    caseTypeName: status.case_type_desc_cis,
    caseNumber: status.case_no,
    status: isDisposed(status.status, status.disposal_date) ? ('DISPOSED' as const) : ('PENDING' as const),
    stage: status.caseStageMainPanel,
    filingDate: status.date_of_filing,
    registrationDate: status.regis_date,
    nextHearingDate: status.next_list_date,
    decisionDate: status.disposal_date,
    petitioners: sideOf(details.partydetailslist.kept, 'P'),
    respondents: sideOf(details.partydetailslist.kept, 'R'),
    hearings: proceedings.map(({ listing_date, next_list_date, purpose, today_action }) =>
      present({ businessDate: listing_date, nextDate: next_list_date, purpose, business: today_action }),
    ),
    orders: numbered(
      proceedings.flatMap(({ listing_date, encPath }) =>
        listing_date && encPath ? [{ orderDate: listing_date, reference: encPath }] : [],
      ),
    ),
    interlocutoryApplications: details.mainFilnowithIaNoList.kept.map(({ ia_no, status, date_of_filing }) =>
      present({ number: ia_no, status, filingDate: date_of_filing }),
    ),
  }
  return { kind: 'found', value: courtCaseOf(requested, { filingNumber: status.filing_no }, fields) }
}

/** `P1`, `P2`, `R1`: the side and the position on it. The parties' addresses are not read. */
function sideOf(rows: z.output<typeof PartyRow>[], side: 'P' | 'R') {
  return rows
    .filter(({ party_type }) => party_type.toUpperCase().startsWith(side))
    .map(({ party_name, party_lawer_name }) => present({ name: party_name, advocate: party_lawer_name }))
}
