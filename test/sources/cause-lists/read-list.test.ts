import test from 'ava'
import { recogniseCase } from '../../../domain/courts/index.ts'
import type { ListRow } from '../../../domain/hearings/cause-list.ts'
import { foundOnList } from '../../../domain/hearings/found-on-list.ts'
import { keysOfRow } from '../../../domain/hearings/row-keys.ts'
import { readList } from '../../../sources/cause-lists/read-list.ts'

const HEADER = `HIGH COURT OF ZANSKAR
CAUSE LIST FOR THURSDAY, 26-11-2026
COURT NO. 12
HON'BLE MS. JUSTICE ARUNDAS
FOR ADMISSION`

const page = (...lines: string[]) => [HEADER, ...lines].join('\n')
const deleted = (rows: readonly ListRow[]) => rows.filter(({ isDeleted }) => isDeleted).map(({ numbers }) => numbers[0])
const listed = (rows: readonly ListRow[]) =>
  rows.filter(({ isDeleted }) => !isDeleted).map(({ item, numbers }) => [item, numbers[0]])

test('a row has its item, numbers, room and stage, and the list its day', (t) => {
  const { day, rows, isCut } = readList([
    page('1. WP(C)/900030/2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS', '2 CRL.M.C. 14/2023 A Vs. B'),
  ])
  t.is(day, '2026-11-26')
  t.false(isCut)
  t.deepEqual(
    rows.map(({ item, numbers, courtRoom, stage }) => [item, numbers, courtRoom, stage]),
    [
      ['1', ['WP(C)/900030/2024'], '12', 'FOR ADMISSION'],
      ['2', ['CRL.M.C./14/2023'], '12', 'FOR ADMISSION'],
    ],
  )
})

for (const [heading, room] of [
  ...[
    ['COURT NO. : 6', '6'],
    ['COURT NO.- 13', '13'],
    ['COURT NO. IV', 'IV'],
    ['IN COURT NO. : 6', '6'],
    ['COURT-13', '13'],
  ],
  ...[
    ['COURT NO. 13 (VIRTUAL)', '13'],
    ['DIVISION BENCH COURT NO. 13', '13'],
    ['COURT HALL NO :2A', '2A'],
    ['COURT ROOM NO. 13 & 14', '13'],
  ],
  ...[
    ['Registrar Court', 'Registrar Court'],
    ['Registrar Court No. 2', 'Registrar Court No. 2'],
  ],
  ["CHIEF JUSTICE'S COURT", "CHIEF JUSTICE'S COURT"],
] as const)
  test(`a heading names the room of the matters below it, and their stage is not that of another room: "${heading}"`, (t) => {
    const { rows } = readList([page('1. WP(C)/1/2024 A Vs. B', heading, '1. WP(C)/2/2024 A Vs. B')])
    t.deepEqual(
      rows.map(({ courtRoom, stage }) => [courtRoom, stage]),
      [
        ['12', 'FOR ADMISSION'],
        [room, null],
      ],
    )
  })

test('a room that a page repeats keeps its stage, and one in a sentence is no heading', (t) => {
  const { rows } = readList([
    page('1. WP(C)/1/2024 A Vs. B', 'COURT NO. 12', '2. WP(C)/2/2024', 'Court No. 3 as Item No. 4', '3. WP(C)/3/2024'),
  ])
  t.deepEqual(
    rows.map(({ courtRoom, stage }) => [courtRoom, stage]),
    Array.from({ length: 3 }, () => ['12', 'FOR ADMISSION']),
  )
})

for (const stage of [
  ...[
    'FRESH MATTERS & APPLICATIONS',
    'AFTER NOTICE MISC. MATTERS',
    'PRONOUNCEMENT OF JUDGMENT',
    'MISCELLANEOUS HEARING',
  ],
  ...[
    '[FRESH (FOR ADMISSION) - CRIMINAL CASES]',
    'FOR ORDERS:',
    'PART-HEARD MATTERS',
    'URGENT MATTERS',
    'MOTION HEARING',
  ],
  ...['SUPPLEMENTARY MATTERS', 'ADVANCE MATTERS', 'PRELIMINARY HEARING', 'DIRECTIONS', 'JUDGMENT RESERVED', 'HEARING'],
])
  test(`a heading names the stage of the matters below it: "${stage}"`, (t) => {
    t.is(readList([page(stage, '1. WP(C)/1/2024 A Vs. B')]).rows[0]?.stage, stage.replace(/[[\]:]/g, ''))
  })

for (const line of [
  'FRESH FOODS PVT. LTD. & ORS.',
  'MOTION PICTURES LIMITED',
  'SUPPLEMENTARY LIST',
  'HEARING AIDS VS. KAVERI',
])
  test(`the name of a party or advocate, the title of a list or what is said of a matter is no stage: "${line}"`, (t) => {
    t.is(readList([page(line, '1. WP(C)/1/2024 A Vs. B')]).rows[0]?.stage, 'FOR ADMISSION')
  })

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

test('the heading of a bench says when it sits, by which link, and whether at all, for the rows below it alone', (t) => {
  const { rows } = readList([
    page(
      'AT 10:30 A.M.',
      'VC LINK: https://hearings.invalid/vc/12?pwd=1',
      '1. WP(C)/1/2024 A Vs. B',
      'AT 2:00 PM',
      '2. WP(C)/2/2024 A Vs. B',
      'COURT NO. 13',
      '(TIME : 2.15 PM)',
      'RULES: https://hearings.invalid/rules',
      'THE BENCH IS NOT SITTING',
      '3. WP(C)/3/2024 A Vs. B',
      'COURT NO. 14',
      'JUSTICE ARUNDAS IS ON LEAVE. MATTERS WILL BE TAKEN UP BY COURT NO. 12',
      '4. WP(C)/4/2024 A Vs. B',
    ),
  ])
  const link = 'https://hearings.invalid/vc/12?pwd=1'
  t.deepEqual(
    rows.map(({ sittingTime, videoLink, sitting }) => [sittingTime, videoLink, sitting]),
    [
      ['10:30', link, undefined],
      ['10:30', link, undefined],
      ['14:15', undefined, false],
      [undefined, undefined, undefined],
    ],
  )
})

/** What the list of 26 November 2026 says of the sitting of a bench with this line in its heading. */
const sittingBelow = (line: string) =>
  readList([['CAUSE LIST FOR 26-11-2026', 'COURT NO. 12', line, '1. WP(C)/1/2024 A Vs. B'].join('\n')]).rows[0]?.sitting

for (const line of [
  ...[
    'THE BENCH IS NOT SITTING TODAY',
    'COURT WILL NOT SIT ON 26-11-2026',
    'WILL NOT SIT ON 25.11.2026 AND 26.11.2026',
  ],
  ...['JUSTICE ARUNDAS IS ON LEAVE', 'IS ON LEAVE FROM 23-11-2026 TO 27-11-2026', 'ON LEAVE FROM 26TH NOVEMBER, 2026'],
])
  test(`a bench does not sit on the day of its list: "${line}"`, (t) => {
    t.false(sittingBelow(line))
  })

for (const line of [
  ...['THE BENCH WILL NOT SIT ON 27-11-2026', 'IS ON LEAVE FROM 30-11-2026 TO 04-12-2026', 'WILL NOT SIT ON FRIDAY'],
  ...['COURT WILL NOT SIT IN THE POST LUNCH SESSION', 'WILL NOT SIT AFTER 3:30 PM', 'NOT SITTING IN THE SECOND HALF'],
  ...['WILL NOT SIT AFTER 4 P.M.', 'WILL NOT SIT ON 27TH NOVEMBER', 'WILL NOT SIT ON 27.11'],
  ...['FOR HEARING ON LEAVE TO APPEAL', 'ARGUMENTS ON LEAVE TO DEFEND', 'ORDERS ON LEAVE', 'ON LEAVE PETITION'],
])
  test(`nothing is known of a bench from a notice of another day, of a part of the day, or from a stage: "${line}"`, (t) => {
    t.is(sittingBelow(line), undefined)
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

test('parts of an item and a second section leave no gap; a missing item does', (t) => {
  const rows = (...items: string[]) =>
    readList([page(...items.map((item, n) => `${item}. WP(C)/${n + 1}/2024 A Vs. B`))])
  t.false(rows('1', '2', '2.1', '2.2', '3').isCut)
  t.false(rows('1', '2', '1', '2', '101', '102').isCut)
  t.true(rows('1', '2', '4').isCut)
  t.true(rows('7', '8').isCut)
})

test('each court of a supplementary list goes on with its items from any number; a missing one below it is a gap', (t) => {
  const isCut = (...lines: string[]) =>
    readList([['SUPREME COURT OF ZANSKAR', 'LIST FOR 26-11-2026', 'COURT NO. : 5', ...lines].join('\n')]).isCut
  const added = ['SUPPLEMENTARY LIST', '54 SLP(Crl) No. 1/2026 A', '55 SLP(Crl) No. 2/2026 C']
  t.false(isCut(...added, 'COURT NO. : 6', '31 SLP(Crl) No. 3/2026 A', '31.1 SLP(Crl) No. 4/2026 A'))
  t.true(isCut(...added, '57 SLP(Crl) No. 3/2026 A'))
  t.true(isCut(...added, 'COURT NO. : 6', '31 SLP(Crl) No. 3/2026 A', '33 SLP(Crl) No. 4/2026 A'))
  t.true(isCut(...added.slice(1)))
  t.true(readList([['COURT NO. : 5', ...added].join('\n')]).isCut)
  t.true(readList([['LIST FOR 26-11-2026', ...added].join('\n')]).isCut)
})

for (const item of ['1A.', '1A', '1-A', '1(a)', '1 (A)', '1/A', '1.A', '1A)', '1 A', 'S-1'])
  test(`an item that was put in has a row and leaves no gap: "${item}"`, (t) => {
    const { rows, isCut } = readList([
      page('1. WP(C)/1/2024 A Vs. B', `${item} W.P.(C) 2/2024 C Vs. D`, ...(item === 'S-1' ? [] : ['2. WP(C)/3/2024'])),
    ])
    t.deepEqual([rows[1]?.item, rows[1]?.numbers, isCut], [item === 'S-1' ? item : '1A', ['W.P.(C)/2/2024'], false])
  })

test('a letter that begins the type of a matter is none of its item', (t) => {
  for (const type of ['C. A. No.', 'C A No.', 'D No.', 'W P (C)', 'S.A.', 'A']) {
    const [row] = readList([page(`1 ${type} 5/2024 A Vs. B`)]).rows
    t.deepEqual([row?.item, row?.petitioners], ['1', ['A']], type)
  }
})

test('an item that was put in is taken off and left out as others are, however it is written', (t) => {
  const items = ['1. WP(C)/1/2024 A Vs. B', '1-A WP(C)/2/2024 A Vs. B', '1(B) WP(C)/3/2024 A Vs. B']
  t.deepEqual(deleted(readList([page(...items, 'ITEM NOS. 1A & 1-B STAND DELETED')]).rows), [
    ...['WP(C)/2/2024', 'WP(C)/3/2024'],
  ])
  t.deepEqual(listed(readList([page(...items, 'ONLY WP(C)/2/2024 IS LISTED')]).rows), [['1A', 'WP(C)/2/2024']])
})

for (const item of ['1:1 ', '1.1.1 ', '[1A] ', '*2 ', '2: ', '2* ', '2.', '1B.'])
  test(`a matter at an item that cannot be read makes the list cut: "${item}"`, (t) => {
    t.true(readList([page('1. WP(C)/1/2024 A Vs. B', `${item}W.P.(C) 2/2024 C Vs. D`)]).isCut)
  })

test('a number at the beginning of a line that is no item makes no list cut', (t) => {
  for (const line of ['3/2024 & W.P.(C) 4/2024', '2 OTHERS', '26-11-2026 W.P.(C) 4/2024'])
    t.false(readList([page('1. WP(C)/1/2024 A Vs. B', line, '2. WP(C)/2/2024 C Vs. D')]).isCut, line)
})

test('a page without text may have held rows, and a list without pages any', (t) => {
  t.true(readList([page('1. WP(C)/1/2024 A Vs. B'), ' ']).isCut)
  t.true(readList([]).isCut)
})

test('an item that a note deletes is marked', (t) => {
  const { rows } = readList([
    page('1. WP(C)/1/2024 A Vs. B', '2. WP(C)/2/2024 A Vs. B', 'NOTE: ITEM NO. 2 STANDS DELETED'),
  ])
  t.deepEqual(deleted(rows), ['WP(C)/2/2024'])
})

test('a note that names an item of several courts alone deletes nobody', (t) => {
  const { rows } = readList([
    page('1. WP(C)/1/2024 A Vs. B', 'COURT NO. 13', '1. WP(C)/2/2024 A Vs. B', 'NOTE: ITEM NO. 1 STANDS DELETED'),
  ])
  t.deepEqual(deleted(rows), [])
})

test('a remark that only some matters are listed under an item leaves its others out, also those of its parts', (t) => {
  const { rows } = readList([
    page(
      '1. W.P.(C) 1/2024 A Vs. SAFFRON TEXTILES LIMITED &',
      'WITH W.P.(C) 2/2024',
      '[ONLY W.P.(C) NO. 2/2024 IS LISTED UNDER THIS ITEM]',
      '2. C.A. No. 3/2024 A Vs. B',
      '2.1 C.A. No. 4-6/2024 A Vs. B',
      'Only CA No. 5/2024 and',
      'CA No. 8/2024 are listed under this item',
      '2.2 C.A. No. 7/2024 A Vs. B',
      '2.3 C.A. No. 8/2024 A Vs. B',
      'COURT NO. 13',
      '2. C.A. No. 9/2024 A Vs. B',
    ),
  ])
  t.deepEqual(listed(rows), [
    ['1', 'W.P.(C)/2/2024'],
    ['2.1', 'C.A./4-6/2024'],
    ['2.3', 'C.A./8/2024'],
    ['2', 'C.A./9/2024'],
  ])
  t.is(rows.length, 7)
  t.deepEqual(rows[0]?.respondents, ['SAFFRON TEXTILES LIMITED &'])
})

test('a remark that only an application in a matter is listed leaves out what is heard with the matter', (t) => {
  const { rows } = readList([
    page('1. W.P.(C) 1/2024 A Vs. B', 'WITH W.P.(C) 2/2024', 'ONLY I.A. NO. 7/2026 IN W.P.(C) NO. 1/2024 IS LISTED'),
  ])
  t.deepEqual(listed(rows), [['1', 'W.P.(C)/1/2024']])
})

test('a remark that names none of the matters of its item leaves nothing out, nor does a name that begins like one', (t) => {
  const { rows } = readList([
    page(
      '1. W.P.(C) 1/2024 A Vs. B',
      'WITH W.P.(C) 2/2024',
      'ONLY I.A. NO. 7/2026 IS LISTED UNDER THIS ITEM',
      '2. W.P.(C) 3/2024',
      'ONLY TEXTILES Vs. B',
      'WITH W.P.(C) 4/2024',
    ),
  ])
  t.deepEqual(listed(rows), [
    ['1', 'W.P.(C)/1/2024'],
    ['1', 'W.P.(C)/2/2024'],
    ['2', 'W.P.(C)/3/2024'],
    ['2', 'W.P.(C)/4/2024'],
  ])
  t.deepEqual(rows[2]?.petitioners, ['ONLY TEXTILES'])
})

for (const [script, zero] of [
  ['Devanagari', '०'],
  ['Bengali', '০'],
  ['Kannada', '೦'],
  ['Telugu', '౦'],
] as const)
  test(`a list in the digits of ${script} is read as one in others`, (t) => {
    const written = (line: string) =>
      line.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
    const lines = page('1. WP(C)/900047/2024 A Vs. B', '2. WP(C) 48-49/2024 A Vs. B', '2.1 CRL.M.C. 14/2023 A Vs. B')
    t.deepEqual(readList([written(lines)]), readList([lines]))
  })

const NOTES = [
  'DELETION NOTE',
  "1. W.P.(C) 3918/2020 LISTED BEFORE HON'BLE MS. JUSTICE ARUNDAS AT",
  'ITEM NO.3 IS DELETED AS THE SAME IS RETURNED TO FILING COUNTER.',
  "2. CM APPL. 11163/2021 IN CM(M) 1091/2019 LISTED BEFORE HON'BLE DB-V AT ITEM NO.11",
  'IN ADVANCE CAUSE LIST IS DELETED AS THE SAME IS FIXED FOR 23.03.2027.',
]

test('a note of deletion is no row: it names the item and the numbers that it takes off', (t) => {
  const { rows, deletions, isCut } = readList([page(...NOTES, 'COURT NO. 13', '1. WP(C)/2/2024 A Vs. B')])
  t.deepEqual(
    rows.map(({ numbers, courtRoom }) => [numbers, courtRoom]),
    [[['WP(C)/2/2024'], '13']],
  )
  t.deepEqual(deletions, [
    { item: '3', numbers: ['W.P.(C)/3918/2020'] },
    { item: '11', numbers: ['CM(M)/1091/2019', 'CM APPL./11163/2021'] },
  ])
  t.false(isCut)
})

test('a note of deletion takes the row off that has both its item and its number', (t) => {
  const { rows } = readList([
    page(
      ...NOTES,
      'COURT NO. 13',
      ...['1. WP(C)/1/2024 A Vs. B', '2. CM(M) 1091/2019 A Vs. B', '3. W.P.(C) 3918/2020 A Vs. B'],
      'COURT NO. 14',
      ...['1. WP(C)/2/2024 A Vs. B', '2. W.P.(C) 3918/2020 A Vs. B', '3. WP(C)/4/2024 A Vs. B'],
    ),
  ])
  t.deepEqual(
    rows.map(({ isDeleted }) => isDeleted),
    [false, false, true, false, false, false],
  )
})

test('a matter that a note deletes because another court hears it stays, but for the row where that other one stands', (t) => {
  const note = "1. WP(C)/7/2024 LISTED BEFORE DB-I AT ITEM NO.2 IS DELETED AS THE SAME IS LISTED BEFORE HON'BLE DB-II."
  const rows = ['1. WP(C)/6/2024 A Vs. B', '2. WP(C)/7/2024 A Vs. B']
  const alone = readList([page(note, ...rows)])
  t.deepEqual([deleted(alone.rows), alone.deletions], [[], []])
  const both = readList([page(note, ...rows, 'COURT NO. 2', '1. WP(C)/7/2024 A Vs. B')])
  t.deepEqual(
    both.rows.map(({ isDeleted }) => isDeleted),
    [false, true, false],
  )
})

/** Which items of a list of three are listed and which are deleted, with these lines behind it, and what it takes off other lists. */
const withNote = (...lines: string[]) => {
  const items = ['1. W.P.(C) 1/2024 A Vs. B', '2. W.P.(C) 2/2024 C Vs. D', '3. W.P.(C) 3/2024 E Vs. F']
  const { rows, deletions, isCut } = readList([page(...items, ...lines)])
  const stand = rows.filter(({ isDeleted }) => !isDeleted)
  return { listed: stand.map(({ item, numbers }) => `${item} ${numbers}`), deletions, isCut }
}
const ALL = ['1 W.P.(C)/1/2024', '2 W.P.(C)/2/2024', '3 W.P.(C)/3/2024']
const [FIRST, , THIRD] = ALL

for (const note of [
  ...['NOTE: ITEM NO. 2 STANDS DELETED', 'NOTE:- ITEM NO. 2 STANDS DELETED', 'Item no. 2 has been deleted'],
  ...[
    'ITEM NO.2 IS DELETED',
    'SL. NO. 2 IS DELETED',
    'N.B. ITEM NO. 2 IS DELETED',
    'ITEM NO. 2, W.P.(C) 2/2024 IS DELETED',
    'ITEM NO. 2 DELETED',
  ],
  '2. W.P.(C) 2/2024 IS DELETED FROM THE LIST',
])
  test(`an item is taken off by "${note}"`, (t) => {
    t.deepEqual(withNote(note), { listed: [FIRST, THIRD], deletions: [], isCut: false })
  })

for (const note of [
  ...['ITEM NOS. 2 & 3 STAND DELETED', 'ITEM NO. 2 AND 3 ARE DELETED', 'ITEM NO. 2 & ITEM NO. 3 STAND DELETED'],
  ...['ITEMS 2, 3 HAVE BEEN DELETED', 'NOTE - ITEM NOS. 2, AND 3 ARE HEREBY DELETED'],
])
  test(`each item is taken off that a note names: "${note}"`, (t) => {
    t.deepEqual(withNote(note), { listed: [FIRST], deletions: [], isCut: false })
  })

for (const note of [
  ...['ITEM NO. 2: NAME OF RESPONDENT NO. 3 IS DELETED', 'ITEM NO. 2 IS NOT DELETED', 'RESPONDENT NO. 2 (DELETED)'],
  ...['ITEM NO. 2, I.A. 5/2024 STANDS DELETED', '(DELETED)', 'THE FOLLOWING MATTERS ARE DELETED FROM THE LIST:'],
])
  test(`no item is taken off by "${note}"`, (t) => {
    t.deepEqual(withNote(note), { listed: ALL, deletions: [], isCut: false })
  })

for (const mark of [
  '(DELETED)',
  '** DELETED **',
  'IS DELETED FROM THE LIST',
  'C Vs. D\nDELETED',
  'STANDS\nDELETED',
  'C Vs. D\n(THIS MATTER IS DELETED)',
])
  test(`an item that is marked as deleted is not listed, and leaves no gap: "${mark}"`, (t) => {
    const { rows, isCut } = readList([
      page('1. W.P.(C) 1/2024 A Vs. B', ...`2. W.P.(C) 2/2024 ${mark}`.split('\n'), '3. W.P.(C) 3/2024 E Vs. F'),
    ])
    t.deepEqual([deleted(rows), rows.length, isCut], [['W.P.(C)/2/2024'], 3, false])
  })

for (const note of [
  ...['1. W.P.(C) 77/2024 LISTED BEFORE COURT NO. 3 AS ITEM NO. 12 HAS BEEN DELETED'],
  ...['1. W.P.(C) 77/2024 LISTED BEFORE COURT NO. 3 AT SERIAL NO. 12 IS DELETED'],
  ...['1. W.P.(C) 77/2024 AT ITEM NO. 12 BEFORE COURT NO. 3 IS DELETED', 'W.P.(C) 77/2024 (ITEM NO. 12) DELETED'],
  'LIST OF DELETED MATTERS\n1. W.P.(C) 77/2024 LISTED AT ITEM NO. 12 IS DELETED',
  ...['W.P.(C) 77/2024 LISTED BEFORE COURT NO. 3 AT ITEM NO. 12 IS DELETED'],
  ...[
    'W.P.(C) 77/2024 LISTED BEFORE DB-V AT\nITEM NO. 12 IS DELETED',
    'W.P.(C) 77/2024\nLISTED AT ITEM NO. 12 STANDS DELETED',
  ],
])
  test(`a note of deletion is no matter of the list: "${note}"`, (t) => {
    const deletions = [{ item: '12', numbers: ['W.P.(C)/77/2024'] }]
    t.deepEqual(withNote(...note.split('\n')), { listed: ALL, deletions, isCut: false })
  })

for (const note of [
  'THE FOLLOWING MATTERS ARE DELETED FROM THE LIST:\nW.P.(C) 77/2024\nG Vs. H\nW.P.(C) 3/2024',
  'THE FOLLOWING CASES STAND DELETED\n1. W.P.(C) 77/2024 G Vs. H\n2. W.P.(C) 78/2024 G Vs. H',
  'MATTERS DELETED\n1. W.P.(C) 77/2024',
  ...['W.P.(C) 77/2024 LISTED BEFORE COURT NO. 3 IS DELETED', 'WITH W.P.(C) 77/2024 (DELETED)'],
  '5. W.P.(C) 77/2024 IS DELETED FROM THE LIST',
])
  test(`a note that names a matter and no item of its list is no row and takes nothing off: "${note}"`, (t) => {
    t.deepEqual(withNote(...note.split('\n')), { listed: ALL, deletions: [], isCut: false })
  })

test('a file of notes without items takes off what they name', (t) => {
  const { deletions } = readList([page('W.P.(C) 77/2024 LISTED BEFORE DB-V AT ITEM NO. 12 IS DELETED')])
  t.deepEqual(deletions, [{ item: '12', numbers: ['W.P.(C)/77/2024'] }])
})

test("what stands in a bench's drop note is no matter of the list, up to the heading of the items", (t) => {
  const { rows, deletions, isCut } = readList([
    `SUPREME COURT OF ZANSKAR
DAILY CAUSE LIST FOR DATED : 26-11-2026
COURT NO. : 5
HON'BLE MR. JUSTICE ARUNDAS
DROP NOTE:-
Item No. Case No. Petitioner/Respondent Advocate Shifted to Reason
12 SLP(C)/900030/2026 SAFFRON TEXTILES
Vs.
KAVERI LOGISTICS Not taken up
13 SLP(C) No. 900031/2026 SAFFRON TEXTILES Vs. KAVERI LOGISTICS
Court No. 3 as Item No. 4
On leave
14 SLP(C) No. 900032/2026 SAFFRON TEXTILES
Connected
SLP(C) No. 900033/2026
MISCELLANEOUS HEARING
SNo. Case No. Petitioner / Respondent Petitioner/Respondent Advocate
1 SLP(Crl) No. 1/2026 SAFFRON TEXTILES
Versus
KAVERI LOGISTICS
2 SLP(Crl) No. 2/2026`,
  ])
  t.deepEqual(
    rows.map(({ item, numbers, courtRoom, sitting, isDeleted }) => [item, numbers, courtRoom, sitting, isDeleted]),
    [
      ['1', ['SLP(Crl)/1/2026'], '5', undefined, false],
      ['2', ['SLP(Crl)/2/2026'], '5', undefined, false],
    ],
  )
  t.deepEqual(deletions, [
    { item: '12', numbers: ['SLP(C)/900030/2026'] },
    { item: '14', numbers: ['SLP(C)/900032/2026'] },
    { item: '14', numbers: ['SLP(C)/900033/2026'] },
  ])
  t.false(isCut)
})

test("a drop note below which a bench's items begin without a heading makes the list cut", (t) => {
  const items = ['12 SLP(C) No. 30/2026 A Vs. B', '1 SLP(Crl) No. 1/2026 A Vs. B', '2 SLP(Crl) No. 2/2026 A Vs. B']
  t.true(readList([page('DROP NOTE', ...items, 'COURT NO. 13', '1 SLP(C) No. 3/2026 A Vs. B')]).isCut)
  const below = 'THE FOLLOWING MATTERS ARE DELETED:'
  t.true(readList([page(below, items[1] ?? '', ...items, 'COURT NO. 13', '1 SLP(C) No. 3/2026 A Vs. B')]).isCut)
})

test('a name or a number that goes on in the next line is one', (t) => {
  const wide = 'THE DEPUTY COMMISSIONER OF REVENUE AND OTHER AUTHORITIES OF THE DISTRICT OF ZANSKAR'
  const { rows } = readList([
    page(
      wide,
      '1. WP(C)/1/2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS PRIVATE',
      'LIMITED & ORS.',
      'ARUNDAS',
      '2. WP(C)/2/2024 SAFFRON TEXTILES AND ENGINEERING WORKS Vs. NILGIRI FOODS OF COROMANDEL',
      'COAST LIMITED',
      '3. WP(C)/3/2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS',
      'ARUNDAS',
      '4. CRL.M.C.',
      '14/2023 SAFFRON TEXTILES Vs. THE STATE OF',
      'ZANSKAR',
      '5. WP(C) 900046/',
      '2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS',
    ),
  ])
  t.deepEqual(
    rows.map(({ numbers, respondents }) => [numbers, respondents]),
    [
      [['WP(C)/1/2024'], ['KAVERI LOGISTICS PRIVATE LIMITED & ORS.']],
      [['WP(C)/2/2024'], ['NILGIRI FOODS OF COROMANDEL COAST LIMITED']],
      [['WP(C)/3/2024'], ['KAVERI LOGISTICS']],
      [['CRL.M.C./14/2023'], ['THE STATE OF ZANSKAR']],
      [['WP(C)/900046/2024'], ['KAVERI LOGISTICS']],
    ],
  )
})

test('an item that goes on in the next line is one', (t) => {
  const items = ['101 WP(C)/1/2024', '101.9 WP(C)/9/2024', '101.1 WP(C)/10/2024', '102 WP(C)/11/2024']
  const [first = '', ninth = '', tenth = '', last = ''] = items.map((item) => `${item} A Vs. B`)
  const { rows } = readList([page(first, ninth, tenth, '0', last)])
  t.deepEqual(
    rows.map(({ item, respondents }) => [item, respondents]),
    ['101', '101.9', '101.10', '102'].map((item) => [item, ['B']]),
  )
  const parts = ['101 WP(C)/1/2024', '101.118 WP(C)/118/2024', '101.1 WP(C)/119/2024'].map((item) => `${item} A Vs. B`)
  t.is(readList([page(...parts, '19', last)]).rows[2]?.item, '101.119')
  const { rows: whole } = readList([page(first, tenth, '0', last)])
  t.is(whole[1]?.item, '101.1')
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
      [[], []],
    ],
  )
})

test('the matter that an application was filed in stands before it', (t) => {
  const { rows } = readList([page('1. IA 5/2025 in WP(C)/900050/2024 C Vs. D')])
  t.deepEqual(rows[0]?.numbers, ['WP(C)/900050/2024', 'IA/5/2025'])
})

test('a list that is taken up on another day than the one that it was made for is of that other day', (t) => {
  const title = 'CAUSE LIST FOR THE CASES FIXED FOR SATURDAY, THE 3RD OCTOBER, 2026 SHALL BE'
  const list = (last: string) => readList([`${title}\n${last}\n1. WP(C)/1/2024 A Vs. B`])
  t.is(list('TAKEN UP ON MONDAY, THE 5TH OCTOBER, 2026').day, '2026-10-05')
  t.is(list('TAKEN UP BY COURT NO. 12').day, '2026-10-03')
})

const dayOf = (header: string, named?: string) => readList([`${header}\n1. WP(C)/1/2024 A Vs. B`], named).day

for (const header of [
  ...[
    'PRINTED ON 25-11-2026 18:05\nCAUSE LIST FOR 26-11-2026',
    'PRINTED: 25/11/2026\nDAILY CAUSELIST DATED : 26/11/2026',
  ],
  ...[
    'IN TERMS OF CIRCULAR DATED 02.09.2026\nDAILY CAUSE LIST\nFOR 26.11.2026',
    'LIST FOR THURSDAY\n26TH NOVEMBER\n2026',
  ],
  'LIST OF MATTERS IN TERMS OF CIRCULAR DATED 02.09.2026\nLIST OF BUSINESS FOR THE 26TH DAY OF NOVEMBER, 2026',
  `${'NOTICE\n'.repeat(12)}CAUSE LIST FOR 26-11-2026`,
])
  test(`the day of a list is the one that it is for: "${header}"`, (t) => {
    t.is(dayOf(header), '2026-11-26')
    t.is(dayOf(header, '2026-11-25'), '2026-11-26')
  })

test('where a list says of no date that it is for it, its day is the one that its address names, if that is there', (t) => {
  const header = 'GENERATED: 25-Nov-2026\nFor 26-Nov-2026'
  t.is(dayOf(header, '2026-11-26'), '2026-11-26')
  t.is(dayOf(header, '2026-11-27'), '2026-11-25')
  t.is(dayOf('HIGH COURT OF ZANSKAR\nTHURSDAY THE 26TH NOVEMBER\n2026'), '2026-11-26')
})

test('a date behind the first matter is no day of the list', (t) => {
  t.is(readList(['CAUSE LIST\n1. WP(C)/1/2024 A Vs. B\nDATED 26-11-2026']).day, undefined)
})

test('a list without a day in its header has none', (t) => {
  t.is(readList(['CAUSE LIST\n1. WP(C)/1/2024 A Vs. B']).day, undefined)
})
