import type { IsoDate } from '../../case.ts'
import { printDate } from '../../dates.ts'
import { extractDates } from '../extract-dates.ts'
import type { OrderSentence } from '../grounding/order-sentences.ts'
import { MOST_LETTERS } from '../sentences.ts'
import { isDefaultClause, withoutDefault } from './default-clause.ts'
import { changesProtection, endsProtection } from './ended-relief.ts'
import type { InterimRelief } from './interim-relief.ts'
import type { BriefOrder, ReadOrder } from './read-orders.ts'

export type ReliefOfCase = InterimRelief & {
  orderId: string
  /** Why it may no longer hold: a later order touches it, or was not read. */
  doubt: string | null
}

/** The protection that no later order ended, the newest first. `read` begins with the order that ended the case last, where one did. */
export function reliefInForce(read: readonly ReadOrder[], all: readonly BriefOrder[]): ReliefOfCase[] {
  const held: (ReliefOfCase & { orderDate: IsoDate })[] = []
  for (const { orderId, orderDate, sentences, items } of read) {
    for (const sentence of sentences) {
      const end = endIn(sentence)
      if (!end) continue
      const named = held.filter((one) => end.days.includes(one.orderDate) || EXTENDS.test(one.quote))
      const isNamed = named.some((one) => end.days.includes(one.orderDate))
      for (const one of isNamed ? named : held.slice()) {
        if (end.isWhole) held.splice(held.indexOf(one), 1)
        else one.doubt = `The order of ${printDate(orderDate)} ends or changes it in part, or may.`
      }
    }
    held.push(...items.interimRelief.map((one) => ({ ...one, orderId, orderDate, doubt: null })))
  }
  const unread = all.filter(({ unreadBecause, unreadPages }) => unreadBecause !== null || unreadPages > 0)
  return held.toReversed().map(({ orderDate, ...relief }) => {
    const later = unread.filter((one) => one.orderDate >= orderDate && one.orderId !== relief.orderId)
    const days = [...new Set(later.map((one) => printDate(one.orderDate)))].join(', ')
    const isUnknown =
      days === '' ? null : `Whether it still holds is unknown: not all of the order of ${days} was read.`
    return { ...relief, doubt: relief.doubt ?? isUnknown }
  })
}

const IN_PART =
  /\b(?:to the extent|in so far as|insofar as|so far as|qua|only (?:as|in respect|with respect|for|against)|in respect of|partly|partially|modified|except|save)\b/i

/** That another order's protection goes on: what ends that one ends this too. */
const EXTENDS =
  /\b(?:interim|stay|injunction|protection|status quo)\b.{0,60}\b(?:continue|continued|extended|made absolute)\b/i

function endIn({ text, voice }: OrderSentence): { days: IsoDate[]; isWhole: boolean } | undefined {
  if (voice === 'PARTY' || text.length > MOST_LETTERS || isDefaultClause(text)) return undefined
  const plain = withoutDefault(text.normalize('NFKC'))
  const isChanged = changesProtection(plain)
  if (!isChanged && !endsProtection(plain)) return undefined
  const days = extractDates(plain).dates.filter((day) => day.length === 10 && !day.startsWith('-'))
  return { days, isWhole: voice === 'COURT' && !isChanged && !IN_PART.test(plain) }
}
