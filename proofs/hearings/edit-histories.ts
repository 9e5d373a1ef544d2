import { writeFeed } from '../../api/hearings/write-feed.ts'
import { CALENDAR_DETAILS, type CalendarSettings } from '../../domain/hearings/calendar.ts'
import type { FeedHearing } from '../../domain/hearings/feed-hearing.ts'
import { followRecord } from '../../domain/hearings/follow-record.ts'
import type { TrackedHearing } from '../../domain/hearings/hearing.ts'
import { oneLine } from '../../domain/hearings/one-line.ts'
import { randomFrom } from './random.ts'

/** An event as the reference model has it after an edit. */
export interface ExpectedEvent {
  /** The same for one event in all its moves. */
  name: number
  /** `YYYY-MM-DD`. */
  day: string
  status: 'TENTATIVE' | 'CANCELLED'
  summary: string
  /** When alarms ring, epoch ms, earliest first. */
  alarms: number[]
}

/** A feed after an edit, and the events that it must have, in any order. */
export interface Edited {
  feed: string
  events: ExpectedEvent[]
}

const EDITS = 8
const CASES = 3
const FIRST_DAY = Date.UTC(2026, 10, 1)
const DAY_MS = 86_400_000
const INDIA_AHEAD_MS = 5.5 * 3_600_000

/** Words that calendars, folds and escapes stumble over. */
const WORDS = [
  'High Court of Zanskar',
  'Bench; I, "II" \\n',
  'a\r\nEND:VEVENT\r\nBEGIN:VEVENT',
  'ज़ांस्कर उच्च न्यायालय '.repeat(6),
  '👩‍⚖️'.repeat(30),
  'x'.repeat(300),
  ' \t ',
  'CS/12/2024',
]

/**
 * A random history of a calendar: cases whose records name days, fall silent, are disposed of and taken up again while days pass. After
 * each edit the feed stands beside the events of a model that knows events only, and no stored hearings.
 */
export function editHistory(seed: number): Edited[] {
  const random = randomFrom(seed)
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T
  const settings: CalendarSettings = {
    name: pick(WORDS),
    detail: pick(CALENDAR_DETAILS),
    links: random(2) === 0,
    alarms: [
      { daysBefore: 1, at: '18:30' },
      { daysBefore: 0, at: '07:05' },
    ].slice(random(3)),
  }
  const cases = Array.from({ length: CASES }, (_, index) => {
    // Each case has words of its own, so that no two events look the same.
    const word = () => `${index === 0 ? '' : `${index} `}${pick(WORDS)}`
    const texts = { court: word(), caseNumber: word(), petitioner: word(), respondent: word() }
    return aCase(`case${index}`, texts, settings)
  })
  let now = 0
  return Array.from({ length: EDITS }, () => {
    now += random(4) === 0 ? 1 + random(3) : 0
    const edited = pick(cases)
    const kind = random(10)
    const day = dayAt(now + random(9) - 1)
    edited.edit(kind < 7 ? { day } : kind < 8 ? {} : { isDisposed: true }, dayAt(now))
    return {
      feed: writeFeed(
        settings,
        cases.flatMap((one) => one.hearings()),
      ),
      events: cases.flatMap((one) => one.events()),
    }
  })
}

interface Edit {
  day?: string
  isDisposed?: true
}

type Texts = Pick<FeedHearing, 'caseNumber' | 'petitioner' | 'respondent'> & { court: string }

/** One case, in the service's own rows and in the reference model. */
function aCase(id: string, texts: Texts, settings: CalendarSettings) {
  const stored = new Map<string, TrackedHearing & { updated: number }>()
  let model: { name: number; day: string; status: ExpectedEvent['status'] }[] = []
  let edits = 0

  function follow({ day = '', isDisposed = false }: { day?: string; isDisposed?: boolean }, today: string): void {
    const reading = { nextHearingDate: day || null, isDisposed, court: texts.court, bench: null, stage: null }
    const known = [...stored.values()].filter(({ hearingDate }) => hearingDate >= today)
    const at = Date.UTC(2026, 0, 1) + ++edits * 1_000
    const { hearings, changes } = followRecord(known, reading, { today, at }, () => nextId())
    const changed = new Set(changes.map(({ hearingId }) => hearingId))
    for (const hearing of hearings) {
      const before = stored.get(hearing.id)
      stored.set(hearing.id, { ...hearing, updated: before && !changed.has(hearing.id) ? before.updated : at })
    }
  }

  function remodel({ day, isDisposed }: Edit, today: string): void {
    const isAhead = (event: { day: string; status: string }) => event.status === 'TENTATIVE' && event.day > today
    if (isDisposed) {
      model = model.map((event) => (isAhead(event) ? { ...event, status: 'CANCELLED' } : event))
      return
    }
    if (day === undefined || day < today) return
    const there = model.find((event) => event.day === day)
    if (there?.status === 'TENTATIVE') {
      model = model.filter((event) => event === there || !isAhead(event))
      return
    }
    const ahead = model.find(isAhead)
    const others = model.filter((event) => event !== there && event !== ahead)
    const name = ahead?.name ?? there?.name ?? ++names
    model = [...others, { name, day, status: 'TENTATIVE' }]
  }

  return {
    edit(edit: Edit, today: string): void {
      follow(edit, today)
      remodel(edit, today)
    },
    hearings: (): FeedHearing[] =>
      [...stored.values()].flatMap(({ uid, ...hearing }) =>
        uid === null ? [] : [{ ...hearing, ...texts, uid, caseId: id, accountId: 'account' }],
      ),
    events: (): ExpectedEvent[] =>
      model.map((event) => ({
        ...event,
        summary: `${event.status === 'CANCELLED' ? 'Cancelled: ' : ''}${summary(texts, settings)}`,
        alarms: event.status === 'CANCELLED' ? [] : alarms(event.day, settings),
      })),
  }
}

let names = 0
let ids = 0
function nextId(): string {
  return (++ids).toString(16).padStart(32, '0')
}

function summary({ court, caseNumber, petitioner, respondent }: Texts, { detail }: CalendarSettings): string {
  const clean = (text: string | null) => oneLine(text, 100) ?? ''
  const place = clean(court) || 'Court hearing'
  const sides = [petitioner, respondent].map(clean).filter(Boolean).join(' v. ')
  if (detail === 'MINIMAL') return place
  if (detail === 'PARTIES' && sides) return clean(caseNumber) ? `${sides}, ${clean(caseNumber)}` : `${sides}, ${place}`
  return clean(caseNumber) ? `${clean(caseNumber)}, ${place}` : place
}

function alarms(day: string, { alarms: set }: CalendarSettings): number[] {
  return set
    .map(({ daysBefore, at }) => Date.parse(`${day}T${at}:00Z`) - INDIA_AHEAD_MS - daysBefore * DAY_MS)
    .toSorted((one, other) => one - other)
}

function dayAt(index: number): string {
  return new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10)
}
