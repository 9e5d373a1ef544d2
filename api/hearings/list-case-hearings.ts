import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { NextCursor, pageQuery, readPage } from '../http/page.ts'
import { visibleCase } from '../watchlist/visible.ts'
import { HearingAnswer, presentHearings } from './hearing-answer.ts'

/**
 * `GET /watchlist/cases/{id}/hearings`: lists the hearings of a case, latest day first. A case has one hearing a day,
 * so the day is the cursor.
 */
export const listCaseHearings = endpoint({
  method: 'GET',
  path: '/watchlist/cases/:id/hearings',
  summary: 'List the hearings of a tracked case, latest day first',
  weight: 1,
  product: 'WATCHLIST',
  permission: 'case.read',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject(pageQuery()),
  returns: 'A page of hearings, latest day first.',
  replies: { 200: z.strictObject({ hearings: z.array(HearingAnswer), nextCursor: NextCursor }) },
  errors: ['TRACKED_CASE_NOT_FOUND', 'NOT_SHARED'],
  async handle({ params, query, caller }, services) {
    const { db } = services
    const { id } = await visibleCase(db, caller, params.id)
    const { page, nextCursor } = await readPage(
      services,
      { list: ['case-hearings', id], query },
      ({ after, most }) => db.hearings.listOfCase(id, { before: after, most }),
      ({ hearingDate }) => hearingDate,
    )
    return { hearings: await presentHearings(db, page, Date.now()), nextCursor }
  },
})
