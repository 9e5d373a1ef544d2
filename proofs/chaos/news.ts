import { setTimeout as passTime } from 'node:timers/promises'
import { select } from '../../test/support/books.ts'
import { SUBSCRIBED } from '../../test/support/mixed-load.ts'
import { anAccount, type Service, type TestAccount } from '../../test/support/service.ts'
import { aSink, aWebhook, raise, type Sink } from '../../test/support/webhooks.ts'

/** An account whose cases change all the time, and all of whose endpoints are told. */
export interface News {
  account: TestAccount
  sinks: Sink[]
  stop(): Promise<void>
}

/**
 * As many as keep two cores busy, however fast they are: the next event waits for these, so that at the end of a run minutes of work are left,
 * not hours.
 */
const UNDER_WAY_AT_EACH = 5

/**
 * Begins to raise events in the database, as courts' changes do, each of which goes to every endpoint.
 * @param pauseMs between two events
 */
export async function startNews(service: Service, endpoints: number, pauseMs: number): Promise<News> {
  const account = await anAccount(service.db)
  const sinks = Array.from({ length: endpoints }, () => aSink(service))
  for (const { url } of sinks) await aWebhook(service, account, url, SUBSCRIBED)
  const stop = new AbortController()
  const running = raiseOnAndOn()

  async function raiseOnAndOn(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        if ((await underWay()) < UNDER_WAY_AT_EACH * endpoints) await raise(service, account.accountId)
      } catch {
        // The database is away. Whether the event was raised is not asked: the log of events tells it.
      }
      await passTime(pauseMs, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  /** Deliveries that have not ended, with those that events without a place in the log will become. */
  async function underWay(): Promise<number> {
    const [row] = await select<{ deliveries: number; events: number }>(
      service,
      `SELECT
         (SELECT COUNT(*) FROM webhook_deliveries WHERE account_id = :accountId AND status = 'PENDING') AS deliveries,
         (SELECT COUNT(*) FROM events WHERE account_id = :accountId AND position IS NULL) AS events`,
      { accountId: account.accountId },
    )
    return Number(row?.deliveries) + Number(row?.events) * endpoints
  }

  return {
    account,
    sinks,
    async stop() {
      stop.abort()
      await running
    },
  }
}
