import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../../platform/log.ts'
import type { ClientAddresses } from './client-address.ts'

/** Open connections of a process: some 15 KiB of memory each, 150 MiB in all. */
const MAX_CONNECTIONS = 10_000
/**
 * A tenth for any one client, far more than it needs. Trusted proxies have no limit: they hold their clients'
 * connections.
 */
const MAX_PER_ADDRESS = 1_000
/** Refused connections are logged together at this interval. */
const LOG_INTERVAL_MS = 60_000

/** Closes connections beyond the maximum of the process, and beyond an address's share of it. */
export function limitConnections(server: Server, addresses: ClientAddresses, log: Log): void {
  const held = new Map<string, number>()
  const warn = seldom((why: string) => log.warn({ why }, 'connections are being refused'))
  server.maxConnections = MAX_CONNECTIONS
  server.on('drop', () => warn('the process has reached its maximum number of connections'))
  server.on('connection', (socket: Socket) => {
    const address = addresses.ofConnection(socket.remoteAddress)
    if (address === undefined) return
    const count = (held.get(address) ?? 0) + 1
    held.set(address, count)
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1
      if (left > 0) held.set(address, left)
      else held.delete(address)
    })
    if (count <= MAX_PER_ADDRESS) return
    socket.destroy()
    warn(
      'one address has reached its maximum number of connections; if it is your own proxy, add it to TRUSTED_PROXIES',
    )
  })
}

function seldom(warn: (why: string) => void): (why: string) => void {
  let loggedAt = 0
  return function logSeldom(why) {
    if (Date.now() - loggedAt < LOG_INTERVAL_MS) return
    loggedAt = Date.now()
    warn(why)
  }
}
