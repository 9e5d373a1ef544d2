import type { AuditContext } from '../../domain/account/audit-log.ts'
import type { VerdictSeals } from '../../platform/verdict-seals.ts'
import type { DecisionInput } from '../../workflows/review/candidate-review.messages.ts'

/** As whom a verdict counts that the API did not send; the name that came with it stands behind. */
const CLI_ACTOR = 'temporal-cli'
/** As much as the database keeps of what an operator wrote. */
const MAX_ACTOR_LENGTH = 190
const MAX_REASON_LENGTH = 1_000

/** A verdict that a review was given, whichever way. */
export type SubmittedVerdict = Partial<DecisionInput>

/**
 * Who gave a verdict, as the audit log names them. Only what carries the API's seal may say so; anything else was sent by somebody who
 * can reach the Temporal namespace, has whatever shape they typed, and counts as an operator's at the CLI.
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

/** The reason that came with a verdict, as far as the database keeps it. */
export function reasonOf({ reason }: SubmittedVerdict): string | null {
  return typeof reason === 'string' ? reason.slice(0, MAX_REASON_LENGTH) : null
}
