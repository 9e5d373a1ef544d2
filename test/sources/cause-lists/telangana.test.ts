import test from 'ava'
import { telangana } from '../../../sources/cause-lists/telangana.ts'
import { siteOf } from './site-of.ts'

const DAY = '2026-11-26'
const STATUS = '/live-status'
const FILES = '//tshc.gov.in/documents'

const page = (...benches: [hall: string, bench: string, kind: string, status: string, href?: string][]) => {
  const rows = benches.map(([hall, bench, kind, status, href], at) => {
    const link = href === undefined ? '' : `<a target="_blank" href="${href}">View</a>`
    const cells = [at + 1, hall, bench, kind, status, '25-11-2026 18:55', link]
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<html><body><h4>CAUSE LIST UPLOADING STATUS DATED: <span>26-11-2026</span></h4>
    <table><thead><tr><th>SNo</th><th>Court Hall No</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></body></html>`
}
const LIST = `COURT NO. 11
THE HONOURABLE MS. JUSTICE ARUNDAS
(To be heard on Thursday the 26th day of November 2026 At 10:30 AM)
FOR ADMISSION
SNO CASE PARTY DETAILS PETITIONER ADV. RESPONDENT ADV. DISTRICT
1 WP/12/2024
SAFFRON TEXTILES Vs KAVERI LOGISTICS
2 CRLA/9/2023
NILGIRI FOODS Vs THE STATE OF ZANSKAR`

const index = (files: Record<string, string>, list = LIST, day = DAY) =>
  telangana.readIndex(siteOf(files).visit, day, async () => [list])

test("Telangana's page names the lists that were uploaded, on the court's own hosts alone", async (t) => {
  const html = page(
    ['11', 'DB-I', 'D', 'UPLOADED', 'https://tshc.gov.in/documents/NORMAL_COURT11.pdf'],
    ['11', 'DB-I', 'S', 'UPLOADED', '/documents/SUPPL_COURT11.pdf'],
    ['12', 'DB-II', 'D', 'UPLOADED', 'https://elsewhere.invalid/documents/x.pdf'],
  )
  t.deepEqual(await index({ [STATUS]: html }), {
    kind: 'found',
    value: [
      { slot: `${FILES}/NORMAL_COURT11.pdf`, kind: 'DAILY', number: null, bench: 'DB-I' },
      { slot: '/documents/SUPPL_COURT11.pdf', kind: 'SUPPLEMENTARY', number: null, bench: 'DB-I' },
      { slot: '/live-status#DAILY-12', kind: 'DAILY', number: null, bench: 'DB-II' },
    ],
  })
})

test("a list that Telangana's page announces and has not uploaded is one that cannot be read", async (t) => {
  const html = page(['11', 'DB-I', 'D', 'NOT UPLOADED'])
  const reading = await index({ [STATUS]: html })
  t.deepEqual(reading.kind === 'found' && reading.value.map(({ slot }) => slot), ['/live-status#DAILY-11'])
  t.like(await telangana.readDocument(new TextEncoder().encode(html), DAY, async () => []), { rows: [], isCut: true })
})

test('a bench of Telangana that is on leave does not sit; its list counts if it is one of the day', async (t) => {
  const href = 'https://tshc.gov.in/documents/NORMAL_COURT11.pdf'
  const files = {
    [STATUS]: page(['11', 'DB-I', 'D', 'ON LEAVE', href], ['12', 'DB-II', 'D', 'ON LEAVE']),
    [`${FILES}/NORMAL_COURT11.pdf`]: '%PDF-1.7',
  }
  t.deepEqual(await index(files), {
    kind: 'found',
    value: [{ slot: `${FILES}/NORMAL_COURT11.pdf`, kind: 'DAILY', number: null, bench: 'DB-I', sitting: false }],
  })
  t.deepEqual(await index(files, LIST.replace('26th', '25th')), { kind: 'none' })
  t.deepEqual(await index({ [STATUS]: files[STATUS] ?? '' }), { kind: 'none' })
})

test("Telangana's page shows one day at a time: of another day it says nothing", async (t) => {
  const files = { [STATUS]: page(['11', 'DB-I', 'D', 'UPLOADED', '/documents/a.pdf']) }
  t.deepEqual(await index(files, LIST, '2026-11-27'), { kind: 'other-day' })
  t.deepEqual(await index(files, LIST, '2026-11-25'), { kind: 'other-day' })
})

test("Telangana's page that is missing, names no day or no bench is no answer", async (t) => {
  for (const html of ['<h1>Under maintenance</h1>', page()]) t.is((await index({ [STATUS]: html })).kind, 'failed')
  t.is((await index({})).kind, 'failed')
})

test("Telangana's list has its court, its sitting time, and its matters with their parties", async (t) => {
  const bytes = new TextEncoder().encode('%PDF-1.7')
  const { day, rows, isCut } = await telangana.readDocument(bytes, DAY, async () => [LIST])
  t.deepEqual([day, isCut], [DAY, false])
  t.deepEqual(
    rows.map(({ item, numbers, courtRoom, stage, sittingTime, petitioners, respondents }) => [
      ...[item, numbers, courtRoom, stage, sittingTime, petitioners, respondents],
    ]),
    [
      ['1', ['WP/12/2024'], '11', 'FOR ADMISSION', '10:30', ['SAFFRON TEXTILES'], ['KAVERI LOGISTICS']],
      ['2', ['CRLA/9/2023'], '11', 'FOR ADMISSION', '10:30', ['NILGIRI FOODS'], ['THE STATE OF ZANSKAR']],
    ],
  )
})
