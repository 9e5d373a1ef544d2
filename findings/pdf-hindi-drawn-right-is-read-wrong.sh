#!/usr/bin/env bash
# Guess: when a library of PDFs learns to draw Hindi as it is written (by text shaping), its pages are also searched and copied as written.
# Seen: the other way round. fpdf2 2.8.9 without shaping draws five words wrong, and each reader finds all five; with shaping it draws them
# right, and no reader finds more than one; so do pdfkit 0.20.2 and PyMuPDF 2.0.0. In a page of Typst 0.15.2, which adds /ActualText, MuPDF
# finds all five and the others three or none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check fpdf2==2.8.9 uharfbuzz==0.57.0 typst==0.15.2 pypdfium2==5.15.2 pypdf==7.1.1
env/bin/pip install --quiet --disable-pip-version-check --no-deps pymupdf==2.0.0
echo '{"type":"module"}' >package.json
npm install --no-audit --no-fund --silent pdfkit@0.20.2 unpdf@1.8.1 @expo-google-fonts/noto-sans-devanagari@0.4.1
cp node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf font.ttf
cat >pdfkit.js <<'JS'
import { createWriteStream } from 'node:fs'
import PDFDocument from 'pdfkit'

const document = new PDFDocument()
document.pipe(createWriteStream('pdfkit.pdf'))
document.font('font.ttf').fontSize(20).text(process.argv[2])
document.end()
JS
cat >read.js <<'JS'
import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'

const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(process.argv[2]))), { mergePages: true })
console.log(text)
JS
cat >write.py <<'PY'
import logging, subprocess, sys
from importlib.metadata import version
import fpdf, pymupdf, pypdf, pypdfium2, typst

logging.disable()
WORDS = 'धर्म किसान हिन्दी क्षेत्र प्रार्थी'
for name, is_shaped in (('fpdf2 without shaping', False), ('fpdf2', True)):
    page = fpdf.FPDF()
    page.add_page()
    page.add_font('Noto', fname='font.ttf')
    page.set_font('Noto', size=20)
    page.set_text_shaping(is_shaped)
    page.cell(text=WORDS)
    page.output(f'{name}.pdf')
subprocess.run(['node', 'pdfkit.js', WORDS], check=True)
html = pymupdf.open()
style = '@font-face { font-family: Noto; src: url(font.ttf) }'
body = f'<p style="font-family: Noto; font-size: 20px">{WORDS}</p>'
html.new_page().insert_htmlbox(pymupdf.Rect(50, 50, 500, 200), body, css=style, archive=pymupdf.Archive('.'))
html.save('pymupdf.pdf')
open('page.typ', 'w').write(f'#set text(font: "Noto Sans Devanagari", size: 20pt)\n{WORDS}')
typst.compile('page.typ', output='typst.pdf', font_paths=['.'], ignore_system_fonts=True)


def width(name):
    pixels = pypdfium2.PdfDocument(f'{name}.pdf')[0].render(grayscale=True)
    rows = [bytes(pixels.buffer)[row * pixels.stride:][:pixels.width] for row in range(pixels.height)]
    dark = [column for row in rows for column, shade in enumerate(row) if shade < 128]
    return max(dark) - min(dark)


seen = {}
for name in ('fpdf2 without shaping', 'fpdf2', 'pdfkit', 'pymupdf', 'typst'):
    file = f'{name}.pdf'
    texts = {
        'PDFium': pypdfium2.PdfDocument(file)[0].get_textpage().get_text_bounded(),
        'MuPDF': pymupdf.open(file)[0].get_text(),
        'pypdf': pypdf.PdfReader(file).pages[0].extract_text(),
        'pdf.js': subprocess.run(['node', 'read.js', file], check=True, capture_output=True, text=True).stdout,
    }
    found = {reader: sum(word in text.split() for word in WORDS.split()) for reader, text in texts.items()}
    seen[name] = [round(width(name), -1), *found.values()]
    by_reader = ', '.join(f'{reader} finds {count}' for reader, count in found.items())
    print(f'{name}: {width(name)} points wide (shaped Hindi is narrower); of 5 words {by_reader}')
    print('   PDFium reads', repr(texts['PDFium']))
print(', '.join(f'{name} {version(name)}' for name in ('fpdf2', 'typst', 'pypdfium2', 'pymupdf', 'pypdf')), 'pdfkit 0.20.2, unpdf 1.8.1')
EXPECTED = {
    'fpdf2 without shaping': [240, 5, 5, 5, 5],
    'fpdf2': [190, 1, 1, 1, 1],
    'pdfkit': [190, 1, 1, 1, 1],
    'pymupdf': [190, 0, 0, 0, 0],
    'typst': [190, 3, 5, 0, 0],
}
sys.exit(0 if seen == EXPECTED else 1)
PY
env/bin/python write.py
echo 'Four libraries draw Hindi right and write text that cannot be searched; one draws it wrong and its text can.'
