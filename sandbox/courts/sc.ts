import type { Endpoint, SimulatedSource } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { indianDate } from '../world/days.ts'
import { verificationEndpoints } from './captcha.ts'
import { answerDocument } from './document.ts'
import { ERRORS } from './errors.ts'
import { escaped } from './escaped.ts'
import { html, openCase } from './open-case.ts'
import { sessionOf } from './session.ts'

/* The Supreme Court's site: parts of a case page as HTML inside JSON; links of orders name diary number, kind and day. */

const COOKIE = 'PHPSESSID'

const form: Endpoint = {
  operation: 'page',
  method: 'get',
  path: '/case-status-diary-no',
  answer(call, sandbox) {
    sessionOf(call, sandbox, COOKIE)
    html(call, '<h1>Case Status</h1><form><input name="diary_no"></form>')
  },
}

const part: Endpoint = {
  operation: 'query',
  method: 'get',
  path: '/wp-admin/admin-ajax.php',
  async answer(call, sandbox) {
    const session = sessionOf(call, sandbox, COOKIE)
    const { diary_no, diary_year, tab_name } = call.query
    const diaryNumber = `${diary_no}/${diary_year}`
    const answerData = (data: string) => {
      call.type = 'json'
      call.body = JSON.stringify({ success: true, data })
    }
    // The tab belongs to the open case; it is not fetched again.
    if (tab_name === 'judgement_orders' && session.page?.diaryNumber === diaryNumber)
      return answerData(ordersTab(session.page))
    const found = await openCase(call, sandbox, session, { courtType: 'SC', diaryNumber }, () =>
      answerData('<p>No records found</p>'),
    )
    if (found) answerData(details(found))
  },
}

function details(page: WorldCase): string {
  const { diaryNumber, cnr = '', status, stage = '', judge = '' } = page
  const rows = [
    ['Diary Number', `${diaryNumber} Filed on ${indianDate(page.filingDate)}`],
    ['Case Number', `${page.caseType.printed} No. ${page.registrationNumber}`],
    ['CNR Number', cnr],
    ['Present/Last Listed On', page.previousHearingDate ? `${indianDate(page.previousHearingDate)} [${judge}]` : ''],
    [
      'Status/Stage',
      status === 'PENDING' ? `PENDING (${stage})` : `DISPOSED (${indianDate(page.decisionDate ?? page.filingDate)})`,
    ],
    ['Disp.Type', page.natureOfDisposal ?? ''],
    ['Act', page.acts.join('<br>')],
    ['Petitioner(s)', page.petitioners.map(({ name }, i) => `${i + 1} ${escaped(name)}`).join('<br>')],
    ['Respondent(s)', page.respondents.map(({ name }, i) => `${i + 1} ${escaped(name)}`).join('<br>')],
    ['Pet. Advocate(s)', page.petitioners[0]?.advocate ?? ''],
    ['Resp. Advocate(s)', page.respondents[0]?.advocate ?? ''],
    [
      'Tentatively case may be listed on',
      page.nextHearingDate ? `${indianDate(page.nextHearingDate)} (Computer generated)` : '',
    ],
  ]
  const listings = page.hearings.map(
    ({ businessDate, purpose = '', judge: by = '' }) =>
      `<tr><td>${businessDate ? indianDate(businessDate) : ''}</td><td>Misc.</td><td>${escaped(purpose)}</td><td>${escaped(purpose)}</td><td>${escaped(by)}</td></tr>`,
  )
  return `<table>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>
<table><tr><th>CL Date</th><th>Misc./Regular</th><th>Stage</th><th>Purpose</th><th>Judges</th></tr>${listings.join('')}</table>`
}

function ordersTab(page: WorldCase): string {
  const glued = page.diaryNumber?.replace('/', '') ?? ''
  return page.orders
    .map(({ orderDate, orderType }) => {
      const kind = orderType === 'JUDGEMENT' ? 'j' : 'o'
      return `<a href="view-pdf/?diary_no=${glued}&amp;type=${kind}&amp;order_date=${orderDate}">${indianDate(orderDate)}</a>`
    })
    .join('<br>')
}

const viewPdf: Endpoint = {
  operation: 'order',
  method: 'get',
  path: '/view-pdf',
  async answer(call, sandbox) {
    const session = sessionOf(call, sandbox, COOKIE)
    const order = session.page?.orders.find(({ orderDate }) => orderDate === call.query.order_date)
    await answerDocument(call, sandbox, session, order?.number)
  },
}

export const SC: SimulatedSource = {
  source: 'courts',
  prefix: '/courts/SC',
  endpoints: [form, part, viewPdf, ...verificationEndpoints(COOKIE)],
  errors: ERRORS,
}
