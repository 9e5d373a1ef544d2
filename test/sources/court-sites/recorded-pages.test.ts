import { existsSync, readdirSync, readFileSync } from 'node:fs'
import test from 'ava'
import type { CourtCase } from '../../../domain/case.ts'
import { compact } from '../../../domain/courts/codes.ts'
import { judgesText } from '../../../domain/judges.ts'
import { readHistoryPage } from '../../../sources/court-sites/ecourts/history-page.ts'
import { readCaseTypes } from '../../../sources/court-sites/hc/case-types.ts'
import { readSearchRows, troubleIn } from '../../../sources/court-sites/hc/search-rows.ts'

/*
 * Pages as courts really sent them. They name real people, so they stay outside of this project: these tests run where they are at hand,
 * and say which page and field failed, never what stands in it.
 */

const FIXTURES = new URL('../../../../shared/fixtures/', import.meta.url)
const HIGH_COURTS = new URL('openjustice-ecourts-hcservices/', FIXTURES)
const DISTRICT = new URL('sangharshbyss-districtcourt/', FIXTURES)
const BHARAT = new URL('bharat-courts/', FIXTURES)

test('a # inside an entity does not split the list of case types', (t) => {
  const types = readCaseTypes('\ufeff0~Select Case Type#72~W.P.(C) - WRIT PETITION#9~CR&#039;S - CREDITORS&#039; SUIT')
  t.deepEqual([...types.values()], ['0', '72', '9'])
  t.is(types.get(compact('w p (c)')), '72')
})

test('what the site says in place of an answer is no answer, and no "no such case"', (t) => {
  for (const text of ['session expired', '\ufeffInvalid Request..!!!', 'ERROR', '', '\ufeff'])
    t.is(readSearchRows(text).kind, 'failed', text)
  t.is(readSearchRows('{"con":[],"totRecords":"0","Error":""}').kind, 'none')
  t.is(readSearchRows('{"con":null,"Error":"ERROR_VAL"}').kind, 'failed')
})

if (existsSync(HIGH_COURTS)) {
  const pages = new URL('case_details/', HIGH_COURTS)
  for (const file of readdirSync(pages).filter((name) => name.endsWith('.html')))
    test(`recorded page ${file}: every party, hearing, order and day is read`, (t) => {
      const html = readFileSync(new URL(file, pages), 'utf8')
      const cnr = file.replace('.html', '')
      const reading = readHistoryPage(html, { courtType: 'HC', cnr })
      if (reading.kind !== 'found') return t.fail('the page was not read')
      const { value } = reading
      t.is(value.identifier.cnr, cnr)
      t.is(value.petitioners.length, numberedIn(html, 'Petitioner_Advocate_table'), 'petitioners')
      t.is(value.respondents.length, numberedIn(html, 'Respondent_Advocate_table'), 'respondents')
      t.is(value.hearings.length, html.match(/onclick=["']?viewBusiness/g)?.length ?? 0, 'hearings')
      t.is(value.orders.length, new Set(html.match(/display_pdf\.php\?filename=[^&]+/g)).size, 'orders')
      t.is(value.status, /CASE DISPOSED/.test(html) ? 'DISPOSED' : 'PENDING', 'status')
      t.true(
        value.orders.every(({ reference }) => reference !== undefined),
        'links',
      )
      t.true(
        [value.filingDate, value.registrationDate].every((day) => day !== undefined),
        'days',
      )
      t.false(/^\d/.test(value.judge ?? ''), 'the number of the court room stands before the judge')
    })

  test('recorded lists of case types: entities with a # do not split an entry', (t) => {
    for (const file of ['casetypes.state12-jk.txt', 'casetypes.state16-calcutta.txt']) {
      const types = readCaseTypes(readFileSync(new URL(`recorded/${file}`, HIGH_COURTS), 'utf8'))
      t.true(types.size > 100, file)
      t.true(
        [...types.values()].every((code) => /^\d+$/.test(code)),
        file,
      )
    }
    t.is(
      readCaseTypes(readFileSync(new URL('recorded/casetypes.state12-jk.txt', HIGH_COURTS), 'utf8')).get(
        compact('HCP'),
      ),
      '17',
    )
  })

  test('recorded answer to a bad session: it is taken for no case and for no page', (t) => {
    const text = readFileSync(new URL('recorded/case-history.bad-session.txt', HIGH_COURTS), 'utf8')
    t.like(troubleIn(text), { kind: 'failed', failure: { class: 'Upstream' } })
    t.is(readHistoryPage(text, { courtType: 'HC' }).kind, 'failed')
  })
}

if (existsSync(DISTRICT))
  test('recorded district page: read as the researchers read it', (t) => {
    const html = readFileSync(new URL('samplePage.html', DISTRICT), 'utf8')
    const expected = JSON.parse(readFileSync(new URL('samplePage.expected.json', DISTRICT), 'utf8')) as Expected
    const reading = readHistoryPage(html, { courtType: 'DC', cnr: expected.cnr })
    if (reading.kind !== 'found') return t.fail('the page was not read')
    const { value } = reading
    for (const field of [
      'court',
      'filingDate',
      'registrationDate',
      'firstHearingDate',
      'nextHearingDate',
      'stage',
    ] as const)
      t.true(value[field] === expected[field], field)
    t.true(value.judge === judgesText(expected.courtNumberAndJudge), 'judge')
    t.false(/^\d/.test(value.judge ?? ''), 'the number of the court stands before the judge')
    t.true(sameNames(value.petitioners, expected.petitioners), 'petitioners')
    t.true(sameNames(value.respondents, expected.respondents), 'respondents')
    t.is(value.acts.length, expected.acts.length, 'acts')
    t.is(value.hearings.length, expected.history.length, 'hearings')
    t.true(
      value.hearings.every(({ businessDate }, i) => businessDate === expected.history[i]?.businessOn),
      'days of hearings',
    )
    t.is(value.orders.length, 1, 'orders')
  })

if (existsSync(BHARAT))
  test('recorded search rows: JSON inside a JSON string', (t) => {
    const reading = readSearchRows(readFileSync(new URL('hcservices_case_status.json', BHARAT), 'utf8'))
    t.is(reading.kind === 'found' ? reading.value.length : 0, 2)
  })

interface Expected {
  cnr: string
  court: string
  filingDate: string
  registrationDate: string
  firstHearingDate: string
  nextHearingDate: string
  stage: string
  courtNumberAndJudge: string
  petitioners: { name: string; advocate: string | null }[]
  respondents: { name: string; advocate: string | null }[]
  acts: unknown[]
  history: { businessOn: string }[]
}

function sameNames(read: CourtCase['petitioners'], expected: Expected['petitioners']): boolean {
  return (
    read.length === expected.length &&
    read.every(({ name, advocate }, i) => {
      const other = expected[i]
      return name === other?.name && (advocate ?? null) === other.advocate
    })
  )
}

/** How many numbered names a box of parties holds. */
function numberedIn(html: string, box: string): number {
  const from = html.search(new RegExp(`class=["']${box}["']`))
  const text = html.slice(from, html.indexOf('</span>', from))
  return text.match(/(^|>|\n)\s*\d+\)\s/g)?.length ?? 0
}
