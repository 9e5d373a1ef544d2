#!/usr/bin/env bash
# Guess: the text that a program extracts from a page is the text that it draws there; /ActualText serves those who read aloud.
# Seen: with "allowed" drawn and /ActualText (dismissed) around it, pypdfium2 5.15.2 (PDFium) extracts "dismissed" and PyMuPDF 2.0.0
# "dismiss ed" from the same page on which PDFium draws "allowed", dot for dot; pypdf 7.1.0 and pdfminer.six 20260107 extract "allowed".
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


def write(name, content):
    parts = [
        b'<< /Type /Catalog /Pages 2 0 R >>',
        b'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        b'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
        b'<< /Length %d >>\nstream\n%s\nendstream' % (len(content), content),
        b'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ]
    data, places = b'%PDF-1.7\n', []
    for number, part in enumerate(parts, 1):
        places.append(len(data))
        data += b'%d 0 obj\n%s\nendobj\n' % (number, part)
    start = len(data)
    data += b'xref\n0 6\n0000000000 65535 f \n' + b''.join(b'%010d 00000 n \n' % place for place in places)
    data += b'trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n' % start
    open(name, 'wb').write(data)


write('marked.pdf', b'/Span << /ActualText (dismissed) >> BDC BT /F 12 Tf 20 40 Td (allowed) Tj ET EMC')
write('plain.pdf', b'BT /F 12 Tf 20 40 Td (allowed) Tj ET')
pages = [pypdfium2.PdfDocument(name)[0] for name in ('marked.pdf', 'plain.pdf')]
texts = {
    'pypdfium2': pages[0].get_textpage().get_text_bounded(),
    'pypdf': pypdf.PdfReader('marked.pdf').pages[0].extract_text(),
    'pdfminer.six': pdfminer.high_level.extract_text('marked.pdf'),
    'pymupdf': pymupdf.open('marked.pdf')[0].get_text(),
}
for name, text in texts.items():
    print(f'{name} {version(name)}: {text.strip()!r}')
one, other = [bytes(page.render(scale=2).buffer) for page in pages]
print('PDFium draws the marked page', 'exactly as' if one == other else 'otherwise than', 'one with "allowed" alone')
gives = [name for name, text in texts.items() if 'dismissed' in text.replace(' ', '')]
sys.exit(0 if one == other and gives == ['pypdfium2', 'pymupdf'] else 1)
PY
env/bin/python read.py
