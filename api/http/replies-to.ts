import type { VerdictState } from '../../domain/review/verdict-state.ts'
import { refuse } from '../errors/refusal.ts'

/** The answer to an operator's verdict: none yet while the thing waits, refused when it was decided otherwise. */
export function repliesTo(state: VerdictState): Record<string, never> | undefined {
  if (state === 'OTHER') throw refuse('ALREADY_DECIDED')
  return state === 'SAME' ? {} : undefined
}
