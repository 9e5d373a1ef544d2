import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'

/** The sockets of this process. */
const held = new Set<string>()
process.once('exit', () => {
  for (const path of held) rmSync(path, { force: true })
})

/** Locks the folder for the life of this process; false when another process has the lock. */
export function lockFolder(folder: string): Promise<boolean> {
  return acquireLock(join(folder, 'held-by.sock'))
}

/**
 * Locks `path` for the life of this process; false when it is locked already. The lock is a listening socket rather
 * than a process id in a file: the system releases it however its owner ends, and no other process can be mistaken for
 * the owner.
 */
export async function acquireLock(path: string): Promise<boolean> {
  // A socket's path is limited to about a hundred characters.
  const short = [path, relative(process.cwd(), path)].sort((a, b) => a.length - b.length)[0] ?? path
  if (await listen(short)) return true
  if (await answers(short)) return false
  // Left by a killed holder.
  rmSync(short, { force: true })
  return await listen(short)
}

/** When two processes try at once, the system lets only one listen. */
async function listen(path: string): Promise<boolean> {
  const server = createServer().listen(path).unref()
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
  held.add(path)
  return true
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // No process listens any more.
    return false
  } finally {
    socket.destroy()
  }
}
