import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { visibleEntity } from '../watchlist/visible.ts'
import { CandidateRecord, candidateRecord } from './candidate-record.ts'

/** `GET /watchlist/candidates`: lists the account's candidates that wait for its decision, of all its entities. */
export const listCandidates = endpoint({
  method: 'GET',
  path: '/watchlist/candidates',
  summary: 'List the candidates that wait for your decision, oldest first',
  description: 'Those of one entity, with its declined ones, are found with a search of its candidates.',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  query: z.strictObject({
    ...pageQuery(),
    entityId: Id.optional().meta({ description: 'Only candidates of this entity.' }),
    after: Id.optional().meta({ description: 'Without a `cursor`: begins after the candidate with this `_id`.' }),
  }),
  returns: 'A page of candidates, oldest first.',
  replies: {
    200: z.strictObject({
      candidates: z.array(CandidateRecord).meta({ description: 'The candidates, oldest first.' }),
      nextCursor: NextCursor,
    }),
  },
  errors: ['ENTITY_NOT_FOUND', 'NOT_SHARED'],
  async handle({ query: { entityId, after, ...query }, caller }, services) {
    const { accountId } = entityId === undefined ? caller : await visibleEntity(services.db, caller, entityId)
    const { page, nextCursor } = await readPage(
      services,
      { list: ['candidates', accountId, entityId ?? ''], query, after },
      (range) => services.db.caseCandidates.listUndecided(accountId, { ...range, entityId }),
      ({ id }) => id,
    )
    return { candidates: page.map(candidateRecord), nextCursor }
  },
})
