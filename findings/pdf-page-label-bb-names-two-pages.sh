#!/usr/bin/env bash
# Guess: page 28 of an annex that is lettered A, B, C ... has one label, the same in every reader.
# Seen: it is "BB" to pypdf 7.1.1, PDFium (pypdfium2 5.15.2) and pdf.js (unpdf 1.8.1), as ISO 32000-2 (12.4.2) says: A to Z, then AA to ZZ. To
# MuPDF (PyMuPDF 2.0.0) and pikepdf 10.18.0 it is "AB", and their "BB" is page 54, so that a reference to page BB leads to another page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pypdfium2==5.15.2 pypdf==7.1.1 pikepdf==10.18.0
env/bin/pip install --quiet --no-deps pymupdf==2.0.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent unpdf@1.8.1
cat >read.py <<'PY'
from importlib.metadata import version
import json, subprocess, sys
import pikepdf, pymupdf, pypdf, pypdfium2

kids = b' '.join(b'%d 0 R' % number for number in range(3, 63))
parts = [
    b'<< /Type /Catalog /Pages 2 0 R /PageLabels << /Nums [0 << /S /A >>] >> >>',
    b'<< /Type /Pages /Kids [%s] /Count 60 /MediaBox [0 0 200 200] >>' % kids,
    *[b'<< /Type /Page /Parent 2 0 R >>'] * 60,
]
data, places = b'%PDF-1.7\n', []
for number, part in enumerate(parts, 1):
    places.append(len(data))
    data += b'%d 0 obj\n%s\nendobj\n' % (number, part)
start = len(data)
data += b'xref\n0 63\n0000000000 65535 f \n' + b''.join(b'%010d 00000 n \n' % place for place in places)
data += b'trailer\n<< /Size 63 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n' % start
open('annex.pdf', 'wb').write(data)

pdfium, mupdf, qpdf = pypdfium2.PdfDocument('annex.pdf'), pymupdf.open('annex.pdf'), pikepdf.open('annex.pdf')
labels = {
    'pypdf': pypdf.PdfReader('annex.pdf').page_labels,
    'pypdfium2': [pdfium.get_page_label(index) for index in range(60)],
    'pymupdf': [page.get_label() for page in mupdf],
    'pikepdf': [page.label for page in qpdf.pages],
}
labels['unpdf'] = json.loads(subprocess.run(['node', 'labels.js'], check=True, capture_output=True).stdout)
versions = {name: version(name) for name in labels if name != 'unpdf'} | {'unpdf': '1.8.1'}
for name, all_labels in labels.items():
    print(f'{name} {versions[name]}: pages 1, 26, 27, 28, 54 are {[all_labels[n - 1] for n in (1, 26, 27, 28, 54)]}; "BB" is page {all_labels.index("BB") + 1}')
pages = {name: all_labels.index('BB') + 1 for name, all_labels in labels.items()}
sys.exit(0 if pages == {'pypdf': 28, 'pypdfium2': 28, 'pymupdf': 54, 'pikepdf': 54, 'unpdf': 28} else 1)
PY
cat >labels.js <<'JS'
import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'

const pdf = await getDocumentProxy(new Uint8Array(readFileSync('annex.pdf')))
console.log(JSON.stringify(await pdf.getPageLabels()))
JS
env/bin/python read.py
echo 'Past Z two readers of five count like the columns of a spreadsheet, so one label names two pages.'
