import type { SizeLimits } from './accept-pdf.ts'
import type { Refusal } from './refusal.ts'
import type { StampedPdf } from './stamp.ts'
import type { Provenance } from './strip/strip-text.ts'
import type { DocumentText, TextOptions } from './text.ts'

/** What the process of a job is given to do, with all it may use up. */
export type Job = { bytes: Uint8Array; sizes: SizeLimits; memoryBytes: number } & (
  | { kind: 'stamp'; provenance: Provenance }
  | { kind: 'text'; options: TextOptions }
)

/** What is sent to the process, once. */
export interface Assignment {
  job: Job
  /** For its temporary files. */
  folder: string
}

/** What it finds. */
export type Outcome = StampedPdf | DocumentText | Refusal

/** The messages to its parent: first the number of pages, then the outcome, or that this machine cannot do the job. */
export type Report = { pages: number } | { outcome: Outcome } | { fault: Error }
