#!/usr/bin/env bash
# Guess: a plan of 300 by 100 units with /UserUnit 2 is 600 by 200 points in every reader, as ISO 32000-1 has it since PDF 1.6.
# Seen: MuPDF (PyMuPDF 2.0.0) and pdf.js (unpdf 1.8.1) draw it so; PDFium (pypdfium2 5.15.2) draws half of that and calls it points. Where
# MuPDF finds a word is not where pdf-lib 1.17.1 draws: a box around the word, at the place that MuPDF gives, is off the word for both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pypdfium2==5.15.2
env/bin/pip install --quiet --disable-pip-version-check --no-deps pymupdf==2.0.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent unpdf@1.8.1 pdf-lib@1.17.1
cat >size.js <<'JS'
import { readFileSync, writeFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'
import { getDocumentProxy } from 'unpdf'

const [name, left, bottom, right, top] = process.argv.slice(2)
const bytes = readFileSync(name)
const { width, height } = (await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)).getViewport({ scale: 1 })
const document = await PDFDocument.load(bytes)
document.getPage(0).drawRectangle({ x: +left, y: +bottom, width: right - left, height: top - bottom, borderWidth: 1, opacity: 0 })
writeFileSync(`boxed-${name}`, await document.save())
console.log(JSON.stringify([width, height]))
JS
cat >read.py <<'PY'
from importlib.metadata import version
import json, subprocess, sys
import pymupdf, pypdfium2


def write(name, entry):
    content = b'BT /F 12 Tf 200 40 Td (harvest) Tj ET'
    parts = [
        b'<< /Type /Catalog /Pages 2 0 R >>',
        b'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        b'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] %s /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>' % entry,
        b'<< /Length %d >>\nstream\n%s\nendstream' % (len(content), content),
        b'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]
    data, places = b'%PDF-1.7\n', []
    for number, part in enumerate(parts, 1):
        places.append(len(data))
        data += b'%d 0 obj\n%s\nendobj\n' % (number, part)
    start = len(data)
    data += b'xref\n0 6\n0000000000 65535 f \n' + b''.join(b'%010d 00000 n \n' % place for place in places)
    data += b'trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n' % start
    open(name, 'wb').write(data)


seen = {}
for name, entry in (('plain.pdf', b''), ('plan.pdf', b'/UserUnit 2')):
    write(name, entry)
    page = pymupdf.open(name)[0]
    left, top, right, bottom = page.get_text('words')[0][:4]
    # The place in a PDF is counted from below.
    box = [str(value) for value in (left, page.rect.height - bottom, right, page.rect.height - top)]
    pdfjs = json.loads(subprocess.run(['node', 'size.js', name, *box], check=True, capture_output=True, text=True).stdout)
    sizes = {'MuPDF': [page.rect.width, page.rect.height], 'pdf.js': pdfjs, 'PDFium': list(pypdfium2.PdfDocument(name)[0].get_size())}
    boxed = pymupdf.open(f'boxed-{name}')[0]
    word, drawn = pymupdf.Rect(boxed.get_text('words')[0][:4]), boxed.get_drawings()[0]['rect']
    is_around = abs(word.x0 - drawn.x0) < 2 and abs(word.x1 - drawn.x1) < 2
    seen[name] = [[[round(side) for side in size] for size in sizes.values()], is_around]
    print(f'{name}:', ', '.join(f'{reader} {round(width)} by {round(height)}' for reader, (width, height) in sizes.items()))
    print('   the box of pdf-lib', 'is around the word' if is_around else f'is at {drawn.x0:.0f}, the word at {word.x0:.0f}, to MuPDF itself')
print(f"PyMuPDF {version('pymupdf')}, pypdfium2 {version('pypdfium2')}, unpdf 1.8.1, pdf-lib 1.17.1")
EXPECTED = {'plain.pdf': [[[300, 100]] * 3, True], 'plan.pdf': [[[600, 200], [600, 200], [300, 100]], False]}
sys.exit(0 if seen == EXPECTED else 1)
PY
env/bin/python read.py
echo 'A page with a unit of its own is twice as wide to two readers as to the third, and places found by one miss in another.'
