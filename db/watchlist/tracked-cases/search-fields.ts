import { RISK_LEVELS } from '../../../domain/risk/levels.ts'
import { CASE_STATUSES } from '../../../domain/watchlist/watchlist.ts'
import { identifierFields } from '../../base/identifier-columns.ts'
import type { Searched } from '../../base/search/searched.ts'
import { selectList } from '../../base/table.ts'
import { CASE_COLUMNS, type CaseRow } from './tables.ts'

/** The fields by which clients may search cases. */
export const CASE_FIELDS = {
  _id: { type: 'id', value: 't.id', indexed: true },
  number: { type: 'whole', value: 't.number', indexed: true },
  accountId: { type: 'id', value: 't.account_id' },
  watchlistEntityIds: {
    type: 'id',
    contains:
      '(t.account_id, t.id) IN (SELECT l.account_id, l.tracked_case_id FROM tracked_case_entities l WHERE l.watchlist_entity_id IN (:values))',
  },
  ...identifierFields,
  'caseIdentifier.cnr': { ...identifierFields['caseIdentifier.cnr'], indexed: true },
  'caseIdentifier.registrationNumber': { ...identifierFields['caseIdentifier.registrationNumber'], indexed: true },
  riskLevel: { type: RISK_LEVELS, value: 't.risk_level', indexed: true },
  status: { type: CASE_STATUSES, value: 't.status', indexed: true },
  reviewedAt: { type: 'whole', value: 't.reviewed_at', nullable: true, indexed: true },
  created: { type: 'whole', value: 't.created', indexed: true },
  createdBy: { type: 'id', value: 't.created_by', nullable: true },
  updated: { type: 'whole', value: 't.updated', nullable: true, indexed: true },
  updatedBy: { type: 'id', value: 't.updated_by', nullable: true },
} as const satisfies Searched['fields']

/** The list court, the time of the next request, and the operator's notes, which only the review reads. */
const NOT_READ = ['listCourt', 'notFoundTimes', 'notFoundDueOn', 'reviewedBy', 'reviewReason'] as const

/** A case as its own table holds it. */
export type ReadCase = Omit<CaseRow, (typeof NOT_READ)[number]>

/** How tracked cases are searched. */
export const SEARCHED_CASES: Searched = {
  table: 'tracked_cases',
  columns: selectList(CASE_COLUMNS, NOT_READ),
  kind: 'CASE',
  fields: CASE_FIELDS,
  only: "t.status <> 'ARCHIVED'",
  counted: ['status', 'riskLevel'],
}
