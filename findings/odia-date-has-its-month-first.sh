#!/usr/bin/env bash
# Guess: a date in figures has its day first in each language of India, whichever library writes or reads it; or at least in one language each
# library has the same order.
# Seen: for 3 April 2026 Intl (CLDR 48) and Babel 2.19.0 write 4/3 in Odia, and dateparser 1.5.0 reads an Odia 03/04/2026 as 4 March. date-fns 4.4.0
# writes 04/03/2026 in Bengali, which Intl writes with the day first and dateparser reads as 4 March. In Kashmiri (Devanagari) Intl writes 3/4/26
# with `dateStyle: 'short'` and 4/3/2026 without.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check dateparser==1.5.0 babel==2.19.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent date-fns@4.4.0
cat >dates.py <<'PY'
import json
import sys
from datetime import date

import dateparser
from babel.dates import format_date

day = date(2026, 4, 3)
written = {locale: format_date(day, 'short', locale=locale) for locale in ('hi', 'bn', 'or')}
read = {locale: str(dateparser.parse('03/04/2026', languages=[locale]).date()) for locale in ('hi', 'bn', 'or')}
read['bn of date-fns'] = str(dateparser.parse(sys.argv[1], languages=['bn']).date())
print(json.dumps({'written': written, 'read': read}))
PY
cat >dates.js <<'JS'
import { execFileSync } from 'node:child_process'
import { format } from 'date-fns'
import { bn, hi } from 'date-fns/locale'

const day = new Date(2026, 3, 3)
const short = (locale) => new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'short' }).format(day)
const plain = (locale) => new Intl.DateTimeFormat(`${locale}-u-nu-latn`).format(day)
const bengali = format(day, 'P', { locale: bn })
const { written, read } = JSON.parse(execFileSync('env/bin/python', ['dates.py', bengali], { encoding: 'utf8' }))
for (const locale of ['hi', 'bn', 'or', 'ks-Deva']) console.log(`Intl writes in ${locale}: ${short(locale)}, ${plain(locale)}`)
console.log('Babel writes:', written)
console.log(`date-fns writes in hi: ${format(day, 'P', { locale: hi })}, in bn: ${bengali}`)
console.log('dateparser reads 03/04/2026:', read)
const isSeen =
  [short('hi'), short('bn'), short('ks-Deva')].every((text) => text === '3/4/26') &&
  short('or') === '4/3/26' &&
  plain('ks-Deva') === '4/3/2026' &&
  written.or.replace(/\D+/g, '/') === '4/3/26' &&
  format(day, 'P', { locale: hi }) === '03/04/2026' &&
  bengali === '04/03/2026' &&
  read.hi === '2026-04-03' &&
  read.or === '2026-03-04' &&
  read['bn of date-fns'] === '2026-03-04'
process.exit(isSeen ? 0 : 1)
JS
echo "$(python3 --version), dateparser 1.5.0, Babel 2.19.0, Node $(node --version), CLDR $(node -p process.versions.cldr), date-fns 4.4.0"
TZ=Asia/Kolkata node dates.js
echo 'In figures, 3 April is 4 March: in Odia for Intl, Babel and dateparser, in Bengali between date-fns and dateparser.'
