import { posix } from 'node:path'
import { type Archive, type Elements, UnreadableWorkbook } from './archive.ts'
import { cellText } from './table.ts'
import { formatKind, type NumberFormat, unescaped, type Values } from './workbook-cell.ts'

/** More than any list that is accepted has. */
const MAX_STRINGS = 500_000

/** The sheets of a workbook, and the parts to which their cells refer. */
export interface Workbook extends Values {
  /** The paths of the visible sheets, in order. */
  sheets: string[]
}

/** Reads the parts of a workbook that its sheets refer to. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const path = await mainPart(archive)
  const sheetIds: string[] = []
  let isFrom1904 = false
  await parse(archive, path, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') sheetIds.push(relationIn(attributes))
    },
  })
  const parts = await partsOf(archive, path)
  const ofKind = (kind: string) => parts.find((part) => part.kind === kind)?.path ?? ''
  return {
    sheets: sheetIds.flatMap((id) => parts.find((part) => part.id === id && part.kind === 'worksheet')?.path ?? []),
    strings: await readStrings(archive, ofKind('sharedStrings')),
    formats: await readFormats(archive, ofKind('styles')),
    isFrom1904,
  }
}

/** Returns the path of the workbook in its archive. */
async function mainPart(archive: Archive): Promise<string> {
  const path = (await partsOf(archive, '')).find(({ kind }) => kind === 'officeDocument')?.path
  if (path === undefined || !archive.has(path) || !path.toLowerCase().endsWith('.xml'))
    throw new UnreadableWorkbook('This is no .xlsx workbook. Save the list as .xlsx or CSV.')
  return path
}

/** A part that another part refers to. Its kind is the end of a long name, which differs in strict workbooks. */
interface Part {
  id: string
  kind: string
  path: string
}

async function partsOf(archive: Archive, path: string): Promise<Part[]> {
  const parts: Part[] = []
  const folder = posix.dirname(path)
  await parse(archive, posix.join(folder, '_rels', `${posix.basename(path)}.rels`), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return
      const target = Target.replaceAll('\\', '/')
      const full = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      parts.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), path: full })
    },
  })
  return parts
}

/** The attribute is `r:id` in general, but a writer may choose the prefix. */
function relationIn(attributes: Record<string, string>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

async function readStrings(archive: Archive, path: string): Promise<string[]> {
  const strings: string[] = []
  const inside: string[] = []
  let text = ''
  await parse(archive, path, {
    open(name) {
      inside.push(name)
      if (name === 'si') text = ''
    },
    text(piece) {
      if (inside.at(-1) === 't' && !inside.includes('rPh')) text += piece
    },
    close(name) {
      inside.pop()
      if (name === 'si' && strings.push(cellText(unescaped(text))) > MAX_STRINGS)
        throw new UnreadableWorkbook(`This workbook has more than ${MAX_STRINGS} texts.`)
    },
  })
  return strings
}

/** Returns the format of each style. */
async function readFormats(archive: Archive, path: string): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isInCells = false
  await parse(archive, path, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) formats.push(formatKind(Number(numFmtId ?? 0), codes.get(Number(numFmtId))))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}

async function parse(archive: Archive, path: string, elements: Elements): Promise<void> {
  for await (const _ of archive.parse(path, elements));
}
