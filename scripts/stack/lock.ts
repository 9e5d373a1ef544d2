import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative } from 'node:path'

/**
 * Takes the folder for this process alone; false when another one has it. Held by a listening socket rather than by a process id in
 * a file: however the holder ends, the system lets go of it, and no other process can be mistaken for it.
 */
export async function takeFolder(folder: string): Promise<boolean> {
  // Relative, because the path of a socket may have no more than about a hundred characters.
  const path = relative(process.cwd(), join(folder, 'held-by.sock'))
  if (await answers(path)) return false
  rmSync(path, { force: true })
  const server = createServer().listen(path).unref()
  await once(server, 'listening')
  return true
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // No such file, or nobody behind it any more.
    return false
  } finally {
    socket.destroy()
  }
}
