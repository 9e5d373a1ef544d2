import { DAY_MS } from './dates.ts'
import {
  EXPORT_RETENTION_MS,
  HISTORICAL_RETENTION_MS,
  PICTURE_RETENTION_MS,
  RAW_ANSWER_RETENTION_MS,
  UNUSED_DOCUMENT_RETENTION_MS,
} from './service-limits.ts'

/*
 * How long everything is kept: one table for the purge, `GET /backoffice/retention` and docs/privacy.md. A new table of the database needs a
 * rule here; a test compares both.
 */

/** The settings that change how long something is kept, with their limits in days. A law that asks for a year sets the least. */
export const RETENTION_SETTINGS = {
  EVENT_RETENTION_DAYS: { initial: 90, least: 7 },
  SOURCE_CALL_RETENTION_DAYS: { initial: 365, least: 30 },
  ACCESS_LOG_RETENTION_DAYS: { initial: 365, least: 365 },
  AUDIT_LOG_RETENTION_DAYS: { initial: 8 * 366, least: 365 },
} as const
export type RetentionSetting = keyof typeof RETENTION_SETTINGS

/** The laws and promises that a rule follows. */
const BASES = {
  SPECIFICATION: "The API's Specification",
  PURPOSE: 'DPDP Act 2023, section 8(7): no longer than the purpose needs',
  ACCESS_LOGS: 'DPDP Rules 2025: access logs are kept for a year',
  BOOKS: 'Companies Act 2013, section 128(5): books of account are kept for eight years',
  SERVICE: 'Needed to run the service',
} as const

/** How long something is kept. */
export interface RetentionRule {
  /** What it is, for a reader who does not know the tables. */
  what: string
  /** The tables whose rows it is. Each table belongs to one rule. */
  tables: readonly string[]
  /** Columns, as `table.column`, that are emptied sooner than their rows are deleted. */
  columns?: readonly string[]
  /** After how many days the purge deletes it; null when something else ends it. */
  days: number | null
  /** What the days are counted from, or what ends it. */
  until: string
  setting?: RetentionSetting
  why: string
  basis: keyof typeof BASES
}

/** What the purge deletes by its age alone. The keys are the subjects of the alarm `RETENTION_FAILED`. */
export const AGED = {
  deliveries: {
    what: 'Webhook deliveries',
    tables: ['webhook_deliveries'],
    setting: 'EVENT_RETENTION_DAYS',
    days: RETENTION_SETTINGS.EVENT_RETENTION_DAYS.initial,
    until: 'after the event, unless the delivery is still on its way',
    why: 'A client can send events again as long as the events exist.',
    basis: 'PURPOSE',
  },
  events: {
    what: 'Events',
    tables: ['events'],
    setting: 'EVENT_RETENTION_DAYS',
    days: RETENTION_SETTINGS.EVENT_RETENTION_DAYS.initial,
    until: 'after the next event of the account. The latest event of an account stays',
    why: 'A client that reads on within this time always finds its cursor.',
    basis: 'PURPOSE',
  },
  'receiver-answers': {
    what: 'What receivers of webhooks answered',
    tables: [],
    columns: ['webhook_deliveries.last_answer'],
    days: 7,
    until: 'after the last attempt',
    why: 'A client needs it to repair its receiver.',
    basis: 'PURPOSE',
  },
  'source-calls': {
    what: 'The log of calls to sources, without their answers',
    tables: ['source_calls', 'source_call_counts'],
    setting: 'SOURCE_CALL_RETENTION_DAYS',
    days: RETENTION_SETTINGS.SOURCE_CALL_RETENTION_DAYS.initial,
    until: 'after the call',
    why: 'Bills of providers are checked against it. Searched names are in it as keyed hashes only.',
    basis: 'PURPOSE',
  },
  imports: {
    what: 'Imports with the outcome of each row. What a row said is deleted when its outcome is known',
    tables: ['imports', 'import_rows'],
    days: 90,
    until: 'after the start of an import that has ended',
    why: 'A client reads the outcomes soon after the import.',
    basis: 'PURPOSE',
  },
  'export-records': {
    what: 'Records of exports. Their filter is deleted when the export ends',
    tables: ['exports', 'export_pages', 'export_accounts'],
    days: 90,
    until: 'after the start of an export that has ended',
    why: 'An account sees who exported what.',
    basis: 'PURPOSE',
  },
  'picture-history': {
    what: 'Who answered which verification picture',
    tables: ['challenge_history'],
    days: 365,
    until: 'after the picture was shown',
    why: 'Acts of operators can be looked up for a year.',
    basis: 'ACCESS_LOGS',
  },
  'access-log': {
    what: 'Who read which data, as ids',
    tables: ['access_log', 'access_log_things'],
    setting: 'ACCESS_LOG_RETENTION_DAYS',
    days: RETENTION_SETTINGS.ACCESS_LOG_RETENTION_DAYS.initial,
    until: 'after the request',
    why: 'A breach can be investigated.',
    basis: 'ACCESS_LOGS',
  },
  'audit-log': {
    what: 'Who changed what, as ids and names of fields',
    tables: ['audit_log'],
    setting: 'AUDIT_LOG_RETENTION_DAYS',
    days: RETENTION_SETTINGS.AUDIT_LOG_RETENTION_DAYS.initial,
    until: 'after the change',
    why: 'It explains the ledger, and decisions about cases.',
    basis: 'BOOKS',
  },
  calendars: {
    what: 'Calendar feeds that have ended',
    tables: ['calendars'],
    days: 400,
    until: 'after their end',
    why: 'A program that still fetches the feed gets the answer that it has ended.',
    basis: 'SERVICE',
  },
  alarms: {
    what: 'Alarms that have ended',
    tables: ['alarms'],
    days: 365,
    until: 'after they were raised',
    why: 'Operators compare a problem with earlier ones.',
    basis: 'SERVICE',
  },
  nights: {
    what: 'Counts of the daily syncs and sweeps, the order in which they served entities and cases, and hashes of the states of cases',
    tables: ['daily_syncs', 'daily_sync_places', 'case_sweeps', 'case_refresh_places', 'case_states'],
    days: 365,
    until: 'after the night. The order is deleted with the next night',
    why: 'Operators compare a night with earlier ones.',
    basis: 'SERVICE',
  },
  sightings: {
    what: 'Where tracked cases stood on cause lists. The other rows of a list are never kept',
    tables: ['hearing_sightings'],
    days: 30,
    until: 'after the day of the list',
    why: 'A newer version of a list is compared with the last one.',
    basis: 'PURPOSE',
  },
  lists: {
    what: 'Cause lists: hash, counts and times, without their rows, and the events about missing ones',
    tables: ['list_days', 'list_documents', 'list_alerts'],
    days: 90,
    until: 'after the day of the list',
    why: 'Operators compare a court with its earlier days.',
    basis: 'SERVICE',
  },
  digests: {
    what: 'The evenings on which an account received its digest of hearings',
    tables: ['hearing_digests'],
    days: 90,
    until: 'after the evening',
    why: 'No account receives a digest twice.',
    basis: 'SERVICE',
  },
  spend: {
    what: 'What a source or an account cost in a day',
    tables: ['source_spend', 'account_spend'],
    days: 365,
    until: 'after the day',
    why: 'Daily caps and budgets need the present day, comparisons the year.',
    basis: 'SERVICE',
  },
} as const satisfies Record<string, RetentionRule>
export type AgedKind = keyof typeof AGED

/** What ends by an instant of its own, which is written down with it. The purge deletes this too. */
export const EXPIRING = {
  searches: {
    what: 'Results of historical searches, with spellings, address and registration number of the search',
    tables: ['historical_source_pages', 'historical_results', 'historical_result_keys'],
    columns: ['historical_searches.criteria'],
    days: HISTORICAL_RETENTION_MS / DAY_MS,
    until: 'after creation (SYNC) or completion (ASYNC)',
    why: 'The search record with its counts stays.',
    basis: 'SPECIFICATION',
  },
  pictures: {
    what: 'Verification pictures with session and answer',
    tables: ['challenges'],
    days: PICTURE_RETENTION_MS / DAY_MS,
    until: 'after the picture was shown',
    why: 'Operators can look into a failure for a day.',
    basis: 'PURPOSE',
  },
  exports: {
    what: 'Files of exports',
    tables: ['export_files'],
    days: EXPORT_RETENTION_MS / DAY_MS,
    until: 'after completion',
    why: 'Who asked for a file fetches it soon.',
    basis: 'PURPOSE',
  },
  'unused-documents': {
    what: 'Documents that were stored for an order which never got them: damaged ones, and copies that came second',
    tables: ['document_arrivals'],
    days: UNUSED_DOCUMENT_RETENTION_MS / DAY_MS,
    until: 'after they were stored',
    why: 'A fetch that waits for an outage to end still needs its document.',
    basis: 'PURPOSE',
  },
  'raw-answers': {
    what: 'Raw answers of sources, redacted',
    tables: [],
    columns: ['source_calls.body_gzip'],
    days: RAW_ANSWER_RETENTION_MS / DAY_MS,
    until: 'after the call',
    why: 'A defect in reading an answer can be repaired. Their hash stays.',
    basis: 'PURPOSE',
  },
} as const satisfies Record<string, RetentionRule>

/** What goes when it is not needed any more, or with the thing that it belongs to. */
const BOUND: readonly RetentionRule[] = [
  {
    what: 'Ledger',
    tables: ['usage_ledger', 'usage_days', 'usage_costs'],
    days: null,
    until: 'kept, also when the account is erased',
    why: 'It holds units, prices and ids, no names.',
    basis: 'BOOKS',
  },
  {
    what: 'Looked-up cases with orders, documents and summaries',
    tables: ['looked_up_cases', 'looked_up_case_aliases', 'orders', 'order_documents', 'case_summaries'],
    days: null,
    until: 'until the case, the person or the account is erased',
    why: 'A stored case can be read and its orders downloaded at any time.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Texts and summaries of documents, by the hash of the document',
    tables: ['document_texts', 'order_summaries'],
    days: null,
    until: 'until no order has the document any more because it was erased',
    why: 'The same document is read and summarised once.',
    basis: 'SERVICE',
  },
  {
    what: 'Entities with their names',
    tables: ['watchlist_entities', 'name_variations', 'entity_source_syncs', 'entity_onboardings', 'shares'],
    days: null,
    until: 'until the entity, the person or the account is erased. An archived entity stays',
    why: 'Archived entities are kept for audit.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Candidates and decisions about them',
    tables: ['case_candidates', 'case_candidate_keys', 'review_set_asides'],
    days: null,
    until: 'until the entity, the person or the account is erased',
    why: 'A case that was declined is not suggested again.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Tracked cases with record, changes and hearings',
    tables: [
      'tracked_cases',
      'tracked_case_keys',
      'tracked_case_entities',
      'tracked_case_snapshots',
      'tracked_case_records',
      'tracked_case_changes',
      'case_relations',
      'case_family_keys',
      'merged_records',
      'hearings',
      'hearing_changes',
    ],
    days: null,
    until: 'until the case, the person or the account is erased',
    why: 'The account follows the case and its history.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Search records: name, filters and counts',
    tables: ['historical_searches'],
    days: null,
    until: 'until the person or the account is erased',
    why: 'The record of an expired search stays readable.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Accounts, plans, users, teams and keys',
    tables: ['plans', 'accounts', 'users', 'teams', 'team_members', 'api_keys', 'operator_keys', 'number_sequences'],
    days: null,
    until: 'until they are removed or the account is erased',
    why: 'They say who may do what.',
    basis: 'SERVICE',
  },
  {
    what: 'Calendars of courts: the days on which they are closed',
    tables: ['court_holidays'],
    days: null,
    until: 'until an operator loads a new one for the court and year',
    why: 'They say on which days lists are due.',
    basis: 'SERVICE',
  },
  {
    what: 'Webhook endpoints',
    tables: ['webhook_endpoints'],
    days: null,
    until: 'until they are removed or the account is erased',
    why: 'They say where events are sent.',
    basis: 'SERVICE',
  },
  {
    what: 'Answers of requests with an `Idempotency-Key`, sealed with that key',
    tables: ['kept_answers'],
    days: null,
    until: '24 hours after the request',
    why: 'The same request again gets the same answer.',
    basis: 'SERVICE',
  },
  {
    what: 'Records of erasures, and keyed hashes of what must not come back',
    tables: ['erasures', 'erasure_items', 'suppressions'],
    days: null,
    until: 'kept; what an erasure went by is deleted at its end',
    why: 'They prove the erasure and keep it.',
    basis: 'PURPOSE',
  },
  {
    what: 'Counters and leases',
    tables: [
      ...['rate_windows', 'outbox', 'document_jobs', 'slots', 'last_runs', 'event_sequence'],
      ...['source_rates', 'source_quotas', 'source_circuits', 'source_pauses', 'review_claims', 'console_sessions'],
    ],
    days: null,
    until: 'until the work that they belong to is done, minutes as a rule',
    why: 'They coordinate the processes.',
    basis: 'SERVICE',
  },
]

/** How long what is kept for, in the words of GET /backoffice/retention. */
export interface Kept extends Omit<RetentionRule, 'basis' | 'columns' | 'setting'> {
  columns: readonly string[]
  setting: RetentionSetting | null
  basis: string
}

/** How many days each setting says. */
export type RetentionDays = Readonly<Record<RetentionSetting, number>>

/** The whole table under these settings. */
export function retentionTable(settings: RetentionDays): Kept[] {
  const rules: RetentionRule[] = [...Object.values(EXPIRING), ...Object.values(AGED), ...BOUND]
  return rules.map(({ columns = [], setting, days, basis, ...rule }) => ({
    ...rule,
    columns,
    days: setting === undefined ? days : settings[setting],
    setting: setting ?? null,
    basis: BASES[basis],
  }))
}

/** After how many days something is deleted, under these settings. */
export function daysKept(kind: AgedKind, settings: RetentionDays): number {
  const rule: RetentionRule & { days: number } = AGED[kind]
  return rule.setting === undefined ? rule.days : settings[rule.setting]
}
