import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The two providers' answers to a search: the first takes a query, the second a body. */
export interface Searches {
  ecourtsindia(query: URLSearchParams): Promise<object>
  attestr(body: unknown): Promise<object>
}

export interface SourceServer {
  /** The providers stand under it, as `/ecourtsindia` and `/attestr`. */
  baseUrl: string
  close(): Promise<void>
}

const CAPABILITIES = {
  data: { sortableFields: ['filingDate'], nameMatchModes: ['phrase', 'fuzzy'], partnerMaxPageSize: 100 },
}

/** Serves the searches of both providers on their wire formats, on one port of loopback. */
export async function startSourceServer(searches: Searches): Promise<SourceServer> {
  const server = createServer(async (request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(await answerTo(request, searches)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function answerTo(request: IncomingMessage, { ecourtsindia, attestr }: Searches): Promise<object> {
  const url = new URL(request.url ?? '/', 'http://sources')
  if (url.pathname.endsWith('/capabilities')) return CAPABILITIES
  if (url.pathname.startsWith('/ecourtsindia')) return ecourtsindia(url.searchParams)
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return attestr(JSON.parse(Buffer.concat(chunks).toString()))
}
