import type { CaseIdentifier } from '../../domain/courts/types.ts'
import type { Endpoint, SimulatedSource } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { indianDate } from '../world/days.ts'
import { verificationEndpoints } from './captcha.ts'
import { answerDocument } from './document.ts'
import { ERRORS } from './errors.ts'
import { areNumbers, formOf, html, openCase } from './open-case.ts'
import { newToken, sessionOf } from './session.ts'

/* The appellate tribunal's display board: a form with a token for the whole session, rows, details as JSON. */

const COOKIE = 'laravel_session'
const LOCATIONS = ['delhi', 'chennai']

const form: Endpoint = {
  operation: 'page',
  method: 'get',
  path: '/display-board/cases',
  answer(call, sandbox) {
    const token = newToken(sessionOf(call, sandbox, COOKIE))
    html(call, `<form><input type="hidden" name="_token" value="${token}"></form>`)
  },
}

const rows: Endpoint = {
  operation: 'search',
  method: 'post',
  path: '/display-board/cases_details',
  async answer(call, sandbox) {
    const session = sessionOf(call, sandbox, COOKIE)
    const fields = formOf(call)
    if (fields._token !== session.token) return pageExpired(call)
    const identifier: CaseIdentifier = {
      courtType: 'NCLAT',
      filingNumber: fields.filing_no ?? '',
      establishmentCode: fields.location ?? '',
      caseType: fields.case_type ?? '',
      registrationNumber: fields.case_number ? `${fields.case_number}/${fields.case_year}` : '',
    }
    const none = () => {
      call.body = { draw: 0, recordsTotal: 0, data: [] }
    }
    const isAskable = fields.filing_no || areNumbers(fields.case_type, fields.case_number, fields.case_year)
    if (!isAskable || !LOCATIONS.includes(fields.location ?? '')) return none()
    const found = await openCase(call, sandbox, session, identifier, none)
    if (found)
      call.body = {
        draw: 0,
        recordsTotal: 1,
        data: [{ filing_no: filingOf(found), case_no: found.registrationNumber ?? '' }],
      }
  },
}

const details: Endpoint = {
  operation: 'details',
  method: 'post',
  path: '/display-board/view_details',
  answer(call, sandbox) {
    const session = sessionOf(call, sandbox, COOKIE)
    const fields = formOf(call)
    if (fields._token !== session.token || !session.page) return pageExpired(call)
    call.body = detailsOf(session.page)
  },
}

function pageExpired(call: Parameters<Endpoint['answer']>[0]): void {
  call.status = 419
  html(call, 'Page Expired')
}

function detailsOf(page: WorldCase) {
  const day = (date: string | undefined) => (date ? indianDate(date) : '')
  const hearing = (date: string | undefined) => ({
    court_no: '1',
    hearing_date: day(date),
    stage_of_case: page.stage ?? '',
    coram: page.judge ?? '',
  })
  return {
    case_details: {
      filing_no: filingOf(page),
      case_no: page.registrationNumber ?? '',
      case_type: page.caseType.printed,
      date_of_filing: day(page.filingDate),
      registration_date: day(page.registrationDate),
      case_status: page.status === 'PENDING' ? 'Pending' : 'Disposed',
      disposal_date: day(page.decisionDate),
    },
    party_details: {
      applicant_name: page.petitioners.map(({ name }) => name),
      respondant_name: page.respondents.map(({ name }) => name),
    },
    legal_representative: {
      applicant: page.petitioners[0]?.advocate ?? '',
      respondant: page.respondents[0]?.advocate ?? '',
    },
    first_hearing_details: hearing(page.firstHearingDate),
    last_hearing_details: hearing(page.previousHearingDate),
    next_hearing_details: hearing(page.nextHearingDate),
    case_history: page.hearings.map(({ businessDate, nextDate, purpose, judge }) => ({
      hearing_date: day(businessDate),
      next_hearing_date: day(nextDate),
      purpose: purpose ?? '',
      coram: judge ?? '',
    })),
    order_history: page.orders.map(({ number, orderDate, orderType }) => ({
      order_date: day(orderDate),
      order_type: orderType ?? '',
      path: `display-board/orders/${number}`,
    })),
    ias_other_application: [],
    connected_cases: [],
  }
}

function filingOf({ filingNumber, registrationNumber }: WorldCase): string {
  const [serial = '', year = ''] = registrationNumber?.split('/') ?? []
  return filingNumber ?? `991011${serial.padStart(6, '0')}${year}`
}

const order: Endpoint = {
  operation: 'order',
  method: 'get',
  path: '/display-board/orders/:number',
  answer: (call, sandbox) => answerDocument(call, sandbox, sessionOf(call, sandbox, COOKIE), call.params.number),
}

export const NCLAT: SimulatedSource = {
  source: 'courts',
  prefix: '/courts/NCLAT',
  endpoints: [form, rows, details, order, ...verificationEndpoints(COOKIE)],
  errors: ERRORS,
}
