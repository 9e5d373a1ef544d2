/*
 * Limits shared by several families. A limit of one family is with that family, retention in retention.ts. Each comment
 * names the row of the Specification's "Limits" with the figure, or says that it is our choice.
 */

/**
 * How long a client waits at most for live court data (Specification, "Limits": order download wait). Lookups,
 * discovery and refreshes take the same time; that is our choice.
 */
export const LIVE_ANSWER_MS = 55_000

/** How long a client waits at most for a page of a historical search (Specification, "Limits": page assembly time). */
export const PAGE_ANSWER_MS = 60_000

/** The part of these waits reserved for reading rows and sending the response. Our choice. */
const ANSWER_MARGIN_MS = 2_000

/** How long a request for live court data waits for its workflow. */
export const LIVE_WAIT_MS = LIVE_ANSWER_MS - ANSWER_MARGIN_MS

/** How long a request for a page of a historical search waits for its workflow. */
export const PAGE_WAIT_MS = PAGE_ANSWER_MS - ANSWER_MARGIN_MS

/** The most records on a page of a search (Specification, "Limits": `$limit`). Most other lists follow it. */
export const MAX_PAGE_LIMIT = 100

/** The records on a page when the request sends no limit. Our choice. */
export const DEFAULT_PAGE_LIMIT = 20

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

/** Requests a minute unless the plan sets another number (Specification, "Limits": requests per minute). */
export const REQUESTS_PER_MINUTE = 300

/** The same for starts of historical searches (Specification, "Limits": historical search start rate). */
export const HISTORICAL_STARTS_PER_MINUTE = 60
