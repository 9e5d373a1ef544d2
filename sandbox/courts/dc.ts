import type { Sandbox } from '../sandbox.ts'
import type { Call, Endpoint, SimulatedSource } from '../simulated-source.ts'
import { readCnr } from '../world/cnr.ts'
import { verificationEndpoints } from './captcha.ts'
import { answerDocument } from './document.ts'
import { ERRORS } from './errors.ts'
import { historyPage } from './history-page.ts'
import { formOf, html, openCase } from './open-case.ts'
import { newToken, rotate, type Session, sessionOf, takeToken } from './session.ts'

/*
 * The district courts' common site. Every call brings the token that the previous answer gave; the cookie JSESSION
 * changes all the time; errors are texts under HTTP 200.
 */

const COOKIE = 'SERVICES_SESSID'

const page: Endpoint = {
  operation: 'page',
  method: 'get',
  path: '/',
  answer(call, sandbox) {
    const session = sessionOf(call, sandbox, COOKIE)
    rotate(call, session, 'JSESSION')
    html(call, `<form><input type="hidden" name="app_token" value="${newToken(session)}"><input name="cino"></form>`)
  },
}

const controllers: Endpoint = {
  operation: 'call',
  method: 'post',
  path: '/',
  async answer(call, sandbox) {
    const session = sessionOf(call, sandbox, COOKIE)
    rotate(call, session, 'JSESSION')
    if (!takeToken(session, formOf(call).app_token)) return html(call, 'Session Expired')
    if (call.query.p === 'cnr_status/searchByCNR') return searchByCnr(call, sandbox, session)
    if (call.query.p === 'home/display_pdf') {
      const number = /order-(\d+)\.pdf$/.exec(formOf(call).filename ?? '')?.[1]
      return reply(call, session, { order: `reports/order-${number}.pdf` })
    }
    reply(call, session, { errormsg: 'Invalid Request' })
  },
}

async function searchByCnr(call: Call, sandbox: Sandbox, session: Session): Promise<void> {
  const none = () => reply(call, session, { errormsg: 'Record not found' })
  const identifier = readCnr(formOf(call).cino ?? '')
  if (identifier?.courtType !== 'DC') return none()
  const found = await openCase(call, sandbox, session, identifier, none)
  if (!found) return
  const casetype_list = historyPage(found, ({ number }) => {
    const file = `/orders/2024/order-${number}.pdf`
    return `href="#" onclick="displayPdf('home/display_pdf&amp;filename=${file}&amp;caseno=${found.registrationNumber}&amp;court_code=1&amp;appFlag=&amp;normal_v=4')"`
  })
  reply(call, session, { status: 1, casetype_list, div_captcha: '' })
}

function reply(call: Call, session: Session, answer: object): void {
  call.type = 'json'
  call.body = JSON.stringify({ ...answer, app_token: newToken(session) })
}

const order: Endpoint = {
  operation: 'order',
  method: 'get',
  path: '/reports/order-:number.pdf',
  answer: (call, sandbox) =>
    answerDocument(call, sandbox, sessionOf(call, sandbox, COOKIE), call.params.number, { marked: true }),
}

export const DC: SimulatedSource = {
  source: 'courts',
  prefix: '/courts/DC',
  endpoints: [page, controllers, order, ...verificationEndpoints(COOKIE)],
  errors: ERRORS,
}
