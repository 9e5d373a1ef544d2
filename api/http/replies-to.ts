import type { VerdictState } from '../../domain/review/verdict-state.ts'
import { refuse } from '../errors/refusal.ts'

/**
 * Returns the answer to an operator's verdict: undefined while the record waits. Refuses when it was decided otherwise.
 */
export function repliesTo(state: VerdictState): Record<string, never> | undefined {
  if (state === 'OTHER') throw refuse('ALREADY_DECIDED')
  return state === 'SAME' ? {} : undefined
}
