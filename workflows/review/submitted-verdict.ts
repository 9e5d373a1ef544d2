import { ApplicationFailure, patched } from '@temporalio/workflow'
import { INVALID_VERDICT, type VerdictInput } from './case-review.messages.ts'

/** What comes from the CLI has whatever shape somebody typed; nothing at all is a verdict without name and reason. */
export function isVerdict(given: unknown): given is VerdictInput | null | undefined {
  if (given === undefined || given === null) return true
  if (typeof given !== 'object' || Array.isArray(given)) return false
  return TEXTS.every((field) => isTextOrAbsent(new Map<string, unknown>(Object.entries(given)).get(field)))
}

const TEXTS = ['actor', 'reason', 'requestId', 'seal', 'decidedAs']

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}

/** @throws ApplicationFailure for what is no verdict: nobody can take one back */
export function requireVerdict(given: unknown): void {
  if (!isVerdict(given)) throw ApplicationFailure.nonRetryable(INVALID_VERDICT, INVALID_VERDICT)
}

/** Whether a signal is passed over because it is malformed. Earlier code took it: what it did then is done again on replay. */
export function isPassedOver(given: unknown): boolean {
  return !isVerdict(given) && patched('malformed verdicts')
}
