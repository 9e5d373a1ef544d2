import { z } from 'zod'
import { isVisibleTo } from '../../domain/watchlist/sharing.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { HearingAnswer, presentHearings } from './hearing-answer.ts'

const Change = z.strictObject({
  revision: z.int().meta({ description: 'The revision of the hearing that this change led to.' }),
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  changedAt: z.int(),
})

/**
 * `GET /watchlist/hearings/{id}`: returns a hearing of a case visible to the caller, with its changes, oldest first.
 */
export const readHearing = endpoint({
  method: 'GET',
  path: '/watchlist/hearings/:id',
  summary: 'Get a hearing with its changes',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  params: z.strictObject({ id: z.string() }),
  returns: 'The hearing with its changes, oldest first.',
  replies: { 200: HearingAnswer.extend({ changes: z.array(Change) }) },
  errors: ['NO_SUCH_RESOURCE'],
  async handle({ params, caller }, { db }) {
    const hearing = await db.hearings.find(params.id)
    const tracked = hearing && (await db.trackedCases.find(hearing.trackedCaseId))
    if (!tracked || !isVisibleTo(caller, tracked)) throw refuse('NO_SUCH_RESOURCE')
    const [shown] = await presentHearings(db, [hearing], Date.now())
    const changes = await db.hearings.changesOf(hearing.id)
    return { ...shown, changes: changes.map(({ hearingId: _, ...change }) => change) }
  },
})
