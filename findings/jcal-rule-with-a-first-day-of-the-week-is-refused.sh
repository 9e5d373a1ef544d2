#!/usr/bin/env bash
# Guess: two libraries that implement jCal (RFC 7265) read each other's rules, as they read each other's iCalendar text.
# Seen: icalendar 7.3.2 (Python) refuses each rule with WKST that ical.js 2.2.1 reads from text and writes as jCal: it has "wkst":1 in place of
# "SU". The same rule goes over as text, and from icalendar to ical.js as jCal, with the same dates.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check icalendar==7.3.2 tzdata==2026.6
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent ical.js@2.2.1
cat >read.py <<'PY'
import json, sys
import icalendar

form, data = sys.argv[1:]
try:
    calendar = icalendar.Calendar.from_jcal(json.loads(data)) if form == 'jCal' else icalendar.Calendar.from_ical(data)
    print(json.dumps(calendar.to_jcal()))
except ValueError as error:
    print(json.dumps({'refused': str(error).splitlines()[-1]}))
PY
cat >exchange.js <<'JS'
import { execFileSync } from 'node:child_process'
import ICAL from 'ical.js'

const inPython = (form, data) => JSON.parse(execFileSync('env/bin/python', ['read.py', form, data], { encoding: 'utf8' }))
const rule = ([, , [[, properties]]]) => properties.find(([name]) => name === 'rrule')[3]
const dates = (jcal) => {
  const each = new ICAL.Event(new ICAL.Component(jcal).getFirstSubcomponent('vevent')).iterator()
  return Array.from({ length: 4 }, () => each.next().toString().slice(5, 10)).join()
}
const seen = ['', ';WKST=SU', ';WKST=MO'].map((first) => {
  const lines = ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z', 'DTSTART:20260303T100000Z', `RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU${first}`]
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//harvest//EN', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
  const jcal = ICAL.parse(text)
  const [byText, byJcal] = [inPython('text', text), inPython('jCal', JSON.stringify(jcal))]
  console.log(`${lines.at(-1)}: dates ${dates(jcal)}`)
  console.log(`   ical.js writes ${JSON.stringify(rule(jcal))}; icalendar ${byJcal.refused ? `refuses it: ${byJcal.refused}` : 'reads it'}`)
  console.log(`   icalendar writes ${JSON.stringify(rule(byText))}; ical.js reads it, dates ${dates(byText)}`)
  return [dates(jcal), dates(jcal) === dates(byText), 'refused' in byJcal]
})
const EXPECTED = [['03-03,03-08,03-17,03-22', true, false], ['03-03,03-15,03-17,03-29', true, true], ['03-03,03-08,03-17,03-22', true, true]]
process.exit(JSON.stringify(seen) === JSON.stringify(EXPECTED) ? 0 : 1)
JS
echo "$(python3 --version), icalendar 7.3.2, Node $(node --version), ical.js 2.2.1"
node exchange.js
echo 'A rule that says on which day a week begins, and so which weeks it means, cannot go from one library to the other.'
