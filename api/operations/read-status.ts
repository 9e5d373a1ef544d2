import { z } from 'zod'
import { type CaseSource, isCourtSite } from '../../domain/case-sources.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { endpoint } from '../http/endpoint.ts'
import { RECENT_MS, readSourceStates } from './read-source-states.ts'
import { SOURCE_STATES } from './source-state.ts'

const SourceStatus = z
  .strictObject({
    source: z.string(),
    state: z
      .enum(SOURCE_STATES)
      .meta({ description: 'Whether the source can be asked. If it is not `OK`, the reason.' }),
    until: z.int().nullable().meta({
      description: 'When this state ends by itself, in epoch milliseconds. Null if it does not or is not known.',
    }),
    lastAnsweredAt: z.int().nullable().meta({
      description: 'When the source last gave a definite answer in the last hour, in epoch milliseconds.',
    }),
  })
  .meta({ id: 'SourceStatus' })

/** `GET /status`: lists for each court type the sources that are asked for it, and whether they can be asked now. */
export const readStatus = endpoint({
  method: 'GET',
  path: '/status',
  summary: 'Get the status of the courts and their sources',
  description:
    'Use it to tell users why a live lookup fails now. A `DEGRADED` court type is still answered, by the sources that are `OK`. The answer of a source that is shared by several court types is not broken down by court type.',
  weight: 1,
  permission: 'case.read',
  returns: 'The status of every court type and its sources, in the order in which they are asked.',
  replies: {
    200: z.strictObject({
      courts: z.array(
        z.strictObject({
          courtType: z.enum(COURT_TYPES),
          status: z.enum(['OK', 'DEGRADED', 'UNAVAILABLE']).meta({
            description: '`OK` if all sources can be asked, `DEGRADED` if some can, `UNAVAILABLE` if none can.',
          }),
          sources: z.array(SourceStatus),
        }),
      ),
      dailySync: z.strictObject({
        lastCompletedAt: z.int().nullable(),
        overdue: z.boolean().meta({ description: 'Whether no daily sync has been completed for 26 hours.' }),
      }),
    }),
  },
  errors: [],
  async handle(_request, { db, configuration }) {
    const now = Date.now()
    const calls = await db.callCounts.since(now - RECENT_MS, now)
    const [states, { lastEnded, isOverdue }] = await Promise.all([
      readSourceStates({ db, configuration }, calls, now),
      db.dailySyncs.punctuality(),
    ])
    // Disabled sources are no part of the service, and the model answers for no court.
    const used = states.filter(({ enabled, source }) => enabled && source !== 'model')
    const courts = COURT_TYPES.map((courtType) => {
      const sources = used
        .filter(({ source }) => servesCourt(source, courtType))
        .map(({ source, state, until, lastAnsweredAt }) => ({ source, state, until, lastAnsweredAt }))
      const good = sources.filter(({ state }) => state === 'OK').length
      const status = good === 0 ? 'UNAVAILABLE' : good < sources.length ? 'DEGRADED' : 'OK'
      return { courtType, status, sources }
    })
    return { courts, dailySync: { lastCompletedAt: lastEnded, overdue: isOverdue } }
  },
})

/** Providers are asked for every court type, a court's own site only for that court. */
function servesCourt(source: CaseSource | 'model', courtType: string): boolean {
  return source === 'model' || !isCourtSite(source) || source === `courts/${courtType}`
}
