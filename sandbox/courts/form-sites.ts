import type { CaseIdentifier } from '../../domain/courts/types.ts'
import type { Endpoint, SimulatedSource } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { indianDate } from '../world/days.ts'
import { verificationEndpoints } from './captcha.ts'
import { answerDocument } from './document.ts'
import { ERRORS } from './errors.ts'
import { escaped } from './escaped.ts'
import { areNumbers, formOf, html, openCase } from './open-case.ts'
import { newToken, sessionOf, takeToken } from './session.ts'

/* Tribunals with a plain form: a token valid for one search, and a page of labels and values with two tables below. */

const COOKIE = 'ci_session'

interface Words {
  courtType: 'CESTAT' | 'GSTAT'
  number: string
  petitioner: string
  document: string
  /** Undefined when the form does not accept the fields. */
  identifierOf(fields: Record<string, string>): Partial<CaseIdentifier> | undefined
}

export const CESTAT = formSite({
  courtType: 'CESTAT',
  number: 'Case No',
  petitioner: 'Applicant',
  document: 'PDF',
  identifierOf({ app_type, bench = '', diary_no, diary_year, case_type = '', case_no, case_year }) {
    if (!/^[a-z]+$/.test(bench)) return undefined
    if (app_type === 'dno' && areNumbers(diary_no, diary_year)) return { diaryNumber: `${diary_no}/${diary_year}` }
    const isCase = app_type === 'cno' && areNumbers(case_type, case_no, case_year)
    return isCase ? { caseType: case_type, registrationNumber: `${case_no}/${case_year}` } : undefined
  },
})

export const GSTAT = formSite({
  courtType: 'GSTAT',
  number: 'Appeal No',
  petitioner: 'Appellant',
  document: 'Order',
  identifierOf: (fields) =>
    fields.filing_no
      ? { filingNumber: fields.filing_no }
      : { caseType: fields.case_type ?? '', registrationNumber: fields.appeal_no ?? '' },
})

function formSite(words: Words): SimulatedSource {
  const { courtType, identifierOf } = words
  const form: Endpoint = {
    operation: 'page',
    method: 'get',
    path: '/casestatus',
    answer(call, sandbox) {
      const token = newToken(sessionOf(call, sandbox, COOKIE))
      html(call, `<form method="post"><input type="hidden" name="csrf_token" value="${token}"></form>`)
    },
  }
  const search: Endpoint = {
    operation: 'search',
    method: 'post',
    path: '/casestatus',
    async answer(call, sandbox) {
      const session = sessionOf(call, sandbox, COOKIE)
      const fields = formOf(call)
      if (!takeToken(session, fields.csrf_token)) return html(call, 'The action you have requested is not allowed.')
      const none = () => html(call, 'No record found')
      const asked = identifierOf(fields)
      if (!asked) return none()
      const identifier = { courtType, establishmentCode: fields.bench ?? '', ...asked }
      const found = await openCase(call, sandbox, session, identifier, none)
      if (found) html(call, casePage(found, words))
    },
  }
  const order: Endpoint = {
    operation: 'order',
    method: 'get',
    path: '/orders/:number',
    answer: (call, sandbox) => answerDocument(call, sandbox, sessionOf(call, sandbox, COOKIE), call.params.number),
  }
  return {
    source: 'courts',
    prefix: `/courts/${courtType}`,
    endpoints: [form, search, order, ...verificationEndpoints(COOKIE)],
    errors: ERRORS,
  }
}

function casePage(page: WorldCase, { number, petitioner, document }: Words): string {
  const day = (date: string | undefined) => (date ? indianDate(date) : '')
  const names = (parties: WorldCase['petitioners']) =>
    parties.map(({ name }, i) => `${i + 1}. ${escaped(name)}`).join('<br>')
  const rows = [
    [number, page.registrationNumber ?? page.diaryNumber ?? page.filingNumber ?? ''],
    ['Diary No', page.diaryNumber ?? ''],
    ['Filing No', page.filingNumber ?? ''],
    ['Case Type', page.caseType.printed],
    ['Bench', page.forum.bench ?? ''],
    ['Date of Filing', day(page.filingDate)],
    ['Status', page.status === 'PENDING' ? 'Pending' : 'Disposed'],
    ['Stage', page.stage ?? ''],
    ['Next Date', day(page.nextHearingDate)],
    ['Date of Disposal', day(page.decisionDate)],
    [petitioner, names(page.petitioners)],
    ['Respondent', names(page.respondents)],
  ]
  const hearings = page.hearings.map(
    ({ businessDate, purpose = '', judge = '' }) =>
      `<tr><td>${day(businessDate)}</td><td>${escaped(purpose)}</td><td>${escaped(judge)}</td></tr>`,
  )
  const orders = page.orders.map(
    (order, i) =>
      `<tr><td>${i + 1}</td><td>${day(order.orderDate)}</td><td><a href="orders/${order.number}">View</a></td></tr>`,
  )
  return `<table>${rows.map(([label, value]) => `<tr><td>${label}:</td><td>${value}</td></tr>`).join('')}</table>
<table><tr><th>Hearing Date</th><th>Purpose</th><th>Coram</th></tr>${hearings.join('')}</table>
<table><tr><th>Sl</th><th>Order Date</th><th>${document}</th></tr>${orders.join('')}</table>`
}
