/**
 * Stamps and reads every PDF under a folder, with Poppler and MuPDF as judges: `npm run proofs -- bench public-pdfs
 * --folder FOLDER [--folder ...] [--part 1/4]`. A page that loses ink or words is a fault; of files that qpdf, Poppler
 * and MuPDF open, nearly all have to be stamped; words of `text` pages are compared with the nearer judge. Ends with 1
 * when a target is missed.
 */

import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import { readOptions } from '../../scripts/read-options.ts'
import { type Comparison, shownFaults } from './stamp/compare.ts'
import { SAMPLE } from './stamp/sample.ts'
import { isUsable, pageTexts } from './stamp/tools.ts'
import { createTargets } from './support/figures.ts'

const { values: options } = readOptions({
  options: {
    folder: { type: 'string', multiple: true, default: ['../shared/fixtures'] },
    part: { type: 'string', default: '1/1' },
  },
})
const [part = 1, parts = 1] = options.part.split('/').map(Number)
const files = options.folder
  .flatMap((folder) => globSync(join(folder, '**/*.pdf')))
  .filter((file) => statSync(file).isFile())
  .sort()
  .filter((_, at) => at % parts === part - 1)

const jobs = openPdfJobs()
const targets = createTargets()
const work = mkdtempSync(join(tmpdir(), 'bench-public-pdfs-'))
const counts = { stamped: 0, refused: 0, wronglyRefused: 0, faulty: 0, pages: 0, low: 0, words: 0, agreed: 0 }
try {
  for (const file of files) {
    const bytes = new Uint8Array(readFileSync(file))
    await stamp(file, bytes)
    await read(file, bytes)
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.log(counts)
targets.atLeast(
  'usable files that were stamped, share',
  counts.stamped / (counts.stamped + counts.wronglyRefused),
  0.98,
)
targets.atMost('files of which something is lost', counts.faulty, 0)
targets.atLeast(
  'words of pages told as text that the nearer judge reads too, share',
  counts.agreed / counts.words,
  0.99,
)
process.exitCode = targets.exitCode()

async function stamp(file: string, bytes: Uint8Array): Promise<void> {
  const outcome = await jobs.stamp(bytes, SAMPLE)
  if (outcome.kind === 'refused') {
    const isWrong = isUsable(file)
    counts[isWrong ? 'wronglyRefused' : 'refused'] += 1
    if (isWrong) console.log(`${file}: refused, ${outcome.reason}: ${outcome.sentence}`)
    return
  }
  counts.stamped += 1
  const after = join(work, 'stamped.pdf')
  writeFileSync(after, outcome.bytes)
  const faults = faultsBetween({ before: file, after, word: SAMPLE.reference, pages: [...new Set([1, outcome.pages])] })
  if (faults.length > 0) counts.faulty += 1
  for (const fault of faults) console.log(`${file}: FAULT ${fault.slice(0, 300)}`)
}

async function read(file: string, bytes: Uint8Array): Promise<void> {
  const outcome = await jobs.readText(bytes, { recognise: false })
  if (outcome.kind === 'refused') return
  const judged = pageTexts(file).map((pages) => pages.map(wordsOf))
  if (judged.every((pages) => pages.length === 0)) return
  for (const { page, verdict, text, hidesText } of outcome.pages) {
    if (verdict !== 'text') continue
    const own = wordsOf(text)
    const nearest = judged
      .map((pages) => pages[page - 1] ?? [])
      .map((others) => {
        // The judges do not know what is seen: of a page that hides words, all that is told has to be theirs.
        const words = hidesText ? own.length : Math.max(own.length, others.length)
        return { agreed: shared(own, others), words }
      })
      .reduce((one, other) => (other.agreed * one.words > one.agreed * other.words ? other : one), {
        agreed: 0,
        words: own.length,
      })
    counts.pages += 1
    counts.words += nearest.words
    counts.agreed += nearest.agreed
    if (nearest.agreed >= 0.9 * nearest.words) continue
    counts.low += 1
    console.log(
      `${file}: LOW page ${page}, ${nearest.agreed} of ${nearest.words} words${hidesText ? ', hides text' : ''}`,
    )
  }
}

/** None where Poppler cannot open the file. */
function faultsBetween(comparison: Comparison): string[] {
  try {
    return shownFaults(comparison)
  } catch {
    return []
  }
}

/** What has a letter or a number, without signs that are not seen, such as those of direction; a soft hyphen that is drawn is a hyphen. */
function wordsOf(text: string): string[] {
  const seen = text
    .normalize('NFKC')
    .replaceAll('\u00AD', '-')
    .replace(/\p{Cf}/gu, '')
  return seen.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** How many words two texts have in common, each as often as in both. */
function shared(one: string[], other: string[]): number {
  const left = Map.groupBy(other, (word) => word)
  return one.filter((word) => left.get(word)?.pop() !== undefined).length
}
