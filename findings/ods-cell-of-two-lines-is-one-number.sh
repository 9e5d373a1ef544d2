#!/usr/bin/env bash
# Guess: a cell that pyexcel-ods3 0.6.1 writes to an OpenDocument sheet is read by others as it was written; a bold word does not change what a cell
# says, and a negative duration (office:time-value="-PT15M", XML Schema 2, 3.2.6) stays negative or is refused.
# Seen: "Rs 12", line end, "500" becomes "Rs 12500" to calamine 0.9.1 and officeparser 7.8.0, and 12, tab, 500 becomes 12500 also to the odf reader
# of pandas 3.1.1. Of "is not due" with a bold "not" officeparser gives "not", of "Rs 5000" with bold zeros "000". SheetJS (xlsx 0.18.5)
# reads minus 15 minutes as plus 15, pyexcel-ods3 reads no cell there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pandas==3.1.1 odfpy==1.4.1 python-calamine==0.9.1 pyexcel-ods3==0.6.1
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent officeparser@7.8.0 xlsx@0.18.5
cat >sheet.py <<'PY'
import json
import pandas
from odf import opendocument, table, text
from pyexcel_ods3 import get_data, save_data
from python_calamine import CalamineWorkbook

save_data('fines.ods', {'Fines': [['Rs 12\n500', '12\t500']]})
calamine = lambda file: CalamineWorkbook.from_path(file).get_sheet_by_index(0).to_python()[0]
read = {
    'calamine': calamine('fines.ods'),
    'pandas': pandas.read_excel('fines.ods', engine='odf', header=None).values.tolist()[0],
    'pyexcel-ods3': next(iter(get_data('fines.ods').values()))[0],
}

document = opendocument.OpenDocumentSpreadsheet()
row = table.TableRow()
for before, bold, after in (('is ', 'not', ' due'), ('Rs 5', '000', '')):
    paragraph = text.P(text=before)
    paragraph.addElement(text.Span(text=bold))
    paragraph.addText(after)
    cell = table.TableCell(valuetype='string')
    cell.addElement(paragraph)
    row.addElement(cell)
late = table.TableCell(valuetype='time', timevalue='-PT00H15M00S')
late.addElement(text.P(text='-00:15:00'))
row.addElement(late)
sheet = table.Table(name='Fines')
sheet.addElement(row)
document.spreadsheet.addElement(sheet)
document.save('bold.ods')
bold = {'calamine': calamine('bold.ods'), 'pyexcel-ods3': next(iter(get_data('bold.ods').values()))[0]}
print(json.dumps({'read': read, 'bold': bold}, default=str))
PY
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import { OfficeParser } from 'officeparser'
import XLSX from 'xlsx'

const { read, bold } = JSON.parse(execFileSync('env/bin/python', ['sheet.py'], { encoding: 'utf8' }))
for (const [file, all] of [['fines.ods', read], ['bold.ods', bold]]) {
  const { Sheets, SheetNames } = XLSX.readFile(file)
  all.SheetJS = XLSX.utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1 })[0]
  all.officeparser = (await OfficeParser.parseOffice(file)).toText().split('\n')
  for (const [library, cells] of Object.entries(all)) console.log(`${file}: ${library} ${JSON.stringify(cells)}`)
}
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)
const isSeen =
  ['SheetJS', 'pyexcel-ods3'].every((library) => isSame(read[library], ['Rs 12\n500', '12\t500'])) &&
  ['calamine', 'officeparser'].every((library) => isSame(read[library], ['Rs 12500', '12500'])) &&
  String(read.pandas[1]) === '12500' &&
  isSame(bold.officeparser.slice(0, 2), ['not', '000']) &&
  ['calamine', 'SheetJS', 'pyexcel-ods3'].every((library) => isSame(bold[library].slice(0, 2), ['is not due', 'Rs 5000'])) &&
  Math.abs(bold.SheetJS[2] - 15 / 1440) < 1e-9 &&
  bold['pyexcel-ods3'].length === 2
process.exit(isSeen ? 0 : 1)
JS
echo "$(python3 --version), pandas 3.1.1, odfpy 1.4.1, calamine 0.9.1, pyexcel-ods3 0.6.1, Node $(node --version), officeparser 7.8.0, xlsx 0.18.5"
node read.js
echo 'In OpenDocument sheets two lines or columns of a cell are one number, a bold word is the whole cell, and a minus is lost.'
