import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { AUDITED_ACTIONS } from '../../domain/account/audit-log.ts'
import { operatorNames } from '../http/operator-names.ts'

/** More acts than one reviewed record collects. */
const MAX_ACTS = 50

export const ReviewHistory = z
  .array(
    z.strictObject({
      action: z.enum(AUDITED_ACTIONS),
      at: z.int(),
      actor: z.strictObject({
        type: z.enum(['USER', 'OPERATOR']),
        id: z.string().nullable(),
        name: z.string().nullable().meta({ description: 'The name of an operator. Null for other actors.' }),
      }),
      reason: z.string().nullable().meta({
        description: 'The reason that was given, for the current verdict and the current decision.',
      }),
    }),
  )
  .meta({ description: 'Who did what to it, newest first.' })

/** Returns the acts on a reviewed record, with the reasons of the verdict and decision that stand. */
export async function reviewHistory(
  db: Database,
  thingId: string,
  reasons: { review: string | null; decision: string | null } | undefined,
): Promise<z.infer<typeof ReviewHistory>> {
  const entries = await db.auditLog.list({ thingId, most: MAX_ACTS })
  const nameOf = await operatorNames(
    db,
    entries.map(({ actorId }) => actorId),
  )
  const latest = (...actions: string[]) => entries.find(({ action }) => actions.includes(action))
  const review = latest('APPROVE', 'REJECT', 'REOPEN')
  const decision = latest('CONFIRM', 'DECLINE')
  return entries.map((entry) => ({
    action: entry.action,
    at: entry.created,
    actor: { type: entry.actorType, id: entry.actorId, name: nameOf(entry.actorId) },
    reason: entry === review ? (reasons?.review ?? null) : entry === decision ? (reasons?.decision ?? null) : null,
  }))
}
