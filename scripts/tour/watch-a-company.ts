import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Tour } from './chapter.ts'

const COMPANY = 'Saffron Textiles Private Limited'

/** The longest that the nightly run may take; it has one company to search for. */
const PATIENCE_MS = 180_000

const Created = z.object({ _id: z.string() })
const Queue = z.object({
  records: z.array(
    z.object({
      _id: z.string(),
      score: z.int(),
      verdict: z.string(),
      rawMatch: z.object({ matchedParty: z.string() }),
    }),
  ),
})
const Found = z.object({ recordsFiltered: z.int() })
const Confirmed = z.object({ caseId: z.string(), status: z.string(), linkedExisting: z.boolean() })
const Entity = z.object({ caseCount: z.int(), riskLevel: z.string(), lastCourtSyncAt: z.int().nullable() })

/**
 * Watches a company over a day: the nightly run finds its new cases, the operator checks them and the customer adopts
 * them.
 */
export async function watchACompany(tour: Tour): Promise<void> {
  tour.print(`POST /watchlist/entities: ${COMPANY}`)
  const entity = { name: COMPANY, entityType: 'BUSINESS' }
  const { _id: entityId } = Created.parse((await tour.call('POST', '/watchlist/entities', entity)).body)
  try {
    await tour.call('POST', `/watchlist/entities/${entityId}/discover`)
    await reviewADay(tour, entityId)
  } finally {
    // The world returns to its first day, for users after the tour.
    await fetch(`${tour.sandboxUrl}/control/reset`, { method: 'POST' })
    await tour.call('DELETE', `/watchlist/entities/${entityId}`)
  }
}

async function reviewADay(tour: Tour, entityId: string): Promise<void> {
  const known = (await queueOf(tour, entityId)).map(({ _id }) => _id)
  tour.print('POST /backoffice/sync/daily: a day passes in the sandbox and the daily sync runs')
  await fetch(`${tour.sandboxUrl}/control/advance-day`, { method: 'POST' })
  await tour.callAsOperator('POST', '/backoffice/sync/daily')
  const found = await newInQueue(tour, entityId, known)
  for (const { rawMatch, score, verdict } of found)
    tour.print(`    ${rawMatch.matchedParty}: ${verdict}, score ${score}`)
  tour.check(
    'it found the two new cases, one with a typing error, and not the case of a company with a similar name',
    found.length === 2,
  )

  const candidateId = found[0]?._id
  tour.print('POST /backoffice/candidates/{id}/approve: the operator approves the match')
  const approved = await tour.callAsOperator('POST', `/backoffice/candidates/${candidateId}/approve`)
  tour.check('the verdict was accepted (200)', approved.status === 200)
  const pending = await tour.call('POST', `/watchlist/entities/${entityId}/candidates/search`, { tab: 'pendingReview' })
  tour.check(
    'the candidate now waits for the decision of the customer',
    Found.parse(pending.body).recordsFiltered === 1,
  )

  tour.print('POST /watchlist/candidates/{id}/confirm: the customer adds the case')
  const { status } = Confirmed.parse((await tour.call('POST', `/watchlist/candidates/${candidateId}/confirm`)).body)
  tour.check('the case is now tracked', status === 'ACTIVE')
  const { caseCount, riskLevel } = Entity.parse((await tour.call('GET', `/watchlist/entities/${entityId}`)).body)
  tour.print(`    the company has ${caseCount} tracked case, risk level ${riskLevel}`)
  tour.check('the company has one tracked case', caseCount === 1)
}

async function queueOf(tour: Tour, entityId: string): Promise<z.infer<typeof Queue>['records']> {
  const { body } = await tour.callAsOperator('GET', `/backoffice/candidates?entityId=${entityId}&limit=100`)
  return Queue.parse(body).records
}

/** The cases that the sync put into the operator's queue; waits for at most two. */
async function newInQueue(tour: Tour, entityId: string, known: string[]): Promise<z.infer<typeof Queue>['records']> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(200)) {
    const found = (await queueOf(tour, entityId)).filter(({ _id }) => !known.includes(_id))
    if (found.length >= 2 || Date.now() > until) return found
  }
}
