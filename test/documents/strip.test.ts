import { PDF, PdfRef, PdfStream } from '@libpdf/core'
import test from 'ava'
import { indianTime, stripText } from '../../documents/strip/strip-text.ts'
import { makePdf, ORDINARY_PAGE } from './made-pdf.ts'
import { PROVENANCE, STRIP_HEADING, STRIP_STATEMENT, stamped, stampedPages } from './shown.ts'

const ORDER = makePdf({ pages: [ORDINARY_PAGE] })

test('times are those of India, with their offset, whatever the machine is set to', (t) => {
  t.is(indianTime(Date.UTC(2026, 10, 21, 8, 35, 9)), '21-11-2026 14:05:09 +05:30')
  t.is(indianTime(Date.UTC(2026, 11, 31, 18, 29, 59, 999)), '31-12-2026 23:59:59 +05:30')
  t.is(indianTime(Date.UTC(2026, 11, 31, 18, 30)), '01-01-2027 00:00:00 +05:30')
})

test('the strip says two lines; blanks and line breaks within them become one blank', (t) => {
  t.deepEqual(stripText({ ...PROVENANCE, caseTitle: ' Meghdoot\n\tMills  v.\u0000 State ' }), {
    heading: 'CourtPulse · CS/114/2025',
    title: 'Meghdoot Mills v. State',
    statement: STRIP_STATEMENT,
  })
})

test('a title that does not fit is cut, with an ellipsis; number, time and reference never are', async (t) => {
  const [page] = await stampedPages(ORDER, {
    ...PROVENANCE,
    caseTitle: 'Meghdoot Cotton Mills Limited and others '.repeat(20),
  })
  const [heading = '', statement] = page?.strip ?? []
  t.true(heading.startsWith('CourtPulse · CS/114/2025 · Meghdoot Cotton Mills Limited and others Meghdoot'))
  t.true(heading.endsWith('…'))
  t.is(statement, STRIP_STATEMENT)
})

test('a case without a title is named by its number', async (t) => {
  const { caseTitle: _, ...untitled } = PROVENANCE
  const [page] = await stampedPages(ORDER, untitled)
  t.is(page?.strip[0], 'CourtPulse · CS/114/2025')
})

test('letters outside of the font lose their accents, the rupee sign becomes Rs', async (t) => {
  const [page] = await stampedPages(ORDER, { ...PROVENANCE, caseTitle: 'Rāja Śrī “Café” – ₹5 lakh' })
  t.is(page?.strip[0], 'CourtPulse · CS/114/2025 · Raja Sri “Café” – Rs5 lakh')
})

test('a title in Devanagari is shaped by an embedded font and can be searched', async (t) => {
  const caseTitle = 'राम कुमार v. सीता देवी'
  const [page] = await stampedPages(ORDER, { ...PROVENANCE, caseTitle })
  t.is(page?.strip[0], `CourtPulse · CS/114/2025 · ${caseTitle}`)
  const { bytes } = await stamped(ORDER, { ...PROVENANCE, caseTitle })
  t.true(Buffer.from(bytes).includes('NotoSansDevanagari-Regular'))
  t.true(bytes.length - ORDER.length < 15_000, 'only the glyphs in use are embedded')
})

test('conjuncts of Devanagari are searched by the letters they are written with', async (t) => {
  const caseTitle = 'श्री किर्लोस्कर प्रौद्योगिकी'
  const { bytes } = await stamped(ORDER, { ...PROVENANCE, caseTitle })
  t.deepEqual(await actualTexts(bytes), [caseTitle])
})

test('a title in Devanagari keeps its blanks behind a joiner', async (t) => {
  const [joined, plain] = await Promise.all(
    ['रू\u200dबी ज़मीन हिन्दी', 'रूबी ज़मीन हिन्दी'].map((caseTitle) => stampedPages(ORDER, { ...PROVENANCE, caseTitle })),
  )
  t.deepEqual(joined?.[0]?.strip, plain?.[0]?.strip)
})

test('a title in a script that no font here can show is left out', async (t) => {
  const [page] = await stampedPages(ORDER, { ...PROVENANCE, caseTitle: 'முத்து எதிர் அரசு' })
  t.deepEqual(page?.strip, ['CourtPulse · CS/114/2025', STRIP_STATEMENT])
})

test('a number with letters that cannot be shown still has the others', async (t) => {
  const [page] = await stampedPages(ORDER, { ...PROVENANCE, caseNumber: 'வ 114/2025' })
  t.is(page?.strip[0], STRIP_HEADING.replace('CS/114/2025', '? 114/2025'))
})

/** The texts that glyphs in the document's forms stand for. */
async function actualTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDF.load(bytes)
  const forms = Array.from({ length: 2000 }, (_, number) => pdf.getObject(PdfRef.of(number))).filter(
    (object) => object instanceof PdfStream && object.getName('Subtype')?.value === 'Form',
  )
  return forms.flatMap((form) => {
    const content = form instanceof PdfStream ? Buffer.from(form.getDecodedData()).toString('latin1') : ''
    return [...content.matchAll(/ActualText <feff([0-9a-f]+)>/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    )
  })
}
