import type { IsoDate } from '../../case.ts'
import { addDays, addMonths, printDate } from '../../dates.ts'
import { NUMBER_WORDS } from '../../number-words.ts'
import { extractDates, WRITTEN_DATE } from '../extract-dates.ts'

/** By when a thing has to be done, by the words of an order. */
export interface Due {
  /** The order's words for it. */
  within: string | null
  /** A reckoning, never moved: the courts' holidays are not known. */
  dueBy: IsoDate | null
  /** How it was reckoned. */
  derivation: string | null
  /** The event that the time runs from, where the order does not say when it happens. */
  runsFrom: string | null
}

/** What the time of a direction is counted from. */
export interface DueContext {
  orderDate: IsoDate
  /** The next date, where the order names one. */
  nextDate: IsoDate | null
  /** The day that "on that day" means, where one is named before. */
  thatDay?: IsoDate | null
  /** The last day for what stands before, of which "thereafter" speaks. */
  before?: IsoDate | null
  /** What has to happen first. */
  event?: string | null
}

const NO_TIME: Due = { within: null, dueBy: null, derivation: null, runsFrom: null }

/** Reads the first time that words set. Sections 9 and 10 of the General Clauses Act speak of statutes; courts count their orders alike. */
export function dueOf(words: string, context: DueContext): Due {
  const readers = [beforeNextDate, byDay, byMonthEnd, inPeriod, asBefore, standing]
  const found = readers.flatMap((read) => read(words, context) ?? [])
  return found.toSorted((one, other) => rank(one.due) - rank(other.due) || one.at - other.at)[0]?.due ?? NO_TIME
}

interface Found {
  at: number
  due: Due
}

/** A time that is reckoned before one that is not. */
function rank({ dueBy, runsFrom }: Due): number {
  return dueBy !== null || runsFrom !== null ? 0 : 1
}

export const COUNT = String.raw`(?<count>\d{1,3}|(?:one |two )?hundred(?: and)?(?: [a-z-]+)?|(?:twen|thir|for|fif|six|seven|eigh|nine)ty[- ](?:one|two|three|four|five|six|seven|eight|nine)|[\p{L}\p{M}]+)`
const UNIT = `(?<unit>hours?|(?:working |clear )?days?|weeks?|fortnights?|(?:calendar )?months?|years?)`
const HINDI_UNIT = 'घंटे|घंटों|दिनों|दिन|दिवस|सप्ताह|हफ़्ते|हफ्ते|पखवाड़े|माह|महीनों|महीने|मास|वर्षों|वर्ष|साल'.normalize('NFKC')

/** What the order itself gives as the day that is counted from. */
const FROM_ORDER =
  /^(?:from|of|after) (?:to-?day|now|(?:the )?(?:date of )?(?:(?:passing|pronouncement|making) of )?(?:this|the present|the) (?:order|judgment|award)|(?:the )?date (?:hereof|of (?:order|judgment|decree|pronouncement))|the date of decision|(?:the )?date(?=$|[,;.]| (?:to|and|with)\b))(?![\p{L}])(?! (?:being|is|in|by|becoming|to be|of (?!this))\b)/iu

const PERIOD = new RegExp(
  String.raw`(?:\b(?:within|in(?: the course of)?|not later than|no later than|latest within|before the expiry of)(?: a| the)?(?: further| maximum| outer| first| next)?(?: period| time)?(?: of| not exceeding)? |\b(?:time|opportunity|chance|extension) of |\bextended by (?:a )?(?:further )?(?:period of )?|\bgranted (?:a )?(?:further |last )?(?:period of |time of )?)${COUNT}(?: ?\((?<again>[^)]{1,30})\))? ${UNIT}(?:'s?)?(?!\p{L})(?! and (?:a )?(?:half|quarter|\d|[a-z]+ (?:days?|weeks?|months?)))(?: time)?(?<after> (?:thereafter|therefrom|thereof)\b|,? (?:positively )?(?:upon|on|from|of|after|following) [^,;.]+)?`,
  'giu',
)
const TIME_IS = new RegExp(
  String.raw`\btime (?:granted |allowed |fixed )?(?:for|to) [^,;.]{3,60} (?:is|shall be) (?:fixed at |extended by )?${COUNT} ${UNIT}`,
  'giu',
)
const TIME_GRANTED = new RegExp(String.raw`${COUNT} ${UNIT}(?:'s?)? time\b`, 'giu')
const HINDI_PERIOD = new RegExp(
  `(?<from>[^,।;]{0,60}?(?:से|के बाद|उपरांत|पश्चात|तदुपरांत|तदुपरान्त|तदोपरांत|तदोपरान्त) )?(?<!(?:साढ़े|साढे|पौने|सवा) )(?<count>\\d{1,3}|[\\p{L}\\p{M}]+) (?<unit>${HINDI_UNIT}) (?:की अवधि )?(?:के|में|का) ?(?:भीतर|अंदर|अन्दर|समय|अतिरिक्त समय|(?:अंतिम |अन्तिम )?अवसर)?`,
  'u',
)

/** "अन्दर सात दिवस" */
const HINDI_WITHIN = new RegExp(`(?:अंदर|अन्दर) (?<count>\\d{1,3}|[\\p{L}\\p{M}]+) (?<unit>${HINDI_UNIT})`, 'u')

function inPeriod(words: string, context: DueContext): Found | undefined {
  const text = words.normalize('NFKC')
  for (const match of [PERIOD, TIME_GRANTED, TIME_IS].flatMap((pattern) => [...text.matchAll(pattern)])) {
    const { count = '', unit = '', after: behind = '', again } = match.groups ?? {}
    const period = periodOf(count, unit)
    // "15 (twenty) days": it is unknown which of the two is meant.
    const repeated = again === undefined ? undefined : numberOf(again)
    if (repeated !== undefined && repeated !== numberOf(count)) continue
    // "in two banks" is no time.
    if (!period) continue
    const front = text.slice(0, match.index)
    const first = (EVENT.exec(front) ?? /^thereafter\b/i.exec(front))?.[0] ?? context.event ?? ''
    // "The petitioner will have a week"; "rejoinder within next ten days"
    const follows =
      /\bin turn\b/i.test(front) || (/\b(?:with)?in next /i.test(match[0]) && /\brejoinder\b/i.test(front))
    const after = behind !== '' ? behind : follows ? 'thereafter' : first
    return {
      at: match.index,
      due: dueIn(
        period,
        match[0].trim().replace(/^(?:granted|extended by) /i, ''),
        after.replace(/^,? (?:positively )?/, '').trim(),
        context,
      ),
    }
  }
  const hindi = HINDI_PERIOD.exec(text) ?? HINDI_WITHIN.exec(text)
  const period = periodOf(hindi?.groups?.count ?? '', hindi?.groups?.unit ?? '')
  if (!hindi || !period || !/भीतर|अंदर|अन्दर|में|समय|अवसर/.test(hindi[0])) return undefined
  const from = /(?:आदेश|आज) (?:की तिथि |की तारीख |के दिनांक |की दिनांक )?से $/.test(hindi.groups?.from ?? '')
    ? ''
    : (hindi.groups?.from ?? '')
  return { at: hindi.index, due: dueIn(period, hindi[0].trim(), HINDI_EVENT.test(from) ? from.trim() : '', context) }
}

/** "shall, on receipt of a copy of this order, decide it within": what the time runs from stands before it. */
const EVENT =
  /\b(?:upon|on|after|following|from) (?:the )?(?:date of )?(?:such |its |due |their |his |her )?(?:receipt|production|presentation|service|being served|communication|submission|filing|furnishing|payment|deposit|completion|expiry|constitution|receiving)\b[^,;]*/i

const HINDI_EVENT = /(?:प्राप्ति|तामील|तामीली|मिलने|भुगतान|सूचना|उसके|इसके|तत्पश्चात|तदुपरा(?:ं|न्)त|तदोपरा(?:ं|न्)त)/

/** So many hours, days or months. */
export interface Period {
  count: number
  unit: 'hour' | 'day' | 'week' | 'month' | 'year'
  isOfWork: boolean
}

export function periodOf(count: string, unit: string): Period | undefined {
  const number = numberOf(count)
  const isFortnight = /fortnight|पखवाड़/i.test(unit)
  const name = UNITS.find(([pattern]) => pattern.test(unit))?.[1]
  // A month and a half is no number of days.
  if (number === undefined || !Number.isInteger(number) || name === undefined) return undefined
  return { count: isFortnight ? number * 2 : number, unit: name, isOfWork: /working/i.test(unit) }
}

const UNITS = (
  [
    [/hour|घंट/i, 'hour'],
    [/day|दिन|दिवस/i, 'day'],
    [/week|fortnight|सप्ताह|हफ|पखवाड़/i, 'week'],
    [/month|माह|महीन|मास/i, 'month'],
    [/year|वर्ष|साल/i, 'year'],
  ] as const
).map(([pattern, unit]) => [new RegExp(pattern.source.normalize('NFKC'), 'i'), unit] as const)

/** `30`, `thirty`, `forty-five`, `a`, `one hundred and twenty`. */
export function numberOf(written: string): number | undefined {
  const text = written.toLowerCase().trim()
  if (/^\d+$/.test(text)) return Number(text)
  if (/^(?:a|an)$/.test(text)) return 1
  const words = text.split(/[- ]+/).filter((word) => word !== 'and')
  const values = words.map((word) => (word === 'hundred' ? 100 : NUMBER_WORDS.get(word.normalize('NFKC'))))
  if (values.some((value) => value === undefined)) return undefined
  return values.reduce<number>((sum, value = 0) => (value === 100 ? (sum || 1) * 100 : sum + value), 0)
}

/** When the time ends that a grant of time gives: "a further two weeks", "time till 10th March, 2025". */
export function endOfGrant(words: string, context: DueContext): Due {
  const day = byDay(words, context)
  if (day) return day.due
  for (const match of words.normalize('NFKC').matchAll(PERIOD_GIVEN)) {
    const period = periodOf(match.groups?.count ?? '', match.groups?.unit ?? '')
    if (period) return dueIn(period, match[0], match.groups?.after?.trim() ?? context.event ?? '', context)
  }
  return NO_TIME
}

const PERIOD_GIVEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${COUNT} ${UNIT}(?:'s?)?(?: time)?(?!\p{L})(?<after> (?:thereafter|therefrom)\b)?`,
  'giu',
)

function lengthOf({ count, unit }: Period): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function dueIn(period: Period, within: string, after: string, { orderDate, before }: DueContext): Due {
  const length = lengthOf(period)
  if (period.isOfWork) return { ...NO_TIME, within, runsFrom: "working days; the court's holidays are not known" }
  const isFromOrder = after === '' || FROM_ORDER.test(after)
  if (!isFromOrder) {
    const last = /^there/i.test(after) && before ? plus(before, period) : undefined
    const derivation = last
      ? `At the latest ${printDate(last)}: ${printDate(before ?? '')} + ${length}, if what stands before is done on its last day.`
      : null
    return { within, dueBy: null, derivation, runsFrom: after }
  }
  const named = after === '' ? 'counted from the order, which names no other day' : 'counted from the order'
  const dueBy = plus(orderDate, period)
  if (dueBy === undefined) return { ...NO_TIME, within }
  return {
    within,
    dueBy,
    derivation: `${printDate(orderDate)} + ${length}; the day of the order is not counted; ${named}.${sunday(dueBy)}`,
    runsFrom: null,
  }
}

/** The last day of a period, in which the first is not counted. Hours make days where they are whole ones. */
export function plus(day: IsoDate, { count, unit }: Pick<Period, 'count' | 'unit'>): IsoDate | undefined {
  if (unit === 'hour') return count % 24 === 0 ? addDays(day, count / 24) : undefined
  if (unit === 'day' || unit === 'week') return addDays(day, unit === 'week' ? 7 * count : count)
  return addMonths(day, unit === 'year' ? 12 * count : count)
}

/** The day is not moved; a reader is told. */
function sunday(day: IsoDate): string {
  return new Date(day).getUTCDay() === 0 ? ' A Sunday: if the court is closed, its next open day may count.' : ''
}

/** How a day is derived that the order names itself. */
export const DAY_NAMED = 'A day that the order names.'

/** "by Monday (25.11.2024)", "on Thursday, the 5th June" */
const WEEKDAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? \(?(?:i\.?e\.?,? )?(?:the )?)?`

const BY_DAY = new RegExp(
  String.raw`\b(?<how>on or before|latest by|not later than|by|till|until|upto|up to|before|positively on|on)(?: or before)?(?: the)? ${WEEKDAY}(?<day>${WRITTEN_DATE})(?! of (?:each|every)\b)`,
  'giu',
)
const HINDI_BY_DAY = new RegExp(
  String.raw`(?<day>${WRITTEN_DATE}) (?<how>तक|को या उससे पहले|से पूर्व|से पहले|को)(?![\p{L}\p{M}])`,
  'giu',
)

/** The first day that is not past: what was filed or demanded before is named by its day, too. A day "by" which comes before one "on" which. */
function byDay(words: string, { orderDate }: DueContext): Found | undefined {
  const text = words.normalize('NFKC')
  const found = [BY_DAY, HINDI_BY_DAY].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [named] = extractDates(match.groups?.day ?? '').dates
      const hasYear = named !== undefined && !named.startsWith('-')
      const day = named && (hasYear ? named : firstAfter(orderDate, named))
      const how = match.groups?.how?.toLowerCase() ?? ''
      return day?.length === 10 && day >= orderDate
        ? [{ at: match.index, within: match[0].trim(), day, how, hasYear }]
        : []
    }),
  )
  const first = found.find(({ how }) => how !== 'on' && how !== 'को') ?? found[0]
  if (!first) return undefined
  const { at, within, day, how, hasYear } = first
  const isDayBefore = /^(?:before|से पूर्व|से पहले)$/i.test(how)
  const dueBy = isDayBefore ? addDays(day, -1) : day
  const derivation = `${isDayBefore ? `The day before ${printDate(day)}, which the order names.` : hasYear ? DAY_NAMED : 'A day that the order names without its year: the first after the order.'}${sunday(dueBy)}`
  return { at, due: { within, dueBy, derivation, runsFrom: null } }
}

/** The next date, whatever a court calls it. */
const NEXT_DAY = String.raw`(?:the )?(?:(?:next|returnable|adjourned|ensuing|following) (?:posting |listing |hearing )?(?:date|hearing|listing)(?: of (?:hearing|listing|posting))?|date (?:already |so )?fixed|date of (?:the )?(?:next )?hearing|NDOH)\b`
const HINDI_NEXT_DAY =
  '(?:अगली|आगामी|अग्रिम|नियत) (?:नियत )?(?:तिथि|तारीख|पेशी|सुनवाई|दिनांक)(?: की तिथि| तिथि| पेशी| सुनवाई)?'.normalize('NFKC')

/** Whether words speak of the next date. */
export const SAYS_NEXT_DAY = new RegExp(`${NEXT_DAY}|${HINDI_NEXT_DAY}`, 'iu')

const MONTH_END = /\b(?:by|before|till|until|on or before) (?:the )?(?:end|last day) of (?<month>\p{L}{3,9},? \d{4})/iu

/** "by the end of September, 2024" */
function byMonthEnd(words: string): Found | undefined {
  const match = MONTH_END.exec(words)
  const [month] = extractDates(match?.groups?.month ?? '').dates
  if (!match || month?.length !== 7) return undefined
  const dueBy = addDays(addMonths(`${month}-01`, 1), -1)
  const derivation = `The last day of a month that the order names.${sunday(dueBy)}`
  return { at: match.index, due: { within: match[0], dueBy, derivation, runsFrom: null } }
}

/** `--07-15`: the first such day after an order. */
function firstAfter(orderDate: IsoDate, named: string): IsoDate {
  const day = `${orderDate.slice(0, 4)}${named.slice(1)}`
  return day > orderDate ? day : `${Number(orderDate.slice(0, 4)) + 1}${named.slice(1)}`
}

const PERIOD_BEFORE = new RegExp(
  String.raw`\b(?:at least |not later than )?${COUNT} ${UNIT} (?:before|prior to|in advance of|ahead of) ${NEXT_DAY}`,
  'iu',
)

const NEXT_DATE = new RegExp(
  String.raw`\b(?<how>on or before|on|by|before|prior to) ${NEXT_DAY}|${HINDI_NEXT_DAY} (?<hindi>से पहले|से पूर्व|तक|को|पर)(?![\p{L}\p{M}])`,
  'iu',
)

function beforeNextDate(words: string, { nextDate }: DueContext): Found | undefined {
  const ahead = PERIOD_BEFORE.exec(words)
  const match = ahead ?? NEXT_DATE.exec(words.normalize('NFKC'))
  if (!match) return undefined
  const within = match[0]
  // Whether "two days before the date fixed" means the day of the order or the one of the list, it does not say.
  if (ahead && /fixed/i.test(within))
    return { at: match.index, due: { ...NO_TIME, within, runsFrom: 'the date fixed' } }
  if (nextDate === null)
    return { at: match.index, due: { ...NO_TIME, within, runsFrom: 'the next date, which the order does not name' } }
  const period = ahead && periodOf(ahead.groups?.count ?? '', ahead.groups?.unit ?? '')
  const early = period && plus(nextDate, { ...period, count: -period.count })
  if (period && early) {
    const derivation = `The next date, ${printDate(nextDate)}, - ${lengthOf(period)}.${sunday(early)}`
    return { at: match.index, due: { within, dueBy: early, derivation, runsFrom: null } }
  }
  const isDayBefore =
    /^(?:before|prior to)$/i.test(match.groups?.how ?? '') || /पहले|पूर्व/.test(match.groups?.hindi ?? '')
  const dueBy = isDayBefore ? addDays(nextDate, -1) : nextDate
  const derivation = `${isDayBefore ? 'The day before the next date' : 'The next date'}, ${printDate(nextDate)}.${sunday(dueBy)}`
  return { at: match.index, due: { within, dueBy, derivation, runsFrom: null } }
}

/** "within the same period", "on that day": what stands before has the day. */
function asBefore(words: string, { before, thatDay }: DueContext): Found | undefined {
  const match = SAME_PERIOD.exec(words) ?? THAT_DAY.exec(words)
  if (!match) return undefined
  const [within] = match
  const dueBy = (SAME_PERIOD.test(within) ? before : thatDay) ?? null
  if (dueBy === null) return { at: match.index, due: { ...NO_TIME, within, runsFrom: 'what the order says before' } }
  const derivation = `As what stands before it in the order: ${printDate(dueBy)}.${sunday(dueBy)}`
  return { at: match.index, due: { within, dueBy, derivation, runsFrom: null } }
}

const SAME_PERIOD = /\bwithin the (?:same|said|aforesaid|above|aforementioned|stipulated) (?:period|time)\b/i
const THAT_DAY = /\bon (?:that|the said|the aforesaid|the same) (?:day|date)\b/i

const STANDING =
  /\b(?:until further (?:orders?|directions?)|till then|forthwith|immediately|daily|every (?:day|week|month|\w+day)|(?:by|on or before) (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{L}+ (?:of )?(?:each|every) year|(?:by|on or before) the \d{1,2}(?:st|nd|rd|th) (?:day )?of (?:each|every)(?: [a-z]+){0,2} month)\b/iu

function standing(words: string): Found | undefined {
  const match = STANDING.exec(words)
  return match ? { at: match.index, due: { ...NO_TIME, within: match[0] } } : undefined
}

/** Words that may set a time. */
export const HAS_TIME =
  /\b(?:within|by|before|in|not later than|latest|on) (?:a |the |\d|[a-z]+ (?:\([^)]{1,30}\) )?(?:working |clear |calendar |further |more )?(?:days?|weeks?|months?|hours|years?))|\b(?:in|during) (?:the )?course of (?:the |this )?(?:day|week)\b|\b\w{1,12} (?:days?|weeks?) (?:in advance|before|prior)\b|\bthereafter\b|\btime\b|\bforthwith\b|भीतर|अंदर|तक|(?:दिन|दिवस|सप्ताह|माह|महीने) (?:का|में|के|की अवधि में)(?= )/i

/** Words that set one, and mean nothing else. */
export const SETS_TIME = new RegExp(
  String.raw`\b(?:within (?:a|the|\d|[a-z]+ )|not later than|on or before|latest by|forthwith|thereafter|(?:by|till|until|before|on|in advance of|ahead of) (?:\d|${NEXT_DAY})|in (?:the course of )?(?:the next )?\w{1,12} (?:days|weeks|months)\b|(?:in|during) (?:the )?course of (?:the )?day|\b\w{1,12} (?:days?|weeks?)(?:'s?)? (?:time|in advance|before))`,
  'i',
)
