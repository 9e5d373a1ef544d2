import type { CaseIdentifier } from '../../domain/courts/types.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call, Endpoint, SimulatedSource } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { indianDate } from '../world/days.ts'
import { verificationEndpoints } from './captcha.ts'
import { answerDocument } from './document.ts'
import { ERRORS } from './errors.ts'
import { areNumbers, formOf, html, openCase } from './open-case.ts'
import { type Session, sessionOf } from './session.ts'

/*
 * The company law tribunal's e-filing site: JSON for sessions with the cookie of its first page. Its answers reveal too
 * much about the parties.
 */

const COOKIE = 'JSESSIONID'

const start: Endpoint = {
  operation: 'page',
  method: 'get',
  path: '/casehistorybeforeloginmenutrue.drt',
  answer(call, sandbox) {
    sessionOf(call, sandbox, COOKIE)
    html(call, '<h1>Case History</h1>')
  },
}

const search: Endpoint = {
  operation: 'search',
  method: 'post',
  path: '/caseHistoryoptional.drt',
  async answer(call, sandbox) {
    const session = within(call, sandbox)
    if (!session) return
    const fields = formOf(call)
    const identifier: CaseIdentifier = {
      courtType: 'NCLT',
      establishmentCode: fields.i_bench_id_case_no ?? '',
      caseType: fields.i_case_type_caseno ?? '',
      registrationNumber: `${fields.case_no}/${fields.i_case_year_caseno}`,
    }
    const none = () => {
      call.body = { mainpanellist: [] }
    }
    const { i_bench_id_case_no, i_case_type_caseno, case_no, i_case_year_caseno } = fields
    if (!areNumbers(i_bench_id_case_no, i_case_type_caseno, case_no, i_case_year_caseno)) return none()
    const found = await openCase(call, sandbox, session, identifier, none)
    if (found) call.body = { mainpanellist: [{ filing_no: filingOf(found), case_no: found.registrationNumber }] }
  },
}

const details: Endpoint = {
  operation: 'details',
  method: 'get',
  path: '/caseHistoryalldetails.drt',
  async answer(call, sandbox) {
    const session = within(call, sandbox)
    if (!session) return
    const filingNumber = String(call.query.filing_no ?? '')
    const none = () => {
      call.body = { allfinalstatuslist: [], partydetailslist: [], allproceedingdtls: [] }
    }
    const isOpen = session.page && filingOf(session.page) === filingNumber
    const found = isOpen
      ? session.page
      : await openCase(call, sandbox, session, { courtType: 'NCLT', filingNumber }, none)
    if (found) call.body = detailsOf(found)
  },
}

function detailsOf(page: WorldCase) {
  const day = (date: string | undefined) => (date ? indianDate(date) : '')
  const party = (side: 'P' | 'R') => (one: WorldCase['petitioners'][number], i: number) => ({
    party_type: `${side}${i + 1}`,
    party_name: one.name,
    party_lawer_name: one.advocate ?? '',
    party_email: `party${i + 1}@example.invalid`,
    party_mobile: '9000000000',
  })
  return {
    allfinalstatuslist: [
      {
        filing_no: filingOf(page),
        case_no: page.registrationNumber ?? '',
        case_type_desc_cis: page.caseType.name,
        bench_location_name: page.forum.bench ?? '',
        court_no: '1',
        date_of_filing: day(page.filingDate),
        regis_date: day(page.registrationDate),
        next_list_date: day(page.nextHearingDate),
        disposal_date: day(page.decisionDate),
        status: page.status === 'PENDING' ? 'P' : 'D',
        caseStageMainPanel: page.stage ?? '',
        defect_free: `YES</br>${day(page.filingDate)}`,
      },
    ],
    partydetailslist: [...page.petitioners.map(party('P')), ...page.respondents.map(party('R'))],
    mainFilnowithIaNoList: page.interlocutoryApplications.map(({ number, status }) => ({
      ia_no: number,
      status: status ?? '',
    })),
    allproceedingdtls: page.hearings.map(({ businessDate, nextDate, purpose }) => ({
      listing_date: day(businessDate),
      next_list_date: day(nextDate),
      purpose: purpose ?? '',
      today_action: '',
      encPath: page.orders.find(({ orderDate }) => orderDate === businessDate)?.number.padStart(24, 'e') ?? '',
    })),
  }
}

/** Cases requested by their registration number still have a filing number here. */
function filingOf({ filingNumber, registrationNumber, forum }: WorldCase): string {
  const [serial = '', year = ''] = registrationNumber?.split('/') ?? []
  return filingNumber ?? `${forum.filingPrefix ?? '270913'}${serial.padStart(6, '0')}${year}`
}

const order: Endpoint = {
  operation: 'order',
  method: 'get',
  path: '/ordersview.drt',
  async answer(call, sandbox) {
    const session = within(call, sandbox)
    if (session) await answerDocument(call, sandbox, session, String(call.query.path ?? '').replace(/^e+/, ''))
  },
}

/** A request without the first page's cookie gets the first page. */
function within(call: Call, sandbox: Sandbox): Session | undefined {
  if (call.cookies.get(COOKIE)) return sessionOf(call, sandbox, COOKIE)
  html(call, '<h1>Case History</h1>')
  return undefined
}

export const NCLT: SimulatedSource = {
  source: 'courts',
  prefix: '/courts/NCLT',
  endpoints: [start, search, details, order, ...verificationEndpoints(COOKIE)],
  errors: ERRORS,
}
