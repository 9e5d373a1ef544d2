#!/usr/bin/env bash
# Guess: a page is drawn in a merged file as in its own, whether its layers are on or off; else a merge of layers is refused.
# Seen: a sentence of a layer that is off, which no reader draws, is drawn after a merge by pypdf 7.1.1, pikepdf 10.18.0 (qpdf), PyMuPDF 2.0.0,
# PDFium (pypdfium2 5.15.2) and pdf-lib 1.17.1: they copy the page and leave the state of its layers behind. @libpdf/core 0.4.2 keeps the
# state of the first file only.
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

const page = readFileSync('layer.pdf')
const merged = await PDFDocument.create()
for (const _ of [1, 2]) merged.addPage((await merged.copyPages(await PDFDocument.load(page), [0]))[0])
writeFileSync('pdf-lib.pdf', await merged.save())
writeFileSync('@libpdf-core.pdf', await (await PDF.merge([page, page])).save())
JS
cat >merge.py <<'PY'
import subprocess, sys
from importlib.metadata import version
import pikepdf, pymupdf, pypdf, pypdfium2

PARTS = [
    b'<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >> >>',
    b'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    b'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R /Resources << /Font << /F 6 0 R >> /Properties << /L 5 0 R >> >> >>',
    b'/OC /L BDC BT /F 12 Tf 20 40 Td (The harvest is sold.) Tj ET EMC',
    b'<< /Type /OCG /Name (Draft) >>',
    b'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]
data, places = b'%PDF-1.7\n', []
for number, part in enumerate(PARTS, 1):
    places.append(len(data))
    body = b'<< /Length %d >>\nstream\n%s\nendstream' % (len(part), part) if number == 4 else part
    data += b'%d 0 obj\n%s\nendobj\n' % (number, body)
start = len(data)
data += b'xref\n0 7\n0000000000 65535 f \n' + b''.join(b'%010d 00000 n \n' % place for place in places)
data += b'trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n' % start
open('layer.pdf', 'wb').write(data)

writer, qpdf, mupdf, pdfium = pypdf.PdfWriter(), pikepdf.new(), pymupdf.open(), pypdfium2.PdfDocument.new()
for _ in range(2):
    writer.append('layer.pdf')
    qpdf.pages.extend(pikepdf.open('layer.pdf').pages)
    mupdf.insert_pdf(pymupdf.open('layer.pdf'))
    pdfium.import_pages(pypdfium2.PdfDocument('layer.pdf'))
writer.write('pypdf.pdf')
for name, merged in (('pikepdf', qpdf), ('pymupdf', mupdf), ('pypdfium2', pdfium)):
    merged.save(f'{name}.pdf')
subprocess.run(['node', 'merge.js'], check=True)


def drawn(name):
    by_pdfium = ['drawn' if set(bytes(page.render().buffer)) != {255} else 'blank' for page in pypdfium2.PdfDocument(f'{name}.pdf')]
    by_mupdf = ['drawn' if set(page.get_pixmap().samples) != {255} else 'blank' for page in pymupdf.open(f'{name}.pdf')]
    assert by_pdfium == by_mupdf, name
    return by_pdfium


versions = {'pdf-lib': '1.17.1', '@libpdf-core': '0.4.2'}
names = ['pypdf', 'pikepdf', 'pymupdf', 'pypdfium2', 'pdf-lib', '@libpdf-core']
seen = {name: drawn(name) for name in names}
print('the page in its own file, by PDFium and MuPDF:', drawn('layer')[0])
for name, pages in seen.items():
    print(f'merged with itself by {name} {versions.get(name) or version(name)}:', ', '.join(pages))
expected = {name: ['drawn', 'drawn'] for name in names[:-1]} | {'@libpdf-core': ['blank', 'drawn']}
sys.exit(0 if drawn('layer') == ['blank'] and seen == expected else 1)
PY
env/bin/python merge.py
echo 'What a layer hides comes to light when its page is merged into another file.'
