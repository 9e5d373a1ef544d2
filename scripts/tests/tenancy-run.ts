/**
 * Reads every statement that the tests of this run sent, and lists those that go from the rows of one account to
 * another's, or read what all accounts watch whatever their plans allow. `npm test` runs it after the tests; the exit
 * code is 1 when there is any.
 */
import { existsSync, readFileSync } from 'node:fs'
import { init } from '@guanmingchiu/sqlparser-ts'
import { readSchema } from '../../test/support/schema.ts'
import { testStack } from '../../test/support/stack.ts'
import { findingsIn, type SentStatement } from './tenancy/findings.ts'

/** How many findings are printed: the first ones show what is wrong. */
const MAX_REPORTED = 10

const { statements } = testStack()
const lines = existsSync(statements) ? readFileSync(statements, 'utf8').trimEnd().split('\n') : []
await init()
const sent = new Map(lines.map((line) => JSON.parse(line) as SentStatement).map((each) => [each.sql, each]))
const findings = findingsIn([...sent.values()], await readSchema())
for (const { sender, problem, sql } of findings.slice(0, MAX_REPORTED))
  console.log(`  ${sender}: ${problem}\n    ${sql}`)
console.log(`  ${sent.size} statements read, ${findings.length} unexplained`)
process.exit(findings.length > 0 ? 1 : 0)
