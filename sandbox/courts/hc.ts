import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { fetchCase } from '../case-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call, Endpoint, SimulatedSource } from '../simulated-source.ts'
import { CASE_TYPES, FORUMS } from '../world/forums.ts'
import { showCaptcha, solvesCaptcha, verificationEndpoints } from './captcha.ts'
import { answerDocument } from './document.ts'
import { ERRORS } from './errors.ts'
import { historyPage } from './history-page.ts'
import { hasTicket, newToken, rotate, type Session, sessionOf, takeToken } from './session.ts'

/*
 * The High Courts' common site. Every text begins with a byte order mark, everything comes under HTTP 200, rows are
 * JSON in a JSON string, and the cookie JSESSION has another value after every answer.
 */

const COOKIE = 'HCSERVICES_SESSID'
const TICKET = 'JSESSION'
const BOM = '\ufeff'

const main: Endpoint = {
  operation: 'main',
  method: 'get',
  path: '/hcservices/main.php',
  answer(call, sandbox) {
    rotate(call, sessionOf(call, sandbox, COOKIE), TICKET)
    call.type = 'html'
    call.body = `${BOM}<html><head><title>High Court Services</title></head><body><form><input name="case_no"></form></body></html>`
  },
}

const query: Endpoint = {
  operation: 'query',
  method: 'post',
  path: '/hcservices/cases_qry/index_qry.php',
  async answer(call, sandbox) {
    const session = within(call, sandbox)
    if (!session) return
    const fields = call.state.json as Record<string, string>
    if (call.query.action_code === 'fillCaseType') return answerText(call, caseTypes())
    if (!fields.rgyear) return answerText(call, JSON.stringify({ con: null, Error: 'ERROR_VAL' }))
    await showRecords(call, sandbox, session, fields)
  },
}

async function showRecords(
  call: Call,
  sandbox: Sandbox,
  session: Session,
  fields: Record<string, string>,
): Promise<void> {
  const isGuarded = fields.case_no === GUARDED_SERIAL && !session.verified
  if (isGuarded && !solvesCaptcha(sandbox, session, fields.captcha))
    return answerText(call, JSON.stringify({ con: 'Invalid Captcha' }))
  const answer = await fetchCase(sandbox, call, identifierOf(fields))
  if (answer.kind === 'fails') return ERRORS.internal(call)
  if (answer.kind === 'none') return answerText(call, JSON.stringify({ con: [], totRecords: '0', Error: '' }))
  session.page = answer.case
  const { cnr, registrationNumber = '', caseType, petitioners, respondents } = answer.case
  const [serial = '', year = ''] = registrationNumber.split('/')
  const row = {
    orderurlpath: '',
    cino: cnr,
    case_no: `2001${serial.padStart(7, '0')}${year}`,
    case_no2: Number(serial),
    case_year: Number(year),
    type_name: caseType.printed,
    pet_name: petitioners[0]?.name,
    lpet_name: null,
    res_name: respondents[0]?.name,
    token: newToken(session),
  }
  answerText(call, JSON.stringify({ con: [JSON.stringify([row])], totRecords: '1', Error: '' }))
}

/** The one reserved case that needs a captcha. */
const GUARDED_SERIAL = '900013'

const history: Endpoint = {
  operation: 'history',
  method: 'post',
  path: '/hcservices/cases_qry/o_civil_case_history.php',
  answer(call, sandbox) {
    const session = within(call, sandbox)
    const { cino, token } = call.state.json as { cino?: string; token?: string }
    if (!session) return
    if (!takeToken(session, token) || !session.page || session.page.cnr !== cino)
      return answerText(call, 'Invalid Request..!!!')
    const { page } = session
    const link = (number: string) =>
      `href="display_pdf.php?filename=${encodeURIComponent(`/orders/${number}`)}&caseno=${page.registrationNumber}&cCode=1&appFlag=&cino=${page.cnr}&state_code=26"`
    answerText(
      call,
      historyPage(page, ({ number }) => link(number)),
    )
  },
}

const displayPdf: Endpoint = {
  operation: 'order',
  method: 'get',
  path: '/hcservices/cases/display_pdf.php',
  async answer(call, sandbox) {
    const session = within(call, sandbox)
    if (!session) return
    const number = /^\/orders\/(\d+)$/.exec(String(call.query.filename ?? ''))?.[1]
    await answerDocument(call, sandbox, session, number, { marked: true })
  },
}

const picture: Endpoint = {
  operation: 'picture',
  method: 'get',
  path: '/hcservices/securimage/securimage_show.php',
  answer: (call, sandbox) => showCaptcha(call, sandbox, sessionOf(call, sandbox, COOKIE)),
}

export const HC: SimulatedSource = {
  source: 'courts',
  prefix: '/courts/HC',
  endpoints: [main, query, history, displayPdf, picture, ...verificationEndpoints(COOKIE)],
  errors: ERRORS,
}

/** The session of a call with the cookie of the previous answer; other calls get only an error. */
function within(call: Call, sandbox: Sandbox): Session | undefined {
  const session = sessionOf(call, sandbox, COOKIE)
  const isFresh = hasTicket(call, session, TICKET)
  rotate(call, session, TICKET)
  if (isFresh) return session
  answerText(call, 'session expired')
  return undefined
}

function answerText(call: Call, text: string): void {
  call.type = 'html'
  call.body = BOM + text
}

/** `1~W.P.(C) - WRIT PETITION (CIVIL)#...`, with an entity that contains a `#`. */
function caseTypes(): string {
  const types = CASE_TYPES.HC.map(({ printed, name }, i) => `${i + 1}~${printed} - ${name.toUpperCase()}`)
  return ['0~Select Case Type', ...types, '99~PET - PETITIONER&#039;S OWN'].join('#')
}

/** The bench by the site's numbers; only benches that the world has, any other state code means Delhi's bench. */
function identifierOf({ case_type, case_no, rgyear, state_code, court_code }: Record<string, string>): CaseIdentifier {
  const caseType = CASE_TYPES.HC[Number(case_type) - 1]?.printed ?? 'PET'
  const registrationNumber = `${case_no}/${rgyear}`
  return {
    courtType: 'HC',
    establishmentCode: BENCHES[`${state_code}~${court_code}`] ?? FORUMS.HC[0].code,
    caseType,
    registrationNumber,
  }
}

/** The site's numbers of the world's benches. */
const BENCHES: Readonly<Record<string, string>> = {
  '26~1': 'DLHC01',
  '1~1': 'HCBM01',
  '16~3': 'WBCHCA',
  '10~1': 'HCMA01',
  '17~1': 'GJHC24',
  '22~1': 'PHHC01',
  '29~1': 'HBHC01',
  '20~1': 'TRHC01',
}
