import { setTimeout as passTime } from 'node:timers/promises'
import type { EventType } from '../../domain/events/event.ts'
import { SAFFRON } from '../api/historical-search/searches.ts'
import type { LookedUp } from './orders.ts'
import { type Answer, anAccount, type Service, type TestAccount } from './service.ts'
import { anEntity } from './watchlist.ts'
import { aSink, aWebhook, type Sink } from './webhooks.ts'

/** One request of the load, with its answer. */
export interface LoadRequest {
  what: string
  /** The phase of the load at that time. */
  phase: string
  sentAt: number
  answeredAt: number
  status: number
  body: unknown
  /** By what the sources would be asked for it, and for nothing else. */
  sourceKey?: string | undefined
}

/** Work that was accepted, which its client reads later. */
export interface Accepted {
  what: string
  path: string
  key: string
}

export interface MixedLoad {
  account: TestAccount
  sink: Sink
  requests: LoadRequest[]
  accepted: Accepted[]
  reads: { count: number; refused: string[]; slowestMs: number }
  /** Notes all later requests under this phase. */
  enter(phase: string): void
  /** Ends all clients, once the requests under way have their answers. */
  stop(): Promise<void>
}

/**
 * Clients of every kind side by side, each with a pause between its requests: live lookups, orders and summaries, searches of both modes,
 * entities, imports, exports, discovery with verdicts and decisions, tracked cases with refreshes, a webhook for all of it, and a reader.
 */
export async function startMixedLoad(service: Service, pauseMs: number): Promise<MixedLoad> {
  const account = await anAccount(service.db, { plan: { historicalBilling: 'PER_SEARCH' } })
  const operated = await anAccount(service.db, { reviewer: 'OPERATOR' })
  const operator = await service.db.operatorKeys.issue('Test operator')
  const sink = aSink(service)
  await aWebhook(service, account, sink.url, SUBSCRIBED)
  const entityId = await anEntity(service, account.key, { name: SAFFRON })
  const stop = new AbortController()
  const requests: LoadRequest[] = []
  const accepted: Accepted[] = []
  const reads: MixedLoad['reads'] = { count: 0, refused: [], slowestMs: 0 }
  let phase = 'well'

  async function ask(
    what: string,
    request: string,
    { key = account.key, body, sourceKey }: { key?: string; body?: unknown; sourceKey?: string } = {},
  ): Promise<Answer> {
    const sent = { what, phase, sourceKey, sentAt: Date.now() }
    const answer = await service.call(request, { key, body })
    requests.push({ ...sent, answeredAt: Date.now(), status: answer.status, body: answer.body })
    return answer
  }

  async function accept(what: string, request: string, body: unknown, pathOf: (id: string) => string, id: string) {
    const answer = await ask(what, request, { body })
    if (answer.status < 300)
      accepted.push({ what, path: pathOf(String((answer.body as Record<string, unknown>)[id])), key: account.key })
  }

  const lookUp = (cnr: string) =>
    ask('lookup', 'POST /case-lookup', { body: { caseIdentifier: { courtType: 'HC', cnr } }, sourceKey: cnr })

  const clients: Record<string, (lap: number) => Promise<void>> = {
    async lookups() {
      await lookUp(aCnr(WITHOUT_ORDERS))
    },
    async documents(lap) {
      const { status, body } = await lookUp(aCnr(WITH_ORDERS))
      if (status !== 200) return
      const { searchId, orders } = body as LookedUp
      await ask('download', 'POST /case-lookup/orders/download', { body: { searchId, orderId: orders[0]?.orderId } })
      if (lap % 2 === 0)
        await accept(
          'summary',
          'POST /case-lookup/summarize',
          { searchId },
          (id) => `/case-lookup/summarize/${id}`,
          '_id',
        )
    },
    async searches(lap) {
      if (lap % 2 === 1) {
        const word = aWord()
        const body = { name: `${word} Textiles Private Limited` }
        await ask('search that is not come again for', 'POST /historical-search', { body, sourceKey: word })
        return
      }
      const first = await ask('search', 'POST /historical-search', { body: { name: SAFFRON } })
      for (let page = pageOf(first); page?.nextPageToken && !stop.signal.aborted; ) {
        const query = new URLSearchParams({ pageToken: page.nextPageToken })
        const next = await ask('page', `GET /historical-search/${page.searchId}/results?${query}`)
        if (next.status !== 503 && next.status !== 200) return
        page = pageOf(next) ?? page
        await pause()
      }
    },
    async collections() {
      const body = { name: 'Kaveri Logistics Limited', mode: 'ASYNC' }
      await accept('collection', 'POST /historical-search', body, (id) => `/historical-search/${id}`, 'searchId')
    },
    async watchlist() {
      const entity = () => ({ name: `${aWord()} Motors Limited`, entityType: 'BUSINESS' })
      await ask('entity', 'POST /watchlist/entities', { body: entity() })
      const rows = [entity(), entity()]
      await accept('import', 'POST /watchlist/entities/import', rows, (id) => `/watchlist/imports/${id}`, 'importId')
      const file = { what: 'entities', format: 'json' }
      await accept('export', 'POST /watchlist/exports', file, (id) => `/watchlist/exports/${id}`, 'exportId')
    },
    async discovery() {
      await service.control.advanceDay()
      await ask('discovery', `POST /watchlist/entities/${entityId}/discover`)
      const word = aWord()
      const made = await ask('entity', 'POST /watchlist/entities', {
        body: { name: `${word} Foods Limited`, entityType: 'BUSINESS' },
      })
      const { _id } = made.body as { _id?: string }
      if (_id) await ask('discovery of its own', `POST /watchlist/entities/${_id}/discover`, { sourceKey: word })
    },
    async verdicts(lap) {
      const key = operator
      const waiting = await ask('queue', `GET /backoffice/candidates?accountId=${account.accountId}&step=REVIEW`, {
        key,
      })
      for (const id of idsIn(waiting)) await ask('approval', `POST /backoffice/candidates/${id}/approve`, { key })
      const decide = { body: { tab: 'pendingReview' } }
      const approved = await ask('candidates', `POST /watchlist/entities/${entityId}/candidates/search`, decide)
      const verb = lap % 2 === 0 ? 'confirm' : 'decline'
      for (const id of idsIn(approved)) await ask('decision', `POST /watchlist/candidates/${id}/${verb}`)
    },
    async cases() {
      const cnr = aCnr(CHANGING)
      const body = { caseIdentifier: { courtType: 'HC', cnr } }
      const tracked = await ask('case', 'POST /watchlist/cases', { body })
      const { _id } = tracked.body as { _id?: string }
      if (_id) await ask('refresh', `POST /watchlist/cases/${_id}/refresh`, { sourceKey: cnr })
      const { key } = operated
      const reviewed = await ask('case', 'POST /watchlist/cases', {
        key,
        body: { caseIdentifier: { courtType: 'HC', cnr: aCnr(CHANGING) } },
      })
      const { _id: reviewedId } = reviewed.body as { _id?: string }
      if (reviewedId) await ask('approval', `POST /backoffice/cases/${reviewedId}/approve`, { key: operator })
    },
  }

  // The reader's data exists before the load begins.
  const { searchId } = (await lookUp(aCnr(WITHOUT_ORDERS))).body as LookedUp
  const { searchId: historicalId } = (await ask('search', 'POST /historical-search', { body: { name: SAFFRON } }))
    .body as Page
  const READS = [
    '/events',
    `/case-lookup/${searchId}`,
    `/watchlist/entities/${entityId}`,
    `/historical-search/${historicalId}`,
    `/historical-search/${historicalId}/results`,
    '/account',
    '/webhooks',
  ]
  async function read(path: string): Promise<void> {
    const sentAt = Date.now()
    const { status, body } = await service.call(`GET ${path}`, { key: account.key })
    reads.count++
    reads.slowestMs = Math.max(reads.slowestMs, Date.now() - sentAt)
    if (status !== 200) reads.refused.push(`${phase}: ${path} ${status} ${JSON.stringify(body)}`)
  }

  const pause = () => passTime(pauseMs, undefined, { signal: stop.signal }).catch(() => {})
  const running = [
    ...Object.values(clients).map(async (client) => {
      for (let lap = 0; !stop.signal.aborted; lap++) {
        await client(lap)
        await pause()
      }
    }),
    (async () => {
      while (!stop.signal.aborted) {
        for (const path of READS) await read(path)
        await passTime(READ_EVERY_MS)
      }
    })(),
  ]
  // A client that fails is heard of when the load is stopped.
  const all = Promise.all(running)
  all.catch(() => stop.abort())

  return {
    account,
    sink,
    requests,
    accepted,
    reads,
    enter(next) {
      phase = next
    },
    async stop() {
      stop.abort()
      await all
    },
  }
}

const READ_EVERY_MS = 200

/** The events to which a load's webhook subscribes. */
export const SUBSCRIBED: EventType[] = [
  'historical_search.finished',
  'candidate.created',
  'candidate.updated',
  'case.updated',
  'order.available',
  'entity.synced',
]

/** Serial numbers of the sandbox's reserved cases. */
export const WITHOUT_ORDERS = '900016'
const WITH_ORDERS = '900001'
const CHANGING = '900015'

let made = 0

/** A CNR of a High Court that no other call gets. */
function aCnr(serial: string): string {
  const number = made++
  return `${letters(Math.floor(number / 90), 2)}HC${String(10 + (number % 90))}${serial}2024`
}

/** A name's word that no other call gets. */
function aWord(): string {
  return `Yad${letters(made++, 4).toLowerCase()}giri`
}

function letters(number: number, length: number): string {
  return Array.from({ length }, (_, at) => String.fromCharCode(65 + (Math.floor(number / 26 ** at) % 26))).join('')
}

interface Page {
  searchId: string
  nextPageToken: string | null
}

/** The page that an answer gives, or that a refusal says to carry on with. */
function pageOf({ status, body }: Answer): Page | undefined {
  if (status === 200) return body as Page
  return status === 503 ? (body as { details?: Page }).details : undefined
}

function idsIn({ status, body }: Answer): string[] {
  return status === 200 ? (body as { records: { _id: string }[] }).records.map(({ _id }) => _id) : []
}
