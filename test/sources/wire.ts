import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import type { ExecutionContext } from 'ava'

/** One call as it came over the wire. */
export interface WireCall {
  method: string
  path: string
  query: [string, string][]
  headers: IncomingMessage['headers']
  /** JSON when there was a body, else undefined; a form counts as none. */
  body: unknown
}

export type Reply = (response: ServerResponse) => void

export interface Wire {
  url: string
  calls: WireCall[]
  /** Scripts the answers of a path, one call each; the last one stays. */
  answer(path: string, ...replies: [Reply, ...Reply[]]): void
  /** Resolves when the next call has come in. */
  nextCall(): Promise<void>
}

/** Starts a server on loopback that answers as scripted, and stops it when the test ends. A path without a script is a 599. */
export async function startWire(t: ExecutionContext): Promise<Wire> {
  const scripts = new Map<string, Reply[]>()
  const calls: WireCall[] = []
  // Its callers end idle connections: one that is ended here just as it is used again would look like a fault.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://wire')
    const body = await readAll(request)
    const { method = '', headers } = request
    calls.push({
      method,
      path: url.pathname,
      query: [...url.searchParams],
      headers,
      body: body === '' || headers['content-type']?.startsWith('application/x-www') ? undefined : JSON.parse(body),
    })
    const script = scripts.get(url.pathname) ?? [text(599, 'text/plain', 'nothing scripted')]
    const reply = script.length > 1 ? script.shift() : script[0]
    reply?.(response)
    server.emit('called')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answer: (path, ...replies) => void scripts.set(path, replies),
    nextCall: async () => void (await once(server, 'called')),
  }
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value))
}

export function text(
  status: number,
  contentType: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Reply {
  return (response) => response.writeHead(status, { 'Content-Type': contentType, ...headers }).end(body)
}

export function html(status: number): Reply {
  return text(status, 'text/html; charset=utf-8', '<!DOCTYPE html><title>Server Error</title>')
}

export function pdf(bytes: Uint8Array): Reply {
  return text(200, 'application/pdf', bytes)
}

/** Promises more bytes than it sends, then closes. */
export function cutOff(beginning: string): Reply {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': beginning.length + 1000 })
    response.write(beginning, () => response.destroy())
  }
}

/** Closes the connection without a word. */
export const reset: Reply = (response) => response.destroy()

/** Never answers. */
export const silence: Reply = () => {}
