import { PDFDocument, type SecurityOptions } from '@cantoo/pdf-lib'
import { PdfDict } from '@libpdf/core'
import test from 'ava'
import { openPdf } from '../../documents/open-pdf.ts'
import { pageFrame } from '../../documents/page-frame.ts'
import { compressed, makePackedPdf, makePdf, ORDINARY_PAGE, textAt } from './made-pdf.ts'
import { openAndStamp } from './open-and-stamp.ts'
import { PROVENANCE, shownPages, stamped } from './shown.ts'

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

// Producers write the bits as they please and leave the identifier out; other viewers open them all.
const UNUSUAL: [what: string, change: (locked: string) => string][] = [
  ['its permissions are a positive number', withPositivePermissions],
  ['its table is wrong', (file) => file.replace(/startxref\n/, 'startxref\n7')],
]
for (const algorithm of ['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const)
  for (const [what, change] of UNUSUAL)
    test(`a document encrypted by ${algorithm} opens without a password although ${what}`, async (t) => {
      const locked = Buffer.from(await lockedFor('', algorithm)).toString('latin1')
      const file = new Uint8Array(Buffer.from(change(locked), 'latin1'))
      t.deepEqual(await textsOf((await stamped(file)).bytes), [SECOND_LINE])
    })

test('an encrypted document without an identifier opens without a password', async (t) => {
  const locked = Buffer.from(await lockedFor('', 'AES-256')).toString('latin1')
  const file = locked.replace(/\/ID \[[^\]]*\]/, (entry) => ' '.repeat(entry.length))
  t.not(file, locked)
  t.deepEqual(await textsOf((await stamped(new Uint8Array(Buffer.from(file, 'latin1')))).bytes), [SECOND_LINE])
})

test('a document whose encryption is null is not encrypted', async (t) => {
  const file = ORDER.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt null')
  t.deepEqual(await textsOf((await stamped(withOffsets(file))).bytes), [SECOND_LINE, SECOND_LINE])
})

test('an entry of a page that is null is inherited', async (t) => {
  const file = Buffer.from(makePdf({ pages: [{ ...ORDINARY_PAGE, entries: '/CropBox null' }] }))
    .toString('latin1')
    .replace(/\/Resources <<.*?>> {2}>>/, '/Resources null')
    .replace('/Type /Pages', '/Type /Pages /CropBox [0 0 500 800] /Resources << /Font << /F1 3 0 R >> >>')
  const after = await openPdf((await stamped(withOffsets(file))).bytes)
  const page = after.kind === 'pdf' ? after.pages[0] : undefined
  t.like(page && after.kind === 'pdf' && pageFrame(after.pdf, page), { width: 500, height: 800 })
  const resources = page?.inherited('Resources')
  t.true(resources instanceof PdfDict && resources.has('Font') && resources.has('XObject'))
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

const BLANKS: [what: string, blanks: string][] = [
  ['a blank and CRLF', ' \r\n'],
  ['a blank and LF', ' \n'],
  ['two blanks and CRLF', '  \r\n'],
  ['a tab and LF', '\t\n'],
  ['a tab, a blank and CRLF', '\t \r\n'],
]
for (const [what, blanks] of BLANKS)
  test(`a page keeps its text although ${what} stand behind the keyword stream`, async (t) => {
    const made = makePdf({
      pages: [{ ...ORDINARY_PAGE, content: '/Body Do', resources: '/XObject << /Body 4 0 R >>' }, ORDINARY_PAGE],
      objects: [compressed('/Type /XObject /Subtype /Form /BBox [0 0 595 842]', textAt(72, 500, 'Disposed of.'))],
    })
    const file = Buffer.from(made).toString('latin1')
    const at = file.indexOf('stream\n')
    const longer = withOffsets(`${file.slice(0, at)}${file.slice(at).replaceAll('stream\n', `stream${blanks}`)}`)
    t.deepEqual(await textsOf((await stamped(longer)).bytes), ['Disposed of.', SECOND_LINE])
  })

test('no stream whose data cannot be decoded is written anew', async (t) => {
  const spoiled = makePdf({
    pages: [ORDINARY_PAGE, { content: '' }],
    objects: [{ entries: '/Filter /FlateDecode', data: 'no compressed data' }],
  })
  const file = Buffer.from(spoiled).toString('latin1').replace('/Contents [1004 0 R]', '/Contents [   4 0 R]')
  const wrongLength = new Uint8Array(Buffer.from(file.replace('/Length 18', '/Length 17'), 'latin1'))
  const outcome = await openAndStamp(wrongLength, PROVENANCE)
  if (outcome.kind === 'stamped')
    t.notRegex(Buffer.from(outcome.bytes.subarray(wrongLength.length)).toString('latin1'), /no compressed data/)
  else t.is(outcome.reason, 'CANNOT_BE_STAMPED')
})

const DIRECT: [what: string, change: (locked: string) => string][] = [
  ['its table is right', (locked) => locked],
  ['its table is wrong', (locked) => locked.replace(/startxref\n/, 'startxref\n7')],
]
for (const [what, change] of DIRECT)
  test(`an encryption dictionary within the trailer is that of the document when ${what}`, async (t) => {
    const open = change(withDirectEncryption(await lockedFor('')))
    t.deepEqual(await textsOf((await stamped(new Uint8Array(Buffer.from(open, 'latin1')))).bytes), [SECOND_LINE])
    const locked = change(withDirectEncryption(await lockedFor('secret')))
    const opened = await openPdf(new Uint8Array(Buffer.from(locked, 'latin1')))
    t.is(opened.kind === 'refused' && opened.reason, 'PASSWORD_NEEDED')
  })

const DRAFT = makePdf({ pages: [{ content: textAt(72, 700, 'The petition is DISMISSED.') }] })
const UPDATES: [what: string, update: Update][] = [
  ['a plain table', {}],
  ['a table that counts more objects than there are', { size: 2000 }],
  ['a table of eight-byte places', { width: 8 }],
  ['a table of eight-byte places that counts more objects than there are', { width: 8, size: 2000 }],
  ['a table that cannot be found', { pointer: 7 }],
  ['a table that misplaces another object', { misplaced: true }],
]
// Viewers disagree about an update that neither a table nor a line end announces.
for (const [what, update] of UPDATES)
  for (const [where, before] of Object.entries({
    'on a line of its own': '\n',
    'right behind %%EOF': '',
    'behind a letter': 'x',
  }))
    for (const replaced of ['page', 'content'] as const)
      if (before === '\n' || update.pointer === undefined)
        test(`the newest ${replaced} is delivered where it stands ${where} and the update has ${what}`, async (t) => {
          const bytes = withUpdate(DRAFT, { ...update, before, replaced })
          t.deepEqual(await textsOf((await stamped(bytes)).bytes), ['The petition is ALLOWED.'])
        })

test('objects without a blank between them are told apart', async (t) => {
  const file = ORDER.replaceAll('endobj\n', 'endobj').replace('/Size 1005', '/Size 4000')
  t.deepEqual(await textsOf((await stamped(withOffsets(file))).bytes), [SECOND_LINE, SECOND_LINE])
})

const SECOND_LINE = 'Heard counsel. List on 12-03-2026.'

/** The last line of each page that is not the strip's. */
async function textsOf(bytes: Uint8Array): Promise<(string | undefined)[]> {
  const pages = await shownPages(bytes)
  return pages.map(({ texts }) => texts.filter(({ x, text }) => x >= 28 && text.trim() !== '').at(-1)?.text)
}

/** The file with its plain table put right. */
function withOffsets(file: string): Uint8Array {
  const right = file
    .replace(/(\d+) 1\n(\d{10}) 00000 n/g, (_, number) => {
      const at = file.search(new RegExp(`(?<=\\n|endobj)${number} 0 obj`))
      return `${number} 1\n${String(at).padStart(10, '0')} 00000 n`
    })
    .replace(/startxref\n\d+/, `startxref\n${file.search(/xref\n0 1/)}`)
  return new Uint8Array(Buffer.from(right, 'latin1'))
}

/** The permissions as the same bits without a sign; blanks that are not needed make up for its longer number. */
function withPositivePermissions(locked: string): string {
  return locked.replace(/\/Filter \/Standard[\s\S]*?endobj/, (dictionary) => {
    let spare = 0
    const positive = dictionary.replace(/(?<=\/P )-\d+/, (bits) => {
      const unsigned = `${2 ** 32 + Number(bits)}`
      spare = unsigned.length - bits.length
      return unsigned
    })
    return positive.replace(/\s(?=[/<])/g, (blank) => (spare-- > 0 ? '' : blank))
  })
}

function withDirectEncryption(locked: Uint8Array): string {
  const file = Buffer.from(locked).toString('latin1')
  const reference = /\/Encrypt (\d+) 0 R/.exec(file)
  const dictionary = new RegExp(`\\n${reference?.[1]} 0 obj\\s*(<<[\\s\\S]*?>>)\\s*endobj`).exec(file)?.[1]
  if (!reference || !dictionary) throw new Error('The document is not encrypted.')
  return file.replace(reference[0], () => `/Encrypt ${dictionary}`)
}

interface Update {
  size?: number
  /** Of a place in a table in a stream, in bytes; else the table is a plain one. */
  width?: number
  /** Where the file says that the table is. */
  pointer?: number
  /** Whether the table gives a wrong place for the font. */
  misplaced?: boolean
}

/** A further version of a document of one page, in which the page or its content says something else. */
function withUpdate(draft: Uint8Array, update: Update & { before: string; replaced: 'page' | 'content' }): Uint8Array {
  const { size = 1010, width, pointer, misplaced, before, replaced } = update
  const file = Buffer.from(draft).toString('latin1').trimEnd()
  const content = textAt(72, 700, 'The petition is ALLOWED.')
  const page = /<< \/Type \/Page \/Parent[\s\S]*?endobj/.exec(file)?.[0].replace('1002 0 R', '1005 0 R') ?? ''
  const stream = `<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n`
  const objects: [number, string][] =
    replaced === 'content'
      ? [[1002, stream]]
      : [
          [1001, `${page}\n`],
          [1005, stream],
        ]
  let all = `${file}${before}`
  const rows: [number: number, at: number][] = []
  for (const [number, body] of objects) {
    rows.push([number, all.length])
    all += `${number} 0 obj\n${body}`
  }
  if (misplaced) rows.unshift([3, 20])
  const entries = `/Size ${size} /Root 1 0 R /Prev ${file.lastIndexOf('xref\n0 1')}`
  const at = pointer ?? all.length
  if (width === undefined) {
    const table = rows.map(([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`).join('')
    all += `xref\n${table}trailer\n<< ${entries} >>\n`
  } else {
    rows.push([1006, all.length])
    const data = rows
      .map(
        ([, place]) =>
          `\x01${place
            .toString(16)
            .padStart(2 * width, '0')
            .replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)))}\0`,
      )
      .join('')
    const index = rows.map(([number]) => `${number} 1`).join(' ')
    all += `1006 0 obj\n<< /Type /XRef ${entries} /W [1 ${width} 1] /Index [${index}] /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`
  }
  return new Uint8Array(Buffer.from(`${all}startxref\n${at}\n%%EOF\n`, 'latin1'))
}

/** A further version whose table, at the file's end, points to a blank as its older one. */
function updateWithoutOlderTable(file: string): string {
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1005 /Root 1 0 R /Prev ${file.indexOf('xref\n0 1') - 1} >>\n`
  return `${table}startxref\n${file.length}\n%%EOF\n`
}

async function lockedFor(
  userPassword: string,
  algorithm: SecurityOptions['algorithm'] = 'RC4-128',
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(makePdf({ pages: [ORDINARY_PAGE] }))
  pdf.encrypt({ userPassword, ownerPassword: 'registry', algorithm, allowWeakCryptography: true })
  return pdf.save()
}
