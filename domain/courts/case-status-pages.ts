import type { CourtType } from './types.ts'

/**
 * The public page of each court for the status of a case. A person types the number there: no court has an address per
 * case. Official sites only. Source: the menus of the sites themselves, November 2026.
 */
export const CASE_STATUS_PAGES: Record<CourtType, string> = {
  // eCourts, search by CNR
  DC: 'https://services.ecourts.gov.in/ecourtindia_v6/',
  // Case Status, by diary number; the other searches are tabs of the same page
  SC: 'https://www.sci.gov.in/case-status-diary-no/',
  // High Court Services of eCourts, search by CNR
  HC: 'https://hcservices.ecourts.gov.in/hcservices/main.php',
  // Case History, without sign-in
  CC: 'https://e-jagriti.gov.in/case-history-case-status',
  // Case History, before sign-in
  NCLT: 'https://efiling.nclt.gov.in/casehistorybeforeloginmenutrue.drt',
  NCLAT: 'https://nclat.nic.in/display-board/cases',
  // Its case status has no separate address
  GSTAT: 'https://efiling.gstat.gov.in/mainPage.drt',
  DRT: 'https://drt.gov.in/#/casedetail',
  DRAT: 'https://drt.gov.in/#/casedetail',
  CESTAT: 'https://cestat.gov.in/casestatus',
}
