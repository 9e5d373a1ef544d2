import { PDFDocument } from '@cantoo/pdf-lib'
import { PDF } from '@libpdf/core'
import test from 'ava'
import { canonicalLines } from '../../proofs/bench/stamp/canonical.ts'
import { compressed, makePackedPdf, makePdf, ORDINARY_PAGE, textAt } from './made-pdf.ts'
import { openAndStamp } from './open-and-stamp.ts'
import { PROVENANCE, STRIP_HEADING, STRIP_STATEMENT, shownPages, stamped, stampedPages } from './shown.ts'

const ALGORITHMS = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const

test('every page gets a strip with service, case, time of retrieval, reference and what it is not', async (t) => {
  const pages = await stampedPages(makePdf({ pages: [ORDINARY_PAGE, {}, ORDINARY_PAGE] }))
  t.deepEqual(
    pages.map(({ strip }) => strip),
    Array.from({ length: 3 }, () => [STRIP_HEADING, STRIP_STATEMENT]),
  )
})

test('a page with a free margin keeps its size and every text its place', async (t) => {
  const bytes = makePdf({ pages: [ORDINARY_PAGE] })
  const [before] = await shownPages(bytes)
  const [page] = await stampedPages(bytes)
  t.is(page?.grownBy, 0)
  t.deepEqual(page?.own, before?.texts)
})

test('the entries of a page keep all digits of their numbers', async (t) => {
  const page = { ...ORDINARY_PAGE, entries: '/MediaBox [0 0 595.275590551181 841.861417322835]' }
  const bytes = makePdf({ pages: [page] })
  const { bytes: after } = await stamped(bytes)
  t.true(Buffer.from(after.subarray(bytes.length)).includes('595.275590551181 841.861417322835'))
})

test('the stamped document begins with the original, byte for byte', async (t) => {
  const bytes = makePdf({ pages: [ORDINARY_PAGE] })
  const { bytes: after } = await stamped(bytes)
  t.deepEqual(after.subarray(0, bytes.length), bytes)
})

test('nothing in the document but boxes and strips is other than it was: form, links, outline, attachment, metadata', async (t) => {
  const bytes = withEverything()
  t.deepEqual(await canonicalLines((await stamped(bytes)).bytes), await canonicalLines(bytes))
})

test('a document in object streams is stamped as any other', async (t) => {
  const bytes = makePackedPdf({ pages: [ORDINARY_PAGE, ORDINARY_PAGE] })
  const { bytes: after } = await stamped(bytes)
  t.deepEqual(
    (await stampedPages(bytes)).map(({ strip }) => strip.length),
    [2, 2],
  )
  t.deepEqual(await canonicalLines(after), await canonicalLines(bytes))
  t.true(Buffer.from(after.subarray(bytes.length)).includes('/Type /XRef'), 'the update is of the same kind')
})

for (const algorithm of ALGORITHMS)
  test(`a document encrypted by ${algorithm} that everybody can open is stamped and stays as locked as it was`, async (t) => {
    const bytes = await lockedFor('', algorithm)
    const after = await stamped(bytes)
    const locked = await PDF.load(after.bytes)
    t.deepEqual(
      (await stampedPages(bytes)).map(({ strip }) => strip),
      [[STRIP_HEADING, STRIP_STATEMENT]],
    )
    t.deepEqual(locked.getSecurity(), (await PDF.load(bytes)).getSecurity())
    t.deepEqual(await canonicalLines(after.bytes), await canonicalLines(bytes))
  })

test('a document that opens only with a password is refused', async (t) => {
  t.deepEqual(await openAndStamp(await lockedFor('secret', 'AES-256'), PROVENANCE), {
    kind: 'refused',
    reason: 'PASSWORD_NEEDED',
    sentence: 'The document is protected with a password.',
  })
})

test('a document whose cross-reference table is broken is stamped and written anew with all it holds', async (t) => {
  const bytes = Buffer.from(withEverything())
  bytes.write('9', bytes.lastIndexOf('startxref') + 'startxref\n'.length)
  const after = await stamped(new Uint8Array(bytes))
  t.deepEqual(await canonicalLines(after.bytes), await canonicalLines(withEverything()))
  t.is((await shownPages(after.bytes)).length, 2)
})

test('stamping the same document in the same way gives the same bytes', async (t) => {
  const bytes = makePdf({ pages: [ORDINARY_PAGE] })
  t.deepEqual((await stamped(bytes)).bytes, (await stamped(bytes)).bytes)
})

test('bytes before the header, such as a byte order mark, do not stay in the stamped document', async (t) => {
  const bytes = makePdf({ pages: [ORDINARY_PAGE] })
  const { bytes: after } = await stamped(new Uint8Array(Buffer.concat([Buffer.from('\uFEFF'), bytes])))
  t.deepEqual(after.subarray(0, bytes.length), bytes)
})

test('a page that stands in the page tree twice gets one strip', async (t) => {
  const bytes = new Uint8Array(
    Buffer.from(
      Buffer.from(makePdf({ pages: [ORDINARY_PAGE, {}] }))
        .toString('latin1')
        .replace(/\[(\d+) 0 R \d+ 0 R\] \/Count/, '[$1 0 R $1 0 R] /Count'),
      'latin1',
    ),
  )
  t.deepEqual(
    (await stampedPages(bytes)).map(({ strip }) => strip.length),
    [2, 2],
  )
})

test('pages of one size share one strip, so that each adds less than 250 bytes', async (t) => {
  const bytes = makePdf({ pages: Array.from({ length: 300 }, () => ORDINARY_PAGE) })
  const after = await stamped(bytes)
  t.is(after.pages, 300)
  t.true((after.bytes.length - bytes.length) / 300 < 250)
})

// Each of these ends what a viewer draws before it comes to what follows: the strip has to show all the same.
const CUT_SHORT: [what: string, bytes: Uint8Array][] = [
  ['ends in a comment', makePdf({ pages: [{ content: `${textAt(72, 760, 'Heard')} % end` }] })],
  ['has an operator without its operands', makePdf({ pages: [{ content: `${textAt(72, 760, 'Heard')} 0 cm` }] })],
  ['ends within a string', makePdf({ pages: [{ content: `${textAt(72, 760, 'Heard')} (never closed` }] })],
  ['cannot be decoded', changed('<<  /Length', '<< /Filter /FlateDecode /Length')],
  ['is longer than its length', changed(/\/Length 1(\d\d)/, '/Length 0$1')],
]
for (const [what, bytes] of CUT_SHORT)
  test(`the strip shows on a page whose content ${what}`, async (t) => {
    const after = await stamped(bytes)
    const [page] = await shownPages(after.bytes)
    t.true(page?.texts.some(({ text, x }) => x < 28 && text.includes(PROVENANCE.reference)))
  })

test('a document stamped twice keeps its first strip and grows for the second', async (t) => {
  const once = (await stamped(makePdf({ pages: [ORDINARY_PAGE] }))).bytes
  const [page] = await stampedPages(once, { ...PROVENANCE, reference: 'CP-2222-2222-222Z' })
  t.is(page?.grownBy, 28)
  t.true(page?.strip[1]?.includes('CP-2222-2222-222Z'))
  t.deepEqual(page?.own, (await shownPages(once))[0]?.texts)
})

test('a document whose resources have names in an unknown encoding is refused, for they could be lost', async (t) => {
  const bytes = makePdf({ pages: [{ ...ORDINARY_PAGE, resources: '/XObject << /Bild\xFC 3 0 R >>' }] })
  const latin = new Uint8Array(Buffer.from(Buffer.from(bytes).toString('utf8'), 'latin1'))
  const outcome = await openAndStamp(latin, PROVENANCE)
  t.is(outcome.kind === 'refused' && outcome.reason, 'CANNOT_BE_STAMPED')
})

function changed(what: string | RegExp, by: string): Uint8Array {
  const file = Buffer.from(makePdf({ pages: [ORDINARY_PAGE] })).toString('latin1')
  if (file.search(what) < 0) throw new Error(`The sample has no ${what}`)
  return new Uint8Array(Buffer.from(file.replace(what, by), 'latin1'))
}

function withEverything(): Uint8Array {
  return makePdf({
    pages: [
      { ...ORDINARY_PAGE, entries: '/Annots [4 0 R 5 0 R]' },
      { ...ORDINARY_PAGE, entries: '/Annots [6 0 R]' },
    ],
    catalog:
      '/AcroForm << /Fields [4 0 R] >> /Outlines 7 0 R /Names << /EmbeddedFiles << /Names [(note.txt) 9 0 R] >> >> /Metadata 11 0 R',
    objects: [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Asha) /Rect [100 600 200 620] >>',
      '<< /Type /Annot /Subtype /Link /Rect [100 500 200 520] /A << /S /URI /URI (https://court.example) >> >>',
      '<< /Type /Annot /Subtype /Text /Rect [300 500 320 520] /Contents (a note) >>',
      '<< /Type /Outlines /First 8 0 R /Last 8 0 R /Count 1 >>',
      '<< /Title (Order) /Parent 7 0 R /Dest [1001 0 R /XYZ 72 760 0] >>',
      '<< /Type /Filespec /F (note.txt) /EF << /F 10 0 R >> >>',
      compressed('/Type /EmbeddedFile', 'annexed'),
      { entries: '/Type /Metadata /Subtype /XML', data: '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>' },
    ],
  })
}

async function lockedFor(userPassword: string, algorithm: (typeof ALGORITHMS)[number]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(makePdf({ pages: [ORDINARY_PAGE] }))
  pdf.encrypt({
    userPassword,
    ownerPassword: 'registry',
    permissions: { copying: false },
    algorithm,
    allowWeakCryptography: true,
  })
  return pdf.save()
}
