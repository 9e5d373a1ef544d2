/** The reference that a search is kept under when its request has an `Idempotency-Key` and no reference of its own. Nobody is shown it. */
export function referenceOfKey(idempotencyId: string): string {
  return `key:${idempotencyId}`
}

/** Whether a reference is one of these; no client may send such a one, since it would not be shown to him. */
export function isReferenceOfKey(reference: string): boolean {
  return /^key:[0-9a-f]{40}$/.test(reference)
}
