import { setTimeout as wait } from 'node:timers/promises'
import { type SourceServer, startSourceServer } from './source-server.ts'

/** Both sources of historical search, with a given number of cases of one company. */
export interface TwoSources extends SourceServer {
  /** Changes for the searches to come. */
  settings: { cases: number; msPerPage: number }
}

export const COMPANY = 'Indrani Ceramics Limited'

const CASES_PER_PAGE = 100

/** One in this many of the first source's cases is also the second's, which has as many again alone. */
const SHARED_EVERY = 10

/** Starts both. Every page takes `msPerPage`, whatever else is asked at the time. */
export async function startTwoSources(): Promise<TwoSources> {
  const settings = { cases: 1_000, msPerPage: 0 }
  const server = await startSourceServer({
    async ecourtsindia(query) {
      await wait(settings.msPerPage)
      return firstSource(settings.cases, Number(query.get('page')))
    },
    async attestr(body) {
      await wait(settings.msPerPage)
      return secondSource(settings.cases, (body as { skip: number }).skip)
    },
  })
  return { ...server, settings }
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
