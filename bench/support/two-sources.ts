import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Both sources of historical search on their wire formats, with as many cases of one company as told. */
export interface TwoSources {
  ecourtsindia: string
  attestr: string
  /** Changes for the searches to come. */
  settings: { cases: number; msPerPage: number }
  close(): Promise<void>
}

export const COMPANY = 'Indrani Ceramics Limited'

const CASES_PER_PAGE = 100

/** Of the first source's cases, one in so many is also the second's, which has as many again of its own. */
const SHARED_EVERY = 10

/** Starts both on one port of loopback. Every page takes `msPerPage`, whatever else is asked at the time. */
export async function startTwoSources(): Promise<TwoSources> {
  const settings = { cases: 1_000, msPerPage: 0 }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sources')
    if (url.pathname.endsWith('/capabilities')) return answer(response, CAPABILITIES)
    if (url.pathname.startsWith('/ecourtsindia')) {
      const page = Number(url.searchParams.get('page'))
      await wait(settings.msPerPage)
      return answer(response, firstSource(settings.cases, page))
    }
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { skip } = JSON.parse(Buffer.concat(chunks).toString()) as { skip: number }
    await wait(settings.msPerPage)
    return answer(response, secondSource(settings.cases, skip))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ecourtsindia: `${base}/ecourtsindia`,
    attestr: `${base}/attestr`,
    settings,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const CAPABILITIES = { data: { sortableFields: ['filingDate'], nameMatchModes: ['phrase'], partnerMaxPageSize: 100 } }

function answer(response: ServerResponse, body: object): void {
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(body))
}

function firstSource(cases: number, page: number) {
  const indexes = range((page - 1) * CASES_PER_PAGE, Math.min(page * CASES_PER_PAGE, cases))
  const results = indexes.map((index) => ({
    cnr: cnrOf(index),
    courtCode: 'DLHC01',
    courtName: 'High Court of Delhi',
    caseType: 'CS',
    caseStatus: 'PENDING',
    registrationNumber: `${index + 1}/2020`,
    filingDate: new Date(Date.UTC(2024, 0, 1) - index * 3_600_000).toISOString().slice(0, 10),
    petitioners: [COMPANY.toUpperCase()],
    respondents: ['Mandara Roadways Private Limited', 'The Registrar of Firms'],
  }))
  return { data: { results, totalHits: cases, page, hasNextPage: page * CASES_PER_PAGE < cases }, meta: {} }
}

function secondSource(cases: number, skip: number) {
  const count = Math.floor((2 * cases) / SHARED_EVERY)
  const records = range(skip, Math.min(skip + CASES_PER_PAGE, count)).map((nth) => ({
    // Every other one is the first source's.
    cnrNumber: cnrOf(nth % 2 === 0 ? (nth / 2) * SHARED_EVERY : 500_000 + nth),
    courtType: 'HC',
    courtName: 'High Court of Delhi',
    caseStatus: 'Case Pending',
    matchScore: 100,
    petitioners: [{ petitionerName: COMPANY }],
    respondents: [{ respondentName: 'Mandara Roadways Private Limited' }],
  }))
  return { valid: true, count, skip, limit: CASES_PER_PAGE, records }
}

function cnrOf(index: number): string {
  return `DLHC01${String(index).padStart(6, '0')}2020`
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
}
