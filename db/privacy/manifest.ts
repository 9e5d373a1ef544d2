import type { ShareableKind } from '../watchlist/shares.ts'

/*
 * How each table is erased. A new table needs an entry; a test compares this list with the schema. The tables are in
 * order of deletion: those with foreign keys before the tables they refer to.
 */

/** Selects the orders that have the documents of some keys. */
const ORDERS_WITH = 'SELECT order_id AS id FROM order_documents WHERE original_key IN (:values)'

/** A unit of erasure: all rows that its id leads to. A document has the id of its order. */
export type Thing =
  | 'account'
  | 'entity'
  | 'candidate'
  | 'case'
  | 'hearing'
  | 'lookup'
  | 'order'
  | 'document'
  | 'search'
  | 'import'
  | 'export'
  | 'webhook'
  | 'team'

/** Records of one kind that are erased together, with all rows that their ids lead to. */
export interface Things {
  thing: Thing
  ids: readonly string[]
  /**
   * The account that owns them: no row of another account is erased with them. Null only for documents, which belong to
   * their bytes.
   */
  accountId: string | null
}

/** How a person's name is erased from a table. */
export interface Texts {
  /** Columns with plain text. */
  plain?: readonly string[]
  /** Columns with JSON. */
  json?: readonly string[]
  /** Columns with gzipped text or JSON: they are emptied, not rewritten. */
  gzip?: readonly string[]
  /** How to erase a row that names the person: mask the name, delete the row, or erase its record. */
  fate: 'mask' | 'delete' | 'thing'
  /** The record that is erased as a whole with such a row. */
  with?: GoesWith
  /** Whether its rows are searches, which end lest they go on asking for a masked text. */
  isSearched?: true
}

/** The entity whose id a column holds, or the documents of the orders that a query finds by the values of a column. */
export type GoesWith = { entity: string } | { documents: string; column: string }

/** How one table is erased. */
export interface TableErasure {
  /** The kind of its rows, which are counted and whose texts are packed for searches. */
  searchedAs?: ShareableKind
  /**
   * The column that leads from each kind of record to the rows erased with it. If `account` is one of them, only rows
   * of the record's own account are erased: other accounts may have rows about a record shared with them.
   */
  rows?: Partial<Record<Thing, string>>
  /** The texts that may name a person. */
  texts?: readonly Texts[]
  /** Why rows outlive the erasure of their account, or belong to no account. */
  stays?: string
}

const IDS_ONLY = 'It holds ids and states, no names.'
const SERVICE = 'It belongs to the service, not to an account, and names nobody.'

export const MANIFEST: Record<string, TableErasure> = {
  // Candidates
  case_candidate_keys: { rows: { entity: 'watchlist_entity_id', candidate: 'case_candidate_id' } },
  case_candidates: {
    rows: { entity: 'watchlist_entity_id', candidate: 'id', account: 'account_id' },
    texts: [
      {
        plain: ['matched_party', 'review_reason', 'decision_reason'],
        json: ['found', 'reasons', 'conflicts'],
        fate: 'mask',
      },
    ],
  },
  // Tracked cases
  tracked_case_keys: { rows: { case: 'tracked_case_id', account: 'account_id' } },
  tracked_case_entities: { rows: { case: 'tracked_case_id', entity: 'watchlist_entity_id', account: 'account_id' } },
  tracked_case_snapshots: { rows: { case: 'tracked_case_id' }, texts: [{ json: ['snapshot'], fate: 'mask' }] },
  tracked_case_records: { rows: { case: 'tracked_case_id' }, texts: [{ json: ['court_case'], fate: 'mask' }] },
  tracked_case_changes: {
    rows: { case: 'tracked_case_id' },
    texts: [{ json: ['from_value', 'to_value'], fate: 'mask' }],
  },
  case_relations: {
    rows: { case: 'case_id', account: 'account_id' },
    texts: [{ plain: ['number', 'court'], fate: 'mask' }],
  },
  case_family_keys: { rows: { case: 'case_id', account: 'account_id' } },
  hearing_changes: {
    rows: { hearing: 'hearing_id' },
    texts: [{ plain: ['from_value', 'to_value'], fate: 'mask' }],
  },
  hearings: {
    rows: { hearing: 'id', case: 'tracked_case_id', account: 'account_id' },
    texts: [{ plain: ['court', 'bench', 'stage', 'number_as_listed', 'connected_to'], fate: 'mask' }],
  },
  hearing_sightings: {
    rows: { case: 'tracked_case_id' },
    texts: [{ plain: ['bench', 'stage', 'number_as_listed', 'connected_to'], fate: 'mask' }],
  },
  list_alerts: { rows: { account: 'account_id' } },
  hearing_digests: { rows: { account: 'account_id' } },
  list_documents: { stays: SERVICE },
  list_days: { stays: SERVICE },
  court_holidays: { stays: SERVICE },
  merged_records: { rows: { case: 'merged_into', hearing: 'merged_into', account: 'account_id' } },
  case_refresh_positions: { stays: `${IDS_ONLY} It is deleted with the next night.` },
  tracked_cases: {
    rows: { case: 'id', account: 'account_id' },
    texts: [{ plain: ['review_reason'], fate: 'mask' }],
    searchedAs: 'CASE',
  },
  // Packed again without a text that is erased.
  tracked_case_texts: { rows: { account: 'account_id' } },
  watchlist_entity_texts: { rows: { account: 'account_id' } },
  record_counts: { rows: { account: 'account_id' } },
  // Entities
  shares: { rows: { entity: 'thing_id', case: 'thing_id' } },
  entity_source_syncs: { rows: { entity: 'watchlist_entity_id' } },
  entity_onboardings: { rows: { entity: 'watchlist_entity_id' } },
  daily_sync_positions: { stays: `${IDS_ONLY} It is deleted with the next night.` },
  name_variations: {
    rows: { entity: 'watchlist_entity_id' },
    texts: [
      {
        plain: ['name'],
        fate: 'thing',
        with: { entity: 'watchlist_entity_id' },
      },
    ],
  },
  watchlist_entities: {
    rows: { entity: 'id', account: 'account_id' },
    searchedAs: 'ENTITY',
    texts: [
      { plain: ['name'], fate: 'thing', with: { entity: 'id' } },
      { plain: ['father_name', 'location', 'registration_number'], fate: 'mask' },
    ],
  },
  // Looked-up cases
  challenges: { rows: { order: 'order_id', document: 'order_id' }, texts: [{ plain: ['session'], fate: 'delete' }] },
  challenge_history: { stays: 'It says who of the operators answered which picture, for a year. It names no party.' },
  document_arrivals: { rows: { order: 'order_id', document: 'order_id' } },
  order_documents: { rows: { order: 'order_id', document: 'order_id' } },
  orders: {
    rows: { order: 'id', lookup: 'looked_up_case_id' },
    texts: [{ plain: ['judge', 'reference'], fate: 'mask' }],
  },
  case_summaries: {
    rows: { lookup: 'looked_up_case_id', account: 'account_id' },
    texts: [
      { plain: ['case_summary', 'risk_justification', 'error'], json: ['order_summaries', 'items'], fate: 'mask' },
    ],
  },
  looked_up_case_aliases: { rows: { lookup: 'looked_up_case_id', account: 'account_id' } },
  looked_up_cases: {
    rows: { lookup: 'id', account: 'account_id' },
    texts: [
      {
        json: ['court_case'],
        fate: 'mask',
        with: { column: 'id', documents: 'SELECT id FROM orders WHERE looked_up_case_id IN (:values)' },
      },
    ],
  },
  // Documents belong to their bytes: they are erased with the last order that has them.
  order_summaries: {
    texts: [{ json: ['summary'], fate: 'delete', with: { column: 'document_key', documents: ORDERS_WITH } }],
    stays: 'It goes with the last order that has the document.',
  },
  document_texts: {
    texts: [
      {
        gzip: ['pages_gzip'],
        fate: 'delete',
        with: { column: 'document_key', documents: ORDERS_WITH },
      },
    ],
    stays: 'It goes with the last order that has the document.',
  },
  // Historical searches
  historical_result_keys: { rows: { search: 'search_id' } },
  historical_results: { rows: { search: 'search_id' }, texts: [{ json: ['result'], fate: 'mask' }] },
  historical_source_pages: { rows: { search: 'search_id' }, texts: [{ json: ['cases'], fate: 'mask' }] },
  historical_searches: {
    rows: { search: 'id', account: 'account_id' },
    texts: [
      { plain: ['client_reference'], fate: 'mask' },
      { json: ['criteria'], fate: 'mask', isSearched: true },
    ],
  },
  // Lists
  import_rows: { rows: { import: 'import_id' }, texts: [{ json: ['input', 'issues'], fate: 'mask' }] },
  imports: { rows: { import: 'id', account: 'account_id' } },
  export_pages: { rows: { export: 'export_id' }, texts: [{ plain: ['content'], fate: 'mask' }] },
  export_files: { rows: { export: 'export_id' } },
  export_accounts: { rows: { export: 'export_id' } },
  exports: { rows: { export: 'id', account: 'account_id' }, texts: [{ json: ['filter'], fate: 'mask' }] },
  // Events
  webhook_deliveries: {
    rows: { webhook: 'webhook_id', account: 'account_id' },
    texts: [{ plain: ['last_answer'], fate: 'mask' }],
  },
  webhook_endpoints: {
    rows: { webhook: 'id', account: 'account_id' },
    texts: [{ plain: ['description'], fate: 'mask' }],
  },
  notice_events: { rows: { account: 'account_id' } },
  notices: { rows: { account: 'account_id' } },
  notice_subscriptions: { rows: { account: 'account_id' } },
  events: { rows: { account: 'account_id' } },
  event_sequence: { stays: SERVICE },
  // The account itself
  calendars: { rows: { account: 'account_id' }, texts: [{ plain: ['name'], fate: 'mask' }] },
  api_keys: { rows: { account: 'account_id' } },
  team_members: { rows: { team: 'team_id' } },
  teams: { rows: { team: 'id', account: 'account_id' } },
  users: { rows: { account: 'account_id' } },
  // Encrypted for a day with a key that only the client has, so it cannot be searched.
  idempotency_records: { rows: { account: 'account_id' } },
  number_sequences: { rows: { account: 'account_id' } },
  account_spend: { rows: { account: 'account_id' } },
  accounts: { stays: 'The ledger refers to it. Its name is deleted.' },
  plans: { stays: SERVICE },
  usage_ledger: {
    stays: 'Books are kept for eight years (Companies Act 2013, section 128(5)). It holds units and ids.',
  },
  usage_days: { stays: 'It adds up the ledger.' },
  usage_costs: { stays: 'It belongs to the ledger and holds numbers.' },
  // Logs
  audit_log: { stays: `${IDS_ONLY} It says who erased what.` },
  access_log: { stays: `${IDS_ONLY} DPDP Rules 2025: it is kept for a year.` },
  access_log_things: { stays: `${IDS_ONLY} DPDP Rules 2025: it is kept for a year.` },
  source_calls: {
    texts: [{ gzip: ['body_gzip'], fate: 'mask' }],
    stays:
      'Searched names are in it as keyed hashes. Raw answers are deleted after seven days, those that name an erased person at once.',
  },
  erasures: { stays: 'It is the record of the erasure. Names are deleted from it at its end.' },
  erasure_items: { stays: 'It is empty when the erasure has ended.' },
  suppressions: { stays: 'It holds keyed hashes, so that what was erased does not come back.' },
  // Reviewers
  review_claims: { rows: { candidate: 'thing_id', case: 'thing_id' } },
  review_set_asides: {
    rows: { candidate: 'thing_id', case: 'thing_id' },
    texts: [{ plain: ['note'], fate: 'mask' }],
  },
  console_sessions: { stays: 'It ends with the key that it was opened with, and holds hashes.' },
  // The service
  operator_keys: { stays: SERVICE },
  alarms: { stays: SERVICE },
  daily_syncs: { stays: SERVICE },
  case_sweeps: { stays: SERVICE },
  case_states: { stays: 'It has CNRs and hashes, and no account.' },
  last_runs: { stays: SERVICE },
  rate_windows: { stays: `${SERVICE} It is deleted after ten minutes.` },
  slots: { stays: SERVICE },
  document_jobs: { stays: 'It has the number of a case for an hour, and no account.' },
  source_call_counts: { stays: SERVICE },
  source_spend: { stays: SERVICE },
  source_rates: { stays: SERVICE },
  source_quotas: { stays: SERVICE },
  source_circuits: { stays: SERVICE },
  source_pauses: { stays: SERVICE },
  outbox: { stays: 'Starts of workflows that are deleted are taken out of it.' },
}

/** The parts of each kind of record, with the query that reads their next ids in the account: they are erased first. */
export const PARTS: Partial<Record<Thing, readonly { thing: Thing; ids: string }[]>> = {
  account: [
    { thing: 'entity', ids: 'SELECT id FROM watchlist_entities WHERE account_id = :accountId' },
    { thing: 'case', ids: 'SELECT id FROM tracked_cases WHERE account_id = :accountId' },
    { thing: 'lookup', ids: 'SELECT id FROM looked_up_cases WHERE account_id = :accountId' },
    { thing: 'search', ids: 'SELECT id FROM historical_searches WHERE account_id = :accountId' },
    { thing: 'import', ids: 'SELECT id FROM imports WHERE account_id = :accountId' },
    { thing: 'export', ids: 'SELECT id FROM exports WHERE account_id = :accountId' },
    { thing: 'webhook', ids: 'SELECT id FROM webhook_endpoints WHERE account_id = :accountId' },
    { thing: 'team', ids: 'SELECT id FROM teams WHERE account_id = :accountId' },
  ],
  entity: [
    {
      thing: 'candidate',
      ids: 'SELECT id FROM case_candidates WHERE account_id = :accountId AND watchlist_entity_id IN (:ids)',
    },
    // Cases that the account tracks for these entities alone. Other accounts have their own cases for a shared entity.
    {
      thing: 'case',
      ids: `SELECT DISTINCT l.tracked_case_id AS id FROM tracked_case_entities l
        WHERE l.account_id = :accountId AND l.watchlist_entity_id IN (:ids)
        AND NOT EXISTS (SELECT 1 FROM tracked_case_entities other WHERE other.account_id = l.account_id
          AND other.tracked_case_id = l.tracked_case_id AND other.watchlist_entity_id NOT IN (:ids))`,
    },
  ],
  case: [
    { thing: 'hearing', ids: 'SELECT id FROM hearings WHERE account_id = :accountId AND tracked_case_id IN (:ids)' },
  ],
  lookup: [{ thing: 'order', ids: 'SELECT id FROM orders WHERE looked_up_case_id IN (:ids)' }],
}

/** The tables whose rows outlive an erasure, and why. */
export const STAYS: { table: string; why: string }[] = Object.entries(MANIFEST).flatMap(([table, { stays }]) =>
  stays === undefined ? [] : [{ table, why: stays }],
)
