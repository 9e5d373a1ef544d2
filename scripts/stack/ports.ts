import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { acquireLock } from './lock.ts'

/** The folder in which the stacks on this machine reserve their ports. */
const CLAIMS = join(tmpdir(), `courtpulse-ports-${userInfo().uid}`)

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768, others from 49152): one of those could take the port
 * before its user listens.
 */
const LISTENED_AT = { from: 10_000, below: 32_768 }

/**
 * The preferred port of 127.0.0.1 when it is free, else any free one. It is reserved for this process: another stack
 * gets another port, even before this one's user listens.
 */
export async function freePort(preferred = randomInt(LISTENED_AT.from, LISTENED_AT.below)): Promise<number> {
  mkdirSync(CLAIMS, { recursive: true, mode: 0o700 })
  const port = await unusedPort(preferred)
  return port && (await acquireLock(join(CLAIMS, `${port}.sock`))) ? port : await freePort()
}

/** `port` when no process listens there. */
function unusedPort(port: number): Promise<number | undefined> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error),
    )
    server.listen({ port, host: '127.0.0.1' }, () => {
      server.close(() => resolve(port))
    })
  })
}
