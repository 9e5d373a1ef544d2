import type { Hearing, IsoDate } from '../../case.ts'
import type { CaseFacts, SentencePart } from '../types.ts'
import type { Amount } from './amounts.ts'
import type { Direction } from './directions.ts'
import { type ReliefOfCase, reliefInForce } from './in-force.ts'
import type { OrderItems } from './order-items.ts'
import type { BriefOrder, ReadOrder } from './read-orders.ts'
import { wordsKey } from './repeats.ts'

/** A sentence that the model chose, with its part. */
export interface ChosenSentence {
  orderId: string
  text: string
  page: number
  part: SentencePart | undefined
}

export interface TimelineEvent {
  date: IsoDate
  event: 'FILED' | 'ORDER' | 'HEARING' | 'DISPOSED' | 'NEXT'
  text: string
  orderId: string | null
  quote: string | null
  page: number | null
}

type OfOrder<T> = T & { orderId: string }

export interface NextDate {
  date: IsoDate | null
  purpose: string | null
  source: 'RECORD' | 'ORDER'
  quote: string | null
  differs: { date: IsoDate; source: 'RECORD' | 'ORDER' } | null
}

/** What a reader acts on, taken out of the orders by code. */
export interface CaseItems {
  timeline: TimelineEvent[]
  directions: OfOrder<Direction>[]
  amounts: OfOrder<Amount>[]
  interimRelief: ReliefOfCase[]
  nextDate: NextDate | null
}

export const NO_ITEMS: CaseItems = { timeline: [], directions: [], amounts: [], interimRelief: [], nextDate: null }

/** The items of a case: the newest order's first, each once; protection only where no later order or disposal ended it. */
export function itemsOfCase(
  facts: CaseFacts,
  all: readonly BriefOrder[],
  orders: readonly ReadOrder[],
  hearings: readonly Hearing[] = [],
): CaseItems {
  const newestFirst = orders.toReversed()
  const ofAll = <T extends { quote: string }>(pick: (items: OrderItems) => readonly T[]) =>
    onceEach(newestFirst.flatMap(({ orderId, items }) => pick(items).map((one) => ({ ...one, orderId }))))
  const end = orders.findLastIndex(({ isLast }) => isLast)
  const isOver = facts.status === 'DISPOSED'
  const inForce = isOver ? [] : reliefInForce(orders.slice(Math.max(0, end)), all)
  const nextDate = isOver ? null : nextOf(facts, orders.at(-1), all)
  return {
    timeline: timelineOf(facts, orders, hearings, nextDate),
    directions: ofAll(({ directions }) => directions),
    amounts: ofAll(({ amounts }) => amounts),
    interimRelief: onceEach(inForce),
    nextDate,
  }
}

/** What is said again in the same words is one; of one sentence, each item stays. */
function onceEach<T extends { quote: string; orderId: string }>(items: readonly T[]): T[] {
  const newest = new Map<string, string>()
  return items.filter(({ quote, orderId }) => {
    const key = wordsKey(quote)
    if (!newest.has(key)) newest.set(key, orderId)
    return newest.get(key) === orderId
  })
}

function nextOf(
  { nextHearingDate }: CaseFacts,
  last: ReadOrder | undefined,
  all: readonly BriefOrder[],
): NextDate | null {
  const named = last?.items.nextDate ?? null
  // An order that was not read tells of what came on that day, or after it.
  const isPassed = all.some(
    ({ unreadBecause, orderDate }) => unreadBecause !== null && orderDate >= (named?.date ?? ''),
  )
  const ordered = isPassed && named?.date ? null : named
  const isRecords = nextHearingDate !== undefined && (last === undefined || nextHearingDate >= last.orderDate)
  if (!isRecords) {
    // A matter is allowed and the case put off: an application was.
    if (!ordered || (last?.isLast && ordered.date === null)) return null
    return { date: ordered.date, purpose: ordered.purpose, source: 'ORDER', quote: ordered.quote, differs: null }
  }
  const isSame = ordered?.date === nextHearingDate
  return {
    date: nextHearingDate,
    purpose: isSame ? (ordered?.purpose ?? null) : null,
    source: 'RECORD',
    quote: isSame ? (ordered?.quote ?? null) : null,
    differs: ordered?.date && !isSame ? { date: ordered.date, source: 'ORDER' } : null,
  }
}

function timelineOf(
  facts: CaseFacts,
  orders: readonly ReadOrder[],
  hearings: readonly Hearing[],
  nextDate: NextDate | null,
): TimelineEvent[] {
  const ofRecord = (date: IsoDate, event: TimelineEvent['event'], text: string): TimelineEvent => ({
    date,
    event,
    text,
    orderId: null,
    quote: null,
    page: null,
  })
  const { filingDate, decisionDate, natureOfDisposal } = facts
  const events = [
    ...(filingDate ? [ofRecord(filingDate, 'FILED', 'Filed.')] : []),
    ...hearings.flatMap(({ businessDate, purpose }) =>
      businessDate ? [ofRecord(businessDate, 'HEARING', purpose ?? 'Heard.')] : [],
    ),
    ...orders.map(
      ({ orderId, orderDate, operative: [first] }): TimelineEvent => ({
        date: orderDate,
        event: 'ORDER',
        text: first?.text ?? 'The order decides and directs nothing.',
        orderId,
        quote: first?.text ?? null,
        page: first?.page ?? null,
      }),
    ),
    ...(decisionDate ? [ofRecord(decisionDate, 'DISPOSED', natureOfDisposal ?? 'Disposed of.')] : []),
    ...(nextDate?.date ? [ofRecord(nextDate.date, 'NEXT', nextDate.purpose ?? 'Next hearing.')] : []),
  ]
  return events.toSorted((one, other) => one.date.localeCompare(other.date))
}
