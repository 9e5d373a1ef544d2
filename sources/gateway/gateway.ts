import { setTimeout as passTime } from 'node:timers/promises'
import { isCourtSite } from '../../domain/case-sources.ts'
import type { CallOutcome, RawAnswer, SourceName, SpendVerdict, StoredAnswer } from '../../domain/source.ts'
import { type Admit, createAdmission } from './admission.ts'
import type { GatewayStore } from './store.ts'

/** Why a call gave no answer. `message` goes to operators: no personal data, no secrets. */
export interface CallFailure {
  class: Exclude<CallOutcome, 'found' | 'none'>
  message: string
  retryAfterMs?: number
  /** Set where the source works, but sent something other than what was requested. */
  reason?: string
}

/** Why a call was not made. */
export interface Refusal {
  class: 'Paused' | 'Upstream' | 'RateLimited' | 'SpendCap' | 'BudgetUsedUp'
  message: string
  retryAfterMs?: number
}

/** The meaning of an answer. */
export type Reading<Value, Failure> =
  | { kind: 'found'; value: Value }
  | { kind: 'none' }
  | { kind: 'failed'; failure: Failure }

/** A raw answer, as the log stores it. */
export type KeptAnswer = Pick<RawAnswer, 'httpStatus' | 'contentType' | 'providerRequestId' | 'body'>

/** The outcome of a request: a whole answer, or a failure with the part that came before it. */
export type Sent<Answer, Failure> = { kept?: KeptAnswer | undefined } & (
  | { isWhole: true; answer: Answer }
  | { isWhole: false; failure: Failure }
)

/** The name of a call in the log. */
export interface CallName {
  source: SourceName
  operation: string
  /** The subject of the call in a form that may be logged: a case number, CNR, order or a keyed hash of a name. */
  subject: string
}

/** One call to a source. */
export interface Call<Answer, Value, Failure extends CallFailure> extends CallName {
  /** A source whose pause stops this call as well. */
  alsoPausedBy?: SourceName
  /** Whether the call belongs to a search by name, for which an hour's quota has only a part. */
  isSearch?: boolean | undefined
  /** The most that the call can cost, which is reserved. */
  maxPaise: number
  /**
   * Reads again an answer that an earlier attempt paid for, found by the hash of the question, in the form that `send`
   * gives.
   */
  recall?: { question: string; restore(stored: StoredAnswer): Answer } | undefined
  signal?: AbortSignal | undefined
  /** Wraps the wait and the request: a visit waits for room in the browser first. */
  within?: <T>(work: () => Promise<T>) => Promise<T>
  /** Sends the request. A call with several answers passes each to `keep`, which logs it at once. */
  send(keep: (answer: KeptAnswer, requestedAt: number) => Promise<void>): Promise<Sent<Answer, Failure>>
  /** Must not throw, whatever the answer. */
  read(answer: Answer): Reading<Value, Failure>
  /** The price charged for a call with this outcome. */
  chargedPaise(reading: Reading<Value, Failure>): number
}

export type Called<Value, Failure> = Reading<Value, Failure> & { callId: string }

/** The gateway that every call to an outside source passes through. */
export interface Gateway {
  /** Makes one call. @throws the reason of the call's signal when that ends it */
  call<Answer, Value, Failure extends CallFailure>(
    call: Call<Answer, Value, Failure>,
  ): Promise<Called<Value, Failure | Refusal>>
  /** Logs that a call was not made because it could only fail. */
  refuse<Failure extends CallFailure>(
    call: CallName,
    failure: Failure,
  ): Promise<{ kind: 'failed'; failure: Failure; callId: string }>
  /** Whether the work under way is the nightly run's. */
  isNight(): boolean
  /** Waits until one more request of a visit may go to a court's site. */
  nextRequest(source: SourceName, signal?: AbortSignal): Promise<void>
}

/**
 * A visit to a court's site makes a few requests; the site never gets them faster than this many requests for each
 * visit that it allows.
 */
const REQUESTS_A_VISIT = 6

export function createGateway(store: GatewayStore): Gateway {
  const admit = createAdmission(store)
  return {
    call: (call) => makeCall({ store, admit }, call),
    refuse: (call, failure) => refuse(store, call, failure),
    isNight: () => store.work().isNight,
    async nextRequest(source, signal) {
      const pace = { perMinute: store.limits(source).perMinute * REQUESTS_A_VISIT, isPatient: false }
      for (;;) {
        const waitMs = await store.takeRate(`${source} requests`, pace)
        if (waitMs === 0) return
        await passTime(waitMs, undefined, { signal })
      }
    },
  }
}

/**
 * Makes a call, unless the source is paused or broken. An answer that an earlier attempt paid for is read again. The price
 * is reserved first, the raw answer recorded before it is read, then the outcome settled. A call that its signal ended
 * throws the signal's reason, unless the whole answer had come: it is paid for, so it is read. Workflows decide retries.
 */
async function makeCall<Answer, Value, Failure extends CallFailure>(
  { store, admit }: { store: GatewayStore; admit: Admit },
  call: Call<Answer, Value, Failure>,
): Promise<Called<Value, Failure | Refusal>> {
  const { source, signal, maxPaise, recall } = call
  signal?.throwIfAborted()
  const [isPaused, stored] = await Promise.all([
    store.isPaused([source, ...(call.alsoPausedBy ? [call.alsoPausedBy] : [])]),
    recall && store.recall(recall.question),
  ])
  if (isPaused) return refuse(store, call, { class: 'Paused', message: `An operator has paused ${nameOf(source)}.` })
  if (recall && stored) return readStored(store, call, stored, recall.restore(stored))
  if (isCourtSite(source) && !(await store.allowsCall(source))) return refuse(store, call, BROKEN)

  const within = call.within ?? ((work) => work())
  const admitted = await within(() => admit(call, sendReserved, signal))
  const sent = admitted.kind === 'done' ? admitted.value : tooBusy(admitted.retryAfterMs)
  if ('class' in sent) return refuse(store, call, sent)
  const { callId } = sent
  if (!sent.isWhole) signal?.throwIfAborted()
  const reading: Reading<Value, Failure> = sent.isWhole
    ? call.read(sent.answer)
    : { kind: 'failed', failure: sent.failure }
  await settle(store, call, sent, reading)
  return { ...reading, callId }

  /** Holds its slot until the answer is recorded, so that a killed worker loses no more answers than it had slots. */
  async function sendReserved() {
    const verdict = await store.reserve(source, maxPaise)
    if (verdict !== 'reserved') return unaffordable(source, verdict)
    const requestedAt = Date.now()
    let lastKept: string | undefined
    let sent: Sent<Answer, Failure>
    try {
      sent = await call.send(async (answer, at) => {
        lastKept = await record(answer, at, Date.now() - at)
      })
    } catch (error) {
      // A defect of ours is not the account's to pay; what was kept or cancelled may have been charged.
      if (lastKept === undefined && !signal?.aborted) {
        await store.refund(source, maxPaise)
        await record(undefined, requestedAt, Date.now() - requestedAt, 0)
      }
      throw error
    }
    const callId = lastKept ?? (await record(sent.kept, requestedAt, Date.now() - requestedAt))
    return { ...sent, callId, requestedAt }
  }

  function record(
    answer: KeptAnswer | undefined,
    requestedAt: number,
    tookMs: number,
    costPaise = maxPaise,
  ): Promise<string> {
    const { operation, subject } = call
    const about = { source, operation, subject, requestedAt, tookMs, costPaise }
    return store.record({ ...about, ...answer, ...(recall && { question: recall.question }) })
  }
}

/** Logs that a call was not made, and why. It costs nothing. */
async function refuse<Failure extends CallFailure>(
  store: Pick<GatewayStore, 'record' | 'settle'>,
  { source, operation, subject }: CallName,
  failure: Failure,
): Promise<{ kind: 'failed'; failure: Failure; callId: string }> {
  const callId = await store.record({ source, operation, subject, requestedAt: Date.now(), tookMs: 0, costPaise: 0 })
  await store.settle(callId, { source, outcome: failure.class })
  return { kind: 'failed', failure, callId }
}

const BROKEN: Refusal = { class: 'Upstream', message: 'The site keeps failing and is not called for now.' }

function tooBusy(retryAfterMs: number): Refusal {
  return { class: 'RateLimited', message: 'The rate limit of this source allowed no call in time.', retryAfterMs }
}

function unaffordable(source: SourceName, verdict: Exclude<SpendVerdict, 'reserved'>): Refusal {
  return verdict === 'over the cap'
    ? { class: 'SpendCap', message: `The daily spend cap of ${nameOf(source)} is reached.` }
    : { class: 'BudgetUsedUp', message: 'The daily budget of the account is used up.' }
}

function nameOf(source: SourceName): string {
  return source === 'model' ? 'the model' : 'this source'
}

/** Reads a stored answer, at no cost, and settles its call if the attempt that made it could not. */
async function readStored<Answer, Value, Failure extends CallFailure>(
  store: GatewayStore,
  call: Call<Answer, Value, Failure>,
  stored: StoredAnswer,
  answer: Answer,
): Promise<Called<Value, Failure>> {
  const { source, operation, subject } = call
  const { callId: repeatOf, httpStatus, contentType } = stored
  const about = { source, operation, subject, requestedAt: Date.now(), tookMs: 0, httpStatus, contentType }
  const callId = await store.record({ ...about, costPaise: 0, repeatOf })
  const reading = call.read(answer)
  if (!stored.isSettled) await settle(store, call, stored, reading)
  await store.settle(callId, { source, outcome: outcomeOf(reading) })
  return { ...reading, callId }
}

async function settle<Answer, Value, Failure extends CallFailure>(
  store: GatewayStore,
  { source, maxPaise, chargedPaise }: Call<Answer, Value, Failure>,
  { callId, requestedAt }: Pick<StoredAnswer, 'callId' | 'requestedAt'>,
  reading: Reading<Value, Failure>,
): Promise<void> {
  const outcome = outcomeOf(reading)
  const failure = reading.kind === 'failed' ? reading.failure : undefined
  const costPaise = chargedPaise(reading)
  const cost = { costPaise, refundPaise: maxPaise - costPaise, requestedAt }
  await store.settle(callId, { source, outcome, ...(cost.refundPaise !== 0 && { cost }) })
  if (failure?.retryAfterMs !== undefined && (outcome === 'RateLimited' || outcome === 'Upstream'))
    await store.backOff(source, failure.retryAfterMs)
  // One refusal may be of a burst; ten in a row mean that others have used up the hour.
  const { perHour } = store.limits(source)
  if (outcome === 'RateLimited' && failure?.retryAfterMs === undefined && perHour !== undefined)
    await store.useUpTenth(source, perHour)
  // A site that asks for fewer visits has not shown whether it works; one that sent no document has.
  if (isCourtSite(source) && outcome !== 'RateLimited')
    await store.noteHealth(source, outcome === 'Upstream' && !failure?.reason)
}

function outcomeOf(reading: Reading<unknown, CallFailure>): CallOutcome {
  return reading.kind === 'failed' ? reading.failure.class : reading.kind
}
