#!/usr/bin/env bash
# Guess: every library of calendars gets the dates that RFC 5545 (3.8.5.3) gives for its own examples of rules.
# Seen: for "every 20th Monday of the year" and "Monday of week number 20" ical.js 2.2.1 gives a Monday every week, without an error, and it
# holds a yearly event of 29 February on 1 March in other years, where RFC 5545 (3.3.10) leaves these out. rrule 2.8.1 and rrule-temporal
# 2.2.8 give the dates of the RFC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent ical.js@2.2.1 rrule@2.8.1 rrule-temporal@2.2.8
cat >expand.js <<'JS'
import ICAL from 'ical.js'
import rrule from 'rrule'
import { RRuleTemporal } from 'rrule-temporal'

const CASES = [
  ['19970519T090000', 'FREQ=YEARLY;BYDAY=20MO', '1997-05-19 1998-05-18 1999-05-17', '1997-05-19 1997-05-26 1997-06-02'],
  ['19970512T090000', 'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12 1998-05-11 1999-05-17', '1997-05-19 1997-05-26 1997-06-02'],
  ['20240229T090000', 'FREQ=YEARLY', '2024-02-29 2028-02-29 2032-02-29', '2024-02-29 2025-03-01 2026-03-01'],
]
const byIcal = (start, rule) => {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//harvest//EN', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:19970101T000000Z']
  const text = [...lines, `DTSTART:${start}`, `RRULE:${rule}`, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'))
  const dates = event.iterator()
  return Array.from({ length: 3 }, () => dates.next().toString())
}
const byRrule = (start, rule) =>
  rrule.rrulestr(`DTSTART:${start}Z\nRRULE:${rule}`).all((_, index) => index < 3).map((date) => date.toISOString())
const byRruleTemporal = (start, rule) =>
  new RRuleTemporal({ rruleString: `DTSTART:${start}Z\nRRULE:${rule}` }).all((_, index) => index < 3).map(String)
const days = (dates) => dates.slice(0, 3).map((date) => date.slice(0, 10)).join(' ')

let isAsSeen = true
for (const [start, rule, right, wrong] of CASES) {
  const seen = [byIcal, byRrule, byRruleTemporal].map((expand) => days(expand(start, rule)))
  console.log(`${rule}, from ${start}\n  ical.js         ${seen[0]}\n  rrule           ${seen[1]}\n  rrule-temporal  ${seen[2]}`)
  isAsSeen &&= seen[0] === wrong && seen[1] === right && seen[2] === right
}
process.exit(isAsSeen ? 0 : 1)
JS
echo "Node $(node --version), ical.js 2.2.1, rrule 2.8.1, rrule-temporal 2.2.8"
node expand.js
echo 'ical.js takes a yearly rule with a numbered weekday or week for a weekly one, and 29 February for 1 March.'
