import { setTimeout as passTime } from 'node:timers/promises'
import type { Control } from '../../test/support/control.ts'
import { type MixedLoad, SUBSCRIBED, startMixedLoad } from '../../test/support/mixed-load.ts'
import type { LookedUp } from '../../test/support/orders.ts'
import { anAccount } from '../../test/support/service.ts'
import { until } from '../../test/support/until.ts'
import { chaosClients, clientOf, hashOf } from './client.ts'
import { startCrowd } from './crowd.ts'
import type { Exchange, History } from './history.ts'
import { startNews } from './news.ts'
import type { System } from './system.ts'

/**
 * Clients of several accounts, each with a follower of its event log, one that needs a browser for each order, one with many endpoints, and one of
 * which many look up cases at once.
 */
export interface ChaosLoad {
  /** Ends all clients, once all that they sent has an answer. */
  stop(): Promise<void>
  /** What clients have written down, with what they read when all is over. */
  history(): Promise<History>
  /** Answers that their endpoint does not declare. */
  undeclared: string[]
}

const FOLLOW_EVERY_MS = 300
/** A browser takes a second of a processor. */
const VISIT_EVERY_MS = 3_000
/** The court's form takes numbers; each that the sandbox does not know is a type of its own. */
const FIRST_TYPE = 1_000

/**
 * Begins the load on a system that is well; resolves when every account has what it needs.
 * @param endpoints of the account with news
 * @param crowd how many clients look up cases without a pause
 * @param pauseMs of each client between two requests
 */
export async function startLoad(
  { service, baseUrls }: System,
  {
    seed,
    accounts,
    endpoints,
    crowd,
    pauseMs,
  }: Record<'seed' | 'accounts' | 'endpoints' | 'crowd' | 'pauseMs', number>,
): Promise<ChaosLoad> {
  const exchanges: Exchange[] = []
  const clients = chaosClients(seed, baseUrls, (exchange) => exchanges.push(exchange))
  const own = { ...service, call: clients.call, control: patient(service.control) }
  const stop = new AbortController()
  const loads: MixedLoad[] = []
  for (let index = 0; index < accounts; index++) loads.push(await startMixedLoad(own, pauseMs))
  const visitor = await anAccount(service.db)
  const news = await startNews(own, endpoints, pauseMs)
  const lookups = await startCrowd(own, crowd)
  const told = [
    ...loads.map(({ account, sink }) => ({ key: account.key, sink })),
    ...news.sinks.map((sink) => ({ key: news.account.key, sink })),
  ]
  const followed = [...loads, news].map(({ account }) => account.key)
  const running = [...followed.map(follow), visit()]

  /** Reads the event log on and on, as a client does who keeps the cursor. */
  async function follow(key: string): Promise<void> {
    for (let cursor = ''; !stop.signal.aborted; ) {
      cursor = await readOn(key, cursor)
      await pause(FOLLOW_EVERY_MS)
    }
  }

  async function readOn(key: string, cursor: string): Promise<string> {
    for (let after = cursor; ; ) {
      const { status, body } = await clients.call(`GET /events${after && `?cursor=${after}`}`, { key })
      if (status !== 200) return after
      const { nextCursor, hasMore } = body as { nextCursor: string | null; hasMore: boolean }
      after = nextCursor ?? ''
      if (!hasMore) return after
    }
  }

  /** Orders that only a court's own site has. */
  async function visit(): Promise<void> {
    const { key } = visitor
    for (let number = 1; !stop.signal.aborted; number++) {
      const caseIdentifier = { courtType: 'DRT', establishmentCode: '1', caseType: String(FIRST_TYPE + number) }
      const body = { caseIdentifier: { ...caseIdentifier, registrationNumber: '900001/2024' } }
      const looked = await clients.call('POST /case-lookup', { key, body })
      const { searchId, orders } = looked.body as LookedUp
      if (looked.status === 200 && orders[0])
        await clients.call('POST /case-lookup/orders/download', { key, body: { searchId, orderId: orders[0].orderId } })
      await pause(VISIT_EVERY_MS)
    }
  }

  function pause(ms: number): Promise<void> {
    return passTime(ms, undefined, { signal: stop.signal }).catch(() => {})
  }

  return {
    undeclared: clients.undeclared,
    async stop() {
      stop.abort()
      await Promise.all([...[...loads, news, lookups].map((load) => load.stop()), ...running])
      await clients.idle()
    },
    async history() {
      for (const { account, accepted } of loads) {
        for (const { path, key } of accepted) await clients.call(`GET ${path}`, { key })
        await exportLedger(account.key)
      }
      for (const key of followed) await readOn(key, '')
      const messages = []
      for (const { sink } of told)
        for (const { headers, body } of await sink.received())
          messages.push({ endpoint: sink.url, eventId: headers['webhook-id'] ?? '', body: hashOf(body) })
      for (const { key } of [visitor, lookups.account]) await exportLedger(key)
      const endpoints = told.map(({ key, sink }) => ({ url: sink.url, client: clientOf(key) }))
      return { exchanges, messages, endpoints, subscribed: SUBSCRIBED }
    },
  }

  function exportLedger(key: string) {
    return clients.call('GET /account/usage/export', { key })
  }
}

/** The hand on the sources while these may be away. */
function patient(control: Control): Control {
  return {
    ...control,
    async advanceDay(days) {
      await until(
        () =>
          control.advanceDay(days).then(
            () => true,
            () => false,
          ),
        Boolean,
      )
    },
  }
}
