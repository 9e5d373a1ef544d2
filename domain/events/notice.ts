import type { Permission } from '../account/permission.ts'
import { DAY_MS, HOUR_MS, indianDay, startOfIndianDay } from '../dates.ts'
import type { EventType, RaisedEvent } from './event.ts'

/** The ways in which people receive notices: an e-mail to an address, or a message to a channel of a chat program. */
export const NOTICE_CHANNELS = ['EMAIL', 'CHAT'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

export const NOTICE_KINDS = ['HEARING_DIGEST', 'NEW_CANDIDATES', 'CHANGED_CASES', 'ENDED_SEARCHES'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** The events in notices of each kind, and the permission that reading the same through the API requires. */
export const KINDS: Record<NoticeKind, { events: readonly EventType[]; permission: Permission }> = {
  HEARING_DIGEST: { events: ['hearing.digest'], permission: 'case.read' },
  NEW_CANDIDATES: { events: ['candidate.created', 'candidate.updated'], permission: 'watchlist.read' },
  CHANGED_CASES: { events: ['case.updated', 'order.available'], permission: 'case.read' },
  ENDED_SEARCHES: { events: ['historical_search.finished'], permission: 'historicalSearch.read' },
}

/** `ENDED`: nothing more is sent; `REMOVED` is also hidden from its owner. */
export type NoticeSubscriptionStatus = 'UNCONFIRMED' | 'ACTIVE' | 'ENDED' | 'REMOVED'

/**
 * Why a subscription ended: its recipient unsubscribed, the mail server refused the address, or the chat program does
 * not know the URL or did not accept a message for days.
 */
export const NOTICE_END_REASONS = ['UNSUBSCRIBED', 'REFUSED', 'GONE', 'UNREACHABLE'] as const
export type NoticeEndReason = (typeof NOTICE_END_REASONS)[number]

/** A user's request to be sent notices of some kinds. */
export interface NoticeSubscription {
  id: string
  accountId: string
  userId: string
  channel: NoticeChannel
  /** The e-mail address, or the URL that the chat program gave. Any holder of the URL can write to the channel. */
  address: string
  kinds: NoticeKind[]
  status: NoticeSubscriptionStatus
  endReason: NoticeEndReason | null
  /** The last failure of a notice; null after one was accepted. */
  problem: string | null
  lastSentAt: number | null
  created: number
}

/** One message to one subscription: the events of a kind that came together, or the request to confirm the address. */
export interface Notice {
  id: string
  subscriptionId: string
  accountId: string
  channel: NoticeChannel
  kind: NoticeKind | 'CONFIRMATION'
  status: 'PENDING' | 'SENT' | 'FAILED' | 'STOPPED'
  attempts: number
}

/** How long events are collected into one notice. */
const COLLECTED_FOR_MS = HOUR_MS / 6
/** Nightly runs find cases and changes for hours. People get one notice of them in the morning, in India. */
const QUIET_FROM_HOUR = 22
const QUIET_UNTIL_HOUR = 7

/**
 * Returns the kind of notice that an event belongs to. A user's own changes are no news, and a candidate is new once it
 * waits for the customer's decision: before that only the operator sees it.
 */
export function noticeKindOf({ type, data }: Pick<RaisedEvent, 'type' | 'data'>): NoticeKind | undefined {
  if (type === 'case.updated' && data.origin === 'CUSTOMER') return undefined
  const kind = NOTICE_KINDS.find((each) => KINDS[each].events.includes(type))
  const { status, customerDecision = null } = data
  if (kind === 'NEW_CANDIDATES' && (status !== 'APPROVED' || customerDecision !== null)) return undefined
  return kind
}

/** Returns until when events of a kind are collected, if the first came at `at`; both epoch ms. */
export function collectedUntil(kind: NoticeKind, at: number): number {
  if (kind === 'HEARING_DIGEST') return at
  const usual = at + COLLECTED_FOR_MS
  if (kind === 'ENDED_SEARCHES') return usual
  const midnight = startOfIndianDay(indianDay(usual))
  const hour = (usual - midnight) / HOUR_MS
  if (hour < QUIET_UNTIL_HOUR) return midnight + QUIET_UNTIL_HOUR * HOUR_MS
  return hour < QUIET_FROM_HOUR ? usual : midnight + DAY_MS + QUIET_UNTIL_HOUR * HOUR_MS
}

/** Returns whether a subscription may be sent a notice now. */
export function accepts({ status }: Pick<NoticeSubscription, 'status'>, { kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'CONFIRMATION' ? status === 'UNCONFIRMED' : status === 'ACTIVE'
}
