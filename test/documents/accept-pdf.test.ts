import { existsSync, readFileSync } from 'node:fs'
import test from 'ava'
import fc from 'fast-check'
import { acceptPdf, SIZE_LIMITS } from '../../documents/accept-pdf.ts'
import { makePackedPdf, makePdf, ORDINARY_PAGE } from './made-pdf.ts'

const ORDER = makePdf({ pages: [ORDINARY_PAGE, ORDINARY_PAGE] })
const PACKED = makePackedPdf({ pages: [ORDINARY_PAGE, ORDINARY_PAGE] })
const VERIFIED = { pages: 2, isEncrypted: false }

test('a complete PDF is accepted with the number of its pages', async (t) => {
  t.deepEqual(await verified(ORDER), VERIFIED)
  t.deepEqual(await verified(PACKED), VERIFIED)
})

test('a byte order mark or blanks before the header, and junk after the end, are passed over', async (t) => {
  for (const [before, after] of [
    ['\uFEFF', ''],
    ['\r\n\r\n', ''],
    ['', '\r\n<!-- served by court -->\n'],
  ])
    t.deepEqual(await verified(bytesOf(before ?? '', ORDER, after ?? '')), VERIFIED)
})

const NOT_PDFS: [what: string, bytes: string][] = [
  ['it is empty', ''],
  ['it is empty', '\uFEFF  \n'],
  ['it is a web page', '\n<!DOCTYPE html><html><body>Record not found %PDF</body></html>'],
  ['it is a web page', '<html><head></head></html>'],
  ['it is a data record', '{"status":"error","message":"Session expired"}'],
  ['it is a ZIP archive or an office document', 'PK\x03\x04'],
  ['it is a picture', '\x89PNG\r\n'],
  ['it does not start with %PDF-', 'ERROR: order is not uploaded'],
]
for (const [what, text] of NOT_PDFS)
  test(`NOT_A_PDF ${what}: ${JSON.stringify(text.slice(0, 20))}`, async (t) => {
    t.deepEqual(await acceptPdf(new Uint8Array(Buffer.from(text, text.includes('\x89') ? 'latin1' : 'utf8'))), {
      kind: 'refused',
      reason: 'NOT_A_PDF',
      sentence: `The document is not a PDF: ${what}.`,
    })
  })

test('DOCUMENT_DAMAGED wherever a document is cut off before the end of its table', async (t) => {
  for (const whole of [ORDER, PACKED]) {
    const table = Buffer.from(whole)
    const end = Math.max(table.lastIndexOf('>>', table.lastIndexOf('startxref')) + 1, table.lastIndexOf('endobj'))
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 10, max: end - 1 }), async (length) => {
        const outcome = await acceptPdf(whole.slice(0, length))
        return outcome.kind === 'refused' && outcome.reason === 'DOCUMENT_DAMAGED'
      }),
      { numRuns: 150, examples: [[end - 1], [10]] },
    )
  }
  t.pass()
})

const DAMAGED: [what: string, bytes: Uint8Array, sentence: string][] = [
  [
    'a page of the tree is not in the file',
    replaced('/Kids [1001 0 R', '/Kids [1999 0 R'),
    'Not every page of the document can be reached.',
  ],
  [
    'the page tree leads back into itself',
    replaced('/Kids [1001 0 R', '/Kids [   2 0 R'),
    'Not every page of the document can be reached.',
  ],
  [
    'a page of the tree is a stream',
    replaced('/Kids [1001 0 R', '/Kids [1002 0 R'),
    'Not every page of the document can be reached.',
  ],
  ['there are no pages', makePdf({ pages: [] }), 'No page of the document can be read.'],
  [
    'the content of a page is not in the file',
    replaced('/Contents [1004 0 R', '/Contents [1999 0 R'),
    'The content of page 2 is missing.',
  ],
  [
    'there is no catalog',
    replaced('/Type /Catalog', '/Type /Cabinet', '/Root 1 0 R', '/Root 9 0 R'),
    'The document has no readable structure.',
  ],
]
for (const [what, bytes, sentence] of DAMAGED)
  test(`DOCUMENT_DAMAGED when ${what}`, async (t) => {
    t.deepEqual(await acceptPdf(bytes), { kind: 'refused', reason: 'DOCUMENT_DAMAGED', sentence })
  })

test('DOCUMENT_TOO_LARGE by bytes, before anything is read', async (t) => {
  t.deepEqual(await acceptPdf(Buffer.from('anything'), { ...SIZE_LIMITS, maxBytes: 7 }), {
    kind: 'refused',
    reason: 'DOCUMENT_TOO_LARGE',
    sentence: 'The document has 8 bytes. The maximum is 7.',
  })
})

test('DOCUMENT_TOO_LARGE by pages', async (t) => {
  t.deepEqual(await acceptPdf(ORDER, { ...SIZE_LIMITS, maxPages: 1 }), {
    kind: 'refused',
    reason: 'DOCUMENT_TOO_LARGE',
    sentence: 'The document has 2 pages. The maximum is 1.',
  })
})

const FIXTURES = '../shared/fixtures/pdfs'
if (existsSync(`${FIXTURES}/INDEX.csv`))
  for (const row of readFileSync(`${FIXTURES}/INDEX.csv`, 'utf8').trim().split('\n').slice(1)) {
    const [file = '', , pages = '', , , expected = ''] = row.split(',')
    if (expected === 'open')
      test(`a collected document opens with its ${pages} pages: ${file}`, async (t) => {
        const outcome = await acceptPdf(readFileSync(`${FIXTURES}/${file}`))
        t.is(outcome.kind === 'pdf' && outcome.pages.length, Number(pages))
      })
    else
      test(`a collected document is refused with a reason, or opens: ${file}`, async (t) => {
        const outcome = await acceptPdf(readFileSync(`${FIXTURES}/${file}`))
        t.true(outcome.kind === 'refused' || expected.startsWith('open or'))
      })
  }

async function verified(bytes: Uint8Array) {
  const outcome = await acceptPdf(bytes)
  if (outcome.kind === 'refused') return outcome
  const { pdf, pages } = outcome
  return { pages: pages.length, isEncrypted: pdf.isEncrypted }
}

/** The sample with texts replaced by others: what, by what, and so on. */
function replaced(...pairs: string[]): Uint8Array {
  let text = Buffer.from(ORDER).toString('latin1')
  for (let at = 0; at < pairs.length; at += 2) {
    const [what = '', by = ''] = pairs.slice(at)
    if (!text.includes(what)) throw new Error(`The sample has no ${what}`)
    text = text.replace(what, by)
  }
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

function bytesOf(...parts: (string | Uint8Array)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))
}
