#!/usr/bin/env bash
# Guess: of an order in OpenDocument a reader of text gives what is seen: without a sentence that was deleted while changes were tracked, and with
# the words that are bold, in a link or in a table.
# Seen: officeparser 7.8.0 begins the order with the deleted "The bail is refused." and drops an amount that is a field. kreuzberg 4.10.4 gives
# "is not due" in a table as "is", Rs 5000 with bold zeros as Rs 5, and leaves out a bold "not" in a link, and "or" within bold words. odfpy 1.4.1
# and xberg 1.3.9, the successor of kreuzberg, give these as written.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check odfpy==1.4.1 kreuzberg==4.10.4 xberg==1.3.9
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent officeparser@7.8.0
cat >order.py <<'PY'
import asyncio
import json
import zipfile

import kreuzberg
import xberg
from odf import opendocument, teletype, text

TYPE = 'application/vnd.oasis.opendocument.text'
NAMES = ' '.join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ('office', 'text', 'table'))
BODY = '''<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><office:change-info>
<dc:creator>Clerk</dc:creator><dc:date>2026-11-28T10:00:00</dc:date></office:change-info><text:p>The bail is refused.</text:p>
</text:deletion></text:changed-region></text:tracked-changes>
<text:p>Bail is granted. <text:change text:change-id="c1"/></text:p>
<text:p>The suit is <text:a xlink:href="http://court.example/1" xlink:type="simple"><text:span>not</text:span></text:a> dismissed.</text:p>
<text:p>Pay in <text:span>two <text:span>or</text:span> more</text:span> parts.</text:p>
<text:p>Costs: <text:variable-set text:name="v" office:value-type="string">Rs 700</text:variable-set>.</text:p>
<table:table><table:table-row><table:table-cell><text:p>Rs 5<text:span>000</text:span></text:p></table:table-cell>
<table:table-cell><text:p>is <text:span>not</text:span> due</text:p></table:table-cell></table:table-row></table:table>'''
XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"'
with zipfile.ZipFile('order.odt', 'w') as archive:
    archive.writestr('mimetype', TYPE)
    archive.writestr('META-INF/manifest.xml', f'''<?xml version="1.0"?><manifest:manifest manifest:version="1.3"
xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="{TYPE}"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>''')
    archive.writestr('content.xml', f'''<?xml version="1.0" encoding="UTF-8"?><office:document-content {NAMES} {XLINK} office:version="1.3">
<office:body><office:text>{BODY}</office:text></office:body></office:document-content>''')


async def by_xberg():
    with open('order.odt', 'rb') as file:
        source = xberg.ExtractInput(kind=xberg.ExtractInputKind.BYTES, bytes=file.read(), mime_type=TYPE, filename='order.odt')
    return (await xberg.extract(source)).results[0].content


paragraphs = opendocument.load('order.odt').text.getElementsByType(text.P)
print(json.dumps({
    'odfpy': '\n'.join(teletype.extractText(paragraph) for paragraph in paragraphs if paragraph.parentNode.tagName != 'text:deletion'),
    'xberg': asyncio.run(by_xberg()),
    'kreuzberg': kreuzberg.extract_file_sync('order.odt').content,
}))
PY
cat >read.js <<'JS'
import { execFileSync } from 'node:child_process'
import { OfficeParser } from 'officeparser'

const read = JSON.parse(execFileSync('env/bin/python', ['order.py'], { encoding: 'utf8' }))
read.officeparser = (await OfficeParser.parseOffice('order.odt')).toText()
for (const library of Object.keys(read)) {
  read[library] = read[library].split(/\s+/).filter(Boolean).join(' ')
  console.log(`${library}: ${read[library]}`)
}
const RIGHT = 'Bail is granted. The suit is not dismissed. Pay in two or more parts. Costs: Rs 700. Rs 5000 is not due'
const isSeen =
  read.odfpy === RIGHT &&
  read.xberg === RIGHT &&
  read.officeparser === `The bail is refused. ${RIGHT.replace('Costs: Rs 700.', 'Costs: .')}` &&
  read.kreuzberg === 'Bail is granted. The suit is dismissed. Pay in two parts. Costs: Rs 700. Rs 5 is'
process.exit(isSeen ? 0 : 1)
JS
echo "$(python3 --version), odfpy 1.4.1, kreuzberg 4.10.4, xberg 1.3.9, Node $(node --version), officeparser 7.8.0"
node read.js
echo 'Two readers of OpenDocument turn an order round: a deleted refusal of bail comes first, a linked "not" is gone.'
