/** Why an order's document cannot be delivered: `details.reason` of an order download that failed, with what each means. */
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
 * The reason to tell when several sources gave one: a document that was there and is of no use says most, then a person who was
 * waited for; "no document" is the answer only when nothing speaks against it.
 */
export function mostTelling(reasons: readonly OrderRefusal[]): OrderRefusal | undefined {
  const isWeak = (reason: OrderRefusal) => reason === 'NO_DOCUMENT' || reason === 'VERIFICATION_NEEDED'
  return (
    reasons.find((reason) => !isWeak(reason)) ??
    reasons.find((reason) => reason === 'VERIFICATION_NEEDED') ??
    reasons.find((reason) => reason === 'NO_DOCUMENT')
  )
}
