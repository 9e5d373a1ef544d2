import type { Model } from '../model.ts'
import { CANDIDATE_REVIEWS } from './candidate-review.ts'
import { CASE_LOOKUPS } from './case-lookup.ts'
import { CASE_REVIEW } from './case-review.ts'
import { CASE_SWEEP } from './case-sweep.ts'
import { CAUSE_LISTS, HEARING_DIGEST, LIST_QUESTIONS } from './cause-lists.ts'
import { DISCOVERIES } from './discovery.ts'
import { HISTORICAL_SEARCHES } from './historical-search.ts'
import { NOTICE_DELIVERY } from './notice-delivery.ts'
import { END_ABANDONED_WORK, ERASURES, PURGE, SOURCE_TRIAL } from './operations.ts'
import { ORDER_FETCHES } from './order-fetch.ts'
import { SUMMARIES } from './summaries.ts'
import { BULK_EXPORT, BULK_IMPORT, ENTITY_ONBOARDING } from './watchlist.ts'
import { WEBHOOK_BATCH } from './webhook-batch.ts'
import { WEBHOOK_DELIVERY } from './webhook-delivery.ts'

/** A model whose world is its own affair. */
export type AnyModel = Model<object>

/** All models, of every type of workflow at least one. */
export const MODELS: AnyModel[] = [
  ...CANDIDATE_REVIEWS,
  CASE_REVIEW,
  WEBHOOK_BATCH,
  WEBHOOK_DELIVERY,
  NOTICE_DELIVERY,
  ...ORDER_FETCHES,
  ...CASE_LOOKUPS,
  CASE_SWEEP,
  ...HISTORICAL_SEARCHES,
  ...DISCOVERIES,
  ...CAUSE_LISTS,
  HEARING_DIGEST,
  LIST_QUESTIONS,
  ...SUMMARIES,
  PURGE,
  END_ABANDONED_WORK,
  SOURCE_TRIAL,
  ...ERASURES,
  BULK_EXPORT,
  BULK_IMPORT,
  ENTITY_ONBOARDING,
]
