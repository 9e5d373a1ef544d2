import { z } from 'zod'
import { caseRef } from '../../domain/courts/case-ref.ts'
import { COURT_TYPES } from '../../domain/courts/types.ts'
import { caseRecord } from '../../domain/watchlist-records.ts'
import { caseReviewId } from '../../workflows/review/case-review.messages.ts'
import { operatorEndpoint } from '../http/endpoint.ts'
import { workflowUrl } from '../http/workflow-url.ts'
import { CaseRecord } from '../watchlist/case-record.ts'
import { countWaiting, QueueQuery, queueAnswer } from './queue.ts'
import { nextCursor } from './queue-cursor.ts'

/** `GET /backoffice/cases`: the cases that wait for the operator, longest first. */
export const listWaitingCases = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/cases',
  summary: 'List cases that are waiting for review',
  query: QueueQuery,
  returns: 'A page of cases that are waiting, with counts.',
  replies: { 200: queueAnswer('courtType', COURT_TYPES, { ...CaseRecord.shape, caseRef: z.string() }) },
  errors: [],
  async handle({ query: { cursor, ...query } }, services) {
    const { counts, records } = await services.db.trackedCases.queue({ ...query, after: cursor })
    return {
      recordsFiltered: countWaiting(counts, query.courtType),
      counts,
      records: records.map((tracked) => ({
        ...caseRecord(tracked),
        caseRef: caseRef(tracked.identityKey),
        workflowUrl: workflowUrl(services, caseReviewId(tracked.id)),
      })),
      nextCursor: nextCursor(records, query.limit),
    }
  },
})
