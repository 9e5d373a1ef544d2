/* Generated from the OpenAPI document. Do not edit. */

import type * as api from './types.ts'

/** The body of any error, known by its `code`. */
export type ApiError =
  | api.MalformedError
  | api.NoKeyError
  | api.UnknownKeyError
  | api.ExpiredKeyError
  | api.PermissionMissingError
  | api.ProductNotInPlanError
  | api.CaseNotFoundError
  | api.IdempotencyKeyUsedError
  | api.BodyTooLargeError
  | api.NotJsonError
  | api.BudgetUsedUpError
  | api.TooManyRequestsError
  | api.TooManyAtOnceError
  | api.LookupFailedError
  | api.UnexpectedError
  | api.UnavailableError
  | api.SearchRecordNotFoundError
  | api.OrdersUnavailableError
  | api.OrderNotFoundError
  | api.OrderDownloadFailedError
  | api.OrderDownloadNotReadyError
  | api.NoSuchThingError
  | api.SummaryNotFoundError
  | api.PersonSearchNotSupportedError
  | api.FiltersNotValidError
  | api.AllowanceUsedUpError
  | api.NoSourceEnabledError
  | api.AsyncNotInPlanError
  | api.TooManyCollectionsError
  | api.PageNotAssembledError
  | api.HistoricalSearchNotFoundError
  | api.SearchStateMisfitError
  | api.PageTokenNotValidError
  | api.HistoricalSearchBusyError
  | api.NotCollectedError
  | api.HistoricalSearchExpiredError
  | api.EntityNotFoundError
  | api.NotSharedError
  | api.EntityArchivedError
  | api.CourtsNotReadyError
  | api.CandidateNotFoundError
  | api.AlreadyDecidedError
  | api.CandidateNotApprovedError
  | api.OperatorDecidesError
  | api.TrackedCaseNotFoundError
  | api.CaseTrackedAlreadyError
  | api.CeilingReachedError
  | api.KeyEndsSoonerError
