import { wordSet } from './words/word-set.ts'

/** A number under which a company is registered, or pays taxes. */
export interface RegisteredNumber {
  kind: 'CIN' | 'LLPIN' | 'PAN'
  /** In capitals; of a GSTIN the PAN in it. */
  number: string
  /** What of it stays the same: of a CIN State, year and serial, whether listed or not and whatever the trade. */
  identity: string
}

/**
 * The registered numbers that a text holds, each once: CIN (Ministry of Corporate Affairs), LLPIN, PAN (section 139A of the Income-tax
 * Act) and GSTIN (rule 10 of the CGST Rules), which contains a PAN. Only what keeps their rules of form and check is one.
 */
export function registeredNumbers(text: string): RegisteredNumber[] {
  if (!/\d{4}/.test(text)) return []
  const found = new Map<string, RegisteredNumber>()
  const add = (kind: RegisteredNumber['kind'], number: string) =>
    found.set(`${kind} ${number}`, {
      kind,
      number,
      identity: kind === 'CIN' ? number.slice(6, 12) + number.slice(15) : number,
    })
  for (const [written] of text.toUpperCase().matchAll(NUMBER)) {
    const number = written.replace(/[\s-]/g, '')
    if (isCin(number)) add('CIN', number)
    else if (isGstin(number)) add('PAN', number.slice(2, 12))
    else if (isPan(number)) add('PAN', number)
    else if (/^[A-Z]{3}-\d{4}$/.test(written)) add('LLPIN', number)
  }
  return [...found.values()]
}

/** The text without its registered numbers and what they are called. */
export function withoutRegisteredNumbers(text: string): string {
  if (!/\d{4}/.test(text)) return text
  return text.replace(LABELLED, (written, number: string) => (registeredNumbers(number).length > 0 ? ' ' : written))
}

const FORMS =
  '[A-Z]\\d{5}[A-Z]{2}\\d{4}[A-Z]{3}\\d{6}|\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z][ZCD][\\dA-Z]|[A-Z]{5}\\d{4}[A-Z]|[A-Z]{3}-\\d{4}'
const NUMBER = new RegExp(`(?<![A-Z\\d])(?:${FORMS})(?![A-Z\\d])`, 'g')
const LABELLED = new RegExp(
  `[([]?\\s*(?:(?:CIN|LLPIN|GSTIN|GST|PAN)\\s*(?:NO|NUMBER)?\\s*[.:;-]*\\s*)?(?<![A-Z\\d])(${FORMS})(?![A-Z\\d])\\s*[)\\]]?`,
  'gi',
)

/** State codes of the register, as in a vehicle's number but for some. */
const STATES = wordSet(
  'AN AP AR AS BR CH CT CG DD DH DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PY PN RJ SK TG TS TN TR TZ UP UR UK UT WB',
)
const OWNERS = wordSet('FLC FTC GAP GAT GOI NPL OPC PLC PTC SGC ULL ULT')

/** Listing, trade, State, year, kind of company, serial. */
function isCin(number: string): boolean {
  const [, state = '', year = '', owner = ''] = /^[LU]\d{5}([A-Z]{2})(\d{4})([A-Z]{3})\d{6}$/.exec(number) ?? []
  return STATES.has(state) && Number(year) >= 1850 && Number(year) < 2100 && OWNERS.has(owner)
}

/** The fourth letter says what holds the number: a company, a person, a firm and so on. */
function isPan(number: string): boolean {
  return /^[A-Z]{3}[ABCEFGHJLPT][A-Z]\d{4}[A-Z]$/.test(number)
}

/** The waters off the coast. */
const OTHER_TERRITORY = 97
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** State code, PAN, how many there are, Z (D and C of who deducts or collects tax at source), and a check digit: each digit alternately once and twice, in base 36. */
function isGstin(number: string): boolean {
  if (!/^\d{2}.{10}[1-9A-Z][ZCD][\dA-Z]$/.test(number) || !isPan(number.slice(2, 12))) return false
  const state = Number(number.slice(0, 2))
  if (state < 1 || (state > 38 && state !== OTHER_TERRITORY)) return false
  let sum = 0
  for (let at = 0; at < 14; at++) {
    const product = DIGITS.indexOf(number[at] ?? '') * (at % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return DIGITS[(36 - (sum % 36)) % 36] === number[14]
}

/** What the numbers of two companies say: one company, two, perhaps two (one that moved to another State gets another CIN), or nothing. */
export function compareRegisteredNumbers(
  own: readonly RegisteredNumber[],
  other: readonly RegisteredNumber[],
): 'agree' | 'disagree' | 'may-disagree' | undefined {
  let said: 'disagree' | 'may-disagree' | undefined
  for (const one of own) {
    for (const another of other) {
      if (one.kind !== another.kind) continue
      if (one.identity === another.identity) return 'agree'
      said = one.kind === 'CIN' && hasMoved(one.number, another.number) ? 'may-disagree' : 'disagree'
    }
  }
  return said
}

function hasMoved(one: string, another: string): boolean {
  return one.slice(6, 8) !== another.slice(6, 8) && one.slice(8, 12) === another.slice(8, 12)
}
