import { answers } from './chapters/answers.ts'
import { authentication } from './chapters/authentication.ts'
import { candidates } from './chapters/candidates.ts'
import { caseLookup } from './chapters/case-lookup.ts'
import { cases } from './chapters/cases.ts'
import { entities } from './chapters/entities.ts'
import { events } from './chapters/events.ts'
import { families } from './chapters/families.ts'
import { historicalSearch } from './chapters/historical-search.ts'
import { orders } from './chapters/orders.ts'
import { rateLimit } from './chapters/rate-limit.ts'
import { summaries } from './chapters/summaries.ts'
import { tenancy } from './chapters/tenancy.ts'
import type { Chapter } from './title.ts'

/** In the order of the report. */
export const CHAPTERS: Chapter[] = [
  answers,
  authentication,
  rateLimit,
  entities,
  candidates,
  cases,
  families,
  caseLookup,
  orders,
  summaries,
  historicalSearch,
  events,
  tenancy,
]
