#!/usr/bin/env bash
# Guess: in two files that are merged, each link still leads to the annex of its own file, though both name it "annex"; or it leads nowhere.
# Seen: after a merge by pypdf 7.1.1, PDFium (pypdfium2 5.15.2), pdf-lib 1.17.1 and @libpdf/core 0.4.2 the link of the second file leads to the
# annex of the first, without a word. PyMuPDF 2.0.0 drops it; pikepdf 10.18.0 (add_pages_from) keeps it right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pypdfium2==5.15.2 pypdf==7.1.1 pikepdf==10.18.0
env/bin/pip install --quiet --disable-pip-version-check --no-deps pymupdf==2.0.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent pdf-lib@1.17.1 @libpdf/core@0.4.2
cat >merge.js <<'JS'
import { readFileSync, writeFileSync } from 'node:fs'
import { PDF } from '@libpdf/core'
import { PDFDocument } from 'pdf-lib'

const [north, south] = ['north.pdf', 'south.pdf'].map((name) => readFileSync(name))
const merged = await PDFDocument.load(north)
for (const page of await merged.copyPages(await PDFDocument.load(south), [0, 1])) merged.addPage(page)
writeFileSync('pdf-lib.pdf', await merged.save())
writeFileSync('@libpdf-core.pdf', await (await PDF.merge([north, south])).save())
JS
cat >merge.py <<'PY'
import subprocess, sys
from importlib.metadata import version
import pikepdf, pymupdf, pypdf, pypdfium2


def write(field):
    texts = [b'BT /F 12 Tf 20 40 Td (Field %s, see annex) Tj ET' % field, b'BT /F 12 Tf 20 40 Td (Annex of %s) Tj ET' % field]
    parts = [
        b'<< /Type /Catalog /Pages 2 0 R /Names << /Dests << /Names [(annex) [4 0 R /Fit]] >> >> >>',
        b'<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 300 100] /Resources << /Font << /F 7 0 R >> >> >>',
        b'<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Annots [8 0 R] >>',
        b'<< /Type /Page /Parent 2 0 R /Contents 6 0 R >>',
        *[b'<< /Length %d >>\nstream\n%s\nendstream' % (len(text), text) for text in texts],
        b'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        b'<< /Type /Annot /Subtype /Link /Rect [20 30 200 60] /Dest (annex) >>',
    ]
    data, places = b'%PDF-1.7\n', []
    for number, part in enumerate(parts, 1):
        places.append(len(data))
        data += b'%d 0 obj\n%s\nendobj\n' % (number, part)
    start = len(data)
    data += b'xref\n0 9\n0000000000 65535 f \n' + b''.join(b'%010d 00000 n \n' % place for place in places)
    data += b'trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n' % start
    open(f'{field.decode()}.pdf', 'wb').write(data)


def links(name):
    pdf = pymupdf.open(f'{name}.pdf')
    found = {page.number: link['page'] for page in pdf for link in page.get_links()}
    return [pdf[found[number]].get_text().strip() if found.get(number, -1) >= 0 else 'no link' for number in range(0, len(pdf), 2)]


write(b'north')
write(b'south')
writer, qpdf, mupdf, pdfium = pypdf.PdfWriter(), pikepdf.new(), pymupdf.open('north.pdf'), pypdfium2.PdfDocument('north.pdf')
for name in ('north.pdf', 'south.pdf'):
    writer.append(name)
    qpdf.add_pages_from(pikepdf.open(name))
mupdf.insert_pdf(pymupdf.open('south.pdf'))
pdfium.import_pages(pypdfium2.PdfDocument('south.pdf'))
writer.write('pypdf.pdf')
for name, merged in (('pikepdf', qpdf), ('pymupdf', mupdf), ('pypdfium2', pdfium)):
    merged.save(f'{name}.pdf')
subprocess.run(['node', 'merge.js'], check=True)

print(f'alone: "Field north" leads to {links("north")[0]}, "Field south" to {links("south")[0]}')
versions = {'pdf-lib': '1.17.1', '@libpdf-core': '0.4.2'}
seen = {name: links(name) for name in ('pypdf', 'pypdfium2', 'pdf-lib', '@libpdf-core', 'pymupdf', 'pikepdf')}
for name, (north, south) in seen.items():
    print(f'merged by {name} {versions.get(name) or version(name)}: "Field north" leads to {north}, "Field south" to {south}')
wrong = ['Annex of north', 'Annex of north']
expected = {name: wrong for name in ('pypdf', 'pypdfium2', 'pdf-lib', '@libpdf-core')}
expected |= {'pymupdf': ['Annex of north', 'no link'], 'pikepdf': ['Annex of north', 'Annex of south']}
sys.exit(0 if links('south') == ['Annex of south'] and seen == expected else 1)
PY
env/bin/python merge.py
echo 'Where two merged files name a page alike, links of the second lead into the first.'
