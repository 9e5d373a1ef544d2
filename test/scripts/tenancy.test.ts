import { init } from '@guanmingchiu/sqlparser-ts'
import test from 'ava'
import { readStatement, type Schema } from '../../scripts/tests/tenancy/crossings.ts'
import { findingsIn } from '../../scripts/tests/tenancy/findings.ts'
import { normalised } from '../support/normalised-sql.ts'

test.before(() => init())

const OWNED = ['id', 'account_id', 'entity_id', 'case_id', 'status', 'moved_to_id', 'number']
const SCHEMA: Schema = {
  columns: new Map(
    Object.entries({
      accounts: ['id', 'plan_id'],
      plans: ['id', 'products'],
      shares: ['thing_id', 'grantee'],
      orders: ['id', 'lookup_id'],
      ...Object.fromEntries(['entities', 'cases', 'links', 'hearings', 'tracked_cases'].map((table) => [table, OWNED])),
    }).map(([table, columns]) => [table, new Set(columns)]),
  ),
  unique: new Set(['accounts.id', 'entities.id', 'cases.id', 'hearings.id', 'tracked_cases.id']),
}

const crossingsOf = (sql: string) => readStatement(sql, SCHEMA).crossings

/** Each way from a row of one account to a row of another. */
const CROSSING = {
  'a join': 'SELECT c.id FROM links l JOIN cases c ON c.id = l.case_id WHERE l.account_id = :accountId',
  'a LEFT JOIN': `SELECT h.id FROM hearings h LEFT JOIN hearings later ON later.id = h.moved_to_id
    WHERE h.account_id = :accountId`,
  'a comma': 'SELECT c.id FROM links l, cases c WHERE c.id = l.case_id AND c.account_id = :accountId',
  'IN with a subquery': `SELECT c.id FROM cases c WHERE c.account_id = :accountId
    AND c.id IN (SELECT l.case_id FROM links l WHERE l.entity_id = :entityId)`,
  'NOT EXISTS': `SELECT l.case_id FROM links l WHERE l.entity_id IN (:ids) AND NOT EXISTS (
    SELECT 1 FROM links other WHERE other.case_id = l.case_id AND other.entity_id NOT IN (:ids))`,
  'one branch of a UNION': `SELECT c.id FROM cases c JOIN links l ON l.account_id = c.account_id AND l.case_id = c.id
    UNION ALL SELECT c.id FROM cases c JOIN links l ON l.case_id = c.id WHERE c.account_id = :accountId`,
  'a derived table': `SELECT h.id FROM (SELECT case_id FROM links WHERE account_id = :accountId) found
    JOIN hearings h ON h.case_id = found.case_id`,
  'UPDATE with a join': `UPDATE cases c JOIN entities e ON e.id = c.entity_id SET c.status = 'X' WHERE e.account_id = :accountId`,
  'DELETE with a join': 'DELETE l FROM links l JOIN entities e ON e.id = l.entity_id WHERE e.account_id = :accountId',
  'INSERT ... SELECT':
    'INSERT INTO hearings (id, account_id, case_id) SELECT :id, :other, c.id FROM cases c WHERE c.id = :caseId',
  'a comparison that OR joins': `SELECT c.id FROM links l JOIN cases c ON c.id = l.case_id
    WHERE l.account_id = :accountId AND (c.account_id = :accountId OR c.status = 'X')`,
  'an expression in place of the column': `DELETE l FROM links l JOIN cases c ON c.id = COALESCE(l.case_id, l.moved_to_id)
    WHERE c.account_id = :accountId`,
  'two bound accounts': `SELECT c.id FROM links l JOIN cases c ON c.id = l.case_id
    WHERE l.account_id = :accountId AND c.account_id = :otherId`,
  'a list of accounts': `SELECT c.id FROM links l JOIN cases c ON c.id = l.case_id
    WHERE l.account_id IN (:accountIds) AND c.account_id IN (:accountIds)`,
}

for (const [way, sql] of Object.entries(CROSSING))
  test(`${way} that does not say the account is found`, (t) => {
    t.not(crossingsOf(sql).length, 0)
  })

/** The same ways, held to one account. */
const HELD = {
  'a join on the account': `SELECT c.id FROM links l JOIN cases c ON c.account_id = l.account_id AND c.id = l.case_id`,
  'a bound account on both sides': `SELECT c.id FROM links l JOIN cases c ON c.id = l.case_id
    WHERE l.account_id = :accountId AND c.account_id = :accountId`,
  'a chain of comparisons': `SELECT 1 FROM cases c JOIN accounts a ON a.id = c.account_id
    JOIN links l ON l.case_id = c.id AND l.account_id = a.id`,
  'columns without an alias':
    'SELECT id FROM cases WHERE account_id = :accountId AND id IN (SELECT case_id FROM links WHERE account_id = :accountId)',
  'a row of columns': `SELECT c.id FROM cases c WHERE (c.account_id, c.id) IN (
    SELECT l.account_id, l.case_id FROM links l WHERE l.entity_id = :entityId)`,
  'a subquery of the outer account': `SELECT c.id FROM cases c WHERE NOT EXISTS (
    SELECT 1 FROM links l WHERE l.account_id = c.account_id AND l.case_id = c.id)`,
  'a derived table with the account': `SELECT h.id FROM (SELECT account_id AS owner, case_id FROM links) found
    JOIN hearings h ON h.account_id = found.owner AND h.case_id = found.case_id`,
  'the same row again': `SELECT c.status FROM (SELECT t.id AS found_id FROM cases t WHERE t.account_id = :accountId LIMIT 5) page
    JOIN cases c ON c.id = page.found_id`,
  'a table without an account': 'SELECT c.id FROM cases c JOIN orders o ON o.lookup_id = c.id',
  'what is shared': `SELECT c.id FROM cases c WHERE c.account_id <> :accountId
    AND c.id IN (SELECT s.thing_id FROM shares s WHERE s.grantee IN (:grantees))`,
  'two counts side by side': 'SELECT (SELECT COUNT(*) FROM cases) + (SELECT COUNT(*) FROM links) AS total',
  'INSERT ... SELECT of the account': `INSERT INTO hearings (id, account_id, case_id)
    SELECT :id, c.account_id, c.id FROM cases c WHERE c.id = :caseId`,
}

for (const [way, sql] of Object.entries(HELD))
  test(`${way} is held to one account`, (t) => {
    t.deepEqual(crossingsOf(sql), [])
  })

test('what all accounts watch is read with a look at their plans, or accounted for', (t) => {
  const problems = (sql: string) => findingsIn([{ sender: 'db/some.ts', sql }], SCHEMA).map(({ problem }) => problem)
  const ofAll = "SELECT c.id FROM tracked_cases c WHERE c.status = 'ACTIVE'"
  t.deepEqual(problems(ofAll), ['reads tracked_cases of all accounts, whatever their plans hold'])
  const withPlan = `SELECT c.id FROM tracked_cases c JOIN accounts a ON a.id = c.account_id
    JOIN plans p ON p.id = a.plan_id AND JSON_CONTAINS(p.products, '"WATCHLIST"') WHERE c.status = 'ACTIVE'`
  t.deepEqual(problems(withPlan), [])
  t.deepEqual(problems(`${ofAll} AND c.account_id = :accountId`), [])
  t.deepEqual(problems(`${ofAll} AND c.id IN (:ids)`), [])
  t.deepEqual(problems(`${ofAll} AND c.number > :number`).length, 1)
})

test('a statement that cannot be read is a finding', (t) => {
  t.is(findingsIn([{ sender: 'db/some.ts', sql: 'SELECT FROM WHERE' }], SCHEMA).length, 1)
})

test('equal values of a statement keep one name, others get another', (t) => {
  t.is(
    normalised(
      "SELECT id FROM cases WHERE account_id = 'a1' AND number = 4711 AND entity_id IN (\n  SELECT id FROM links WHERE account_id = 'a1' AND case_id = 'it''s')",
    ),
    'SELECT id FROM cases WHERE account_id = :value1 AND number = 0 AND entity_id IN ( SELECT id FROM links WHERE account_id = :value1 AND case_id = :value2)',
  )
})
