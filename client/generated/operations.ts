/* Generated from the OpenAPI document. Do not edit. */

import { type Call, type CallOptions, Group } from '../call.ts'
import type { Listed } from '../listed.ts'
import type * as api from './types.ts'

/** The version of this package. */
export const VERSION = '1.0.0'

export class Cases extends Group {
  /**
   * Look up a case live by its identifier
   *
   * Needs the permission `case.write`. Rate-limit weight: 10.
   */
  lookUp(parameters: api.LookUpCaseRequest, options?: CallOptions): Promise<api.LookedUpCase> {
    return this.call('POST', '/case-lookup', parameters, options)
  }

  /**
   * List the case types, establishments and identifier combinations of a court type
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  listTypes(parameters: api.ListCaseTypesParameters, options?: CallOptions): Promise<api.ListCaseTypesResponse> {
    return this.call('GET', '/case-lookup/case-types', parameters, options)
  }

  /**
   * Get a looked-up case as it is stored
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  get(parameters: api.GetCaseParameters, options?: CallOptions): Promise<api.StoredCase> {
    return this.call('GET', '/case-lookup/{searchId}', parameters, options)
  }
}

export class Orders extends Group {
  /**
   * Download the document of an order, stamped with its provenance
   *
   * An order that was downloaded before is returned immediately. Other orders are fetched while the request waits, for up to 55 seconds. An order of a district court usually takes only a moment.
   *
   * Needs the permission `case.write`. Rate-limit weight: 10.
   */
  download(parameters: api.DownloadOrderRequest, options?: CallOptions): Promise<api.OrderDownload> {
    return this.call('POST', '/case-lookup/orders/download', parameters, options)
  }

  /**
   * Look up the reference printed on a stamped page
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  getReference(parameters: api.GetOrderReferenceParameters, options?: CallOptions): Promise<api.DocumentReference> {
    return this.call('GET', '/documents/references/{reference}', parameters, options)
  }
}

export class Summaries extends Group {
  /**
   * Start a summary of a looked-up case; every request starts a new one
   *
   * Needs the permission `case.write`. Rate-limit weight: 10.
   */
  start(parameters: api.StartSummaryRequest, options?: CallOptions): Promise<api.SummaryBegun> {
    return this.call('POST', '/case-lookup/summarize', parameters, options)
  }

  /**
   * Get a summary; poll it until it is COMPLETE or FAILED
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  get(parameters: api.GetSummaryParameters, options?: CallOptions): Promise<api.PolledCaseSummary> {
    return this.call('GET', '/case-lookup/summarize/{id}', parameters, options)
  }
}

export class HistoricalSearches extends Group {
  /**
   * Search the court-case history of a company
   *
   * Needs the permission `historicalSearch.write`. Rate-limit weight: 1.
   */
  start(parameters: api.StartHistoricalSearchRequest, options?: CallOptions): Promise<api.HistoricalResultsPage | api.HistoricalSearch> {
    return this.call('POST', '/historical-search', parameters, options)
  }

  /**
   * List historical searches, newest first
   *
   * Needs the permission `historicalSearch.read`. Rate-limit weight: 1.
   */
  list(parameters: api.ListHistoricalSearchesParameters = {}, options?: CallOptions): Listed<api.ListHistoricalSearchesResponse, api.ListHistoricalSearchesResponse['searches'][number]> {
    return this.listed('GET', '/historical-search', parameters, options)
  }

  /**
   * Get the status of a historical search
   *
   * Needs the permission `historicalSearch.read`. Rate-limit weight: 1.
   */
  get(parameters: api.GetHistoricalSearchParameters, options?: CallOptions): Promise<api.HistoricalSearch> {
    return this.call('GET', '/historical-search/{searchId}', parameters, options)
  }

  /**
   * Cancel a running asynchronous search
   *
   * Needs the permission `historicalSearch.write`. Rate-limit weight: 1.
   */
  cancel(parameters: api.CancelHistoricalSearchParameters, options?: CallOptions): Promise<api.HistoricalSearch> {
    return this.call('DELETE', '/historical-search/{searchId}', parameters, options)
  }

  /**
   * Get a page of results
   *
   * A page of a SYNC search is charged when it is delivered for the first time. Reading it again is free.
   *
   * Needs the permission `historicalSearch.read`. Rate-limit weight: 1.
   */
  listResults(parameters: api.ListHistoricalSearchResultsParameters, options?: CallOptions): Listed<api.HistoricalResultsPage, api.HistoricalResultsPage['results'][number]> {
    return this.listed('GET', '/historical-search/{searchId}/results', parameters, options)
  }

  /**
   * Download all results of a complete asynchronous search
   *
   * Needs the permission `historicalSearch.read`. Rate-limit weight: 1.
   */
  downloadResults(parameters: api.DownloadHistoricalSearchResultsParameters, options?: CallOptions): Promise<api.DownloadHistoricalSearchResultsResponse> {
    return this.call('GET', '/historical-search/{searchId}/download', parameters, options)
  }
}

export class Entities extends Group {
  /**
   * Add a company or person to the watchlist
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 1.
   */
  create(parameters: api.NewEntity, options?: CallOptions): Promise<api.CreateEntityResponse> {
    return this.call('POST', '/watchlist/entities', parameters, options)
  }

  /**
   * Import many entities to the watchlist
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 50.
   */
  import(parameters: api.ImportEntitiesRequest | string, options?: CallOptions): Promise<api.ImportEntitiesResponse> {
    return this.call('POST', '/watchlist/entities/import', parameters, options)
  }

  /**
   * List imports, newest first
   *
   * Needs the permission `watchlist.read`. Rate-limit weight: 1.
   */
  listImports(parameters: api.ListEntityImportsParameters = {}, options?: CallOptions): Listed<api.ListEntityImportsResponse, api.ListEntityImportsResponse['imports'][number]> {
    return this.listed('GET', '/watchlist/imports', parameters, options)
  }

  /**
   * Get the progress of an import
   *
   * Needs the permission `watchlist.read`. Rate-limit weight: 1.
   */
  getImport(parameters: api.GetEntityImportParameters, options?: CallOptions): Promise<api.GetEntityImportResponse> {
    return this.call('GET', '/watchlist/imports/{id}', parameters, options)
  }

  /**
   * Search entities
   *
   * Needs the permission `watchlist.read`. Rate-limit weight: 1.
   */
  search(parameters: api.SearchEntitiesRequest = {}, options?: CallOptions): Listed<api.SearchEntitiesResponse, api.SearchEntitiesResponse['records'][number]> {
    return this.listed('POST', '/watchlist/entities/search', parameters, options)
  }

  /**
   * Get an entity with its risk level
   *
   * Needs the permission `watchlist.read`. Rate-limit weight: 1.
   */
  get(parameters: api.GetEntityParameters, options?: CallOptions): Promise<api.WatchlistEntityWithRisk> {
    return this.call('GET', '/watchlist/entities/{id}', parameters, options)
  }

  /**
   * Replace the details of an entity
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 1.
   */
  update(parameters: api.UpdateEntityParameters & api.EntityDetails, options?: CallOptions): Promise<api.UpdateEntityResponse> {
    return this.call('PUT', '/watchlist/entities/{id}', parameters, options)
  }

  /**
   * Archive an entity
   *
   * Its tracked cases do not change and are still followed. An archived entity cannot be restored.
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 1.
   */
  archive(parameters: api.ArchiveEntityParameters, options?: CallOptions): Promise<api.ArchiveEntityResponse> {
    return this.call('DELETE', '/watchlist/entities/{id}', parameters, options)
  }

  /**
   * Get the risk levels of several entities
   *
   * Answers for the entities of a page of a search. An ID that is none, or of an entity that you cannot see, is left out.
   *
   * Needs the permission `watchlist.read`. Rate-limit weight: 1.
   */
  getRisks(parameters: api.GetEntityRisksRequest, options?: CallOptions): Promise<api.GetEntityRisksResponse> {
    return this.call('POST', '/watchlist/entities/risks', parameters, options)
  }

  /**
   * Pause an entity: exclude it from the daily sync
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 1.
   */
  pause(parameters: api.PauseEntityParameters, options?: CallOptions): Promise<api.PauseEntityResponse> {
    return this.call('POST', '/watchlist/entities/{id}/pause', parameters, options)
  }

  /**
   * Resume a paused entity: include it in the daily sync again
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 1.
   */
  resume(parameters: api.ResumeEntityParameters, options?: CallOptions): Promise<api.ResumeEntityResponse> {
    return this.call('POST', '/watchlist/entities/{id}/resume', parameters, options)
  }

  /**
   * Set the users and teams that an entity is shared with
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 1.
   */
  share(parameters: api.ShareEntityParameters & api.ShareEntityRequest, options?: CallOptions): Promise<api.ShareEntityResponse> {
    return this.call('PUT', '/watchlist/entities/{id}/sharing', parameters, options)
  }

  /**
   * Search the courts for new cases of a company now
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 10.
   */
  discoverCases(parameters: api.DiscoverEntityCasesParameters, options?: CallOptions): Promise<api.Discovery> {
    return this.call('POST', '/watchlist/entities/{id}/discover', parameters, options)
  }
}

export class Candidates extends Group {
  /**
   * Search the candidates of an entity
   *
   * Needs the permission `watchlist.read`. Rate-limit weight: 1.
   */
  search(parameters: api.SearchCandidatesParameters & api.SearchCandidatesRequest, options?: CallOptions): Listed<api.SearchCandidatesResponse, api.SearchCandidatesResponse['records'][number]> {
    return this.listed('POST', '/watchlist/entities/{id}/candidates/search', parameters, options)
  }

  /**
   * Add a candidate to the watchlist as a tracked case
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 1.
   */
  confirm(parameters: api.ConfirmCandidateParameters, options?: CallOptions): Promise<api.ConfirmCandidateResponse> {
    return this.call('POST', '/watchlist/candidates/{id}/confirm', parameters, options)
  }

  /**
   * Decline a candidate
   *
   * Needs the permission `watchlist.write`. Rate-limit weight: 1.
   */
  decline(parameters: api.DeclineCandidateParameters, options?: CallOptions): Promise<api.DeclineCandidateResponse> {
    return this.call('POST', '/watchlist/candidates/{id}/decline', parameters, options)
  }
}

export class TrackedCases extends Group {
  /**
   * Track a case
   *
   * Needs the permission `case.write`. Rate-limit weight: 1.
   */
  add(parameters: api.AddTrackedCaseRequest, options?: CallOptions): Promise<api.AddTrackedCaseResponse> {
    return this.call('POST', '/watchlist/cases', parameters, options)
  }

  /**
   * Search tracked cases
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  search(parameters: api.SearchTrackedCasesRequest = {}, options?: CallOptions): Listed<api.SearchTrackedCasesResponse, api.SearchTrackedCasesResponse['records'][number]> {
    return this.listed('POST', '/watchlist/cases/search', parameters, options)
  }

  /**
   * Get a tracked case
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  get(parameters: api.GetTrackedCaseParameters, options?: CallOptions): Promise<api.TrackedCase> {
    return this.call('GET', '/watchlist/cases/{id}', parameters, options)
  }

  /**
   * Update the risk level or status of a tracked case
   *
   * Needs the permission `case.write`. Rate-limit weight: 1.
   */
  update(parameters: api.UpdateTrackedCaseParameters & api.UpdateTrackedCaseRequest, options?: CallOptions): Promise<api.UpdateTrackedCaseResponse> {
    return this.call('PUT', '/watchlist/cases/{id}', parameters, options)
  }

  /**
   * List the changes of a tracked case, newest first
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  listChanges(parameters: api.ListTrackedCaseChangesParameters, options?: CallOptions): Listed<api.ListTrackedCaseChangesResponse, api.ListTrackedCaseChangesResponse['changes'][number]> {
    return this.listed('GET', '/watchlist/cases/{id}/changes', parameters, options)
  }

  /**
   * Set the users and teams that a tracked case is shared with
   *
   * Needs the permission `case.write`. Rate-limit weight: 1.
   */
  share(parameters: api.ShareTrackedCaseParameters & api.ShareTrackedCaseRequest, options?: CallOptions): Promise<api.ShareTrackedCaseResponse> {
    return this.call('PUT', '/watchlist/cases/{id}/sharing', parameters, options)
  }

  /**
   * Complete the identifier of a tracked case
   *
   * Needs the permission `case.write`. Rate-limit weight: 1.
   */
  completeIdentifier(parameters: api.CompleteTrackedCaseIdentifierParameters & api.CompleteTrackedCaseIdentifierRequest, options?: CallOptions): Promise<api.CompleteTrackedCaseIdentifierResponse> {
    return this.call('PUT', '/watchlist/cases/{id}/identifier', parameters, options)
  }

  /**
   * Refresh a tracked case from the court
   *
   * Needs the permission `case.write`. Rate-limit weight: 10.
   */
  refresh(parameters: api.RefreshTrackedCaseParameters, options?: CallOptions): Promise<api.CaseRefresh> {
    return this.call('POST', '/watchlist/cases/{id}/refresh', parameters, options)
  }
}

export class Hearings extends Group {
  /**
   * List the hearings of tracked cases
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  list(parameters: api.ListHearingsParameters = {}, options?: CallOptions): Listed<api.ListHearingsResponse, api.ListHearingsResponse['hearings'][number]> {
    return this.listed('GET', '/watchlist/hearings', parameters, options)
  }

  /**
   * Get how far the cause lists of the coming days are known
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  getCoverage(options?: CallOptions): Promise<api.GetHearingCoverageResponse> {
    return this.call('GET', '/watchlist/hearings/coverage', {}, options)
  }

  /**
   * Get a hearing with its changes
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  get(parameters: api.GetHearingParameters, options?: CallOptions): Promise<api.GetHearingResponse> {
    return this.call('GET', '/watchlist/hearings/{id}', parameters, options)
  }

  /**
   * List the hearings of a tracked case, latest day first
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  listTrackedCaseHearings(parameters: api.ListTrackedCaseHearingsParameters, options?: CallOptions): Listed<api.ListTrackedCaseHearingsResponse, api.ListTrackedCaseHearingsResponse['hearings'][number]> {
    return this.listed('GET', '/watchlist/cases/{id}/hearings', parameters, options)
  }
}

export class Calendars extends Group {
  /**
   * Create a calendar feed of hearings
   *
   * Needs the permission `case.write`. Rate-limit weight: 1.
   */
  create(parameters: api.CreateCalendarRequest, options?: CallOptions): Promise<api.CreateCalendarResponse> {
    return this.call('POST', '/watchlist/calendars', parameters, options)
  }

  /**
   * List calendar feeds
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  list(parameters: api.ListCalendarsParameters = {}, options?: CallOptions): Listed<api.ListCalendarsResponse, api.ListCalendarsResponse['calendars'][number]> {
    return this.listed('GET', '/watchlist/calendars', parameters, options)
  }

  /**
   * Get a calendar feed
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  get(parameters: api.GetCalendarParameters, options?: CallOptions): Promise<api.Calendar> {
    return this.call('GET', '/watchlist/calendars/{id}', parameters, options)
  }

  /**
   * Replace the settings of a calendar feed
   *
   * Needs the permission `case.write`. Rate-limit weight: 1.
   */
  update(parameters: api.UpdateCalendarParameters & api.UpdateCalendarRequest, options?: CallOptions): Promise<api.UpdateCalendarResponse> {
    return this.call('PUT', '/watchlist/calendars/{id}', parameters, options)
  }

  /**
   * Delete a calendar feed
   *
   * Needs the permission `case.write`. Rate-limit weight: 1.
   */
  delete(parameters: api.DeleteCalendarParameters, options?: CallOptions): Promise<api.DeleteCalendarResponse> {
    return this.call('DELETE', '/watchlist/calendars/{id}', parameters, options)
  }

  /**
   * Give a calendar feed a new address
   *
   * Needs the permission `case.write`. Rate-limit weight: 1.
   */
  rotateAddress(parameters: api.RotateCalendarAddressParameters & api.RotateCalendarAddressRequest, options?: CallOptions): Promise<api.RotateCalendarAddressResponse> {
    return this.call('POST', '/watchlist/calendars/{id}/rotate', parameters, options)
  }
}

export class Exports extends Group {
  /**
   * Start an export of entities or tracked cases
   *
   * Needs the permission `watchlist.read`. Rate-limit weight: 10.
   */
  create(parameters: api.CreateExportRequest, options?: CallOptions): Promise<api.CreateExportResponse> {
    return this.call('POST', '/watchlist/exports', parameters, options)
  }

  /**
   * List your exports, newest first
   *
   * An export belongs to the user who started it. Get one export for the link to its file.
   *
   * Needs the permission `watchlist.read`. Rate-limit weight: 1.
   */
  list(parameters: api.ListExportsParameters = {}, options?: CallOptions): Listed<api.ListExportsResponse, api.ListExportsResponse['exports'][number]> {
    return this.listed('GET', '/watchlist/exports', parameters, options)
  }

  /**
   * Get the progress of an export, or the link to its file
   *
   * Needs the permission `watchlist.read`. Rate-limit weight: 1.
   */
  get(parameters: api.GetExportParameters, options?: CallOptions): Promise<api.GetExportResponse> {
    return this.call('GET', '/watchlist/exports/{id}', parameters, options)
  }
}

export class Events extends Group {
  /**
   * List events, continuing after the last one you read
   *
   * Needs the permission `webhook.read`. Rate-limit weight: 1.
   */
  list(parameters: api.ListEventsParameters = {}, options?: CallOptions): Listed<api.ListEventsResponse, api.ListEventsResponse['events'][number]> {
    return this.listed('GET', '/events', parameters, options)
  }
}

export class Webhooks extends Group {
  /**
   * Create a webhook endpoint
   *
   * Needs the permission `webhook.write`. Rate-limit weight: 1.
   */
  create(parameters: api.CreateWebhookRequest, options?: CallOptions): Promise<api.CreateWebhookResponse> {
    return this.call('POST', '/webhooks', parameters, options)
  }

  /**
   * List webhook endpoints
   *
   * Needs the permission `webhook.read`. Rate-limit weight: 1.
   */
  list(parameters: api.ListWebhooksParameters = {}, options?: CallOptions): Listed<api.ListWebhooksResponse, api.ListWebhooksResponse['webhooks'][number]> {
    return this.listed('GET', '/webhooks', parameters, options)
  }

  /**
   * Get a webhook endpoint
   *
   * Needs the permission `webhook.read`. Rate-limit weight: 1.
   */
  get(parameters: api.GetWebhookParameters, options?: CallOptions): Promise<api.Webhook> {
    return this.call('GET', '/webhooks/{webhookId}', parameters, options)
  }

  /**
   * Update or re-enable a webhook endpoint
   *
   * Needs the permission `webhook.write`. Rate-limit weight: 1.
   */
  update(parameters: api.UpdateWebhookParameters & api.UpdateWebhookRequest, options?: CallOptions): Promise<api.Webhook> {
    return this.call('PUT', '/webhooks/{webhookId}', parameters, options)
  }

  /**
   * Delete a webhook endpoint
   *
   * Needs the permission `webhook.write`. Rate-limit weight: 1.
   */
  delete(parameters: api.DeleteWebhookParameters, options?: CallOptions): Promise<api.DeleteWebhookResponse> {
    return this.call('DELETE', '/webhooks/{webhookId}', parameters, options)
  }

  /**
   * Rotate the secret of a webhook endpoint
   *
   * Needs the permission `webhook.write`. Rate-limit weight: 1.
   */
  rotateSecret(parameters: api.RotateWebhookSecretParameters, options?: CallOptions): Promise<api.RotateWebhookSecretResponse> {
    return this.call('POST', '/webhooks/{webhookId}/rotate-secret', parameters, options)
  }

  /**
   * Send a test message to a webhook endpoint
   *
   * Needs the permission `webhook.write`. Rate-limit weight: 1.
   */
  test(parameters: api.TestWebhookParameters, options?: CallOptions): Promise<api.WebhookDelivery> {
    return this.call('POST', '/webhooks/{webhookId}/test', parameters, options)
  }

  /**
   * List the deliveries of a webhook endpoint
   *
   * Needs the permission `webhook.read`. Rate-limit weight: 1.
   */
  listDeliveries(parameters: api.ListWebhookDeliveriesParameters, options?: CallOptions): Listed<api.ListWebhookDeliveriesResponse, api.ListWebhookDeliveriesResponse['deliveries'][number]> {
    return this.listed('GET', '/webhooks/{webhookId}/deliveries', parameters, options)
  }

  /**
   * Replay a delivery
   *
   * Needs the permission `webhook.write`. Rate-limit weight: 1.
   */
  replayDelivery(parameters: api.ReplayWebhookDeliveryParameters, options?: CallOptions): Promise<api.WebhookDelivery> {
    return this.call('POST', '/webhooks/{webhookId}/deliveries/{deliveryId}/replay', parameters, options)
  }

  /**
   * Replay all events of a webhook endpoint since a point in time
   *
   * Needs the permission `webhook.write`. Rate-limit weight: 1.
   */
  replayEvents(parameters: api.ReplayWebhookEventsParameters & api.ReplayWebhookEventsRequest, options?: CallOptions): Promise<api.ReplayWebhookEventsResponse> {
    return this.call('POST', '/webhooks/{webhookId}/replay', parameters, options)
  }
}

export class Account extends Group {
  /**
   * Get the account with its plan and its allowance
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  get(options?: CallOptions): Promise<api.GetAccountResponse> {
    return this.call('GET', '/account', {}, options)
  }

  /**
   * List the audit log of the account
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  listAuditEntries(parameters: api.ListAccountAuditEntriesParameters = {}, options?: CallOptions): Listed<api.ListAccountAuditEntriesResponse, api.ListAccountAuditEntriesResponse['entries'][number]> {
    return this.listed('GET', '/account/audit', parameters, options)
  }

  /**
   * List the billed units per day, product and API key
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  listUsage(parameters: api.ListAccountUsageParameters = {}, options?: CallOptions): Promise<api.ListAccountUsageResponse> {
    return this.call('GET', '/account/usage', parameters, options)
  }

  /**
   * Download the usage records as JSON or CSV
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  exportUsage(parameters: api.ExportAccountUsageParameters = {}, options?: CallOptions): Promise<api.ExportAccountUsageResponse | string> {
    return this.call('GET', '/account/usage/export', parameters, options)
  }

  /**
   * Get the time of the evening digest of hearings
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  getHearingDigest(options?: CallOptions): Promise<api.HearingDigest> {
    return this.call('GET', '/account/hearing-digest', {}, options)
  }

  /**
   * Set the time of the evening digest of hearings
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  updateHearingDigest(parameters: api.HearingDigest, options?: CallOptions): Promise<api.HearingDigest> {
    return this.call('PUT', '/account/hearing-digest', parameters, options)
  }
}

export class Status extends Group {
  /**
   * Get the status of the courts and their sources
   *
   * Use it to tell users why a live lookup fails now. A `DEGRADED` court type is still answered, by the sources that are `OK`. The answer of a source that is shared by several court types is not broken down by court type.
   *
   * Needs the permission `case.read`. Rate-limit weight: 1.
   */
  get(options?: CallOptions): Promise<api.GetStatusResponse> {
    return this.call('GET', '/status', {}, options)
  }
}

export class Erasures extends Group {
  /**
   * Erase an entity, a case or a person
   *
   * Runs in the background and cannot be undone. An entity goes with its candidates and with the cases that the account tracks for it alone. A case goes wherever the account has it, with its documents, and is not suggested again. Read docs/privacy.md first.
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  create(parameters: api.CreateErasureRequest, options?: CallOptions): Promise<api.CreateErasureResponse> {
    return this.call('POST', '/account/erasures', parameters, options)
  }

  /**
   * Get an erasure with its report
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  get(parameters: api.GetErasureParameters, options?: CallOptions): Promise<api.Erasure> {
    return this.call('GET', '/account/erasures/{erasureId}', parameters, options)
  }
}

export class ApiKeys extends Group {
  /**
   * Create an API key
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  create(parameters: api.CreateApiKeyRequest, options?: CallOptions): Promise<api.CreateApiKeyResponse> {
    return this.call('POST', '/account/api-keys', parameters, options)
  }

  /**
   * List API keys
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  list(parameters: api.ListApiKeysParameters = {}, options?: CallOptions): Listed<api.ListApiKeysResponse, api.ListApiKeysResponse['apiKeys'][number]> {
    return this.listed('GET', '/account/api-keys', parameters, options)
  }

  /**
   * Rename an API key or set an earlier expiry time
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  update(parameters: api.UpdateApiKeyParameters & api.UpdateApiKeyRequest, options?: CallOptions): Promise<api.ApiKey> {
    return this.call('PUT', '/account/api-keys/{keyId}', parameters, options)
  }

  /**
   * Revoke an API key immediately
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  revoke(parameters: api.RevokeApiKeyParameters, options?: CallOptions): Promise<api.RevokeApiKeyResponse> {
    return this.call('DELETE', '/account/api-keys/{keyId}', parameters, options)
  }

  /**
   * Rotate an API key; both keys work for some hours
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  rotate(parameters: api.RotateApiKeyParameters & api.RotateApiKeyRequest, options?: CallOptions): Promise<api.RotateApiKeyResponse> {
    return this.call('POST', '/account/api-keys/{keyId}/rotate', parameters, options)
  }
}

export class Users extends Group {
  /**
   * List users
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  list(parameters: api.ListUsersParameters = {}, options?: CallOptions): Listed<api.ListUsersResponse, api.ListUsersResponse['users'][number]> {
    return this.listed('GET', '/account/users', parameters, options)
  }

  /**
   * Create a user
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  create(parameters: api.CreateUserRequest, options?: CallOptions): Promise<api.User> {
    return this.call('POST', '/account/users', parameters, options)
  }

  /**
   * Rename a user
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  rename(parameters: api.RenameUserParameters & api.RenameUserRequest, options?: CallOptions): Promise<api.User> {
    return this.call('PUT', '/account/users/{userId}', parameters, options)
  }

  /**
   * Delete a user and revoke their API keys and calendars
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  delete(parameters: api.DeleteUserParameters, options?: CallOptions): Promise<api.DeleteUserResponse> {
    return this.call('DELETE', '/account/users/{userId}', parameters, options)
  }
}

export class Teams extends Group {
  /**
   * List teams
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  list(parameters: api.ListTeamsParameters = {}, options?: CallOptions): Listed<api.ListTeamsResponse, api.ListTeamsResponse['teams'][number]> {
    return this.listed('GET', '/account/teams', parameters, options)
  }

  /**
   * Create a team
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  create(parameters: api.CreateTeamRequest, options?: CallOptions): Promise<api.Team> {
    return this.call('POST', '/account/teams', parameters, options)
  }

  /**
   * Rename a team
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  rename(parameters: api.RenameTeamParameters & api.RenameTeamRequest, options?: CallOptions): Promise<api.Team> {
    return this.call('PUT', '/account/teams/{teamId}', parameters, options)
  }

  /**
   * Delete a team
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  delete(parameters: api.DeleteTeamParameters, options?: CallOptions): Promise<api.DeleteTeamResponse> {
    return this.call('DELETE', '/account/teams/{teamId}', parameters, options)
  }

  /**
   * List the members of a team
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  listMembers(parameters: api.ListTeamMembersParameters, options?: CallOptions): Listed<api.ListTeamMembersResponse, api.ListTeamMembersResponse['userIds'][number]> {
    return this.listed('GET', '/account/teams/{teamId}/members', parameters, options)
  }

  /**
   * Add a member to a team
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  addMember(parameters: api.AddTeamMemberParameters & api.AddTeamMemberRequest, options?: CallOptions): Promise<api.AddTeamMemberResponse> {
    return this.call('POST', '/account/teams/{teamId}/members', parameters, options)
  }

  /**
   * Remove a member from a team
   *
   * Needs the permission `account.admin`. Rate-limit weight: 1.
   */
  removeMember(parameters: api.RemoveTeamMemberParameters, options?: CallOptions): Promise<api.RemoveTeamMemberResponse> {
    return this.call('DELETE', '/account/teams/{teamId}/members/{userId}', parameters, options)
  }
}

/** Every operation of the API, in the groups of its reference. */
export class Operations {
  readonly cases: Cases
  readonly orders: Orders
  readonly summaries: Summaries
  readonly historicalSearches: HistoricalSearches
  readonly entities: Entities
  readonly candidates: Candidates
  readonly trackedCases: TrackedCases
  readonly hearings: Hearings
  readonly calendars: Calendars
  readonly exports: Exports
  readonly events: Events
  readonly webhooks: Webhooks
  readonly account: Account
  readonly status: Status
  readonly erasures: Erasures
  readonly apiKeys: ApiKeys
  readonly users: Users
  readonly teams: Teams

  constructor(call: Call) {
    this.cases = new Cases(call)
    this.orders = new Orders(call)
    this.summaries = new Summaries(call)
    this.historicalSearches = new HistoricalSearches(call)
    this.entities = new Entities(call)
    this.candidates = new Candidates(call)
    this.trackedCases = new TrackedCases(call)
    this.hearings = new Hearings(call)
    this.calendars = new Calendars(call)
    this.exports = new Exports(call)
    this.events = new Events(call)
    this.webhooks = new Webhooks(call)
    this.account = new Account(call)
    this.status = new Status(call)
    this.erasures = new Erasures(call)
    this.apiKeys = new ApiKeys(call)
    this.users = new Users(call)
    this.teams = new Teams(call)
  }
}
