import { PDFDocument } from '@cantoo/pdf-lib'
import test from 'ava'
import { openPdf } from '../../documents/open-pdf.ts'
import { makePackedPdf, makePdf, ORDINARY_PAGE } from './made-pdf.ts'
import { shownPages, stamped } from './shown.ts'

/*
 * Files whose structure is wrong in ways that viewers get over: each is read with all its pages, and its stamped copy begins with its
 * own bytes.
 */

const MADE = { pages: [ORDINARY_PAGE, ORDINARY_PAGE] }
const ORDER = Buffer.from(makePdf(MADE)).toString('latin1')
const PACKED = Buffer.from(makePackedPdf(MADE)).toString('latin1')

const WRONG: [what: string, file: string][] = [
  ['the pointer to the table is wrong', ORDER.replace(/startxref\n/, 'startxref\n7')],
  ['the pointer to the table points to a blank', PACKED.replace(/startxref\n(\d+)/, (_, at) => `startxref\n${at - 1}`)],
  ['the pointer to the table is missing', ORDER.replace(/startxref[\s\S]*/, '')],
  ['the pointer to a table in a stream is missing', PACKED.replace(/startxref[\s\S]*/, '')],
  ['the table misplaces an object', ORDER.replace(/(?<=\n3 1\n)\d{10}/, '0000000009')],
  ['an older table is not where the newer one says', `${ORDER}${updateWithoutOlderTable(ORDER)}`],
  ['the trailer names another object as catalog', ORDER.replace('/Root 1 0 R', '/Root 3 0 R')],
  ['the catalog names no page tree', ORDER.replace('/Pages 2 0 R', '/Pages 9 0 R')],
  ['the root of the page tree is gone', ORDER.replace('/Type /Pages /Kids', '/Type /Bages /Gids')],
]
for (const [what, file] of WRONG)
  test(`a document is read and stamped although ${what}`, async (t) => {
    const bytes = new Uint8Array(Buffer.from(file, 'latin1'))
    const opened = await openPdf(bytes)
    t.is(opened.kind === 'pdf' && opened.pages.length, 2)
    const after = await stamped(bytes)
    t.true(Buffer.from(after.bytes).subarray(0, bytes.length).equals(bytes))
    t.is(after.pages, 2)
    for (const { texts } of await shownPages(after.bytes)) {
      t.true(texts.some(({ text, x }) => x < 28 && text.includes('CP-7K3M')))
      t.true(texts.some(({ text }) => text.includes('Heard counsel')))
    }
  })

// Producers write the bits as they please, other viewers open them all.
test('an encrypted document opens without a password when its permissions are written as a positive number, and when its table is wrong', async (t) => {
  const locked = Buffer.from(await lockedFor('')).toString('latin1')
  const positive = locked.replace(/\/P -(\d+)/, (_, bits) => `/P ${2 ** 32 - Number(bits)}`)
  t.not(positive, locked)
  for (const file of [positive, locked.replace(/startxref\n/, 'startxref\n7')]) {
    const opened = await openPdf(new Uint8Array(Buffer.from(file, 'latin1')))
    t.is(opened.kind === 'pdf' && opened.pages.length, 1)
  }
})

test('PASSWORD_NEEDED when a locked document has a wrong table', async (t) => {
  const locked = Buffer.from(await lockedFor('secret')).toString('latin1')
  const opened = await openPdf(new Uint8Array(Buffer.from(locked.replace(/startxref\n/, 'startxref\n7'), 'latin1')))
  t.is(opened.kind === 'refused' && opened.reason, 'PASSWORD_NEEDED')
})

test('a PDF that is attached to a document is not taken for a part of it when the table is rebuilt', async (t) => {
  const attached = ORDER.replaceAll('Heard counsel', 'Another order')
  const made = makePdf({
    ...MADE,
    objects: [{ entries: '/Type /EmbeddedFile', data: Buffer.from(attached, 'latin1') }],
  })
  const wrong = Buffer.from(
    Buffer.from(made)
      .toString('latin1')
      .replace(/startxref\n(?![\s\S]*startxref)/, 'startxref\n7'),
    'latin1',
  )
  const [page] = await shownPages((await stamped(new Uint8Array(wrong))).bytes)
  t.true(page?.texts.some(({ text }) => text.includes('Heard counsel')))
})

/** A further version whose table, at the file's end, points to a blank as its older one. */
function updateWithoutOlderTable(file: string): string {
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1005 /Root 1 0 R /Prev ${file.indexOf('xref\n0 1') - 1} >>\n`
  return `${table}startxref\n${file.length}\n%%EOF\n`
}

async function lockedFor(userPassword: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(makePdf({ pages: [ORDINARY_PAGE] }))
  pdf.encrypt({ userPassword, ownerPassword: 'registry', algorithm: 'RC4-128', allowWeakCryptography: true })
  return pdf.save()
}
