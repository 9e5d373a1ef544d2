import test from 'ava'
import { keysOfRow } from '../../../domain/hearings/row-keys.ts'
import { readList } from '../../../sources/cause-lists/read-list.ts'

const HEADER = `HIGH COURT OF ZANSKAR
CAUSE LIST FOR THURSDAY, 26-11-2026
COURT NO. 12
HON'BLE MS. JUSTICE ARUNDAS
FOR ADMISSION`

const page = (...lines: string[]) => [HEADER, ...lines].join('\n')

test('a row has its item, numbers, room and stage, and the list its day', (t) => {
  const { day, rows, isCut } = readList([
    page(
      '1. WP(C)/900030/2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS',
      'WITH CM APPL. 12/2024',
      '2 CRL.M.C. 14/2023 A Vs. B',
    ),
  ])
  t.is(day, '2026-11-26')
  t.false(isCut)
  t.deepEqual(
    rows.map(({ item, numbers, courtRoom, stage }) => [item, numbers.length, courtRoom, stage]),
    [
      ['1', 2, '12', 'FOR ADMISSION'],
      ['2', 1, '12', 'FOR ADMISSION'],
    ],
  )
})

test('a range stands for each of its numbers, and an application for the matter it is in', (t) => {
  const { rows } = readList([page('1. WP(C) 900044-900046/2024 A Vs. B', '2. IA 5/2025 in WP(C)/900050/2024 C Vs. D')])
  const keys = rows.map((row) => keysOfRow(row, 'HC-DLHC01'))
  t.deepEqual(
    keys[0],
    [44, 45, 46].map((n) => keysOfRow({ numbers: [`WP(C)/9000${n}/2024`] }, 'HC-DLHC01')[0]),
  )
  t.true(keys[1]?.includes(keysOfRow({ numbers: ['WP(C)/900050/2024'] }, 'HC-DLHC01')[0] ?? ''))
})

test('the same number of another bench is another key', (t) => {
  const row = { numbers: ['WP(C)/900045/2024'] }
  t.notDeepEqual(keysOfRow(row, 'HC-DLHC01'), keysOfRow(row, 'HC-HCBM01'))
})

test('parts of an item and a second section leave no gap; a missing item does', (t) => {
  const rows = (...items: string[]) =>
    readList([page(...items.map((item, n) => `${item}. WP(C)/${n + 1}/2024 A Vs. B`))])
  t.false(rows('1', '2', '2.1', '2.2', '3').isCut)
  t.false(rows('1', '2', '1', '2', '101', '102').isCut)
  t.true(rows('1', '2', '4').isCut)
  t.true(rows('7', '8').isCut)
})

test('a page without text may have held rows, and a list without pages any', (t) => {
  t.true(readList([page('1. WP(C)/1/2024 A Vs. B'), ' ']).isCut)
  t.true(readList([]).isCut)
})

test('an item that a note deletes is marked', (t) => {
  const { rows } = readList([
    page('1. WP(C)/1/2024 A Vs. B', '2. WP(C)/2/2024 A Vs. B', 'NOTE: ITEM NO. 2 STANDS DELETED'),
  ])
  t.deepEqual(
    rows.map(({ isDeleted }) => isDeleted),
    [false, true],
  )
})

test('the parties stand on both sides of the word versus, behind the number or on the lines below it', (t) => {
  const { rows } = readList([
    page(
      '1. WP(C)/1/2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS',
      '2. IA 5/2025 in WP(C)/2/2024 M. V. CABLES',
      'PRIVATE LIMITED',
      'VERSUS',
      'UNION OF INDIA & ORS.',
      'MS. ADVOCATE ARUNDAS',
      '3. WP(C)/3/2024',
      'WITH CM APPL. 4/2024',
      'SAFFRON TEXTILES V/s. R. KAVERI',
      'COURT NO. 13',
      '4. WP(C)/5/2024 IN RE SAFFRON',
    ),
  ])
  t.deepEqual(
    rows.map(({ petitioners, respondents }) => [petitioners, respondents]),
    [
      [['SAFFRON TEXTILES'], ['KAVERI LOGISTICS']],
      [['M. V. CABLES PRIVATE LIMITED'], ['UNION OF INDIA & ORS.']],
      [['SAFFRON TEXTILES'], ['R. KAVERI']],
      [[], []],
    ],
  )
})

test('the matter that an application was filed in stands before it', (t) => {
  const { rows } = readList([page('1. IA 5/2025 in WP(C)/900050/2024 C Vs. D')])
  t.deepEqual(rows[0]?.numbers, ['WP(C)/900050/2024', 'IA/5/2025'])
})

test('a list without a day in its header has none', (t) => {
  t.is(readList(['CAUSE LIST\n1. WP(C)/1/2024 A Vs. B']).day, undefined)
})
