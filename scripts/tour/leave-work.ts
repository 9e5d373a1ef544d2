import { z } from 'zod'
import type { Tour } from './chapter.ts'

const COMPANY = 'Kaveri Logistics Limited'

/** A case for the operator to review, and one whose order needs a captcha. */
const ADDED_CASE = { courtType: 'HC', cnr: 'DLHC019000012024' }
const GUARDED_CASE = { courtType: 'HC', cnr: 'DLHC019000132024' }

const Entities = z.object({ records: z.array(z.object({ _id: z.string() })) })
const Created = z.object({ _id: z.string() })
const LookedUpCase = z.object({ searchId: z.string(), orders: z.array(z.object({ orderId: z.string() })) })

/**
 * Leaves something to do in each section of the console, for users who open it after the tour. A second tour finds it
 * there and adds nothing.
 */
export async function leaveWork(tour: Tour): Promise<void> {
  const { callAsReviewed: call } = tour
  const search = { $filter: { name: COMPANY } }
  const known = Entities.parse((await call('POST', '/watchlist/entities/search', search)).body).records
  if (known.length === 0) {
    tour.print(`POST /watchlist/entities/{id}/discover: ${COMPANY}, of an account whose cases the operator reviews`)
    const entity = { name: COMPANY, entityType: 'BUSINESS', fetchHistoricalCases: false }
    const { _id } = Created.parse((await call('POST', '/watchlist/entities', entity)).body)
    await call('POST', `/watchlist/entities/${_id}/discover`)
    await call('POST', '/watchlist/cases', { caseIdentifier: ADDED_CASE, watchlistEntityId: _id })
  }
  const answer = await call('POST', '/case-lookup', { caseIdentifier: GUARDED_CASE })
  const { searchId, orders } = LookedUpCase.parse(answer.body)
  // The tour does not wait for the order: a person has to solve its captcha in the console.
  call('POST', '/case-lookup/orders/download', { searchId, orderId: orders[0]?.orderId }).catch(() => undefined)
  const { status } = await tour.callAsOperator('GET', '/backoffice/candidates?limit=1')
  tour.check('candidates, a case and a captcha wait in the console', status === 200)
}
