import test from 'ava'
import { openPdfJobs } from '../../../documents/pdf-jobs.ts'
import { LIST_COURTS } from '../../../domain/hearings/list-court.ts'
import { LIST_FORMS } from '../../../sandbox/lists/list-files.ts'
import { partiesOf, withStrangers } from '../../../sandbox/lists/printed-list.ts'
import { appellateSide } from '../../../sources/cause-lists/calcutta.ts'
import { delhi } from '../../../sources/cause-lists/delhi.ts'
import { madras } from '../../../sources/cause-lists/madras.ts'
import { sc } from '../../../sources/cause-lists/sc.ts'
import { LIST_SITES } from '../../../sources/cause-lists/sites.ts'
import { siteOf } from './site-of.ts'

const DAY = '2026-11-26'

const noPdf = async () => []
const pdfJobs = openPdfJobs()
async function readPdf(file: Uint8Array): Promise<string[]> {
  const text = await pdfJobs.readText(file, { recognise: false })
  return text.kind === 'text' ? text.pages.map((page) => page.text) : []
}
const bytes = (text: string) => new TextEncoder().encode(text)

test("Delhi's page names the lists of a day by the days in their names or beside their links, over its pages", async (t) => {
  const index = '/web/cause-lists/cause-list'
  const { visit, asked } = siteOf({
    [index]: `<table>
      <tr><td>Supplementary list</td><td><a href="/files/2026-11/cause-list/combined_sup_3_26.11.2026.pdf">View</a></td></tr>
      <tr><td>List</td><td><a href="https://delhihighcourt.nic.in/files/2026-11/cause-list/cause_list_for_26.11.26.pdf">View</a></td></tr>
      <tr><td>Provisional list for 26.11.2026</td><td><a href="/files/2026-11/cause-list/x.pdf">View</a></td></tr>
    </table><a href="?page=1">Next</a>`,
    [`${index}?page=1`]: `<table>
      <tr><td>Cause list of 26-11-2026</td><td><a href="/files/2026-11/cause-list/final%20list.pdf">View</a></td></tr>
      <tr><td>Old</td><td><a href="/files/2026-11/cause-list/rl25112026.pdf">View</a></td></tr>
    </table>`,
  })
  const reading = await delhi.readIndex(visit, DAY, noPdf)
  t.deepEqual(reading.kind === 'found' && reading.value.map(({ slot, kind, number }) => [slot, kind, number]), [
    ['/files/2026-11/cause-list/combined_sup_3_26.11.2026.pdf', 'SUPPLEMENTARY', 3],
    ['/files/2026-11/cause-list/cause_list_for_26.11.26.pdf', 'DAILY', null],
    ['/files/2026-11/cause-list/final%20list.pdf', 'DAILY', null],
  ])
  t.is(asked.length, 2)
})

test("a list on Delhi's page that is taken up on another day is that day's", async (t) => {
  const title = 'Cause List for the cases fixed for 25.11.2026 shall be taken up on Thursday, the 26th November, 2026'
  const page = `<tr><td>${title}</td><td><a href="/files/cause_list_25.11.2026.pdf">View</a></td></tr>`
  const { visit } = siteOf({ '/web/cause-lists/cause-list': `<table>${page}</table>` })
  t.is((await delhi.readIndex(visit, DAY, noPdf)).kind, 'found')
  t.is((await delhi.readIndex(visit, '2026-11-25', noPdf)).kind, 'none')
})

test("a note of deletion on Delhi's page is no list: without a list of its day it says nothing", async (t) => {
  const notes = `
    <tr><td>Deletion note for 26.11.2026</td><td><a href="/files/a_26.11.2026.pdf">View</a></td></tr>
    <tr><td>Notice</td><td><a href="/files/deleted_items_26.11.2026.pdf">View</a></td></tr>`
  const index = '/web/cause-lists/cause-list'
  t.deepEqual(await delhi.readIndex(siteOf({ [index]: `<table>${notes}</table>` }).visit, DAY, noPdf), { kind: 'none' })
  const list = '<tr><td>List</td><td><a href="/files/cause_list_26.11.2026.pdf">View</a></td></tr>'
  const reading = await delhi.readIndex(siteOf({ [index]: `<table>${notes}${list}</table>` }).visit, DAY, noPdf)
  t.deepEqual(reading.kind === 'found' && reading.value.map(({ kind }) => kind), [
    'DELETION_NOTE',
    'DELETION_NOTE',
    'DAILY',
  ])
})

test("Delhi's page without a list of the day is a sure no, a page without any list is none", async (t) => {
  const index = '/web/cause-lists/cause-list'
  const old = '<a href="/files/2026-11/cause-list/rl25112026.pdf">View</a>'
  t.deepEqual(await delhi.readIndex(siteOf({ [index]: old }).visit, DAY, noPdf), { kind: 'none' })
  for (const page of ['<h1>Under maintenance</h1>', ''])
    t.is((await delhi.readIndex(siteOf({ [index]: page }).visit, DAY, noPdf)).kind, 'failed')
  t.is((await delhi.readIndex(siteOf({}).visit, DAY, noPdf)).kind, 'failed')
})

test("the Supreme Court's lists are asked for by their kinds; an empty file is none, a page in its place no answer", async (t) => {
  const file = (kind: string) => `/jonew/cl/${DAY}/${kind}.pdf`
  const advance = `/jonew/cl/advance/${DAY}/M_J.pdf`
  const { visit, asked } = siteOf({
    [file('M_J_1')]: '%PDF-1.4',
    [file('M_J_2')]: '%PDF-1.4',
    [file('F_J_1')]: '',
    [advance]: '%PDF-1.4',
  })
  const reading = await sc.readIndex(visit, DAY, noPdf)
  t.deepEqual(reading.kind === 'found' && reading.value.map(({ slot, kind }) => [slot, kind]), [
    [file('M_J_1'), 'DAILY'],
    [file('M_J_2'), 'SUPPLEMENTARY'],
    [advance, 'ADVANCE'],
  ])
  t.is(asked.length, 8)
  t.deepEqual(await sc.readIndex(siteOf({}).visit, DAY, noPdf), { kind: 'none' })
  t.is((await sc.readIndex(siteOf({ [file('M_R_1')]: '<html>' }).visit, DAY, noPdf)).kind, 'failed')
})

const XML = `<?xml version="1.0"?><causelist><court><courtno>COURT NO. 12</courtno><stage><stagename>FOR ADMISSION</stagename>
<casedetails><serial_no>1</serial_no><mcasetype>WP</mcasetype><mcaseno>12</mcaseno><mcaseyr>2024</mcaseyr>
  <ccasetype>WMP</ccasetype><ccaseno>7</ccaseno><ccaseyr>2025</ccaseyr><filingdate>01/02/2024</filingdate>
  <pname>SAFFRON TEXTILES &amp; ORS.</pname><rname>KAVERI LOGISTICS</rname></casedetails>
<casedetails><serial_no>2</serial_no><mcasetype>CRL OP</mcasetype><mcaseno>9</mcaseno><mcaseyr>2023</mcaseyr></casedetails>
</stage></court></causelist>`

test("Madras's XML has the matters of all courts, with those heard with them", async (t) => {
  const { day, rows, isCut } = await madras.readDocument(bytes(XML), DAY, noPdf)
  t.is(day, DAY)
  t.false(isCut)
  t.deepEqual(
    rows.map(({ item, numbers, connectedTo, courtRoom, stage }) => [item, numbers, connectedTo, courtRoom, stage]),
    [
      ['1', ['WP/12/2024'], undefined, '12', 'FOR ADMISSION'],
      ['1', ['WMP/7/2025'], 'WP/12/2024', '12', 'FOR ADMISSION'],
      ['2', ['CRL OP/9/2023'], undefined, '12', 'FOR ADMISSION'],
    ],
  )
})

test("Madras's XML may repeat the fields of matters that are heard with one", async (t) => {
  const more = '<ccasetype>WMP</ccasetype><ccaseno>8</ccaseno><ccaseyr>2025</ccaseyr>'
  const { rows } = await madras.readDocument(bytes(XML.replace('<filingdate>', `${more}<filingdate>`)), DAY, noPdf)
  t.deepEqual(
    rows.filter(({ item }) => item === '1').flatMap(({ numbers }) => numbers),
    ['WP/12/2024', 'WMP/7/2025', 'WMP/8/2025'],
  )
})

test("Madras's XML names the parties of a matter", async (t) => {
  const { rows } = await madras.readDocument(bytes(XML), DAY, noPdf)
  t.deepEqual(
    rows.map(({ petitioners, respondents }) => [petitioners, respondents]),
    [
      [['SAFFRON TEXTILES & ORS.'], ['KAVERI LOGISTICS']],
      [[], []],
      [[], []],
    ],
  )
})

test("Madras's XML that ends early, or has a matter without a number, may lack rows; a day in it counts", async (t) => {
  const read = (xml: string) => madras.readDocument(bytes(xml), DAY, noPdf)
  t.true((await read(XML.slice(0, -30))).isCut)
  t.true((await read(XML.replace('<mcaseno>9</mcaseno>', ''))).isCut)
  const dated = (dates: string) => read(XML.replace('<court>', `${dates}<court>`))
  t.is((await dated('<causedate>19/11/2026</causedate>')).day, '2026-11-19')
  t.is((await dated('<printdate>25/11/2026</printdate><causedate>26/11/2026</causedate>')).day, DAY)
})

test("Madras's file that is a page in place of XML is no answer, a missing one a sure no", async (t) => {
  const path = '/judis/clists/clists-madras/causelists/xml/cause_26112026.xml'
  t.is((await madras.readIndex(siteOf({ [path]: '<!DOCTYPE html><html></html>' }).visit, DAY, noPdf)).kind, 'failed')
  t.deepEqual(await madras.readIndex(siteOf({}).visit, DAY, noPdf), { kind: 'none' })
  t.is((await madras.readIndex(siteOf({ [path]: XML }).visit, DAY, noPdf)).kind, 'found')
})

const HTML = `<html><body><p>In The High Court At Calcutta</p><p>DAILY CAUSELIST</p><p>For Thursday The 26th November 2026</p>
<p>COURT NO. 12</p><div>FOR ORDERS</div><p>1&nbsp;&nbsp; MAT/911/2025</p><p>SAFFRON TEXTILES</p><p>VS</p><p>KAVERI LOGISTICS</p>
<p>IA NO: CAN/1/2025</p>2 &nbsp; WPA(P)/408/2024<br>NILGIRI FOODS</body></html>`

test("Calcutta's page of plain text is read line by line", async (t) => {
  const { day, rows, isCut } = await appellateSide.readDocument(bytes(HTML), DAY, noPdf)
  t.is(day, DAY)
  t.false(isCut)
  t.deepEqual(
    rows.map(({ item, numbers, courtRoom, stage }) => [item, numbers, courtRoom, stage]),
    [
      ['1', ['MAT/911/2025'], '12', 'FOR ORDERS'],
      ['2', ['WPA(P)/408/2024'], '12', 'FOR ORDERS'],
    ],
  )
  t.true((await appellateSide.readDocument(bytes(HTML.replace('</html>', '')), DAY, noPdf)).isCut)
})

test("Calcutta's page says when a court sits and links to its hearing by video", async (t) => {
  const heading = '<p>COURT NO. 12</p><p>AT 10:30 AM</p><p><a href="https://hearings.invalid/j/12">VC LINK</a></p>'
  const html = HTML.replace('<p>COURT NO. 12</p>', heading).replace('NILGIRI', '<a href="https://a.invalid">N</a>')
  const { rows } = await appellateSide.readDocument(bytes(html), DAY, noPdf)
  t.like(rows[0], {
    sittingTime: '10:30',
    videoLink: 'https://hearings.invalid/j/12',
    petitioners: ['SAFFRON TEXTILES'],
  })
})

test('every place whose lists are read has a site of its own by https', (t) => {
  for (const place of LIST_COURTS) t.regex(LIST_SITES[place].address, /^https:\/\/[a-z.]+$/, place)
})

for (const [court, type] of [
  ['SC', 'SLP(C) No.'],
  ['HC-DLHC01', 'W.P.(C)'],
  ['HC-HCMA01', 'WP'],
  ['HC-WBCHCA', 'WPA'],
  ['HC-KAHC01', 'WP'],
  ['HC-HBHC01', 'WP'],
  ['NCLAT-DELHI', 'Comp. App. (AT) (Ins) No.'],
] as const)
  test(`a printed list of ${court} gives every row with its item, numbers and parties, also where lines are broken`, async (t) => {
    const long = 'ZANSKAR VALLEY DEVELOPMENT AND INFRASTRUCTURE FINANCE CORPORATION (INDIA) PRIVATE LIMITED'
    const matters = Array.from({ length: 40 }, (_, n) => ({
      number: `${type} ${n + 1}/2024`,
      item: n + 1,
      ...(n % 5 === 0 && { with: [`${type} ${n + 901}/2024`] }),
      ...(n % 3 === 0 && { respondent: long }),
    }))
    const rows = withStrangers(matters)
    const list = { court, day: DAY, printedDay: DAY, kind: 'DAILY' as const, number: 1, rows, deleted: [] }
    const printed = (await LIST_FORMS[court]?.bytesOf(list)) ?? bytes('')
    const reading = await LIST_SITES[court].readDocument(printed, DAY, readPdf)
    t.false(reading.isCut)
    t.deepEqual(
      reading.rows.map(({ item, numbers, petitioners, respondents }) => [
        item,
        numbers.length,
        petitioners,
        respondents,
      ]),
      rows.flatMap((row) => {
        const [petitioner, respondent] = partiesOf(row)
        const item = String(row.item)
        const itemOf = (n: number) => (court === 'HC-KAHC01' ? `${item}.${n + 1}` : item)
        return [[item, 1, [petitioner], [respondent]], ...row.with.map((_, n) => [itemOf(n), 1, [], []])]
      }),
    )
  })
