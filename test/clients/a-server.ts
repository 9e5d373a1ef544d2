import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ExecutionContext } from 'ava'

/**
 * The faults on the wire: `broken` has no answer, `silent` no answer and no end, `torn` half a body, `stuck` half a
 * body and no end; a `torn refusal` is half the body of a 400.
 */
type Fault = 'broken' | 'silent' | 'torn' | 'stuck' | 'torn refusal'

/**
 * Starts a service that answers with these statuses in order, each refusal with a retry time of a second, and records
 * the bodies, request ids and keys it received.
 */
export async function aServer(t: ExecutionContext, statuses: readonly (number | Fault)[]) {
  const bodies: string[] = []
  const keys: unknown[] = []
  const requestIds: unknown[] = []
  const addresses: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request)
    const status = statuses[bodies.length] ?? 500
    bodies.push(Buffer.concat(chunks).toString())
    requestIds.push(request.headers['x-request-id'])
    keys.push(request.headers['idempotency-key'])
    addresses.push(request.url)
    if (status === 'silent') return
    if (status === 'broken') return request.socket.destroy()
    if (typeof status === 'string') {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': '100' }
      response.writeHead(status === 'torn refusal' ? 400 : 200, headers)
      response.write('{', () => (status === 'stuck' ? undefined : request.socket.destroy()))
      return
    }
    const putOff = [409, 429, 503].includes(status)
    response.writeHead(status, { 'Content-Type': 'application/json', ...(putOff ? { 'Retry-After': '1' } : {}) })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, bodies, requestIds, keys, addresses }
}
