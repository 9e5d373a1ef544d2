import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a verdict says: who gives it on what, as what, and why. */
export interface SealedVerdict {
  /** `approve`, `reject` or `decide`. */
  verb: string
  /** The workflow that it is sent to. */
  workflowId: string
  actor?: unknown
  decision?: unknown
  decidedAs?: unknown
  reason?: unknown
  requestId?: unknown
}

/**
 * Seals verdicts that the API sends, so that only those may say who gave them: whoever can reach the Temporal namespace can send anything,
 * and has no seal for it.
 */
export function createVerdictSeals(signingSecret: string) {
  const key = createHmac('sha256', signingSecret).update('verdicts').digest()

  function seal({ verb, workflowId, actor, decision, decidedAs, reason, requestId }: SealedVerdict): string {
    const said = [verb, workflowId, actor, decision, decidedAs, reason, requestId].map((part) => part ?? null)
    return createHmac('sha256', key).update(JSON.stringify(said)).digest('base64url')
  }

  return {
    seal,

    /** Whether a verdict carries the seal of this service. */
    isSealed(verdict: SealedVerdict, given: unknown): boolean {
      const [own, other] = [Buffer.from(seal(verdict)), Buffer.from(typeof given === 'string' ? given : '')]
      return own.length === other.length && timingSafeEqual(own, other)
    },
  }
}

export type VerdictSeals = ReturnType<typeof createVerdictSeals>
