import test from 'ava'
import { recogniseCase } from '../../../domain/courts/index.ts'
import { foundOnList } from '../../../domain/hearings/found-on-list.ts'
import { keysOfRow } from '../../../domain/hearings/list-court.ts'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { HEADER, page } from './printed-page.ts'

test('a matter that is heard with another has a row of its own, with the item and the number of the other, and no parties', (t) => {
  const { rows } = readList([
    page(
      '1. W.P.(C)  No. 30/2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS',
      'WITH CM APPL. 12/2024',
      'AND IA 3/2025 in WP(C) 31/2024',
      'NOTE: ITEM NO. 1 STANDS DELETED',
    ),
  ])
  t.deepEqual(
    rows.map(({ item, numbers, connectedTo, viaApplication, petitioners, isDeleted }) => [
      ...[item, numbers, connectedTo, viaApplication, petitioners, isDeleted],
    ]),
    [
      ['1', ['W.P.(C)/30/2024'], undefined, false, ['SAFFRON TEXTILES'], true],
      ['1', ['CM APPL./12/2024'], 'W.P.(C) No. 30/2024', false, [], true],
      ['1', ['WP(C)/31/2024', 'IA/3/2025'], 'W.P.(C) No. 30/2024', true, [], true],
    ],
  )
})

const ROWS_AROUND = ['1. W.P.(C) 1/2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS', '2. W.P.(C) 9/2024 A Vs. B'] as const
/** The numbers that stand at the first item when these lines stand below it. */
const heardWithFirst = (...lines: string[]) => {
  const { rows, isCut } = readList([page(ROWS_AROUND[0], ...lines, ROWS_AROUND[1])])
  const [first, ...others] = rows.filter(({ item }) => item === '1')
  return isCut || first?.respondents[0] !== 'KAVERI LOGISTICS' ? null : others.flatMap(({ numbers }) => numbers)
}

for (const words of [
  ...['C/W', 'A/W', 'ALONG WITH', 'ALONGWITH', 'TAGGED WITH', 'CONNECTED WITH', 'CONNECTED', 'TOGETHER WITH'],
  ...['CLUBBED WITH', 'with:', 'WITH -', '(WITH', '[C/W', '&', 'AND', '+', '(a)', '*', ''],
])
  test(`a matter below an item is heard with it: "${words}"`, (t) => {
    t.deepEqual(heardWithFirst(`${words} W.P.(C) 2/2024`), ['W.P.(C)/2/2024'])
  })

test('each matter of a line is heard with the item above it, with the type and year that it shares with its neighbours', (t) => {
  const both = ['W.P.(C)/2/2024', 'W.P.(C)/3/2024']
  const three = [...both, 'W.P.(C)/4/2024']
  t.deepEqual(heardWithFirst('W.P.(C) 2/2024 & W.P.(C) 3/2024'), both)
  t.deepEqual(heardWithFirst('C/W W.P.(C) 2/2024 C/W W.P.(C) 3/2024'), both)
  t.deepEqual(heardWithFirst('WITH W.P.(C) 2/2024, 3/2024 & 4/2024'), three)
  t.deepEqual(heardWithFirst('WITH W.P.(C) NOS. 2/2024, 3/2024 AND 4/2024'), three)
  t.deepEqual(heardWithFirst('WITH W.P.(C) NOS. 2, 3 AND 4 OF 2024'), three)
  t.deepEqual(heardWithFirst('W.P.(C) No(s). 2/2024 & 3/2024'), both)
  t.deepEqual(heardWithFirst('W.P.(C) 2 to 3/2024'), ['W.P.(C)/2-3/2024', ...both])
  t.deepEqual(heardWithFirst('W.P.(C) 2/2024 to 3/2024'), ['W.P.(C)/2-3/2024', ...both])
  t.deepEqual(heardWithFirst('W.P.(C)-2/2024 CM APPL. 30984/2022 W.P.(C)-3/2024'), [
    ...['W.P.(C)/2/2024', 'CM APPL./30984/2022', 'W.P.(C)/3/2024'],
  ])
})

test('each matter of an item is a row, and the name behind the last one is the party', (t) => {
  const numbersOf = (written: string) => {
    const { rows } = readList([page(`1. ${written} SAFFRON TEXTILES & 3 ORS. Vs. KAVERI LOGISTICS`)])
    return rows[0]?.petitioners[0] === 'SAFFRON TEXTILES & 3 ORS.' ? rows.map(({ numbers }) => numbers) : []
  }
  const both = [['W.P.(C)/2/2024'], ['W.P.(C)/3/2024']]
  t.deepEqual(numbersOf('W.P.(C) 2/2024 & W.P.(C) 3/2024'), both)
  t.deepEqual(numbersOf('W.P.(C) 2/2024 WITH W.P.(C) 3/2024'), both)
  t.deepEqual(numbersOf('W.P.(C) NOS. 2 & 3 OF 2024'), both)
  t.deepEqual(numbersOf('W.P.(C) 2/2024, 3/2024 & 4/2024'), [...both, ['W.P.(C)/4/2024']])
  t.deepEqual(numbersOf('Connected SLP(C) No. 7/2026'), [['SLP(C)/7/2026']])
  t.deepEqual(numbersOf('W.P.(C) 2/2024, 05-11-2026'), [])
})

test('applications that are filed in one matter name it, each of them, whatever they are for', (t) => {
  const filed = (written: string) => {
    const { rows } = readList([page(`1. ${written} A Vs. B`)])
    return rows.map(({ numbers, numberAsListed, viaApplication }) => [numbers, numberAsListed, viaApplication])
  }
  t.deepEqual(filed('CM APPL. 7/2024 & CM APPL. 8/2024 IN W.P.(C) 3/2024'), [
    [['W.P.(C)/3/2024', 'CM APPL./7/2024'], 'CM APPL. 7/2024 IN W.P.(C) 3/2024', true],
    [['W.P.(C)/3/2024', 'CM APPL./8/2024'], 'CM APPL. 8/2024 IN W.P.(C) 3/2024', true],
  ])
  for (const reason of ['(STAY) IN', 'FOR STAY & EXEMPTION IN', 'CONTEMPT IN', '(IN'])
    t.deepEqual(filed(`CM APPL. 5/2024 ${reason} W.P.(C) 3/2024${reason === '(IN' ? ')' : ''}`), [
      [['W.P.(C)/3/2024', 'CM APPL./5/2024'], `CM APPL. 5/2024 ${reason} W.P.(C) 3/2024`, true],
    ])
})

test('a matter that an item is to be taken up with stands at another item', (t) => {
  t.deepEqual(
    heardWithFirst('[TO BE TAKEN UP ALONG WITH ITEM NO.5 I.E.', 'Diary No. 55248/2026].... FOR ADMISSION'),
    [],
  )
})

test('a day, or the number of another court, is no matter that is heard with an item', (t) => {
  const below = ['On 05-10-2026', 'DATED 5-11-2026', 'AGAINST CS 5/2023', 'FILED ON 05-10-2026']
  t.is(readList([page('1. W.P.(C) 2/2024 AGAINST CS 5/2023 A Vs. B', ...below)]).rows.length, 1)
})

test('an item that is connected and has no number takes none of the next item', (t) => {
  const { rows } = readList([page('1 SLP(C) No. 5/2026 A', '1.1 Connected', '2 SLP(C) No. 6/2026 B')])
  t.deepEqual(
    rows.map(({ item, numbers }) => [item, numbers]),
    [
      ['1', ['SLP(C)/5/2026']],
      ['2', ['SLP(C)/6/2026']],
    ],
  )
})

test('the number of a connected item may stand on the next line', (t) => {
  const { rows } = readList([page('1 SLP(C) No. 5/2026 A', '1.1 Connected', 'Diary No. 54623-2026')])
  t.deepEqual(
    rows.map(({ item, numbers }) => [item, numbers]),
    [
      ['1', ['SLP(C)/5/2026']],
      ['1.1', ['Diary/54623/2026']],
    ],
  )
})

test('a line that names ten thousand matters costs no more than as many lines', (t) => {
  const many = Array.from({ length: 10_000 }, (_, n) => `CM APPL. ${n + 1}/2024`)
  t.is(readList([page(ROWS_AROUND[0], ...many.flatMap((each) => [each, 'IN W.P.(C) 5/2024']))]).rows.length, 10_001)
  t.true(readList([page(`${ROWS_AROUND[0]} ${many.join(' & ')} ${many.join(' IN ')}`)]).rows.length > 0)
})

test('a line of a million blanks is read as any other', (t) => {
  const blanks = ' '.repeat(1_000_000)
  const lines = ['COURT NO.', 'NOTE: ITEM NO. 2', '2.', 'WITH', 'BENCH SITS AT'].map(
    (beginning) => `${beginning}${blanks}X`,
  )
  t.is(readList([page(ROWS_AROUND[0], ...lines)]).rows.length, 1)
})

test('a row keeps its number as it is printed, with its range or the matter that it was filed in', (t) => {
  const { rows } = readList([
    page(
      '1. W.P.(C)  No. 44-46 of 2024 A Vs. B',
      '2. IA 5/2025 in WP(C)/50/2024 C Vs. D',
      '3. CRL.M.A. 7/2025',
      'IN CRL.M.C. 8/2024',
      'E Vs. F',
    ),
  ])
  t.deepEqual(
    rows.map(({ numbers: [first], numberAsListed, viaApplication }) => [first, numberAsListed, viaApplication]),
    [
      ['W.P.(C)/44-46/2024', 'W.P.(C) No. 44-46 of 2024', false],
      ['WP(C)/50/2024', 'IA 5/2025 in WP(C)/50/2024', true],
      ['CRL.M.C./8/2024', 'CRL.M.A. 7/2025 in CRL.M.C. 8/2024', true],
    ],
  )
})

test('a range stands for each of its numbers, and an application for the matter it is in', (t) => {
  const { rows } = readList([page('1. WP(C) 900044-900046/2024 A Vs. B', '2. IA 5/2025 in WP(C)/900050/2024 C Vs. D')])
  const keys = rows.map((row) => keysOfRow(row, 'HC-DLHC01'))
  t.deepEqual(
    keys[0],
    ['44-900046', 44, 45, 46].map((n) => keysOfRow({ numbers: [`WP(C)/9000${n}/2024`] }, 'HC-DLHC01')[0]),
  )
  t.true(keys[1]?.includes(keysOfRow({ numbers: ['WP(C)/900050/2024'] }, 'HC-DLHC01')[0] ?? ''))
})

test('a case that is registered under a range is found by it, and a watched name on its row is the same case', (t) => {
  const list = `${HEADER}
1 C.A. No. 1234-1235/2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS
2 SLP(C) No. 012345 - 012346 / 2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS`
  const { rows } = readList([list])
  const registered = [
    { caseType: 'C.A.', registrationNumber: '1234-1235/2024' },
    { caseType: 'SLP(C)', registrationNumber: '12345-12346/2024' },
  ]
  for (const [at, row] of rows.entries()) {
    const { key = '' } = recogniseCase('SC', registered[at] ?? {}).identity ?? {}
    t.true(keysOfRow(row, 'SC').includes(key))
    t.like(foundOnList(row, 'SC', '2026-11-26'), registered[at] ?? {})
  }
})

test('the same number of another bench is another key', (t) => {
  const row = { numbers: ['WP(C)/900045/2024'] }
  t.notDeepEqual(keysOfRow(row, 'HC-DLHC01'), keysOfRow(row, 'HC-HCBM01'))
})

test('the matter that an application was filed in stands before it', (t) => {
  const { rows } = readList([page('1. IA 5/2025 in WP(C)/900050/2024 C Vs. D')])
  t.deepEqual(rows[0]?.numbers, ['WP(C)/900050/2024', 'IA/5/2025'])
})
