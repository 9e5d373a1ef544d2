/** The process of one job: it takes the job, sends the number of pages, then the outcome. Its parent ends it. */
import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { acceptPdf } from './accept-pdf.ts'
import type { Assignment, Job, Outcome, Report } from './job.ts'
import { openPdfium } from './pdfium/engine.ts'
import { refuse } from './refusal.ts'
import { stampPdf } from './stamp.ts'
import { readText } from './text.ts'

// Now, while no document has been seen, and not at the end, which is sudden.
flushCompileCache()
const engine = openPdfium()
process.once('message', async ({ job, folder }: Assignment) => {
  // The watch runs beside the work, which may be a loop that never gives way.
  new Worker(new URL('./memory-watchdog.ts', import.meta.url), {
    workerData: { memoryBytes: job.memoryBytes, parent: process.ppid },
  })
  send(await report(job, folder))
})

async function report(job: Job, folder: string): Promise<Report> {
  try {
    return { outcome: await work(job, folder) }
  } catch (error) {
    if (isFaultOfMachine(error)) return { fault: error }
    return { outcome: refuse('DOCUMENT_DAMAGED', 'The structure of the document cannot be read.') }
  }
}

async function work(job: Job, folder: string): Promise<Outcome> {
  const [opened] = await Promise.all([acceptPdf(job.bytes, job.sizes), engine])
  if (opened.kind === 'refused') return opened
  send({ pages: opened.pages.length })
  return job.kind === 'stamp' ? stampPdf(opened, job.provenance) : readText(opened, job.options, folder)
}

/** No disk, no process, a file or package of the installation missing. Anything else was the document's doing. */
function isFaultOfMachine(error: unknown): error is Error {
  return error instanceof Error && ('syscall' in error || ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
}

function send(report: Report): void {
  process.send?.(report)
}
