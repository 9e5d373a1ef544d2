import type { CaseStatus } from '../../../domain/case.ts'

/** The words for a case that is over in this court, however it ended. */
const OVER = /^(DISPOSED|DISMISSED|WITHDRAWN|TRANSFERRED)/i

/** Reads `caseStatus`; undefined for other words. */
export function readStatus(word: string | undefined): CaseStatus | undefined {
  if (word === undefined) return undefined
  if (/^PENDING/i.test(word)) return 'PENDING'
  return OVER.test(word) ? 'DISPOSED' : undefined
}
