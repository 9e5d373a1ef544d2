import test from 'ava'
import { type MadePage, makePdf, ORDINARY_PAGE, textAt } from './made-pdf.ts'
import { openAndStamp } from './open-and-stamp.ts'
import { PROVENANCE, STRIP_HEADING, STRIP_STATEMENT, shownPages, stamped, stampedPages } from './shown.ts'

const OBJECTS = [
  {
    entries: '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    data: 'x',
  },
  { entries: '/Type /XObject /Subtype /Form /BBox [0 0 100 100]', data: '0 0 100 100 re f' },
  { entries: '/Type /XObject /Subtype /Form /BBox [50 0 100 100]', data: '0 0 100 100 re f' },
  '<< /Type /ExtGState /BM /Difference >>',
  '<< /Type /Annot /Subtype /Link /Rect [10 500 60 520] >>',
  '<< /Type /Annot /Subtype /Text /Rect [10 500 60 520] /F 2 >>',
  '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 0] /Function 11 0 R /Extend [true true] >>',
  '<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [0.5] /N 1 >>',
  '<< /Type /Pattern /PatternType 2 /Shading 10 0 R >>',
  '<< /Type /Font /Subtype /Type0 /BaseFont /Mangal /Encoding /Identity-H /DescendantFonts [14 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Mangal /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 >>',
  '<< /Type /OCG /Name (Draft) >>',
]
const RESOURCES = [
  '/XObject << /Picture 4 0 R /Form 5 0 R /Clipped 6 0 R >> /ExtGState << /Difference 7 0 R >> /Shading << /Shade 10 0 R >>',
  '/Pattern << /Shaded 12 0 R >> /Properties << /Layer 15 0 R >>',
].join(' ')

const INK: [what: string, page: MadePage][] = [
  ['text', { content: textAt(20, 400, 'In the margin') }],
  ['text that kerning pulls into it', { content: 'BT /F1 10 Tf 60 400 Td [(a) 4000 (b)] TJ ET' }],
  ['text that negative spacing pulls into it', { content: 'BT /F1 10 Tf -12 Tc 60 400 Td (aaaaaaaa) Tj ET' }],
  ['text that runs from right to left', { content: 'BT /F1 10 Tf -1 0 0 1 60 400 Tm (mirrored) Tj ET' }],
  ['text turned by a quarter', { content: 'BT /F1 10 Tf 0 1 -1 0 20 400 Tm (upwards) Tj ET' }],
  [
    'text of a font that is not in the file',
    {
      content: 'BT /F1 12 Tf 300 400 Td (Order) Tj /H 10 Tf -290 0 Td <00010002> Tj ET',
      resources: '/Font << /F1 3 0 R /H 13 0 R >>',
    },
  ],
  ['a filled area', { content: '0 0 20 842 re f' }],
  ['a line, by its width alone', { content: '20 w 36 100 m 36 700 l S' }],
  ['a curve', { content: '100 100 m -10 100 -10 700 100 700 c S' }],
  ['a picture, be it white', { content: 'q 595 0 0 842 0 0 cm /Picture Do Q' }],
  ['a picture within the content', { content: 'q 50 0 0 50 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q' }],
  ['a form', { content: '/Form Do' }],
  ['a shading', { content: '/Shade sh' }],
  ['a pattern', { content: '/Pattern cs /Shaded scn 0 0 20 842 re f' }],
  ['white where blending makes it visible', { content: '0.5 g 0 0 300 842 re f /Difference gs 1 g 0 0 20 842 re f' }],
  ['a layer that is off', { content: '/OC /Layer BDC 0 0 20 842 re f EMC' }],
  ['a link', { entries: '/Annots [8 0 R]' }],
  ['something at a place that is not a number', { content: '1 0 0 1 /x 0 cm 100 100 50 50 re f' }],
]
for (const [what, page] of INK)
  test(`the page grows by 28 points to the left for ${what} in its margin, and nothing on it moves`, async (t) => {
    const bytes = pdfOf(page)
    const [before] = await shownPages(bytes)
    const [after] = await stampedPages(bytes)
    t.is(after?.grownBy, 28)
    t.deepEqual(after?.strip, [STRIP_HEADING, STRIP_STATEMENT])
    t.deepEqual(after?.own, before?.texts)
  })

const FREE: [what: string, page: MadePage][] = [
  ['is empty', {}],
  ['has a white ground', { content: '1 g 0 0 595 842 re f 1 1 1 rg 0 0 595 842 re f 0 0 0 0 k 0 0 595 842 re f' }],
  ['has invisible text, as recognised scans do', { content: `3 Tr ${textAt(10, 400, 'hidden')}` }],
  ['is only clipped to', { content: '0 0 595 842 re W n 100 100 m 200 200 l S' }],
  ['is clipped away', { content: '50 0 500 842 re W n 0 0 595 842 re f' }],
  ['has white that would be seen on a colour alone', { content: '/Difference gs 1 g 0 0 20 842 re f' }],
  ['is drawn to by a form that is cut to its box', { content: '/Clipped Do' }],
  ['is passed by a path that is not painted', { content: '0 0 20 842 re n' }],
  ['has nothing but control points of a curve', { content: '200 100 m 0 100 0 700 200 700 c S' }],
  ['has ink above the page', { content: '0 900 20 50 re f' }],
  ['has a hidden annotation', { entries: '/Annots [9 0 R]' }],
]
for (const [what, page] of FREE)
  test(`the page keeps its size where the margin ${what}`, async (t) => {
    const [after] = await stampedPages(pdfOf(page))
    t.is(after?.grownBy, 0)
    t.deepEqual(after?.strip.slice(-2), [STRIP_HEADING, STRIP_STATEMENT])
  })

/** Each page draws upright text for its rotation, an inch from the displayed left edge or in the margin. */
const SIDES: [rotation: number, free: string, inked: string, grown: string][] = [
  [0, '72 400', '20 400', '-28 0 595 842'],
  [90, '400 72', '400 20', '0 -28 595 842'],
  [180, '500 400', '580 400', '0 0 623 842'],
  [270, '300 700', '300 830', '0 0 595 870'],
]
for (const [rotation, free, inked, grown] of SIDES) {
  const turn = { 0: '1 0 0 1', 90: '0 1 -1 0', 180: '-1 0 0 -1', 270: '0 -1 1 0' }[rotation]
  const page = (place: string) =>
    pdfOf({ content: `BT /F1 12 Tf ${turn} ${place} Tm (Order) Tj ET`, entries: `/Rotate ${rotation}` })

  test(`on a page turned by ${rotation} degrees the strip lies along the edge that is displayed on the left`, async (t) => {
    const [after] = await stampedPages(page(free))
    t.is(after?.grownBy, 0)
    t.deepEqual(after?.strip, [STRIP_HEADING, STRIP_STATEMENT])
    t.deepEqual(after?.stripPositions, [17, 25.5])
  })

  test(`a page turned by ${rotation} degrees grows on the side that is displayed on the left`, async (t) => {
    const bytes = page(inked)
    const after = await stamped(bytes)
    t.regex(Buffer.from(after.bytes).subarray(bytes.length).toString('latin1'), new RegExp(`/MediaBox \\[${grown}\\]`))
    const [parts] = await stampedPages(bytes)
    t.deepEqual(parts?.own, (await shownPages(bytes))[0]?.texts)
    t.deepEqual(parts?.stripPositions, [17, 25.5])
  })
}

test('the strip stands at the edge of the crop box, also where the boxes begin below zero', async (t) => {
  const entries = '/MediaBox [-100 -50 495 792] /CropBox [-70 -20 430 700]'
  const [after] = await stampedPages(pdfOf({ content: textAt(30, 400, 'Order'), entries }))
  t.deepEqual(after, {
    grownBy: 0,
    strip: [STRIP_HEADING, STRIP_STATEMENT],
    stripPositions: [17, 25.5],
    own: [{ text: 'Order', x: 100, y: 300 }],
  })
})

test('ink that the crop box hides does not make the page grow', async (t) => {
  const [after] = await stampedPages(pdfOf({ content: '0 0 61 842 re f', entries: '/CropBox [60 0 595 842]' }))
  t.is(after?.grownBy, 28, 'a line of it is seen')
  const [other] = await stampedPages(pdfOf({ content: '0 0 59 842 re f', entries: '/CropBox [60 0 595 842]' }))
  t.is(other?.grownBy, 0)
})

test('where a crop box grows, what it hid stays hidden: the strip has a white ground', async (t) => {
  const bytes = pdfOf({ content: `40 0 20 842 re f ${textAt(65, 400, 'Order')}`, entries: '/CropBox [60 0 595 842]' })
  const { bytes: after } = await stamped(bytes)
  t.regex(Buffer.from(after).subarray(bytes.length).toString('latin1'), /1 0 0 1 32 0 cm 1 g 0 0 28 842 re f/)
})

test('on a page of larger units the strip keeps its size on paper', async (t) => {
  const entries = '/MediaBox [0 0 238 336.8] /UserUnit 2.5'
  const [after] = await stampedPages(pdfOf({ content: textAt(40, 200, 'Order', 5), entries }))
  t.deepEqual(after?.strip, [STRIP_HEADING, STRIP_STATEMENT])
  t.deepEqual(after?.stripPositions, [17, 25.5])
})

test('a page too short for the lines gets a smaller strip that says everything but the title', async (t) => {
  const [after] = await stampedPages(pdfOf({ entries: '/MediaBox [0 0 300 150]' }))
  t.deepEqual(after?.strip[1], STRIP_STATEMENT)
  t.true((after?.stripPositions[1] ?? 28) < 13)
})

const UNCLOSED: [what: string, content: string][] = [
  ['states', 'q 2 0 0 2 0 0 cm q 0.5 0 0 0.5 100 100 cm'],
  ['text', 'BT /F1 12 Tf 100 400 Td (Order) Tj'],
  ['marked content', '/Span BMC /Span BMC'],
  ['a matrix at the outermost level', '0.1 0 0 -0.1 300 842 cm'],
  ['a restored state too many', 'q Q Q Q'],
]
for (const [what, content] of UNCLOSED)
  test(`content that leaves ${what} behind does not move the strip`, async (t) => {
    const [after] = await stampedPages(pdfOf({ content }))
    t.deepEqual(after?.strip, [STRIP_HEADING, STRIP_STATEMENT])
    t.deepEqual(after?.stripPositions, [17, 25.5])
  })

const UNFOLLOWED: [what: string, content: string][] = [
  ['restores a state it never saved and draws on', `0.5 0 0 0.5 100 100 cm Q ${textAt(100, 400, 'Order')}`],
  ['restores a state it never saved and then sets another', `${textAt(100, 400, 'Order')} Q 2 0 0 2 50 50 cm`],
  ['breaks off within a string', `${textAt(100, 400, 'Order')} BT (and then`],
]
for (const [what, content] of UNFOLLOWED)
  test(`content that ${what} is not touched: the page grows and the strip comes before it`, async (t) => {
    const bytes = pdfOf({ content })
    const [after] = await stampedPages(bytes)
    t.is(after?.grownBy, 28)
    t.deepEqual(after?.strip, [STRIP_HEADING, STRIP_STATEMENT])
    t.deepEqual(after?.own, (await shownPages(bytes))[0]?.texts)
  })

test('an annotation that hangs over the left edge does not lie over the strip', async (t) => {
  const bytes = makePdf({
    pages: [{ ...ORDINARY_PAGE, entries: '/Annots [4 0 R]' }],
    objects: ['<< /Type /Annot /Subtype /Square /Rect [-20 500 60 520] /IC [1 0 0] >>'],
  })
  const { bytes: after } = await stamped(bytes)
  const update = Buffer.from(after).subarray(bytes.length).toString('latin1')
  t.regex(update, /\/Annots \[4 0 R \d+ 0 R\]/, 'the covering annotation comes after it')
  t.regex(update, /\/Subtype \/Stamp\s+\/Rect \[-28 0 0 842\]/)
})

test('a page whose content cannot be decoded is left as it is, and grows', async (t) => {
  const bytes = Buffer.from(makePdf({ pages: [{ content: 'not compressed' }] }))
  const broken = bytes.toString('latin1').replace('<<  /Length 14 >>', '<< /Filter /FlateDecode /Length 14 >>')
  const outcome = await openAndStamp(new Uint8Array(Buffer.from(broken, 'latin1')), PROVENANCE)
  t.is(outcome.kind === 'stamped' && outcome.grownPages, 1)
})

function pdfOf(page: MadePage): Uint8Array {
  return makePdf({ pages: [{ resources: RESOURCES, ...page }], objects: OBJECTS })
}
