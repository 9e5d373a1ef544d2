/**
 * Stamps every PDF under some folders and measures what that changed and what it cost: `npm run proofs -- bench stamp [--folder
 * ../shared/fixtures/pdfs]... [--only NAME] [--all-pages]`. Ends with 1 when a target is missed.
 */

import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import { readOptions } from '../../scripts/read-options.ts'
import { openAndStamp } from '../../test/documents/open-and-stamp.ts'
import { faultsOf } from './stamp/compare.ts'
import { bareLoadAndSave, medianTimes, peakMemory } from './stamp/cost.ts'
import { SAMPLE, sampleOf } from './stamp/sample.ts'
import { isUsable, missingPrograms } from './stamp/tools.ts'
import { createTargets, median } from './support/figures.ts'

const { values: options } = readOptions({
  options: {
    folder: { type: 'string', multiple: true, default: ['../shared/fixtures/pdfs'] },
    only: { type: 'string', default: '' },
    'all-pages': { type: 'boolean', default: false },
  },
})

const missing = missingPrograms()
const absent = options.folder.filter((folder) => !existsSync(folder))
if (missing.length > 0 || absent.length > 0) {
  console.error(
    'The benchmark needs folders of PDFs and the programs of the packages qpdf, poppler-utils and mupdf-tools.',
  )
  console.error(missing.length > 0 ? `Not installed: ${missing.join(', ')}.` : `No such folder: ${absent.join(', ')}.`)
  process.exit(2)
}

/**
 * A page costs Poppler about a tenth of a second, twice; of longer documents this many pages, evenly spread, are drawn.
 */
const DRAWN_PAGES = 12
const TIMED_RUNS = 9
const MEGABYTE = 1_000_000
const targets = createTargets()

const work = mkdtempSync(join(tmpdir(), 'bench-stamp-'))
try {
  const files = options.folder
    .flatMap((folder) => globSync(join(folder, '**/*.pdf')))
    .filter((file) => file.includes(options.only) && statSync(file).isFile())
    .sort()
  const results = []
  for (const file of files) results.push(await tryFile(file))
  report(results)
  await reportLong()
  process.exitCode = targets.exitCode()
} finally {
  rmSync(work, { recursive: true, force: true })
}

interface Result {
  file: string
  /** Why the file was not stamped. */
  refused?: { reason: string; sentence: string }
  faults: string[]
  ratio: number
}

async function tryFile(file: string): Promise<Result> {
  const bytes = new Uint8Array(readFileSync(file))
  // In a separate process, as a worker does it: a hostile file may never end.
  const stamped = await openPdfJobs().stamp(bytes, SAMPLE)
  if (stamped.kind === 'refused') {
    console.log(`${file}: refused, ${stamped.reason}: ${stamped.sentence}`)
    return { file, refused: stamped, faults: [], ratio: Number.NaN }
  }
  const after = join(work, 'stamped.pdf')
  writeFileSync(after, stamped.bytes)
  const faults = await faultsOf({ before: file, after, word: SAMPLE.reference, pages: pagesToDraw(stamped.pages) })
  const canCompare = await opensBare(bytes)
  const [bareMs, stampMs] = canCompare
    ? await medianTimes(TIMED_RUNS, [() => bareLoadAndSave(bytes), () => openAndStamp(bytes, SAMPLE)])
    : [Number.NaN, Number.NaN]
  const grown = stamped.grownPages > 0 ? `, ${stamped.grownPages} grown` : ''
  const times = canCompare ? `${stampMs.toFixed(1)} ms against ${bareMs.toFixed(1)} ms` : 'no time to compare with'
  console.log(
    `${file}: ${stamped.pages} pages${grown}, ${times}${faults.map((fault) => `\n  FAULT ${fault}`).join('')}`,
  )
  return { file, faults, ratio: stampMs / bareMs }
}

/** A file that has to be put in order first has no time to compare with. */
function opensBare(bytes: Uint8Array): Promise<boolean> {
  return bareLoadAndSave(bytes).then(
    () => true,
    () => false,
  )
}

function pagesToDraw(pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1)
  if (options['all-pages'] || pages <= DRAWN_PAGES) return all
  return all.filter((page) => page === 1 || page === pages || page % Math.ceil(pages / (DRAWN_PAGES - 2)) === 0)
}

/** Prints the sums. */
function report(results: Result[]): void {
  const stamped = results.filter(({ refused }) => !refused)
  const wrongly = results.filter(({ file, refused }) => refused && isUsable(file))
  const usable = stamped.length + wrongly.length
  const faulty = stamped.filter(({ faults }) => faults.length > 0)
  const ratio = median(stamped.map((result) => result.ratio).filter((each) => !Number.isNaN(each)))
  console.log(`\nstamped ${stamped.length} of ${usable} usable files`)
  console.log(
    `refused, though qpdf, Poppler and MuPDF open it: ${wrongly.map(({ file }) => file).join(', ') || 'none'}`,
  )
  console.log(`strip not seen, or something else changed: ${faulty.map(({ file }) => file).join(', ') || 'none'}`)
  targets.atLeast('usable files that were stamped, share', stamped.length / usable, 0.99)
  targets.atMost('files in which the strip is not seen or something else changed', faulty.length, 0)
  targets.atMost('time, stamping to a bare load and save, median', ratio, 1.5)
}

/** Stamps 200 pages, alone and in a separate process as a worker does, and weighs the memory of the largest file. */
async function reportLong(): Promise<void> {
  const bytes = await sampleOf(200)
  const [aloneMs, wholeMs] = await medianTimes(3, [
    () => openAndStamp(bytes, SAMPLE),
    () => openPdfJobs().stamp(bytes, SAMPLE),
  ])
  console.log(`200 pages: ${aloneMs.toFixed(0)} ms without a process of its own`)
  targets.atMost('200 pages, with a process of its own, ms', wholeMs, 2_000)
  weigh('200 pages', bytes)
  weigh('a large file', await sampleOf(20, 20 * MEGABYTE))
}

/** The memory that stamping takes: three times the file, and what an empty process takes. */
function weigh(what: string, bytes: Uint8Array): void {
  const file = join(work, 'memory.pdf')
  writeFileSync(file, bytes)
  const megabytes = bytes.length / MEGABYTE
  targets.atMost(
    `memory for ${what} of ${megabytes.toFixed(1)} MB, MB`,
    peakMemory(file) / MEGABYTE,
    Math.floor(3 * megabytes + 150),
  )
}
