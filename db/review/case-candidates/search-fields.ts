import { LASTING_KEYS } from '../../../domain/courts/same-case-keys.ts'
import { CANDIDATE_STATUSES, CUSTOMER_DECISIONS, DISCOVERY_MODES } from '../../../domain/review/candidate.ts'
import { identifierFields } from '../../base/identifier-columns.ts'
import type { Searched } from '../../base/search/searched.ts'
import { CANDIDATE_COLUMNS } from './tables.ts'

/** The fields by which clients may search an entity's candidates. */
export const CANDIDATE_FIELDS = {
  _id: { type: 'id', value: 't.id', indexed: true },
  number: { type: 'whole', value: 't.number', indexed: true },
  accountId: { type: 'id', value: 't.account_id' },
  watchlistEntityId: { type: 'id', value: 't.watchlist_entity_id' },
  ...identifierFields,
  status: { type: CANDIDATE_STATUSES, value: 't.status', indexed: true },
  discoveryMode: { type: DISCOVERY_MODES, value: 't.discovery_mode' },
  customerDecision: { type: CUSTOMER_DECISIONS, value: 't.customer_decision', nullable: true },
  promotedCaseId: { type: 'id', value: 't.promoted_case_id', nullable: true },
  created: { type: 'whole', value: 't.created', indexed: true },
  updated: { type: 'whole', value: 't.updated', nullable: true, indexed: true },
} as const satisfies Searched['fields']

/** The lists in which a customer finds candidates; added ones are among the cases. */
export const CANDIDATE_TABS = ['historical', 'pendingReview'] as const
export type CandidateTab = (typeof CANDIDATE_TABS)[number]

/** Whether a key is a number that a case keeps forever. */
const isLasting = (key: string) => `${key} REGEXP '${LASTING_KEYS}'`

/** Whether both cases have such numbers: then they are one only by such a number (`areTwoCases`). */
const BOTH_LAST = `EXISTS (SELECT 1 FROM case_candidate_keys own WHERE own.case_candidate_id = t.id AND ${isLasting('own.identity_key')})
    AND EXISTS (SELECT 1 FROM tracked_case_keys own
      WHERE own.account_id = c.account_id AND own.tracked_case_id = c.tracked_case_id AND ${isLasting('own.identity_key')})`

/**
 * Whether a candidate still waits for a decision. If its case was tracked for the entity by hand, it is on the
 * watchlist already. MySQL 8 sees the candidate only from the subquery's WHERE, not from the ON of a join.
 */
export const IS_OPEN = `t.customer_decision IS NULL AND NOT EXISTS (
  SELECT 1 FROM case_candidate_keys k
  JOIN tracked_case_keys c ON c.identity_key = k.identity_key
  JOIN tracked_case_entities l ON l.account_id = c.account_id AND l.tracked_case_id = c.tracked_case_id
  WHERE k.case_candidate_id = t.id AND c.account_id = t.account_id AND l.watchlist_entity_id = t.watchlist_entity_id
    AND (${isLasting('k.identity_key')} OR NOT (${BOTH_LAST})))`

/**
 * Candidates that the customer decides without a review, including declined ones; and those that the operator approved.
 */
const CONDITIONS: Record<CandidateTab, string> = {
  historical: `t.status = 'APPROVED' AND
    (t.customer_decision = 'DECLINED' OR (t.discovery_mode = 'HISTORICAL' AND ${IS_OPEN}))`,
  pendingReview: `t.status = 'APPROVED' AND t.discovery_mode = 'ONGOING' AND ${IS_OPEN}`,
}

/** Returns how the candidates of one tab are searched. */
export function searchedIn(tab: CandidateTab): Searched {
  return { table: 'case_candidates', columns: CANDIDATE_COLUMNS, fields: CANDIDATE_FIELDS, only: CONDITIONS[tab] }
}
