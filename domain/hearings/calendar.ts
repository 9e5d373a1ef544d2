import { createHash } from 'node:crypto'
import bs58 from 'bs58'
import type { Share } from '../watchlist/sharing.ts'

/** The detail of a calendar's events: the court, also the case's number, also the parties. */
export const CALENDAR_DETAILS = ['MINIMAL', 'CASE_NUMBER', 'PARTIES'] as const
export type CalendarDetail = (typeof CALENDAR_DETAILS)[number]

/** The reminder of a hearing: this many days before it, at `HH:MM` in India. */
export interface CalendarAlarm {
  daysBefore: number
  at: string
}

/** The settings of a calendar that its owner chooses. */
export interface CalendarSettings {
  name: string
  detail: CalendarDetail
  alarms: CalendarAlarm[]
  /** Whether events show the links to hearings by video. */
  links: boolean
}

/** The owner of a calendar's hearings. */
export type CalendarScope =
  | { type: 'ENTITY'; entityId: string }
  | { type: 'ACCOUNT' }
  | { type: 'TEAM'; teamId: string }
  | { type: 'USER'; userId: string }

/** A feed of hearings, which ends with its user. */
export interface Calendar extends CalendarSettings {
  id: string
  accountId: string
  userId: string
  scope: CalendarScope
  /** Until when the address before the last rotation works, epoch ms; 0 without one. */
  previousUntil: number
  lastFetchedAt: number | null
  revokedAt: number | null
  created: number
  updated: number
}

/**
 * The cases in a calendar: those of an account, those shared with teams and users, or both; only one entity's if it is
 * named.
 */
export interface CalendarReach {
  accountId: string | null
  sharedWith: Share[]
  entityId: string | null
}

/** Long enough to rule out guessing. */
export const CALENDAR_TOKEN_BYTES = 32
const PREFIX = 'cpc_'

/** Writes the secret part of a calendar's address. It is shown once; only `hashOfCalendarToken` is stored. */
export function writeCalendarToken(secret: Uint8Array): string {
  return PREFIX + bs58.encode(secret)
}

/** Returns whether a text can be such a token. */
export function isCalendarToken(text: string): boolean {
  return /^cpc_[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
}

/** Returns the SHA-256 under which a token is stored and found. */
export function hashOfCalendarToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
