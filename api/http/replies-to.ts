import type { VerdictState } from '../../domain/verdict-state.ts'
import { refuse } from '../errors/refusal.ts'

/** The answer to an operator's verdict by how the thing stands to it: none yet while it waits, refused when it was decided otherwise. */
export function repliesTo(standing: VerdictState): Record<string, never> | undefined {
  if (standing === 'OTHERWISE') throw refuse('ALREADY_DECIDED')
  return standing === 'GIVEN' ? {} : undefined
}
