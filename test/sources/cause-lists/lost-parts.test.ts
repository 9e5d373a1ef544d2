import test from 'ava'
import { bengaluru } from '../../../sources/cause-lists/karnataka.ts'
import type { ListSite } from '../../../sources/cause-lists/list-site.ts'
import { madras } from '../../../sources/cause-lists/madras.ts'
import { newDelhi } from '../../../sources/cause-lists/nclat.ts'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { sc } from '../../../sources/cause-lists/sc.ts'
import { page } from './printed-page.ts'

const DAY = '2026-11-26'
const read = (site: ListSite, ...lines: string[]) =>
  site.readDocument(new TextEncoder().encode('%PDF-1.7'), DAY, async () => [lines.join('\n')])
const HEADER = ['SUPREME COURT OF ZANSKAR', 'DAILY CAUSE LIST FOR DATED : 26-11-2026', 'COURT NO. : 5']
const supreme = (...lines: string[]) => read(sc, ...HEADER, ...lines)
const karnataka = (...lines: string[]) =>
  read(bengaluru, 'ON THE DAY OF Thursday THE 26th Day Of November 2026', 'COURT HALL NO :1', ...lines)
const items = (count: number) =>
  Array.from({ length: count }, (_, n) => `${n + 1} W.P.(C) ${n + 1}/2024 SAFFRON TEXTILES Vs. KAVERI LOGISTICS`)

test('an item that stands alone above a number which its column breaks is read', async (t) => {
  const { rows, isCut } = await supreme(
    ...['1', 'ARBIT.PETITON No.', '75/2026', 'PIL-W', 'SAFFRON TEXTILES', 'Versus', 'KAVERI LOGISTICS'],
    ...['2', 'C.A. No. 5386-', '5390/2009', 'XVII-B', 'NILGIRI FOODS', 'Versus', 'KAVERI LOGISTICS'],
  )
  t.false(isCut)
  t.deepEqual(
    rows.map(({ item, numberAsListed, petitioners }) => [item, numberAsListed, petitioners]),
    [
      ['1', 'ARBIT.PETITON No. 75/2026', ['SAFFRON TEXTILES']],
      ['2', 'C.A. No. 5386-5390/2009', ['NILGIRI FOODS']],
    ],
  )
})

for (const counsel of ['RAJESH PRASAD S.- 570', 'FIRM & CO.- 1509 [P-1]', 'A. RAMAN SINGH RAO- 2357 [R-1], [R-2]'])
  test(`counsel on the line of a party are no part of its name: ${counsel}`, async (t) => {
    const { rows } = await supreme(
      ...[`1 SLP(C) No. 7/2024 SAFFRON TEXTILES LIMITED ${counsel}`, 'XIV Versus'],
      `KAVERI LOGISTICS AND ORS. ${counsel}`,
    )
    t.like(rows[0], { petitioners: ['SAFFRON TEXTILES LIMITED'], respondents: ['KAVERI LOGISTICS AND ORS.'] })
  })

test('columns are parted by gaps that are wider than those between words', (t) => {
  const [row] = readList([page('1 W.P.(C) 1/2024', 'SAFFRON   TEXTILES            A.   RAMAN', 'VS', 'KAVERI')]).rows
  t.deepEqual(row?.petitioners, ['SAFFRON TEXTILES'])
  const [broken] = readList([page('1 W.P.(C) 1/', '2024  SAFFRON TEXTILES            A. RAMAN', 'VS', 'KAVERI')]).rows
  t.deepEqual(broken?.petitioners, ['SAFFRON TEXTILES'])
})

for (const [lost, lines] of [
  ['the word between the sides', [...items(2), '3 W.P.(C) 3/2024', 'NILGIRI FOODS', 'KAVERI LOGISTICS']],
  ['a half of a number in a bracket', [...items(1), '(WITH W.P.(C) 67', ...items(2).slice(1)]],
  ['the sides of the last item', [...items(2), '3 W.P.(C) 3/2024 NILGIRI FOODS']],
  ...['CLUBBED WITH 7/2024', 'C/W 7/2024', '& 7/2024', '(with 7-8/2024', 'AND NOS. 7 OF 2024', 'TAGGED WITH 7/24'].map(
    (line) => [`the type in "${line}"`, [...items(2), line]] as const,
  ),
  ...['W.P.(C) 19227-1922', 'W.P.(C) No. 20119-2012', 'W.P.(C) 20119 - 2012'].map(
    (number) => [`the end of the range "${number}"`, [...items(1), `2 ${number}`, 'NILGIRI VS. KAVERI']] as const,
  ),
  ...['o. 7/2024', 's). 7/2024', 'o 7 of 2024', '7 of 2024'].map(
    (line) => [`the type before "${line}"`, [...items(2), line]] as const,
  ),
  ...['ALONG WITH', 'TAGGED WITH', '& C/W', '(WITH'].map(
    (word) => [`the petitioner behind "${word}"`, [...items(1), '2 W.P.(C) 2/2024', `${word} VS. KAVERI`]] as const,
  ),
  [
    'the number below one that is printed twice',
    [...items(1), '2 W.P.(C) 2/2024', '2 W.P.(C) 2/2024', 'SAFFRON VS. KAVERI', 'NILGIRI VS. GODAVARI'],
  ],
  [
    'the number below one whose sides stand on its line',
    [...items(1), '2 W.P.(C) 2/2024', '3 W.P.(C) 3/2024 SAFFRON VS. KAVERI', 'NILGIRI VS. GODAVARI'],
  ],
  ...['WPA/2/2024', 'WPA(P)/2/2024', 'WPA-2/2024', 'W.P.2/2024'].map(
    (number) => [`the line break before "2 ${number}"`, [...items(1), `KAVERI 2 ${number} NILGIRI FOODS`]] as const,
  ),
  ...['WPA/2/2024', 'WPA(P)/2/2024', 'WPA-2/2024', 'W.P.2/2024'].map(
    (number) =>
      [
        `the line break between the respondent and "2 ${number}"`,
        ['1 WPA/1/2024 SAFFRON', 'VS', `KAVERI 2 ${number} NILGIRI`],
      ] as const,
  ),
  ['the first digit of item 11', [...items(10), '1 W.P.(C) 11/2024 NILGIRI VS. GODAVARI']],
  [
    'the sides of the last matter, which is printed twice',
    [...items(5), '6 W.P.(C) 6/2024', 'NILGIRI FOODS', '6 W.P.(C) 6/2024', 'NILGIRI FOODS'],
  ],
  ['the type that stands on the line above a joined number', [...items(2), '& FAO(OS)', 'CLUBBED WITH 76938/2019']],
] as const)
  test(`a list that has lost ${lost} is not read in full`, (t) => {
    t.true(readList([page(...lines)]).isCut)
  })

test('a number below an item is not another one’s where each matter has a part of its own', async (t) => {
  const lines = ['IX', 'SAFFRON TEXTILES', 'Versus', 'KAVERI LOGISTICS']
  const { rows, isCut } = await supreme('1 SLP(C) No. 7/2024', 'C.A. No. 9/2024', ...lines)
  t.true(isCut)
  t.deepEqual(rows[0]?.petitioners, [])
  t.true(
    (
      await supreme(
        '1 SLP(C) No. 7/2024',
        ...lines,
        '1.1 Connected',
        'C.A. No. 9/2024',
        ...lines,
        '2 Connected',
        'C.A. No. 8/2024',
        ...lines,
      )
    ).isCut,
  )
})

test('a type that has lost its beginning is none of the court’s, also where another court has it', async (t) => {
  const row = (number: string) => `${number} (GM, RES) PET: SAFFRON TEXTILES RES: KAVERI LOGISTICS`
  const whole = await karnataka(row('1 RFA 5/2024'), 'A. RAMAN', row('2 MFA 6/2024'))
  t.false(whole.isCut)
  for (const torn of ['2 FA 6/2024', 'FA 6/2024', 'C/W FA 6/2024']) {
    const { rows, isCut } = await karnataka(row('1 RFA 5/2024'), 'A. RAMAN', row(torn))
    t.true(isCut, torn)
    t.false(rows.flatMap(({ numbers }) => numbers).includes('FA/6/2024'), torn)
  }
  const tribunal = await read(newDelhi, 'CAUSE LIST DATED: 26.11.2026', 'COURT NO. 1', '1 Comp.', '(AT) No.', '7/2024')
  t.true(tribunal.isCut)
  t.deepEqual(tribunal.rows, [])
})

for (const line of ['ET: SAFFRON TEXTILES RES: KAVERI LOGISTICS', 'RES: KAVERI LOGISTICS', 'PET: SAFFRON TEXTILES'])
  test(`parties of which no number stands above leave a list without rows not read in full: ${line}`, async (t) => {
    const { rows, isCut } = await karnataka(line, 'A. RAMAN')
    t.deepEqual(rows, [])
    t.true(isCut)
  })

test('a bracket that is left of a longer type begins no number, except where it is a type of the tribunal', (t) => {
  const { rows, isCut } = readList([page('1 FAO(OS) 5/2024 SAFFRON VS. KAVERI', '2 (OS) 6/2024 NILGIRI VS. GODAVARI')])
  t.true(isCut)
  t.deepEqual(
    rows.map(({ numbers }) => numbers),
    [['FAO(OS)/5/2024']],
  )
  t.is(readList([page('1 CP(IB) 5/2024 A VS. B', '2 (IB) 6/2024 C VS. D')]).rows.length, 2)
})

test('sides below a line with the number of another matter inside are not the ones of the matter above', (t) => {
  const wide = 'SAFFRON   TEXTILES   VS.   KAVERI   LOGISTICS 2 W.P.(C) 6/2024'
  const { rows, isCut } = readList([page('1 W.P.(C) 5/2024', wide, 'NILGIRI FOODS VS. GODAVARI MILLS')])
  t.true(isCut)
  t.deepEqual([rows[0]?.petitioners, rows[0]?.respondents], [[], []])
})

test('respondents without petitioners are left of another matter', async (t) => {
  const { isCut } = await karnataka(
    ...['1 RFA 5/2024 (GM, RES) PET: SAFFRON TEXTILES RES: KAVERI LOGISTICS', 'A. RAMAN'],
    'FOODS RES: NILGIRI LOGISTICS',
  )
  t.true(isCut)
})

test('numbers of a bench of the company law tribunal that share their type and year are each read, and what was filed in them', (t) => {
  const line = '1 IA(IBC)/170,171 & 172/KOB/2021 in IBA/43,44/KOB/2021'
  const { rows, isCut } = readList([page(line, 'SAFFRON TEXTILES VS. KAVERI LOGISTICS', '2 (IB)-812(ND)-2020 A VS. B')])
  t.false(isCut)
  t.deepEqual(
    rows.map(({ numbers }) => numbers),
    [
      ...['170', '171', '172'].map((serial) => ['IBA/43/KOB/2021', `IA(IBC)/${serial}/KOB/2021`]),
      ...[['IBA/44/KOB/2021'], ['(IB)/812/ND/2020']],
    ],
  )
})

const matter = (serial: number, fields: string) =>
  `<casedetails><serial_no>${serial}</serial_no>${fields}</casedetails>`
const own = (serial: number) =>
  `<mcasetype>WP</mcasetype><mcaseno>${serial}</mcaseno><mcaseyr>2024</mcaseyr><pname>SAFFRON</pname><rname>KAVERI</rname>`
const xml = (...matters: string[]) =>
  madras.readDocument(
    new TextEncoder().encode(`<?xml version="1.0"?><causelist><court>${matters.join('\n')}</court></causelist>`),
    DAY,
    async () => [],
  )

test("Madras's XML is read in full where each tag closes and each matter is whole", async (t) => {
  const extra =
    '<extra><excasetype>WMP</excasetype><excaseno>7</excaseno><excaseyr>2025</excaseyr><expname>NILGIRI</expname></extra>'
  const { rows, isCut } = await xml(matter(1, own(5) + extra + extra.replace('>7<', '>8<')), matter(2, own(6)))
  t.false(isCut)
  t.deepEqual(
    rows.map(({ numbers: [number], petitioners }) => [number, ...petitioners]),
    [
      ...[
        ['WP/5/2024', 'SAFFRON'],
        ['WMP/7/2025', 'NILGIRI'],
      ],
      ...[
        ['WMP/8/2025', 'NILGIRI'],
        ['WP/6/2024', 'SAFFRON'],
      ],
    ],
  )
})

for (const [lost, matters] of [
  ['an item', [matter(1, own(5)), matter(3, own(6))]],
  ['the item before a number', [matter(1, own(5)), matter(2, own(6)).replace('<serial_no>2</serial_no>', '')]],
  ['the end of a matter', [matter(1, own(5)).replace('</casedetails>', ''), matter(2, own(6))]],
  ['the beginning of a matter', [matter(1, own(5)), matter(2, own(6)).replace('<casedetails>', '')]],
  ['what stood between two matters', [matter(1, own(5) + own(6))]],
  ['the number of one of two matters', [matter(1, `${own(5)}<pname>NILGIRI</pname><rname>ARUNA</rname>`)]],
  ['a year', [matter(1, own(5)), matter(2, own(6).replace('<mcaseyr>2024</mcaseyr>', ''))]],
] as const)
  test(`Madras's XML that has lost ${lost} is not read in full, and gives nobody another one's number or parties`, async (t) => {
    const { rows, isCut } = await xml(...matters)
    t.true(isCut)
    for (const { numbers, petitioners } of rows) {
      t.true(numbers.every((number) => ['WP/5/2024', 'WP/6/2024'].includes(number)))
      t.false(petitioners.includes('NILGIRI'))
    }
  })
