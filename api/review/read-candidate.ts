import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { visibleCandidate, visibleEntity } from '../watchlist/visible.ts'
import { CandidateRecord, candidateRecord } from './candidate-record.ts'
import { Comparison, comparisonOf } from './comparison.ts'

/** `GET /watchlist/candidates/{id}`: returns a candidate that the operator has let through, with its comparison. */
export const readCandidate = endpoint({
  method: 'GET',
  path: '/watchlist/candidates/:id',
  summary: 'Get a candidate with the comparison of its names',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  params: z.strictObject({ id: z.string() }),
  returns: 'The candidate, with what is the same and what differs.',
  replies: {
    200: z.strictObject({ ...CandidateRecord.shape, comparison: Comparison }).meta({
      id: 'ComparedCandidate',
      description: 'A candidate, and how its name compares with that of the entity.',
    }),
  },
  errors: ['CANDIDATE_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, caller }, { db }) {
    const candidate = await visibleCandidate(db, caller, params.id)
    // Searches show neither what waits for the operator nor what the operator rejected.
    if (candidate.status === 'PENDING_REVIEW' || candidate.status === 'REJECTED') throw refuse('CANDIDATE_NOT_FOUND')
    const entity = await visibleEntity(db, caller, candidate.watchlistEntityId)
    return { ...candidateRecord(candidate), comparison: comparisonOf(entity, candidate) }
  },
})
