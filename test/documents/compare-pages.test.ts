import test from 'ava'
import { looksOf, type SpoiltPage, spoiltPage } from '../../documents/compare-pages.ts'
import { compressed, type MadeObject, makePdf, textAt } from './made-pdf.ts'
import { stamped } from './shown.ts'

/*
 * Every way in which a written document could lose, swap, turn or blacken what the court filed is planted in an update behind a document,
 * and the page that it harms has to be found.
 */

const BODY = [
  textAt(72, 760, 'IN THE COURT OF THE CIVIL JUDGE, DEVSANGAM'),
  textAt(72, 740, 'The suit is decreed for Rs. 1,000.50 with costs.', 10),
  '1 0 0 rg',
  textAt(72, 720, 'Amended on 12-03-2026', 8),
  '0 g 0.25 w 72 700 m 300 700 l S',
  'q 100 0 0 50 72 600 cm /Seal Do Q',
  '/OC /Layer BDC',
  textAt(72, 560, 'Copy for the registry'),
  'EMC',
].join('\n')
const ANNOTATION = 4
const APPEARANCE = 5
const SEAL = 6
const LAYER = 7
const FONT = 3
const PAGES = 2
const FIRST = 1001
const BODY_OF_FIRST = 1002
const SECOND = 1003
const BODY_OF_SECOND = 1004

const SEALED = '/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray'
const RESOURCES = `/XObject << /Seal ${SEAL} 0 R >> /Properties << /Layer ${LAYER} 0 R >>`
const WIDGET = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (order) /F 4 /Rect [72 640 200 660] /AP << /N ${APPEARANCE} 0 R >> >>`
const COURT_FILE = makePdf({
  pages: [
    { content: BODY, entries: `/MediaBox [0 0 595 842] /Annots [${ANNOTATION} 0 R]`, resources: RESOURCES },
    { content: textAt(72, 760, 'Heard counsel. List on 14-04-2026.') },
  ],
  catalog: `/OCProperties << /OCGs [${LAYER} 0 R] /D << /ON [${LAYER} 0 R] >> >>`,
  objects: [
    WIDGET,
    appearanceOf('Allowed'),
    compressed(SEALED, Uint8Array.of(0, 120)),
    '<< /Type /OCG /Name (Registry) >>',
  ],
})
const FILE = Buffer.from(COURT_FILE).toString('latin1')

const LOSSES: [what: string, page: number, update: [number: number, object: MadeObject][]][] = [
  ['all of a page is lost', 1, [[BODY_OF_FIRST, { data: '' }]]],
  ['the second page is lost alone', 2, [[BODY_OF_SECOND, { data: '' }]]],
  ['a page cannot be decoded any more', 2, [[BODY_OF_SECOND, { entries: '/Filter /FlateDecode', data: ' \r\nBT ET' }]]],
  [
    'a line is lost',
    1,
    [body((text) => text.replace(textAt(72, 740, 'The suit is decreed for Rs. 1,000.50 with costs.', 10), ''))],
  ],
  ['a digit is another', 1, [body((text) => text.replace('1,000.50', '7,000.50'))]],
  ['a decimal point is lost', 1, [body((text) => text.replace('1,000.50', '1,000 50'))]],
  ['a colour is lost', 1, [body((text) => text.replace('1 0 0 rg', ''))]],
  ['a thin line is lost', 1, [body((text) => text.replace('300 700 l S', '300 700 l n'))]],
  ['a text turns white', 1, [body((text) => text.replace('1 0 0 rg', '1 g'))]],
  ['a line is covered with white', 1, [body((text) => `${text} 1 g 72 735 300 14 re f`)]],
  ['a page is blackened', 1, [body((text) => `${text} 0 g 0 0 595 842 re f`)]],
  ['a page is mirrored', 1, [body((text) => `-1 0 0 1 595 0 cm ${text}`)]],
  ['a page is moved by a point', 1, [body((text) => `1 0 0 1 0 1 cm ${text}`)]],
  ['a picture is lost', 1, [body((text) => text.replace('/Seal Do', ''))]],
  ['a picture is turned to its negative', 1, [[SEAL, compressed(SEALED, Uint8Array.of(255, 135))]]],
  ['a font is another', 1, [[FONT, '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>']]],
  ['a filled field is lost', 1, [entriesOf(FIRST, (page) => page.replace(/\/Annots \[.*?\]/, ''))]],
  ['a filled field is hidden', 1, [[ANNOTATION, WIDGET.replace('/F 4', '/F 2')]]],
  ['a filled field says something else', 1, [[APPEARANCE, appearanceOf('Refused')]]],
  [
    'a page is turned by a quarter',
    1,
    [entriesOf(FIRST, (page) => page.replace('/Type /Page', '/Type /Page /Rotate 90'))],
  ],
  [
    'a page is turned upside down',
    2,
    [entriesOf(SECOND, (page) => page.replace('/Type /Page', '/Type /Page /Rotate 180'))],
  ],
  [
    'a page is cropped',
    2,
    [entriesOf(SECOND, (page) => page.replace('/Type /Page', '/Type /Page /CropBox [0 400 595 842]'))],
  ],
  [
    'a page is cropped to its left half and made wider again',
    2,
    [entriesOf(SECOND, (page) => page.replace('[0 0 595 842]', '[-300 0 295 842]'))],
  ],
  ['two pages are swapped', 1, [[PAGES, `<< /Type /Pages /Kids [${SECOND} 0 R ${FIRST} 0 R] /Count 2 >>`]]],
  [
    'a page stands in the place of another',
    2,
    [[PAGES, `<< /Type /Pages /Kids [${FIRST} 0 R ${FIRST} 0 R] /Count 2 >>`]],
  ],
  ['a page is missing', 1, [[PAGES, `<< /Type /Pages /Kids [${FIRST} 0 R] /Count 1 >>`]]],
  ['a page is added', 1, [[PAGES, `<< /Type /Pages /Kids [${FIRST} 0 R ${SECOND} 0 R ${SECOND} 0 R] /Count 3 >>`]]],
  ['a layer is switched off', 1, [entriesOf(1, (catalog) => catalog.replace('/ON', '/OFF'))]],
]
for (const [what, page, update] of LOSSES)
  test(`it is found on page ${page} that ${what}`, async (t) => {
    t.deepEqual(await spoilt(updated(update)), { page, lacks: 'CONTENT' })
  })

test('nothing is found where nothing was changed, or where only the strip was added', async (t) => {
  t.is(await spoilt(updated([])), undefined)
  t.is(await spoilt((await stamped(COURT_FILE)).bytes, { length: 250 }), undefined)
})

test('what the strip may cover is not compared, and nothing more', async (t) => {
  const within = updated([body((text) => `${text} 0 g 5 300 20 20 re f`)])
  t.is(await spoilt(within), undefined)
  t.like(await spoilt(within, { width: 0 }), { page: 1 })
  t.like(await spoilt(updated([body((text) => `${text} 0 g 29 300 2 2 re f`)])), { page: 1 })
})

test('a strip that is not seen along all of its length is found to be missing', async (t) => {
  const line = (from: number, to: number) => updated([body((text) => `${text} 0 g 14 ${from} 4 ${to - from} re f`)])
  t.like(await spoilt(line(20, 270), { length: 250 }), { page: 2, lacks: 'STRIP' })
  t.deepEqual(await spoilt(line(20, 170), { length: 250 }), { page: 1, lacks: 'STRIP' })
  t.deepEqual(await spoilt(updated([]), { length: 250 }), { page: 1, lacks: 'STRIP' })
})

test('a document that the second engine cannot open has no page to compare with', async (t) => {
  const bytes = new Uint8Array(Buffer.from('%PDF-1.7\nno more'))
  t.deepEqual(await looksOf({ bytes, filedLength: bytes.length, hasLayers: false }, [PLACED, PLACED]), [])
  t.deepEqual(await spoilt(bytes), { page: 1, lacks: 'CONTENT' })
})

const PLACED = { place: { width: 28, length: 0, scale: 1, isTaken: false } }

/** What is found in a document that stands in for the stamped one of the court's file. */
async function spoilt(
  bytes: Uint8Array,
  place: { width?: number; length?: number } = {},
): Promise<SpoiltPage | undefined> {
  const strip = { place: { ...PLACED.place, ...place } }
  const filed = { bytes: COURT_FILE, filedLength: COURT_FILE.length, hasLayers: false }
  return spoiltPage(bytes, await looksOf(filed, [strip, strip]))
}

function appearanceOf(word: string): MadeObject {
  const entries = '/Type /XObject /Subtype /Form /BBox [0 0 128 20] /Resources << /Font << /F1 3 0 R >> >>'
  return { entries, data: textAt(2, 5, word) }
}

function body(change: (text: string) => string): [number, MadeObject] {
  const data = change(BODY)
  if (data === BODY) throw new Error('Nothing was changed.')
  return [BODY_OF_FIRST, { data }]
}

/** An object of the court's file with its entries changed. */
function entriesOf(number: number, change: (entries: string) => string): [number, MadeObject] {
  const own = new RegExp(`\\n${number} 0 obj\\n(<<.*>>)\\nendobj`).exec(FILE)?.[1] ?? ''
  if (change(own) === own) throw new Error('Nothing was changed.')
  return [number, change(own)]
}

/** The court's file with an update that replaces objects. */
function updated(objects: [number: number, object: MadeObject][]): Uint8Array {
  let all = FILE
  let rows = ''
  for (const [number, object] of objects) {
    rows += `${number} 1\n${String(all.length).padStart(10, '0')} 00000 n \n`
    const { entries = '', data } = typeof object === 'string' ? { data: '' } : object
    const text = Buffer.from(data).toString('latin1')
    const stream = `<< ${entries} /Length ${text.length} >>\nstream\n${text}\nendstream`
    all += `${number} 0 obj\n${typeof object === 'string' ? object : stream}\nendobj\n`
  }
  const trailer = `trailer\n<< /Size 1005 /Root 1 0 R /Prev ${FILE.lastIndexOf('xref\n0 1')} >>`
  return new Uint8Array(
    Buffer.from(`${all}xref\n${rows || '0 0\n'}${trailer}\nstartxref\n${all.length}\n%%EOF\n`, 'latin1'),
  )
}
