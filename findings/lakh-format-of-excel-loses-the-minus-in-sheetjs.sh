#!/usr/bin/env bash
# Guess: a debt of 12,34,567 in a cell with the usual Excel format for lakhs and crores is read with its minus, as text as well as a number.
# Seen: SheetJS (xlsx 0.18.5) gives the number -1234567 and the text "1,234,567", also in its CSV and HTML. Excel and numfmt 4.0.1 show
# "-1,234,567": the last of several sections with conditions is for all other numbers, and has the sign.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent xlsx@0.18.5 numfmt@4.0.1
env/bin/python - <<'PY'
from openpyxl import Workbook

book = Workbook()
for value in (12345678, 1234567, 4567, -4567, -1234567, -12345678):
    book.active.append([value])
    book.active.cell(book.active.max_row, 1).number_format = r'[>=10000000]##\,##\,##\,##0;[>=100000]##\,##\,##0;##,##0'
book.save('harvest.xlsx')
PY
cat >read.js <<'JS'
import { format } from 'numfmt'
import XLSX from 'xlsx'

const book = XLSX.readFile('harvest.xlsx', { cellNF: true })
const sheet = book.Sheets[book.SheetNames[0]]
const cells = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((name) => sheet[name])
console.log('format', cells[0].z)
for (const { v, w, z } of cells) console.log(`${v}: SheetJS ${w}, numfmt ${format(z, v)}`)
const csv = XLSX.utils.sheet_to_csv(sheet).trim().split('\n')
console.log('CSV of SheetJS:', csv.join(' '))
const bySheetJS = cells.map(({ w }) => w)
const byNumfmt = cells.map(({ v, z }) => format(z, v))
const SIZES = ['1,23,45,678', '12,34,567', '4,567', '4,567', '1,234,567', '12,345,678']
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)
const isSeen = isSame(bySheetJS, SIZES) && isSame(byNumfmt, SIZES.map((text, index) => (index < 3 ? text : `-${text}`)))
process.exit(isSeen && csv.every((text) => !text.includes('-')) ? 0 : 1)
JS
echo "$(python3 --version), openpyxl 3.1.5, Node $(node --version), xlsx 0.18.5, numfmt 4.0.1"
node read.js
echo 'In the format for lakhs a debt is read as a credit of the same amount.'
