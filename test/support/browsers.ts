import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** The process ids of the browsers, with all their helpers, that a process started on separate profiles. */
export async function browsersOf(pid: number | undefined): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((each) => each > 0)
  const commands = await Promise.all(pids.map(async (each) => [each, await commandOf(each)] as const))
  return commands.filter(([, command]) => command.includes(profilePrefix(pid))).map(([each]) => each)
}

/** The profiles on disk of browsers that a process has started. */
export async function profilesOf(pid: number | undefined): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith(profilePrefix(pid)))
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function profilePrefix(pid: number | undefined): string {
  return `courtpulse-browser-${pid}-`
}

async function commandOf(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It ended while the list was read.
    return ''
  }
}
