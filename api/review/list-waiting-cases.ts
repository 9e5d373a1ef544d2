import { z } from 'zod'
import { caseRef } from '../../domain/courts/case-ref.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { caseRecord } from '../../domain/watchlist/watchlist-records.ts'
import { caseReviewId } from '../../workflows/review/case-review.messages.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { readPage } from '../http/page.ts'
import { workflowUrl } from '../http/workflow-url.ts'
import { CaseRecord } from '../watchlist/case-record.ts'
import { ClaimOrNone, claimsOf } from './claim.ts'
import { countWaiting, positionOf, QueueQuery, queueAnswer, readPosition } from './queue.ts'

/** `GET /backoffice/cases`: lists the cases that wait for the operator, longest first. */
export const listWaitingCases = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/cases',
  summary: 'List cases that are waiting for review',
  query: QueueQuery,
  returns: 'A page of cases that are waiting, with counts.',
  replies: {
    200: queueAnswer('courtType', COURT_TYPES, { ...CaseRecord.shape, caseRef: z.string(), claim: ClaimOrNone }),
  },
  errors: [],
  async handle({ query }, services) {
    const { trackedCases } = services.db
    const [{ page, nextCursor }, counts] = await Promise.all([
      readPage(
        services,
        { list: ['reviewed cases'], query },
        ({ after, most }) => trackedCases.queue({ ...query, limit: most, after: readPosition(after) }),
        positionOf,
      ),
      trackedCases.countQueue(query),
    ])
    const claimOf = await claimsOf(
      services.db,
      page.map(({ id }) => id),
    )
    return {
      recordsFiltered: countWaiting(counts, query.courtType),
      counts,
      records: page.map((tracked) => ({
        ...caseRecord(tracked),
        caseRef: caseRef(tracked.identityKey),
        workflowUrl: workflowUrl(services, caseReviewId(tracked.id)),
        claim: claimOf(tracked.id),
      })),
      nextCursor,
    }
  },
})
