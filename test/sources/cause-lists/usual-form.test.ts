import test from 'ava'
import { linesOfPage } from '../../../sources/cause-lists/page-lines.ts'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { page } from './printed-page.ts'

const read = (...lines: string[]) => readList([page(...lines)])
const printed = ({ rows }: ReturnType<typeof readList>) =>
  rows.map(({ item, numberAsListed, petitioners, respondents }) =>
    [item, numberAsListed, ...petitioners, ...respondents].join(' | '),
  )

for (const label of ['ITEM NO. ', 'Item No.: ', 'SL. NO. ', 'Sr.No.'])
  test(`an item labelled "${label}" above its number, or before it, is an item`, (t) => {
    const reading = read(
      `${label}1`,
      'SLP(C) 12345/2026',
      'SAFFRON TEXTILES versus KAVERI LOGISTICS',
      `${label}2   C.A. No. 771-772/2025`,
      'NILGIRI FOODS versus UNION OF ZANSKAR',
    )
    t.false(reading.isCut)
    t.deepEqual(printed(reading), [
      '1 | SLP(C) 12345/2026 | SAFFRON TEXTILES | KAVERI LOGISTICS',
      '2 | C.A. No. 771-772/2025 | NILGIRI FOODS | UNION OF ZANSKAR',
    ])
  })

test('parties below a second number that no word joins to the first are given to neither, and the list is not whole', (t) => {
  const label = read(
    'ITEM NO. 1',
    'W.P.(C) 11/2024',
    'A VS. B',
    'ITEM NO. 2',
    'W.P.(C) 12/2024',
    'LPA 19/2022',
    'C VS. D',
  )
  const item = read('1 W.P.(C) 11/2024', 'A VS. B', '2 W.P.(C) 12/2024', 'LPA 19/2022', 'C VS. D')
  for (const reading of [label, item]) {
    t.deepEqual(
      reading.unknown?.map(({ text }) => text),
      ['C VS. D'],
    )
    t.deepEqual(
      printed(reading).filter((row) => /[CD]$/.test(row)),
      [],
    )
  }
  for (const joined of ['WITH LPA 19/2022', '& LPA 19/2022', 'CM APPL. 19/2022'])
    t.false(read('ITEM NO. 1', 'W.P.(C) 12/2024', joined, 'C VS. D').isCut, joined)
  const of = (item: number) => [`ITEM NO. ${item}`, `W.P.(C) 1${item}/2024`, `LPA 1${item}/2022`, 'C VS. D']
  t.false(read(...of(1), ...of(2)).isCut, 'a list that prints all numbers of its items above the parties')
})

test('a note that names an item begins none in a list whose items have no label', (t) => {
  const reading = read('1. W.P.(C) 1/2024 A Vs. B', 'ITEM NO. 2 W.P.(C) 9/2024 IS DELETED', '2. W.P.(C) 3/2024 A Vs. B')
  t.deepEqual(
    reading.rows.map(({ item }) => item),
    ['1', '2'],
  )
})

test('a year of two digits is one of this century or the last where most items are printed so', (t) => {
  const reading = read(
    '1 WP(C) 1291/24',
    'SAFFRON TEXTILES Vs KAVERI LOGISTICS',
    '2 Mat.Appeal 77-78/98',
    'IA 1/24',
    'ASHA RAO Vs BINA RAO',
    '3 WP(C) 40012/2023',
    'NILGIRI FOODS Vs UNION OF ZANSKAR',
  )
  t.false(reading.isCut)
  t.deepEqual(
    reading.rows.map(({ numbers }) => numbers[0]),
    ['WP(C)/1291/2024', 'Mat.Appeal/77-78/1998', 'IA/1/2024', 'WP(C)/40012/2023'],
  )
})

test('a type that has grown together with the word before it is not lost in a list of years of two digits', (t) => {
  for (const word of ['WITH', 'CLUBBED WITH', 'CONN.', 'C/W']) {
    const reading = read('1 WP(C) 11/24', 'A VS. B', `${word}WP(C) 12/24`, '2 WP(C) 13/24', 'C VS. D')
    t.true(reading.isCut || reading.rows.length === 3, word)
  }
})

test('a year of two digits among whole ones is the rest of a cut number, and a date is no number', (t) => {
  const reading = read('1 WP(C) 1291/20', 'A Vs B', '2 WP(C) 2/2024', 'A Vs B', '3 WP(C) 3/2024', 'A Vs B')
  t.true(reading.isCut)
  t.false(reading.rows.some(({ numbers }) => numbers.includes('WP(C)/1291/2020')))
  const dated = read('1 WP(C) 1/24', 'A Vs B DT 05/10/26', '2 WP(C) 2/24', 'WP 12/10/26', 'A Vs B')
  t.deepEqual(
    dated.rows.map(({ numbers }) => numbers[0]),
    ['WP(C)/1/2024', 'WP(C)/2/2024'],
  )
})

test('numbers in brackets, of applications and of the matter that one was filed in, are read', (t) => {
  const reading = read(
    '1 LPA 138/2026 in[WP(C)',
    '2106/2019]',
    'CM(4063/2026)',
    'SAFFRON TEXTILES Vs KAVERI LOGISTICS',
    '2 WP(C) 3/2025',
    'IA(1/2014[782/2014])',
    'NILGIRI FOODS Vs UNION OF ZANSKAR',
  )
  t.false(reading.isCut)
  t.deepEqual(
    reading.rows.map(({ numbers }) => numbers),
    [['WP(C)/2106/2019', 'LPA/138/2026'], ['CM/4063/2026'], ['WP(C)/3/2025'], ['IA/1/2014']],
  )
})

/** An item with an application and a matter heard with it that has parties of its own. */
const withOthers = (item: number, serial: number) => [
  ...[`${item} WP(C) ${serial}/2024`, `CM(${serial}/2024)`, `P${serial} TEXTILES`, 'VS', `R${serial} FOODS`],
  ...[
    'c/w',
    `i)WP(C) ${serial + 1}/2024`,
    `CM(${serial + 1}/2024)`,
    `P${serial + 1} MILLS`,
    'VS',
    `R${serial + 1} ROADS`,
  ],
]

test('parties below an application are those of the matter above it, also of one that is heard with the item', (t) => {
  const reading = read(...withOthers(1, 10), ...withOthers(2, 20))
  t.false(reading.isCut)
  t.deepEqual(
    printed(reading).filter((row) => row.includes('WP')),
    ['10', '11', '20', '21'].map(
      (serial, at) =>
        `${at < 2 ? 1 : 2} | WP(C) ${serial}/2024 | P${serial} ${at % 2 ? 'MILLS' : 'TEXTILES'} | R${serial} ${at % 2 ? 'ROADS' : 'FOODS'}`,
    ),
  )
})

test('an application, and the matter that it was filed in behind "in" on a line of its own, are one', (t) => {
  const { rows } = read('1 WP/5/2026', 'SAFFRON TEXTILES', 'V/S', 'KAVERI', 'WITH', 'IA/771/2026', 'IN', 'WP/9/2026')
  t.deepEqual(rows.at(-1)?.numbers, ['WP/9/2026', 'IA/771/2026'])
})

test('an item behind the word that it is heard with the one above may stand alone above its number', (t) => {
  const reading = read('1', 'FAT/1/2024', 'SAFFRON', 'VS', 'KAVERI', 'wt 2', 'FAT/2/2024', 'NILGIRI', 'VS', 'SUVARNA')
  t.false(reading.isCut)
  t.deepEqual(printed(reading), ['1 | FAT/1/2024 | SAFFRON | KAVERI', '2 | FAT/2/2024 | NILGIRI | SUVARNA'])
})

for (const advocate of [
  'S.INVENTED-MS/63/2008',
  'R. INVENTED KANNA-MS/3287/2010,',
  'S. INVENTED - 2238/2010',
  'M/S. P. INVENTED - 420/2021',
  'INVENTED.R 552/2005',
  'AFFIDAVIT OF SERVICE FILED - 5884/2025',
  'VAK FILED FOR R7 TO R10 - 5873/2025',
])
  test(`"${advocate}" names no matter`, (t) => {
    const { rows, unknown } = read('1 WP(MD) 1/2024', 'A', 'VS', 'B', advocate, '2 WP(MD) 2/2024', 'A', 'VS', 'B')
    t.deepEqual(unknown, [])
    t.is(rows.length, 2)
  })

test('the page of a list is read cell by cell', (t) => {
  const html = `<html><body><h2>Cause List - 26-11-2026</h2><table>
    <tr><td>1</td><td>WP(MD) 1/2024</td><td>ASHA RAO<br/>VS<br/>BINA RAO</td><td>C.INVENTED</td></tr>
    <tr><td> </td><td>WMP(MD) 2/2024</td><td>ASHA RAO<br/>VS<br/>BINA RAO</td><td>C.INVENTED</td></tr>
    </table></body></html>`
  t.deepEqual(
    readList([linesOfPage(html)]).rows.map(({ item, numberAsListed }) => [item, numberAsListed]),
    [
      ['1', 'WP(MD) 1/2024'],
      ['1', 'WMP(MD) 2/2024'],
    ],
  )
})
