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
      pages: [
        { page: 1, verdict, text, source: text !== '' || verdict === 'text' ? 'document' : 'unread', hidesText: false },
      ],
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
      {
        page: 1,
        verdict: 'scanned',
        ...(ocr ? { text: WORD, source: 'recognised' } : { text: '', source: 'unread' }),
        hidesText: false,
      },
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
    pages: [{ page: 1, verdict: 'mixed', text: FOOTER, source: 'document', hidesText: false }],
  })
})

test('what is no PDF is refused', async (t) => {
  t.deepEqual(await openAndRead(Buffer.from('<html>'), { recognise: false }), {
    kind: 'refused',
    reason: 'NOT_A_PDF',
    sentence: 'The document is not a PDF: it is a web page.',
  })
})

const SENTENCE = 'The petition is ALLOWED with costs.'
const SEEN = 'The petition is DISMISSED.'
const HIDDEN: [what: string, content: string, entries?: string][] = [
  ['is white under a marker', `1 g ${textAt(72, 700, SENTENCE)} /Marker gs 1 1 0 rg 70 690 300 30 re f`],
  ['is white on white', `1 g ${textAt(72, 700, SENTENCE)}`],
  ['is drawn in a mode that shows nothing', `3 Tr ${textAt(72, 700, SENTENCE)}`],
  ['is clipped away', `q 0 0 50 50 re W n ${textAt(72, 700, SENTENCE)} Q`],
  ['lies beyond the page', textAt(72, 900, SENTENCE)],
  ['is covered by an area', `${textAt(72, 700, SENTENCE)} 1 g 70 690 400 30 re f`],
  [
    'is covered by an area with other text on it',
    `${textAt(72, 700, SENTENCE)} 1 g 70 690 400 30 re f 0 g ${textAt(72, 700, 'Not signed. A draft.')}`,
  ],
  ['is covered by a picture', `${textAt(72, 700, SENTENCE)} q 400 0 0 30 70 690 cm /White Do Q`],
  ['is black on black', `0 g 70 690 400 30 re f ${textAt(72, 700, SENTENCE)}`],
  ['stands in a layer that is off', `/OC /Layer BDC ${textAt(72, 700, SENTENCE)} EMC`],
  ['stands in a layer that is off, where other text is seen', `/OC /Layer BDC ${textAt(72, 740, SENTENCE)} EMC`],
]
for (const [what, content] of HIDDEN)
  test(`text that ${what} is not read, and its page is reported to hide it`, async (t) => {
    const page = await readOnePage(`${textAt(72, 740, SEEN)} ${content}`)
    t.false(page.text.includes('ALLOWED'), page.text)
    t.true(page.text.includes(SEEN), page.text)
    t.true(page.hidesText)
  })

const SHOWN: [what: string, content: string, text: string][] = [
  ['white on black', `0 g 70 690 400 30 re f 1 g ${textAt(72, 700, SENTENCE)}`, SENTENCE],
  ['on a coloured area', `0.8 0.9 1 rg 70 690 400 30 re f 0 g ${textAt(72, 700, SENTENCE)}`, SENTENCE],
  [
    'in a small font',
    `1 g 0 0 595 842 re f 0 g ${textAt(72, 700, 'It is so ordered, in i and l.', 6)}`,
    'It is so ordered, in i and l.',
  ],
  ['under a marker', `${textAt(72, 700, SENTENCE)} /Marker gs 1 1 0 rg 70 690 150 30 re f`, SENTENCE],
  [
    'under a watermark',
    `${textAt(72, 700, SENTENCE)} /Marker gs 0.5 g BT /F1 60 Tf 80 680 Td (COPY) Tj ET`,
    `${SENTENCE}\nCOPY`,
  ],
  ['within a clip that holds it', `q 60 690 480 40 re W n ${textAt(72, 700, SENTENCE)} Q`, SENTENCE],
  ['in outline', `1 Tr ${textAt(72, 700, SENTENCE)}`, SENTENCE],
  ['struck twice', `${textAt(72, 700, 'DISMISSED.')} ${textAt(72.3, 700, 'DISMISSED.')}`, 'DISMISSED.'],
  [
    'in cells drawn from right to left',
    `${textAt(300, 700, '9')} ${textAt(200, 700, '1,000')} ${textAt(72, 700, 'Interest')}`,
    'Interest 1,000 9',
  ],
  [
    'in cells of a font that the page scales',
    `q 0.1 0 0 0.1 0 0 cm ${textAt(720, 7000, '20.5', 120)} ${textAt(1000, 7000, '11', 120)} Q`,
    '20.5 11',
  ],
  [
    'with a blank that is drawn a second time in no colour',
    'BT /F1 12 Tf 72 700 Td (Order ) Tj 3 Tr 30.68 0 Td ( ) Tj 0 Tr 3.32 0 Td (passed) Tj ET',
    'Order passed',
  ],
  [
    'in figures that stand upside down below others',
    'BT /F1 250 Tf 1 0 0 1 400 543 Tm (1) Tj -1 0 0 -1 215 303 Tm (3) Tj ET',
    '1\n3',
  ],
  [
    'in words of their own that run upwards',
    'BT /F1 12 Tf 0 1 -1 0 300 400 Tm (written) Tj 0 1 -1 0 300 450 Tm (upwards) Tj ET',
    'written upwards',
  ],
  [
    'in italics that reach into the blank behind them',
    'BT /Italic 12 Tf 72 700 Td (of) Tj 1 0 0 1 84 700 Tm (the order) Tj ET',
    'of the order',
  ],
  [
    'with a full stop drawn for itself',
    `${textAt(72, 700, 'First')} BT /F1 12 Tf 1 0 0 1 95.5 700 Tm (.) Tj ( ) Tj 1 0 0 1 400 680 Tm (Second) Tj ET`,
    'First.\nSecond',
  ],
  ['in two fields, one below the other', `${textAt(160.3, 160, '1')} ${textAt(160.6, 115, '3')}`, '1\n3'],
  [
    'with a word divided at the end of a line',
    `${textAt(72, 700, 'The petition is dis-')} ${textAt(72, 686, 'missed.')}`,
    'The petition is dismissed.',
  ],
  [
    'with a range divided at the end of a line',
    `${textAt(72, 700, 'No. 29859-')} ${textAt(72, 686, '29860/2025')}`,
    'No. 29859-\n29860/2025',
  ],
]
const UNSEEN: [what: string, content: string][] = [
  ['is smaller than a point', textAt(72, 700, SENTENCE, 0.8)],
  ['the page scales to less than a point', `BT /F1 12 Tf 0.05 0 0 0.05 72 700 Tm (${SENTENCE}) Tj ET`],
  ['has no width', `BT /F1 12 Tf 0 Tz 72 700 Td (${SENTENCE}) Tj ET`],
  ['has no height', `BT /F1 12 Tf 1 0 0 0 72 700 Tm (${SENTENCE}) Tj ET`],
  ['stands in a form that the page clips away', 'q 0 0 50 50 re W n /Sentence Do Q'],
  ['stands in a group that is transparent', 'q /Unseen gs /Sentence Do Q'],
  ['is clipped away by a slanted edge', `q 0 0 m 595 0 l 0 842 l h W n ${textAt(300, 780, SENTENCE)} Q`],
  ['is covered by a thick line', `${textAt(72, 700, SENTENCE)} 1 G 30 w 70 705 m 400 705 l S`],
]
for (const [what, content] of UNSEEN)
  test(`text that ${what} is not read, and its page is reported to hide it`, async (t) => {
    const sentence = {
      entries:
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >> /Resources << /Font << /F1 3 0 R >> >>',
      data: textAt(72, 700, SENTENCE),
    }
    const resources = '/XObject << /Sentence 4 0 R >> /ExtGState << /Unseen << /ca 0 >> >>'
    const page = { content: `${textAt(72, 740, SEEN)} ${content}`, resources }
    const bytes = makePdf({ pages: [page], objects: [sentence] })
    const outcome = await openAndRead(bytes, { recognise: false })
    t.like(outcome.kind === 'text' && outcome.pages[0], { text: SEEN, hidesText: true })
  })

// A mark may say how a text is to be read aloud or copied.
SHOWN.push(
  ['with a mark that replaces it by other text', marked('DISMISSED', 'ALLOWED'), 'The petition is ALLOWED.'],
  ['with a mark that replaces a figure in it', marked('Rs. 9,000', 'Rs. 5,000'), 'The petition is Rs. 5,000.'],
  ['with a mark that spells its ligature', marked('office', 'o\\256ce'), 'The petition is office.'],
)
for (const [what, content, text] of SHOWN)
  test(`text ${what} is read as it is seen`, async (t) => {
    t.like(await readOnePage(content), { text, verdict: 'text', hidesText: false })
  })

test('text in a font that the file and the engine lack is read, for viewers have it', async (t) => {
  const content = `${textAt(72, 740, 'Order')} BT /Hindi 12 Tf 72 700 Td <00010002> Tj ET 1 g 300 300 50 50 re f`
  const page = { content, resources: '/Font << /F1 3 0 R /Hindi 4 0 R >>' }
  const objects = [
    '<< /Type /Font /Subtype /Type0 /BaseFont /Mangal /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 6 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Mangal /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 700 >>',
    compressed(
      '',
      'begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0001> <00ff> <0915> endbfrange endcmap',
    ),
  ]
  const outcome = await openAndRead(makePdf({ pages: [page], objects }), { recognise: false })
  t.like(outcome.kind === 'text' && outcome.pages[0], { text: 'Order\nकख', verdict: 'text', hidesText: false })
})

test('the letters that lie unseen on a scan are those of the scan', async (t) => {
  const content = `${LONG_SCAN.content} 3 Tr BT /F1 56 Tf 50 736 Td (${BODY[0]}) Tj ET`
  const bytes = makePdf({ pages: [{ ...LONG_SCAN, content }], objects: OBJECTS })
  const outcome = await openAndRead(bytes, { recognise: false })
  t.like(outcome.kind === 'text' && outcome.pages[0], { hidesText: false })
})

test('the values of filled fields are read, and what a signature panel says is not', async (t) => {
  const field = (kind: string, form: number, y: number, flags = 4) =>
    `<< /Type /Annot /Subtype /Widget /FT /${kind} /T (f${form}) /F ${flags} /Rect [72 ${y} 400 ${y + 20}] /AP << /N ${form} 0 R >> >>`
  const appearance = (text: string) => ({
    entries: '/Type /XObject /Subtype /Form /BBox [0 0 328 20] /Resources << /Font << /F1 3 0 R >> >>',
    data: textAt(2, 5, text),
  })
  const bytes = makePdf({
    pages: [
      {
        content: textAt(72, 760, 'Order:'),
        entries: '/MediaBox [0 0 595 842] /Annots [4 0 R 6 0 R 8 0 R 10 0 R 12 0 R]',
      },
    ],
    catalog: '/AcroForm << /Fields [4 0 R 6 0 R 8 0 R 10 0 R 14 0 R] >>',
    objects: [
      field('Tx', 5, 700),
      appearance('W.P. No. 12 of 2026'),
      field('Tx', 7, 660),
      appearance('The petition is ALLOWED.'),
      field('Sig', 9, 620),
      appearance('Digitally signed by the Registrar'),
      field('Tx', 11, 580, 6),
      appearance('A hidden field'),
      '<< /Type /Annot /Subtype /Widget /Parent 14 0 R /F 4 /Rect [72 540 400 560] /AP << /N 13 0 R >> >>',
      appearance('Digitally signed by the Judge'),
      '<< /FT /Sig /T (judge) /Kids [12 0 R] >>',
    ],
  })
  const outcome = await openAndRead(bytes, { recognise: false })
  t.like(outcome.kind === 'text' && outcome.pages[0], {
    verdict: 'text',
    text: 'Order:\nW.P. No. 12 of 2026\nThe petition is ALLOWED.',
  })
})

test('a note is read that says its text and brings no drawing of it, unless it is hidden', async (t) => {
  const note = (text: string, flags: number) =>
    `<< /Type /Annot /Subtype /FreeText /Rect [72 600 400 630] /Contents (${text}) /DA (/Helv 12 Tf 0 g) /F ${flags} >>`
  const entries = `/Annots [${note('Stayed until further orders.', 4)} ${note('A hidden note of the registry.', 6)}]`
  const outcome = await openAndRead(makePdf({ pages: [{ content: textAt(72, 760, 'Order:'), entries }] }), {
    recognise: false,
  })
  t.like(outcome.kind === 'text' && outcome.pages[0], {
    text: 'Order:\nStayed until further orders.',
    hidesText: false,
  })
})

function marked(replacement: string, shown: string): string {
  return `BT /F1 12 Tf 72 700 Td (The petition is ) Tj /Span << /ActualText (${replacement}) >> BDC (${shown}) Tj EMC (.) Tj ET`
}

async function readOnePage(content: string): Promise<PageText> {
  const white = compressed(
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    Uint8Array.of(255),
  )
  const bytes = makePdf({
    pages: [
      {
        content,
        resources: [
          '/Font << /F1 3 0 R /Italic 6 0 R >> /XObject << /White 4 0 R >> /Properties << /Layer 5 0 R >>',
          '/ExtGState << /Marker << /ca 0.5 >> >>',
        ].join(' '),
      },
    ],
    catalog: '/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>',
    objects: [white, '<< /Type /OCG /Name (Draft) >>', '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Italic >>'],
  })
  const outcome = await openAndRead(bytes, { recognise: false })
  const page = outcome.kind === 'text' ? outcome.pages[0] : undefined
  if (!page) throw new Error('The page was not read.')
  return page
}

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
