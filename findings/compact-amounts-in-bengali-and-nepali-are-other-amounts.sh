#!/usr/bin/env bash
# Guess: the compact form of a number rounds it and names its power of ten, so number times word is the number, in every language.
# Seen: with the data of CLDR 48, Babel 2.19.0, FormatJS 9.4.3 and Intl of Node write 5 × 10^10 in short Bengali as "5 hundred crore", a
# tenth of it, and 5 × 10^11 as "5 crore", as they write 5 × 10^7 with one blank more. In long Nepali 50 lakh (5 × 10^6)
# becomes "5 crore", ten times as much, and so on up to 5 × 10^8. Hindi, and the long Bengali and short Nepali forms, are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet babel==2.19.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent @formatjs/intl-numberformat@9.4.3
cat >write.py <<'PY'
import json
from babel.numbers import format_compact_decimal

forms = [('bn', 'short'), ('bn', 'long'), ('ne', 'short'), ('ne', 'long'), ('hi', 'short')]
print(json.dumps({f'{l} {form}': [format_compact_decimal(5 * 10**n, locale=l, format_type=form) for n in range(6, 13)] for l, form in forms}))
PY
env/bin/python write.py >babel.json
cat >compare.js <<'JS'
import { readFileSync } from 'node:fs'

const native = Intl.NumberFormat
await import('@formatjs/intl-numberformat/polyfill-force.js')
for (const language of ['bn', 'ne', 'hi']) await import(`@formatjs/intl-numberformat/locale-data/${language}.js`)
const WORDS = {
  লা: 1e5, লাখ: 1e5, কো: 1e7, কোটি: 1e7, শত: 1e2, 'লা.কো.': 1e12,
  लाख: 1e5, करोड: 1e7, 'क॰': 1e7, अरब: 1e9, 'अ॰': 1e9, खरब: 1e11, 'ख॰': 1e11,
}
function valueOf(text) {
  const latin = text.replaceAll(/[०-९]/g, (d) => d.charCodeAt(0) - 0x966).replaceAll(/[০-৯]/g, (d) => d.charCodeAt(0) - 0x9e6)
  const [, digits, words] = /^([\d,]+)(.*)$/u.exec(latin)
  const factors = words.replaceAll('শত', 'শত ').split(/\s/u).filter(Boolean)
  return factors.reduce((value, word) => value * WORDS[word], Number(digits.replaceAll(',', '')))
}
const babel = JSON.parse(readFileSync('babel.json', 'utf8'))
const seen = {}
for (const form of Object.keys(babel)) {
  const [language, compactDisplay] = form.split(' ')
  const write = (Format) =>
    Array.from({ length: 7 }, (_, n) => new Format(language, { notation: 'compact', compactDisplay }).format(5 * 10 ** (n + 6)))
  const all = { Babel: babel[form], FormatJS: write(Intl.NumberFormat), [`Intl of Node ${process.version}`]: write(native) }
  for (const [library, texts] of Object.entries(all)) {
    const factors = texts.map((text, n) => Number((valueOf(text) / (5 * 10 ** (n + 6))).toPrecision(3)))
    console.log(`${form}, ${library}: ${texts.join(' | ')}\n  is, of 5 × 10^6 ... 5 × 10^12: ${factors.join(', ')}`)
    if (!library.startsWith('Intl')) (seen[form] ??= []).push(factors.join())
  }
}
const RIGHT = '1,1,1,1,1,1,1'
const EXPECTED = { 'bn short': '1,1,1,1,0.1,0.0001,1', 'bn long': RIGHT, 'ne short': RIGHT, 'ne long': '10,10,10,1,1,1,1', 'hi short': RIGHT }
process.exit(Object.entries(EXPECTED).every(([form, factors]) => seen[form].every((each) => each === factors)) ? 0 : 1)
JS
echo 'Babel 2.19.0, @formatjs/intl-numberformat 9.4.3'
node compare.js
echo 'Short Bengali and long Nepali amounts are one tenth, one ten-thousandth or ten times what they stand for.'
