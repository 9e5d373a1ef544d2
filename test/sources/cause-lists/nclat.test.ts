import test from 'ava'
import { recogniseCase } from '../../../domain/courts/index.ts'
import { keysOfRow } from '../../../domain/hearings/list-court.ts'
import { chennai, newDelhi } from '../../../sources/cause-lists/nclat.ts'
import { siteOf } from './site-of.ts'

const DAY = '2026-10-06'
const PAGE = `/daily-cause-list?title=&field_court_name_target_id=All&field_final_date_value=${DAY}&field_final_date_value_1=${DAY}`
const FORM = '<form><input name="field_final_date_value"></form>'
const FILES = '/sites/default/files/2026-10'

const page = (...rows: [court: string, title: string, file: string][]) => {
  const cells = rows.map(
    ([court, title, file], at) =>
      `<tr><td>${at + 1}</td><td>${court}</td><td>${title}</td><td>06/10/2026</td><td><a href="${FILES}/${file}">View</a></td></tr>`,
  )
  return `${FORM}<table><tr><th>Sr. No.</th></tr>${cells.join('')}</table>`
}

const index = (files: Record<string, string>, site = newDelhi) =>
  site.readIndex(siteOf(files).visit, DAY, async () => [])

test("NCLAT's page names the lists of its courts; of one that was uploaded again the last counts", async (t) => {
  const html = page(
    ['Chairperson Court', 'Cause List', 'Causelist_ch_06.10.2026.pdf'],
    ['Court-4', 'Cause List', 'Causelist_IV_06.10.2026.pdf'],
    ['Court-4', 'Cause List', 'Causelist_IV_06.10.2026_0.pdf'],
    ['Court-4', 'Cause List', 'Causelist_IV_06.10.2026_1.pdf'],
    ['Chairperson Court', 'Cause List', 'Supp_Causelist_ch_06.10.2026.pdf'],
    ['Court-2', 'Cause List', 'Causelist_II_07.10.2026.pdf'],
    ['Chennai Bench', 'Cause List', '06.10.2026_compressed.pdf'],
    ['', 'Notice regarding holidays', 'Notice_06.10.2026.pdf'],
  )
  const reading = await index({ [PAGE]: html })
  t.deepEqual(reading.kind === 'found' && reading.value.map(({ slot, kind, bench }) => [slot, kind, bench]), [
    [`${FILES}/Causelist_ch_06.10.2026.pdf`, 'DAILY', 'Chairperson Court'],
    [`${FILES}/Causelist_IV_06.10.2026_1.pdf`, 'DAILY', 'Court-4'],
    [`${FILES}/Supp_Causelist_ch_06.10.2026.pdf`, 'SUPPLEMENTARY', 'Chairperson Court'],
  ])
})

test("Chennai's lists of NCLAT are those of its bench, or with the day alone in their names", async (t) => {
  const html = page(
    ['Chennai Bench', 'Cause List', '06.10.2026_compressed.pdf'],
    ['', 'Cause List', '06.10.2026%20Suppl.pdf'],
    ['Court-2', 'Cause List', 'Causelist_II_06.10.2026.pdf'],
  )
  const reading = await index({ [PAGE]: html }, chennai)
  t.deepEqual(reading.kind === 'found' && reading.value.map(({ slot, kind }) => [slot, kind]), [
    [`${FILES}/06.10.2026_compressed.pdf`, 'DAILY'],
    [`${FILES}/06.10.2026%20Suppl.pdf`, 'SUPPLEMENTARY'],
  ])
})

test("NCLAT's lists go on over pages; a page without its form is no answer, one without a list a sure no", async (t) => {
  const [first, second] = ['Causelist_ch_06.10.2026.pdf', 'Causelist_II_06.10.2026.pdf']
  const pages = {
    [PAGE]: `${page(['Chairperson Court', 'Cause List', first])}<a href="?page=1">2</a>`,
    [`${PAGE}&page=1`]: page(['Court-2', 'Cause List', second]),
  }
  const reading = await index(pages)
  t.is(reading.kind === 'found' && reading.value.length, 2)
  t.deepEqual(await index({ [PAGE]: FORM }), { kind: 'none' })
  for (const files of [{ [PAGE]: '<h1>Under maintenance</h1>' }, {}]) t.is((await index(files)).kind, 'failed')
})

const LIST = `NATIONAL COMPANY LAW APPELLATE TRIBUNAL
CAUSE LIST DATED: 06.10.2026
COURT NO. 2
FOR ORDERS
1 I.A. No. 6995 of 2026 in Comp. App. (AT) (Ins) No. 1125 of 2026
SAFFRON TEXTILES VS. KAVERI LOGISTICS
2 Comp. App. (AT) (Ins) Nos. 1284 & 1285 of 2026 SAFFRON TEXTILES VS. KAVERI LOGISTICS
3 Comp. App. (AT) No. 149 – 152 of 2026 & I.A. No. 7331, 7332 of 2026
NILGIRI FOODS VS. KAVERI LOGISTICS
4 Competition App. (AT) No. 01 of 2026`

const read = (text: string) => newDelhi.readDocument(new Uint8Array(), DAY, async () => [text])

test("NCLAT's list spells its matters so that they are found, each of several", async (t) => {
  const { day, rows, isCut } = await read(LIST)
  t.deepEqual([day, isCut], [DAY, false])
  t.deepEqual(
    rows.map(({ item, numbers, petitioners }) => [item, numbers, petitioners]),
    [
      ['1', ['Company Appeal(AT) (Ins)/1125/2026', 'Interlocutory Application/6995/2026'], ['SAFFRON TEXTILES']],
      ['2', ['Company Appeal(AT) (Ins)/1284/2026'], ['SAFFRON TEXTILES']],
      ['2', ['Company Appeal(AT) (Ins)/1285/2026'], []],
      ['3', ['149-152', 149, 150, 151, 152].map((serial) => `Company Appeal(AT)/${serial}/2026`), ['NILGIRI FOODS']],
      ['4', ['Competition Appeal(AT)/1/2026'], []],
    ],
  )
})

test("a matter of NCLAT has the key of the case that is tracked by its type's number, at its own bench alone", async (t) => {
  const { rows } = await read(
    LIST.replace('1125 of 2026', '1125/2026').replace('App. (AT) (Ins) No. 1284', 'App (AT) (CH) (Ins) No. 1284'),
  )
  const keyAt = (establishmentCode: string, registrationNumber: string) =>
    recogniseCase('NCLAT', { establishmentCode, caseType: '33', registrationNumber }).identity?.key ?? ''
  t.true(rows[0] && keysOfRow(rows[0], 'NCLAT-DELHI').includes(keyAt('delhi', '1125/2026')))
  t.false(rows[0] && keysOfRow(rows[0], 'NCLAT-CHENNAI').includes(keyAt('delhi', '1125/2026')))
  t.true(rows[1] && keysOfRow(rows[1], 'NCLAT-CHENNAI').includes(keyAt('chennai', '1284/2026')))
})
