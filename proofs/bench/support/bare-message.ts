import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Messages sent one after another: enough that starting up hardly counts. */
const MESSAGES = 500

/**
 * The cost of a message in this process without a service, as a bare `fetch` to a receiver in it, in ms of processor
 * time.
 */
export async function cpuMsOfBareMessage(): Promise<number> {
  const server = createServer(async (request, response) => {
    JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString())
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const body = JSON.stringify({ type: 'case.updated', timestamp: new Date().toISOString(), data: { caseId: '1' } })
  const before = process.cpuUsage()
  for (let sent = 0; sent < MESSAGES; sent++) await fetch(url, { method: 'POST', body })
  const { user, system } = process.cpuUsage(before)
  server.closeAllConnections()
  server.close()
  return (user + system) / 1000 / MESSAGES
}
