/**
 * `npm run tool -- stamp IN.pdf OUT.pdf [--json]`: stamps a document as a download does, in a separate process with the
 * same limits. The strip names an invented case. Prints the outcome; with `--json` as one line `{outcome, reason,
 * sentence, pages, pagesGrown}`. `reason` and `sentence` are null for a stamped document; for a refused one `pages` and
 * `pagesGrown` are null, and OUT.pdf is not written. The exit code is 0 for either outcome, and 2 when a file cannot be
 * read or written.
 */

import { createReadStream, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { SIZE_LIMITS } from '../../documents/accept-pdf.ts'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import type { Refusal } from '../../documents/refusal.ts'
import type { StampedPdf } from '../../documents/stamp.ts'
import { SAMPLE } from '../../proofs/bench/stamp/sample.ts'
import { readOptions } from '../read-options.ts'

const { values, positionals } = readOptions({ allowPositionals: true, options: { json: { type: 'boolean' } } })
const [source, target, ...others] = positionals
if (source === undefined || target === undefined || others.length > 0)
  fail('Usage: npm run tool -- stamp IN.pdf OUT.pdf [--json]')

// One byte more than a document may have is enough to refuse it.
const bytes = await buffer(createReadStream(source, { end: SIZE_LIMITS.maxBytes }))
const outcome = await openPdfJobs().stamp(bytes, SAMPLE)
if (outcome.kind === 'stamped') writeFileSync(target, outcome.bytes)
console.log(values.json ? JSON.stringify(recordOf(outcome)) : sentenceOf(outcome))

function recordOf(outcome: StampedPdf | Refusal) {
  if (outcome.kind === 'stamped')
    return {
      outcome: 'stamped',
      reason: null,
      sentence: null,
      pages: outcome.pages,
      pagesGrown: outcome.grownPages,
    }
  const { reason, sentence } = outcome
  return { outcome: 'refused', reason, sentence, pages: null, pagesGrown: null }
}

function sentenceOf(outcome: StampedPdf | Refusal): string {
  if (outcome.kind === 'refused') return `Refused, ${outcome.reason}: ${outcome.sentence}`
  return `Stamped: ${outcome.pages} pages, ${outcome.grownPages} of them grown.`
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
