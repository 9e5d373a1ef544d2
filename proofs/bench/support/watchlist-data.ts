import type { Sequelize } from 'sequelize'
import { packAllTexts } from '../../../db/watchlist/search-texts.ts'

/** A range of generated accounts with what they watch. */
export interface Seed {
  /** The accounts, numbered; or one account that exists already. */
  accounts: { from: number; to: number } | { id: string }
  /** The entities, numbered over all accounts. */
  entities: { from: number; to: number }
  planId: string
}

/** Tracked cases per entity: a million on 200,000. */
const CASES_PER_ENTITY = 5
/** Rows of one statement: more would only grow its undo log. */
const ROWS_AT_ONCE = 50_000

/** Writes entities, cases and their links by bulk statements; one in twenty of each is archived. */
export async function seedWatchlist(sequelize: Sequelize, { accounts, entities, planId }: Seed): Promise<void> {
  const account = 'id' in accounts ? `'${accounts.id}'` : inTurn(accounts)
  if ('from' in accounts)
    await fill(
      accounts,
      (numbers) => `
      INSERT INTO accounts (id, name, plan_id, reviewer, created)
      SELECT ${idOf('a', 'n')}, 'Bench', '${planId}', 'CUSTOMER', 0 FROM ${numbers}`,
    )
  await fill(
    entities,
    (numbers) => `
    INSERT INTO watchlist_entities (id, account_id, number, name, entity_type, registration_number, location,
      monitored_courts, status, fetch_historical_cases, created, created_by)
    SELECT ${idOf('e', 'n')}, ${account}, n, CONCAT(
        ELT(1 + n % 7, 'Saffron', 'Kaveri', 'Indigo', 'Meridian', 'Lotus', 'Banyan', 'Coral'), ' ',
        ELT(1 + n DIV 7 % 5, 'Textiles', 'Logistics', 'Foods', 'Steel', 'Chemicals'), ' Private Limited ', n),
      IF(n % 5 = 0, 'PERSON', 'BUSINESS'), CONCAT('U', n), CONCAT(n, ' Industrial Area, Phase 2, Haryana 122001'), 'ALL',
      IF(n % 20 = 0, 'ARCHIVED', IF(n % 11 = 0, 'PAUSED', 'ACTIVE')), 0, 1700000000000 + n, 'bench'
    FROM ${numbers}`,
  )
  const cases = { from: entities.from * CASES_PER_ENTITY, to: entities.to * CASES_PER_ENTITY }
  const ofEntity = account.replaceAll('n', `(n DIV ${CASES_PER_ENTITY})`)
  await fill(
    cases,
    (numbers) => `
    INSERT INTO tracked_cases (id, account_id, number, identity_key, court_type, cnr, risk_level, status, created)
    SELECT ${idOf('c', 'n')}, ${'id' in accounts ? account : ofEntity}, n, CONCAT('HC:cnr:', ${CNR}), 'HC', ${CNR},
      ELT(1 + n % 5, 'UNCLASSIFIED', 'LOW', 'MODERATE', 'HIGH', 'VERY_HIGH'), IF(n % 20 = 0, 'ARCHIVED', 'ACTIVE'),
      1700000000000 + n
    FROM ${numbers}`,
  )
  await fill(
    cases,
    (numbers) => `
    INSERT INTO tracked_case_entities (tracked_case_id, watchlist_entity_id, account_id, created)
    SELECT ${idOf('c', 'n')}, ${idOf('e', `n DIV ${CASES_PER_ENTITY}`)}, ${'id' in accounts ? account : ofEntity}, 0
    FROM ${numbers}`,
  )
  await sequelize.query(NUMBERS_GIVEN)
  await writeSearched(sequelize)

  async function fill({ from, to }: { from: number; to: number }, statement: (numbers: string) => string) {
    for (let at = from; at < to; at += ROWS_AT_ONCE)
      await sequelize.query(statement(numbersFrom(at, Math.min(to, at + ROWS_AT_ONCE))))
  }
}

/** Writes what searches read of all records: their counts and packed texts. */
export async function writeSearched(sequelize: Sequelize): Promise<void> {
  await sequelize.query(COUNTED)
  for (const kind of ['ENTITY', 'CASE'] as const) await packAllTexts(sequelize, kind)
}

/** The id of a generated account (`a`), entity (`e`), case (`c`) or candidate (`d`). */
export function idOf(kind: 'a' | 'e' | 'c' | 'd', number: string): string {
  return `CONCAT('${kind}', LPAD(${number}, 31, '0'))`
}

/** Each account's sequences, as if it had added all this itself. */
const NUMBERS_GIVEN = `INSERT INTO number_sequences (account_id, sequence, last_number)
  SELECT account_id, 'watchlist_entity', MAX(number) FROM watchlist_entities GROUP BY account_id
  UNION ALL SELECT account_id, 'tracked_case', MAX(number) FROM tracked_cases GROUP BY account_id
  ON DUPLICATE KEY UPDATE last_number = VALUES(last_number)`

const COUNTED = `REPLACE INTO record_counts (account_id, kind, status, risk_level, records)
  SELECT account_id, 'ENTITY', status, '', COUNT(*) FROM watchlist_entities GROUP BY account_id, status
  UNION ALL SELECT account_id, 'CASE', status, risk_level, COUNT(*) FROM tracked_cases GROUP BY account_id, status, risk_level`

const CNR = "CONCAT('DLHC01', LPAD(n, 10, '0'))"

/** Entity n belongs to these accounts, round-robin. */
function inTurn({ from, to }: { from: number; to: number }): string {
  return idOf('a', `${from} + (n % ${to - from})`)
}

/** A table of numbers, 100,000 at most. */
export function numbersFrom(from: number, to: number): string {
  const digits =
    '(SELECT 0 d UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9)'
  const tables = ['a', 'b', 'c', 'e', 'f'].map((name) => `${digits} ${name}`).join(', ')
  const number = `${from} + a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d`
  return `(SELECT ${number} AS n FROM ${tables} HAVING n < ${to}) numbers`
}
