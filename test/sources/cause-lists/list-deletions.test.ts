import test from 'ava'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { deleted, page } from './printed-page.ts'

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
