import { fetchDocument, isBehindCaptcha } from '../order-answers.ts'
import type { Endpoint, SimulatedSource } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { indianDate } from '../world/days.ts'
import { verificationEndpoints, verificationPage } from './captcha.ts'
import { ERRORS } from './errors.ts'
import { formOf, html, openCase } from './open-case.ts'
import { sessionOf } from './session.ts'

/* The consumer commissions' common site: JSON, `error` as a text, misspelt names, documents in base64. */

const COOKIE = 'JSESSIONID'

const start: Endpoint = {
  operation: 'page',
  method: 'get',
  path: '/case-history-case-status',
  answer(call, sandbox) {
    sessionOf(call, sandbox, COOKIE)
    html(call, '<div id="root"></div>')
  },
}

const status: Endpoint = {
  operation: 'search',
  method: 'get',
  path: '/services/case/caseFilingService/v2/getCaseStatus',
  async answer(call, sandbox) {
    const registrationNumber = String(call.query.caseNumber ?? '')
    const none = () => {
      call.body = { message: 'No case found', status: 200, error: 'true', data: null }
    }
    const session = sessionOf(call, sandbox, COOKIE)
    const found = await openCase(call, sandbox, session, { courtType: 'CC', registrationNumber }, none)
    if (found) call.body = { message: 'Data fetched', status: 200, error: 'false', data: dataOf(found) }
  },
}

function dataOf(page: WorldCase) {
  const day = (date: string | undefined) => (date ? indianDate(date) : null)
  const [respondent, ...others] = page.respondents
  return {
    caseNumber: page.registrationNumber,
    fillingReferenceNumber: filingOf(page),
    commissionName: page.forum.name,
    caseTypeName: page.caseType.name,
    caseStageName: page.status === 'PENDING' ? (page.stage ?? '') : 'DISPOSED OFF',
    caseFilingDate: day(page.filingDate),
    dateOfNextHearing: day(page.nextHearingDate),
    judgemtmentDate: day(page.decisionDate),
    complainantName: page.petitioners[0]?.name,
    complainantAdvocateName: page.petitioners[0]?.advocate,
    complainantEmail: 'complainant@example.invalid',
    respondentName: respondent?.name,
    respondentAdvocateName: respondent?.advocate,
    additionalRespondantList: others.map(({ name }) => ({ name })),
    caseHearingDetails: page.hearings.map(({ businessDate, nextDate, purpose }) => {
      const order = page.orders.find(({ orderDate }) => orderDate === businessDate)
      const isJudgment = order?.orderType === 'JUDGEMENT'
      return {
        dateOfHearing: day(businessDate),
        dateOfNextearing: day(nextDate),
        caseStage: purpose,
        dailyOrderAvailable: order !== undefined && !isJudgment,
        judgementAvailable: isJudgment,
      }
    }),
  }
}

function filingOf({ registrationNumber = '' }: WorldCase): string {
  return `FR${registrationNumber.replace(/\D/g, '')}`
}

/** Cannot answer bytes as the other sites do: the document, or its substitute, is a text inside the JSON. */
const dailyOrder: Endpoint = {
  operation: 'order',
  method: 'post',
  path: '/services/courtmaster/courtRoom/judgement/v1/getDailyOrderJudgementPdf',
  async answer(call, sandbox) {
    const session = sessionOf(call, sandbox, COOKIE)
    const { page } = session
    const order = page?.orders.find(({ orderDate }) => orderDate === formOf(call).dateOfHearing)
    const nothing = () => {
      call.body = { message: 'Order not uploaded', status: 200, error: 'true', data: null }
    }
    if (!page || !order) return nothing()
    if (isBehindCaptcha(page) && !session.verified) return verificationPage(call)
    const answer = await fetchDocument(sandbox, call, page, order)
    if (answer.kind === 'fails') return ERRORS.internal(call)
    if (answer.kind === 'none') return nothing()
    const documentBase64 = Buffer.from(answer.bytes).toString('base64')
    call.body = { message: 'Data fetched', status: 200, error: 'false', data: { documentBase64 } }
  },
}

export const CC: SimulatedSource = {
  source: 'courts',
  prefix: '/courts/CC',
  endpoints: [start, status, dailyOrder, ...verificationEndpoints(COOKIE)],
  errors: ERRORS,
}
