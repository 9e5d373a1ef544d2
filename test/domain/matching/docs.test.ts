import { readFileSync } from 'node:fs'
import test from 'ava'
import { compareCompany } from '../../../domain/matching/company.ts'
import { comparePerson } from '../../../domain/matching/person.ts'

test('the examples of docs/matching.md score as the page says', (t) => {
  const rows = rowsOf('docs/matching.md', 'Examples', /^\| (.+) \| (.+) \| (\d+) \|$/gm)
  t.true(rows.length > 10)
  for (const [, watched = '', asWritten = '', score] of rows) {
    t.is(compareCompany(watched, asWritten).score, Number(score), `${watched} | ${asWritten}`)
  }
})

test('the ten verdicts of docs/review.md score as the page says', (t) => {
  const rows = rowsOf('docs/review.md', 'Ten verdicts', /^\| (.+?) \| (.+?) \| (\d+) \| .+ \|$/gm)
  t.is(rows.length, 10)
  for (const [, watched = '', asWritten = '', score] of rows) {
    const [name = '', fatherName] = watched.split(', son of ')
    const [company = '', location] = name.split(', of ')
    const { score: given } = fatherName
      ? comparePerson({ name, fatherName }, asWritten)
      : compareCompany({ name: company, ...(location ? { location } : {}) }, asWritten)
    t.is(given, Number(score), `${watched} | ${asWritten}`)
  }
})

function rowsOf(page: string, heading: string, row: RegExp): RegExpExecArray[] {
  const [, section = ''] = readFileSync(page, 'utf8').split(`## ${heading}\n`)
  return [...(section.split('\n## ')[0] ?? '').matchAll(row)]
}
