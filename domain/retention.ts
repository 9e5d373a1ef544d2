import { DAY_MS } from './dates.ts'

/*
 * The retention of all data: one table for the purge, `GET /backoffice/retention` and docs/privacy.md. A new table of
 * the database needs a rule here; a test compares both.
 */

/** How long an unused document is kept. Our choice: longer than an outage for which a fetch waits. */
export const UNUSED_DOCUMENT_RETENTION_MS = 7 * DAY_MS

/** How long captchas are kept. Our choice: a day in which operators can investigate a failure. */
export const CAPTCHA_RETENTION_MS = DAY_MS

/** How long the file of a complete export is kept. Our choice: its user fetches it soon. */
export const EXPORT_RETENTION_MS = 7 * DAY_MS

/** How long raw answers of sources are kept. Our choice: no longer than the historical results made of them. */
export const RAW_ANSWER_RETENTION_MS = 7 * DAY_MS

/**
 * How long historical results are kept, from creation (SYNC) or completion (ASYNC) of their search (Specification,
 * "Limits": historical retention).
 */
export const HISTORICAL_RETENTION_MS = 7 * DAY_MS

/** The settings that change a retention, with their limits in days. A law that requires a year sets the minimum. */
export const RETENTION_SETTINGS = {
  EVENT_RETENTION_DAYS: { initial: 90, least: 7 },
  SOURCE_CALL_RETENTION_DAYS: { initial: 365, least: 30 },
  ACCESS_LOG_RETENTION_DAYS: { initial: 365, least: 365 },
  AUDIT_LOG_RETENTION_DAYS: { initial: 8 * 366, least: 365 },
} as const
export type RetentionSetting = keyof typeof RETENTION_SETTINGS

/** The laws and promises behind a rule. */
const BASES = {
  SPECIFICATION: "The API's Specification",
  PURPOSE: 'DPDP Act 2023, section 8(7): no longer than the purpose needs',
  ACCESS_LOGS: 'DPDP Rules 2025: access logs are kept for a year',
  BOOKS: 'Companies Act 2013, section 128(5): books of account are kept for eight years',
  SERVICE: 'Needed to run the service',
} as const

/** How long something is kept. */
export interface RetentionRule {
  /** The data, for a reader who does not know the tables. */
  what: string
  /** The tables with its rows. Each table belongs to one rule. */
  tables: readonly string[]
  /** Columns, as `table.column`, that are emptied sooner than their rows are deleted. */
  columns?: readonly string[]
  /** The days after which the purge deletes it; null if something else ends it. */
  days: number | null
  /** The start of the days, or the event that ends it. */
  until: string
  setting?: RetentionSetting
  why: string
  basis: keyof typeof BASES
}

/** Data that the purge deletes by age alone. The keys are the subjects of the alarm `RETENTION_FAILED`. */
export const AGED = {
  deliveries: {
    what: 'Webhook deliveries',
    tables: ['webhook_deliveries'],
    setting: 'EVENT_RETENTION_DAYS',
    days: RETENTION_SETTINGS.EVENT_RETENTION_DAYS.initial,
    until: 'after the event, unless the delivery is still under way',
    why: 'A client can replay events while they exist.',
    basis: 'PURPOSE',
  },
  events: {
    what: 'Events',
    tables: ['events'],
    setting: 'EVENT_RETENTION_DAYS',
    days: RETENTION_SETTINGS.EVENT_RETENTION_DAYS.initial,
    until: 'after the next event of the account; its latest event stays',
    why: 'A client that returns within this time finds its cursor.',
    basis: 'PURPOSE',
  },
  'receiver-answers': {
    what: 'What receivers of webhooks answered',
    tables: [],
    columns: ['webhook_deliveries.last_answer'],
    days: 7,
    until: 'after the last attempt',
    why: 'A client repairs its receiver with it.',
    basis: 'PURPOSE',
  },
  notices: {
    what: 'Notices by e-mail and chat: which events each had, no text',
    tables: ['notices', 'notice_events'],
    setting: 'EVENT_RETENTION_DAYS',
    days: RETENTION_SETTINGS.EVENT_RETENTION_DAYS.initial,
    until: 'after their first event, unless the notice is still under way',
    why: 'No event is sent twice.',
    basis: 'PURPOSE',
  },
  'notice-subscriptions': {
    what: 'Subscriptions to notices that have ended',
    tables: ['notice_subscriptions'],
    days: 30,
    until: 'after their end; the address of a removed one goes at once, an unconfirmed one ends after 30 days',
    why: 'The account sees who unsubscribed and which address was refused.',
    basis: 'PURPOSE',
  },
  'source-calls': {
    what: 'The log of calls to sources, without their answers',
    tables: ['source_calls', 'source_call_counts'],
    setting: 'SOURCE_CALL_RETENTION_DAYS',
    days: RETENTION_SETTINGS.SOURCE_CALL_RETENTION_DAYS.initial,
    until: 'after the call',
    why: 'It checks the bills of providers. Searched names are in it as keyed hashes only.',
    basis: 'PURPOSE',
  },
  imports: {
    what: 'Imports with the outcome of each row; the content of a row goes once its outcome is known',
    tables: ['imports', 'import_rows'],
    days: 90,
    until: 'after the start of an import that has ended',
    why: 'A client reads the outcomes soon.',
    basis: 'PURPOSE',
  },
  'export-records': {
    what: 'Records of exports; the filter goes when the export ends',
    tables: ['exports', 'export_pages', 'export_accounts'],
    days: 90,
    until: 'after the start of an export that has ended',
    why: 'An account sees who exported what.',
    basis: 'PURPOSE',
  },
  'picture-history': {
    what: 'Who answered which captcha',
    tables: ['challenge_history'],
    days: 365,
    until: 'after the captcha was shown',
    why: 'Acts of operators can be traced.',
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
    why: 'It explains the ledger and decisions about cases.',
    basis: 'BOOKS',
  },
  calendars: {
    what: 'Calendar feeds that have ended',
    tables: ['calendars'],
    days: 400,
    until: 'after their end',
    why: 'A program that still fetches the feed is informed.',
    basis: 'SERVICE',
  },
  alarms: {
    what: 'Alarms that have ended',
    tables: ['alarms'],
    days: 365,
    until: 'after they were raised',
    why: 'Operators compare problems.',
    basis: 'SERVICE',
  },
  nights: {
    what: 'Counts of nightly runs, the order in which they served entities and cases, and hashes of the states of cases',
    tables: ['daily_syncs', 'daily_sync_positions', 'case_sweeps', 'case_refresh_positions', 'case_states'],
    days: 365,
    until: 'after the run; the order goes with the next run',
    why: 'Operators compare runs.',
    basis: 'SERVICE',
  },
  sightings: {
    what: 'Where cause lists carried tracked cases; other rows are never kept',
    tables: ['hearing_sightings'],
    days: 30,
    until: 'after the day of the list',
    why: 'A new version of a list is compared with the last.',
    basis: 'PURPOSE',
  },
  lists: {
    what: 'Cause lists: hash, counts and times, no rows; notices of missing ones',
    tables: ['list_days', 'list_documents', 'list_alerts'],
    days: 90,
    until: 'after the day of the list',
    why: 'Operators compare the days of a court.',
    basis: 'SERVICE',
  },
  digests: {
    what: 'Evenings with a digest of hearings',
    tables: ['hearing_digests'],
    days: 90,
    until: 'after the evening',
    why: 'No account receives a digest twice.',
    basis: 'SERVICE',
  },
  spend: {
    what: 'Daily cost of sources and accounts',
    tables: ['source_spend', 'account_spend'],
    days: 365,
    until: 'after the day',
    why: 'Caps and budgets need the day, comparisons the year.',
    basis: 'SERVICE',
  },
} as const satisfies Record<string, RetentionRule>
export type AgedKind = keyof typeof AGED

/** Data with a stored expiry. The purge deletes this too. */
export const EXPIRING = {
  searches: {
    what: 'Results of historical searches, with the spellings, address and registration number searched',
    tables: ['historical_source_pages', 'historical_results', 'historical_result_keys'],
    columns: ['historical_searches.criteria'],
    days: HISTORICAL_RETENTION_MS / DAY_MS,
    until: 'after creation (SYNC) or completion (ASYNC)',
    why: 'The search record with its counts stays.',
    basis: 'SPECIFICATION',
  },
  pictures: {
    what: 'Captchas with session and answer',
    tables: ['challenges'],
    days: CAPTCHA_RETENTION_MS / DAY_MS,
    until: 'after the captcha was shown',
    why: 'Operators can examine a failure.',
    basis: 'PURPOSE',
  },
  exports: {
    what: 'Files of exports',
    tables: ['export_files'],
    days: EXPORT_RETENTION_MS / DAY_MS,
    until: 'after completion',
    why: 'A file is fetched soon.',
    basis: 'PURPOSE',
  },
  'unused-documents': {
    what: 'Stored documents that no order uses: damaged ones and second copies',
    tables: ['document_arrivals'],
    days: UNUSED_DOCUMENT_RETENTION_MS / DAY_MS,
    until: 'after they were stored',
    why: 'A fetch that waits out an outage still needs its document.',
    basis: 'PURPOSE',
  },
  'raw-answers': {
    what: 'Raw answers of sources, redacted',
    tables: [],
    columns: ['source_calls.body_gzip'],
    days: RAW_ANSWER_RETENTION_MS / DAY_MS,
    until: 'after the call',
    why: 'A parser can be corrected. The hash stays.',
    basis: 'PURPOSE',
  },
} as const satisfies Record<string, RetentionRule>

/** Data deleted when it is no longer needed, or with the record that it belongs to. */
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
    why: 'A stored case can be read, and its orders downloaded, at any time.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Texts and summaries of documents, by the hash of the document',
    tables: ['document_texts', 'order_summaries'],
    days: null,
    until: 'until erasures have removed the last order with the document',
    why: 'A document is read and summarised once.',
    basis: 'SERVICE',
  },
  {
    what: 'Entities with their names',
    tables: [
      'watchlist_entities',
      'watchlist_entity_texts',
      'name_variations',
      'entity_source_syncs',
      'entity_onboardings',
      'shares',
    ],
    days: null,
    until: 'until the entity, the person or the account is erased; an archived entity stays',
    why: 'Archived entities are kept for audit.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Candidates and decisions about them',
    tables: ['case_candidates', 'case_candidate_keys', 'review_set_asides'],
    days: null,
    until: 'until the entity, the person or the account is erased',
    why: 'A declined case is not suggested again.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Tracked cases with record, changes and hearings',
    tables: [
      'tracked_cases',
      'tracked_case_texts',
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
    why: 'The account follows the case.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Search records: name, filters and counts',
    tables: ['historical_searches'],
    days: null,
    until: 'until the person or the account is erased',
    why: 'An expired search stays readable.',
    basis: 'SPECIFICATION',
  },
  {
    what: 'Accounts, plans, users, teams and keys',
    tables: [
      'plans',
      'accounts',
      'users',
      'teams',
      'team_members',
      'api_keys',
      'operator_keys',
      'number_sequences',
      'record_counts',
    ],
    days: null,
    until: 'until they are removed or the account is erased',
    why: 'They determine rights.',
    basis: 'SERVICE',
  },
  {
    what: 'Court calendars',
    tables: ['court_holidays'],
    days: null,
    until: 'until replaced for the court and year',
    why: 'They determine when lists are due.',
    basis: 'SERVICE',
  },
  {
    what: 'Webhook endpoints',
    tables: ['webhook_endpoints'],
    days: null,
    until: 'until they are removed or the account is erased',
    why: 'Events are sent to them.',
    basis: 'SERVICE',
  },
  {
    what: 'Answers of requests with an `Idempotency-Key`, sealed with that key',
    tables: ['idempotency_records'],
    days: null,
    until: '24 hours after the request',
    why: 'A repeated request gets the same answer.',
    basis: 'SERVICE',
  },
  {
    what: 'Records of erasures, and keyed hashes of what must not come back',
    tables: ['erasures', 'erasure_items', 'suppressions'],
    days: null,
    until: 'kept; the names and numbers that an erasure searched for go at its end',
    why: 'They prove and uphold the erasure.',
    basis: 'PURPOSE',
  },
  {
    what: 'Counters and leases',
    tables: [
      ...['rate_windows', 'outbox', 'document_jobs', 'slots', 'last_runs', 'event_sequence'],
      ...['source_rates', 'source_quotas', 'source_circuits', 'source_pauses', 'review_claims', 'console_sessions'],
    ],
    days: null,
    until: 'until their work is done, usually minutes',
    why: 'They coordinate the processes.',
    basis: 'SERVICE',
  },
]

/** A retention, in the words of GET /backoffice/retention. */
export interface Kept extends Omit<RetentionRule, 'basis' | 'columns' | 'setting'> {
  columns: readonly string[]
  setting: RetentionSetting | null
  basis: string
}

/** The days of each setting. */
export type RetentionDays = Readonly<Record<RetentionSetting, number>>

/** Returns the whole table under these settings. */
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

/** Returns the days after which data is deleted, under these settings. */
export function daysKept(kind: AgedKind, settings: RetentionDays): number {
  const rule: RetentionRule & { days: number } = AGED[kind]
  return rule.setting === undefined ? rule.days : settings[rule.setting]
}
