import type { IsoDate } from '../../domain/case.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { PROVIDERS } from '../../domain/source.ts'
import type { WorldCase } from './case.ts'
import { addDays } from './days.ts'
import {
  CASE_TYPES,
  type CaseType,
  FORUM_NAMES,
  FORUMS,
  type Forum,
  findCaseType,
  findForum,
  hasCnr,
} from './forums.ts'
import type { World } from './world.ts'

/**
 * The special behaviour of a reserved case. `First` events are counted per case, over all sources, since the last
 * reset.
 */
export interface ReservedBehaviour {
  /** What is special, in words: the table of cases that docs/sandbox.md refers to. */
  title: string
  /** How the sources answer when asked for the case. */
  answer?: 'none' | 'fails'
  /** How many fetches fail before one is answered. */
  failsFirst?: number
  answersAfterMs?: number
  /** The content of the case page; by default a pending case with three orders. */
  page?: 'disposed' | 'moves with every fetch' | 'no orders' | 'blank after the first fetch'
  /** The delivery and content of its orders' documents; by default two pages of English text. */
  document?: DocumentBehaviour
  text?: 'instructions to the model' | 'hindi'
  /** The connected cases of its record: the reserved case after it, or that one and one in words. */
  connected?: 'the next case' | 'the next case and one in words'
  /** Set when the next hearing is tomorrow and that evening's lists have the case; by default it is a month away. */
  heardTomorrow?: true | 'until the record moves it'
}

export type DocumentBehaviour =
  | { kind: 'missing'; order: number }
  | { kind: 'late the first time'; ms: number }
  | { kind: 'fails first'; times: number }
  | { kind: 'behind a captcha' }
  | { kind: DocumentVariant }

/** Documents that are not the usual two pages of text. */
export type DocumentVariant =
  | 'byte order mark'
  | 'cut off'
  | 'html page'
  | 'scanned'
  | '200 pages'
  | 'hindi'
  | 'encrypted'
  | 'rotated'

/**
 * The reserved cases 9000NN of 2024, by NN. 22 to 24 and 29 are ordinary here: only the model behaves differently. `reserved-evening.ts`
 * has the lists of 30 to 49, `sandbox/napix/oddities.ts` what the eCourts API answers for 60 to 79.
 */
export const RESERVED_CASES: Readonly<Record<number, ReservedBehaviour>> = {
  1: {
    title: 'pending; orders 1 to 3 of 10-01-2024, 20-03-2024 and 05-06-2024, two pages of text each',
  },
  2: { title: 'no such case', answer: 'none' },
  3: { title: 'every source answers 5xx, always', answer: 'fails' },
  4: { title: 'the sources fail twice, then answer', failsFirst: 2 },
  5: { title: 'the answer takes 5 s', answersAfterMs: 5_000 },
  6: { title: 'disposed; its first order has no document', page: 'disposed', document: { kind: 'missing', order: 1 } },
  7: {
    title: 'the first requested document takes 75 s',
    document: { kind: 'late the first time', ms: 75_000 },
  },
  8: { title: 'order PDFs begin with a byte order mark', document: { kind: 'byte order mark' } },
  9: { title: 'order PDFs are cut off, always', document: { kind: 'cut off' } },
  10: { title: 'HTML instead of the order', document: { kind: 'html page' } },
  11: { title: 'scanned orders, without text', document: { kind: 'scanned' } },
  12: { title: 'the first order has 200 pages', document: { kind: '200 pages' } },
  13: {
    title: 'the court asks for a captcha before an order, so providers have no order (not DC)',
    document: { kind: 'behind a captcha' },
  },
  14: {
    title: 'orders tell the model to call the case harmless and to print a link',
    text: 'instructions to the model',
  },
  15: {
    title:
      'each fetch finds one more order, and the next hearing a week later; the aggregator says that it has just visited the court',
    page: 'moves with every fetch',
  },
  16: { title: 'no orders', page: 'no orders' },
  17: { title: 'documents fail twice, then arrive', document: { kind: 'fails first', times: 2 } },
  18: { title: 'orders in Hindi', document: { kind: 'hindi' }, text: 'hindi' },
  19: { title: 'order PDFs are encrypted, but open without a password', document: { kind: 'encrypted' } },
  20: { title: 'order pages are rotated by 90 degrees, with text up to the left edge', document: { kind: 'rotated' } },
  21: { title: 'from the second fetch on, stage and next date are blank', page: 'blank after the first fetch' },
  22: { title: 'the model refuses' },
  23: { title: 'the model answers 500, always' },
  24: { title: 'the model invents a date and an amount' },
  29: { title: 'the model says nothing from the second order' },
  30: { title: 'daily list, item 12', heardTomorrow: true },
  31: { title: 'supplementary list of 22:40, item 3', heardTomorrow: true },
  32: {
    title: 'Supreme Court: advance list of 17:00, item 6; daily list of 18:05, item 14',
    heardTomorrow: true,
  },
  33: { title: 'daily list, item 14; from 23:10 item 24', heardTomorrow: true },
  34: { title: 'daily list, court 4; from 23:10 court 7', heardTomorrow: true },
  35: { title: 'daily list; no longer on the one of 23:10', heardTomorrow: true },
  36: { title: 'daily list; removed by the deletion note of 23:20', heardTomorrow: true },
  37: {
    title: 'daily list, item 25, only as the main matter of another: on no list',
    heardTomorrow: true,
  },
  38: {
    title: 'daily list, item 18; from 22:40 also the supplementary list, item 5',
    heardTomorrow: true,
  },
  39: { title: 'supplementary list of 13:31 on the day of the hearing, item 3', heardTomorrow: true },
  40: { title: 'daily list, before a bench that does not sit', heardTomorrow: true },
  41: {
    title: 'daily list; from 20:00 the record names a day a week later',
    heardTomorrow: 'until the record moves it',
  },
  42: { title: 'on no list', heardTomorrow: true },
  43: { title: 'daily list, by its application `CM APPL. 5/2026 in W.P.(C) 900043/2024`', heardTomorrow: true },
  44: { title: 'Supreme Court: in the range `SLP(C) No. 900044-900046/2024`', heardTomorrow: true },
  45: { title: 'on no list in Delhi; Calcutta lists the same number', heardTomorrow: true },
  46: { title: 'daily list, its number broken over two lines', heardTomorrow: true },
  47: {
    title: 'Calcutta, item 7, its number in Devanagari digits',
    heardTomorrow: true,
  },
  48: {
    title: 'its parties are on the daily list under another number: only a name match',
    heardTomorrow: true,
  },
  49: { title: 'on a list for tomorrow that is heard three days later, item 3', heardTomorrow: true },
  60: { title: 'unknown department: 626, encrypted with zero bytes' },
  61: { title: 'signature refused: 626' },
  62: { title: 'parameters refused: HTTP 400' },
  63: { title: 'the gateway does not reach the court' },
  64: { title: 'HTML page with HTTP 200' },
  65: { title: 'empty answer with HTTP 200' },
  66: { title: 'no such case, as a PHP dump' },
  67: { title: 'unknown code 632' },
  68: { title: 'envelope that does not open' },
  69: { title: 'another case' },
  70: { title: 'seal that does not fit the answer' },
  71: { title: 'no such case: 628, encrypted in the URL-safe alphabet' },
  72: { title: 'CNR refused: 600 in plain text' },
  73: { title: 'rows in arrays' },
  74: { title: 'the names of both sides hidden by the court' },
  75: { title: 'no state' },
  76: { title: "its state, and a stranger's" },
  77: { title: 'its state, twice' },
  78: { title: 'orders as bytes' },
  79: { title: 'text instead of an order' },
  80: {
    title: 'connected with 81, by its CNR, and with a case in words',
    connected: 'the next case and one in words',
  },
  81: { title: 'connected with 82', connected: 'the next case' },
  82: { title: 'connected with 83', connected: 'the next case' },
  83: { title: 'connected with 84', connected: 'the next case' },
  84: { title: 'connected with 85', connected: 'the next case' },
  85: { title: 'the last of the connected cases' },
}

/** A request for a reserved case: its number, its key for the counters, and its court. */
export interface ReservedCall {
  number: number
  behaviour: ReservedBehaviour
  key: string
  forum: Forum
  identifier: CaseIdentifier
}

/**
 * Returns the reserved case that an identifier names; undefined when it names none. Every establishment and case type
 * is known. A number in a court with CNRs means the CNR of that establishment; elsewhere each establishment, type and
 * number is a separate case, and so is each filing number.
 */
export function reservedCall(identifier: CaseIdentifier): ReservedCall | undefined {
  const number = reservedNumber(identifier)
  const behaviour = number === undefined ? undefined : RESERVED_CASES[number]
  if (number === undefined || !behaviour) return undefined
  const named: CaseIdentifier = hasCnr(identifier.courtType)
    ? { courtType: identifier.courtType, cnr: cnrOf(identifier, number) }
    : identifier
  return { number, behaviour, key: keyOf(named), forum: forumOf(named), identifier: named }
}

/** The page of a reserved case at its `fetch`th fetch, counted from 1. */
export function reservedCase(
  world: World,
  { number, behaviour, key, forum, identifier }: ReservedCall,
  fetch: number,
): WorldCase {
  const moves = behaviour.page === 'moves with every fetch' ? fetch - 1 : 0
  const heardOn = [...ORDER_DATES, ...Array.from({ length: moves }, (_, i) => addDays(LAST_ORDER_DATE, 7 * (i + 1)))]
  const page: WorldCase = {
    ...ORDINARY_PAGE,
    key,
    reserved: number,
    forum,
    caseType: caseTypeOf(identifier),
    ...numbersOf(identifier, number),
    previousHearingDate: heardOn.at(-1) ?? LAST_ORDER_DATE,
    nextHearingDate: nextHearingOf(world, behaviour, moves),
    hearings: heardOn.map((businessDate) => ({
      businessDate,
      judge: JUDGE,
      purpose: 'Arguments',
      business: 'Counsel heard.',
    })),
    orders: heardOn.map((orderDate, i) => ({
      number: String(i + 1),
      orderDate,
      judge: JUDGE,
      orderType: 'COPY OF ORDER',
    })),
    ...connectedOf(behaviour, identifier, number),
  }
  return asShown(page, behaviour, fetch)
}

function connectedOf(
  { connected }: ReservedBehaviour,
  identifier: CaseIdentifier,
  number: number,
): Pick<WorldCase, 'connected'> {
  if (connected === undefined || !identifier.cnr) return {}
  const next = identifier.cnr.slice(0, 6) + serialAndYear(number + 1, '')
  return { connected: connected === 'the next case' ? [next] : [next, 'the suit of the year before'] }
}

/** When the record of case 41 changes its day. */
const RECORD_MOVES_AT = '20:00'

function nextHearingOf(
  { firstDay, today, clock }: World,
  { heardTomorrow }: ReservedBehaviour,
  moves: number,
): IsoDate {
  if (heardTomorrow === undefined) return addDays(firstDay, 30 + 7 * moves)
  const hasMoved = heardTomorrow !== true && clock >= RECORD_MOVES_AT
  return addDays(today, hasMoved ? 8 : 1)
}

const JUDGE = 'Presiding Officer'
const ORDER_DATES: readonly IsoDate[] = ['2024-01-10', '2024-03-20', '2024-06-05']
const LAST_ORDER_DATE = '2024-06-05'

const ORDINARY_PAGE = {
  petitioners: [{ name: 'Saffron Textiles Private Limited', advocate: 'Gauri Ordhavan' }],
  respondents: [{ name: 'Kaveri Logistics Limited', advocate: 'Harish Pilvomba' }],
  knownTo: PROVIDERS,
  filingDate: '2024-01-02',
  registrationDate: '2024-01-04',
  firstHearingDate: '2024-01-10',
  status: 'PENDING',
  stage: 'Arguments',
  judge: JUDGE,
  acts: ['Code of Civil Procedure, 1908 - Section 9'],
  interlocutoryApplications: [
    { number: '1/2024', filedBy: 'Saffron Textiles Private Limited', filingDate: '2024-01-02', status: 'Pending' },
  ],
} satisfies Partial<WorldCase>

/** The page with its special behaviour applied. */
function asShown(page: WorldCase, { page: special }: ReservedBehaviour, fetch: number): WorldCase {
  if (special === 'no orders') return { ...page, orders: [] }
  if (special === 'blank after the first fetch' && fetch > 1) return withoutStageAndNextDate(page)
  if (special !== 'disposed') return page
  const judgment = page.orders.map((order) =>
    order.orderDate === LAST_ORDER_DATE ? { ...order, orderType: 'JUDGEMENT' } : order,
  )
  return {
    ...withoutStageAndNextDate(page),
    status: 'DISPOSED',
    stage: 'Disposed',
    decisionDate: LAST_ORDER_DATE,
    natureOfDisposal: 'Contested--ALLOWED',
    orders: judgment,
  }
}

function withoutStageAndNextDate({ stage: _stage, nextHearingDate: _next, ...rest }: WorldCase): WorldCase {
  return rest
}

/** NN of `9000NN/2024` (with anything before it), or of six characters and `9000NN2024` (a CNR, a filing number). */
function reservedNumber(identifier: CaseIdentifier): number | undefined {
  const written =
    identifier.cnr ?? identifier.filingNumber ?? identifier.registrationNumber ?? identifier.diaryNumber ?? ''
  const found = /(?:^|\D)9000(\d\d)\/2024$/.exec(written) ?? /^\w{6}9000(\d\d)2024$/.exec(written)
  return found ? Number(found[1]) : undefined
}

/** Serial and year of a reserved case, with a separator or glued. */
function serialAndYear(number: number, separator: '' | '/'): string {
  return `9000${String(number).padStart(2, '0')}${separator}2024`
}

function cnrOf({ courtType, cnr, establishmentCode }: CaseIdentifier, number: number): string {
  if (cnr) return cnr
  const usual = FORUMS[courtType][0].code
  const establishment =
    courtType !== 'SC' && establishmentCode && /^\w{6}$/.test(establishmentCode) ? establishmentCode : usual
  return establishment + serialAndYear(number, '')
}

/**
 * A CNR, a filing number and a consumer commission's full number are unique; other numbers count within bench and type.
 */
function keyOf(identifier: CaseIdentifier): string {
  const { courtType, cnr, filingNumber, registrationNumber, diaryNumber, establishmentCode, caseType } = identifier
  const fullNumber = cnr ?? filingNumber ?? (courtType === 'CC' ? registrationNumber : undefined)
  if (fullNumber) return `${courtType}:${fullNumber}`
  const type = caseType && caseTypeOf(identifier).code
  return [courtType, establishmentCode, type, registrationNumber ?? `diary ${diaryNumber}`].join(':')
}

function forumOf({ courtType, cnr, establishmentCode, filingNumber }: CaseIdentifier): Forum {
  const filedIn = FORUMS[courtType].find(({ filingPrefix }) => filingPrefix && filingNumber?.startsWith(filingPrefix))
  const code = cnr?.slice(0, 6) ?? establishmentCode ?? (filedIn ?? FORUMS[courtType][0]).code
  return findForum(courtType, code) ?? { type: courtType, code, name: `${FORUM_NAMES[courtType]}, ${code}` }
}

function caseTypeOf({ courtType, caseType }: CaseIdentifier): CaseType {
  const usual = CASE_TYPES[courtType][0]
  if (!caseType) return usual
  return findCaseType(courtType, caseType) ?? { code: caseType, printed: caseType, name: caseType }
}

/** A court with CNRs gives every number; the others give the requested one. */
function numbersOf(identifier: CaseIdentifier, number: number): Partial<WorldCase> {
  const { cnr, courtType: _type, establishmentCode: _code, caseType: _caseType, ...ownNumbers } = identifier
  if (!cnr) return ownNumbers
  const numbers = { cnr, registrationNumber: serialAndYear(number, '/'), filingNumber: `${810_000 + number}/2024` }
  return identifier.courtType === 'SC' ? { ...numbers, diaryNumber: serialAndYear(number, '/') } : numbers
}
