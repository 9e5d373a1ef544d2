import type { IsoDate } from '../../case.ts'
import { printDate } from '../../dates.ts'
import type { OrderSentence } from '../grounding/order-sentences.ts'
import { leansOn, quotation } from '../grounding/quotation.ts'
import type { CaseFacts } from '../types.ts'
import type { AMOUNT_ROLES } from './amounts.ts'
import { isBoilerplate } from './boilerplate.ts'
import type { CaseItems, ChosenSentence } from './case-brief.ts'
import { isDefaultClause } from './default-clause.ts'
import { DAY_NAMED } from './due-day.ts'
import { lapseOf } from './interim-relief.ts'
import { isListing } from './next-date.ts'
import type { BriefOrder, ReadOrder } from './read-orders.ts'
import { kindKey, valuesIn, wordsKey } from './repeats.ts'

/** All that a brief is made of. */
export interface BriefSource {
  facts: CaseFacts
  /** As the court lists them. */
  orders: readonly BriefOrder[]
  /** The earliest first. */
  read: readonly ReadOrder[]
  items: CaseItems
  /** The most important first. */
  chosen: readonly ChosenSentence[]
  today: IsoDate
}

/**
 * The text of a case for who acts on it, in nine paragraphs: the latest order first. Every sentence of an order is its own, whole or not at
 * all; what is too much is cut from the end of the seventh to the sixth of them, never what is to be done or in force.
 */
export function writeBrief(source: BriefSource): string {
  const { facts, orders, read, items } = source
  const last = read.at(-1)
  const told = new Told(read)
  const title = titleParagraph(facts)
  const stands = last ? whereItStands(last, told, items) : ''
  const next = nextParagraph(items, told, last)
  const toDo = toDoParagraph(source, told)
  const inForce = inForceParagraph(source, told)
  const notRead = notReadParagraph(orders)
  const budget = Math.min(120 + 40 * orders.length, MOST_WORDS)
  const left = { words: budget - countWords([title, stands, next, toDo, inForce, notRead].join(' ')) }
  const reserved = moneyParagraph(items, told)
  const money = fits(reserved, left)
  const sides = sidesParagraph(source, told, left)
  // Money that the sentences below it tell needs no line of its own.
  const ofMoney = money ? moneyParagraph(items, told) : ''
  left.words += countWords(money) - countWords(ofMoney)
  const earlier = earlierParagraph(read, told, left)
  return [title, stands, next, toDo, inForce, ofMoney, sides, earlier, notRead].filter((one) => one !== '').join('\n\n')
}

const MOST_WORDS = 600

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

function fits(paragraph: string, left: { words: number }): string {
  const words = countWords(paragraph)
  if (words > left.words) return ''
  left.words -= words
  return paragraph
}

/** The sentences that a text has already, and in which orders each stands. */
class Told {
  readonly #keys = new Set<string>()
  readonly #days = new Map<string, IsoDate[]>()

  constructor(read: readonly ReadOrder[]) {
    for (const { orderDate, sentences } of read)
      for (const { text } of sentences) {
        const key = wordsKey(text)
        const days = this.#days.get(key)
        if (days) days.push(orderDate)
        else this.#days.set(key, [orderDate])
      }
  }

  has(text: string): boolean {
    const key = wordsKey(text)
    return key === '' || this.#keys.has(key) || [...this.#keys].some((one) => one.includes(key))
  }

  add(text: string): void {
    this.#keys.add(wordsKey(text))
  }

  /** The sentence, with the first and last day where several orders say it; empty when it is told, or stands in every order. */
  tell(sentence: OrderSentence): string {
    if (isBoilerplate(sentence.text) || this.has(sentence.text)) return ''
    const before = leansOn(sentence)
    const isBeforeTold = before !== undefined && this.has(before.text)
    this.#keys.add(wordsKey(sentence.text))
    if (before) this.#keys.add(wordsKey(before.text))
    const { before: _, ...bare } = sentence
    const words = quotation(isBeforeTold ? bare : sentence)
    const days = [...new Set(this.#days.get(wordsKey(sentence.text)))]
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last || first === last) return words
    return `${words.replace(/[.।]$/, '')} (orders of ${printDate(first)} to ${printDate(last)}).`
  }
}

function titleParagraph(facts: CaseFacts): string {
  const { petitioners, respondents, court, caseNumber, filingDate, status, stage, natureOfDisposal, decisionDate } =
    facts
  const [petitioner, respondent] = [petitioners[0]?.name, respondents[0]?.name]
  const parties = petitioner && respondent ? [`${petitioner} (petitioner) against ${respondent} (respondent)`] : []
  const disposal = [
    natureOfDisposal ? `: ${natureOfDisposal}` : '',
    decisionDate ? ` on ${printDate(decisionDate)}` : '',
  ].join('')
  const state = status === 'DISPOSED' ? `disposed of${disposal}` : status === 'PENDING' ? 'pending' : ''
  const record = [filingDate ? `filed ${printDate(filingDate)}` : '', state, status === 'DISPOSED' ? '' : (stage ?? '')]
    .filter((one) => one !== '')
    .join(', ')
  const first = [...parties, court, ...(caseNumber ? [caseNumber] : [])].join(', ')
  return `${first}.${record === '' ? '' : ` ${record.charAt(0).toUpperCase()}${record.slice(1)}.`}`
}

/** The latest order: what it decides and directs, what it leaves open, and what it binds a party to. */
function whereItStands(
  { orderDate, sentences, operative, items }: ReadOrder,
  told: Told,
  { nextDate }: CaseItems,
): string {
  const promised = new Set(items.directions.map(({ quote }) => quote))
  const listing = nextDate?.quote
  const shown = sentences.filter(
    (sentence, at) =>
      (operative.includes(sentence) && sentence.text !== listing) ||
      promised.has(sentence.text) ||
      (sentence.voice === 'COURT' &&
        (LIBERTY.test(sentence.text) ||
          (isDefaultClause(sentence.text) && operative.includes(sentences[at - 1] ?? sentence)))),
  )
  const texts = shown.map((sentence) => told.tell(sentence)).filter((text) => text !== '')
  return texts.length === 0 ? '' : `Order of ${printDate(orderDate)}: ${texts.join(' ')}`
}

const LIBERTY = /\b(?:at liberty|free to|liberty (?:is |stands )?(?:granted|reserved|given)|with liberty)\b/i

/** Where the order names several days, each. */
function nextParagraph(items: CaseItems, told: Told, last: ReadOrder | undefined): string {
  const first = firstDate(items, told)
  if (first === '' || items.nextDate?.source !== 'ORDER' || !last?.items.nextDate?.isOneOfMany) return first
  const others = last.sentences.filter(({ text, voice }) => voice === 'COURT' && isListing(text))
  return [first, ...others.map((sentence) => told.tell(sentence))].filter((one) => one !== '').join(' ')
}

function firstDate({ nextDate }: CaseItems, told: Told): string {
  if (!nextDate) return ''
  const { date, source, quote, purpose, differs } = nextDate
  if (source === 'RECORD') {
    if (quote !== null) told.add(quote)
    const other = differs ? ` The order says ${printDate(differs.date)}.` : ''
    return `Next hearing ${printDate(date ?? '')}, by the court's record${purpose ? `, ${purpose}` : ''}.${other}`
  }
  if (quote === null || told.has(quote)) return date ? `Next date: ${printDate(date)}.` : ''
  told.add(quote)
  return `Next date: ${quote}`
}

/** What has a day that was reckoned, or was directed before the latest order. */
function toDoParagraph({ items, read }: BriefSource, told: Told): string {
  const last = read.at(-1)
  const days = new Map(read.map(({ orderId, orderDate }) => [orderId, orderDate]))
  const lines = withoutInstalments(items.directions).flatMap(
    ({ who, what, within, dueBy, derivation, runsFrom, condition, quote, orderId }) => {
      const isLast = orderId === last?.orderId
      const isPast =
        !isLast && last !== undefined && (dueBy !== null ? dueBy < last.orderDate : within === null && told.has(quote))
      // A day that the told sentence names is told already.
      const isNamed = derivation?.startsWith(DAY_NAMED)
      if (isPast || (isLast && (dueBy === null || isNamed))) return []
      const thing = isLast && !what.endsWith(')') ? inShort(what, within) : what.replace(/[.।]$/, '')
      const doer = who && !thing.includes(who) ? `${who}: ` : ''
      const reckoned = derivation?.includes(';') ? ` (${derivation.split(';')[0]})` : ''
      const day = dueBy
        ? `, by ${printDate(dueBy)}${reckoned}`
        : runsFrom
          ? `; the order does not say when that was`
          : ''
      const otherwise = !isLast && condition && !what.includes(condition) ? `, ${condition.replace(/[.।]$/, '')}` : ''
      const of = isLast ? '' : `, order of ${printDate(days.get(orderId) ?? '')}`
      const line = `${doer}${thing}${day}${otherwise}${of}.`
      return [line.charAt(0).toUpperCase() + line.slice(1)]
    },
  )
  return lines.length === 0 ? '' : `To do: ${lines.join(' ')}`
}

/** Of instalments the first, with the day of the last. */
function withoutInstalments(directions: CaseItems['directions']): CaseItems['directions'] {
  return directions.flatMap((one) => {
    const { number, count } = INSTALMENT.exec(one.what)?.groups ?? {}
    if (number === undefined) return [one]
    if (number !== '1') return []
    const last = directions.find(
      (other) => other.quote === one.quote && other.what.endsWith(`(instalment ${count} of ${count})`),
    )
    const what = one.what.replace(
      INSTALMENT,
      `(first of ${count} instalments, the last by ${printDate(last?.dueBy ?? '')})`,
    )
    return [{ ...one, what }]
  })
}

const INSTALMENT = /\(instalment (?<number>\d+) of (?<count>\d+)\)$/

/** What its sentence has told already, in few words. */
function inShort(what: string, within: string | null): string {
  const bare = (within ? what.replace(within, ' ') : what).replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
  const words = bare.split(' ')
  if (words.length <= SHORT_WORDS) return bare.replace(/[,.;।]$/, '')
  const end = words.findIndex(
    (word, at) =>
      at >= 3 && /^(?:with|along|towards|for|as|in|being|or|and|on|from|by|to|of|before|without|at|under)$/i.test(word),
  )
  return words
    .slice(0, end > 0 && end < SHORT_WORDS ? end : SHORT_WORDS)
    .join(' ')
    .replace(/[,.;।]$/, '')
}

const SHORT_WORDS = 7

function inForceParagraph({ items, read, today }: BriefSource, told: Told): string {
  const last = read.at(-1)
  const days = new Map(read.map(({ orderId, orderDate }) => [orderId, orderDate]))
  const newest = new Set(last?.items.interimRelief.map(({ quote }) => kindKey(quote)))
  const sentences = read.flatMap((order) => order.sentences)
  const lines = items.interimRelief.flatMap((relief) => {
    const { orderId, quote, doubt } = relief
    const lapse = doubt ?? lapseOf(relief, today)
    if (orderId === last?.orderId)
      return lapse && (doubt || (!last.isLast && read.length > 1))
        ? [lapse.replace(/\bit\b/, `the protection of ${printDate(last.orderDate)}`)]
        : []
    if (newest.has(kindKey(quote)) || told.has(quote)) return []
    const sentence = sentences.find(({ text }) => text === quote)
    const words = sentence ? told.tell(sentence) : ''
    return words === ''
      ? []
      : [`${words.replace(/[.।]$/, '')} (order of ${printDate(days.get(orderId) ?? '')}).${lapse ? ` ${lapse}` : ''}`]
  })
  return lines.length === 0 ? '' : `In force: ${[...new Set(lines)].join(' ')}`
}

const ROLE_WORDS: Record<(typeof AMOUNT_ROLES)[number], string | null> = {
  CLAIMED: 'Claimed',
  ADMITTED: 'Admitted',
  ORDERED: 'Ordered',
  DEPOSITED: 'Deposits',
  COSTS: 'Costs',
  REFUSED: 'Refused',
  OTHER: null,
}

function moneyParagraph({ amounts }: CaseItems, told: Told): string {
  const untold = amounts.filter(({ quote }) => !told.has(quote))
  const lines = Object.entries(ROLE_WORDS).flatMap(([role, word]) => {
    const sums = [...new Set(untold.filter((one) => one.role === role).map(({ paise }) => rupees(paise)))]
    return word === null || sums.length === 0 ? [] : [`${word}: ${sums.join(', ')}.`]
  })
  return lines.length === 0 ? '' : `Money. ${lines.join(' ')}`
}

/** `Rs. 43,50,000` */
function rupees(paise: number): string {
  return `Rs. ${INDIAN.format(paise / 100)}`
}

const INDIAN = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** At most two statements a side, and as many facts as fit, in the newest wording and the order's sequence. */
function sidesParagraph({ read, chosen }: BriefSource, told: Told, left: { words: number }): string {
  const found = chosen.flatMap((one) => {
    const order = read.find(({ orderId }) => orderId === one.orderId)
    const at = order?.sentences.findIndex(({ text, page }) => text === one.text && page === one.page) ?? -1
    const sentence = order?.sentences[at]
    return order && sentence ? [{ ...one, sentence, at, orderDate: order.orderDate }] : []
  })
  const newest = found.filter(
    ({ text, orderDate }) =>
      !found.some(
        (other) =>
          other.orderDate > orderDate &&
          (wordsKey(other.text) === wordsKey(text) || kindKey(other.text) === kindKey(text)),
      ),
  )
  const most = { CLAIM: 2, DEFENCE: 2, FACT: 4, OUTCOME: 1, DIRECTION: 1 }
  const picked = newest.filter(({ part = 'FACT', sentence, orderDate }) => {
    if (most[part] <= 0 || told.has(sentence.text) || isBoilerplate(sentence.text)) return false
    // The next date has a paragraph of its own; what an earlier order put the case off to is over.
    const isOfLatest = orderDate === read.at(-1)?.orderDate
    if (isListing(sentence.text) || (!isOfLatest && OF_NOTICE.test(sentence.text))) return false
    const before = leansOn(sentence)
    const words = countWords(quotation(sentence)) + (isOfLatest ? 0 : 4) + (before ? 2 : 0)
    if (words > left.words) return false
    left.words -= words
    most[part] -= 1
    return true
  })
  return picked
    .toSorted((one, other) => other.orderDate.localeCompare(one.orderDate) || one.at - other.at)
    .map(({ sentence }) => told.tell(sentence))
    .filter((text) => text !== '')
    .join(' ')
}

const OF_NOTICE = /^(?:issue |fresh )?(?:notice|summons|process)\b/i

/** A line for each earlier order, and what it said in the words of the latest with another sum or day. */
function earlierParagraph(read: readonly ReadOrder[], told: Told, left: { words: number }): string {
  const last = read.at(-1)
  const before = read.slice(0, -1)
  if (!last || before.length === 0) return ''
  const earlierOf = Map.groupBy(
    before.flatMap(({ orderDate, operative }) => operative.map(({ text }) => ({ orderDate, text }))),
    ({ text }) => kindKey(text),
  )
  const alike = last.operative.flatMap(({ text }) => {
    const earlier = (earlierOf.get(kindKey(text)) ?? [])
      .filter((one) => wordsKey(one.text) !== wordsKey(text))
      .map((one) => `${valuesIn(one.text).join(' and ')} (${printDate(one.orderDate)})`)
    const isRelief = last.items.interimRelief.some(({ quote }) => quote === text)
    return earlier.length === 0
      ? []
      : [`The same with ${earlier.join(', ')}.${isRelief ? ' No order says whether these still hold.' : ''}`]
  })
  const isOfLatest = new Set(last.operative.map(({ text }) => kindKey(text)))
  const lines = before.toReversed().flatMap(({ orderDate, operative }) => {
    const first = operative.find(
      ({ text }) => !isOfLatest.has(kindKey(text)) && !told.has(text) && !isBoilerplate(text),
    )
    const words = first ? told.tell(first) : ''
    return words === '' ? [] : [`${printDate(orderDate)}: ${words}`]
  })
  const whole = [...alike, ...lines].join(' ')
  if (whole === '') return ''
  const short = `${before.length} earlier ${before.length === 1 ? 'order' : 'orders'}: see \`timeline\`.`
  return fits(`Earlier: ${whole}`, left) || fits([...alike, short].join(' '), left) || short
}

function notReadParagraph(orders: readonly BriefOrder[]): string {
  const parts = orders.flatMap(({ orderDate, unreadBecause, unreadPages }) => {
    const day = `the order of ${printDate(orderDate)}`
    if (unreadBecause !== null)
      return [`${day} (${unreadBecause.charAt(0).toLowerCase()}${unreadBecause.slice(1).replace(/\.$/, '')})`]
    return unreadPages > 0 ? [`${unreadPages} ${unreadPages === 1 ? 'page' : 'pages'} of ${day}`] : []
  })
  return parts.length === 0 ? '' : `Not read: ${parts.join('; ')}.`
}
