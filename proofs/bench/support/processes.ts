import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { SMALL_PROCESS } from '../../../platform/small-process.ts'

/** A process of a benchmark's own. */
export interface BenchProcess {
  child: ChildProcess
  stop(): Promise<void>
}

/** Runs a file under Node with these settings; resolves when it says that it is ready. */
export async function startProcess(file: string, env: Record<string, string>): Promise<BenchProcess> {
  const child = fork(file, [], {
    env: { ...process.env, ...SMALL_PROCESS, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => ['ended'])])
  if (first !== 'ready') throw new Error(`${file} ended before it was ready`)
  return {
    child,
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** Resident memory of a process in MiB, as Linux counts it. */
export async function residentMiB({ child }: BenchProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return residentIn(status) ?? Number.NaN
}

/** How many files and sockets a process has open. */
export async function openFiles({ child }: BenchProcess): Promise<number> {
  return (await readdir(`/proc/${child.pid}/fd`)).length
}

/** A tick of Linux's count of processor time, which has been a hundredth of a second on every machine for decades. */
const TICK_MS = 10

/** The processor time that processes have used so far, user and system, in ms. */
export async function processorMs(processes: BenchProcess[]): Promise<number> {
  const ticks = processes.map(async ({ child }) => {
    const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8')
    // The name of the program stands in brackets and may hold spaces; user and system time are the 12th and 13th after it.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * TICK_MS
  })
  return (await Promise.all(ticks)).reduce((sum, each) => sum + each, 0)
}

/** How often memory is sampled: often enough for the peak of a process that lives for a second. */
const CHECK_INTERVAL_MS = 100

/** Watches the memory of a process alone, and with all its descendants, until `stop` is called. */
export function peakMemory(process: BenchProcess): { stop(): Promise<{ ownMiB: number; treeMiB: number }> } {
  const peak = { ownMiB: 0, treeMiB: 0 }
  const check = async () => {
    const own = await residentMiB(process)
    const below = await Promise.all((await descendantsOf(process.child.pid)).map(residentMiBOf))
    peak.ownMiB = Math.max(peak.ownMiB, own)
    peak.treeMiB = Math.max(
      peak.treeMiB,
      below.reduce((sum, one) => sum + one, own),
    )
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(check)
  }, CHECK_INTERVAL_MS)
  return {
    async stop() {
      clearInterval(timer)
      await looking
      return peak
    },
  }
}

async function descendantsOf(pid: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = children.split(' ').filter((text) => text !== '')
  const below = await Promise.all(pids.map((child) => descendantsOf(Number(child))))
  return [...pids.map(Number), ...below.flat()]
}

/** 0 for a process that has ended in the meantime. */
async function residentMiBOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return residentIn(status) ?? 0
}

function residentIn(status: string): number | undefined {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return kibibytes === undefined ? undefined : Math.round(Number(kibibytes) / 1024)
}
