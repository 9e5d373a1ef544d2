#!/usr/bin/env bash
# Guess: a change with RANGE=THISANDFUTURE (RFC 5545, 3.2.13) moves that meeting and all that follow, in every library of calendars, or a
# library that cannot do so says so.
# Seen: ical.js 2.2.1 and recurring-ical-events 3.8.2 (Python) move all that follow; node-ical 0.27.2 moves the first of them only, without an
# error, and gives the rest at their former hour and under their former name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check icalendar==7.3.2 recurring-ical-events==3.8.2 tzdata==2026.6
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent node-ical@0.27.2 ical.js@2.2.1
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//harvest//EN \
  BEGIN:VEVENT UID:1 DTSTAMP:20260101T000000Z DTSTART:20260302T100000Z DURATION:PT1H RRULE:FREQ=DAILY\;COUNT=5 SUMMARY:Weigh END:VEVENT \
  BEGIN:VEVENT UID:1 DTSTAMP:20260102T000000Z SEQUENCE:1 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260304T100000Z' DTSTART:20260304T120000Z \
  DURATION:PT1H SUMMARY:Load END:VEVENT END:VCALENDAR >field.ics
cat >read.py <<'PY'
import json
import icalendar, recurring_ical_events

calendar = icalendar.Calendar.from_ical(open('field.ics', 'rb').read())
events = recurring_ical_events.of(calendar).between((2026, 3, 1), (2026, 3, 31))
print(json.dumps([f"{event.start:%d %H:%M} {event['SUMMARY']}" for event in sorted(events, key=lambda event: event.start)]))
PY
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import ical from 'node-ical'

const shown = (date, name) => `${date.toISOString().slice(8, 16).replace('T', ' ')} ${name}`
const byNodeIcal = () => {
  const event = Object.values(ical.sync.parseFile('field.ics')).find(({ type }) => type === 'VEVENT')
  const events = ical.expandRecurringEvent(event, { from: new Date('2026-03-01Z'), to: new Date('2026-03-31Z') })
  return events.map(({ start, summary }) => shown(start, summary))
}
const byIcalJs = () => {
  const [master, change] = new ICAL.Component(ICAL.parse(readFileSync('field.ics', 'utf8'))).getAllSubcomponents('vevent')
  const event = new ICAL.Event(master, { exceptions: [change] })
  const dates = event.iterator()
  return Array.from({ length: 5 }, () => {
    const { startDate, item } = event.getOccurrenceDetails(dates.next())
    return shown(startDate.toJSDate(), item.summary)
  })
}
const seen = {
  'ical.js 2.2.1': byIcalJs(),
  'recurring-ical-events 3.8.2': JSON.parse(execFileSync('env/bin/python', ['read.py'], { encoding: 'utf8' })),
  'node-ical 0.27.2': byNodeIcal(),
}
for (const [library, meetings] of Object.entries(seen)) console.log(`${library}: ${meetings.join(', ')}`)
const MOVED = ['02 10:00 Weigh', '03 10:00 Weigh', '04 12:00 Load', '05 12:00 Load', '06 12:00 Load']
const EXPECTED = [MOVED, MOVED, [...MOVED.slice(0, 3), '05 10:00 Weigh', '06 10:00 Weigh']]
process.exit(JSON.stringify(Object.values(seen)) === JSON.stringify(EXPECTED) ? 0 : 1)
JS
echo "$(python3 --version), Node $(node --version)"
node read.js
echo 'One library moves one meeting where the calendar moved it and all that follow.'
