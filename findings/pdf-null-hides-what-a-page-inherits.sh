#!/usr/bin/env bash
# Guess: an entry of a page that is null is as one that is absent (ISO 32000-2, 7.3.7), so "/Resources null" lets the page inherit those of
# its parent, in every program.
# Seen: PyMuPDF 2.0.0 draws such a page as if the entry were absent; pypdfium2 5.15.2 (PDFium) draws it without the inherited form, and
# pypdf 7.1.0 finds no text on it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pypdfium2==5.15.2 pypdf==7.1.0 pymupdf==2.0.0
cat >read.py <<'PY'
import sys
from importlib.metadata import version
import pymupdf, pypdf, pypdfium2


def write(name, entry):
    content, form = b'/X Do BT /F 12 Tf 20 70 Td (The harvest is sold.) Tj ET', b'0 0 50 50 re f'
    parts = [
        b'<< /Type /Catalog /Pages 2 0 R >>',
        b'<< /Type /Pages /Kids [3 0 R] /Count 1 /Resources << /XObject << /X 6 0 R >> /Font << /F 5 0 R >> >> >>',
        b'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R %s >>' % entry,
        b'<< /Length %d >>\nstream\n%s\nendstream' % (len(content), content),
        b'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        b'<< /Type /XObject /Subtype /Form /BBox [0 0 300 100] /Length %d >>\nstream\n%s\nendstream' % (len(form), form),
    ]
    data, places = b'%PDF-1.7\n', []
    for number, part in enumerate(parts, 1):
        places.append(len(data))
        data += b'%d 0 obj\n%s\nendobj\n' % (number, part)
    start = len(data)
    data += b'xref\n0 7\n0000000000 65535 f \n' + b''.join(b'%010d 00000 n \n' % place for place in places)
    data += b'trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n' % start
    open(name, 'wb').write(data)


write('absent.pdf', b'')
write('null.pdf', b'/Resources null')
seen = {
    'pypdfium2': [bytes(pypdfium2.PdfDocument(name)[0].render(scale=1).buffer) for name in ('absent.pdf', 'null.pdf')],
    'pymupdf': [pymupdf.open(name)[0].get_pixmap().samples for name in ('absent.pdf', 'null.pdf')],
    'pypdf': [pypdf.PdfReader(name).pages[0].extract_text() for name in ('absent.pdf', 'null.pdf')],
}
for name, (absent, null) in seen.items():
    print(f'{name} {version(name)}: "/Resources null" and no entry are', 'the same' if absent == null else 'not the same')
print('of the page with null, pypdf extracts', repr(seen['pypdf'][1]))
sys.exit(0 if [name for name, (absent, null) in seen.items() if absent != null] == ['pypdfium2', 'pypdf'] else 1)
PY
env/bin/python read.py
