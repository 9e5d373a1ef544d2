/**
 * `npm run tool -- read-text FILE.pdf [--json] [--recognise]`: prints the service's reading of a document, page by page
 * with verdicts, from a separate process with the same limits. With `--json` one line for each page: `{page, verdict,
 * source, hidesText, text}`. The exit code is 1 for a document that is refused, and 2 when the file cannot be read.
 */

import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { SIZE_LIMITS } from '../../documents/accept-pdf.ts'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import type { PageText } from '../../documents/text.ts'
import { readOptions } from '../read-options.ts'

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, recognise: { type: 'boolean', default: false } },
})
const [file, ...others] = positionals
if (file === undefined || others.length > 0) fail('Usage: npm run tool -- read-text FILE.pdf [--json] [--recognise]')

// One byte more than a document may have is enough to refuse it.
const bytes = await buffer(createReadStream(file, { end: SIZE_LIMITS.maxBytes }))
const outcome = await openPdfJobs().readText(bytes, { recognise: values.recognise })
if (outcome.kind === 'refused') {
  console.error(`Refused, ${outcome.reason}: ${outcome.sentence}`)
  process.exitCode = 1
} else for (const page of outcome.pages) console.log(values.json ? JSON.stringify(page) : readable(page))

function readable({ page, verdict, source, hidesText, text }: PageText): string {
  const hidden = hidesText ? ', and hides text that nobody sees' : ''
  return `--- Page ${page}: ${verdict}, ${source}${hidden}\n${text}\n`
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
