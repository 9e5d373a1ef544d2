import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isolation } from './confinement.ts'
import type { Job, Outcome, Report } from './job.ts'
import { refuse } from './refusal.ts'

/** How long, in milliseconds, a document of so many pages may take; 0 pages while their number is not known. */
export type TimeLimit = (pages: number) => number

/**
 * Does one job in a process of its own and ends that process with all its descendants and its files, whatever happens. One
 * that takes too long or too much memory is an outcome like any other; a fault of this machine, or an abort, rejects the
 * promise.
 */
export async function runJob(job: Job, timeLimit: TimeLimit, signal?: AbortSignal): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-job-'))
  try {
    return await runIn(folder, job, timeLimit, signal)
  } finally {
    // Tried anew where a program that was just killed wrote its last file meanwhile.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** @param folder what the job takes for the machine's folder of temporary files */
async function runIn(folder: string, job: Job, timeLimit: TimeLimit, signal?: AbortSignal): Promise<Outcome> {
  signal?.throwIfAborted()
  const [program, ...before] = [...((await isolation()) ?? []), process.execPath] as const
  const child = fork(new URL('./job-process.ts', import.meta.url), {
    execPath: program,
    execArgv: [...before, ...nodeFlags(job.memoryBytes)],
    env: { ...CHILD_ENVIRONMENT, TMPDIR: folder },
    serialization: 'advanced',
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const tooLong = () => resolve(refuse('LIMIT_EXCEEDED', 'The document takes too long to process.'))
  let timer = setTimeout(tooLong, timeLimit(0))
  child.on('message', (report: Report) => {
    if ('outcome' in report) resolve(report.outcome)
    else if ('fault' in report) reject(report.fault)
    else {
      clearTimeout(timer)
      timer = setTimeout(tooLong, timeLimit(report.pages))
    }
  })
  child.on('error', reject)
  child.on('exit', (code) => {
    // Without an exit code it was killed: by its watch, by V8 at the end of the heap, or by the system.
    if (code === null) resolve(refuse('LIMIT_EXCEEDED', 'The document takes too much memory to process.'))
    else reject(new Error(`The process for a document exited unexpectedly with code ${code}.`))
  })
  const abort = () => reject(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  try {
    child.send(job)
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    endGroup(child)
  }
}

/** The heap's limit, and small spaces for new objects: Node's own take 30 MB more and save a tenth of the time. */
export function nodeFlags(memoryBytes: number): string[] {
  return [`--max-old-space-size=${Math.ceil(memoryBytes / MEBIBYTE)}`, '--max-semi-space-size=4']
}

const MEBIBYTE = 1024 * 1024

/** Inside the cache's folder; absent where no cache is set. */
const cacheOfThisNode = getCompileCacheDir()
/**
 * Nothing of the service's own environment, which holds its secrets: where programs are found, and Node's cache of compiled code, without
 * which a process takes three times as long to start. Recognition gets one thread.
 */
const CHILD_ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin',
  NODE_COMPILE_CACHE: cacheOfThisNode && dirname(cacheOfThisNode),
  OMP_THREAD_LIMIT: '1',
}

/** The child leads a process group; the programs it started belong to it. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}
