import { createHmac, timingSafeEqual } from 'node:crypto'

/** The content of a verdict: actor, decision, role and reason. */
export interface SealedVerdict {
  /** `approve`, `reject` or `decide`. */
  verb: string
  /** The workflow that receives it. */
  workflowId: string
  actor?: unknown
  decision?: unknown
  decidedAs?: unknown
  reason?: unknown
  requestId?: unknown
}

/**
 * Seals the verdicts that the API sends. Any client of the Temporal namespace can send a verdict, but without a seal
 * its actor is not trusted.
 */
export function createVerdictSeals(signingSecret: string) {
  const key = createHmac('sha256', signingSecret).update('verdicts').digest()

  function seal({ verb, workflowId, actor, decision, decidedAs, reason, requestId }: SealedVerdict): string {
    const fields = [verb, workflowId, actor, decision, decidedAs, reason, requestId].map((part) => part ?? null)
    return createHmac('sha256', key).update(JSON.stringify(fields)).digest('base64url')
  }

  return {
    seal,

    /** Returns whether a verdict carries the seal of this service. */
    isSealed(verdict: SealedVerdict, sealText: unknown): boolean {
      const [own, other] = [Buffer.from(seal(verdict)), Buffer.from(typeof sealText === 'string' ? sealText : '')]
      return own.length === other.length && timingSafeEqual(own, other)
    },
  }
}

export type VerdictSeals = ReturnType<typeof createVerdictSeals>
