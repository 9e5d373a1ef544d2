import { createHash } from 'node:crypto'
import type {
  CallContext,
  CallOutcome,
  RawAnswer,
  SourceAnswer,
  SourceName,
  SpendVerdict,
  StoredAnswer,
} from '../domain/source.ts'
import { SOURCE_FAILURES, type SourceFailure } from '../domain/source-failure.ts'
import { answerFrom, type Exchange, exchange, type WireRequest } from './exchange.ts'
import type { HttpAnswer, Reading } from './http-answer.ts'
import { redactContacts } from './redact-contacts.ts'

export interface HttpRequest extends WireRequest {
  source: SourceName
  operation: string
  /** What is asked for, as it may be written down: a case number, CNR, order or a keyed hash of a name. */
  subject: string
  costPaise: number
  /** False for an answer that names strangers by the thousand: the log then has no body. By default it is kept. */
  keepsBody?: false
  /** Finds the source's own id of the call; must not throw, whatever came. */
  requestIdOf?: (answer: HttpAnswer) => string | undefined
}

/**
 * The one way to call a source: a paused source is not called, an answer that an earlier attempt was given is used, the call waits for its
 * turn, spend is booked first, the raw answer is kept, without contacts, before `read` looks at it, the outcome is written down after. A
 * pause, no turn in time, a refused spend, a silence, a broken connection and a body over the limit are `failed` answers.
 * When the caller's own `signal` ends the call, what came so far is kept without an outcome and the signal's reason is thrown.
 * Nothing is tried twice: whether a failure is worth another call is the workflow's to know.
 */
export async function callSource<T>(
  calls: CallContext,
  request: HttpRequest,
  read: (answer: HttpAnswer) => Reading<T>,
  signal?: AbortSignal,
): Promise<SourceAnswer<T>> {
  signal?.throwIfAborted()
  const { source, costPaise } = request
  const question = costPaise > 0 ? questionOf(request) : undefined
  const [isPaused, stored] = await Promise.all([calls.isPaused(source), question && calls.recall(question)])
  if (isPaused) return refuseCall(calls, request, PAUSED)
  if (stored) return readStored(calls, request, stored, read)
  const turn = await calls.inTurn(source, () => send(calls, request, signal), signal)
  const sent = turn.kind === 'done' ? turn.value : { refusal: tooBusy(turn.retryAfterMs) }
  if ('refusal' in sent) return refuseCall(calls, request, sent.refusal)
  const { failure, answer } = sent.exchange
  const callId = await calls.record({
    ...rawAnswer(request, sent, answer),
    ...(question !== undefined && { question }),
  })
  // A complete answer is read even after a cancellation: it was paid for.
  if (failure) signal?.throwIfAborted()
  const reading: Reading<T> = failure ? { kind: 'failed', failure } : read(sent.exchange.answer)
  await settle(calls, request, callId, reading)
  return { ...reading, callId }
}

/** Records a call that was not made because it could only fail, and returns the reason. It costs nothing. */
export async function refuseCall(
  calls: CallContext,
  { source, operation, subject }: Pick<HttpRequest, 'source' | 'operation' | 'subject'>,
  failure: SourceFailure,
): Promise<Extract<SourceAnswer<never>, { kind: 'failed' }>> {
  const callId = await calls.record({ source, operation, subject, requestedAt: Date.now(), tookMs: 0, costPaise: 0 })
  await calls.settle(callId, { source, outcome: failure.class })
  return { kind: 'failed', failure, callId }
}

export const PAUSED: SourceFailure = { class: 'Paused', message: 'An operator has paused this source.' }

/** Why a call is not made although nothing is wrong with it: others are called for, and the caller cannot wait so long. */
export function tooBusy(retryAfterMs: number): { class: 'RateLimited'; message: string; retryAfterMs: number } {
  return { class: 'RateLimited', message: 'The rate limit of this source allowed no call in time.', retryAfterMs }
}

/** What a refused booking means. */
export function refusedSpend(
  verdict: Exclude<SpendVerdict, 'reserved'>,
  whose = 'this source',
): { class: 'SpendCap' | 'BudgetUsedUp'; message: string } {
  if (verdict === 'over the cap') return { class: 'SpendCap', message: `The daily spend cap of ${whose} is reached.` }
  return { class: 'BudgetUsedUp', message: 'The daily budget of the account is used up.' }
}

type Sent = { refusal: SourceFailure } | { requestedAt: number; tookMs: number; exchange: Exchange }

async function send(calls: CallContext, request: HttpRequest, signal: AbortSignal | undefined): Promise<Sent> {
  const verdict = await calls.reserve(request.source, request.costPaise)
  if (verdict !== 'reserved') return { refusal: refusedSpend(verdict) }
  const requestedAt = Date.now()
  const exchanged = await exchange(request, signal)
  return { requestedAt, tookMs: Date.now() - requestedAt, exchange: exchanged }
}

/** Reads an answer that is stored already; it costs nothing more. */
async function readStored<T>(
  calls: CallContext,
  request: HttpRequest,
  { callId: repeatOf, httpStatus, contentType, body }: StoredAnswer,
  read: (answer: HttpAnswer) => Reading<T>,
): Promise<SourceAnswer<T>> {
  const { source, operation, subject } = request
  const about = { source, operation, subject, requestedAt: Date.now(), tookMs: 0, httpStatus, contentType }
  const callId = await calls.record({ ...about, costPaise: 0, repeatOf })
  const reading = read(answerFrom(httpStatus, contentType, body))
  await calls.settle(callId, { source, outcome: outcomeOf(reading) })
  return { ...reading, callId }
}

async function settle(
  calls: CallContext,
  { source, costPaise }: HttpRequest,
  callId: string,
  reading: Reading<unknown>,
): Promise<void> {
  const outcome = outcomeOf(reading)
  const failure = reading.kind === 'failed' ? reading.failure : undefined
  if (failure?.retryAfterMs !== undefined && (outcome === 'RateLimited' || outcome === 'Upstream'))
    await calls.backOff(source, failure.retryAfterMs)
  const isCharged = !failure || !SOURCE_FAILURES[failure.class].isFree
  if (!isCharged) await calls.refund(source, costPaise)
  await calls.settle(callId, { source, outcome, ...(isCharged ? {} : { costPaise: 0 }) })
}

function outcomeOf(reading: Reading<unknown>): CallOutcome {
  return reading.kind === 'failed' ? reading.failure.class : reading.kind
}

/** A hash of the request, because it contains names. */
function questionOf({ source, operation, method, url, body }: HttpRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([source, operation, method, url.href, body]))
    .digest('hex')
}

function rawAnswer(
  request: HttpRequest,
  { requestedAt, tookMs }: { requestedAt: number; tookMs: number },
  answer: HttpAnswer | undefined,
): RawAnswer {
  const providerRequestId = answer && request.requestIdOf?.(answer)
  return {
    source: request.source,
    operation: request.operation,
    subject: request.subject,
    requestedAt,
    tookMs,
    costPaise: request.costPaise,
    ...(answer && {
      httpStatus: answer.status,
      contentType: answer.contentType,
      ...(request.keepsBody !== false && { body: redactContacts(answer.body, answer.json) }),
    }),
    ...(providerRequestId !== undefined && { providerRequestId }),
  }
}
