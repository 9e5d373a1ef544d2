import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../../platform/log.ts'
import type { ClientAddresses } from './client-address.ts'

/** Connections that a process holds: some 15 KiB of memory each, 150 MiB in all. */
const MAX_CONNECTIONS = 10_000
/** A tenth for any one client, which is far more than any needs. Trusted proxies hold theirs for others and have no share. */
const MAX_PER_ADDRESS = 1_000
/** Refused connections are told of so often, not each. */
const TELL_EVERY_MS = 60_000

/** Refuses connections beyond what the process can hold, and beyond an address's share of that, by closing them. */
export function limitConnections(server: Server, addresses: ClientAddresses, log: Log): void {
  const held = new Map<string, number>()
  const tell = seldom((why: string) => log.warn({ why }, 'connections are being refused'))
  server.maxConnections = MAX_CONNECTIONS
  server.on('drop', () => tell('the process has reached its maximum number of connections'))
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
    tell(
      'one address has reached its maximum number of connections; if it is your own proxy, add it to TRUSTED_PROXIES',
    )
  })
}

function seldom(tell: (why: string) => void): (why: string) => void {
  let toldAt = 0
  return function tellSeldom(why) {
    if (Date.now() - toldAt < TELL_EVERY_MS) return
    toldAt = Date.now()
    tell(why)
  }
}
