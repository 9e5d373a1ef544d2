import { z } from 'zod'
import type { Tx } from '../../db/base/table.ts'
import type { Database } from '../../db/database.ts'
import { SOURCES } from '../../domain/case-sources.ts'
import { refuse } from '../errors/refusal.ts'
import { auditContextOfOperator } from '../http/audit-context.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { text } from '../http/text.ts'

interface Switch {
  db: Database
  source: (typeof SOURCES)[number]
  keyId: string
  reason: string | null
}

/**
 * `POST /backoffice/sources/{source}/pause`: stops all calls to a source until it is resumed. Other sources are asked
 * instead.
 */
export const pauseSource = switches('PAUSE', 'Pause a source', ({ db, source, keyId, reason }, tx) =>
  db.sourcePauses.pause({ source, pausedAt: Date.now(), pausedBy: keyId, reason }, tx),
)

/** `POST /backoffice/sources/{source}/resume`: allows calls to the source again. */
export const resumeSource = switches('RESUME', 'Resume a paused source', ({ db, source }, tx) =>
  db.sourcePauses.resume(source, tx),
)

/** A source that is already in this state stays in it. */
function switches(action: 'PAUSE' | 'RESUME', summary: string, run: (on: Switch, tx: Tx) => Promise<void>) {
  return operatorEndpoint({
    method: 'POST',
    path: `/backoffice/sources/:source/${action.toLowerCase()}`,
    summary,
    params: z.strictObject({
      source: z
        .string()
        .meta({ description: 'The name of the source. Write the slash in the name of a court site as `%2F`.' }),
    }),
    body: z.strictObject({ reason: text(1000).nullish() }).optional(),
    returns: 'The source is in the requested state. The response is an empty object.',
    replies: { 200: z.strictObject({}) },
    errors: ['NO_SUCH_RESOURCE'],
    async handle({ params, body, operator, requestId }, { db }) {
      const source = SOURCES.find((known) => known === params.source)
      if (!source) throw refuse('NO_SUCH_RESOURCE')
      await db.transaction(async (tx) => {
        await run({ db, source, keyId: operator.keyId, reason: body?.reason ?? null }, tx)
        const done = { accountId: null, thingKind: 'SOURCE', thingId: source, action, fields: [] } as const
        await db.auditLog.record(auditContextOfOperator({ operator, requestId }), [done], tx)
      })
      return {}
    },
  })
}
