import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { pageLimit } from '../http/page-limit.ts'
import { visibleCase } from '../watchlist/visible.ts'
import { HearingAnswer, presentHearings } from './hearing-answer.ts'

/** `GET /watchlist/cases/{id}/hearings`: the hearings of a case, latest day first. A case has one hearing a day, so a day is the cursor. */
export const listCaseHearings = endpoint({
  method: 'GET',
  path: '/watchlist/cases/:id/hearings',
  summary: 'List the hearings of a tracked case, latest day first',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({
    limit: pageLimit(),
    cursor: z.iso.date().optional().meta({ description: 'The `nextCursor` of the previous response.' }),
  }),
  returns: 'A page of hearings, latest day first.',
  replies: { 200: z.strictObject({ hearings: z.array(HearingAnswer), nextCursor: z.string().nullable() }) },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, query: { limit, cursor }, caller }, { db }) {
    const { id } = await visibleCase(db, caller, params.id)
    const found = await db.hearings.listOfCase(id, { before: cursor, most: limit + 1 })
    const page = found.slice(0, limit)
    return {
      hearings: await presentHearings(db, page, Date.now()),
      nextCursor: found.length > limit ? (page.at(-1)?.hearingDate ?? null) : null,
    }
  },
})
