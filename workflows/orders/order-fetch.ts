import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  condition,
  isCancellation,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow'
import type { BackgroundDocumentActivities } from '../../activities/orders/background-documents.ts'
import type {
  Fetched,
  OrderFetchActivities,
  OriginalActivities,
  Received,
  StampActivities,
} from '../../activities/orders/order-fetch.ts'
import { BACKGROUND_PRIORITY, CLIENT_PRIORITY } from '../../domain/asker.ts'
import { type CaseSource, fetchesInBackground } from '../../domain/case-sources.ts'
import { PATIENCE_MS } from '../../domain/orders/captcha-wait.ts'
import { mostTelling, type OrderRefusal } from '../../domain/orders/order-refusal.ts'
import { OPTIONS } from '../shared/activity-options.ts'
import { inUtc, setStage } from '../shared/stage.ts'
import { taskQueue } from '../shared/task-queue.ts'
import {
  challengeAnswered,
  type OrderFetchInput,
  type OrderFetchResult,
  type OrderFetchState,
  orderFetchState,
} from './order-fetch.messages.ts'

const core = proxyActivities<OrderFetchActivities>(OPTIONS.database)

/**
 * Fetches the document of one order, stamps it and stores both. Started by an order download or a summary; both wait
 * for the result. Asks the sources in order until one delivers a whole document; waits for a person where a court shows
 * a captcha. Cancelling it removes the captcha from the reviewers' list.
 */
export async function orderFetch(input: OrderFetchInput): Promise<OrderFetchResult> {
  const { accountId, orderId, sources, isForSummary } = input
  const priorityKey = isForSummary ? BACKGROUND_PRIORITY : CLIENT_PRIORITY
  let state: OrderFetchState = 'asking the sources'
  const answered = new Set<string>()
  setHandler(orderFetchState, () => state)
  setHandler(challengeAnswered, (answer) => {
    const challengeId = challengeIdOf(answer)
    if (challengeId) answered.add(challengeId)
  })
  const show = (next: OrderFetchState, more?: string) => {
    state = next
    setStage(next, more)
  }

  if (await core.isStored({ orderId })) return end({ outcome: 'STORED' })
  const refusals: OrderRefusal[] = []
  const toAsk = [...sources]
  for (let source = toAsk.shift(), isRepeated = false; source; source = toAsk.shift()) {
    show('asking the sources', source)
    const fetched = await fetchFrom(source)
    if (fetched.kind === 'unavailable') continue
    const outcome = fetched.kind === 'received' ? await stamp(fetched.received) : fetched
    if (outcome.kind === 'stored') return end({ outcome: 'STORED' })
    refusals.push(outcome.reason)
    // After a broken transfer the next source delivers the whole file, or the last one on a second request.
    if (outcome.reason === 'DOCUMENT_DAMAGED' && toAsk.length === 0 && !isRepeated) {
      isRepeated = true
      toAsk.push(source)
    }
  }
  const reason = mostTelling(refusals)
  return end(reason ? { outcome: 'REFUSED', reason } : { outcome: 'UNAVAILABLE' })

  function end(result: OrderFetchResult): OrderFetchResult {
    const states = { STORED: 'stored', REFUSED: 'refused', UNAVAILABLE: 'no source could answer' } as const
    show(states[result.outcome])
    return result
  }

  async function fetchFrom(source: CaseSource): Promise<FromSource> {
    try {
      return fetchesInBackground(source) ? await orderFromBackground(source) : await orderFrom(source)
    } catch (error) {
      if (error instanceof ActivityFailure && !isCancellation(error)) return readFailure(error)
      throw error
    }
  }

  async function orderFromBackground(source: CaseSource): Promise<FromSource> {
    const queue = {
      taskQueue: taskQueue(`source-${source}`),
      priority: { priorityKey, fairnessKey: accountId },
      summary: `order ${orderId} at ${source}`,
    }
    const asking = proxyActivities<BackgroundDocumentActivities>({ ...OPTIONS.liveFetch, ...queue })
    const waiting = proxyActivities<BackgroundDocumentActivities>({ ...OPTIONS.backgroundWork, ...queue })
    const collecting = proxyActivities<BackgroundDocumentActivities>({ ...OPTIONS.documentFetch, ...queue })
    const { asyncId } = await asking.requestDocuments({ orderId })
    await waiting.awaitDocuments({ asyncId })
    return { kind: 'received', received: await collecting.collectDocument({ orderId, asyncId }) }
  }

  async function orderFrom(source: CaseSource): Promise<FromSource> {
    const { fetchOriginal } = proxyActivities<OriginalActivities>({
      ...OPTIONS.documentFetch,
      taskQueue: taskQueue(`source-${source}`),
      priority: { priorityKey, fairnessKey: accountId },
      summary: `order ${orderId} at ${source}`,
    })
    let fetched = await fetchOriginal({ orderId })
    const giveUpAt = Date.now() + PATIENCE_MS
    while (fetched.kind === 'challenge') {
      const { challengeId } = fetched
      show('waiting for a person to read a picture', `${challengeId} of ${source}, until ${inUtc(giveUpAt)}`)
      if (!(await isRead(challengeId, giveUpAt))) return { kind: 'refused', reason: 'VERIFICATION_NEEDED' }
      show('asking the sources', source)
      fetched = await fetchOriginal({ orderId, challengeId })
    }
    return asFromSource(fetched)
  }

  /** Waits until a person has answered the captcha, or until that time, epoch ms, when the captcha expires. */
  async function isRead(challengeId: string, giveUpAt: number): Promise<boolean> {
    try {
      await condition(() => answered.has(challengeId), Math.max(1, giveUpAt - Date.now()), {
        summary: `until picture ${challengeId} is answered`,
      })
    } catch (error) {
      await CancellationScope.nonCancellable(() => core.closeChallenge({ challengeId }))
      throw error
    }
    // The answer may be in the database although its signal was lost with the process that sent it.
    return (await close(challengeId)).answered
  }

  /** A run cancelled at this very moment, without a pending wait, still removes its captcha from the list. */
  async function close(challengeId: string): Promise<{ answered: boolean }> {
    try {
      return await core.closeChallenge({ challengeId })
    } catch (error) {
      if (isCancellation(error)) await CancellationScope.nonCancellable(() => core.closeChallenge({ challengeId }))
      throw error
    }
  }

  function stamp(received: Received) {
    show('stamping')
    const { stampOriginal } = proxyActivities<StampActivities>({
      ...OPTIONS.stamp,
      taskQueue: taskQueue('documents'),
      priority: { fairnessKey: accountId },
      summary: `order ${orderId}`,
    })
    return stampOriginal({ orderId, received })
  }
}

/** Input from the CLI may have any shape. A signal that names no captcha is ignored: no answer is waited for. */
function challengeIdOf(input: unknown): string | undefined {
  const named = typeof input === 'object' && input !== null && 'challengeId' in input ? input.challengeId : undefined
  return typeof named === 'string' ? named : undefined
}

type FromSource =
  | { kind: 'received'; received: Received }
  | { kind: 'refused'; reason: OrderRefusal }
  | { kind: 'unavailable' }

function asFromSource(fetched: Exclude<Fetched, { kind: 'challenge' }>): FromSource {
  return fetched.kind === 'none' ? { kind: 'refused', reason: 'NO_DOCUMENT' } : fetched
}

/** A source that sent a page instead of the document has answered, though without one. */
function readFailure({ cause }: ActivityFailure): FromSource {
  const isPage = cause instanceof ApplicationFailure && cause.details?.[0] === 'NOT_A_PDF'
  return isPage ? { kind: 'refused', reason: 'NOT_A_PDF' } : { kind: 'unavailable' }
}
