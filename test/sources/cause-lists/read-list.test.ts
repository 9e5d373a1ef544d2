import test from 'ava'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { listed, page } from './printed-page.ts'

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

test('a page without text may have held rows, and a list without pages any', (t) => {
  t.true(readList([page('1. WP(C)/1/2024 A Vs. B'), ' ']).isCut)
  t.true(readList([]).isCut)
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
