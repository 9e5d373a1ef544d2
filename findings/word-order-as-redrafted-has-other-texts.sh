#!/usr/bin/env bash
# Guess: a draft order with changes that Word has tracked is read as Word shows it, with all of them accepted, or as it was before them.
# Seen: python-docx 1.2.0 reads "The appeal is not allowed", where "not" was inserted, as "The appeal is allowed", and leaves words out that were
# deleted: a text that there never was. It leaves out a date in a content control and an amount in a field, too. docx2txt 0.9 and word-extractor
# 1.0.4 give a sentence that was moved in both places. mammoth 1.13.0 drops the amount. officeparser 8.1.1 reads what Word shows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check python-docx==1.2.0 docx2txt==0.9
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent word-extractor@1.0.4 officeparser@8.1.1 mammoth@1.13.0
cat >order.py <<'PY'
import json

import docx
import docx2txt
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls

BY = 'w:author="A" w:date="2026-11-28T10:00:00Z"'
run = lambda text: f'<w:r><w:t xml:space="preserve">{text}</w:t></w:r>'
moved = run('The stay is vacated. ')
paragraphs = (
    run('The appeal is ') + f'<w:ins w:id="1" {BY}>{run("not ")}</w:ins>' + run('allowed.'),
    run('Costs are ') + f'<w:del w:id="2" {BY}><w:r><w:delText xml:space="preserve">not </w:delText></w:r></w:del>' + run('due.'),
    f'<w:moveFromRangeStart w:id="3" {BY} w:name="m"/><w:moveFrom w:id="4" {BY}>{moved}</w:moveFrom><w:moveFromRangeEnd w:id="3"/>' + run('Liberty to apply.'),
    run('List in May. ') + f'<w:moveToRangeStart w:id="5" {BY} w:name="m"/><w:moveTo w:id="6" {BY}>{moved}</w:moveTo><w:moveToRangeEnd w:id="5"/>',
    run('Dated ') + f'<w:sdt><w:sdtContent>{run("28 November 2026")}</w:sdtContent></w:sdt>' + run(', fine of ')
    + f'<w:fldSimple w:instr=" DOCPROPERTY Fine ">{run("Rs 500")}</w:fldSimple>' + run('.'),
)
document = docx.Document()
for number, paragraph in enumerate(paragraphs):
    document.element.body.insert(number, parse_xml(f'<w:p {nsdecls("w")}>{paragraph}</w:p>'))
document.save('order.docx')
print(json.dumps({
    'python-docx': '\n'.join(paragraph.text for paragraph in docx.Document('order.docx').paragraphs),
    'docx2txt': docx2txt.process('order.docx'),
}))
PY
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import mammoth from 'mammoth'
import { OfficeParser } from 'officeparser'
import WordExtractor from 'word-extractor'

const read = JSON.parse(execFileSync('env/bin/python', ['order.py'], { encoding: 'utf8' }))
read['word-extractor'] = (await new WordExtractor().extract('order.docx')).getBody()
read.officeparser = (await (await OfficeParser.parseOffice('order.docx')).to('text')).value
read.mammoth = (await mammoth.extractRawText({ path: 'order.docx' })).value
for (const library of Object.keys(read)) {
  read[library] = read[library].split('\n').map((line) => line.trim()).filter(Boolean).join(' / ')
  console.log(`${library}: ${read[library]}`)
}
const stays = (library) => read[library].split('The stay is vacated.').length - 1
const isSeen =
  read['python-docx'] === 'The appeal is allowed. / Costs are due. / Liberty to apply. / List in May. / Dated , fine of .' &&
  ['docx2txt', 'word-extractor'].every((library) => read[library].startsWith('The appeal is not allowed. / Costs are due.') && stays(library) === 2) &&
  ['mammoth', 'officeparser'].every((library) => stays(library) === 1) &&
  read.officeparser.endsWith('fine of Rs 500.') &&
  read.mammoth.endsWith('Dated 28 November 2026, fine of .')
process.exit(isSeen ? 0 : 1)
JS
echo "$(python3 --version), python-docx 1.2.0, docx2txt 0.9, Node $(node --version), word-extractor 1.0.4, officeparser 8.1.1, mammoth 1.13.0"
node read.js
echo 'A redrafted order has a text for each library: an appeal that is not allowed is allowed, and a sentence is there twice.'
