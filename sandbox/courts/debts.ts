import type { CaseIdentifier } from '../../domain/courts/types.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call, Endpoint, SimulatedSource } from '../simulated-source.ts'
import type { WorldCase } from '../world/case.ts'
import { indianDate } from '../world/days.ts'
import { verificationEndpoints } from './captcha.ts'
import { answerDocument } from './document.ts'
import { ERRORS } from './errors.ts'
import { areNumbers, formOf, html, openCase } from './open-case.ts'
import { sessionOf } from './session.ts'

/*
 * The common site of the debts recovery tribunals and their appellate tribunals: multipart forms only, a list for a
 * hit, `Record Not Fund` for a miss, "0" for an empty value.
 */

const COOKIE = 'PHPSESSID'

function debtsSite(courtType: 'DRT' | 'DRAT', tribunal: string, caseType: string, prefix: string): SimulatedSource {
  const identifierOf = (fields: Record<string, string>): CaseIdentifier => ({
    courtType,
    establishmentCode: fields[tribunal] ?? '',
    diaryNumber: fields.diaryNo ? `${fields.diaryNo}/${fields.diaryYear}` : '',
    caseType: fields[caseType] ?? '',
    registrationNumber: fields.caseNo ? `${fields.caseNo}/${fields.caseYear}` : '',
  })
  const search = (operation: string): Endpoint => ({
    operation: 'search',
    method: 'post',
    path: `/drtapi/${operation}`,
    async answer(call, sandbox) {
      if (!isMultipart(call)) return ERRORS.internal(call)
      const session = sessionOf(call, sandbox, COOKIE)
      const fields = formOf(call)
      const numbers = fields.diaryNo
        ? [fields.diaryNo, fields.diaryYear]
        : [fields[caseType], fields.caseNo, fields.caseYear]
      if (!areNumbers(fields[tribunal], ...numbers)) return miss(call)
      const found = await openCase(call, sandbox, session, identifierOf(fields), () => miss(call))
      if (found) call.body = [{ filingNo: filingOf(found), caseNo: found.registrationNumber ?? '0' }]
    },
  })
  return {
    source: 'courts',
    prefix: `/courts/${courtType}`,
    endpoints: [
      start,
      search(`${prefix}CaseNoWise`),
      search(`${prefix}DiaryNoWise`),
      details,
      order,
      ...verificationEndpoints(COOKIE),
    ],
    errors: ERRORS,
  }
}

const start: Endpoint = {
  operation: 'page',
  method: 'get',
  path: '/',
  answer(call, sandbox) {
    sessionOf(call, sandbox, COOKIE)
    html(call, '<h1>Debts Recovery Tribunals</h1>')
  },
}

const details: Endpoint = {
  operation: 'details',
  method: 'post',
  path: '/drtapi/getCaseDetailPartyWise',
  answer(call, sandbox: Sandbox) {
    const { page } = sessionOf(call, sandbox, COOKIE)
    if (!page || formOf(call).filingNo !== filingOf(page)) return miss(call)
    call.body = detailsOf(page)
  },
}

function detailsOf(page: WorldCase) {
  const day = (date: string | undefined) => (date ? indianDate(date) : '0')
  return {
    filingNo: filingOf(page),
    diaryNo: page.diaryNumber ?? '0',
    caseNo: page.registrationNumber ?? '0',
    caseType: page.caseType.printed,
    courtName: page.forum.name,
    dateOfFiling: day(page.filingDate),
    caseStatus: page.status === 'PENDING' ? 'P' : 'D',
    disposalDate: day(page.decisionDate),
    nextListingDate: day(page.nextHearingDate),
    nextPurpose: page.stage ?? '0',
    petitionerName: page.petitioners[0]?.name ?? '0',
    petitionerAdvocate: page.petitioners[0]?.advocate ?? '0',
    respondentName: page.respondents[0]?.name ?? '0',
    respondentAdvocate: page.respondents[0]?.advocate ?? '0',
    suit_amount: '0',
    caseProceedingDetails: page.hearings.map(({ businessDate, purpose }) => {
      const order = page.orders.find(({ orderDate }) => orderDate === businessDate)
      return {
        causelistdate: day(businessDate),
        purpose: purpose ?? '0',
        courtName: page.forum.name,
        courtNo: '1',
        orderUrl: order ? `drtapi/orders/${order.number}.pdf` : '0',
      }
    }),
  }
}

/** Fifteen digits: court, diary, year. */
function filingOf({ diaryNumber, registrationNumber }: WorldCase): string {
  const [serial = '', year = ''] = (diaryNumber ?? registrationNumber ?? '').split('/')
  return `07011${serial.padStart(6, '0')}${year}`
}

const order: Endpoint = {
  operation: 'order',
  method: 'get',
  path: '/drtapi/orders/:number.pdf',
  answer: (call, sandbox) => answerDocument(call, sandbox, sessionOf(call, sandbox, COOKIE), call.params.number),
}

function isMultipart(call: Call): boolean {
  return call.get('Content-Type').startsWith('multipart/form-data')
}

function miss(call: Call): void {
  call.body = { status: 'Record Not Fund' }
}

export const DRT = debtsSite('DRT', 'schemeNameDrtId', 'casetypeId', 'getCaseDetail')
export const DRAT = debtsSite('DRAT', 'schemeNameDratId', 'casetype', 'getDratCaseDetail')
