import { DAY_MS, HOUR_MS } from './dates.ts'

/*
 * What clients can rely on: how long they wait, how long things are kept, how many there may be and how long. The texts
 * of the API take their figures from here. Each comment names the row of the Specification's "Limits" that the figure
 * comes from, or says that it is our choice.
 */

/**
 * How long a client waits at most for live court data (Specification, "Limits": order download wait). Lookups,
 * discovery and refreshes are answered in the same time; that is our choice.
 */
export const LIVE_ANSWER_MS = 55_000

/** How long a client waits at most for a page of a historical search (Specification, "Limits": page assembly time). */
export const PAGE_ANSWER_MS = 60_000

/** The part of these waits that is left to read rows and send the answer. Our choice. */
const ANSWER_MARGIN_MS = 2_000

/** How long a request for live court data waits for its workflow. */
export const LIVE_WAIT_MS = LIVE_ANSWER_MS - ANSWER_MARGIN_MS

/** How long a request for a page of a historical search waits for its workflow. */
export const PAGE_WAIT_MS = PAGE_ANSWER_MS - ANSWER_MARGIN_MS

/**
 * How long a signed link to a file is valid (Specification, "Limits": order download URL validity, stored-case
 * read-back URL validity). The same for the files of exports.
 */
export const LINK_LIFETIME_MS = 300_000

/** How long the answer of a request with an `Idempotency-Key` is given again. */
export const KEPT_ANSWER_MS = 24 * HOUR_MS
/** How long the same `clientReference` means the same search (Specification, "Limits": idempotent start). */
export const REFERENCE_VALID_MS = 24 * HOUR_MS

/** How long the previous secret of a webhook endpoint still signs. Our choice: long enough to roll the new one out. */
export const WEBHOOK_SECRET_OVERLAP_MS = DAY_MS

/** How many hours a key works beside its successor. Our choice: a day, or up to a week for those who deploy seldom. */
export const KEY_OVERLAP_HOURS = 24
export const MAX_KEY_OVERLAP_HOURS = 7 * 24

/**
 * How long historical results are kept, from creation (SYNC) or completion (ASYNC) of their search (Specification,
 * "Limits": historical retention).
 */
export const HISTORICAL_RETENTION_MS = 7 * DAY_MS

/** How long raw answers of sources are kept. Our choice: no longer than the historical results made of them. */
export const RAW_ANSWER_RETENTION_MS = 7 * DAY_MS

/** How long the file of a complete export is kept. Our choice: who asked for one fetches it soon. */
export const EXPORT_RETENTION_MS = 7 * DAY_MS

/** How long captchas are kept. Our choice: a day in which operators can look into a failure. */
export const CAPTCHA_RETENTION_MS = DAY_MS

/** How long a document that no order got is kept. Our choice: longer than an outage for which a fetch waits. */
export const UNUSED_DOCUMENT_RETENTION_MS = 7 * DAY_MS

/** Cases on a page of a historical search (Specification, "Limits": historical page size). */
export const HISTORICAL_PAGE_SIZE = 100

/** The most records on a page of a search (Specification, "Limits": `$limit`). Most other lists follow it. */
export const MAX_PAGE_LIMIT = 100

/** The records on a page when the request sends no limit. Our choice. */
export const DEFAULT_PAGE_LIMIT = 20

/** How many ASYNC searches of one account collect at once (Specification, "Limits": concurrent ASYNC searches). */
export const MAX_COLLECTIONS = 3

/** The most names that a historical result lists of each side (Specification, "Limits": party lists in a result). */
export const MAX_LISTED_PARTIES = 25

/** The earliest year that a filter can name (Specification, "Limits": `fromYear`, `toYear`). */
export const FIRST_YEAR = 1950

/** The most rows of an import. Our choice; a larger list is sent in parts. */
export const MAX_IMPORT_ROWS = 5_000

/** The fewest characters in the name of an entity or of a searched company (Specification, "Limits": field lengths). */
export const MIN_NAME_LENGTH = 2

/** The most characters in these fields (Specification, "Limits": field lengths). */
export const MAX_LENGTHS = {
  name: 255,
  fatherName: 256,
  location: 4_192,
  registrationNumber: 50,
  /** In a historical search. */
  searchedRegistrationNumber: 64,
  clientReference: 50,
} as const

/** Requests a minute where the plan does not say otherwise (Specification, "Limits": requests per minute). */
export const REQUESTS_PER_MINUTE = 300

/** The same for starts of historical searches (Specification, "Limits": historical search start rate). */
export const HISTORICAL_STARTS_PER_MINUTE = 60

/** Up to this number a queue of the operator is counted. To count all of a long one takes longer than to read a page of it. */
export const MAX_COUNTED = 1_000

/** Up to this number an account's own cases of a court are counted, so that an account with a million reads its coverage as fast as others. */
export const MAX_CASES_COUNTED = 10_000
