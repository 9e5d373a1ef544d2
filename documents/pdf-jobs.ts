import { SIZE_LIMITS, type SizeLimits } from './accept-pdf.ts'
import type { Outcome } from './job.ts'
import { runJob } from './job-runner.ts'
import type { Refusal } from './refusal.ts'
import type { StampedPdf } from './stamp.ts'
import type { Provenance } from './strip/strip-text.ts'
import type { DocumentText, TextOptions } from './text.ts'

/**
 * Where documents from outside are handled: each job in a process of its own, which is ended when it takes too long or
 * too much memory, so that no document can hurt the worker. Such a document is refused with `LIMIT_EXCEEDED`. A promise
 * is rejected only for faults of this machine (no process to be had, a file of the installation missing) and when
 * `signal` aborts the job.
 */
export interface PdfJobs {
  /** Verifies, then stamps. */
  stamp(bytes: Uint8Array, provenance: Provenance, signal?: AbortSignal): Promise<StampedPdf | Refusal>
  /** Verifies, then reads. */
  readText(bytes: Uint8Array, options: TextOptions, signal?: AbortSignal): Promise<DocumentText | Refusal>
}

export interface PdfJobLimits extends SizeLimits {
  /** For a document of up to `pagesInTime` pages; a longer one gets as many times more. */
  timeMs: number
  pagesInTime: number
  /** For each page whose text may have to be recognised: a dense one takes 5 to 10 s. */
  recognitionMs: number
  /** What a job gets at most, however many pages the document claims to have. */
  maxTimeMs: number
  /** On top of three times the document's size. */
  memoryMb: number
}

export const PDF_JOB_LIMITS: PdfJobLimits = {
  ...SIZE_LIMITS,
  timeMs: 20_000,
  pagesInTime: 50,
  recognitionMs: 30_000,
  maxTimeMs: 10 * 60_000,
  memoryMb: 400,
}

/** Opens PDF jobs; limits that are not given are the usual ones. */
export function openPdfJobs(changed: Partial<PdfJobLimits> = {}): PdfJobs {
  const limits = { ...PDF_JOB_LIMITS, ...changed }
  const common = (bytes: Uint8Array) => ({
    bytes,
    sizes: { maxBytes: limits.maxBytes, maxPages: limits.maxPages },
    memoryBytes: limits.memoryMb * MEBIBYTE + 3 * bytes.length,
  })
  const usual = (pages: number) => Math.min(limits.maxTimeMs, limits.timeMs * Math.max(1, pages / limits.pagesInTime))
  const recognising = (pages: number) => Math.min(limits.maxTimeMs, usual(pages) + limits.recognitionMs * pages)
  return {
    async stamp(bytes, provenance, signal) {
      return only('stamped', await runJob({ kind: 'stamp', ...common(bytes), provenance }, usual, signal))
    },
    async readText(bytes, options, signal) {
      const limit = options.recognise ? recognising : usual
      return only('text', await runJob({ kind: 'text', ...common(bytes), options }, limit, signal))
    },
  }
}

const MEBIBYTE = 1024 * 1024

/** A job's outcome is of its own kind, or a refusal. */
function only<K extends Outcome['kind']>(kind: K, outcome: Outcome): Extract<Outcome, { kind: K }> | Refusal {
  const isOwn = (any: Outcome): any is Extract<Outcome, { kind: K }> => any.kind === kind
  if (isOwn(outcome) || outcome.kind === 'refused') return outcome
  throw new Error(`The job came to the outcome of another kind: ${outcome.kind}.`)
}
