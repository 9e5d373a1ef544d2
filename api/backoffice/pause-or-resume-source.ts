import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { SOURCES } from '../../domain/order-sources.ts'
import { refuse } from '../errors/refusal.ts'
import { operatorEndpoint } from '../frame/endpoint.ts'
import { text } from '../frame/text.ts'

interface Act {
  db: Database
  source: (typeof SOURCES)[number]
  keyId: string
  reason: string | null
}

/** `POST /backoffice/sources/{source}/pause`: nothing calls the source until it is resumed; others are asked in its place. */
export const pauseSource = acts('pause', 'Stop calling a source', ({ db, source, keyId, reason }) =>
  db.sourcePauses.pause({ source, pausedAt: Date.now(), pausedBy: keyId, reason }),
)

/** `POST /backoffice/sources/{source}/resume`: the source is called again. */
export const resumeSource = acts('resume', 'Call a paused source again', ({ db, source }) =>
  db.sourcePauses.resume(source),
)

/** A source that is so already stays so. */
function acts(verb: string, summary: string, act: (on: Act) => Promise<void>) {
  return operatorEndpoint({
    method: 'POST',
    path: `/backoffice/sources/:source/${verb}`,
    summary,
    params: z.strictObject({
      source: z.string().meta({ description: "The source's name; the slash of a court site's is written `%2F`." }),
    }),
    body: z.strictObject({ reason: text(1000).nullish() }).optional(),
    replies: { 200: z.strictObject({}) },
    errors: ['NO_SUCH_THING'],
    async handle({ params, body, operator }, { db }) {
      const source = SOURCES.find((known) => known === params.source)
      if (!source) throw refuse('NO_SUCH_THING')
      await act({ db, source, keyId: operator.keyId, reason: body?.reason ?? null })
      return {}
    },
  })
}
