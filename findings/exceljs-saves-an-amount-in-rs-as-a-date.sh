#!/usr/bin/env bash
# Guess: a file that a library of Excel files reads and saves with no change has the same numbers in the same formats; letters behind a
# backslash are text (ISO/IEC 29500-1, 18.8.31), no code of a date.
# Seen: exceljs 4.4.0 reads Rs. 45,000 in the format \R\s\.\ #,##0 as 15 March 2023, for the s, and saves it as a date in the format Rs. #,##0,
# a date to openpyxl 3.1.5 and calamine 0.9.1 too. It drops every backslash, so that a debit (\D\r) becomes a date to them and the commas of
# lakhs and crores (##\,##\,##0) become those of thousands. They and read-excel-file 9.3.17 read the first file right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5 python-calamine==0.9.1
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent exceljs@4.4.0 read-excel-file@9.3.17
cat >fees.py <<'PY'
from openpyxl import Workbook

book = Workbook()
for index, form in enumerate((r'"Rs. "#,##0', r'\R\s\.\ #,##0', r'0.00\ \D\r', r'##\,##\,##0', r'dd\-mm\-yyyy'), 1):
    book.active.cell(index, 1, 45000).number_format = form
book.save('fees.xlsx')
PY
cat >read.py <<'PY'
import json
import sys
from openpyxl import load_workbook
from python_calamine import CalamineWorkbook

cells = [row[0] for row in load_workbook(sys.argv[1]).active.iter_rows()]
rows = CalamineWorkbook.from_path(sys.argv[1]).get_sheet_by_index(0).to_python()
print(json.dumps({
    'formats': [cell.number_format for cell in cells],
    'openpyxl': [str(cell.value) for cell in cells],
    'calamine': [str(row[0]) for row in rows],
}))
PY
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import Excel from 'exceljs'
import { readSheet } from 'read-excel-file/node'

const text = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value))
const book = new Excel.Workbook()
await book.xlsx.readFile('fees.xlsx')
await book.xlsx.writeFile('saved.xlsx')
async function readAll(file) {
  const { formats, ...read } = JSON.parse(execFileSync('env/bin/python', ['read.py', file], { encoding: 'utf8' }))
  const again = new Excel.Workbook()
  await again.xlsx.readFile(file)
  read.exceljs = formats.map((_, index) => text(again.worksheets[0].getCell(index + 1, 1).value))
  read['read-excel-file'] = (await readSheet(file)).map(([value]) => text(value))
  formats.forEach((format, index) => {
    console.log(`${file}, ${format}: ${Object.entries(read).map(([library, values]) => `${library} ${values[index]}`).join(', ')}`)
  })
  const kinds = (library) => read[library].map((value) => (value.startsWith('2023-03-15') ? 'date' : 'number')).join(' ')
  return { formats, kinds: Object.fromEntries(Object.keys(read).map((library) => [library, kinds(library)])) }
}
const { kinds } = await readAll('fees.xlsx')
const saved = await readAll('saved.xlsx')
const right = 'number number number number date'
const isSeen =
  ['openpyxl', 'calamine', 'read-excel-file'].every((library) => kinds[library] === right) &&
  kinds.exceljs === 'number date number number date' &&
  ['openpyxl', 'calamine'].every((library) => saved.kinds[library] === 'number date date number date') &&
  saved.formats.join(' | ') === '"Rs. "#,##0 | Rs. #,##0 | 0.00 Dr | ##,##,##0 | dd-mm-yyyy'
process.exit(isSeen ? 0 : 1)
JS
echo "$(python3 --version), openpyxl 3.1.5, calamine 0.9.1, Node $(node --version), exceljs 4.4.0, read-excel-file 9.3.17"
env/bin/python fees.py
TZ=UTC node read.js
echo 'exceljs reads a fee of Rs. 45,000 as 15 March 2023, and saves it and a debit as dates for other readers.'
