/**
 * Why an order's document cannot be delivered: `details.reason` of a failed order download, with the meaning of each.
 */
export const ORDER_REFUSALS = {
  NO_DOCUMENT: 'The court has no document for this order.',
  VERIFICATION_NEEDED: 'The court asked for a captcha, and nobody answered it in time.',
  NOT_A_PDF: 'The court sends something else instead of the document.',
  DOCUMENT_DAMAGED: 'The document that the court sends is damaged.',
  DOCUMENT_TOO_LARGE: 'The document is larger than the limit for orders.',
  PASSWORD_NEEDED: 'The document is protected with a password.',
  CANNOT_BE_STAMPED: 'The document is intact, but its pages cannot be stamped without damage.',
} as const
export type OrderRefusal = keyof typeof ORDER_REFUSALS

/**
 * Returns the most informative of several sources' reasons: first a useless document, then an expired wait for a
 * person; "no document" only if no source contradicts it.
 */
export function mostTelling(reasons: readonly OrderRefusal[]): OrderRefusal | undefined {
  const isWeak = (reason: OrderRefusal) => reason === 'NO_DOCUMENT' || reason === 'VERIFICATION_NEEDED'
  return (
    reasons.find((reason) => !isWeak(reason)) ??
    reasons.find((reason) => reason === 'VERIFICATION_NEEDED') ??
    reasons.find((reason) => reason === 'NO_DOCUMENT')
  )
}
