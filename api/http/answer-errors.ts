import { setTimeout as sleep } from 'node:timers/promises'
import type { Middleware } from 'koa'
import { isDatabaseDown, isLockConflict } from '../../db/base/errors.ts'
import type { Configuration } from '../../platform/configuration.ts'
import { errorBody, Refusal, refuse, refuseForNow } from '../errors/refusal.ts'
import { isWorkUnavailable } from './dispatch-and-wait.ts'

/** How long a client should wait for a part that is down: long enough for a restart, short enough to resume quickly. */
export const PART_DOWN_RETRY_SECONDS = 5

/**
 * Delays a refusal to a client that sends too much. Without the delay, a client that retries at once over a hundred
 * connections would occupy a whole process; a client that obeys `Retry-After` does not notice it.
 */
const TOO_MANY_PAUSE_MS = 100

/**
 * Turns any thrown error into the contract's error answer, with a link to its page. An unknown error reveals only its
 * request id.
 */
export function answerErrors({ PUBLIC_URL }: Pick<Configuration, 'PUBLIC_URL'>): Middleware {
  return async function answerError(context, next) {
    try {
      await next()
    } catch (error) {
      const refusal = asRefusal(error)
      const { status, code } = refusal.entry
      if (refusal !== error) context.state.cause = error
      context.state.errorCode = code
      if (status === 429) await sleep(TOO_MANY_PAUSE_MS)
      context.status = status
      context.append('Link', `<${PUBLIC_URL}/errors/${code}>; rel="help"`)
      context.set(refusal.headers)
      context.body = errorBody(refusal)
    }
  }
}

/**
 * Returns any error as the refusal to answer with; an unknown one is `UNEXPECTED`. A lock conflict here has outlasted
 * all retries.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const mayPass = isDatabaseDown(error) || isLockConflict(error) || isWorkUnavailable(error)
  return mayPass ? refuseForNow('UNAVAILABLE', PART_DOWN_RETRY_SECONDS) : refuse('UNEXPECTED')
}
