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
  const encryption = trailer.encrypt?.startsWith('<<') ? trailer.encrypt : latest(objects, trailer.encrypt)?.head
  if (encryption !== undefined) {
    additions.set(unused + 1, plainEncryption(encryption))
    trailer.encrypt = `${unused + 1} 0 R`
  }
  const placeholder = { ...trailer, root: `${unused} 0 R` }
  const containers = objects.filter((object) => isOf('ObjStm')(object) && places.get(object.number) === object)
  const packed =
    containers.length > 0 ? await unpack(appendSection(file, places, placeholder, additions), containers) : []
  for (const { number, container, index } of packed) {
    const place = places.get(number)
    if (place === undefined || !('offset' in place) || place.offset < container.offset)
      places.set(number, { container: container.number, index })
  }
  const isLocked = encryption !== undefined && packed.length === 0 && containers.length > 0
  // Enough to see that a password is needed.
  if (isLocked) return appendSection(file, places, placeholder, additions)
  const texts = [
    ...objects.filter((object) => places.get(object.number) === object).map(textOf),
    ...packed
      .filter((object) => isPlaced(object, places))
      .map(({ number, text }) => ({ reference: `${number} 0 R`, text })),
  ]
  const catalog = catalogOf(trailer.root, texts)
  if (catalog === undefined) return undefined
  additions.delete(unused)
  const mended = withPages(catalog.text, texts, unused + 2)
  if (mended === undefined) return appendSection(file, places, { ...trailer, root: catalog.reference }, additions)
  for (const [number, text] of mended) additions.set(number, text)
  return appendSection(file, places, { ...trailer, root: `${unused + 2} 0 R` }, additions)
}

/** An object as it is referred to, with what it holds. */
interface Text {
  reference: string
  text: string
}

function textOf({ number, generation, head }: ScannedObject): Text {
  return { reference: `${number} ${generation} R`, text: head }
}

function isPlaced({ number, container, index }: Packed, places: Places): boolean {
  const place = places.get(number)
  return place !== undefined && 'container' in place && place.container === container.number && place.index === index
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

function latest(objects: ScannedObject[], reference: string | undefined): ScannedObject | undefined {
  return objects.findLast(({ number }) => number === numberIn(reference))
}

/** An object inside an object stream. */
interface Packed {
  number: number
  container: ScannedObject
  index: number
  text: string
}

/** The objects inside of object streams. None where their stream cannot be decoded, because it is damaged or locked. */
async function unpack(file: Buffer, containers: ScannedObject[]): Promise<Packed[]> {
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

function packedIn(stream: PdfStream, container: ScannedObject): Packed[] {
  const text = Buffer.from(decode(stream)).toString('latin1')
  const first = stream.getNumber('First')?.value ?? 0
  const header = text.slice(0, first).trim().split(/\s+/).map(Number)
  const starts = header.filter((_, at) => at % 2 === 1).map((start) => first + start)
  return starts.map((start, index) => ({
    number: header[2 * index] ?? 0,
    container,
    index,
    text: text.slice(start, starts[index + 1]),
  }))
}

/** The catalog that the trailer names, or else the last one in the file. */
function catalogOf(named: string | undefined, texts: Text[]): Text | undefined {
  const isCatalog = ({ text }: Text) => /\/Type\s*\/Catalog\b/.test(text)
  const own = find(texts, named)
  return own && (isCatalog(own) || /\/Pages\b/.test(own.text)) ? own : texts.findLast(isCatalog)
}
