import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** Workbooks with a hundred sheets, charts and images have fewer parts. */
const MAX_PARTS = 2_000
/** The longest list takes 30 MiB; a longer one has formatted empty rows. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024
/** Elements of a workbook stand in each other ten deep. */
const MAX_DEPTH = 64

/** Why a workbook cannot be read, as a sentence for its sender. */
export class UnreadableWorkbook extends Error {}

/** The elements of a part, in order. Names come without their prefix. */
export interface Elements {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

export type Archive = Awaited<ReturnType<typeof openArchive>>

/**
 * Opens the archive of a workbook. Its sizes, which yauzl holds an archive to, are counted before a part is inflated;
 * parts are inflated and parsed in pieces, between which other requests are served.
 */
export async function openArchive(bytes: Buffer) {
  const { zip, entries } = await entriesOf(bytes)
  let inflatedBytes = 0

  return {
    has: (path: string): boolean => entries.has(path.toLowerCase()),

    /** Parses a part, and yields after each piece of it. A part that is not there has no elements. */
    async *parse(path: string, elements: Elements): AsyncGenerator<void> {
      const entry = entries.get(path.toLowerCase())
      if (!entry) return
      inflatedBytes += entry.uncompressedSize
      if (inflatedBytes > MAX_INFLATED_BYTES)
        throw new UnreadableWorkbook(
          `This workbook has more than ${MAX_INFLATED_BYTES / 1024 ** 2} MiB when it is unpacked. Delete the empty rows below the list, or save it as CSV.`,
        )
      const parser = parserOf(elements)
      const decoder = new TextDecoder()
      for await (const piece of await streamOf(zip, entry)) {
        parser.write(decoder.decode(piece as Buffer, { stream: true }))
        await setImmediate()
        yield
      }
      parser.end(decoder.decode())
      yield
    },
  }
}

/** Returns the parts of an archive, by their paths in small letters: some programs write other capitals. */
async function entriesOf(bytes: Buffer): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const entries = new Map<string, Entry>()
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true })
    if (zip.entryCount > MAX_PARTS) throw new UnreadableWorkbook(`This workbook has more than ${MAX_PARTS} parts.`)
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
    return { zip, entries }
  } catch (error) {
    throw unreadable(error)
  }
}

async function* streamOf(zip: ZipFile, entry: Entry): AsyncGenerator<unknown> {
  try {
    yield* await zip.openReadStreamPromise(entry)
  } catch (error) {
    throw unreadable(error)
  }
}

/** yauzl and zlib throw plain errors, for an archive that is damaged, cut short or of an unknown kind. */
function unreadable(error: unknown): UnreadableWorkbook {
  if (error instanceof UnreadableWorkbook) return error
  return new UnreadableWorkbook('This workbook is damaged. Open it, and save it again as .xlsx.', { cause: error })
}

function parserOf({ open, text, close }: Elements): Parser {
  let depth = 0
  const handler = {
    onopentag(name: string, attributes: Record<string, string>) {
      if (++depth > MAX_DEPTH) throw new UnreadableWorkbook(`This workbook has more than ${MAX_DEPTH} levels.`)
      open?.(withoutPrefix(name), attributes)
    },
    ontext(content: string) {
      text?.(content)
    },
    onclosetag(name: string) {
      depth--
      close?.(withoutPrefix(name))
    },
  }
  return new Parser(handler, { xmlMode: true })
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
