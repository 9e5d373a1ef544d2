#!/usr/bin/env bash
# Guess: PDFium, which does not draw a layer that is off, does not give its text either; nor do the other readers of text.
# Seen: pypdfium2 5.15.2 (PDFium), pypdf 7.1.0 and pdfminer.six 20260107 give a sentence of a layer that is off as any other; PyMuPDF leaves
# it out. PDFium's own picture of the same page has no dot of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pypdfium2==5.15.2 pypdf==7.1.0 pdfminer.six==20260107 pymupdf==2.0.0
cat >read.py <<'PY'
import sys
from importlib.metadata import version
import pdfminer.high_level, pymupdf, pypdf, pypdfium2

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

page = pypdfium2.PdfDocument('layer.pdf')[0]
texts = {
    'pypdfium2': page.get_textpage().get_text_bounded(),
    'pypdf': pypdf.PdfReader('layer.pdf').pages[0].extract_text(),
    'pdfminer.six': pdfminer.high_level.extract_text('layer.pdf'),
    'pymupdf': pymupdf.open('layer.pdf')[0].get_text(),
}
for name, text in texts.items():
    print(f'{name} {version(name)}: {text.strip()!r}')
picture = page.render(scale=1)
is_blank = set(bytes(picture.buffer)) <= {255}
print('the picture that PDFium draws is', 'blank' if is_blank else 'not blank')
gives = [name for name, text in texts.items() if 'harvest' in text]
sys.exit(0 if is_blank and gives == ['pypdfium2', 'pypdf', 'pdfminer.six'] else 1)
PY
env/bin/python read.py
