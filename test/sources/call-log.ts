import type { CallOutcome, RawAnswer, StoredAnswer } from '../../domain/source.ts'
import { createGateway, type Gateway } from '../../sources/gateway/gateway.ts'
import type { GatewayStore } from '../../sources/gateway/store.ts'
import { FREE_STORE } from '../support/free-gateway.ts'

export interface Entry {
  answer: RawAnswer
  /** Absent while a call is not settled. */
  outcome?: CallOutcome
}

export interface CallLog extends Gateway {
  store: GatewayStore
  entries: Entry[]
  /** What happened, in order: `spend`, `refund`, `keep`, `settle`. */
  steps: string[]
  refundedPaise: number
  /** The back-off that the source requested. */
  backOffMs: number | undefined
}

/**
 * A call log in memory, whose calls are `call-1`, `call-2` and so on. It allows spending up to a cap, and returns stored answers where all
 * calls are of one activity's attempts.
 */
export function createCallLog({
  capPaise = Number.POSITIVE_INFINITY,
  budgetPaise = Number.POSITIVE_INFINITY,
  isPaused = false,
  busyForMs = 0,
  isSameAttempt = false,
} = {}): CallLog {
  const entries: Entry[] = []
  const steps: string[] = []
  let spentPaise = 0
  const recalled = new Map<string, StoredAnswer>()
  const store: GatewayStore = {
    ...FREE_STORE,
    isPaused: async () => isPaused,
    recall: async (question) => (isSameAttempt ? recalled.get(question) : undefined),
    takeRate: async () => busyForMs,
    async backOff(_source, forMs) {
      callLog.backOffMs = forMs
    },
    async reserve(_source, costPaise) {
      steps.push('spend')
      if (spentPaise + costPaise > capPaise) return 'over the cap'
      if (spentPaise + costPaise > budgetPaise) return 'over the budget'
      spentPaise += costPaise
      return 'reserved'
    },
    async refund(_source, paise) {
      steps.push('refund')
      refund(paise)
    },
    async record(answer) {
      steps.push('keep')
      entries.push({ answer })
      const { question, requestedAt, httpStatus, contentType = '', body } = answer
      const callId = `call-${entries.length}`
      if (question !== undefined && httpStatus === 200 && body)
        recalled.set(question, { callId, requestedAt, isSettled: false, httpStatus, contentType, body })
      return callId
    },
    async settle(callId, { outcome, cost }) {
      steps.push('settle')
      const entry = entries[Number(callId.slice('call-'.length)) - 1]
      if (!entry || entry.outcome !== undefined) return
      entry.outcome = outcome
      const stored = recalled.get(entry.answer.question ?? '')
      if (stored) stored.isSettled = true
      if (cost) {
        refund(cost.refundPaise)
        entry.answer = { ...entry.answer, costPaise: cost.costPaise }
      }
      // As the database has it: what turned out to be a failure is asked again.
      if (outcome !== 'found' && outcome !== 'none') recalled.delete(entry.answer.question ?? '')
    },
  }
  function refund(paise: number): void {
    spentPaise -= paise
    callLog.refundedPaise += paise
  }

  const callLog: CallLog = { ...createGateway(store), store, entries, steps, refundedPaise: 0, backOffMs: undefined }
  return callLog
}
