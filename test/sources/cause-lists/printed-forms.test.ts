import test from 'ava'
import { foundOnList } from '../../../domain/hearings/found-on-list.ts'
import { appellateSide } from '../../../sources/cause-lists/calcutta.ts'
import { bengaluru } from '../../../sources/cause-lists/karnataka.ts'
import type { ListSite } from '../../../sources/cause-lists/list-site.ts'
import { madras } from '../../../sources/cause-lists/madras.ts'
import { masked } from '../../../sources/cause-lists/masked-lines.ts'
import { newDelhi } from '../../../sources/cause-lists/nclat.ts'
import { readList } from '../../../sources/cause-lists/read-list.ts'
import { sc } from '../../../sources/cause-lists/sc.ts'
import { siteOf } from './site-of.ts'

const DAY = '2026-11-26'
const read = (site: ListSite, text: string, ...pages: string[]) =>
  site.readDocument(new TextEncoder().encode('%PDF-1.7'), DAY, async () => [text, ...pages])
const HEADER = ['SUPREME COURT OF ZANSKAR', 'DAILY CAUSE LIST FOR DATED : 26-11-2026', 'COURT NO. : 5']
const supreme = (...lines: string[]) => read(sc, [...HEADER, ...lines].join('\n'))
const item = (number: string, ...lines: string[]) => [number, ...lines, 'ASHA RAO', 'Versus', 'THE STATE OF ZANSKAR']

for (const [lines, numbers] of [
  [
    ['1 SLP(C) No.', '29859-29860/2025'],
    ['SLP(C)/29859-29860/2025', 'SLP(C)/29859/2025', 'SLP(C)/29860/2025'],
  ],
  [
    ['1 SLP(C) No. 29859-', '29860/2025'],
    ['SLP(C)/29859-29860/2025', 'SLP(C)/29859/2025', 'SLP(C)/29860/2025'],
  ],
  [
    ['1 SLP(C) No. 29871-29872/', '2025'],
    ['SLP(C)/29871-29872/2025', 'SLP(C)/29871/2025', 'SLP(C)/29872/2025'],
  ],
  [
    ['1 C.A. No.', '1985-1986/2024'],
    ['C.A./1985-1986/2024', 'C.A./1985/2024', 'C.A./1986/2024'],
  ],
  [['1', 'SLP(C) No. 5/2025'], ['SLP(C)/5/2025']],
  [['1 SLP(C) No. 702A/2026'], ['SLP(C)/702A/2026']],
  [['1 SLP(C) No. 7-8A/2017'], ['SLP(C)/7-8A/2017', 'SLP(C)/7/2017', 'SLP(C)/8/2017', 'SLP(C)/8A/2017']],
] as const)
  test(`a number that a narrow column breaks is whole: ${lines.join(' | ')}`, async (t) => {
    const { rows, isCut } = await supreme(...item(lines[0], ...lines.slice(1)), ...item('2 C.A. No. 9/2026'))
    t.false(isCut)
    t.deepEqual(rows[0]?.numbers, [...numbers])
    t.deepEqual(rows[0]?.petitioners, ['ASHA RAO'])
  })

test('a range stands for all of its numbers, however many', async (t) => {
  const { rows } = await supreme(...item('1 SLP(C) No. 33782-33837A/2017'))
  t.is(rows[0]?.numbers.length, 1 + 56 + 1)
  t.true(rows[0]?.numbers.includes('SLP(C)/33837/2017'))
})

for (const lost of [
  '2 SLP(C) No.',
  '1.1 Connected',
  '2 SLP(C) No. 29859-',
  'WITH',
  'TAGGED WITH SLP(C) No. 5/20',
  '29860/2025',
  '2 C.A. No. 1985-1986',
])
  test(`a list in which a piece of a matter stands alone is not read in full: "${lost}"`, async (t) => {
    const { isCut, unknown } = await supreme(...item('1 SLP(C) No. 700/2026'), lost)
    t.true(isCut)
    t.deepEqual(unknown, [{ page: 1, text: lost }])
  })

test('the section that deals with a matter, and counsel with their numbers, are no parts of a name, cell by cell or line by line', async (t) => {
  const byCell = await supreme(
    '101 C.A. No. 5/2004',
    'XII-B',
    'MEGHDOOT MILLS',
    'Versus',
    'STATE OF ZANSKAR',
    'A. RAMAN- 1350',
    'B. PAI- 686 , C. RAO- 3259 [R-1]',
  )
  const byLine = await supreme(
    '101 C.A. No. 5/2004 MEGHDOOT MILLS A. RAMAN- 1350',
    'III Versus B. PAI- 686 , C. RAO- 3259 [R-1]',
    'STATE OF ZANSKAR',
  )
  for (const { rows } of [byCell, byLine])
    t.deepEqual([rows[0]?.petitioners, rows[0]?.respondents], [['MEGHDOOT MILLS'], ['STATE OF ZANSKAR']])
})

test('each matter that an application was filed in is named, over lines and in a note', async (t) => {
  const { rows } = await supreme(
    ...item('1 MA 1056/2025 in', 'CONMT.PET.(C) No.', '578/2022 in C.A. No.', '3305/1997', 'XII-B'),
    ...item('2 Diary No. 14190-2025'),
    'IN CONMT.PET.(C) No. - 688/2021, IN C.A. No. - 3303/1997,',
  )
  t.deepEqual(
    rows.map(({ numbers, viaApplication, petitioners }) => [numbers, viaApplication, petitioners]),
    [
      [['C.A./3305/1997', 'CONMT.PET.(C)/578/2022', 'MA/1056/2025'], true, ['ASHA RAO']],
      [['C.A./3303/1997', 'CONMT.PET.(C)/688/2021', 'Diary/14190/2025'], true, ['ASHA RAO']],
    ],
  )
})

const TRIBUNAL = ['NATIONAL COMPANY LAW APPELLATE TRIBUNAL', 'CAUSE LIST FOR 26.11.2026', 'COURT NO. 1']
const NUMBERS = [100, 200, 33].map((serial, at) => `${at + 1}. Comp. App. (AT) (Ins) No. ${serial}/2026`)
const PARTIES = [
  'Alpha Cotton Ltd. Vs. Beta Traders Ltd.',
  'Gamma Steels Ltd. Vs. Delta Foods Ltd.',
  'Epsilon Dairy Ltd. Vs. Zeta Roads Ltd.',
]

test('parties in a table of their own belong to the numbers one by one, and to nobody where they are not as many', async (t) => {
  const list = (parties: string[]) =>
    read(
      newDelhi,
      [
        ...TRIBUNAL,
        'S. No. Case No.',
        ...NUMBERS,
        'Name of the Parties Counsel for Appellant',
        ...parties.map((each) => `${each} Mr. A Sharma`),
      ].join('\n'),
    )
  const { rows, isCut } = await list(PARTIES)
  t.false(isCut)
  t.deepEqual(
    rows.map(({ petitioners, respondents }) => [...petitioners, ...respondents].join(' Vs. ')),
    PARTIES,
  )
  const short = await list(PARTIES.slice(1))
  t.true(short.isCut)
  t.deepEqual(
    short.rows.flatMap(({ petitioners, respondents }) => [...petitioners, ...respondents]),
    [],
  )
})

test("Madras's XML names the parties of a matter that is heard with another", async (t) => {
  const matter = (whose: string, serial: number, side = '') =>
    `<${whose}casetype>WP</${whose}casetype><${whose}caseno>${serial}</${whose}caseno><${whose}caseyr>2026</${whose}caseyr><${side}pname>P${serial}</${side}pname><${side}rname>R${serial}</${side}rname>`
  const xml = (extra: string) =>
    `<causelist><court><casedetails><serial_no>1</serial_no>${matter('m', 1)}${extra}</casedetails></court></causelist>`
  const readXml = (text: string) => madras.readDocument(new TextEncoder().encode(text), DAY, async () => [])
  const { rows, isCut } = await readXml(
    xml(`<extra>${matter('ex', 2, 'ex')}</extra><extra>${matter('ex', 3, 'ex')}</extra>`),
  )
  t.false(isCut)
  t.deepEqual(
    rows.map(({ numbers, petitioners, respondents }) => [...numbers, ...petitioners, ...respondents]),
    [
      ['WP/1/2026', 'P1', 'R1'],
      ['WP/2/2026', 'P2', 'R2'],
      ['WP/3/2026', 'P3', 'R3'],
    ],
  )
  t.true((await readXml(xml('<extra><excasetype>WP</excasetype><excaseno>2</excaseno></extra>'))).isCut)
})

test("Karnataka's names stand behind their labels, grown together or alone, without subjects, notes and advocates", async (t) => {
  const { rows, isCut } = await read(
    bengaluru,
    `ON THE DAY OF Thursday THE 26th Day Of November 2026
COURT HALL NO :1
ORDERS
1 WP 900/2026 (GM, RES) PET: GANGALAKSHMAMMA MURUGESHAPPA SAVITHRAMMARES: MEGHDOOT MILLS
2 WA 31/2026 (S, RES) PET: UNION OF ZANSKAR
OLD: WP 10/2019 H S DESAI
3 CRL.P 77/2026 (439(Cr.PC) /
483(BNSS), )
PET: DEVDUTT SAMANT RES: STATE BY ZANSKAR P S
4 MFA 1204/2023 (MV, D) PET: NILGIRI FOODS PRIVATE RES: KAVERI LOGISTICS
LIMITED LIMITED
B K MENON SUNITA PAI
5 WP 51432/2024 (GM, CPC)
REG: 12.01.2025
PET: SAVITHRAMMA KARUNESH AND
OTHERS
ANITA RAO
RES: THE STATE OF ZANSKAR
HCGP`,
  )
  t.false(isCut)
  t.deepEqual(
    rows.map(({ petitioners, respondents }) => [...petitioners, ...respondents]),
    [
      ['GANGALAKSHMAMMA MURUGESHAPPA SAVITHRAMMA', 'MEGHDOOT MILLS'],
      ['UNION OF ZANSKAR'],
      ['DEVDUTT SAMANT', 'STATE BY ZANSKAR P S'],
      ['NILGIRI FOODS PRIVATE LIMITED', 'KAVERI LOGISTICS LIMITED'],
      ['SAVITHRAMMA KARUNESH AND OTHERS', 'THE STATE OF ZANSKAR'],
    ],
  )
})

const CALCUTTA = `HIGH COURT AT CALCUTTA
DAILY CAUSE LIST
For Thursday The 26th November 2026
COURT NO. 11
MOTION
1  WPA/1234/2026  MEGHDOOT MILLS LTD        A. SEN
   VS
   STATE OF ZANSKAR AND ORS.
wt 2  WPA/1236/2026  KAVERI LOGISTICS LTD    B. ROY
   VS
   UNION OF ZANSKAR
with 3  CPAN/77/2026  NILGIRI FOODS LTD      C. DAS
   VS
   STATE OF ZANSKAR
   IN  WPA/900/2024`

test('an item with a word before it is heard with the item above, with parties and parent of its own', async (t) => {
  const inHtml = await appellateSide.readDocument(
    new TextEncoder().encode(`<html><body><pre>${CALCUTTA}</pre></body></html>`),
    DAY,
    async () => [],
  )
  for (const { rows, isCut } of [inHtml, await read(appellateSide, CALCUTTA)]) {
    t.false(isCut)
    t.deepEqual(
      rows.map(({ item: at, numbers, connectedTo, petitioners }) => [at, numbers, connectedTo, petitioners]),
      [
        ['1', ['WPA/1234/2026'], undefined, ['MEGHDOOT MILLS LTD']],
        ['2', ['WPA/1236/2026'], 'WPA/1234/2026', ['KAVERI LOGISTICS LTD']],
        ['3', ['WPA/900/2024', 'CPAN/77/2026'], 'WPA/1234/2026', ['NILGIRI FOODS LTD']],
      ],
    )
    t.is(rows[0] && foundOnList(rows[0], 'HC-WBCHCA', DAY)?.caseNumber, 'WPA/1234/2026')
  }
})

test("Calcutta's lists are HTML or PDF, and up to five supplementary ones stand in folders of their own", async (t) => {
  const at = (folder: string, kind: string) => `/downloads/old_cause_lists/${folder}AS/cla26112026.${kind}`
  const { visit } = siteOf({
    [at('', 'pdf')]: '%PDF-1.7',
    [at('supplementary/', 'html')]: '<html></html>',
    [at('supplementary2/', 'pdf')]: '%PDF-1.7',
    [at('supplementary4/', 'pdf')]: '%PDF-1.7',
  })
  const index = await appellateSide.readIndex(visit, DAY, async () => [])
  t.deepEqual(index.kind === 'found' && index.value.map(({ slot, kind, number }) => [slot, kind, number]), [
    [at('', 'pdf'), 'DAILY', 1],
    [at('supplementary/', 'html'), 'SUPPLEMENTARY', 1],
    [at('supplementary2/', 'pdf'), 'SUPPLEMENTARY', 2],
  ])
  t.deepEqual(await appellateSide.readIndex(siteOf({}).visit, DAY, async () => []), { kind: 'none' })
})

test('names with joiners and soft hyphens are whole words on a row', (t) => {
  const { rows } = readList([
    ['LIST FOR 26-11-2026', 'COURT NO. 1', '1 WP 5/2026', 'दर्\u200dयासागर मिल्स', 'Vs.', 'Meghdoot\u00adCotton'].join(
      '\n',
    ),
  ])
  t.deepEqual([rows[0]?.petitioners, rows[0]?.respondents], [['दर्\u200dयासागर मिल्स'], ['MeghdootCotton']])
})

test('an unknown line is kept without the names in it', (t) => {
  t.deepEqual(masked([{ page: 3, text: '4.1 Connected SLP(C) No. 29859- SAFFRON TEXTILES Versus दर्या' }]), [
    { page: 3, text: '4.1 Connected SLP(C) No. 29859- … … Versus …' },
  ])
})
