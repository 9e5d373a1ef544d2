import { z } from 'zod'
import type { SourceAnswer } from '../../../domain/source.ts'
import { callSource } from '../../http.ts'
import { failed, failureOfForm, type HttpAnswer, type Reading } from '../../http-answer.ts'
import { gapsOf, NeededText } from '../../readings.ts'
import { requestOf } from '../provider-call.ts'
import type { NapixContext } from './config.ts'
import { TOKEN_PATH } from './services.ts'

/** The gateway's tokens live for an hour; one that is about to end is not used. */
const USUAL_SECONDS = 3_600
const MARGIN_MS = 120_000

interface Token {
  text: string
  /** Epoch ms. */
  until: number
}

/**
 * The token of a subscription, fetched again when it is about to end. Calls that need it at once wait for the same one; a client's not
 * for that of the nightly run, which waits for its part of the quota.
 */
export function createTokens(context: NapixContext) {
  const fetching = new Map<boolean, Promise<SourceAnswer<Token>>>()
  let current: Token | undefined

  function isUsable(refused: string | undefined): boolean {
    return current !== undefined && current.text !== refused && current.until > Date.now()
  }

  /** The call that fetches belongs to `signal`: who cancels it cancels it for those that wait with it, too. */
  function fetchShared(isNight: boolean, signal: AbortSignal | undefined): Promise<SourceAnswer<Token>> {
    const shared = fetchToken(context, signal).finally(() => fetching.delete(isNight))
    fetching.set(isNight, shared)
    return shared
  }

  return {
    /** @param refused a token that the gateway no longer takes */
    async read(refused?: string, signal?: AbortSignal): Promise<SourceAnswer<Token>> {
      const isNight = context.gateway.isNight()
      for (;;) {
        if (current && isUsable(refused)) return { kind: 'found', value: current, callId: '' }
        const others = fetching.get(isNight)
        // Of one that its caller cancelled nothing came: the next of those that waited fetches.
        const answer = others
          ? await unlessAborted(others, signal).catch(() => signal?.throwIfAborted())
          : await fetchShared(isNight, signal)
        if (answer?.kind === 'found') current = answer.value
        if (answer) return answer
      }
    },
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end)
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', end))
}

export type Tokens = ReturnType<typeof createTokens>

function fetchToken({ config, gateway }: NapixContext, signal: AbortSignal | undefined): Promise<SourceAnswer<Token>> {
  const authorization = `Basic ${Buffer.from(config.token).toString('base64')}`
  const call = { operation: 'token' as const, subject: 'token', method: 'POST' as const, path: TOKEN_PATH }
  const request = {
    ...requestOf('napix', authorization, config, call),
    form: new URLSearchParams({ grant_type: 'client_credentials', scope: 'napix' }),
    // A token is a secret.
    keepsBody: false as const,
  }
  return callSource(gateway, request, readToken, signal)
}

const Answer = z.object({ access_token: NeededText, expires_in: z.coerce.number().positive().catch(USUAL_SECONDS) })

function readToken(answer: HttpAnswer): Reading<Token> {
  if (answer.status === 400 || answer.status === 401 || answer.status === 403)
    return failed('AccountProblem', 'The gateway refused the key and secret of the subscription.', {
      httpStatus: answer.status,
    })
  const failure = failureOfForm(answer)
  if (failure) return { kind: 'failed', failure }
  const { data, error } = Answer.safeParse(answer.json)
  if (error) return failed('ParseGap', `The answer lacks ${gapsOf(error)}.`)
  const livesMs = Math.max(0, data.expires_in * 1000 - MARGIN_MS)
  return { kind: 'found', value: { text: data.access_token, until: Date.now() + livesMs } }
}
