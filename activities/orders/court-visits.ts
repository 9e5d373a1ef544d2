import type { Database } from '../../db/database.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import type { CourtSite } from '../../domain/order-sources.ts'
import type { CallContext, SourceAnswer } from '../../domain/source.ts'
import type { CourtSites } from '../../sources/court-sites/client.ts'
import { PAUSED, refuseCall } from '../../sources/http.ts'
import { PATIENCE_MS } from '../../workflows/orders/order-fetch.messages.ts'
import type { FetchCase } from '../case-lookup/case-lookup.ts'
import type { FetchDocument } from './order-fetch.ts'

export interface CourtVisitDependencies {
  db: Database
  calls: CallContext
  sites: CourtSites
}

/** The visits to one court's site: none while the site keeps failing. */
export function createCourtVisits(site: CourtSite, { db, calls, sites }: CourtVisitDependencies) {
  const fetchCase: FetchCase = (identifier, signal) => visit('readCase', () => sites.readCase(identifier, { signal }))

  const fetchDocument: FetchDocument = async ({ orderId, order, courtCase }, { signal, workflowId, challengeId }) => {
    const challenge = challengeId === undefined ? undefined : await db.challenges.find(challengeId)
    const read = challenge?.answer ? { session: challenge.session, answer: challenge.answer } : undefined
    const answer = await visit('fetchOrder', () => sites.fetchOrder({ order, courtCase }, { signal, read }))
    if (answer.kind !== 'challenge') return answer
    const { picture, contentType: pictureType, session } = answer
    // A wrong answer brings another picture, and no more time.
    const expiresAt = challenge?.expiresAt ?? Date.now() + PATIENCE_MS
    const shown = { orderId, courtType: courtCase.courtType, workflowId, picture, pictureType, session, expiresAt }
    const opened = await db.challenges.open(shown)
    return { kind: 'challenge', challengeId: opened }
  }

  return { fetchCase, fetchDocument }

  async function visit<Answer extends SourceAnswer<unknown> | { kind: 'challenge' }>(
    operation: string,
    walk: () => Promise<Answer>,
  ) {
    if (await calls.isPaused(site)) {
      const call = { source: site, operation, subject: site }
      return refuseCall(calls, call, PAUSED)
    }
    if (!(await db.sourceCircuits.allowsCall(site, Date.now()))) {
      const call = { source: site, operation, subject: site }
      return refuseCall(calls, call, {
        class: 'Upstream',
        message: 'The site keeps failing and is not called for now.',
      })
    }
    const answer = await walk()
    const failure = answer.kind === 'failed' ? answer.failure : undefined
    // A visit that got no turn, or is put off by the site, has not seen whether the site works.
    if (failure?.class !== 'RateLimited') await noteHealth(failure?.class === 'Upstream' && !failure.reason)
    return answer
  }

  /** Every account gets an event when a court's site goes down and when it is back, because its requests depend on it. */
  async function noteHealth(isFailing: boolean): Promise<void> {
    const courtType = COURT_TYPES.find((each) => site === `courts/${each}`)
    if (!courtType) throw new Error(`${site} is no site of a court`)
    const data = { courtType }
    await db.transaction(async (tx) => {
      if (isFailing) {
        const { degraded } = await db.sourceCircuits.failed(site, Date.now(), tx)
        if (degraded) await db.events.raiseForAll({ type: 'source.degraded', data }, tx)
      } else {
        const { recovered } = await db.sourceCircuits.answered(site, tx)
        if (recovered) await db.events.raiseForAll({ type: 'source.recovered', data }, tx)
      }
    })
  }
}
