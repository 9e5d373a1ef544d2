import { createHash } from 'node:crypto'

/**
 * Returns whether a near miss is in the sample that reviewers see. The answer for a pair of entity and case is always
 * the same, so that a case found every night is drawn once.
 * @param identityKey the identity key of the case
 * @param percent the share of near misses to draw, 0 to 100
 */
export function isSampled(entityId: string, identityKey: string, percent: number): boolean {
  const hash = createHash('sha256').update(`near miss\n${entityId}\n${identityKey}`).digest()
  return hash.readUInt32BE() < (percent / 100) * 2 ** 32
}
