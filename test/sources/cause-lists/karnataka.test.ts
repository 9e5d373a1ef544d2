import test from 'ava'
import { bengaluru, dharwad } from '../../../sources/cause-lists/karnataka.ts'
import { siteOf } from './site-of.ts'

const DAY = '2026-10-05'
const SLOT = '/pdfs/consolidatedCauselist/blrconsolidation.pdf'

/** A file whose text these are the pages of. */
const reads =
  (...pages: string[]) =>
  async () =>
    pages

const HALL_1 = `IN THE HIGH COURT OF KARNATAKA AT BENGALURU
ON THE DAY OF Monday THE 5th Day Of October 2026
at 10:30AM
BEFORE
THE HON'BLE CHIEF JUSTICE
THE HON'BLE MRS. JUSTICE ARUNDAS
COURT HALL NO :1
Cause List No. 1
Sl. No. Case No. Pet/Appl/Comp. & Adv. Resp. & Adv.
ORDERS
1 CRP 859/2026 (,) PET: SAFFRON TEXTILES RES: KAVERI LOGISTICS AND OTHERS
Connected With
1 .1 CCC 796/2025 (,)
2 CRL.A 1326/2026 (439(Cr.PC) /
483(BNSS), ) PET: NILGIRI FOODS RES: STATE OF ZANSKAR
Website:https://judiciary.karnataka.gov.in Page 1 of 2`
const GOES_ON = `COURT HALL NO:1
Sl. No. Case No. Pet/Appl/Comp. & Adv. Resp. & Adv.
3 WP 30555/2026 (GM, RES) PET: SAFFRON TEXTILES RES: KAVERI LOGISTICS`
const HALL_2 = `IN THE HIGH COURT OF KARNATAKA AT BENGALURU
ON THE DAY OF Monday THE 5th Day Of October 2026
at 2:30PM
COURT HALL NO :2A
Cause List No. 1
1 MFA 77/2024 (,) PET: SAFFRON TEXTILES RES: KAVERI LOGISTICS`

const read = (...pages: string[]) => bengaluru.readDocument(new Uint8Array(), DAY, reads(...pages))

test("Karnataka's file has the lists of all court halls, each with its hall, its sitting time and its items from one", async (t) => {
  const { day, rows, isCut } = await read(HALL_1, GOES_ON, HALL_2)
  t.is(day, DAY)
  t.false(isCut)
  t.deepEqual(
    rows.map(({ item, numbers, courtRoom, sittingTime, stage, connectedTo }) => [
      ...[item, numbers, courtRoom, sittingTime, stage, connectedTo],
    ]),
    [
      ['1', ['CRP/859/2026'], '1', '10:30', 'ORDERS', undefined],
      ['1.1', ['CCC/796/2025'], '1', '10:30', 'ORDERS', 'CRP 859/2026'],
      ['2', ['CRL.A/1326/2026'], '1', '10:30', 'ORDERS', undefined],
      ['3', ['WP/30555/2026'], '1', '10:30', 'ORDERS', undefined],
      ['1', ['MFA/77/2024'], '2A', '14:30', null, undefined],
    ],
  )
})

test("Karnataka's parties stand behind PET and RES; what a matter is about is none of them", async (t) => {
  const { rows } = await read(HALL_1, GOES_ON)
  t.deepEqual(
    rows.map(({ petitioners, respondents }) => [...petitioners, ...respondents]),
    [
      ['SAFFRON TEXTILES', 'KAVERI LOGISTICS AND OTHERS'],
      [],
      ['NILGIRI FOODS', 'STATE OF ZANSKAR'],
      ['SAFFRON TEXTILES', 'KAVERI LOGISTICS'],
    ],
  )
})

test("each matter of an item of Karnataka's is read, with its parties", async (t) => {
  const matters = [
    'WP 2/2026 & 3/2026 (GM-RES)',
    'WP 4/2026 (GM-RES) C/W WP 5/2026 (GM-RES)',
    'WP 6/2026 C/W WP 7/2026',
  ]
  const lines = matters.map((each, at) => `${at + 1} ${each} PET: SAFFRON TEXTILES RES: KAVERI LOGISTICS`)
  const { rows } = await read(HALL_1.replace(/^1 CRP[\s\S]*(?=Website)/m, `${lines.join('\n')}\n`))
  t.deepEqual(
    rows.map(({ item, numbers, petitioners }) => [item, ...numbers, ...petitioners]),
    [
      ['1', 'WP/2/2026', 'SAFFRON TEXTILES'],
      ['1', 'WP/3/2026'],
      ['2', 'WP/4/2026', 'SAFFRON TEXTILES'],
      ['2', 'WP/5/2026'],
      ['3', 'WP/6/2026', 'SAFFRON TEXTILES'],
      ['3', 'WP/7/2026'],
    ],
  )
})

for (const [label, line] of [
  ['of an appellant', 'APPL: SAFFRON TEXTILES RES: KAVERI LOGISTICS'],
  ['of a complainant', 'COMP: SAFFRON TEXTILES RES: KAVERI LOGISTICS'],
  ['written out', 'PETITIONER: SAFFRON TEXTILES RESPONDENT: KAVERI LOGISTICS'],
  ['that have changed places', 'RES: KAVERI LOGISTICS\nPET: SAFFRON TEXTILES'],
] as const)
  test(`Karnataka's parties stand behind labels ${label}`, async (t) => {
    const { rows, isCut } = await read(HALL_2.replace(/PET: .*/, line))
    t.false(isCut)
    t.deepEqual([rows[0]?.petitioners, rows[0]?.respondents], [['SAFFRON TEXTILES'], ['KAVERI LOGISTICS']])
  })

for (const [lost, line] of [
  ['both labels', 'SAFFRON TEXTILES KAVERI LOGISTICS'],
  ["the petitioner's label", 'SAFFRON TEXTILES RES: KAVERI LOGISTICS'],
] as const)
  test(`a list of Karnataka's whose columns have lost ${lost} is not read in full`, async (t) => {
    t.true((await read(HALL_2.replace(/PET: .*/, line))).isCut)
  })

test("a list of another day in Karnataka's file says nothing; one whose day cannot be read may be this day's", async (t) => {
  const other = HALL_2.replace('5th', '6th')
  const { day, rows, isCut } = await read(HALL_1, other)
  t.deepEqual([day, rows.length, isCut], [DAY, 3, false])
  t.is((await read(other)).day, '2026-10-06')
  t.true((await read(HALL_1, HALL_2.replace('October', 'Octber'))).isCut)
})

test("a list of Karnataka's that lacks an item, or a page without text, is not read in full", async (t) => {
  t.true((await read(HALL_1.replace(/^2 CRL.*$/m, ''), GOES_ON)).isCut)
  t.true((await read(HALL_1, ' ', HALL_2)).isCut)
})

test("Karnataka's address shows one day at a time: the lists of another day neither are there nor are withdrawn", async (t) => {
  const { visit } = siteOf({ [SLOT]: '%PDF-1.7 monday' })
  const index = (day: string, ...pages: string[]) => bengaluru.readIndex(visit, day, reads(...pages))
  t.deepEqual(await index(DAY, HALL_1), {
    kind: 'found',
    value: [{ slot: SLOT, kind: 'DAILY', number: null, bench: null }],
  })
  t.deepEqual(await index('2026-10-06', HALL_1), { kind: 'other-day' })
  t.deepEqual(await index('2026-10-03', HALL_1), { kind: 'other-day' })
})

test("Karnataka's file that names no day may be the day's, scanned; a page in its place is no answer, a missing one a sure no", async (t) => {
  const named = await dharwad.readIndex(siteOf({ [SLOT.replace('blr', 'dwd')]: '%PDF-1.7' }).visit, DAY, reads(''))
  t.is(named.kind, 'found')
  t.is((await bengaluru.readIndex(siteOf({ [SLOT]: '<html>' }).visit, DAY, reads())).kind, 'failed')
  t.deepEqual(await bengaluru.readIndex(siteOf({}).visit, DAY, reads()), { kind: 'none' })
})
