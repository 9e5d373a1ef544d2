#!/usr/bin/env bash
# Guess: a calendar that a library reads and saves with no change says the same as before; lists and structured values stay what they were.
# Seen: icalendar 7.3.2 saves RESOURCES:Pump,Rope as RESOURCES:Pump\,Rope, one resource with a comma in its name, and REQUEST-STATUS:2.0;Success
# as 2.0\;Success, a status without a description; ical.js 2.2.1 saves both as they were. Handed over as jCal by ical.js, the rope is lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check icalendar==7.3.2 tzdata==2026.6
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent ical.js@2.2.1
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//harvest//EN METHOD:REPLY BEGIN:VEVENT UID:1 DTSTAMP:20260101T000000Z \
  DTSTART:20260302T100000Z CATEGORIES:Field,Well RESOURCES:Pump,Rope 'REQUEST-STATUS:2.0;Success' END:VEVENT END:VCALENDAR >before.ics
cat >save.py <<'PY'
import json, sys
import icalendar

calendar = icalendar.Calendar.from_ical(open('before.ics', 'rb').read())
open('saved.ics', 'wb').write(calendar.to_ical())
open('handed-over.ics', 'wb').write(icalendar.Calendar.from_jcal(json.loads(sys.argv[1])).to_ical())
PY
cat >compare.js <<'JS'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import ICAL from 'ical.js'

const jcal = ICAL.parse(readFileSync('before.ics', 'utf8'))
writeFileSync('saved-by-ical.js.ics', ICAL.stringify(jcal))
execFileSync('env/bin/python', ['save.py', JSON.stringify(jcal)])
const NAMES = ['CATEGORIES', 'RESOURCES', 'REQUEST-STATUS']
const seen = ['before.ics', 'saved-by-ical.js.ics', 'saved.ics', 'handed-over.ics'].map((name) => {
  const text = readFileSync(name, 'utf8')
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const lines = text.split('\r\n').filter((line) => NAMES.includes(line.split(':')[0]))
  const values = NAMES.map((property) => event.getFirstProperty(property.toLowerCase()).getValues().flat())
  console.log(`${name}: ${lines.join('  ')}`)
  console.log(`   values: ${JSON.stringify(values)}`)
  return values
})
const WHOLE = [['Field', 'Well'], ['Pump', 'Rope'], ['2.0', 'Success']]
const EXPECTED = [WHOLE, WHOLE, [['Field', 'Well'], ['Pump,Rope'], ['2.0;Success']], [['Field', 'Well'], ['Pump'], ['2.0;Success']]]
process.exit(JSON.stringify(seen) === JSON.stringify(EXPECTED) ? 0 : 1)
JS
echo "$(python3 --version), icalendar 7.3.2, Node $(node --version), ical.js 2.2.1"
node compare.js
echo 'A calendar that is read and saved unchanged asks for another resource and answers with another status.'
