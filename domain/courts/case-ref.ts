import { createHash } from 'node:crypto'

/**
 * Returns the stable, opaque id of a case: the same identity key gives the same ref in every search, account and
 * installation (Specification, "Historical search result": the same case has the same `caseRef` in every search).
 */
export function caseRef(identityKey: string): string {
  return createHash('sha256').update(identityKey).digest('hex').slice(0, REF_LENGTH)
}

/** Hex digits, so 128 bits: a chance of about one in 10^15 that any two of 10^12 cases share a ref. */
const REF_LENGTH = 32
