import type { CallOutcome, RawAnswer, SourceDesk } from '../../domain/source.ts'

export interface Entry {
  answer: RawAnswer
  /** Absent while a call is not settled. */
  outcome?: CallOutcome
}

export interface Book extends SourceDesk {
  entries: Entry[]
  /** What happened, in order: `spend`, `keep`, `settle`. */
  steps: string[]
}

/** A book of calls in memory, whose calls are `call-1`, `call-2` and so on. It allows spending up to a cap. */
export function createBook({ capPaise = Number.POSITIVE_INFINITY, isPaused = false } = {}): Book {
  const entries: Entry[] = []
  const steps: string[] = []
  let spentPaise = 0
  return {
    entries,
    steps,
    isPaused: async () => isPaused,
    async maySpend(_source, costPaise) {
      steps.push('spend')
      if (spentPaise + costPaise > capPaise) return false
      spentPaise += costPaise
      return true
    },
    async keep(answer) {
      steps.push('keep')
      entries.push({ answer })
      return `call-${entries.length}`
    },
    async settle(callId, outcome) {
      steps.push('settle')
      const entry = entries[Number(callId.slice('call-'.length)) - 1]
      if (entry) entry.outcome = outcome
    },
  }
}
