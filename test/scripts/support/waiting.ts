import { setTimeout as pause } from 'node:timers/promises'

/** Resolves as soon as `holds`, which is asked every 50 ms. @throws when it does not within `withinMs` */
export async function until(condition: () => boolean | Promise<boolean>, withinMs = 150_000): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms for: ${condition}`)
    await pause(50)
  }
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
