#!/usr/bin/env bash
# Guess: a Tamil name written in Devanagari or Latin letters begins with the letter that it has: கண்ணன் with a k, பாபு with a p or b.
# Seen: sanscript, @indic-transliteration/sanscript 1.3.3 (JavaScript) and indic_transliteration 2.3.82 (Python), writes Kannan as "Ghannan",
# Murugan as "Murughan", Babu as "Bhabhu", Chandiran as "Jhandhiran": for each Tamil letter the last of the four that share it. aksharamukha 2.3
# and vidyut 0.4.0 write the first, as ISO 15919 has it. From Devanagari back to Tamil sanscript gives the name as it was, which hides it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check indic_transliteration==2.3.82 aksharamukha==2.3 vidyut==0.4.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent @indic-transliteration/sanscript@1.3.3
cat >write.py <<'PY'
import json
import warnings

warnings.simplefilter('ignore')
from aksharamukha import transliterate as aksharamukha
from indic_transliteration import sanscript
from vidyut.lipi import Scheme, transliterate as vidyut

print(json.dumps({name: {
    'sanscript (Python)': sanscript.transliterate(name, 'tamil', 'devanagari'),
    'aksharamukha': aksharamukha.process('Tamil', 'Devanagari', name),
    'vidyut': vidyut(name, Scheme.Tamil, Scheme.Devanagari),
} for name in json.load(open('names.json'))}))
PY
cat >write.js <<'JS'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import Sanscript from '@indic-transliteration/sanscript'

const names = JSON.parse(readFileSync('names.json', 'utf8'))
const written = JSON.parse(execFileSync('env/bin/python', ['write.py'], { encoding: 'utf8' }))
for (const name of names) {
  const devanagari = Sanscript.t(name, 'tamil', 'devanagari')
  written[name]['sanscript (JavaScript)'] = devanagari
  const others = Object.entries(written[name]).map(([library, text]) => `${library} ${text}`)
  const back = Sanscript.t(devanagari, 'devanagari', 'tamil')
  console.log(`${name}: ${others.join(', ')}; Latin ${Sanscript.t(name, 'tamil', 'iast')}; back in Tamil ${back}`)
  if (back !== name) process.exit(1)
}
const first = (library) => names.map((name) => [...written[name][library]][0]).join('')
const isSeen =
  ['sanscript (Python)', 'sanscript (JavaScript)'].every((library) => first(library) === 'घभझध') &&
  ['aksharamukha', 'vidyut'].every((library) => first(library) === 'कपचत')
process.exit(isSeen ? 0 : 1)
JS
echo '["கண்ணன்", "பாபு", "சந்திரன்", "தேவன்"]' >names.json
echo "$(python3 --version), indic_transliteration 2.3.82, aksharamukha 2.3, vidyut 0.4.0, Node $(node --version), @indic-transliteration/sanscript 1.3.3"
node write.js
echo 'Sanscript gives a Tamil name other consonants: Kannan becomes Ghannan, Babu Bhabhu.'
