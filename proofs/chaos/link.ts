import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as passTime } from 'node:timers/promises'

/**
 * How a link fails. `slow`: each piece comes late. `held`: nothing comes until it is healed, then everything, as when packets are sent again.
 * `silent`: what is sent is lost, and nobody is told, as behind a firewall that drops. `broken`: connections are reset and refused.
 */
export const LINK_FAULTS = ['slow', 'held', 'silent', 'broken'] as const
export type LinkFault = (typeof LINK_FAULTS)[number]

/** The way over TCP from one process to one server on loopback. */
export interface Link {
  port: number
  fail(fault: LinkFault): void
  /** Connections on which something was lost are reset. */
  heal(): void
  close(): void
}

const SLOW_MS = 150

/** Opens a link to a port on loopback. */
export async function openLink(goal: number): Promise<Link> {
  const connections = new Set<Socket>()
  let fault: LinkFault | undefined
  let healed = Promise.withResolvers<void>()

  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (fault === 'broken') return near.resetAndDestroy()
    const far = dial({ port: goal, host: '127.0.0.1', allowHalfOpen: true })
    for (const socket of [near, far]) {
      connections.add(socket)
      socket.on('close', () => connections.delete(socket))
    }
    const ended = [pipeline(near, passed, far), pipeline(far, passed, near)]
    // One end is gone: so is the other one.
    for (const end of ended) end.catch(() => [near, far].forEach((socket) => void socket.destroy()))
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function* passed(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let isCut = false
    for await (const piece of pieces) {
      if (fault === 'slow') await passTime(SLOW_MS)
      if (fault === 'held') await healed.promise
      if (fault === 'silent') isCut = true
      // What follows a lost piece would make no sense to its reader.
      if (!isCut) yield piece
      else if (fault === undefined) throw new Error('a piece was lost')
    }
    if (fault === 'silent' || fault === 'held') await healed.promise
  }

  return {
    port: (server.address() as AddressInfo).port,
    fail(next) {
      fault = next
      if (next === 'broken') breakAll()
    },
    heal() {
      if (fault === 'silent') breakAll()
      fault = undefined
      healed.resolve()
      healed = Promise.withResolvers()
    },
    close() {
      server.close()
      healed.resolve()
      for (const socket of connections) socket.destroy()
    },
  }

  function breakAll(): void {
    for (const socket of connections) socket.resetAndDestroy()
  }
}
