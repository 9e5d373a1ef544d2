import Router from '@koa/router'
import type { Services } from '../frame/services.ts'

/** A part that has not answered by then counts as down. */
const PART_TIMEOUT_MS = 2_000

/**
 * `GET /health/live`: the process runs. `GET /health/ready`: it can serve, which needs database and Temporal; 503 with the
 * parts that are down, and while it stops.
 */
export function health({ db, temporal }: Services, state: { stopping: boolean }): Router {
  const router = new Router()
  const parts = sharing(() => Promise.all([answers(db.ping()), answers(temporal.ping())]))
  router.get('/health/live', (context) => {
    context.body = { status: 'live' }
  })
  router.get('/health/ready', async (context) => {
    const [database, workflows] = await parts()
    const ready = database && workflows && !state.stopping
    context.status = ready ? 200 : 503
    context.body = {
      status: state.stopping ? 'stopping' : ready ? 'ready' : 'waiting',
      database: database ? 'up' : 'down',
      temporal: workflows ? 'up' : 'down',
    }
  })
  return router
}

/** Anybody may ask as often as he likes: whoever asks while an answer is on its way gets the same. */
function sharing<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined
  return function askOnce() {
    running ??= ask().finally(() => {
      running = undefined
    })
    return running
  }
}

async function answers(ping: Promise<unknown>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, PART_TIMEOUT_MS, false).unref())
  return Promise.race([ping.then(() => true).catch(() => false), timeout])
}
