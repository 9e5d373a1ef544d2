import { z } from 'zod'
import type { ErrorName } from './catalogue.ts'

const Issues = z
  .array(
    z.strictObject({
      path: z.string().meta({ description: 'Where the problem is: the name of a field, or a path to it.' }),
      message: z.string().meta({ description: 'What is wrong, for people.' }),
    }),
  )
  .meta({ description: 'What is wrong, field by field.' })
const RetryAfter = z.int().meta({ description: 'Seconds after which the same request may be sent again.' })
const Until = z.int().meta({ description: 'Until when it stays so, in epoch milliseconds.' })
const Status = z.string().meta({ description: 'The status that stands against the request.' })
const Reason = z.string().meta({ description: 'Which of several causes it was.' })

const OfPage = {
  retryAfterSeconds: RetryAfter,
  searchId: z.string().meta({ description: 'The search. Read its page instead of starting another search.' }),
  nextPageToken: z.string().meta({ description: 'The token of the page.' }),
  heldForNextPage: z.int().meta({ description: 'The number of results that are ready for this page.' }),
}

/** The fields of `details` besides the label, for the errors that have any. Every field may be absent. */
export const DETAILS: Partial<Record<ErrorName, z.ZodRawShape>> = {
  MALFORMED: {
    issues: Issues,
    issuesLeftOut: z.int().meta({ description: 'The number of further problems that are not listed.' }),
  },
  FILTERS_NOT_VALID: { issues: Issues },
  PERMISSION_MISSING: { permission: z.string().meta({ description: 'The permission that is missing.' }) },
  PRODUCT_NOT_IN_PLAN: { product: z.string().meta({ description: 'The product that is missing.' }) },
  UNAVAILABLE: OfPage,
  PAGE_NOT_ASSEMBLED: OfPage,
  TOO_MANY_REQUESTS: { retryAfterSeconds: RetryAfter, reason: Reason },
  HISTORICAL_SEARCH_BUSY: { retryAfterSeconds: RetryAfter },
  TOO_MANY_COLLECTIONS: { retryAfterSeconds: RetryAfter },
  TOO_MANY_AT_ONCE: { retryAfterSeconds: RetryAfter },
  ORDER_DOWNLOAD_NOT_READY: { retryAfterSeconds: RetryAfter },
  ORDER_DOWNLOAD_FAILED: { reason: Reason },
  COURTS_NOT_READY: { retryAfterSeconds: RetryAfter, reason: Reason },
  BUDGET_USED_UP: {
    retryAfterSeconds: RetryAfter,
    budget: z.string().meta({ description: 'Which budget is used up.' }),
    limitPaise: z.int().meta({ description: 'The budget of a day, in paise.' }),
    until: Until,
  },
  SEARCH_STATE_MISFIT: { status: Status },
  NOT_COLLECTED: { status: Status },
  CLAIMED: {
    by: z.string().nullable().meta({ description: 'The name of the operator who has the claim.' }),
    until: z.int().meta({ description: 'The end of the claim, in epoch milliseconds.' }),
  },
  KEY_ENDS_SOONER: { until: z.int().meta({ description: 'When the own key expires, in epoch milliseconds.' }) },
  CEILING_REACHED: {
    thing: z.string().meta({ description: 'What there are too many of.' }),
    most: z.int().meta({ description: 'How many there can be.' }),
  },
  CASE_TRACKED_ALREADY: { caseId: z.string().meta({ description: 'The tracked case that has this identifier.' }) },
  BODY_TOO_LARGE: { limitBytes: z.int().meta({ description: 'The most bytes that the body may have.' }) },
}
