import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PDF, PdfBool } from '@libpdf/core'
import { nodeFlags } from '../../../documents/job-runner.ts'
import { median } from '../support/figures.ts'

/** The least the same library can do: load a document, change one entry of its catalog and save all of it. */
export async function bareLoadAndSave(bytes: Uint8Array): Promise<void> {
  const pdf = await PDF.load(bytes)
  pdf.getCatalog().set('NeedsRendering', PdfBool.of(false))
  await pdf.save()
}

/**
 * The median times, in milliseconds, of two alternating pieces of work, after one run of each to warm up: other work on
 * the machine affects both alike.
 */
export async function medianTimes(runs: number, works: [Work, Work]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let run = 0; run <= runs; run += 1)
    for (const [at, work] of works.entries()) {
      const start = performance.now()
      await work()
      if (run > 0) times[at]?.push(performance.now() - start)
    }
  return [median(times[0]), median(times[1])]
}

type Work = () => Promise<unknown>

/** The largest resident memory, in bytes, of a process that stamps the file once and runs with a job's flags. */
export function peakMemory(file: string): number {
  const script = fileURLToPath(new URL('./stamp-once.ts', import.meta.url))
  return 1024 * Number(execFileSync(process.execPath, [...nodeFlags(JOB_MEMORY), script, file], { encoding: 'utf8' }))
}

const JOB_MEMORY = 400 * 1024 * 1024
