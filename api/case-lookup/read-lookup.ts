import { z } from 'zod'
import { refuse } from '../errors/refusal.ts'
import { endpoint } from '../http/endpoint.ts'
import { presentReadBack, ReadBackAnswer } from './present-case.ts'

/** `GET /case-lookup/{searchId}`: returns the stored case unchanged, without asking a source. */
export const readLookup = endpoint({
  method: 'GET',
  path: '/case-lookup/:searchId',
  summary: 'Get a looked-up case as it is stored',
  weight: 1,
  product: 'LIVE_CASE_LOOKUP',
  permission: 'case.read',
  params: z.strictObject({ searchId: z.string() }),
  returns: 'The stored case with links to downloaded orders.',
  replies: { 200: ReadBackAnswer },
  errors: ['SEARCH_RECORD_NOT_FOUND'],
  async handle({ params, caller }, { db, configuration }) {
    const found = await db.lookedUpCases.readBack(caller.accountId, params.searchId)
    if (!found) throw refuse('SEARCH_RECORD_NOT_FOUND')
    return presentReadBack(found, configuration)
  },
})
