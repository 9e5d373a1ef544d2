import { existsSync, readdirSync, readFileSync } from 'node:fs'
import test from 'ava'
import { PAGE_KINDS } from '../../../sources/court-sites/page-kinds.ts'

/* The pages beside the histories of cases. Every sample has the reading that a person compared with it; everybody on them is invented. */

const PAGES = new URL('./pages/', import.meta.url)
const FIXTURES = new URL('../../../../shared/fixtures/', import.meta.url)
const HIGH_COURTS = 'openjustice-ecourts-hcservices/'

const SAMPLES: [kind: string, file: string][] = [
  ['hc-search', 'hc-search-older.txt'],
  ['hc-cause-list', 'hc-cause-list.txt'],
  ['hc-orders', 'hc-orders.txt'],
  ['business', 'business.html'],
  ['judgments', 'judgments-portal.json'],
  ['judgments', 'judgments-reports.html'],
]
for (const [kind, file] of SAMPLES) {
  const text = readFileSync(new URL(file, PAGES), 'utf8')
  test(`${file} is read as what stands beside it`, (t) => {
    t.deepEqual(
      JSON.parse(JSON.stringify(read(kind, text))),
      JSON.parse(readFileSync(new URL(`${file.replace(/\.\w+$/, '')}.expected.json`, PAGES), 'utf8')),
    )
  })

  test(`${file}: a row that is cut off, or another page, is never a shorter list`, (t) => {
    for (const other of [
      text.slice(0, text.length * 0.6),
      'session expired',
      '<html><body>502 Bad Gateway</body></html>',
      'null',
    ])
      t.is(read(kind, other).kind, 'failed', other.slice(-40))
  })
}

test('a day without cause lists or orders has none', (t) => {
  t.is(read('hc-cause-list', '\ufeff').kind, 'none')
  t.is(read('hc-orders', '\ufeff^^@0').kind, 'none')
})

test('a list of orders with fewer rows than it counts is refused', (t) => {
  const text = readFileSync(new URL('hc-orders.txt', PAGES), 'utf8')
  t.is(read('hc-orders', text.replace('^^@2', '^^@3')).kind, 'failed')
})

test('the documentation lists every kind of page with what its reader was written from', (t) => {
  const page = readFileSync(new URL('../../../docs/orders.md', import.meta.url), 'utf8')
  for (const [name, { what, basis }] of Object.entries(PAGE_KINDS))
    t.true(page.includes(`| \`${name}\` | ${what} | ${basis} |`), name)
})

if (existsSync(FIXTURES)) {
  test('recorded search rows, older form: every case is read as the researchers read it', (t) => {
    const expected = JSON.parse(fixture(`${HIGH_COURTS}search-rows/01.expected.json`)) as Expected[]
    const rows = values('hc-search', fixture(`${HIGH_COURTS}search-rows/01.txt`))
    t.is(rows.length, expected.length)
    for (const each of expected) {
      const row = rows.find(({ cino }) => cino === each.cnr_number)
      t.true(row?.petitioner === each.petitioners[0]?.name && row?.respondent === each.respondents[0]?.name, 'parties')
      t.is(row?.case_no, each.case_number)
      t.is(row?.caseNumber, `${each.case_type}/${each.registration_number}`)
    }
  })

  test('recorded lists of a day: every row is read', (t) => {
    const [file = ''] = readdirSync(new URL(`${HIGH_COURTS}cause_lists/`, FIXTURES)).filter((name) =>
      name.endsWith('.txt'),
    )
    t.is(values('hc-cause-list', fixture(`${HIGH_COURTS}cause_lists/${file}`)).length, 35)
    t.is(values('hc-cause-list', fixture('bharat-courts/hcservices_cause_list.html')).length, 2)
    t.is(values('hc-orders', fixture(`${HIGH_COURTS}recorded/orders-by-date.state12.2024-06-05.txt`)).length, 272)
  })

  test('recorded business of a day: a lone comma is no business, a title without a name is no judge', (t) => {
    const reading = read('business', fixture(`${HIGH_COURTS}hearings/201700000012023.html`))
    t.like(reading, {
      kind: 'found',
      value: {
        judges: [],
        shortOrder: '1-DATE FIXED',
        nextPurpose: 'FOR FINAL HEARING',
        nextHearingDate: '2024-02-16',
      },
    })
    t.false('business' in (reading.kind === 'found' ? (reading.value as object) : {}))
  })

  test('recorded judgments: judges are split, and the number of the reports is not taken for that of the case', (t) => {
    const [report] = values('judgments', fixture('vanga-supreme-court-judgments/row.english.2025INSC555.html'))
    t.like(report, { citation: '[2025] 5 S.C.R. 275', neutralCitation: '2025 INSC 555', decisionDate: '2025-04-23' })
    t.is(report?.cnr, undefined)
    t.like(report?.judges, { length: 2 })
    const rows = values('judgments', fixture('bharat-courts/judgments_search_response.json'))
    t.deepEqual(
      rows.map(({ judges, cnr }) => [(judges as unknown[]).length, cnr]),
      [
        [2, 'CGHC010160032026'],
        [2, 'DLHC010012342024'],
      ],
    )
  })
}

interface Expected {
  cnr_number: string
  case_number: string
  case_type: string
  registration_number: string
  petitioners: { name: string }[]
  respondents: { name: string }[]
}

function read(kind: string, text: string) {
  const { [kind]: page } = PAGE_KINDS
  if (!page) throw new Error(`There is no kind of page named ${kind}.`)
  return page.read(text)
}

function values(kind: string, text: string): Record<string, unknown>[] {
  const reading = read(kind, text)
  return reading.kind === 'found' ? (reading.value as Record<string, unknown>[]) : []
}

function fixture(file: string): string {
  return readFileSync(new URL(file, FIXTURES), 'utf8')
}
