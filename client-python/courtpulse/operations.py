# Generated from the OpenAPI document. Do not edit.
"""The operations of the API, in the groups of its reference."""

from __future__ import annotations

import builtins
from typing import Literal, Union

from . import types as api
from .call import Call, Group, Listed


class Cases(Group):
    def look_up(self, body: api.LookUpCaseRequest, *, idempotency_key: Union[str, None] = None) -> api.LookedUpCase:
        """Look up a case live by its identifier. Needs the permission `case.write`. Rate-limit weight: 10."""
        answer: api.LookedUpCase = self.call("POST", "/case-lookup", body=body, idempotency_key=idempotency_key)
        return answer

    def list_types(self, *, court_type: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"], establishment_code: Union[str, None] = None) -> api.ListCaseTypesResponse:
        """List the case types, establishments and identifier combinations of a court type. Needs the permission `case.read`. Rate-limit weight: 1."""
        answer: api.ListCaseTypesResponse = self.call("GET", "/case-lookup/case-types", query={"courtType": court_type, "establishmentCode": establishment_code})
        return answer

    def get(self, search_id: str) -> api.StoredCase:
        """Get a looked-up case as it is stored. Needs the permission `case.read`. Rate-limit weight: 1."""
        answer: api.StoredCase = self.call("GET", self.path("/case-lookup/{searchId}", search_id))
        return answer


class Orders(Group):
    def download(self, body: api.DownloadOrderRequest, *, idempotency_key: Union[str, None] = None) -> api.OrderDownload:
        """Download the document of an order, stamped with its provenance. An order that was downloaded before is returned immediately. Other orders are fetched while the request waits, for up to 55 seconds. An order of a district court usually takes only a moment.  Needs the permission `case.write`. Rate-limit weight: 10."""
        answer: api.OrderDownload = self.call("POST", "/case-lookup/orders/download", body=body, idempotency_key=idempotency_key)
        return answer

    def get_reference(self, reference: str) -> api.DocumentReference:
        """Look up the reference printed on a stamped page. Needs the permission `case.read`. Rate-limit weight: 1."""
        answer: api.DocumentReference = self.call("GET", self.path("/documents/references/{reference}", reference))
        return answer


class Summaries(Group):
    def start(self, body: api.StartSummaryRequest, *, idempotency_key: Union[str, None] = None) -> api.SummaryBegun:
        """Start a summary of a looked-up case; every request starts a new one. Needs the permission `case.write`. Rate-limit weight: 10."""
        answer: api.SummaryBegun = self.call("POST", "/case-lookup/summarize", body=body, idempotency_key=idempotency_key)
        return answer

    def get(self, id: str) -> api.PolledCaseSummary:
        """Get a summary; poll it until it is COMPLETE or FAILED. Needs the permission `case.read`. Rate-limit weight: 1."""
        answer: api.PolledCaseSummary = self.call("GET", self.path("/case-lookup/summarize/{id}", id))
        return answer


class HistoricalSearches(Group):
    def start(self, body: api.StartHistoricalSearchRequest, *, idempotency_key: Union[str, None] = None) -> Union[api.HistoricalResultsPage, api.HistoricalSearch]:
        """Search the court-case history of a company. Needs the permission `historicalSearch.write`. Rate-limit weight: 1."""
        answer: Union[api.HistoricalResultsPage, api.HistoricalSearch] = self.call("POST", "/historical-search", body=body, idempotency_key=idempotency_key)
        return answer

    def list(self, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListHistoricalSearchesResponse, api.HistoricalSearch]:
        """List historical searches, newest first. Needs the permission `historicalSearch.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/historical-search", query={"limit": limit, "cursor": cursor}, items="searches")

    def get(self, search_id: str) -> api.HistoricalSearch:
        """Get the status of a historical search. Needs the permission `historicalSearch.read`. Rate-limit weight: 1."""
        answer: api.HistoricalSearch = self.call("GET", self.path("/historical-search/{searchId}", search_id))
        return answer

    def cancel(self, search_id: str) -> api.HistoricalSearch:
        """Cancel a running asynchronous search. Needs the permission `historicalSearch.write`. Rate-limit weight: 1."""
        answer: api.HistoricalSearch = self.call("DELETE", self.path("/historical-search/{searchId}", search_id))
        return answer

    def list_results(self, search_id: str, *, page_token: Union[str, None] = None) -> Listed[api.HistoricalResultsPage, api.HistoricalResult]:
        """Get a page of results. A page of a SYNC search is charged when it is delivered for the first time. Reading it again is free.  Needs the permission `historicalSearch.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", self.path("/historical-search/{searchId}/results", search_id), query={"pageToken": page_token}, items="results")

    def download_results(self, search_id: str) -> api.DownloadHistoricalSearchResultsResponse:
        """Download all results of a complete asynchronous search. Needs the permission `historicalSearch.read`. Rate-limit weight: 1."""
        answer: api.DownloadHistoricalSearchResultsResponse = self.call("GET", self.path("/historical-search/{searchId}/download", search_id))
        return answer


class Entities(Group):
    def create(self, body: api.NewEntity, *, idempotency_key: Union[str, None] = None) -> api.CreateEntityResponse:
        """Add a company or person to the watchlist. Needs the permission `watchlist.write`. Rate-limit weight: 1."""
        answer: api.CreateEntityResponse = self.call("POST", "/watchlist/entities", body=body, idempotency_key=idempotency_key)
        return answer

    def import_(self, body: Union[api.ImportEntitiesRequest, str], *, idempotency_key: Union[str, None] = None) -> api.ImportEntitiesResponse:
        """Import many entities to the watchlist. Needs the permission `watchlist.write`. Rate-limit weight: 50."""
        answer: api.ImportEntitiesResponse = self.call("POST", "/watchlist/entities/import", body=body, idempotency_key=idempotency_key)
        return answer

    def list_imports(self, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListEntityImportsResponse, api.ImportRecord]:
        """List imports, newest first. Needs the permission `watchlist.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/watchlist/imports", query={"limit": limit, "cursor": cursor}, items="imports")

    def get_import(self, id: str, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> api.GetEntityImportResponse:
        """Get the progress of an import. Needs the permission `watchlist.read`. Rate-limit weight: 1."""
        answer: api.GetEntityImportResponse = self.call("GET", self.path("/watchlist/imports/{id}", id), query={"limit": limit, "cursor": cursor})
        return answer

    def search(self, body: Union[api.SearchEntitiesRequest, None] = None, *, idempotency_key: Union[str, None] = None) -> Listed[api.SearchEntitiesResponse, api.WatchlistEntity]:
        """Search entities. Needs the permission `watchlist.read`. Rate-limit weight: 1."""
        return Listed(self.call, "POST", "/watchlist/entities/search", body=body, idempotency_key=idempotency_key, items="records")

    def get(self, id: str) -> api.WatchlistEntityWithRisk:
        """Get an entity with its risk level. Needs the permission `watchlist.read`. Rate-limit weight: 1."""
        answer: api.WatchlistEntityWithRisk = self.call("GET", self.path("/watchlist/entities/{id}", id))
        return answer

    def update(self, id: str, body: api.EntityDetails) -> api.UpdateEntityResponse:
        """Replace the details of an entity. Needs the permission `watchlist.write`. Rate-limit weight: 1."""
        answer: api.UpdateEntityResponse = self.call("PUT", self.path("/watchlist/entities/{id}", id), body=body)
        return answer

    def archive(self, id: str) -> api.ArchiveEntityResponse:
        """Archive an entity. Its tracked cases do not change and are still followed. An archived entity cannot be restored.  Needs the permission `watchlist.write`. Rate-limit weight: 1."""
        answer: api.ArchiveEntityResponse = self.call("DELETE", self.path("/watchlist/entities/{id}", id))
        return answer

    def get_risks(self, body: api.GetEntityRisksRequest, *, idempotency_key: Union[str, None] = None) -> api.GetEntityRisksResponse:
        """Get the risk levels of several entities. Answers for the entities of a page of a search. An ID that is none, or of an entity that you cannot see, is left out.  Needs the permission `watchlist.read`. Rate-limit weight: 1."""
        answer: api.GetEntityRisksResponse = self.call("POST", "/watchlist/entities/risks", body=body, idempotency_key=idempotency_key)
        return answer

    def pause(self, id: str, *, idempotency_key: Union[str, None] = None) -> api.PauseEntityResponse:
        """Pause an entity: exclude it from the daily sync. Needs the permission `watchlist.write`. Rate-limit weight: 1."""
        answer: api.PauseEntityResponse = self.call("POST", self.path("/watchlist/entities/{id}/pause", id), idempotency_key=idempotency_key)
        return answer

    def resume(self, id: str, *, idempotency_key: Union[str, None] = None) -> api.ResumeEntityResponse:
        """Resume a paused entity: include it in the daily sync again. Needs the permission `watchlist.write`. Rate-limit weight: 1."""
        answer: api.ResumeEntityResponse = self.call("POST", self.path("/watchlist/entities/{id}/resume", id), idempotency_key=idempotency_key)
        return answer

    def share(self, id: str, body: api.ShareEntityRequest) -> api.ShareEntityResponse:
        """Set the users and teams that an entity is shared with. Needs the permission `watchlist.write`. Rate-limit weight: 1."""
        answer: api.ShareEntityResponse = self.call("PUT", self.path("/watchlist/entities/{id}/sharing", id), body=body)
        return answer

    def discover_cases(self, id: str, *, idempotency_key: Union[str, None] = None) -> api.Discovery:
        """Search the courts for new cases of a company now. Needs the permission `watchlist.write`. Rate-limit weight: 10."""
        answer: api.Discovery = self.call("POST", self.path("/watchlist/entities/{id}/discover", id), idempotency_key=idempotency_key)
        return answer


class Candidates(Group):
    def search(self, id: str, body: api.SearchCandidatesRequest, *, idempotency_key: Union[str, None] = None) -> Listed[api.SearchCandidatesResponse, api.CaseCandidate]:
        """Search the candidates of an entity. Needs the permission `watchlist.read`. Rate-limit weight: 1."""
        return Listed(self.call, "POST", self.path("/watchlist/entities/{id}/candidates/search", id), body=body, idempotency_key=idempotency_key, items="records")

    def confirm(self, id: str, *, idempotency_key: Union[str, None] = None) -> api.ConfirmCandidateResponse:
        """Add a candidate to the watchlist as a tracked case. Needs the permission `watchlist.write`. Rate-limit weight: 1."""
        answer: api.ConfirmCandidateResponse = self.call("POST", self.path("/watchlist/candidates/{id}/confirm", id), idempotency_key=idempotency_key)
        return answer

    def decline(self, id: str, *, idempotency_key: Union[str, None] = None) -> api.DeclineCandidateResponse:
        """Decline a candidate. Needs the permission `watchlist.write`. Rate-limit weight: 1."""
        answer: api.DeclineCandidateResponse = self.call("POST", self.path("/watchlist/candidates/{id}/decline", id), idempotency_key=idempotency_key)
        return answer


class TrackedCases(Group):
    def add(self, body: api.AddTrackedCaseRequest, *, idempotency_key: Union[str, None] = None) -> api.AddTrackedCaseResponse:
        """Track a case. Needs the permission `case.write`. Rate-limit weight: 1."""
        answer: api.AddTrackedCaseResponse = self.call("POST", "/watchlist/cases", body=body, idempotency_key=idempotency_key)
        return answer

    def search(self, body: Union[api.SearchTrackedCasesRequest, None] = None, *, idempotency_key: Union[str, None] = None) -> Listed[api.SearchTrackedCasesResponse, api.TrackedCase]:
        """Search tracked cases. Needs the permission `case.read`. Rate-limit weight: 1."""
        return Listed(self.call, "POST", "/watchlist/cases/search", body=body, idempotency_key=idempotency_key, items="records")

    def get(self, id: str) -> api.TrackedCase:
        """Get a tracked case. Needs the permission `case.read`. Rate-limit weight: 1."""
        answer: api.TrackedCase = self.call("GET", self.path("/watchlist/cases/{id}", id))
        return answer

    def update(self, id: str, body: Union[api.UpdateTrackedCaseRequest, None] = None) -> api.UpdateTrackedCaseResponse:
        """Update the risk level or status of a tracked case. Needs the permission `case.write`. Rate-limit weight: 1."""
        answer: api.UpdateTrackedCaseResponse = self.call("PUT", self.path("/watchlist/cases/{id}", id), body=body)
        return answer

    def list_changes(self, id: str, *, limit: Union[int, None] = None, cursor: Union[str, None] = None, before: Union[str, None] = None) -> Listed[api.ListTrackedCaseChangesResponse, api.CaseChange]:
        """List the changes of a tracked case, newest first. Needs the permission `case.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", self.path("/watchlist/cases/{id}/changes", id), query={"limit": limit, "cursor": cursor, "before": before}, items="changes")

    def share(self, id: str, body: api.ShareTrackedCaseRequest) -> api.ShareTrackedCaseResponse:
        """Set the users and teams that a tracked case is shared with. Needs the permission `case.write`. Rate-limit weight: 1."""
        answer: api.ShareTrackedCaseResponse = self.call("PUT", self.path("/watchlist/cases/{id}/sharing", id), body=body)
        return answer

    def complete_identifier(self, id: str, body: api.CompleteTrackedCaseIdentifierRequest) -> api.CompleteTrackedCaseIdentifierResponse:
        """Complete the identifier of a tracked case. Needs the permission `case.write`. Rate-limit weight: 1."""
        answer: api.CompleteTrackedCaseIdentifierResponse = self.call("PUT", self.path("/watchlist/cases/{id}/identifier", id), body=body)
        return answer

    def refresh(self, id: str, *, idempotency_key: Union[str, None] = None) -> api.CaseRefresh:
        """Refresh a tracked case from the court. Needs the permission `case.write`. Rate-limit weight: 10."""
        answer: api.CaseRefresh = self.call("POST", self.path("/watchlist/cases/{id}/refresh", id), idempotency_key=idempotency_key)
        return answer


class Hearings(Group):
    def list(self, *, from_: Union[str, None] = None, to: Union[str, None] = None, entity_id: Union[str, None] = None, case_id: Union[str, None] = None, court_type: Union[Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"], None] = None, state: Union[Literal["EXPECTED", "LISTED", "NOT_COVERED", "SOURCE_DOWN", "LIST_UNREADABLE", "LIST_NOT_PUBLISHED", "NOT_LISTED", "COURT_CLOSED", "MOVED", "REMOVED", "PAST"], None] = None, updated_since: Union[int, None] = None, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListHearingsResponse, api.Hearing]:
        """List the hearings of tracked cases. Needs the permission `case.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/watchlist/hearings", query={"from": from_, "to": to, "entityId": entity_id, "caseId": case_id, "courtType": court_type, "state": state, "updatedSince": updated_since, "limit": limit, "cursor": cursor}, items="hearings")

    def get_coverage(self) -> api.GetHearingCoverageResponse:
        """Get how far the cause lists of the coming days are known. Needs the permission `case.read`. Rate-limit weight: 1."""
        answer: api.GetHearingCoverageResponse = self.call("GET", "/watchlist/hearings/coverage")
        return answer

    def get(self, id: str) -> api.GetHearingResponse:
        """Get a hearing with its changes. Needs the permission `case.read`. Rate-limit weight: 1."""
        answer: api.GetHearingResponse = self.call("GET", self.path("/watchlist/hearings/{id}", id))
        return answer

    def list_tracked_case_hearings(self, id: str, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListTrackedCaseHearingsResponse, api.Hearing]:
        """List the hearings of a tracked case, latest day first. Needs the permission `case.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", self.path("/watchlist/cases/{id}/hearings", id), query={"limit": limit, "cursor": cursor}, items="hearings")


class Calendars(Group):
    def create(self, body: api.CreateCalendarRequest, *, idempotency_key: Union[str, None] = None) -> api.CreateCalendarResponse:
        """Create a calendar feed of hearings. Needs the permission `case.write`. Rate-limit weight: 1."""
        answer: api.CreateCalendarResponse = self.call("POST", "/watchlist/calendars", body=body, idempotency_key=idempotency_key)
        return answer

    def list(self, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListCalendarsResponse, api.Calendar]:
        """List calendar feeds. Needs the permission `case.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/watchlist/calendars", query={"limit": limit, "cursor": cursor}, items="calendars")

    def get(self, id: str) -> api.Calendar:
        """Get a calendar feed. Needs the permission `case.read`. Rate-limit weight: 1."""
        answer: api.Calendar = self.call("GET", self.path("/watchlist/calendars/{id}", id))
        return answer

    def update(self, id: str, body: api.UpdateCalendarRequest) -> api.UpdateCalendarResponse:
        """Replace the settings of a calendar feed. Needs the permission `case.write`. Rate-limit weight: 1."""
        answer: api.UpdateCalendarResponse = self.call("PUT", self.path("/watchlist/calendars/{id}", id), body=body)
        return answer

    def delete(self, id: str) -> api.DeleteCalendarResponse:
        """Delete a calendar feed. Needs the permission `case.write`. Rate-limit weight: 1."""
        answer: api.DeleteCalendarResponse = self.call("DELETE", self.path("/watchlist/calendars/{id}", id))
        return answer

    def rotate_address(self, id: str, body: Union[api.RotateCalendarAddressRequest, None] = None, *, idempotency_key: Union[str, None] = None) -> api.RotateCalendarAddressResponse:
        """Give a calendar feed a new address. Needs the permission `case.write`. Rate-limit weight: 1."""
        answer: api.RotateCalendarAddressResponse = self.call("POST", self.path("/watchlist/calendars/{id}/rotate", id), body=body, idempotency_key=idempotency_key)
        return answer


class Exports(Group):
    def create(self, body: api.CreateExportRequest, *, idempotency_key: Union[str, None] = None) -> api.CreateExportResponse:
        """Start an export of entities or tracked cases. Needs the permission `watchlist.read`. Rate-limit weight: 10."""
        answer: api.CreateExportResponse = self.call("POST", "/watchlist/exports", body=body, idempotency_key=idempotency_key)
        return answer

    def list(self, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListExportsResponse, api.ExportRecord]:
        """List your exports, newest first. An export belongs to the user who started it. Get one export for the link to its file.  Needs the permission `watchlist.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/watchlist/exports", query={"limit": limit, "cursor": cursor}, items="exports")

    def get(self, id: str) -> api.GetExportResponse:
        """Get the progress of an export, or the link to its file. Needs the permission `watchlist.read`. Rate-limit weight: 1."""
        answer: api.GetExportResponse = self.call("GET", self.path("/watchlist/exports/{id}", id))
        return answer


class Events(Group):
    def list(self, *, cursor: Union[str, None] = None, limit: Union[int, None] = None, types: Union[str, None] = None) -> Listed[api.ListEventsResponse, api.Event]:
        """List events, continuing after the last one you read. Needs the permission `webhook.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/events", query={"cursor": cursor, "limit": limit, "types": types}, items="events")


class Webhooks(Group):
    def create(self, body: api.CreateWebhookRequest, *, idempotency_key: Union[str, None] = None) -> api.CreateWebhookResponse:
        """Create a webhook endpoint. Needs the permission `webhook.write`. Rate-limit weight: 1."""
        answer: api.CreateWebhookResponse = self.call("POST", "/webhooks", body=body, idempotency_key=idempotency_key)
        return answer

    def list(self, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListWebhooksResponse, api.Webhook]:
        """List webhook endpoints. Needs the permission `webhook.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/webhooks", query={"limit": limit, "cursor": cursor}, items="webhooks")

    def get(self, webhook_id: str) -> api.Webhook:
        """Get a webhook endpoint. Needs the permission `webhook.read`. Rate-limit weight: 1."""
        answer: api.Webhook = self.call("GET", self.path("/webhooks/{webhookId}", webhook_id))
        return answer

    def update(self, webhook_id: str, body: api.UpdateWebhookRequest) -> api.Webhook:
        """Update or re-enable a webhook endpoint. Needs the permission `webhook.write`. Rate-limit weight: 1."""
        answer: api.Webhook = self.call("PUT", self.path("/webhooks/{webhookId}", webhook_id), body=body)
        return answer

    def delete(self, webhook_id: str) -> api.DeleteWebhookResponse:
        """Delete a webhook endpoint. Needs the permission `webhook.write`. Rate-limit weight: 1."""
        answer: api.DeleteWebhookResponse = self.call("DELETE", self.path("/webhooks/{webhookId}", webhook_id))
        return answer

    def rotate_secret(self, webhook_id: str, *, idempotency_key: Union[str, None] = None) -> api.RotateWebhookSecretResponse:
        """Rotate the secret of a webhook endpoint. Needs the permission `webhook.write`. Rate-limit weight: 1."""
        answer: api.RotateWebhookSecretResponse = self.call("POST", self.path("/webhooks/{webhookId}/rotate-secret", webhook_id), idempotency_key=idempotency_key)
        return answer

    def test(self, webhook_id: str, *, idempotency_key: Union[str, None] = None) -> api.WebhookDelivery:
        """Send a test message to a webhook endpoint. Needs the permission `webhook.write`. Rate-limit weight: 1."""
        answer: api.WebhookDelivery = self.call("POST", self.path("/webhooks/{webhookId}/test", webhook_id), idempotency_key=idempotency_key)
        return answer

    def list_deliveries(self, webhook_id: str, *, status: Union[Literal["PENDING", "DELIVERED", "FAILED"], None] = None, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListWebhookDeliveriesResponse, api.WebhookDelivery]:
        """List the deliveries of a webhook endpoint. Needs the permission `webhook.read`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", self.path("/webhooks/{webhookId}/deliveries", webhook_id), query={"status": status, "limit": limit, "cursor": cursor}, items="deliveries")

    def replay_delivery(self, webhook_id: str, delivery_id: str, *, idempotency_key: Union[str, None] = None) -> api.WebhookDelivery:
        """Replay a delivery. Needs the permission `webhook.write`. Rate-limit weight: 1."""
        answer: api.WebhookDelivery = self.call("POST", self.path("/webhooks/{webhookId}/deliveries/{deliveryId}/replay", webhook_id, delivery_id), idempotency_key=idempotency_key)
        return answer

    def replay_events(self, webhook_id: str, body: api.ReplayWebhookEventsRequest, *, idempotency_key: Union[str, None] = None) -> api.ReplayWebhookEventsResponse:
        """Replay all events of a webhook endpoint since a point in time. Needs the permission `webhook.write`. Rate-limit weight: 1."""
        answer: api.ReplayWebhookEventsResponse = self.call("POST", self.path("/webhooks/{webhookId}/replay", webhook_id), body=body, idempotency_key=idempotency_key)
        return answer


class Account(Group):
    def get(self) -> api.GetAccountResponse:
        """Get the account with its plan and its allowance. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.GetAccountResponse = self.call("GET", "/account")
        return answer

    def list_audit_entries(self, *, thing: Union[str, None] = None, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListAccountAuditEntriesResponse, api.AuditEntry]:
        """List the audit log of the account. Needs the permission `account.admin`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/account/audit", query={"thing": thing, "limit": limit, "cursor": cursor}, items="entries")

    def list_usage(self, *, from_: Union[str, None] = None, to: Union[str, None] = None, product: Union[Literal["WATCHLIST", "LIVE_CASE_LOOKUP", "ORDER_DOWNLOADS", "AI_SUMMARIES", "HISTORICAL_SEARCH"], None] = None, key_id: Union[str, None] = None) -> api.ListAccountUsageResponse:
        """List the billed units per day, product and API key. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.ListAccountUsageResponse = self.call("GET", "/account/usage", query={"from": from_, "to": to, "product": product, "keyId": key_id})
        return answer

    def export_usage(self, *, from_: Union[str, None] = None, to: Union[str, None] = None, format: Union[Literal["json", "csv"], None] = None) -> Union[api.ExportAccountUsageResponse, str]:
        """Download the usage records as JSON or CSV. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: Union[api.ExportAccountUsageResponse, str] = self.call("GET", "/account/usage/export", query={"from": from_, "to": to, "format": format})
        return answer

    def get_hearing_digest(self) -> api.HearingDigest:
        """Get the time of the evening digest of hearings. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.HearingDigest = self.call("GET", "/account/hearing-digest")
        return answer

    def update_hearing_digest(self, body: api.HearingDigest) -> api.HearingDigest:
        """Set the time of the evening digest of hearings. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.HearingDigest = self.call("PUT", "/account/hearing-digest", body=body)
        return answer


class Status(Group):
    def get(self) -> api.GetStatusResponse:
        """Get the status of the courts and their sources. Use it to tell users why a live lookup fails now. A `DEGRADED` court type is still answered, by the sources that are `OK`. The answer of a source that is shared by several court types is not broken down by court type.  Needs the permission `case.read`. Rate-limit weight: 1."""
        answer: api.GetStatusResponse = self.call("GET", "/status")
        return answer


class Erasures(Group):
    def create(self, body: api.CreateErasureRequest, *, idempotency_key: Union[str, None] = None) -> api.CreateErasureResponse:
        """Erase an entity, a case or a person. Runs in the background and cannot be undone. An entity goes with its candidates and with the cases that the account tracks for it alone. A case goes wherever the account has it, with its documents, and is not suggested again. Read docs/privacy.md first.  Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.CreateErasureResponse = self.call("POST", "/account/erasures", body=body, idempotency_key=idempotency_key)
        return answer

    def get(self, erasure_id: str) -> api.Erasure:
        """Get an erasure with its report. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.Erasure = self.call("GET", self.path("/account/erasures/{erasureId}", erasure_id))
        return answer


class ApiKeys(Group):
    def create(self, body: api.CreateApiKeyRequest, *, idempotency_key: Union[str, None] = None) -> api.CreateApiKeyResponse:
        """Create an API key. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.CreateApiKeyResponse = self.call("POST", "/account/api-keys", body=body, idempotency_key=idempotency_key)
        return answer

    def list(self, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListApiKeysResponse, api.ApiKey]:
        """List API keys. Needs the permission `account.admin`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/account/api-keys", query={"limit": limit, "cursor": cursor}, items="apiKeys")

    def update(self, key_id: str, body: api.UpdateApiKeyRequest) -> api.ApiKey:
        """Rename an API key or set an earlier expiry time. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.ApiKey = self.call("PUT", self.path("/account/api-keys/{keyId}", key_id), body=body)
        return answer

    def revoke(self, key_id: str) -> api.RevokeApiKeyResponse:
        """Revoke an API key immediately. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.RevokeApiKeyResponse = self.call("DELETE", self.path("/account/api-keys/{keyId}", key_id))
        return answer

    def rotate(self, key_id: str, body: Union[api.RotateApiKeyRequest, None] = None, *, idempotency_key: Union[str, None] = None) -> api.RotateApiKeyResponse:
        """Rotate an API key; both keys work for some hours. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.RotateApiKeyResponse = self.call("POST", self.path("/account/api-keys/{keyId}/rotate", key_id), body=body, idempotency_key=idempotency_key)
        return answer


class Users(Group):
    def list(self, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListUsersResponse, api.User]:
        """List users. Needs the permission `account.admin`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/account/users", query={"limit": limit, "cursor": cursor}, items="users")

    def create(self, body: api.CreateUserRequest, *, idempotency_key: Union[str, None] = None) -> api.User:
        """Create a user. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.User = self.call("POST", "/account/users", body=body, idempotency_key=idempotency_key)
        return answer

    def rename(self, user_id: str, body: api.RenameUserRequest) -> api.User:
        """Rename a user. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.User = self.call("PUT", self.path("/account/users/{userId}", user_id), body=body)
        return answer

    def delete(self, user_id: str) -> api.DeleteUserResponse:
        """Delete a user and revoke their API keys and calendars. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.DeleteUserResponse = self.call("DELETE", self.path("/account/users/{userId}", user_id))
        return answer


class Teams(Group):
    def list(self, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListTeamsResponse, api.Team]:
        """List teams. Needs the permission `account.admin`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", "/account/teams", query={"limit": limit, "cursor": cursor}, items="teams")

    def create(self, body: api.CreateTeamRequest, *, idempotency_key: Union[str, None] = None) -> api.Team:
        """Create a team. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.Team = self.call("POST", "/account/teams", body=body, idempotency_key=idempotency_key)
        return answer

    def rename(self, team_id: str, body: api.RenameTeamRequest) -> api.Team:
        """Rename a team. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.Team = self.call("PUT", self.path("/account/teams/{teamId}", team_id), body=body)
        return answer

    def delete(self, team_id: str) -> api.DeleteTeamResponse:
        """Delete a team. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.DeleteTeamResponse = self.call("DELETE", self.path("/account/teams/{teamId}", team_id))
        return answer

    def list_members(self, team_id: str, *, limit: Union[int, None] = None, cursor: Union[str, None] = None) -> Listed[api.ListTeamMembersResponse, str]:
        """List the members of a team. Needs the permission `account.admin`. Rate-limit weight: 1."""
        return Listed(self.call, "GET", self.path("/account/teams/{teamId}/members", team_id), query={"limit": limit, "cursor": cursor}, items="userIds")

    def add_member(self, team_id: str, body: api.AddTeamMemberRequest, *, idempotency_key: Union[str, None] = None) -> api.AddTeamMemberResponse:
        """Add a member to a team. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.AddTeamMemberResponse = self.call("POST", self.path("/account/teams/{teamId}/members", team_id), body=body, idempotency_key=idempotency_key)
        return answer

    def remove_member(self, team_id: str, user_id: str) -> api.RemoveTeamMemberResponse:
        """Remove a member from a team. Needs the permission `account.admin`. Rate-limit weight: 1."""
        answer: api.RemoveTeamMemberResponse = self.call("DELETE", self.path("/account/teams/{teamId}/members/{userId}", team_id, user_id))
        return answer


class Operations:
    def __init__(self, call: Call) -> None:
        self.cases = Cases(call)
        self.orders = Orders(call)
        self.summaries = Summaries(call)
        self.historical_searches = HistoricalSearches(call)
        self.entities = Entities(call)
        self.candidates = Candidates(call)
        self.tracked_cases = TrackedCases(call)
        self.hearings = Hearings(call)
        self.calendars = Calendars(call)
        self.exports = Exports(call)
        self.events = Events(call)
        self.webhooks = Webhooks(call)
        self.account = Account(call)
        self.status = Status(call)
        self.erasures = Erasures(call)
        self.api_keys = ApiKeys(call)
        self.users = Users(call)
        self.teams = Teams(call)
