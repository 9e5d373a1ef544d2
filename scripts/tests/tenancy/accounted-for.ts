/*
 * The exceptions to the check of accounts in SQL, each with its reason. The list is short because it is read at every
 * review: a statement that can name the account does.
 */

/** Statements of a file that rightly go from the rows of one account to those of another. */
export const CROSSINGS: { sender: string; tables: string; why: string }[] = [
  {
    sender: 'db/privacy/things.ts',
    tables: 'export_accounts, exports',
    why: 'An export of an account names the accounts whose records it shows. These rows go with it.',
  },
  {
    sender: 'db/privacy/shown-exports.ts',
    tables: 'export_accounts, exports',
    why: 'A guest has what an account shares in an export of their own. It ends when the account erases what it shows.',
  },
]

/** The tables of watched records: work on them is paid for, or reported to the account. */
export const WATCHED = ['hearings', 'tracked_cases', 'tracked_case_keys', 'watchlist_entities'] as const

/** Statements that read what all accounts watch, whatever their plans allow. Each of them contains `has`. */
export const OF_ALL_ACCOUNTS: { sender: string; has: string; why: string }[] = [
  ...['db/privacy/names.ts', 'db/privacy/things.ts', 'db/privacy/shown-exports.ts'].map((sender) => ({
    sender,
    has: 'SELECT',
    why: 'A person is erased in all accounts, whatever their plans hold.',
  })),
  ...['db/review/case-candidates/queue.ts', 'db/watchlist/tracked-cases/review.ts'].map((sender) => ({
    sender,
    has: 'SELECT',
    why: 'Operators review what waits from all accounts.',
  })),
  {
    sender: 'db/watchlist/tracked-cases.ts',
    has: 'FROM tracked_case_keys k JOIN tracked_cases t',
    why: 'Operators look for a case by its number in all accounts.',
  },
  ...[
    { sender: 'db/discovery/entity-syncs.ts', has: 'GROUP BY s.source' },
    { sender: 'db/operations/waiting-work.ts', has: 'AS oldest' },
    { sender: 'db/discovery/daily-syncs.ts', has: 'AS newCandidates' },
    { sender: 'db/hearings/lists.ts', has: 'AS namedLeft' },
  ].map((counts) => ({ ...counts, why: 'Operators see how much was done; no account is told of it.' })),
  {
    sender: 'db/base/nightly-runs.ts',
    has: 'AS isOverdue',
    why: 'Whether there is anything that a nightly run is owed for.',
  },
  ...[
    { sender: 'db/discovery/daily-syncs.ts', has: 'FROM watchlist_entities e FORCE INDEX (PRIMARY)' },
    { sender: 'db/case-tracking/case-sweeps.ts', has: 'FROM tracked_cases c FORCE INDEX (PRIMARY)' },
  ].map((night) => ({ ...night, why: 'The nightly run asks for the plan of each account when it gets to it.' })),
  {
    sender: 'db/case-tracking/case-states.ts',
    has: 'FROM tracked_cases c FORCE INDEX (tracked_cases_of_cnr)',
    why: 'A state belongs to no account; the plan is asked for when the sweep gets to the case.',
  },
  {
    sender: 'db/watchlist/tracked-cases/refreshing.ts',
    has: 'WHERE c.court_type IN (:courtTypes) GROUP BY c.court_type',
    why: "A trial visits a court's site with any case of that court; no account is told of it.",
  },
  ...["t.status = 'ACTIVE' AND t.id > :id", '(SELECT COUNT(*) FROM name_variations)'].map((has) => ({
    sender: 'db/watchlist/watchlist-entities.ts',
    has,
    why: 'Names are kept in memory for all lists; the plan is asked for when one is found.',
  })),
  {
    sender: 'db/watchlist/entity-onboardings.ts',
    has: 'FROM entity_onboardings',
    why: 'What was begun is ended, also after a change of the plan.',
  },
  ...[
    'FROM list_alerts a WHERE',
    'FROM hearing_sightings s JOIN',
    "h.state = 'LISTED'",
    "h.state IN ('REMOVED', 'MOVED')",
  ].map((has) => ({
    sender: has.includes('list_alerts') ? 'db/hearings/list-alerts.ts' : 'db/hearings/lists.ts',
    has,
    why: 'What an account was told of a hearing is put right, also after a change of its plan.',
  })),
]
