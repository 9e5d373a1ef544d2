import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { limited } from './confinement.ts'

/** Text recognition for one document; its files are gone when it is disposed of. */
export interface Ocr extends AsyncDisposable {
  /** The text on a page, counted from 1; empty when none was found or a program failed on it. */
  recognise(page: number): Promise<string>
}

/**
 * Prepares recognition with `pdftoppm` (which draws pages) and `tesseract` (English and Hindi), where both programs and
 * at least one of the languages are installed; else `undefined`.
 */
export async function openOcr(bytes: Uint8Array, within = tmpdir()): Promise<Ocr | undefined> {
  const languages = await recognisable()
  if (languages.length === 0) return undefined
  const folder = await mkdtemp(join(within, 'courtpulse-ocr-'))
  const file = join(folder, 'document.pdf')
  await writeFile(file, bytes, { mode: 0o600 })
  return {
    async recognise(page) {
      const picture = join(folder, 'page')
      try {
        const only = ['-f', `${page}`, '-l', `${page}`, '-singlefile']
        await runLimited(folder, 'pdftoppm', ['-gray', '-cropbox', '-r', `${RESOLUTION}`, ...only, file, picture])
        const read = [`${picture}.pgm`, 'stdout', '-l', languages.join('+')]
        const { stdout } = await runLimited(folder, 'tesseract', read)
        return stdout.normalize('NFC').trim()
      } catch {
        return ''
      }
    },
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const run = promisify(execFile)

/** Both may write files of their own. */
function runLimited(folder: string, program: string, args: string[]) {
  return run(...limited('env', [`TMPDIR=${folder}`, program, ...args], LIMITS), { timeout: PAGE_TIME_MS })
}

/**
 * A page of A4 at 300 dpi is a picture of 9 MB, and each program draws or reads it within 200 MiB. Pages of A2, the largest that courts
 * hand in as plans, still fit; a page of some metres, which is an attack, does not and counts as unread.
 */
const LIMITS = { memoryMb: 768, fileMb: 128 }

/** What tesseract's manual asks for. */
const RESOLUTION = 300
/** A dense page takes 5 to 10 s. */
const PAGE_TIME_MS = 60_000

/** The languages that can be recognised; none where one of the two programs is missing. */
async function recognisable(): Promise<string[]> {
  try {
    await run('pdftoppm', ['-v'])
    const { stdout } = await run('tesseract', ['--list-langs'])
    return ['eng', 'hin'].filter((language) => stdout.split('\n').includes(language))
  } catch {
    return []
  }
}
