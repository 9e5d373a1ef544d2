import test from 'ava'
import { openOcr } from '../../documents/ocr.ts'
import { openPdf } from '../../documents/open-pdf.ts'
import { type PageText, readText, type TextOptions } from '../../documents/text.ts'
import { compressed, type MadePage, makePdf, ORDINARY_PAGE, textAt } from './made-pdf.ts'

/** Letters of 5 by 7 dots. */
const DOTS: Record<string, string[]> = {
  T: ['11111', '00100', '00100', '00100', '00100', '00100', '00100'],
  H: ['10001', '10001', '10001', '11111', '10001', '10001', '10001'],
  E: ['11111', '10000', '10000', '11110', '10000', '10000', '11111'],
  I: ['00100', '00100', '00100', '00100', '00100', '00100', '00100'],
  L: ['10000', '10000', '10000', '10000', '10000', '10000', '11111'],
}
const WORD = 'THE TITLE'
const SCALE = 8
const SCAN = pictureOf([WORD])
/** Many more letters than a footer has. */
const BODY = ['TITLE', 'THE LITTLE', 'TILE HE LIT', 'HELL', 'LET IT TILT', 'THE HILL', 'LITTLE TILE', 'TELL THE']

const TEXT = ORDINARY_PAGE
const SCANNED: MadePage = { content: 'q 595 0 0 842 0 0 cm /Scan Do Q', resources: '/XObject << /Scan 4 0 R >>' }
const LONG_SCAN: MadePage = { ...SCANNED, resources: '/XObject << /Scan 8 0 R >>' }
const FOOTER = 'Signed by the Registrar, Devsangam'
const OBJECTS = [
  SCAN,
  '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>',
  compressed(
    '',
    'begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0001> <00ff> <e000> endbfrange endcmap',
  ),
  pictureOf(BODY),
]

const VERDICTS: [what: string, page: MadePage, verdict: PageText['verdict'], text: string][] = [
  ['text', TEXT, 'text', 'IN THE COURT OF THE CIVIL JUDGE, DEVSANGAM\nHeard counsel. List on 12-03-2026.'],
  ['nothing', {}, 'text', ''],
  ['a picture of the page', SCANNED, 'scanned', ''],
  [
    'a picture of the page and a page number',
    { ...SCANNED, content: `${SCANNED.content} ${textAt(300, 20, 'Page 3')}` },
    'scanned',
    '',
  ],
  [
    'a picture of the page and its text',
    { ...SCANNED, content: `${SCANNED.content} ${TEXT.content}` },
    'mixed',
    'IN THE COURT OF THE CIVIL JUDGE, DEVSANGAM\nHeard counsel. List on 12-03-2026.',
  ],
  ['letters drawn as outlines', { content: '100 100 m 200 100 l 150 300 l f' }, 'unreadable', ''],
  [
    'text whose font does not say which letters it shows',
    { content: 'BT /G 12 Tf 72 400 Td <000100020003> Tj ET', resources: '/Font << /G 5 0 R >>' },
    'unreadable',
    '',
  ],
]
for (const [what, page, verdict, text] of VERDICTS)
  test(`a page with ${what} is ${verdict}`, async (t) => {
    t.deepEqual(await openAndRead(makePdf({ pages: [page], objects: OBJECTS }), { recognise: false }), {
      kind: 'text',
      pages: [{ page: 1, verdict, text, source: text !== '' || verdict === 'text' ? 'document' : 'unread' }],
    })
  })

test('pages are numbered from 1 in the order they are read', async (t) => {
  const outcome = await openAndRead(makePdf({ pages: [TEXT, SCANNED, TEXT], objects: OBJECTS }), { recognise: false })
  t.deepEqual(outcome.kind === 'text' && outcome.pages.map(({ page, verdict }) => [page, verdict]), [
    [1, 'text'],
    [2, 'scanned'],
    [3, 'text'],
  ])
})

test('a scanned page is recognised where the programs for it are installed, else it is reported as unread', async (t) => {
  const bytes = makePdf({ pages: [SCANNED], objects: OBJECTS })
  await using ocr = await openOcr(bytes)
  t.deepEqual(await openAndRead(bytes, { recognise: true }), {
    kind: 'text',
    pages: [
      { page: 1, verdict: 'scanned', ...(ocr ? { text: WORD, source: 'recognised' } : { text: '', source: 'unread' }) },
    ],
  })
})

test('a scanned page with a printed footer is recognised where the programs for it are installed, else only its footer is read', async (t) => {
  const bytes = makePdf({ pages: [withText(LONG_SCAN, FOOTER)], objects: OBJECTS })
  await using ocr = await openOcr(bytes)
  const outcome = await openAndRead(bytes, { recognise: true })
  const [page] = outcome.kind === 'text' ? outcome.pages : []
  t.like(page, { verdict: 'mixed', source: ocr ? 'recognised' : 'document' })
  if (ocr) t.regex(page?.text ?? '', /LITTLE/)
  else t.is(page?.text, FOOTER)
})

test('a page keeps its own text where no more than that is found in its picture', async (t) => {
  const bytes = makePdf({ pages: [withText(SCANNED, FOOTER)], objects: OBJECTS })
  t.deepEqual(await openAndRead(bytes, { recognise: true }), {
    kind: 'text',
    pages: [{ page: 1, verdict: 'mixed', text: FOOTER, source: 'document' }],
  })
})

test('what is no PDF is refused', async (t) => {
  t.deepEqual(await openAndRead(Buffer.from('<html>'), { recognise: false }), {
    kind: 'refused',
    reason: 'NOT_A_PDF',
    sentence: 'The document is not a PDF: it is a web page.',
  })
})

async function openAndRead(bytes: Uint8Array, options: TextOptions) {
  const opened = await openPdf(bytes)
  return opened.kind === 'refused' ? opened : readText(opened, options)
}

function withText(page: MadePage, text: string): MadePage {
  return { ...page, content: `${page.content} ${textAt(72, 20, text)}` }
}

/** A grey picture of 595 by 842 dots with lines of letters on white. */
function pictureOf(lines: string[]) {
  const [width, height] = [595, 842]
  const pixels = Buffer.alloc(width * height, 0xff)
  for (const [line, letters] of lines.entries())
    for (const [place, letter] of [...letters].entries())
      for (const [row, dots] of (DOTS[letter] ?? []).entries())
        for (const [column, dot] of [...dots].entries())
          if (dot === '1') {
            const [left, top] = [50 + (place * 6 + column) * SCALE, 50 + (line * 10 + row) * SCALE]
            for (let y = top; y < top + SCALE; y += 1) pixels.fill(0, y * width + left, y * width + left + SCALE)
          }
  return compressed(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray`,
    pixels,
  )
}
