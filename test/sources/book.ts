import type { CallContext, CallOutcome, RawAnswer, StoredAnswer } from '../../domain/source.ts'

export interface Entry {
  answer: RawAnswer
  /** Absent while a call is not settled. */
  outcome?: CallOutcome
}

export interface Book extends CallContext {
  entries: Entry[]
  /** What happened, in order: `spend`, `give back`, `keep`, `settle`. */
  steps: string[]
  givenBackPaise: number
  /** For how long the source has asked to be left alone. */
  leftAloneMs: number | undefined
}

/**
 * A book of calls in memory, whose calls are `call-1`, `call-2` and so on. It allows spending up to a cap, and gives kept answers again where all
 * calls are of one activity's attempts.
 */
export function createBook({
  capPaise = Number.POSITIVE_INFINITY,
  budgetPaise = Number.POSITIVE_INFINITY,
  isPaused = false,
  busyForMs = 0,
  isSameAttempt = false,
} = {}): Book {
  const entries: Entry[] = []
  const steps: string[] = []
  let spentPaise = 0
  const recalled = new Map<string, StoredAnswer>()
  const book: Book = {
    entries,
    steps,
    givenBackPaise: 0,
    leftAloneMs: undefined,
    isPaused: async () => isPaused,
    recall: async (question) => (isSameAttempt ? recalled.get(question) : undefined),
    async inTurn(_source, work) {
      if (busyForMs > 0) return { kind: 'too busy', retryAfterMs: busyForMs }
      return { kind: 'done', value: await work() }
    },
    nextRequest: async () => {},
    async backOff(_source, forMs) {
      book.leftAloneMs = forMs
    },
    async reserve(_source, costPaise) {
      steps.push('spend')
      if (spentPaise + costPaise > capPaise) return 'over the cap'
      if (spentPaise + costPaise > budgetPaise) return 'over the budget'
      spentPaise += costPaise
      return 'booked'
    },
    async refund(_source, costPaise) {
      steps.push('give back')
      spentPaise -= costPaise
      book.givenBackPaise += costPaise
    },
    async record(answer) {
      steps.push('keep')
      entries.push({ answer })
      const { question, httpStatus, contentType = '', body } = answer
      const callId = `call-${entries.length}`
      if (question !== undefined && httpStatus === 200 && body)
        recalled.set(question, { callId, httpStatus, contentType, body })
      return callId
    },
    async settle(callId, { outcome, costPaise }) {
      steps.push('settle')
      const entry = entries[Number(callId.slice('call-'.length)) - 1]
      if (!entry) return
      entry.outcome = outcome
      if (costPaise !== undefined) entry.answer = { ...entry.answer, costPaise }
      // As the database has it: what turned out to be a failure is asked again.
      if (outcome !== 'found' && outcome !== 'none') recalled.delete(entry.answer.question ?? '')
    },
  }
  return book
}
