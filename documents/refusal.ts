/**
 * Why a document is not delivered. A caller of the API sees the first two; the others say what stood
 * in the way to whoever runs the service.
 */
export const REFUSAL_REASONS = [
  'NOT_A_PDF',
  'DOCUMENT_DAMAGED',
  'DOCUMENT_TOO_LARGE',
  'PASSWORD_NEEDED',
  'CANNOT_BE_STAMPED',
  'PAGE_NOT_KEPT',
  'LIMIT_EXCEEDED',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** A document that is not accepted. `sentence` says what was found, in plain words and without anything of its text. */
export interface Refusal {
  kind: 'refused'
  reason: RefusalReason
  sentence: string
}

export function refuse(reason: RefusalReason, sentence: string): Refusal {
  return { kind: 'refused', reason, sentence }
}
