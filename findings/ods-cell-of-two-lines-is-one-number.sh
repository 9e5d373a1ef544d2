#!/usr/bin/env bash
# Guess: a cell that pyexcel-ods3 0.6.1 writes to an OpenDocument sheet is read by others as it was written; a negative duration
# (office:time-value="-PT15M", XML Schema 2, 3.2.6) stays negative or is refused.
# Seen: "Rs 12", line end, "500" becomes "Rs 12500" to calamine 0.9.1; 12, tab, 500 becomes 12500 to it and to the odf reader of
# pandas 3.1.1. SheetJS (xlsx 0.18.5) reads minus 15 minutes as plus 15, pyexcel-ods3 reads no cell there. officeparser 8.1.1
# reads all of it right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pandas==3.1.1 odfpy==1.4.1 python-calamine==0.9.1 pyexcel-ods3==0.6.1
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent officeparser@8.1.1 xlsx@0.18.5
cat >sheet.py <<'PY'
import json

import pandas
from odf import opendocument, table, text
from pyexcel_ods3 import get_data, save_data
from python_calamine import CalamineWorkbook

save_data('fines.ods', {'Fines': [['Rs 12\n500', '12\t500']]})
document = opendocument.OpenDocumentSpreadsheet()
row = table.TableRow()
for value in ('00:15:00', '-00:15:00'):
    sign, (hours, minutes, seconds) = value[:-8], value[-8:].split(':')
    cell = table.TableCell(valuetype='time', timevalue=f'{sign}PT{hours}H{minutes}M{seconds}S')
    cell.addElement(text.P(text=value))
    row.addElement(cell)
sheet = table.Table(name='Late')
sheet.addElement(row)
document.spreadsheet.addElement(sheet)
document.save('late.ods')


def read(file):
    return {
        'calamine': CalamineWorkbook.from_path(file).get_sheet_by_index(0).to_python()[0],
        'pyexcel-ods3': next(iter(get_data(file).values()))[0],
    }


fines = {
    **read('fines.ods'),
    'pandas': pandas.read_excel('fines.ods', engine='odf', header=None).astype(str).values.tolist()[0],
}
print(json.dumps({'fines': fines, 'late': read('late.ods')}, default=str))
PY
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import { OfficeParser } from 'officeparser'
import XLSX from 'xlsx'

const { fines, late } = JSON.parse(execFileSync('env/bin/python', ['sheet.py'], { encoding: 'utf8' }))
for (const [file, all] of [['fines.ods', fines], ['late.ods', late]]) {
  const { Sheets, SheetNames } = XLSX.readFile(file)
  all.SheetJS = XLSX.utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1 })[0]
  all.officeparser = [(await (await OfficeParser.parseOffice(file)).to('text')).value]
  for (const [library, cells] of Object.entries(all)) console.log(`${file}: ${library} ${JSON.stringify(cells)}`)
}
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)
const isSeen =
  ['SheetJS', 'pyexcel-ods3'].every((library) => isSame(fines[library], ['Rs 12\n500', '12\t500'])) &&
  isSame(fines.calamine, ['Rs 12500', '12500']) &&
  isSame(fines.pandas, ['Rs 12\n500', '12500']) &&
  fines.officeparser[0].includes('Rs 12\n500') &&
  late.officeparser[0].includes('-00:15:00') &&
  late.SheetJS.every((days) => Math.abs(days - 15 / 1440) < 1e-9) &&
  late['pyexcel-ods3'].length === 1 &&
  late.calamine[1].startsWith('-')
process.exit(isSeen ? 0 : 1)
JS
echo "$(python3 --version), pandas 3.1.1, odfpy 1.4.1, calamine 0.9.1, pyexcel-ods3 0.6.1, Node $(node --version), officeparser 8.1.1, xlsx 0.18.5"
node read.js
echo 'In OpenDocument sheets two lines or columns of a cell are one number, and a minus is lost.'
