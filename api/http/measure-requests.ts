import type { Context, Next } from 'koa'
import { requestDuration } from '../../platform/metrics.ts'

/** Measures each request by its route, the path with parameter names, so that no id becomes a label. */
export async function measureRequests(context: Context, next: Next): Promise<void> {
  const done = requestDuration.startTimer()
  try {
    await next()
  } finally {
    const { route } = context.state
    done({ method: context.method, route: typeof route === 'string' ? route : 'other', status: context.status })
  }
}
