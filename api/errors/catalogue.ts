import { DAY_MS } from '../../domain/dates.ts'
import { HISTORICAL_RETENTION_MS, LINK_LIFETIME_MS } from '../../domain/service-limits.ts'

/**
 * Every refusal and failure a client can meet: the only place that knows codes. Answers, the OpenAPI document, the pages
 * under docs/errors and the types of clients come from here (Specification, "Errors").
 */
export interface ErrorEntry {
  code: number
  status: number
  /** The contract's label, sent as `details.label`. */
  label?: string
  /** One public sentence: what happened. */
  message: string
  /** What the caller should do about it. */
  remedy: string
  /** Whether the same request may succeed when it is sent again unchanged. */
  retry: boolean
}

export const ERRORS = {
  MALFORMED: {
    code: 60001,
    status: 400,
    message: 'The request is malformed or lacks a required value.',
    remedy: 'Mend what `details.issues` lists: each entry names the field and says what is wrong with it.',
    retry: false,
  },
  NO_KEY: {
    code: 60101,
    status: 401,
    message: 'The request carries no API key.',
    remedy: 'Send your key in the header `X-Service-Api-Key`.',
    retry: false,
  },
  UNKNOWN_KEY: {
    code: 60102,
    status: 401,
    message: 'The API key is unknown or was revoked.',
    remedy: 'Check the key for missing characters, or create a new one.',
    retry: false,
  },
  EXPIRED_KEY: {
    code: 60103,
    status: 401,
    message: 'The API key has expired.',
    remedy: 'Create a new key, or rotate in time: two keys may be live at once.',
    retry: false,
  },
  PERMISSION_MISSING: {
    code: 60301,
    status: 403,
    message: 'The API key lacks a permission that this request needs.',
    remedy: 'Use a key with the permission that `details.permission` names.',
    retry: false,
  },
  PRODUCT_NOT_IN_PLAN: {
    code: 61470,
    status: 403,
    label: 'PRODUCT_NOT_IN_PLAN',
    message: 'The plan of this account does not include this product.',
    remedy: 'Ask for a plan with the product that `details.product` names. Nothing was charged.',
    retry: false,
  },
  NO_SUCH_ROUTE: {
    code: 60404,
    status: 404,
    message: 'There is nothing at this address.',
    remedy: 'Compare the path with the reference at `/docs`.',
    retry: false,
  },
  METHOD_NOT_ALLOWED: {
    code: 60417,
    status: 405,
    message: 'This address does not take this method.',
    remedy: 'Use one of the methods in the `Allow` header.',
    retry: false,
  },
  NOT_SHARED: {
    code: 60302,
    status: 403,
    message: 'This is not shared with the caller.',
    remedy: 'Ask the owning account to share it with your user or team.',
    retry: false,
  },
  KEY_ENDS_SOONER: {
    code: 60446,
    status: 403,
    message: 'A key can give no more, and live no longer, than the keys it comes from; an ended key stays ended.',
    remedy:
      'Ask for an end no later than `details.until`, in epoch milliseconds. In place of an ended key make a new one.',
    retry: false,
  },
  OPERATOR_DECIDES: {
    code: 60303,
    status: 403,
    message: 'The service operator decides new cases for this account.',
    remedy: 'Wait for the operator, or ask for an account whose own team reviews.',
    retry: false,
  },
  NO_SUCH_THING: {
    code: 60420,
    status: 404,
    message: 'There is no such thing in this account.',
    remedy: 'Check the id; things of other accounts answer the same.',
    retry: false,
  },
  BODY_TOO_LARGE: {
    code: 60413,
    status: 413,
    message: 'The request body is too large.',
    remedy: 'Send at most as many bytes as `details.limitBytes` says.',
    retry: false,
  },
  NOT_JSON: {
    code: 60418,
    status: 415,
    message: 'The request body is not of a type that this address takes.',
    remedy: 'Send JSON, not compressed, with the header `Content-Type: application/json`.',
    retry: false,
  },
  TOO_MANY_REQUESTS: {
    code: 61457,
    status: 429,
    message: 'Too many requests in this minute.',
    remedy: 'Wait as many seconds as `Retry-After` says; `X-RateLimit-*` show how much is left of the window.',
    retry: true,
  },
  TOO_MANY_AT_ONCE: {
    code: 60444,
    status: 429,
    message: 'As many requests of this account are running as it may have at once.',
    remedy:
      'Send the same request again after `Retry-After`, and fewer side by side: wait for answers before you send more.',
    retry: true,
  },
  CEILING_REACHED: {
    code: 60445,
    status: 409,
    message: 'The account has as many of these as it may have.',
    remedy:
      'Remove what is not needed any more: `details.most` says how many there may be, and `details.thing` of what.',
    retry: false,
  },
  UNEXPECTED: {
    code: 60500,
    status: 500,
    message: 'Something went wrong on our side.',
    remedy: 'Try again; if it stays, report the `X-Request-Id` of the answer.',
    retry: true,
  },
  UNAVAILABLE: {
    code: 60503,
    status: 503,
    message: 'A part this request needs is down for the moment.',
    remedy: 'Send the same request again after as many seconds as `Retry-After` says.',
    retry: true,
  },
  CASE_NOT_FOUND: {
    code: 60438,
    status: 404,
    label: 'CASE_NOT_FOUND',
    message: 'The court knows no case of this identifier.',
    remedy: 'Check the numbers, the establishment and the case type.',
    retry: false,
  },
  LOOKUP_FAILED: {
    code: 60406,
    status: 500,
    message: 'The case cannot be looked up right now.',
    remedy: 'Try again in some minutes: the court or its data source does not answer.',
    retry: true,
  },
  SEARCH_RECORD_NOT_FOUND: {
    code: 60436,
    status: 400,
    message: 'There is no looked-up case of this id.',
    remedy: 'Use the `searchId` of a lookup of this account.',
    retry: false,
  },
  SUMMARY_NOT_FOUND: {
    code: 60437,
    status: 400,
    message: 'There is no summary of this id.',
    remedy: 'Use the `_id` that the request for a summary answered to this account.',
    retry: false,
  },
  ENTITY_NOT_FOUND: {
    code: 60400,
    status: 400,
    message: 'There is no watchlist entity of this id.',
    remedy: 'Use the `_id` that creating or searching entities answered.',
    retry: false,
  },
  TRACKED_CASE_NOT_FOUND: {
    code: 60401,
    status: 400,
    message: 'There is no tracked case of this id.',
    remedy: 'Use the `_id` that adding or searching cases answered.',
    retry: false,
  },
  ALREADY_DECIDED: {
    code: 60415,
    status: 400,
    message: 'This has been decided already, or does not wait for a decision.',
    remedy: 'Read it again: its status tells what was decided.',
    retry: false,
  },
  CANDIDATE_NOT_FOUND: {
    code: 60410,
    status: 400,
    message: 'There is no candidate of this id.',
    remedy: "Use the `_id` that searching an entity's candidates answered.",
    retry: false,
  },
  CANDIDATE_NOT_APPROVED: {
    code: 60416,
    status: 400,
    message: 'The operator has not approved this candidate.',
    remedy: 'Decide about candidates that are approved: those that the two tabs of the search list.',
    retry: false,
  },
  ENTITY_ARCHIVED: {
    code: 60427,
    status: 409,
    message: 'The entity is archived.',
    remedy: 'Put the company or person on the watchlist again.',
    retry: false,
  },
  CASE_TRACKED_ALREADY: {
    code: 60428,
    status: 409,
    message: 'The account tracks another case under this identifier.',
    remedy: 'Archive one of the two: `details.caseId` is the other one.',
    retry: false,
  },
  ORDER_NOT_FOUND: {
    code: 60434,
    status: 404,
    label: 'ORDER_NOT_FOUND',
    message: 'The case has no order of this id.',
    remedy: 'Use an `orderId` from the `orders` of the same lookup.',
    retry: false,
  },
  ORDER_DOWNLOAD_FAILED: {
    code: 60433,
    status: 422,
    label: 'ORDER_DOWNLOAD_FAILED',
    message: 'The document of this order cannot be had.',
    remedy: 'See `details.reason`; docs/orders.md says what each means. Nothing was charged.',
    retry: false,
  },
  ORDER_DOWNLOAD_NOT_READY: {
    code: 61469,
    status: 503,
    label: 'ORDER_DOWNLOAD_NOT_READY',
    message: 'The document of this order is still being fetched.',
    remedy:
      'Send the same request again after `Retry-After` seconds; it joins the running download and is charged once.',
    retry: true,
  },
  ORDERS_UNAVAILABLE: {
    code: 60439,
    status: 400,
    message: "The court's orders cannot be downloaded now.",
    remedy: 'Try again in some minutes: neither the court nor its data sources answer. Nothing was charged.',
    retry: true,
  },
  LINK_REFUSED: {
    code: 60421,
    status: 403,
    message: 'This link has expired or was changed.',
    remedy: `Ask for a fresh link; links are valid for ${LINK_LIFETIME_MS / 1_000} seconds and are not to be stored.`,
    retry: false,
  },
  CHALLENGE_CLOSED: {
    code: 60422,
    status: 409,
    message: 'This verification picture was answered or given up before.',
    remedy: 'Answer another one of the list.',
    retry: false,
  },

  BUDGET_USED_UP: {
    code: 60443,
    status: 429,
    message: 'What may be spent for this account today is used up, so that this could not be done.',
    remedy:
      'Wait until `details.until`, when the next day of India begins, or ask for a plan with a larger budget; `GET /account` shows both. Nothing was charged.',
    retry: true,
  },

  // Discovery
  COURTS_NOT_READY: {
    code: 61474,
    status: 503,
    message: 'The courts could not be asked to the end yet.',
    remedy:
      'Send the same request again after `details.retryAfterSeconds`: it joins the work that is running. With `details.reason` `SOURCES_UNAVAILABLE` no source could answer, and the search begins anew.',
    retry: true,
  },

  // Historical search
  PERSON_SEARCH_NOT_SUPPORTED: {
    code: 60405,
    status: 400,
    label: 'PERSON_SEARCH_NOT_SUPPORTED',
    message: 'Real-time court search is for companies only, not for persons.',
    remedy: 'Search for a company, or add the person to the watchlist.',
    retry: false,
  },
  HISTORICAL_SEARCH_NOT_FOUND: {
    code: 61449,
    status: 404,
    message: 'There is no historical search of this id.',
    remedy: 'Use the `searchId` of a historical search of this account.',
    retry: false,
  },
  HISTORICAL_SEARCH_EXPIRED: {
    code: 61450,
    status: 410,
    message: 'The results of this historical search were deleted at the end of their time.',
    remedy: `Start the search again; results are kept for ${HISTORICAL_RETENTION_MS / DAY_MS} days.`,
    retry: false,
  },
  HISTORICAL_SEARCH_BUSY: {
    code: 61451,
    status: 409,
    message: 'Another request is assembling a page of this search.',
    remedy: 'Send the same request again in some seconds, or wait for the other one.',
    retry: true,
  },
  PAGE_NOT_ASSEMBLED: {
    code: 61452,
    status: 503,
    message: 'The page could not be assembled in time. Nothing was delivered or charged.',
    remedy: 'After `details.retryAfterSeconds` read the results with the same page token; the work goes on meanwhile.',
    retry: true,
  },
  PAGE_TOKEN_NOT_VALID: {
    code: 61453,
    status: 400,
    message: 'The page token is not one of this search.',
    remedy: 'Send the `nextPageToken` of the page before, unchanged; leave it out for the first page.',
    retry: false,
  },
  FILTERS_NOT_VALID: {
    code: 61454,
    status: 400,
    message: 'No case can fulfil these filters.',
    remedy: 'Mend what `details.issues` lists.',
    retry: false,
  },
  ALLOWANCE_USED_UP: {
    code: 61455,
    status: 402,
    message: "The plan's allowance of historical searches is used up.",
    remedy: 'Ask for a larger allowance. Pages that were delivered can still be read.',
    retry: false,
  },
  NO_SOURCE_ENABLED: {
    code: 61456,
    status: 403,
    message: 'No data source is enabled for this account.',
    remedy: 'Ask for a plan with a data source.',
    retry: false,
  },
  ASYNC_NOT_IN_PLAN: {
    code: 61465,
    status: 403,
    message: 'The plan does not include asynchronous historical searches.',
    remedy: 'Search with `mode` `SYNC`, or ask for a plan with asynchronous searches.',
    retry: false,
  },
  TOO_MANY_COLLECTIONS: {
    code: 61466,
    status: 429,
    message: 'As many asynchronous searches are collecting as one account may have at once.',
    remedy: 'Wait until one has finished, or cancel one.',
    retry: true,
  },
  NOT_COLLECTED: {
    code: 61467,
    status: 409,
    message: 'This asynchronous search has no results to read.',
    remedy: 'While `details.status` is `RUNNING`, wait for its completion; a `FAILED` search has to be started again.',
    retry: true,
  },
  SEARCH_STATE_MISFIT: {
    code: 61472,
    status: 409,
    message: 'This cannot be done with the search as it stands.',
    remedy:
      '`details.status` tells where it stands: only a complete asynchronous search can be downloaded, only a running one cancelled.',
    retry: false,
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorName = keyof typeof ERRORS
