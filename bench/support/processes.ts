import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

/** A process of a benchmark's own. */
export interface BenchProcess {
  child: ChildProcess
  stop(): Promise<void>
}

/** Runs a file under Node with these settings; resolves when it says that it is ready. */
export async function startProcess(file: string, env: Record<string, string>): Promise<BenchProcess> {
  const child = fork(file, [], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
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
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024)
}
