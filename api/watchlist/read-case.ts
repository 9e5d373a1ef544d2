import { z } from 'zod'
import { caseRecord } from '../../domain/watchlist/watchlist-records.ts'
import { endpoint } from '../http/endpoint.ts'
import { CaseRecord } from './case-record.ts'
import { visibleCase } from './visible.ts'

/** `GET /watchlist/cases/{id}`: returns a tracked case, also an archived one. */
export const readCase = endpoint({
  method: 'GET',
  path: '/watchlist/cases/:id',
  summary: 'Get a tracked case',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  params: z.strictObject({ id: z.string() }),
  returns: 'The tracked case.',
  replies: { 200: CaseRecord },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, caller }, { db }) {
    return caseRecord(await visibleCase(db, caller, params.id))
  },
})
