import { deflateSync } from 'node:zlib'

/** What stands between `obj` and `endobj`; for a stream, its dictionary's entries and its data. */
export type MadeObject = string | { entries?: string; data: string | Uint8Array }

export interface MadePage {
  /** Its instructions, one piece per content stream. */
  content?: string | string[]
  /**
   * Entries of its dictionary besides `Parent`, `Contents` and `Resources`; `MediaBox` is that of A4 unless it is given
   * here.
   */
  entries?: string
  /** Entries of its resources besides the font `F1`, which is Helvetica. */
  resources?: string
}

export interface MadePdf {
  pages: MadePage[]
  /** Entries of the catalog besides `Pages`. */
  catalog?: string
  /** Objects that entries refer to, numbered from 4. */
  objects?: MadeObject[]
}

/** Instructions for a line of text that begins at a place. */
export function textAt(x: number, y: number, text: string, size = 12): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`
}

/** A page of A4 with two lines an inch from its edges, all invented. */
export const ORDINARY_PAGE: MadePage = {
  content: [
    textAt(72, 760, 'IN THE COURT OF THE CIVIL JUDGE, DEVSANGAM'),
    textAt(72, 740, 'Heard counsel. List on 12-03-2026.'),
  ].join('\n'),
}

/** A PDF written by hand, with a cross-reference table; nothing in it but what is asked for. */
export function makePdf(made: MadePdf): Uint8Array {
  const objects = objectsOf(made)
  let file = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')
  const rows: string[] = []
  for (const [number, object] of objects) {
    rows.push(`${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`)
    file = Buffer.concat([file, Buffer.from(`${number} 0 obj\n`), bodyOf(object), Buffer.from('\nendobj\n')])
  }
  const size = Math.max(...objects.keys()) + 1
  const table = `xref\n0 1\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([file, Buffer.from(table)]))
}

/**
 * The same document with all objects but streams in one object stream, behind a cross-reference stream, as PDF 1.5 and
 * later write it.
 */
export function makePackedPdf(made: MadePdf): Uint8Array {
  const objects = objectsOf(made)
  const packed = [...objects].flatMap(([number, object]) => (typeof object === 'string' ? [{ number, object }] : []))
  let at = 0
  const index = packed.map(({ number, object }) => {
    const entry = `${number} ${at}`
    at += object.length + 1
    return entry
  })
  const first = index.join(' ').length + 1
  const container = Math.max(...objects.keys()) + 1
  let file = Buffer.from('%PDF-1.5\n')
  const fields = new Map<number, [type: number, where: number, which: number]>([[0, [0, 0, 65535]]])
  for (const [place, { number }] of packed.entries()) fields.set(number, [2, container, place])
  const streams: [number, MadeObject][] = [
    ...[...objects].filter(([, object]) => typeof object !== 'string'),
    [
      container,
      compressed(
        `/Type /ObjStm /N ${packed.length} /First ${first}`,
        `${index.join(' ')}\n${packed.map(({ object }) => object).join('\n')}`,
      ),
    ],
  ]
  for (const [number, object] of streams) {
    fields.set(number, [1, file.length, 0])
    file = Buffer.concat([file, Buffer.from(`${number} 0 obj\n`), bodyOf(object), Buffer.from('\nendobj\n')])
  }
  const table = container + 1
  fields.set(table, [1, file.length, 0])
  const rows = [...fields].sort(([one], [other]) => one - other)
  const data = Buffer.concat(rows.map(([, [type, where, which]]) => rowOf(type, where, which)))
  const entries = `/Type /XRef /Size ${table + 1} /Root 1 0 R /W [1 4 2] /Index [${rows.map(([number]) => `${number} 1`).join(' ')}]`
  const end = Buffer.from(`\nendobj\nstartxref\n${file.length}\n%%EOF\n`)
  return new Uint8Array(Buffer.concat([file, Buffer.from(`${table} 0 obj\n`), bodyOf(compressed(entries, data)), end]))
}

/** A stream compressed as nearly all are. */
export function compressed(entries: string, data: string | Uint8Array): MadeObject {
  return { entries: `${entries} /Filter /FlateDecode`, data: deflateSync(Buffer.from(data)) }
}

/** The number of the first given object. */
const GIVEN = 4

const A4 = '/MediaBox [0 0 595 842]'

/**
 * 1 is the catalog, 2 the page tree, 3 the font; 4 and up what was given; after 1000 the pages, each before its
 * content.
 */
function objectsOf({ pages, catalog = '', objects = [] }: MadePdf): Map<number, MadeObject> {
  const made = new Map<number, MadeObject>()
  const kids: string[] = []
  let next = 1001
  for (const { content = [], entries = A4, resources = '' } of pages) {
    const number = next++
    const streams = [content].flat().map((data) => {
      made.set(next, { data })
      return `${next++} 0 R`
    })
    const box = entries.includes('/MediaBox') ? '' : A4
    made.set(
      number,
      `<< /Type /Page /Parent 2 0 R ${box} ${entries} /Contents [${streams.join(' ')}] /Resources << /Font << /F1 3 0 R >> ${resources} >> >>`,
    )
    kids.push(`${number} 0 R`)
  }
  made.set(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`)
  made.set(2, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`)
  made.set(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  for (const [at, object] of objects.entries()) made.set(GIVEN + at, object)
  return made
}

function bodyOf(object: MadeObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object)
  const data = Buffer.from(object.data)
  return Buffer.concat([
    Buffer.from(`<< ${object.entries ?? ''} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

function rowOf(type: number, where: number, which: number): Buffer {
  const row = Buffer.alloc(7)
  row.writeUInt8(type, 0)
  row.writeUInt32BE(where, 1)
  row.writeUInt16BE(which, 5)
  return row
}
