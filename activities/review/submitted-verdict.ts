import type { AuditContext } from '../../domain/account/audit-log.ts'
import type { VerdictSeals } from '../../platform/verdict-seals.ts'
import type { DecisionInput } from '../../workflows/review/candidate-review.messages.ts'

/** The actor of a verdict that the API did not send, followed by the name that came with it. */
const CLI_ACTOR = 'temporal-cli'
/** The length of the column for an actor. */
const MAX_ACTOR_LENGTH = 190
const MAX_REASON_LENGTH = 1_000

/** A verdict received by a review, from the API or the CLI. */
export type SubmittedVerdict = Partial<DecisionInput>

/**
 * Returns the author of a verdict for the audit log. Only a verdict with the API's seal may name one; any other comes
 * from a user with access to the Temporal namespace, may have any shape, and counts as an operator's at the CLI.
 */
export function auditContextOfVerdict(
  verdict: SubmittedVerdict,
  { verb, workflowId, runId, seals }: { verb: string; workflowId: string; runId: string; seals: VerdictSeals },
): AuditContext {
  const requestId = isRequestId(verdict.requestId) ? verdict.requestId : runId
  const actor = nameOf(verdict.actor)
  if (actor !== '' && seals.isSealed({ verb, workflowId, ...verdict }, verdict.seal))
    return { actorType: verdict.decidedAs ?? 'OPERATOR', actorId: actor, requestId }
  const actorId = actor === '' ? CLI_ACTOR : `${CLI_ACTOR}:${actor}`.slice(0, MAX_ACTOR_LENGTH)
  return { actorType: 'OPERATOR', actorId, requestId }
}

function nameOf(actor: unknown): string {
  const written = typeof actor === 'string' ? actor.replaceAll(/[^\x20-\x7e]/g, '?').trim() : ''
  return written.slice(0, MAX_ACTOR_LENGTH)
}

function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]{1,128}$/.test(text)
}

/** Returns the reason of a verdict, cut to the length of its column. */
export function reasonOf({ reason }: SubmittedVerdict): string | null {
  return typeof reason === 'string' ? reason.slice(0, MAX_REASON_LENGTH) : null
}
