import Router from '@koa/router'
import { isTemporalDown, TEMPORAL_TROUBLES } from '../../platform/temporal.ts'
import { buildOf } from '../../platform/version.ts'
import type { Services } from '../http/services.ts'

/** A part that does not work at the moment, although requests are answered. */
interface Degraded {
  part: 'temporal' | 'workers'
  message: string
}

/** Parts are checked at most once in this interval, however often a balancer or a stranger probes. */
const KEEP_DATABASE_MS = 1_000
const KEEP_DEGRADED_MS = 5_000

/** Probes commonly give up after a second: a database that has not answered by then counts as down. */
const DATABASE_TIMEOUT_MS = 900

/**
 * `GET /health/live`: the process runs. `GET /health/ready`: it can serve, which requires only the database; otherwise
 * 503, also while the process stops. `degraded` lists other failures for operators: reads and deferred writes work all
 * the same. Probes read the last known state of Temporal.
 */
export function health(services: Services, state: { isStopping: boolean }): Router {
  let degraded: Degraded[] = [{ part: 'temporal', message: 'Temporal has not answered yet.' }]
  const askDatabase = atMostEvery(KEEP_DATABASE_MS, () => answers(services.db.ping()))
  const askTemporal = atMostEvery(KEEP_DEGRADED_MS, async () => {
    degraded = await findDegraded(services)
  })

  const build = buildOf(services.configuration)

  const router = new Router()
  router.get('/health/live', (context) => {
    context.body = { status: 'live', ...build }
  })
  router.get('/health/ready', async (context) => {
    if (state.isStopping) {
      context.status = 503
      context.body = { status: 'stopping', ...build }
      return
    }
    void askTemporal()
    const isUp = await askDatabase()
    context.status = isUp ? 200 : 503
    context.body = { status: isUp ? 'ready' : 'waiting', database: isUp ? 'up' : 'down', degraded, ...build }
  })
  return router
}

/** Returns whether it is answered in time. */
async function answers(ping: Promise<void>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, DATABASE_TIMEOUT_MS, false).unref())
  return Promise.race([
    ping.then(
      () => true,
      () => false,
    ),
    timeout,
  ])
}

/** Never rejects. */
async function findDegraded({ temporal, log }: Services): Promise<Degraded[]> {
  try {
    const trouble = await temporal.findTrouble()
    if (trouble !== undefined) return [{ part: 'temporal', message: TEMPORAL_TROUBLES[trouble] }]
    if (await temporal.isServed('core')) return []
    return [{ part: 'workers', message: 'No worker polls the task queue `core`. Accepted work waits until one does.' }]
  } catch (error) {
    if (!isTemporalDown(error)) log.warn({ err: error }, 'could not determine the state of Temporal')
    return [{ part: 'temporal', message: 'The state of Temporal could not be determined.' }]
  }
}

/** Calls `ask` at most once in `keepMs`; concurrent callers share the answer. */
function atMostEvery<T>(keepMs: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { checkedAt: number; answer: Promise<T> } | undefined
  return function askOrRemember() {
    const now = Date.now()
    if (!last || now - last.checkedAt >= keepMs) last = { checkedAt: now, answer: ask() }
    return last.answer
  }
}
