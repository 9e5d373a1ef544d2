#!/usr/bin/env bash
# Guess: at the start of summer time an event of PT2H ends two hours after its start, and one of P1D at the same time of the next day, in
# every library: in RFC 5545 (3.3.6) hours and minutes are exact, weeks and days are nominal.
# Seen: each library has one kind only. icalendar 7.3.2 and recurring-ical-events 3.8.2 (Python) add hours to the local time, so that two
# hours from midnight end one hour later; node-ical 0.26.1 adds 24 hours for a day, so that a day from 18:00 ends at 19:00.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet icalendar==7.3.2 recurring-ical-events==3.8.2 tzdata==2026.6
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent node-ical@0.26.1
# Clocks go from 01:00 to 02:00 on 29 March 2026.
write() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//harvest//EN BEGIN:VEVENT UID:1 DTSTAMP:20260101T000000Z \
    "DTSTART;TZID=Europe/London:$2" "DURATION:$3" END:VEVENT END:VCALENDAR >"$1"
}
write hours.ics 20260329T000000 PT2H
write day.ics 20260328T180000 P1D
cat >read.py <<'PY'
from datetime import timezone
import json
import icalendar, recurring_ical_events

ends = {'icalendar': [], 'recurring-ical-events': []}
for name in ('hours.ics', 'day.ics'):
    calendar = icalendar.Calendar.from_ical(open(name, 'rb').read())
    ends['icalendar'].append(calendar.events[0].end)
    ends['recurring-ical-events'].append(recurring_ical_events.of(calendar).between((2026, 3, 28), (2026, 3, 30))[0].end)
print(json.dumps({library: [end.astimezone(timezone.utc).strftime('%FT%RZ') for end in both] for library, both in ends.items()}))
PY
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import ical from 'node-ical'

const ends = JSON.parse(execFileSync('env/bin/python', ['read.py'], { encoding: 'utf8' }))
ends['node-ical'] = ['hours.ics', 'day.ics'].map((name) => {
  const event = Object.values(ical.sync.parseFile(name)).find(({ type }) => type === 'VEVENT')
  return event.end.toISOString().replace(':00.000', '')
})
const [TWO_HOURS, A_DAY] = ['2026-03-29T02:00Z', '2026-03-29T17:00Z']
console.log(`by RFC 5545: PT2H from 2026-03-29T00:00Z ends ${TWO_HOURS}, P1D from 2026-03-28T18:00Z ends ${A_DAY}`)
for (const [library, [hours, day]] of Object.entries(ends)) console.log(`${library}: PT2H ends ${hours}, P1D ends ${day}`)
const EXPECTED = {
  icalendar: ['2026-03-29T01:00Z', A_DAY],
  'recurring-ical-events': ['2026-03-29T01:00Z', A_DAY],
  'node-ical': [TWO_HOURS, '2026-03-29T18:00Z'],
}
process.exit(JSON.stringify(ends) === JSON.stringify(EXPECTED) ? 0 : 1)
JS
echo "$(python3 --version), icalendar 7.3.2, recurring-ical-events 3.8.2, Node $(node --version), node-ical 0.26.1"
node read.js
echo 'Over a change of the clock one library shortens hours, the other lengthens days.'
