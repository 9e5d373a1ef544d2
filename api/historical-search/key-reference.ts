/** Returns the reference of a search whose request has an `Idempotency-Key` but no reference. It is never shown. */
export function referenceOfKey(idempotencyId: string): string {
  return `key:${idempotencyId}`
}

/** Returns whether a reference is such a reference. Clients may not send one, since it would not be shown to them. */
export function isReferenceOfKey(reference: string): boolean {
  return /^key:[0-9a-f]{40}$/.test(reference)
}
