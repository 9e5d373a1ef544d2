import type { IsoDate } from '../../case.ts'
import { addMonths, printDate } from '../../dates.ts'
import { extractDates, fullDateIn, WRITTEN_DATE } from '../extract-dates.ts'
import { mayDo, statesRule, whatItDoes } from '../grounding/does.ts'
import type { OrderSentence } from '../grounding/order-sentences.ts'
import { withoutTies } from '../grounding/ties.ts'
import { MOST_LETTERS } from '../sentences.ts'
import type { Act } from './act.ts'
import { actsIn, subjectOf, withOpening } from './acts.ts'
import { isBoilerplate } from './boilerplate.ts'
import { isDefaultClause, withoutDefault } from './default-clause.ts'
import { DAY_NAMED, dueOf, endOfGrant, numberOf } from './due-day.ts'
import { isRelief } from './interim-relief.ts'
import { isListing, type OrderDate } from './next-date.ts'
import { ROLE } from './somebody.ts'
import { undertakingsIn } from './undertakings.ts'

/** Who has to do what, until when. */
export interface Direction {
  who: string | null
  what: string
  kind: 'MUST' | 'MUST_NOT' | 'MAY'
  within: string | null
  /** A reckoning, never moved; null where the order does not say from when the time runs. */
  dueBy: IsoDate | null
  derivation: string | null
  runsFrom: string | null
  condition: string | null
  quote: string
  page: number
}

export interface DirectionContext {
  orderDate: IsoDate
  nextDate: OrderDate | null
}

/** The directions of an order, and what it binds a party to that undertook it. Prayers, arguments and other courts' orders make none. */
export function directionsIn(sentences: readonly OrderSentence[], context: DirectionContext): Direction[] {
  const directions: Direction[] = []
  for (const [at, sentence] of sentences.entries()) {
    const followed = isDefaultClause(sentence.text) ? directionsBefore(directions, sentences, at) : []
    for (const one of followed) one.condition ??= sentence.text
    if (followed.length > 0 && !sets(sentence.text)) continue
    const acts = actsOf(sentence, sentences, at)
    if (isOfAllBefore(sentence.text, acts) && setTimes(directions, sentence, acts, context)) continue
    if (acts.length === 0) continue
    const thatDay = isThatDay(sentences.slice(0, at), context) ? oneNextDate(context) : null
    for (const act of acts) directions.push(...directionsOf(act, sentence, directions.at(-1), { ...context, thatDay }))
  }
  return directions.filter(({ what }, at) => directions.findIndex((one) => one.what === what) === at)
}

function actsOf(sentence: OrderSentence, sentences: readonly OrderSentence[], at: number): Act[] {
  const { text } = sentence
  if (text.length > MOST_LETTERS || !mayDo(text)) return []
  const asked = sentences[at + 1]?.voice === 'COURT' && ALLOWED.test(sentences[at + 1]?.text ?? '') ? askedIn(text) : []
  if (asked.length > 0) return asked
  const granted = sentence.voice === 'COURT' ? grantedOf(sentences, at) : []
  if (granted.length > 0) return granted
  const undertaken = undertakingsIn(sentences, at)
  if (undertaken) return undertaken.filter(({ kind, clause }) => kind !== 'MUST_NOT' || !isRelief(clause))
  const behind = isListing(text) ? BEHIND_LISTING.exec(text)?.groups?.behind : undefined
  if (behind !== undefined) return actsIn(behind)
  if (isBoilerplate(text) || isListing(text) || statesRule(text) || isOfAnother(text) || isOnlyLiberty(text)) return []
  const opening = sentences.slice(0, at).findLast((one) => one.text.endsWith(':'))?.text ?? ''
  return actsIn(withOpening(text, opening)).flatMap((act) => {
    // Relief is protection, no duty; what else its sentence directs is one.
    if (act.kind === 'MUST_NOT' && isRelief(text)) return []
    if (isRelief(text) && act.kind === 'MUST' && (isRelief(act.clause) || /^no\b/i.test(act.clause))) return []
    const isPronoun = act.who !== null && /^(?:it|he|she|they)$/i.test(act.who)
    return [isPronoun ? { ...act, who: meantAt(sentences, at) } : act]
  })
}

/** "List after eight weeks, by which time affidavits be exchanged." */
const BEHIND_LISTING = /[,;] (?:and )?by (?:that|which) time,? (?<behind>.+)$/i

/** "Counsel prays for ten days to file a reply. Prayer allowed." */
const ALLOWED =
  /^(?:heard\.? )?(?:as prayed,? )?(?:(?:the |said |such )*(?:prayer|request|time)(?: as (?:prayed|sought)(?: for)?| (?:prayed|sought) for)?,? )?(?:is |stands? )?(?:allowed|granted|accepted|acceded to)\b[^,;]{0,30}\.?$/i

/** A party's request for time. */
function askedIn(text: string): Act[] {
  return PRAYS_FOR_TIME.test(text) ? actsIn(`${text.replace(/\.$/, '')}, which is granted.`) : []
}

const PRAYS_FOR_TIME =
  /\b(?:prays?|prayed|seeks?|sought|requests?|requested)\b.{0,60}\b(?!some |further |short )\w+ (?:days?|weeks?|months?|fortnight)\b.{0,30} (?:to|for) /i

/** "Counsel has sought time to file a reply. Hence, four weeks' time is granted." */
function grantedOf(sentences: readonly OrderSentence[], at: number): Act[] {
  const { time } = BARE_GRANT.exec(withoutTies(sentences[at]?.text ?? ''))?.groups ?? {}
  if (time === undefined) return []
  const asked = sentences.slice(Math.max(at - 3, 0), at).findLast(({ text }) => ASKS_FOR_TIME.test(text))
  const { who, paper } = ASKS_FOR_TIME.exec(asked?.text ?? '')?.groups ?? {}
  return who !== undefined && paper !== undefined ? actsIn(`${who} is granted ${time} ${paper}`) : []
}

const BARE_GRANT =
  /^(?:in the interests? of justice, )?(?<time>(?:[\w'-]+ ){1,4}?(?:days?|weeks?|months?)(?:'s?)?(?: time)?|time (?:till|until|upto|up to) [^;]{4,30}?) (?:is|are|stands?) (?:hereby |accordingly )?(?:granted|allowed)(?: (?:at|on) (?:the |his |her |its )?request\b[^;]{0,80}| as (?:prayed|sought)(?: for)?)?\.?$/i

const ASKS_FOR_TIME =
  /(?:^|, )(?<who>[^,;]{2,100}?)(?: has| have)?(?: also)? (?:prays?|prayed|seeks?|sought|requests?|requested)(?: for)?(?: some| further| more| short)* time (?<paper>(?:to|for) .+)$/i

/** Whom a pronoun at the beginning of a sentence means: the one party of the nearest sentence that does not begin with one, too. */
function meantAt(sentences: readonly OrderSentence[], at: number): string | null {
  const before = sentences.slice(Math.max(at - 6, 0), at).findLast(({ text }) => !PRONOUN_FIRST.test(text))
  return before ? onlySubject(before.text) : null
}

const PRONOUN_FIRST = /^(?:\(?\w{1,4}[.)] )?(?:it|he|she|they)\b/i

/** The one party of a sentence: a person by name at its beginning, or the only role that it names. */
function onlySubject(sentence: string): string | null {
  const subject = subjectOf(sentence)
  if (
    subject &&
    /^(?:(?:Mr|Ms|Mrs|Shri|Sri|Smt|Dr)\b|(?:learned|ld)\b.*\b(?:counsel|pleader|advocate)\b)/i.test(subject)
  )
    return subject
  const named = sentence.match(new RegExp(`\\b(?:the )?${ROLE}\\b(?: no\\.? ?\\d+)?`, 'gi')) ?? []
  const roles = new Set(named.map((one) => one.toLowerCase().replace(/^the /, '')))
  return roles.size === 1 ? (named[0] ?? null) : null
}

/** What another court did or directed, and what a party asks for or the parties agree. */
function isOfAnother(text: string): boolean {
  if (
    /^(?:it (?:has been|is|was|stands) (?:mutually )?agreed|it (?:was|had been) (?:also |further |then )?(?:directed|ordered|provided)|.{0,40}\b(?:question|issue|point)s?\b.{0,60}\bwhether)\b/i.test(
      text,
    )
  )
    return true
  return (
    /^(?:by|vide|under|in terms of|as per) [^;]{0,40}\border\b[^;]*\b(?:was|were) (?:granted|given|allowed|permitted)\b|\b(?:(?<!\b(?:verify|ascertain|apprise|inform|indicate|report|examine|state|clarify|intimate|disclose|explain)\b[^,;]{0,60})whether|pray(?:s|ed)? (?!for,? and,? is)|aggrieved|sought (?:a )?direction|seeking|had (?:been )?directed|was (?:directed|ordered)|were (?:directed|ordered)|(?:ought|should) (?:not )?to? ?have)\b|\?$/i.test(
      text,
    ) &&
    !/\b(?:shall|is granted|are granted|(?:is|are|stands?) (?:hereby )?(?:directed|requested)|directing|with a direction)\b/i.test(
      whatItDoes(text),
    )
  )
}

const LIBERTY = /\b(?:at liberty|liberty (?:is )?(?:granted|reserved|given)|liberty to|free to)\b/i

function isOnlyLiberty(text: string): boolean {
  return (
    LIBERTY.test(withoutDefault(text)) &&
    !/\b(?:shall(?! be (?:free|at liberty)\b)|directed|within|on or before)\b/i.test(text)
  )
}

/** "If the amount is not paid within sixty days, the property shall be sold" sets a time of its own. */
function sets(text: string): boolean {
  return /^(?:if|in case|in the event)\b.*(?:\bwithin\b|\b(?:present|appear)\b.*\bon \d)/i.test(text)
}

/**
 * The directions that a default clause follows: those of the nearest sentence that has any, with what leaves the duty as it is between
 * them ("Upon such deposit, the respondent may withdraw it"). A breach of anything is one of all that stand in a row before it.
 */
function directionsBefore(
  directions: readonly Direction[],
  sentences: readonly OrderSentence[],
  at: number,
): Direction[] {
  const of = ({ text }: OrderSentence) => directions.filter(({ quote }) => quote === text)
  // "Upon such deposit, …" leaves the duty to deposit as it is.
  const before = sentences
    .slice(0, at)
    .toReversed()
    .filter(({ text }) => !/^(?:up)?on (?:such |the |any )?(?:deposit|payment)/i.test(text))
  const nearest = before.findIndex((one) => of(one).length > 0 || isRelief(one.text) || isListing(one.text))
  if (nearest < 0 || nearest > 1) return []
  const row = before.slice(nearest)
  const end = OF_ANYTHING.test(sentences[at]?.text ?? '') ? row.findIndex((one) => of(one).length === 0) : 1
  return row.slice(0, end < 0 ? row.length : end).flatMap(of)
}

const OF_ANYTHING =
  /^(?:in case|in the event|upon|on|if) (?:of )?(?:there is )?(?:any )?(?:default|breach|failure|violation|non[- ]?compliance)\b(?! of (?:payment|deposit))|^(?:आदेश का )?(?:अनुपालन|पालन) न/i

/** "The amounts shall be paid within 45 days": the time of what stands before, where that has none. */
function isOfAllBefore(text: string, acts: readonly Act[]): boolean {
  return acts.length > 0 && OF_ALL.test(text)
}

const OF_ALL =
  /^(?:(?:the |all |said |aforesaid |above |above-?mentioned |entire |awarded |decretal |ordered )*(?:amounts?|sums?|payments?|directions?|order|compliance|exercise)(?: so (?:awarded|ordered|directed))?|let (?:the )?compliance|the same|(?:the )?time for (?:payment|compliance))\b.{0,60}\b(?:paid|made|complied|deposited|released|refunded|carried out|is|completed)\b/i

/** What is done with money. */
const PAYS = /\b(?:pay|refund|deposit|release|return|reimburse|compensat|disburse|remit|replace)\w*/i

/** Whether "that day" is the next date: no other day is named between. */
function isThatDay(before: readonly OrderSentence[], { nextDate }: DirectionContext): boolean {
  return before.findLast(({ text }) => fullDateIn(text) !== undefined)?.text === nextDate?.quote
}

/** Of several days, before a registrar and before the court, the order does not say which is the next. */
function oneNextDate({ nextDate }: Pick<DirectionContext, 'nextDate'>): IsoDate | null {
  return nextDate && !nextDate.isOneOfMany ? nextDate.date : null
}

function setTimes(
  directions: Direction[],
  { text }: OrderSentence,
  acts: readonly Act[],
  context: DirectionContext,
): boolean {
  const isOfMoney =
    !/\b(?:directions?|order|compliance|exercise)\b.{0,40}\b(?:complied|made|completed|carried)\b/i.test(text)
  const open = directions.filter(
    ({ kind, within, what }) => kind === 'MUST' && within === null && (!isOfMoney || PAYS.test(what)),
  )
  const due = dueOf(text, { orderDate: context.orderDate, nextDate: oneNextDate(context) })
  if (open.length === 0 || due.within === null) return false
  for (const one of open) Object.assign(one, due, { condition: one.condition ?? acts[0]?.condition ?? null })
  return true
}

function directionsOf(
  { who, kind, what, clause, condition, event, time }: Act,
  { text: quote, page }: OrderSentence,
  last: Direction | undefined,
  { orderDate, nextDate, thatDay }: DirectionContext & { thatDay: IsoDate | null },
): Direction[] {
  const context = { orderDate, nextDate: oneNextDate({ nextDate }), thatDay, before: last?.dueBy ?? null }
  const said = dueOf(clause, { ...context, event })
  const own = said.within === null && time !== undefined ? endOfGrant(time, { ...context, event }) : said
  const ofCondition = condition && /^(?:if|in case)\b/i.test(condition) ? dueOf(condition, context) : undefined
  const due = own.within === null && ofCondition ? ofCondition : own
  const direction = { who, kind, what, ...due, condition, quote, page }
  if (kind === 'MAY' && due.within === null) return []
  return instalmentsOf(direction) ?? [direction]
}

const INSTALMENTS = new RegExp(
  `\\bin (?<count>\\d{1,2}|[a-z]+) (?:equal )?(?<every>monthly|quarterly)? ?(?:equal )?instal?lments\\b.*?\\b(?:commencing|starting|beginning|first (?:of which|instal?lment)[^.]{0,30}?) (?:from|on|with)? ?(?:the )?(?<day>${WRITTEN_DATE})`,
  'iu',
)

/** "in three instalments, on 10.06.2024, 10.07.2024 and 10.08.2024" */
const DAYS_IN_A_ROW = new RegExp(
  `\\binstal?lments?\\b.*?\\b(?:on|by|before) (?<days>${WRITTEN_DATE}(?:(?:, and |, | and | & )(?:by |on )?${WRITTEN_DATE})+)`,
  'iu',
)

/** Each instalment whose day follows from the order is a direction. */
function instalmentsOf(direction: Direction): Direction[] | undefined {
  if (!/instal/i.test(direction.quote)) return undefined
  const { days: row } = DAYS_IN_A_ROW.exec(direction.what)?.groups ?? {}
  if (row !== undefined)
    return extractDates(row).dates.map((dueBy, at, { length }) => ({
      ...direction,
      what: `${direction.what} (instalment ${at + 1} of ${length})`,
      within: `on ${row}`,
      dueBy,
      derivation: DAY_NAMED,
      runsFrom: null,
    }))
  const { count = '', every, day = '' } = INSTALMENTS.exec(direction.quote)?.groups ?? {}
  const [number, first] = [numberOf(count), fullDateIn(day)]
  if (number === undefined || !first || number > MOST_INSTALMENTS) return undefined
  return Array.from({ length: number }, (_, at) => {
    const dueBy = addMonths(first, at * (every?.toLowerCase() === 'quarterly' ? 3 : 1))
    const derivation =
      at === 0
        ? 'The first instalment, on a day that the order names.'
        : `Instalment ${at + 1} of ${number}, counted from ${printDate(first)}.`
    return {
      ...direction,
      what: `${direction.what} (instalment ${at + 1} of ${number})`,
      within: `in ${count} instalments from ${day}`,
      dueBy,
      derivation,
      runsFrom: null,
    }
  })
}

const MOST_INSTALMENTS = 36
