import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isolation } from './confinement.ts'
import type { Assignment, Job, Outcome, Report } from './job.ts'
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
  const child = takeAhead(job.memoryBytes) ?? (await startProcess(job.memoryBytes))
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
    child.send({ job, folder } satisfies Assignment)
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    endGroup(child)
    await startAhead()
  }
}

/** A process that waits for the next document of usual size, so that it need not wait for its start. No process gets a second document. */
let ahead: ChildProcess | undefined

async function startAhead(): Promise<void> {
  if (ahead?.connected) return
  const child = await startProcess(USUAL_MEMORY_BYTES)
  ahead = child
  // It ends with this process, and does not keep it from ending.
  child.unref()
  child.channel?.unref()
  child.on('error', () => {})
}

function takeAhead(memoryBytes: number): ChildProcess | undefined {
  const child = ahead
  if (!child?.connected || memoryBytes > USUAL_MEMORY_BYTES) return undefined
  ahead = undefined
  child.ref()
  child.channel?.ref()
  return child
}

async function startProcess(memoryBytes: number): Promise<ChildProcess> {
  const [program, ...before] = [...((await isolation()) ?? []), process.execPath] as const
  return fork(new URL('./job-process.ts', import.meta.url), {
    execPath: program,
    execArgv: [...before, ...nodeFlags(memoryBytes)],
    env: CHILD_ENVIRONMENT,
    serialization: 'advanced',
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/**
 * The heap's limit, and small spaces for new objects: Node's own take 30 MB more and save a tenth of the time. The engine's program is a
 * part of the installation; of its functions just those are checked and compiled that a document needs, and none a second time: that
 * saves memory and a second thread, and costs a quarter more time where a document has hundreds of pages.
 */
export function nodeFlags(memoryBytes: number): string[] {
  return [
    `--max-old-space-size=${Math.ceil(memoryBytes / MEBIBYTE)}`,
    '--max-semi-space-size=4',
    '--wasm-lazy-validation',
    '--liftoff-only',
  ]
}

const MEBIBYTE = 1024 * 1024
/** What a document of up to 35 MB may need. A smaller one is stopped by its watch. */
const USUAL_MEMORY_BYTES = 512 * MEBIBYTE

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
