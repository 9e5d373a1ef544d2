import { ApplicationFailure } from '@temporalio/workflow'
import { INVALID_VERDICT, type VerdictInput } from './case-review.messages.ts'

/** Input from the CLI may have any shape; an absent one is a verdict without name and reason. */
export function isVerdict(input: unknown): input is VerdictInput | null | undefined {
  if (input === undefined || input === null) return true
  if (typeof input !== 'object' || Array.isArray(input)) return false
  return TEXTS.every((field) => isTextOrAbsent(new Map<string, unknown>(Object.entries(input)).get(field)))
}

const TEXTS = ['actor', 'reason', 'requestId', 'seal', 'decidedAs']

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}

/** @throws ApplicationFailure for an invalid verdict: a verdict cannot be taken back */
export function requireVerdict(input: unknown): void {
  if (!isVerdict(input)) throw ApplicationFailure.nonRetryable(INVALID_VERDICT, INVALID_VERDICT)
}
