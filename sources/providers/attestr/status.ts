import type { CaseStatus } from '../../../domain/case.ts'

/** Reads the status as courts word it, `CASE DISPOSED` or `Pending`; undefined for other words. */
export function readStatus(words: string | undefined): CaseStatus | undefined {
  if (words === undefined) return undefined
  if (/\bpend/i.test(words)) return 'PENDING'
  return /dispos|decided|closed/i.test(words) ? 'DISPOSED' : undefined
}
