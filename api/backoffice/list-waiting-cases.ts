import { z } from 'zod'
import { caseRef } from '../../domain/courts/case-ref.ts'
import { COURT_TYPES, type CourtType } from '../../domain/courts/types.ts'
import { caseRecord } from '../../domain/watchlist-records.ts'
import { caseReviewId } from '../../workflows/case-review.messages.ts'
import { operatorEndpoint } from '../frame/endpoint.ts'
import { Id } from '../frame/id.ts'
import { CaseRecord } from '../watchlist/case-record.ts'
import { workflowUrl } from './workflow-url.ts'

/** `GET /backoffice/cases`: the cases that wait for the operator, longest first. */
export const listWaitingCases = operatorEndpoint({
  method: 'GET',
  path: '/backoffice/cases',
  summary: 'List the cases that wait for review',
  query: z.strictObject({
    accountId: Id.optional(),
    courtType: z.enum(COURT_TYPES).optional(),
    skip: z.coerce.number<string>().int().min(0).default(0),
    limit: z.coerce.number<string>().int().min(0).max(100).default(20),
  }),
  replies: {
    200: z.strictObject({
      recordsFiltered: z.int(),
      counts: z
        .partialRecord(z.enum(COURT_TYPES), z.int())
        .meta({ description: 'How many wait in each court type, whatever `courtType` was asked for.' }),
      records: z.array(
        z.strictObject({
          ...CaseRecord.shape,
          caseRef: z.string(),
          workflowUrl: z.string().meta({ description: "The review in Temporal's Web UI." }),
        }),
      ),
    }),
  },
  errors: [],
  async handle({ query }, services) {
    const { counts, records } = await services.db.trackedCases.queue(query)
    const asked: readonly CourtType[] = query.courtType ? [query.courtType] : COURT_TYPES
    return {
      recordsFiltered: asked.reduce((sum, courtType) => sum + (counts[courtType] ?? 0), 0),
      counts,
      records: records.map((tracked) => ({
        ...caseRecord(tracked),
        caseRef: caseRef(tracked.identityKey),
        workflowUrl: workflowUrl(services, caseReviewId(tracked.id)),
      })),
    }
  },
})
