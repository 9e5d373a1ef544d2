import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Both sources of the daily sync on their wire formats, and what they saw. */
export interface WatchedSources {
  ecourtsindia: string
  attestr: string
  seen: Record<Source, { calls: number; mostAtOnce: number }>
  /** The names that the second source was asked for, in the order of the calls. */
  namesAsked: string[]
  reset(): void
  close(): Promise<void>
}

type Source = 'ecourtsindia' | 'attestr'

/** What both take for an answer. */
const MS_PER_CALL = 50

/** One name in so many has a new case each day. */
const NEWS_EVERY = 100

/** Starts both on one port of loopback. */
export async function startWatchedSources(): Promise<WatchedSources> {
  const namesAsked: string[] = []
  const nothing = () => ({ calls: 0, atOnce: 0, mostAtOnce: 0 })
  const seen = { ecourtsindia: nothing(), attestr: nothing() }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sources')
    if (url.pathname.endsWith('/capabilities')) return answer(response, CAPABILITIES)
    const source: Source = url.pathname.startsWith('/ecourtsindia') ? 'ecourtsindia' : 'attestr'
    const sight = seen[source]
    sight.calls++
    sight.mostAtOnce = Math.max(sight.mostAtOnce, ++sight.atOnce)
    if (source === 'ecourtsindia') {
      await wait(MS_PER_CALL)
      answer(response, firstSource(url.searchParams.getAll('litigants')))
    } else {
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(chunk)
      const { businessName } = JSON.parse(Buffer.concat(chunks).toString()) as { businessName: string }
      namesAsked.push(businessName)
      await wait(MS_PER_CALL)
      answer(response, { valid: true, count: 0, records: [] })
    }
    sight.atOnce--
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ecourtsindia: `${base}/ecourtsindia`,
    attestr: `${base}/attestr`,
    seen,
    namesAsked,
    reset() {
      Object.assign(seen, { ecourtsindia: nothing(), attestr: nothing() })
      namesAsked.length = 0
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const CAPABILITIES = { data: { sortableFields: ['filingDate'], nameMatchModes: ['fuzzy'], partnerMaxPageSize: 100 } }

function answer(response: ServerResponse, body: object): void {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(body))
}

function firstSource(litigants: string[]) {
  const filingDate = new Date().toISOString().slice(0, 10)
  const results = litigants.flatMap((name) => {
    const serial = createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000
    if (serial % NEWS_EVERY !== 0) return []
    return {
      cnr: `DLHC01${String(serial).padStart(6, '0')}2026`,
      courtCode: 'DLHC01',
      courtName: 'High Court of Delhi',
      caseStatus: 'PENDING',
      registrationNumber: `${serial}/2026`,
      filingDate,
      petitioners: [name],
      respondents: ['Mandara Roadways Private Limited'],
    }
  })
  return { data: { results, totalHits: results.length, page: 1, hasNextPage: false }, meta: {} }
}
