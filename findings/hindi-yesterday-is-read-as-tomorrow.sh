#!/usr/bin/env bash
# Guess: a word for a day that Intl writes differs for yesterday and tomorrow in every language, and dateparser, which knows the language,
# reads it as the day that was meant.
# Seen: in Hindi Intl writes "कल" for both and "परसों" both for two days ago and for two days ahead. dateparser 1.5.0 reads "कल" as tomorrow
# and "परसों" as two days ago, whichever direction it is set to prefer,
# so of each pair it gets one day wrong: of one the past, of the other the future.
# Marathi and Bengali words come back as they were meant.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet dateparser==1.5.0
node -p "
const days = (language) => [-2, -1, 0, 1, 2].map((n) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(n, 'day'))
JSON.stringify({ hi: days('hi'), mr: days('mr').slice(1, 4), bn: days('bn').slice(1, 4) })" >days.json
cat >read.py <<'PY'
from datetime import datetime, timedelta
import json, sys
from dateparser import parse

today, words = datetime(2026, 3, 10), json.load(open('days.json'))
seen = {}
for language, texts in words.items():
    meant = [index - len(texts) // 2 for index in range(len(texts))]
    for prefer in ('past', 'future'):
        days = [parse(text, languages=[language], settings={'RELATIVE_BASE': today, 'PREFER_DATES_FROM': prefer}) for text in texts]
        seen[language, prefer] = [(day - today) // timedelta(days=1) if day else None for day in days]
        print(f'{language}: days {meant} are written {texts}; dateparser, which prefers the {prefer}, reads days {seen[language, prefer]}')
is_as_seen = words['hi'][1] == words['hi'][3] and words['hi'][0] == words['hi'][4]
is_as_seen = is_as_seen and all(seen['hi', prefer] == [-2, 1, 0, 1, -2] for prefer in ('past', 'future'))
sys.exit(0 if is_as_seen and all(seen[language, 'past'] == [-1, 0, 1] for language in ('mr', 'bn')) else 1)
PY
echo "Node $(node --version), ICU $(node -p process.versions.icu), dateparser 1.5.0"
env/bin/python read.py
echo 'Intl has one Hindi word for yesterday and tomorrow; dateparser reads one pair as the future and the other as the past.'
