import { z } from 'zod'
import { CANDIDATE_FIELDS, CANDIDATE_TABS } from '../../db/review/case-candidates/search-fields.ts'
import { isVisibleTo } from '../../domain/watchlist/sharing.ts'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { asSearch, searchAnswer, searchShape } from '../http/search.ts'
import { CandidateRecord, candidateRecord } from './candidate-record.ts'

const Tab = z.enum(CANDIDATE_TABS).meta({
  description:
    '`historical`: candidates that you can decide about without review, and candidates that were declined. `pendingReview`: candidates that the operator approved and that are not decided yet.',
})

/**
 * `POST /watchlist/entities/{id}/candidates/search`: lists the candidates of an entity that wait for the customer or
 * were declined. For an entity that does not exist it answers 400 60001 (Specification, "Candidates").
 */
export const searchCandidates = endpoint({
  method: 'POST',
  path: '/watchlist/entities/:id/candidates/search',
  summary: 'Search the candidates of an entity',
  weight: 1,
  looksThrough: true,
  product: 'WATCHLIST',
  permission: 'watchlist.read',
  params: z.strictObject({ id: z.string() }),
  body: z
    .strictObject({ ...searchShape(CANDIDATE_FIELDS), tab: Tab })
    .transform(({ tab, ...search }) => ({ tab, search: asSearch(search) })),
  returns: 'The matching candidates.',
  replies: { 200: searchAnswer(CandidateRecord) },
  errors: ['MALFORMED', 'NOT_SHARED'],
  async handle({ params, body, caller }, { db }) {
    const entity = await db.watchlistEntities.find(params.id)
    if (!entity) throw refuse('MALFORMED', { issues: [{ path: 'id', message: 'No entity with this ID exists.' }] })
    if (!isVisibleTo(caller, entity)) throw refuse('NOT_SHARED')
    const { recordsFiltered, records } = await db.caseCandidates.search(entity.id, body.tab, body.search)
    return { recordsFiltered, records: records.map(candidateRecord) }
  },
})
