#!/usr/bin/env bash
# Guess: a fuzzy search finds मीना (Mina) and मोना (Mona) alike and not equal, in Hindi as in Latin letters.
# Seen: in Hindi they are equal, 100 of 100. RapidFuzz 3.14.6 (with its default_process) and fuzzball 2.2.6 replace the vowel signs of Indian
# scripts by spaces, as if these were punctuation; Fuse.js 7.5.0 (with ignoreDiacritics) deletes them as if they were accents.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check rapidfuzz==3.14.6
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent fuzzball@2.2.6 fuse.js@7.5.0
cat >pairs.json <<'JSON'
[["Mina", "Mona"], ["मीना", "मोना"], ["মীনা", "মোনা"], ["மீனா", "மோனா"], ["సీత", "సోత"]]
JSON
cat >score.py <<'PY'
import json
from rapidfuzz import fuzz, utils

pairs = json.load(open('pairs.json'))
print(json.dumps([round(fuzz.ratio(one, other, processor=utils.default_process)) for one, other in pairs]))
PY
cat >score.js <<'JS'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import Fuse from 'fuse.js'
import { full_process, ratio } from 'fuzzball'

const pairs = JSON.parse(readFileSync('pairs.json', 'utf8'))
const fuse = ([one, other]) => {
  const [found] = new Fuse([other], { ignoreDiacritics: true, includeScore: true, threshold: 1 }).search(one)
  return Math.round(100 * (1 - found.score))
}
const scores = {
  RapidFuzz: JSON.parse(execFileSync('env/bin/python', ['score.py'], { encoding: 'utf8' })),
  fuzzball: pairs.map(([one, other]) => ratio(one, other)),
  'Fuse.js': pairs.map(fuse),
}
pairs.forEach(([one, other], index) => {
  const each = Object.entries(scores).map(([library, all]) => `${library} ${all[index]}`)
  console.log(`${one} and ${other}, of 100: ${each.join(', ')}`)
})
console.log('to fuzzball both are', JSON.stringify(pairs[1].map((name) => full_process(name))))
const isSeen = Object.values(scores).every(([latin, ...indian]) => latin < 100 && indian.every((score) => score === 100))
process.exit(isSeen ? 0 : 1)
JS
echo "$(python3 --version), RapidFuzz 3.14.6, Node $(node --version), fuzzball 2.2.6, Fuse.js 7.5.0"
node score.js
echo 'Three fuzzy searches compare names in Indian scripts by their consonants alone.'
