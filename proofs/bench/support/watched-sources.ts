import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type SourceServer, startSourceServer } from './source-server.ts'

/** Both sources of the daily sync, and what they saw. */
export interface WatchedSources extends SourceServer {
  seen: Record<Source, { calls: number; mostAtOnce: number }>
  /** The names that the second source was asked for, in the order of the calls. */
  searchedNames: string[]
  reset(): void
}

type Source = 'ecourtsindia' | 'attestr'

/** The time that both take for an answer. */
export const MS_PER_CALL = 50

/** One name in this many has a new case each day. */
const NEWS_EVERY = 100

export async function startWatchedSources(): Promise<WatchedSources> {
  const searchedNames: string[] = []
  const nothing = () => ({ calls: 0, atOnce: 0, mostAtOnce: 0 })
  const seen = { ecourtsindia: nothing(), attestr: nothing() }

  async function watched(source: Source, answer: object): Promise<object> {
    const sight = seen[source]
    sight.calls++
    sight.mostAtOnce = Math.max(sight.mostAtOnce, ++sight.atOnce)
    await wait(MS_PER_CALL)
    sight.atOnce--
    return answer
  }

  const server = await startSourceServer({
    ecourtsindia: (query) => watched('ecourtsindia', firstSource(query.getAll('litigants'))),
    attestr(body) {
      searchedNames.push((body as { businessName: string }).businessName)
      return watched('attestr', { valid: true, count: 0, records: [] })
    },
  })
  return {
    ...server,
    seen,
    searchedNames,
    reset() {
      Object.assign(seen, { ecourtsindia: nothing(), attestr: nothing() })
      searchedNames.length = 0
    },
  }
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
