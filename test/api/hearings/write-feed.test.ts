import { setImmediate } from 'node:timers/promises'
import test from 'ava'
import { writeFeed } from '../../../api/hearings/write-feed.ts'
import type { FeedHearing } from '../../../domain/hearings/feed-hearing.ts'
import { checkHistory } from '../../../proofs/hearings/check-feed.ts'
import { editHistory } from '../../../proofs/hearings/edit-histories.ts'

const HEARING: FeedHearing = {
  id: 'h'.repeat(32),
  uid: 'u'.repeat(32),
  caseId: 'c',
  accountId: 'a',
  hearingDate: '2026-11-26',
  state: 'EXPECTED',
  reason: null,
  court: 'High Court of Zanskar',
  bench: 'Bench II',
  stage: 'Evidence',
  listKind: null,
  sittingTime: null,
  sitting: null,
  videoLink: null,
  revision: 3,
  updated: Date.UTC(2026, 10, 20, 6),
  caseNumber: 'CS/12/2024',
  petitioner: 'Saffron Textiles',
  respondent: 'Kaveri Logistics',
}
const SETTINGS = { name: 'Hearings', detail: 'CASE_NUMBER', alarms: [], links: false } as const

function feedOf(settings: Partial<Parameters<typeof writeFeed>[0]> = {}, hearing: Partial<FeedHearing> = {}): string {
  return writeFeed({ ...SETTINGS, alarms: [], ...settings }, [{ ...HEARING, ...hearing }]).replaceAll('\r\n ', '')
}

test('an event is all-day, private, takes no time, and says when it changed as the only instant in it', (t) => {
  const feed = feedOf()
  for (const line of [
    'UID:uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu@hearings.courtpulse',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20261126',
    'DTSTAMP:20261120T060000Z',
    'LAST-MODIFIED:20261120T060000Z',
    'STATUS:TENTATIVE',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'SUMMARY:CS/12/2024\\, High Court of Zanskar',
    'LOCATION:Bench II\\, High Court of Zanskar',
  ])
    t.true(feed.includes(`\r\n${line}\r\n`), line)
  for (const name of ['METHOD', 'VTIMEZONE', 'ORGANIZER', 'ATTENDEE']) t.false(feed.includes(name), name)
})

test('a calendar has its name and its refresh interval before its events', (t) => {
  const [head = ''] = feedOf().split('BEGIN:VEVENT')
  for (const line of [
    'NAME:Hearings',
    'X-WR-CALNAME:Hearings',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ])
    t.true(head.includes(`\r\n${line}\r\n`), line)
})

test('an event says no more than its detail allows', (t) => {
  const minimal = feedOf({ detail: 'MINIMAL' })
  t.true(minimal.includes('SUMMARY:High Court of Zanskar\r\n'))
  for (const text of ['CS/12', 'Saffron', 'Kaveri', 'Bench', 'Evidence']) t.false(minimal.includes(text), text)
  const numbered = feedOf({ detail: 'CASE_NUMBER' })
  for (const text of ['Saffron', 'Kaveri']) t.false(numbered.includes(text), text)
  t.true(feedOf({ detail: 'PARTIES' }).includes('SUMMARY:Saffron Textiles v. Kaveri Logistics\\, CS/12/2024\r\n'))
})

test('a hearing that was taken off is marked cancelled and has no alarm', (t) => {
  const alarms = [{ daysBefore: 1, at: '18:30' }]
  t.true(feedOf({ alarms }).includes('TRIGGER;VALUE=DATE-TIME:20261125T130000Z'))
  const removed = feedOf({ alarms }, { state: 'REMOVED' })
  t.true(removed.includes('STATUS:CANCELLED\r\n'))
  t.true(removed.includes('SUMMARY:Cancelled: CS/12/2024'))
  t.false(removed.includes('VALARM'))
})

test('a listed event says when the bench sits, or that it does not; its link by video only where the calendar shows links', (t) => {
  const videoLink = 'https://hearings.invalid/vc/12'
  const listed = { state: 'LISTED', sittingTime: '10:30', videoLink } as const
  t.true(feedOf({}, listed).includes('The bench sits from 10:30.'))
  t.false(feedOf({}, listed).includes(videoLink))
  t.true(feedOf({ links: true }, listed).includes(videoLink))
  t.true(feedOf({}, { ...listed, sitting: false }).includes('The court says that the bench does not sit.'))
  t.false(feedOf({ links: true }, { ...listed, state: 'REMOVED' }).includes(videoLink))
})

test('an expected event states the source of its day: the record, an early list, or a bench that did not sit before', (t) => {
  const says = (hearing: Partial<FeedHearing>) => /DESCRIPTION:(.*)/.exec(feedOf({ detail: 'MINIMAL' }, hearing))?.[1]
  t.is(says({}), 'The case record names this day.')
  t.is(says({ listKind: 'WEEKLY' }), 'On the weekly list of the court. The list of the day decides.')
  t.is(says({ reason: 'CARRIED_OVER' }), 'Carried over from a day on which the bench did not sit.')
})

test('equal hearings produce equal text, and a calendar without hearings is valid', (t) => {
  t.is(feedOf(), feedOf())
  t.true(writeFeed({ ...SETTINGS, alarms: [] }, []).startsWith('BEGIN:VCALENDAR'))
})

test('in 1,000 random histories ical.js reads each event right after each edit', async (t) => {
  for (let seed = 1; seed <= 1_000; seed++) {
    t.deepEqual(checkHistory(editHistory(seed)), [], `seed ${seed}`)
    // Other tests in this process have connections that must be answered.
    await setImmediate()
  }
})

test('the check of histories finds an event on a wrong day, with a wrong UID or a falling SEQUENCE', (t) => {
  const [first, second] = [editHistory(7).find(({ events }) => events.length > 0), editHistory(8)]
  if (!first) return t.fail('no event')
  const wrong = (change: (feed: string) => string) => checkHistory([first, { ...first, feed: change(first.feed) }])
  t.deepEqual(
    wrong((feed) => feed),
    [],
  )
  t.not(wrong((feed) => feed.replace(/DTSTART;VALUE=DATE:\d{8}/, 'DTSTART;VALUE=DATE:20300101')).length, 0)
  t.not(wrong((feed) => feed.replace(/UID:\w{32}/, `UID:${'f'.repeat(32)}`)).length, 0)
  t.not(wrong((feed) => feed.replace(/SEQUENCE:\d+/, 'SEQUENCE:-1')).length, 0)
  t.not(wrong((feed) => feed.replaceAll('\r\n', '\n')).length, 0)
  t.true(second.length > 0)
})
