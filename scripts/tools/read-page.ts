/**
 * `npm run tool -- read-page KIND FILE`: reads a page that a court sent and prints the result as JSON: `{kind: "found",
 * value}`, `{kind: "none"}` when the court says that it has no such case, or `{kind: "failed", failure}`. Without
 * arguments it lists the kinds. The exit code is 1 for a page that cannot be read.
 */
import { readFileSync } from 'node:fs'
import { PAGE_KINDS } from '../../sources/court-sites/page-kinds.ts'

const [name = '', file] = process.argv.slice(2)
const kind = PAGE_KINDS[name]
if (!kind || file === undefined) {
  console.error('Usage: npm run tool -- read-page KIND FILE. The kinds are:')
  for (const [each, { what, basis }] of Object.entries(PAGE_KINDS))
    console.error(`  ${each.padEnd(16)}${what} (${basis})`)
  process.exit(2)
}
const reading = kind.read(readFileSync(file, 'utf8'))
console.log(JSON.stringify(reading, null, 2))
process.exitCode = reading.kind === 'failed' ? 1 : 0
