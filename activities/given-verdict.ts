import type { Act } from '../domain/audit.ts'
import type { VerdictInput } from '../workflows/case-review.messages.ts'

/** As whom a verdict counts that was given by the Temporal CLI without a name. */
const UNNAMED_ACTOR = 'temporal-cli'
/** As much as the database keeps of what an operator wrote. */
const LONGEST_ACTOR = 190
const LONGEST_REASON = 1_000

/** Who gave a verdict, as the audit log names them. What comes from the CLI has whatever shape somebody typed. */
export function actOfVerdict(
  { actor, requestId }: VerdictInput,
  { as = 'OPERATOR', runId }: { as?: Act['actorType']; runId: string },
): Act {
  const written = typeof actor === 'string' ? actor.replaceAll(/[^\x20-\x7e]/g, '?').trim() : ''
  const actorId = written.slice(0, LONGEST_ACTOR) || UNNAMED_ACTOR
  return { actorType: as, actorId, requestId: isRequestId(requestId) ? requestId : runId }
}

function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]{1,128}$/.test(text)
}

/** The reason that came with a verdict, as far as the database keeps it. */
export function reasonOf({ reason }: VerdictInput): string | null {
  return typeof reason === 'string' ? reason.slice(0, LONGEST_REASON) : null
}
