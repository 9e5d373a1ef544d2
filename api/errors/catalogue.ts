import { LINK_LIFETIME_MS } from '../../documents/links.ts'
import { DAY_MS } from '../../domain/dates.ts'
import { HISTORICAL_RETENTION_MS } from '../../domain/retention.ts'

/**
 * Every refusal and failure a client can meet. Only this file knows the codes; answers, the OpenAPI document,
 * docs/errors.md and the types of clients are derived from it (Specification, "Errors").
 */
export interface ErrorEntry {
  code: number
  status: number
  /** The contract's label, sent as `details.label`. */
  label?: string
  /** One public sentence that states what happened. */
  message: string
  /** What the caller should do about it. */
  remedy: string
  /** Whether the same request may succeed when sent again unchanged. */
  retry: boolean
}

export const ERRORS = {
  MALFORMED: {
    code: 60001,
    status: 400,
    message: 'The request is malformed or a required value is missing.',
    remedy: 'Fix the fields that `details.issues` lists, each with what is wrong.',
    retry: false,
  },
  NO_KEY: {
    code: 60101,
    status: 401,
    message: 'The request has no API key.',
    remedy: 'Send your API key in the `X-Service-Api-Key` header.',
    retry: false,
  },
  UNKNOWN_KEY: {
    code: 60102,
    status: 401,
    message: 'The API key does not exist or has been revoked.',
    remedy: 'Send the complete key, or create a new one.',
    retry: false,
  },
  EXPIRED_KEY: {
    code: 60103,
    status: 401,
    message: 'The API key has expired.',
    remedy: 'Create a new key. Next time, rotate it before it expires: both are then valid for a while.',
    retry: false,
  },
  PERMISSION_MISSING: {
    code: 60301,
    status: 403,
    message: 'The API key does not have the permission that this request needs.',
    remedy: 'Use a key with the permission in `details.permission`.',
    retry: false,
  },
  PRODUCT_NOT_IN_PLAN: {
    code: 61470,
    status: 403,
    label: 'PRODUCT_NOT_IN_PLAN',
    message: 'The plan of this account does not include this product.',
    remedy: 'Ask for a plan that includes the product in `details.product`. Nothing was charged.',
    retry: false,
  },
  NO_SUCH_ROUTE: {
    code: 60404,
    status: 404,
    message: 'No endpoint exists at this path.',
    remedy: 'Compare the path with the API reference at `/docs`.',
    retry: false,
  },
  METHOD_NOT_ALLOWED: {
    code: 60417,
    status: 405,
    message: 'This endpoint does not support this HTTP method.',
    remedy: 'Use one of the methods in the `Allow` header.',
    retry: false,
  },
  NOT_SHARED: {
    code: 60302,
    status: 403,
    message: 'This resource is not shared with you.',
    remedy: 'Ask the account that owns it to share it with your user or team.',
    retry: false,
  },
  KEY_ENDS_SOONER: {
    code: 60446,
    status: 403,
    message: 'A key cannot expire later than the key it comes from, and a key that has expired cannot be renewed.',
    remedy: 'Choose an expiry no later than `details.until` (epoch milliseconds). Replace an expired key by a new one.',
    retry: false,
  },
  OPERATOR_DECIDES: {
    code: 60303,
    status: 403,
    message: 'The service operator decides about new cases of this account.',
    remedy: "Wait for the operator's decision, or ask the operator to let your team review new cases.",
    retry: false,
  },
  NO_SUCH_RESOURCE: {
    code: 60420,
    status: 404,
    message: 'No resource with this ID exists in this account.',
    remedy: "Check the ID. Other accounts' resources give the same error.",
    retry: false,
  },
  BODY_TOO_LARGE: {
    code: 60413,
    status: 413,
    message: 'The request body is too large.',
    remedy: 'Send at most `details.limitBytes` bytes.',
    retry: false,
  },
  NOT_JSON: {
    code: 60418,
    status: 415,
    message: 'This endpoint does not support the content type of the request body.',
    remedy: 'Send uncompressed JSON with `Content-Type: application/json`.',
    retry: false,
  },
  TOO_MANY_REQUESTS: {
    code: 61457,
    status: 429,
    message: 'Too many requests.',
    remedy:
      'Wait for `Retry-After` seconds. The `X-RateLimit-*` headers show the limit per minute and the rest. If `details.reason` is `EXPORTS_UNDER_WAY` or `ERASURES_UNDER_WAY`, wait until one of yours is finished.',
    retry: true,
  },
  TOO_MANY_AT_ONCE: {
    code: 60444,
    status: 429,
    message: 'The account has reached its limit of concurrent requests.',
    remedy: 'Send the same request again after `Retry-After` seconds, and fewer requests in parallel.',
    retry: true,
  },
  CEILING_REACHED: {
    code: 60445,
    status: 409,
    message: 'The account has reached the maximum number of these resources.',
    remedy: 'Remove resources that you no longer need. `details.thing` names their kind, `details.most` the maximum.',
    retry: false,
  },
  IDEMPOTENCY_KEY_USED: {
    code: 60447,
    status: 409,
    message: 'This `Idempotency-Key` was already used for a different request.',
    remedy: 'Use a new key for each new request, and the same key only for an exact repetition.',
    retry: false,
  },
  UNEXPECTED: {
    code: 60500,
    status: 500,
    message: 'An unexpected error occurred on our side.',
    remedy: 'Send the request again. If the error persists, report the `X-Request-Id` of the response.',
    retry: true,
  },
  UNAVAILABLE: {
    code: 60503,
    status: 503,
    message: 'A component that this request needs is temporarily unavailable.',
    remedy: 'Send the same request again after `Retry-After` seconds.',
    retry: true,
  },
  CASE_NOT_FOUND: {
    code: 60438,
    status: 404,
    label: 'CASE_NOT_FOUND',
    message: 'The court has no case with this identifier.',
    remedy: 'Check the numbers, the establishment code and the case type.',
    retry: false,
  },
  LOOKUP_FAILED: {
    code: 60406,
    status: 500,
    message: 'The case cannot be looked up right now.',
    remedy:
      'Neither the court nor its data sources answered in time. Send the same request again: it joins a lookup that is still running. If it fails again, wait a few minutes. Nothing was charged.',
    retry: true,
  },
  SEARCH_RECORD_NOT_FOUND: {
    code: 60436,
    status: 400,
    message: 'No looked-up case with this ID exists.',
    remedy: 'Use the `searchId` of a case lookup of this account.',
    retry: false,
  },
  SUMMARY_NOT_FOUND: {
    code: 60437,
    status: 400,
    message: 'No summary with this ID exists.',
    remedy: 'Use the `_id` that `POST /case-lookup/summarize` returned to this account.',
    retry: false,
  },
  ENTITY_NOT_FOUND: {
    code: 60400,
    status: 400,
    message: 'No watchlist entity with this ID exists.',
    remedy: 'Use the `_id` from creating the entity or searching for it.',
    retry: false,
  },
  TRACKED_CASE_NOT_FOUND: {
    code: 60401,
    status: 400,
    message: 'No tracked case with this ID exists.',
    remedy: 'Use the `_id` from adding the case or searching for it.',
    retry: false,
  },
  RELATION_NOT_FOUND: {
    code: 60440,
    status: 400,
    message: 'The case has no relation with this ID.',
    remedy: 'Use a `relationId` from the family of the case.',
    retry: false,
  },
  NOT_SUGGESTED: {
    code: 60441,
    status: 400,
    message: 'This relation names no case that can be followed, or the case is tracked already.',
    remedy: 'Read the family of the case. Only relations with a `caseIdentifier` can be followed.',
    retry: false,
  },
  ALREADY_DECIDED: {
    code: 60415,
    status: 400,
    message: 'This has already been decided, or it is not waiting for a decision.',
    remedy: 'Read the case or candidate again: its status shows the decision.',
    retry: false,
  },
  FOREIGN_FORM: {
    code: 60452,
    status: 403,
    message: 'This form was not sent from a page of your session.',
    remedy: 'Open the page again, also after a new sign-in, and repeat the action there.',
    retry: false,
  },
  CLAIMED: {
    code: 60450,
    status: 409,
    message: 'Another operator is working on this.',
    remedy:
      'Take the next one, or repeat the request with `takeOver`. `details.by` names the operator, `details.until` the end of the claim.',
    retry: false,
  },
  NOT_REOPENABLE: {
    code: 60451,
    status: 409,
    message: 'There is no verdict of an operator that could be taken back.',
    remedy: 'Only a candidate that is rejected, or approved and undecided, can be opened again.',
    retry: false,
  },
  CANDIDATE_NOT_FOUND: {
    code: 60410,
    status: 400,
    message: 'No candidate with this ID exists.',
    remedy: 'Use an `_id` from the candidates search of the entity.',
    retry: false,
  },
  CANDIDATE_NOT_APPROVED: {
    code: 60416,
    status: 400,
    message: 'The operator has not approved this candidate.',
    remedy: 'Decide only about approved candidates, which the candidates search lists in its two tabs.',
    retry: false,
  },
  ENTITY_ARCHIVED: {
    code: 60427,
    status: 409,
    message: 'The entity is archived.',
    remedy: 'Create a new entity for the company or person.',
    retry: false,
  },
  CASE_TRACKED_ALREADY: {
    code: 60428,
    status: 409,
    message: 'The account already tracks another case with this identifier.',
    remedy: 'Archive one of the two. `details.caseId` is the ID of the other.',
    retry: false,
  },
  ORDER_NOT_FOUND: {
    code: 60434,
    status: 404,
    label: 'ORDER_NOT_FOUND',
    message: 'The case has no order with this ID.',
    remedy: 'Use an `orderId` from the `orders` of the same lookup.',
    retry: false,
  },
  ORDER_DOWNLOAD_FAILED: {
    code: 60433,
    status: 422,
    label: 'ORDER_DOWNLOAD_FAILED',
    message: 'The document of this order cannot be downloaded.',
    remedy: 'The guide “Errors” explains each `details.reason`. Nothing was charged.',
    retry: false,
  },
  ORDER_DOWNLOAD_NOT_READY: {
    code: 61469,
    status: 503,
    label: 'ORDER_DOWNLOAD_NOT_READY',
    message: 'The document of this order is still being fetched.',
    remedy:
      'Send the same request again after `Retry-After` seconds: it joins the running download and is charged once.',
    retry: true,
  },
  ORDERS_UNAVAILABLE: {
    code: 60439,
    status: 400,
    message: "The court's orders cannot be downloaded now.",
    remedy: 'Neither the court nor its data sources answer. Try again in a few minutes. Nothing was charged.',
    retry: true,
  },
  LINK_REFUSED: {
    code: 60421,
    status: 403,
    message: 'This link has expired or has been altered.',
    remedy: `Request a new link. Links are valid for ${LINK_LIFETIME_MS / 1_000} seconds, so do not store them.`,
    retry: false,
  },
  CHALLENGE_CLOSED: {
    code: 60422,
    status: 409,
    message: 'This captcha has already been answered or has expired.',
    remedy: 'Answer another captcha from the list.',
    retry: false,
  },

  BUDGET_USED_UP: {
    code: 60443,
    status: 429,
    message: 'The account has reached its spending limit for today.',
    remedy:
      'Send it again after `details.until`, when the next day begins in India, or ask for a larger budget. `GET /account` shows the budgets. Nothing was charged.',
    retry: true,
  },

  // Hearings
  CALENDAR_GONE: {
    code: 60442,
    status: 410,
    label: 'CALENDAR_GONE',
    message: 'This calendar was deleted, or its address was replaced.',
    remedy: 'Remove the subscription, and ask its provider for a new address.',
    retry: false,
  },

  // Discovery
  COURTS_NOT_READY: {
    code: 61474,
    status: 503,
    message: 'The search of the courts is not finished yet.',
    remedy:
      'Send the same request again after `details.retryAfterSeconds` seconds: it joins the running search. If `details.reason` is `SOURCES_UNAVAILABLE`, no source could answer, and it starts a new search.',
    retry: true,
  },

  // Historical search
  PERSON_SEARCH_NOT_SUPPORTED: {
    code: 60405,
    status: 400,
    label: 'PERSON_SEARCH_NOT_SUPPORTED',
    message: 'Real-time court search is available for companies only, not for persons.',
    remedy: 'Search for a company, or add the person to the watchlist.',
    retry: false,
  },
  HISTORICAL_SEARCH_NOT_FOUND: {
    code: 61449,
    status: 404,
    message: 'No historical search with this ID exists.',
    remedy: 'Use the `searchId` of a historical search of this account.',
    retry: false,
  },
  HISTORICAL_SEARCH_EXPIRED: {
    code: 61450,
    status: 410,
    message: 'The results of this historical search were deleted when their retention period ended.',
    remedy: `Start the search again. Results are kept for ${HISTORICAL_RETENTION_MS / DAY_MS} days.`,
    retry: false,
  },
  HISTORICAL_SEARCH_BUSY: {
    code: 61451,
    status: 409,
    message: 'Another request is assembling a page of this search.',
    remedy: 'Send the same request again after `Retry-After` seconds.',
    retry: true,
  },
  PAGE_NOT_ASSEMBLED: {
    code: 61452,
    status: 503,
    message: 'The page could not be assembled in time. Nothing was delivered or charged.',
    remedy: 'Read the results with the same page token after `details.retryAfterSeconds` seconds. The work continues.',
    retry: true,
  },
  PAGE_TOKEN_NOT_VALID: {
    code: 61453,
    status: 400,
    message: 'The page token does not belong to this search.',
    remedy: 'Send the `nextPageToken` of the previous page unchanged, and none for the first page.',
    retry: false,
  },
  FILTERS_NOT_VALID: {
    code: 61454,
    status: 400,
    message: 'The filters are not valid: no case can match them.',
    remedy: 'Fix the filters that `details.issues` lists.',
    retry: false,
  },
  ALLOWANCE_USED_UP: {
    code: 61455,
    status: 402,
    message: "The plan's allowance of historical searches is used up.",
    remedy: 'Ask for a larger allowance. Delivered pages can still be read.',
    retry: false,
  },
  NO_SOURCE_ENABLED: {
    code: 61456,
    status: 403,
    message: 'No data source is enabled for this account.',
    remedy: 'Ask for a plan that includes a data source.',
    retry: false,
  },
  ASYNC_NOT_IN_PLAN: {
    code: 61465,
    status: 403,
    message: 'The plan does not include asynchronous historical searches.',
    remedy: 'Search with `mode` `SYNC`, or ask for a plan that includes them.',
    retry: false,
  },
  TOO_MANY_COLLECTIONS: {
    code: 61466,
    status: 429,
    message: 'The account already runs its maximum number of asynchronous searches.',
    remedy: 'Wait until one of them finishes, or cancel one.',
    retry: true,
  },
  NOT_COLLECTED: {
    code: 61467,
    status: 409,
    message: 'This asynchronous search has no results to read.',
    remedy: 'If `details.status` is `RUNNING`, wait; if it is `FAILED`, start a new search.',
    retry: true,
  },
  SEARCH_STATE_MISFIT: {
    code: 61472,
    status: 409,
    message: 'The status of the search does not allow this.',
    remedy:
      '`details.status` is the current status. Only a complete asynchronous search can be downloaded, only a running one cancelled.',
    retry: false,
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorName = keyof typeof ERRORS
