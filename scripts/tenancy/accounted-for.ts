/*
 * What the check of accounts in SQL lets through, each with its reason. The list is short because it is read at every review: a statement that
 * can say the account says it.
 */

/** Statements of a file that rightly go from the rows of one account to those of another. */
export const CROSSINGS: { sender: string; tables: string; why: string }[] = [
  {
    sender: 'db/privacy/shown-exports.ts',
    tables: 'exports, export_accounts',
    why: 'A guest has what an account shares in an export of their own. It ends when the account erases what it shows.',
  },
]

/** The tables of what an account watches: work on them is paid for, or reported to the account. */
export const WATCHED = ['hearings', 'tracked_cases', 'tracked_case_keys', 'watchlist_entities'] as const

/** Statements that read what all accounts watch, whatever their plans hold. `has` stands in each of them. */
export const OF_ALL_ACCOUNTS: { sender: string; has: string; why: string }[] = [
  ...['db/privacy/names.ts', 'db/privacy/things.ts'].map((sender) => ({
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
  { sender: 'db/discovery/entity-syncs.ts', has: "s.outcome = 'failed'", why: 'Operators see how the sources do.' },
  {
    sender: 'db/base/rounds.ts',
    has: 'AS isOverdue',
    why: 'Whether there is anything that a nightly run is owed for.',
  },
  {
    sender: 'db/hearings/list-alerts.ts',
    has: 'FROM list_alerts',
    why: 'The accounts that were told of a missing list are told that it came.',
  },
  {
    sender: 'db/watchlist/entity-onboardings.ts',
    has: 'FROM entity_onboardings',
    why: 'What was begun is ended, also after a change of the plan.',
  },
]
