import type { Database } from '../../db/database.ts'
import { PATIENCE_MS } from '../../domain/orders/captcha-wait.ts'
import type { CourtSites } from '../../sources/court-sites/client.ts'
import type { FetchCase } from '../case-lookup/case-lookup.ts'
import type { FetchDocument } from './order-fetch.ts'

/** Reads the courts' own sites; stores a captcha that a site shows as a challenge. */
export function createCourtVisits({ db, sites }: { db: Database; sites: CourtSites }) {
  const fetchCase: FetchCase = (identifier, signal) => sites.readCase(identifier, { signal })

  const fetchDocument: FetchDocument = async ({ orderId, order, courtCase }, { signal, workflowId, challengeId }) => {
    const challenge = challengeId === undefined ? undefined : await db.challenges.find(challengeId)
    const read = challenge?.answer ? { session: challenge.session, answer: challenge.answer } : undefined
    const answer = await sites.fetchOrder({ order, courtCase }, { signal, read })
    if (answer.kind !== 'challenge') return answer
    const { picture, contentType: pictureType, session } = answer
    // A wrong answer brings another captcha, but no more time.
    const expiresAt = challenge?.expiresAt ?? Date.now() + PATIENCE_MS
    const shown = { orderId, courtType: courtCase.courtType, workflowId, picture, pictureType, session, expiresAt }
    const opened = await db.challenges.open(shown)
    return { kind: 'challenge', challengeId: opened }
  }

  return { fetchCase, fetchDocument }
}
