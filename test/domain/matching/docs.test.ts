import { readFileSync } from 'node:fs'
import test from 'ava'
import { compareCompany } from '../../../domain/matching/company.ts'

const page = readFileSync('docs/matching.md', 'utf8')
const [, examples = ''] = page.split('## Examples')
const rows = [...examples.matchAll(/^\| (.+) \| (.+) \| (\d+) \|$/gm)]

test('the examples of docs/matching.md score as the page says', (t) => {
  t.true(rows.length > 10)
  for (const [, watched = '', asWritten = '', score] of rows) {
    t.is(compareCompany(watched, asWritten).score, Number(score), `${watched} | ${asWritten}`)
  }
})
