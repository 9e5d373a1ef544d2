#!/usr/bin/env bash
# Guess: "Rs.500", the usual way to write an amount in India, is read as 500 by a library of amounts of money, or it is refused.
# Seen: currency.js 2.0.4, accounting 0.4.1 and numeral 2.0.6 read it as 0.5, also with a blank before the number, and "Rs.1,23,456" as 0.12 or
# 0.123456: the dot of "Rs." is their decimal point. parse-price 1.1.8 and price-parser 0.5.1 (Python) get Rs.500 right and read "Rs.50/-" as 0.5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check price-parser==0.5.1
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent currency.js@2.0.4 accounting@0.4.1 numeral@2.0.6 parse-price@1.1.8 parse-money@1.0.12
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import accounting from 'accounting'
import currency from 'currency.js'
import numeral from 'numeral'
import money from 'parse-money'
import parsePrice from 'parse-price'

const program = 'import sys; from price_parser import Price; print(Price.fromstring(sys.argv[1]).amount_float)'
const readers = {
  'currency.js': (text) => currency(text).value,
  accounting: (text) => accounting.unformat(text),
  numeral: (text) => numeral(text).value(),
  'parse-price': (text) => parsePrice(text),
  'price-parser': (text) => Number(execFileSync('env/bin/python', ['-c', program, text], { encoding: 'utf8' })),
  'parse-money': (text) => money.default(text).amount,
}
const read = {}
for (const text of ['₹500', 'Rs.500', 'Rs. 500', 'Rs.1,23,456', 'Rs.50/-']) {
  read[text] = Object.fromEntries(Object.entries(readers).map(([library, reader]) => [library, reader(text)]))
  console.log(`${text}:`, Object.entries(read[text]).map(([library, amount]) => `${library} ${amount}`).join(', '))
}
const isSeen =
  ['currency.js', 'accounting', 'numeral'].every((library) => read['Rs.500'][library] === 0.5 && read['Rs. 500'][library] === 0.5) &&
  read['Rs.1,23,456']['currency.js'] === 0.12 &&
  ['accounting', 'parse-price', 'price-parser'].every((library) => read['Rs.50/-'][library] === 0.5) &&
  Object.values(read['₹500']).every((amount) => amount === 500) &&
  read['Rs.500']['parse-money'] === 500 &&
  read['Rs.50/-']['parse-money'] === 50
process.exit(isSeen ? 0 : 1)
JS
echo "$(python3 --version), price-parser 0.5.1, Node $(node --version), currency.js 2.0.4, accounting 0.4.1, numeral 2.0.6, parse-price 1.1.8, parse-money 1.0.12"
node read.js
echo 'Five libraries take the dot of "Rs." for a decimal point: a fee of Rs.500 or Rs.50 becomes half a rupee.'
