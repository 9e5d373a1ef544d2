import { PDF, PdfRef, PdfStream } from '@libpdf/core'
import { decode } from '../content/decode.ts'
import { directEncryption, plainEncryption } from './encryption.ts'
import { type ScannedObject, scanFile } from './scan.ts'
import { type Additions, appendSection, type Places, type Trailer } from './section.ts'
import { beginsAt, type Table } from './table.ts'

/**
 * The same file followed by a cross-reference section that says where every object really is, and by what its trailer lacks. What the
 * file holds twice counts as it stands last, as for viewers. Undefined when it holds no catalog.
 * @param table what can be read of the file's own one; an object that begins where it says is never given up for an older one
 */
export async function rebuildTable(file: Buffer, table: Table): Promise<Buffer | undefined> {
  const known = [...table.offsets].filter(([number, at]) => beginsAt(file, number, at)).map(([, at]) => at)
  const { objects, trailers, largest } = scanFile(file, known)
  const places: Places = new Map(objects.map((object) => [object.number, object]))
  const unused = largest + 1
  const trailer = trailerOf([...trailers, ...objects.filter(isOf('XRef')).map(({ head }) => head)])
  const additions: Additions = new Map([[unused, '<< /Type /Catalog >>']])
  const isNamed = ({ number }: ScannedObject) => number === numberIn(trailer.encrypt)
  const encryption = trailer.encrypt?.startsWith('<<') ? trailer.encrypt : objects.findLast(isNamed)?.head
  if (encryption !== undefined) {
    additions.set(unused + 1, plainEncryption(encryption))
    trailer.encrypt = `${unused + 1} 0 R`
  }
  const isCurrent = (object: ScannedObject | PackedObject) => places.get(object.number) === object
  const containers = objects.filter((object) => isOf('ObjStm')(object) && isCurrent(object))
  const write = (root: string) => appendSection(file, places, { ...trailer, root }, additions)
  const sketch = containers.length > 0 ? write(`${unused} 0 R`) : undefined
  const packed = sketch ? await unpack(sketch, containers) : []
  for (const object of packed) {
    const place = places.get(object.number)
    if (place === undefined || !('offset' in place) || place.offset < object.after) places.set(object.number, object)
  }
  // Enough to see that a password is needed.
  if (sketch && encryption !== undefined && packed.length === 0) return sketch
  const texts = [...objects, ...packed].filter(isCurrent).map(({ number, generation, head }) => {
    return { reference: `${number} ${generation} R`, text: head }
  })
  const catalog = catalogOf(trailer.root, texts)
  if (catalog === undefined) return undefined
  additions.delete(unused)
  const mended = withPages(catalog.text, texts, unused + 2)
  for (const [number, text] of mended ?? []) additions.set(number, text)
  return write(mended ? `${unused + 2} 0 R` : catalog.reference)
}

/** An object as it is referred to, with what it holds. */
interface Text {
  reference: string
  text: string
}

/**
 * A catalog with a page tree that can be walked, and a new root for the tree where there is none, by their numbers from `number`.
 * Undefined when the catalog has its tree. Where no root is left, the pages stand in the order of the file, as in other viewers.
 */
function withPages(catalog: string, texts: Text[], number: number): Additions | undefined {
  const named = /\/Pages\s+(\d+\s+\d+\s+R)/.exec(catalog)?.[1]
  const root = find(texts, named)
  if (root && /\/Kids\b|\/Type\s*\/Page\b/.test(root.text)) return undefined
  const top = texts.findLast(
    ({ text }) => /\/Type\s*\/Pages\b/.test(text) && /\/Kids\b/.test(text) && !/\/Parent\b/.test(text),
  )
  const pages = texts.filter(({ text }) => /\/Type\s*\/Page\b/.test(text)).map(({ reference }) => reference)
  if (!top && pages.length === 0) return undefined
  const own = catalog.replace(/\/Pages\s+(\d+\s+\d+\s+R|null)/, '')
  const reference = top?.reference ?? `${number + 1} 0 R`
  const node = `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`
  return new Map([
    [number, own.replace('<<', `<< /Pages ${reference} `)],
    ...(top ? [] : [[number + 1, node] as const]),
  ])
}

function find(texts: Text[], reference: string | undefined): Text | undefined {
  return texts.findLast((text) => numberIn(text.reference) === numberIn(reference))
}

function isOf(type: string): (object: ScannedObject) => boolean {
  const entry = new RegExp(String.raw`/Type\s*/${type}\b`)
  return ({ head }) => entry.test(head)
}

/** The entries of the trailer, each from the last place that has it. */
function trailerOf(texts: string[]): Partial<Trailer> {
  const last = (entry: RegExp) => texts.findLast((text) => entry.test(text))?.match(entry)?.[1]
  const fields = {
    root: last(/\/Root\s+(\d+\s+\d+\s+R)/),
    info: last(/\/Info\s+(\d+\s+\d+\s+R)/),
    encrypt:
      last(/\/Encrypt\s+(\d+\s+\d+\s+R)/) ?? texts.map(directEncryption).findLast((entry) => entry !== undefined),
    id: last(
      /\/ID\s*\[\s*((?:<[\dA-Fa-f\s]*>|\((?:\\[\s\S]|[^\\()])*\))\s*(?:<[\dA-Fa-f\s]*>|\((?:\\[\s\S]|[^\\()])*\)))\s*\]/,
    ),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function numberIn(reference: string | undefined): number {
  return Number.parseInt(reference ?? '', 10)
}

/** An object inside an object stream. */
interface PackedObject {
  number: number
  generation: 0
  container: number
  index: number
  /** Where its container is. */
  after: number
  head: string
}

/** The objects inside of object streams. None where their stream cannot be decoded, because it is damaged or locked. */
async function unpack(file: Buffer, containers: ScannedObject[]): Promise<PackedObject[]> {
  const pdf = await PDF.load(file)
  return containers.flatMap((container) => {
    try {
      const stream = pdf.getObject(PdfRef.of(container.number, container.generation))
      return stream instanceof PdfStream ? packedIn(stream, container) : []
    } catch {
      return []
    }
  })
}

function packedIn(stream: PdfStream, container: ScannedObject): PackedObject[] {
  const text = Buffer.from(decode(stream) ?? []).toString('latin1')
  const first = stream.getNumber('First')?.value ?? 0
  const header = text.slice(0, first).trim().split(/\s+/).map(Number)
  const starts = header.filter((_, at) => at % 2 === 1).map((start) => first + start)
  return starts.map((start, index) => ({
    number: header[2 * index] ?? 0,
    generation: 0,
    container: container.number,
    index,
    after: container.offset,
    head: text.slice(start, starts[index + 1]),
  }))
}

/** The catalog that the trailer names, or else the last one in the file. */
function catalogOf(named: string | undefined, texts: Text[]): Text | undefined {
  const isCatalog = ({ text }: Text) => /\/Type\s*\/Catalog\b/.test(text)
  const own = find(texts, named)
  return own && (isCatalog(own) || /\/Pages\b/.test(own.text)) ? own : texts.findLast(isCatalog)
}
