import { readFile } from 'node:fs/promises'
import test from 'ava'
import type { CourtCase } from '../../../domain/case.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import * as cc from '../../../sources/court-sites/cc/case-page.ts'
import { CESTAT_LABELS } from '../../../sources/court-sites/cestat/site.ts'
import * as drt from '../../../sources/court-sites/drt/case-page.ts'
import { readHistoryPage } from '../../../sources/court-sites/ecourts/history-page.ts'
import { GSTAT_LABELS } from '../../../sources/court-sites/gstat/site.ts'
import * as nclat from '../../../sources/court-sites/nclat/case-page.ts'
import * as nclt from '../../../sources/court-sites/nclt/case-page.ts'
import * as sc from '../../../sources/court-sites/sc/case-page.ts'
import { readTribunalPage } from '../../../sources/court-sites/tribunal-page.ts'
import type { Reading } from '../../../sources/http-answer.ts'

/*
 * Every sample page with the case that was read from it, which a person has compared with the page. Everybody on them is invented.
 * Contact data that some pages carry must not be in the result: the whole case is compared, so it would show.
 */

const PAGES = new URL('./pages/', import.meta.url)

function page(file: string): Promise<string> {
  return readFile(new URL(file, PAGES), 'utf8')
}

type Sample = [
  file: string,
  asked: CaseIdentifier,
  read: (text: string, requested: CaseIdentifier) => Promise<Reading<CourtCase>>,
]

const history = async (text: string, requested: CaseIdentifier) => readHistoryPage(text, requested)

const SAMPLES: Sample[] = [
  ['hc-pending.html', { courtType: 'HC', cnr: 'DLHC019000012024' }, history],
  ['hc-disposed.html', { courtType: 'HC', cnr: 'DLHC019000062024' }, history],
  ['hc-traps.html', { courtType: 'HC', cnr: 'KAHC010225502018' }, history],
  ['dc-pending.html', { courtType: 'DC', cnr: 'DLND019000012024' }, history],
  ['dc-cells.html', { courtType: 'DC', cnr: 'DLND019000312024' }, history],
  ['sc-pending.html', { courtType: 'SC', diaryNumber: '900001/2024' }, supremeCourt('sc-pending.orders.html')],
  ['sc-disposed.html', { courtType: 'SC', diaryNumber: '900006/2024' }, supremeCourt('sc-disposed.orders.html')],
  [
    'cc-disposed.json',
    { courtType: 'CC', registrationNumber: 'DC/525/CC/900006/2024' },
    async (text, requested) => cc.readCasePage(text, requested),
  ],
  [
    'nclt-pending.json',
    { courtType: 'NCLT', filingNumber: '2709139000012024', establishmentCode: '9' },
    async (text, requested) => nclt.readCasePage(text, requested),
  ],
  [
    'nclat-pending.json',
    { courtType: 'NCLAT', filingNumber: '2709139000012024', establishmentCode: 'delhi' },
    async (text, requested) => nclat.readCasePage(text, requested),
  ],
  [
    'drt-disposed.json',
    { courtType: 'DRT', diaryNumber: '900006/2024', establishmentCode: '1' },
    async (text, requested) => drt.readCasePage(text, requested),
  ],
  [
    'cestat-pending.html',
    { courtType: 'CESTAT', diaryNumber: '900001/2024', establishmentCode: 'delhi' },
    async (text, requested) => readTribunalPage(text, CESTAT_LABELS, requested),
  ],
  [
    'gstat-pending.html',
    { courtType: 'GSTAT', filingNumber: '0710019000012024', establishmentCode: 'principal' },
    async (text, requested) => readTribunalPage(text, GSTAT_LABELS, requested),
  ],
]

function supremeCourt(orders: string): Sample[2] {
  return async (text, requested) => sc.readCasePage(text, await page(orders), requested)
}

for (const [file, requested, read] of SAMPLES)
  test(`${file} is read as the case beside it`, async (t) => {
    const expected = JSON.parse(await page(file.replace(/\.\w+$/, '.expected.json'))) as unknown
    t.deepEqual(JSON.parse(JSON.stringify(await read(await page(file), requested))), expected)
  })

for (const [file, requested, read] of SAMPLES) {
  test(`the beginning of ${file} is unreadable, never a case without orders`, async (t) => {
    const text = await page(file)
    const reading = await read(text.slice(0, text.length / 10), requested)
    t.is(reading.kind, 'failed')
  })

  test(`${requested.courtType}: a page of another kind is never taken for "no case" (${file})`, async (t) => {
    for (const other of ['', '<html><body><h1>502 Bad Gateway</h1></body></html>', 'session expired', 'null', '[]'])
      t.is((await read(other, requested)).kind === 'found', false, other)
    t.is((await read('<html><body><h1>Site under maintenance</h1></body></html>', requested)).kind, 'failed')
  })
}

test('orders in several tables are all orders of the case, and a table of them without rows takes no others', async (t) => {
  const text = await page('dc-cells.html')
  const ordersOf = (html: string) => {
    const reading = readHistoryPage(html, { courtType: 'DC' })
    return reading.kind === 'found' ? reading.value.orders.map(({ number, orderType }) => [number, orderType]) : reading
  }
  t.deepEqual(ordersOf(text), [
    ['1', 'COPY OF ORDER'],
    ['2', 'Judgment'],
  ])
  const withoutInterim = text.replace(/<tr><td>&nbsp;&nbsp;1<.*?<\/tr>/, '')
  t.deepEqual(ordersOf(withoutInterim), [['2', 'Judgment']])
})

test('parties in paragraphs, items or rows are as many as there are', async (t) => {
  const text = await page('hc-pending.html')
  for (const box of [
    '<p>1) VELDAM LTD</p><p>2) QUARNO LTD</p>',
    '<table><tr><td>1) VELDAM LTD</td></tr><tr><td>2) QUARNO LTD</td></tr></table>',
  ]) {
    const shown = text.replace(/(?<=<span class="Petitioner_Advocate_table">).*?(?=<\/span>)/s, box)
    const reading = readHistoryPage(shown, { courtType: 'HC' })
    const names = reading.kind === 'found' && reading.value.petitioners.map(({ name }) => name)
    t.deepEqual(names, ['VELDAM LTD', 'QUARNO LTD'])
  }
})

test('a page about another case than the one asked for is refused', async (t) => {
  const reading = readHistoryPage(await page('hc-pending.html'), { courtType: 'HC', cnr: 'DLHC010000012024' })
  t.like(reading, { kind: 'failed', failure: { class: 'ParseGap' } })
})

for (const [shown, read] of [
  ['No record found', (text: string) => readTribunalPage(`<p>${text}</p>`, CESTAT_LABELS, { courtType: 'CESTAT' })],
  ['Record Not Fund', (text: string) => drt.readSearch(JSON.stringify({ status: text }))],
  [
    'No case found',
    (text: string) => cc.readCasePage(JSON.stringify({ error: 'true', message: text }), { courtType: 'CC' }),
  ],
] as const)
  test(`"${shown}" is the site's own word for no such case`, (t) => {
    t.is(read(shown).kind, 'none')
  })

test('a purpose with the words of a miss does not make a case of DRT disappear', async (t) => {
  const shown = JSON.parse(await page('drt-disposed.json')) as { caseProceedingDetails: { purpose: string }[] }
  shown.caseProceedingDetails[0] = { ...shown.caseProceedingDetails[0], purpose: 'LOWER COURT RECORD NOT FOUND' }
  t.is(drt.readCasePage(JSON.stringify(shown), { courtType: 'DRT' }).kind, 'found')
  t.is(drt.readCasePage('Record Not Fund', { courtType: 'DRT' }).kind, 'none')
})

test('a number that leads to several cases leads to none of them', (t) => {
  const rows = { mainpanellist: [{ filing_no: '2709139000012024' }, { filing_no: '2709139000022024' }] }
  t.like(nclt.readSearch(JSON.stringify(rows)), { kind: 'failed', failure: { class: 'ParseGap' } })
})

// No silent zero: "no such case" is answered by a list that is empty, never by a list that is missing or cannot be read.
for (const [what, read, list] of [
  ['a search of NCLT', nclt.readSearch, 'mainpanellist'],
  ['a case of NCLT', (text: string) => nclt.readCasePage(text, { courtType: 'NCLT' }), 'allfinalstatuslist'],
  ['a search of NCLAT', nclat.readSearch, 'data'],
] as const)
  test(`${what}: an answer without its list, or with a row that cannot be read, is never taken for "no case"`, (t) => {
    t.is(read(JSON.stringify({ [list]: [] })).kind, 'none')
    for (const answer of [{}, { status: 'error', message: 'Try again' }, { [list]: null }, { [list]: [{}] }])
      t.like(read(JSON.stringify(answer)), { kind: 'failed', failure: { class: 'ParseGap' } }, JSON.stringify(answer))
  })

test('a case with the day of its decision is disposed, whatever its site says beside it', async (t) => {
  const shown = async (
    file: string,
    read: Sample[2],
    courtType: CaseIdentifier['courtType'],
    change: [RegExp, string][],
  ) => {
    const text = change.reduce((all, [from, to]) => all.replace(from, to), await page(file))
    const reading = await read(text, { courtType })
    return reading.kind === 'found' ? reading.value.status : reading
  }
  const ofNclt = (status: string, day: string) =>
    shown('nclt-pending.json', async (text, asked) => nclt.readCasePage(text, asked), 'NCLT', [
      [/"status": "[^"]*"/, `"status": "${status}"`],
      [/"disposal_date": [^,]*/, `"disposal_date": "${day}"`],
    ])
  const ofDrt = (status: string, day: string) =>
    shown('drt-disposed.json', async (text, asked) => drt.readCasePage(text, asked), 'DRT', [
      [/"caseStatus": "[^"]*"/, `"caseStatus": "${status}"`],
      [/"disposalDate": "[^"]*"/, `"disposalDate": "${day}"`],
    ])
  const ofCc = (stage: string, day: string) =>
    shown('cc-disposed.json', async (text, asked) => cc.readCasePage(text, asked), 'CC', [
      [/"caseStageName": "[^"]*"/, `"caseStageName": "${stage}"`],
      [/"judgemtmentDate": "[^"]*"/, `"judgemtmentDate": "${day}"`],
    ])
  const ofCestat = (status: string, day: string) =>
    shown('cestat-pending.html', async (text, asked) => readTribunalPage(text, CESTAT_LABELS, asked), 'CESTAT', [
      [/(?<=Status:<\/td><td>)[^<]*/, status],
      [/(?<=Date of Disposal:<\/td><td>)[^<]*/, day],
    ])
  for (const ofSite of [ofNclt, ofDrt, ofCc, ofCestat]) {
    t.is(await ofSite('', '05-06-2024'), 'DISPOSED')
    for (const words of ['Case Disposed', 'DISPOSED OFF', 'DISMISSED FOR DEFAULT', 'D', 'DISPOSAL'])
      t.is(await ofSite(words, ''), 'DISPOSED', words)
    for (const words of ['', '0', 'P', 'Defective', 'FOR FINAL DISPOSAL'])
      t.is(await ofSite(words, ''), 'PENDING', words)
  }
})

test('an application at the Supreme Court has its own type, not that of the matter it was filed in', async (t) => {
  const text = await page('sc-pending.html')
  const shown = text.replace(/(?<=<td>Case Number<\/td><td>)[^<]*/, 'MA 90011/2026 in SLP(C) No(s). 90016-90017/2026')
  const reading = sc.readCasePage(shown, '', { courtType: 'SC', diaryNumber: '900001/2024' })
  t.like(reading, {
    kind: 'found',
    value: { caseType: 'MA', caseNumber: 'MA 90011/2026 in SLP(C) No(s). 90016-90017/2026' },
  })
})

test('a number before a name is taken off only where it counts the lines', async (t) => {
  const text = await page('cestat-pending.html')
  const namesIn = (cell: string) => {
    const reading = readTribunalPage(text.replace(/(?<=<td>Applicant:<\/td><td>).*?(?=<\/td>)/, cell), CESTAT_LABELS, {
      courtType: 'CESTAT',
    })
    return reading.kind === 'found' ? reading.value.petitioners.map(({ name }) => name) : reading
  }
  t.deepEqual(namesIn('73 QUARNO LIMITED'), ['73 QUARNO LIMITED'])
  t.deepEqual(namesIn('1 73 QUARNO LIMITED<br>(FORMERLY VELDAM)<br>2) 3 Z VELDAM LTD'), [
    '73 QUARNO LIMITED',
    '(FORMERLY VELDAM)',
    '3 Z VELDAM LTD',
  ])
  t.deepEqual(namesIn('VELDAM LTD<br>1 FOR ALL QUARNO LTD'), ['VELDAM LTD', '1 FOR ALL QUARNO LTD'])
})

test('an empty table that says "No records found" does not make a case disappear', async (t) => {
  const row = '<table><tr><th>Interlocutory Applications</th></tr><tr><td>No records found</td></tr></table>'
  for (const [file, labels, requested] of [
    ['cestat-pending.html', CESTAT_LABELS, { courtType: 'CESTAT', diaryNumber: '900001/2024' }],
    ['gstat-pending.html', GSTAT_LABELS, { courtType: 'GSTAT', filingNumber: '0710019000012024' }],
  ] as const)
    t.is(readTribunalPage(`${await page(file)}${row}`, labels, requested).kind, 'found')
  for (const file of ['sc-pending.html', 'sc-pending.orders.html'])
    t.false(sc.saysNoRecord(`${await page(file)}${row}`), file)
  t.true(sc.saysNoRecord(row))
})

for (const [file, courtType, read] of [
  ['nclt-pending.json', 'NCLT', nclt.readCasePage],
  ['nclat-pending.json', 'NCLAT', nclat.readCasePage],
] as const)
  test(`${courtType}: a page of another filing number than the one asked for is refused, however it is grouped`, async (t) => {
    const text = await page(file)
    const kindOf = (filingNumber: string) => read(text, { courtType, filingNumber }).kind
    t.is(kindOf('2709138999992024'), 'failed')
    t.is(kindOf('2709139000012024'), 'found')
    t.is(kindOf('27091390-00012024'), 'found')
  })
