import { ICalAlarmType, ICalCalendar, ICalEventClass, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { addDays, startOfIndianDay } from '../../domain/dates.ts'
import type { CalendarAlarm, CalendarDetail, CalendarSettings } from '../../domain/hearings/calendar.ts'
import type { FeedHearing } from '../../domain/hearings/feed-hearing.ts'
import { oneLine } from '../../domain/hearings/one-line.ts'

/** The refresh interval suggested to calendar programs. Most refresh less often. */
const REFRESH_SECONDS = 3_600
/** Longer names are cut: a phone shows one line of the summary. */
const MAX_NAME = 100

/**
 * Returns a calendar as iCalendar text (RFC 5545). The same hearings always produce the same text. Events are all-day,
 * because the hour at which a case is called is not known.
 */
export function writeFeed({ name, detail, alarms, links }: CalendarSettings, hearings: FeedHearing[]): string {
  const calendar = new ICalCalendar({
    name: oneLine(name, MAX_NAME),
    prodId: { company: 'CourtPulse', product: 'Hearings', language: 'EN' },
    ttl: REFRESH_SECONDS,
  })
  for (const hearing of hearings) {
    const isRemoved = hearing.state === 'REMOVED'
    const changed = new Date(hearing.updated)
    const event = calendar.createEvent({
      id: `${hearing.uid}@hearings.courtpulse`,
      sequence: hearing.revision,
      start: new Date(`${hearing.hearingDate}T00:00:00Z`),
      allDay: true,
      stamp: changed,
      lastModified: changed,
      summary: `${isRemoved ? 'Cancelled: ' : ''}${summaryOf(hearing, detail)}`,
      description: descriptionOf(hearing, { detail, links }),
      location: locationOf(hearing, detail),
      status: STATUS[hearing.state],
      class: ICalEventClass.PRIVATE,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    if (isRemoved) continue
    for (const alarm of alarms)
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: new Date(instantOf(alarm, hearing)),
        description: summaryOf(hearing, detail),
      })
  }
  return `${calendar.toString()}\r\n`
}

/** Returns when an alarm rings, epoch ms. */
function instantOf({ daysBefore, at }: CalendarAlarm, { hearingDate }: FeedHearing): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return startOfIndianDay(addDays(hearingDate, -daysBefore)) + (hours * 60 + minutes) * 60_000
}

function summaryOf({ court, caseNumber, petitioner, respondent }: FeedHearing, detail: CalendarDetail): string {
  const [place, number] = [oneLine(court, MAX_NAME) ?? 'Court hearing', oneLine(caseNumber, MAX_NAME)]
  if (detail === 'MINIMAL') return place
  const sides = [petitioner, respondent].flatMap((side) => oneLine(side, MAX_NAME) ?? [])
  const parties = detail === 'PARTIES' && sides.length > 0 ? sides.join(' v. ') : undefined
  return [parties, number, ...(parties && number ? [] : [place])].filter((part) => part != null).join(', ')
}

const STATUS = {
  EXPECTED: ICalEventStatus.TENTATIVE,
  LISTED: ICalEventStatus.CONFIRMED,
  MOVED: ICalEventStatus.CANCELLED,
  REMOVED: ICalEventStatus.CANCELLED,
} as const

function descriptionOf(hearing: FeedHearing, { detail, links }: Pick<CalendarSettings, 'detail' | 'links'>): string {
  const { stage, state, reason, listKind, videoLink } = hearing
  const told =
    reason === 'TAKEN_OFF_LIST'
      ? 'The court took it off its cause list.'
      : state === 'REMOVED'
        ? 'The court disposed of the case before this day.'
        : reason === 'CARRIED_OVER'
          ? 'Carried over from a day on which the bench did not sit.'
          : state === 'LISTED'
            ? 'On the cause list of the court.'
            : listKind
              ? `On the ${listKind.toLowerCase()} list of the court. The list of the day decides.`
              : 'The case record names this day.'
  return [
    detail === 'MINIMAL' ? null : oneLine(stage, MAX_NAME),
    told,
    ...(state === 'LISTED' ? [sittingOf(hearing), links ? videoLink : null] : []),
  ]
    .filter((line) => line !== null)
    .join('\n')
}

function sittingOf({ sitting, sittingTime }: FeedHearing): string | null {
  if (sitting === false) return 'The court says that the bench does not sit.'
  return sittingTime && `The bench sits from ${sittingTime}.`
}

function locationOf({ court, bench }: FeedHearing, detail: CalendarDetail): string | null {
  const places = detail === 'MINIMAL' ? [court] : [bench, court]
  return places.flatMap((place) => oneLine(place, MAX_NAME) ?? []).join(', ') || null
}
