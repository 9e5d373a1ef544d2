import type { CourtOrder, Party } from '../../domain/case.ts'
import type { WorldCase } from '../world/case.ts'
import { indianDate } from '../world/days.ts'
import { escaped } from './escaped.ts'

/**
 * A case's history page as the eCourts sites print it: glued labels, `</br>`, a coram with the court room's number in front, a
 * pending case without a status row, the disposal above the oldest hearing, headings of the orders that are no `th`.
 */
export function historyPage(page: WorldCase, linkOf: (order: CourtOrder) => string): string {
  const isHighCourt = page.forum.type === 'HC'
  return `<!doctype html><html><head><title>Case History</title></head><body>
<div align="center"><h2 class="h1class"><span>${escaped(page.forum.name)}</span></h2>
<div><h2 class="h2class">Case Details</h2>${caseDetails(page)}</div>
<h2 class="h2class">Case Status</h2><div>${caseStatus(page, isHighCourt)}</div>
<div><h2 class="h2class">Petitioner and Advocate</h2><span class="Petitioner_Advocate_table">${parties(page.petitioners)}</span>
<h2 class="h2class">Respondent and Advocate</h2><span class="Respondent_Advocate_table">${parties(page.respondents)}</span>
<h2 class="h2class">Acts</h2>${acts(page.acts)}</div>
<h2 class="h2class">History of Case Hearing</h2>${hearings(page, isHighCourt)}
<h2 class="h2class">Orders</h2>${orders(page, isHighCourt, linkOf)}
</div></body></html>`
}

function caseDetails({
  caseType,
  filingNumber,
  filingDate,
  registrationNumber,
  registrationDate,
  cnr = '',
}: WorldCase): string {
  const hyphened = `${cnr.slice(0, 6)}-${cnr.slice(6, 12)}-${cnr.slice(12)}`
  return [
    `<span class="case_details_table"><span><label>Case Type </label></span>:&nbsp;${escaped(caseType.printed)}</span><br/>`,
    `<span class="case_details_table"><span><label>Filing Number</label></span>:&nbsp;${filingNumber ?? ''}<span><label>Filing Date</label>: ${indianDate(filingDate)}</span></span><br/>`,
    `<span class="case_details_table"><span><label>Registration Number</label></span><label>: ${registrationNumber ?? ''}</label><span><label>Registration Date</label><label>: ${registrationDate ? indianDate(registrationDate) : ''}</label></span></span><br/>`,
    `<b><span class="case_details_table"><span><label>CNR Number</label></span>: ${hyphened}</span></b>`,
  ].join('')
}

function caseStatus(page: WorldCase, isHighCourt: boolean): string {
  const isDisposed = page.status === 'DISPOSED'
  const rows = [
    ['First Hearing Date', inWords(page.firstHearingDate)],
    ...(isDisposed
      ? [
          ['Decision Date', inWords(page.decisionDate)],
          ['Case Status', 'CASE DISPOSED'],
          ['Nature of Disposal', page.natureOfDisposal ?? '--'],
        ]
      : [
          ['Next Hearing Date', inWords(page.nextHearingDate) || 'Next Date is not given'],
          ['Stage of Case', page.stage ?? ''],
        ]),
    isHighCourt ? ['Coram', `1712${page.judge ?? ''}`] : ['Court Number and Judge', `1-${page.judge ?? ''}`],
    ...(isHighCourt ? [['Bench', 'Single Bench']] : []),
    ...(isHighCourt && page.forum.state ? [['State', page.forum.state.name.toUpperCase()]] : []),
    ...(isHighCourt ? [['Not Before Me', '']] : []),
  ]
  return rows
    .map(
      ([label, value]) =>
        `<span><label><strong>${label}</strong><strong>: ${escaped(value ?? '')}</strong></label></span>`,
    )
    .join('')
}

function parties(list: readonly Party[]): string {
  const lines = list.map(
    ({ name, advocate }, i) =>
      `${i + 1}) ${escaped(name)}<br />&nbsp;&nbsp;&nbsp;&nbsp;${advocate ? `Advocate- Advocate- ${escaped(advocate)},${escaped(advocate)} ` : ''}<br />`,
  )
  return `${lines.join('')}<br />`
}

function acts(list: readonly string[]): string {
  const rows = list.map((act) => {
    const [name = '', sections = '---'] = act.split(' - ')
    return `<tr><td>${escaped(name)}</td><td>${escaped(sections)}</td></tr>`
  })
  return `<table class="Acts_table"><tr><th><b>Under Act(s)</b></th><th><b>Under Section(s)</b></th></tr>${rows.join('')}</table>`
}

function hearings({ hearings, status, decisionDate, judge }: WorldCase, isHighCourt: boolean): string {
  const first = isHighCourt ? 'Cause List Type ' : 'Registration Number'
  const head = [first, 'Judge', 'Business On Date', 'Hearing Date', 'Purpose of hearing']
  const row = (business: string, next: string, purpose: string, by: string) =>
    `<tr><td></td><td>${escaped(by)}</td><td><a href="#">${business}</a></td><td>${next}</td><td> ${escaped(purpose)}</td></tr>`
  const disposal =
    status === 'DISPOSED' && decisionDate ? [row(indianDate(decisionDate), '', 'Disposed', judge ?? '')] : []
  const rows = hearings.map(({ businessDate, nextDate, purpose, judge: by }) =>
    row(businessDate ? indianDate(businessDate) : '', nextDate ? indianDate(nextDate) : '', purpose ?? '', by ?? ''),
  )
  return `<table class="history_table"><tr>${head.map((title) => `<th scope="col">${title}</th>`).join('')}</tr>${[...disposal, ...rows].join('')}</table>`
}

function orders(page: WorldCase, isHighCourt: boolean, linkOf: (order: CourtOrder) => string): string {
  const head = ['Order Number', ...(isHighCourt ? ['Order on', 'Judge'] : []), 'Order Date', 'Order Details']
  const titles = head.map((title) => `<td><font size="2"><strong>&nbsp;&nbsp;${title}</strong></font></td>`).join('')
  const rows = page.orders.map((order) => {
    const of = isHighCourt ? [page.registrationNumber ?? '', order.judge ?? ''] : []
    const cells = [order.number, ...of, indianDate(order.orderDate)].map(
      (text) => `<td>&nbsp;&nbsp;${escaped(text)}</td>`,
    )
    const kind = isHighCourt ? 'View' : (order.orderType ?? 'Order')
    return `<tr>${cells.join('')}<td><a target="_blank" ${linkOf(order)}><font color="green">&nbsp;&nbsp;${escaped(kind)}</font></a></td></tr>`
  })
  return `<table class="order_table"><tr>${titles}</tr>${rows.join('')}</table>`
}

/** `02nd May 2017`. */
function inWords(date: string | undefined): string {
  if (!date) return ''
  const [year, month, day] = date.split('-')
  const number = Number(day)
  const ending = number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${day}${ending} ${MONTHS[Number(month) - 1]} ${year}`
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
