import ICAL from 'ical.js'
import type { Edited, ExpectedEvent } from './edit-histories.ts'

/** What one reader found in a feed: its events by UID. */
interface ReadEvent extends Omit<ExpectedEvent, 'name'> {
  uid: string
  sequence: number
}

/**
 * Checks the feeds of a history, one after the other, with ical.js. Returns what is wrong, in sentences; nothing when every event is right
 * after every edit.
 */
export function checkHistory(history: readonly Edited[]): string[] {
  const uidOf = new Map<number, string>()
  const last = new Map<string, { sequence: number; shown: string }>()
  return history.flatMap(({ feed, events }, edit) => {
    const read = readFeed(feed)
    const problems = [...lineProblems(feed)]
    const seen = read.map(({ uid, sequence, ...event }) => {
      const before = last.get(uid)
      const shown = `${event.day} ${event.status}`
      if (before && sequence < before.sequence) problems.push(`SEQUENCE of ${uid} falls`)
      if (before && before.shown !== shown && sequence === before.sequence) problems.push(`SEQUENCE of ${uid} stays`)
      last.set(uid, { sequence, shown })
      return { uid, event }
    })
    for (const { name, ...expected } of events) {
      const match = seen.find(({ uid, event }) => same(event, expected) && (uidOf.get(name) ?? uid) === uid)
      if (!match) problems.push(`${JSON.stringify(expected)} is missing, or has another UID`)
      else uidOf.set(name, match.uid)
    }
    const uids = new Set(read.map(({ uid }) => uid))
    if (read.length !== events.length || uids.size !== read.length)
      problems.push(`${read.length} events, ${uids.size} UIDs`)
    return problems.map((problem) => `edit ${edit}: ${problem}`)
  })
}

function same(one: object, other: object): boolean {
  const keys = ['day', 'status', 'summary', 'alarms'] as const
  const values = (of: Partial<Record<string, unknown>>) => JSON.stringify(keys.map((key) => of[key]))
  return values({ ...one }) === values({ ...other })
}

function readFeed(feed: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(feed))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const text = (name: string) => String(component.getFirstPropertyValue(name))
    return {
      uid: event.uid,
      sequence: event.sequence,
      day: event.startDate.toString(),
      status: text('status') as ExpectedEvent['status'],
      summary: event.summary,
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Time).toJSDate().getTime())
        .toSorted((one, other) => one - other),
    }
  })
}

/** RFC 5545, 3.1: lines end with CRLF and have 75 octets at most. */
function lineProblems(feed: string): string[] {
  const lines = feed.split('\r\n')
  return [
    ...(lines.pop() === '' ? [] : ['the last line does not end with CRLF']),
    ...(lines.some((line) => Buffer.byteLength(line) > 75) ? ['a line has more than 75 octets'] : []),
    ...(lines.some((line) => /[\r\n]/.test(line)) ? ['a line does not end with CRLF'] : []),
  ]
}
