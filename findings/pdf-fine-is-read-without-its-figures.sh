#!/usr/bin/env bash
# Guess: a reader of PDF text that reads the words of a sentence reads its figures too, and a glyph for two letters is read alike from either form in
# which /ToUnicode may name it, bfchar or bfrange (ISO 32000-2, 9.10.3).
# Seen: of "A fine of Rs 1,500 is due on 28 November 2026.", which fpdf2 2.8.9 writes with text shaping, unpdf (unpdf-markdown 0.51.0) reads "A fine of
# Rs , is due on November ."; without shaping it reads all of it. With bfrange for bfchar, "The final office" becomes "The Tnal oiice".
# pdf-inspector 1.25.2, pdf_oxide 0.3.78, liteparse 2.18.0 and pypdf 7.1.1 read the fine, and all but pdf_oxide, with its U+FB01, the office.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check fpdf2==2.8.9 uharfbuzz==0.57.0 pikepdf==10.18.0 unpdf-markdown==0.51.0 \
  pdf-inspector==1.25.2 pdf_oxide==0.3.78 liteparse==2.18.0 pypdf==7.1.1 matplotlib==3.11.1
cat >read.py <<'PY'
import re
from importlib.resources import files

import fpdf
import liteparse
import pdf_inspector
import pdf_oxide
import pikepdf
import pypdf
import unpdf

FONT = str(files('matplotlib').joinpath('mpl-data/fonts/ttf/DejaVuSerif.ttf'))
FINE = 'A fine of Rs 1,500 is due on 28 November 2026.'
OFFICE = 'The final office'
READERS = {
    'unpdf': unpdf.to_text,
    'pdf-inspector': pdf_inspector.extract_text,
    'pdf_oxide': lambda file: pdf_oxide.PdfDocument(file).extract_text(0),
    'liteparse': lambda file: liteparse.LiteParse(ocr_enabled=False, quiet=True).parse(file).text,
    'pypdf': lambda file: pypdf.PdfReader(file).pages[0].extract_text(),
}


def write(file, text, shaped):
    document = fpdf.FPDF()
    document.add_page()
    document.add_font('Serif', fname=FONT)
    document.set_font('Serif', size=14)
    document.set_text_shaping(shaped)
    document.cell(text=text)
    document.output(file)


def with_ranges(file, saved):
    with pikepdf.open(file) as document:
        for font in document.pages[0].Resources.Font.values():
            names = font.ToUnicode.read_bytes().decode('latin1').replace('bfchar', 'bfrange')
            font.ToUnicode = document.make_stream(re.sub(r'(?m)^(<\w{4}>) (<(?!FFFF)\w+>)$', r'\1 \1 \2', names).encode('latin1'))
        document.save(saved)


def read(file):
    found = {reader: ' '.join(extract(file).split()) for reader, extract in READERS.items()}
    for reader, text in found.items():
        print(f'{file}: {reader} {text}')
    return found


write('plain.pdf', FINE, False)
write('shaped.pdf', FINE, True)
write('office.pdf', OFFICE, True)
with_ranges('office.pdf', 'ranges.pdf')
plain, shaped, office, ranges = map(read, ('plain.pdf', 'shaped.pdf', 'office.pdf', 'ranges.pdf'))
others = [reader for reader in READERS if reader != 'unpdf']
raise SystemExit(0 if (
    set(plain.values()) == {FINE}
    and shaped['unpdf'] == 'A fine of Rs , is due on November .'
    and {shaped[reader] for reader in others} == {FINE}
    and set(office.values()) == {OFFICE}
    and ranges['unpdf'] == 'The Tnal oiice'
    and {ranges[reader] for reader in others if reader != 'pdf_oxide'} == {OFFICE}
) else 1)
PY
echo "$(python3 --version), fpdf2 2.8.9, uharfbuzz 0.57.0, unpdf-markdown 0.51.0, pdf-inspector 1.25.2, pdf_oxide 0.3.78, liteparse 2.18.0, pypdf 7.1.1"
env/bin/python read.py
echo 'One reader gives a fine without its figures, and an office as "oiice".'
