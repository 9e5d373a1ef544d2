# Generated from the OpenAPI document by `npm run docs`. Do not edit.
"""Every body and answer of the API."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, Union

class LookUpCaseRequest(TypedDict):
    """The body of `lookUpCase`."""

    caseIdentifier: CaseIdentifierInput
    """The numbers that identify the case at its court."""

class CaseIdentifierInput(TypedDict):
    """The numbers that identify a case. Which of them a court type needs: `GET /case-lookup/case-types`. Fields that do not belong to the court type are ignored if they are null or empty."""

    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    cnr: NotRequired[Union[str, None]]
    """16 characters. For `DC`, `SC` and `HC` only."""
    registrationNumber: NotRequired[Union[str, None]]
    """`number/year`. For `CC`, the full case number."""
    filingNumber: NotRequired[Union[str, None]]
    """For `NCLT`, `NCLAT` and `GSTAT` only."""
    diaryNumber: NotRequired[Union[str, None]]
    """`number/year`. For `SC`, `DRT`, `DRAT` and `CESTAT` only."""
    establishmentCode: NotRequired[Union[str, None]]
    """The code of the bench or tribunal. `GET /case-lookup/case-types` lists the codes."""
    caseType: NotRequired[Union[str, None]]
    """The code of the case type. Most registration numbers need it. `GET /case-lookup/case-types` lists the codes."""

class DownloadOrderRequest(TypedDict):
    """The body of `downloadOrder`."""

    searchId: str
    """The ID of the search or lookup. Use it in later requests."""
    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""

class StartSummaryRequest(TypedDict):
    """The body of `startSummary`."""

    searchId: str
    """The ID of the search or lookup. Use it in later requests."""

class StartHistoricalSearchRequest(TypedDict):
    """The body of `startHistoricalSearch`."""

    name: str
    """The name of the company."""
    entityType: NotRequired[Literal["BUSINESS"]]
    """Only `BUSINESS` is allowed. `PERSON` is refused with error 60405."""
    registrationNumber: NotRequired[Union[str, None]]
    """Makes matching more precise."""
    location: NotRequired[Union[str, None]]
    """Makes matching more precise."""
    nameVariations: NotRequired[list[str]]
    """Other names and spellings, in addition to generated ones. At most 2000 characters in total. Names with fewer than two characters are ignored."""
    autoNameVariations: NotRequired[bool]
    """Whether to generate further spellings of the name."""
    partyType: NotRequired[Literal["PETITIONER", "RESPONDENT", "BOTH"]]
    """The side the company must be on. Cases with the company on both sides are always included."""
    filters: NotRequired[HistoricalFilters]
    """The filters apply to all pages of the search and cannot be changed."""
    clientReference: NotRequired[str]
    """Makes the request idempotent for 24 hours. The same reference with the same request returns the same search, even if it failed or was cancelled: use a new reference to try again. The same reference with a different request is refused. An empty value means no reference."""
    mode: NotRequired[Literal["SYNC", "ASYNC"]]
    """`SYNC` answers page by page, `ASYNC` collects all results in the background."""

class HistoricalFilters(TypedDict):
    """Filters on the cases of a search."""

    fromYear: NotRequired[Union[int, None]]
    """Returns cases filed in this year or later. At least 1950."""
    toYear: NotRequired[Union[int, None]]
    """Returns cases filed in this year or earlier. At least 1950."""
    caseStatus: NotRequired[Literal["ALL", "PENDING", "DISPOSED"]]
    """Only pending or only disposed cases. The default is `ALL`."""

class NewEntity1(TypedDict):
    """NewEntity1"""

    name: str
    """The name of the company or person, as complete as you know it."""
    location: NotRequired[Union[str, None]]
    """The address as free text."""
    registrationNumber: NotRequired[Union[str, None]]
    """For example, the company registration number."""
    monitoredCourts: NotRequired[Union[list[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]], None]]
    """The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`."""
    entityType: Literal["BUSINESS"]
    """`BUSINESS` for a company, `PERSON` for a person."""
    fatherName: NotRequired[Any]
    """For a person only. Ignored for a business."""
    birthDate: NotRequired[Any]
    """For a person only. Ignored for a business."""
    sharedWith: NotRequired[list[Grantee]]
    """The teams and users to share with. They can belong to other accounts."""
    fetchHistoricalCases: NotRequired[bool]
    """Whether to search once for past cases of the company. The search runs again when the company is renamed. It has no effect for a person."""

class NewEntity2(TypedDict):
    """NewEntity2"""

    name: str
    """The name of the company or person, as complete as you know it."""
    location: NotRequired[Union[str, None]]
    """The address as free text."""
    registrationNumber: NotRequired[Union[str, None]]
    """For example, the company registration number."""
    monitoredCourts: NotRequired[Union[list[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]], None]]
    """The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`."""
    entityType: Literal["PERSON"]
    """`BUSINESS` for a company, `PERSON` for a person."""
    fatherName: NotRequired[Union[str, None]]
    """The name of the father."""
    birthDate: NotRequired[Union[str, None]]
    """`DD-MM-YYYY`. For a person only."""
    sharedWith: NotRequired[list[Grantee]]
    """The teams and users to share with. They can belong to other accounts."""
    fetchHistoricalCases: NotRequired[bool]
    """Whether to search once for past cases of the company. The search runs again when the company is renamed. It has no effect for a person."""

NewEntity: TypeAlias = "Union[NewEntity1, NewEntity2]"

class Grantee(TypedDict):
    """A user or a team that a record is shared with."""

    type: Literal["team", "user"]
    """Whether it is a user or a team."""
    id: str
    """The ID of the user or team."""

class ImportEntitiesRequest1(TypedDict):
    """ImportEntitiesRequest1"""

    rows: list[NewEntity]
    """The rows, in the order in which they were sent."""

ImportEntitiesRequest: TypeAlias = "Union[ImportEntitiesRequest1, list[NewEntity]]"

class SearchEntitiesRequestFilter(TypedDict):
    """Returns records with exactly these values. A list matches any of its values."""

    _id: NotRequired[Union[str, list[str]]]
    """The ID of the record."""
    number: NotRequired[Union[int, list[int]]]
    """The number of the record, for people."""
    accountId: NotRequired[Union[str, list[str]]]
    """The ID of the account that owns the record."""
    name: NotRequired[Union[str, list[str]]]
    """The name, for people."""
    entityType: NotRequired[Union[Literal["PERSON", "BUSINESS"], list[Literal["PERSON", "BUSINESS"]]]]
    """`BUSINESS` for a company, `PERSON` for a person."""
    fatherName: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The name of the father. For a person only."""
    birthDate: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The date of birth, `DD-MM-YYYY`. For a person only."""
    location: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The address as free text."""
    registrationNumber: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The registration number of the case, usually `number/year`."""
    monitoredCourts: NotRequired[Union[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"], list[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]]]]
    """The courts that are recorded with the entity. They do not restrict monitoring."""
    status: NotRequired[Union[Literal["ACTIVE", "PAUSED", "ARCHIVED"], list[Literal["ACTIVE", "PAUSED", "ARCHIVED"]]]]
    """The status."""
    nameVariations: NotRequired[Union[str, list[str]]]
    """Other forms of the name. Empty for a person."""
    lastCourtSyncAt: NotRequired[Union[Union[int, None], list[Union[int, None]]]]
    """When the courts were last searched for the entity, in epoch milliseconds. Null if never."""
    created: NotRequired[Union[int, list[int]]]
    """When it was created, in epoch milliseconds."""
    createdBy: NotRequired[Union[str, list[str]]]
    """The ID of the user who created it. Null if nobody did, because the service did."""
    updated: NotRequired[Union[Union[int, None], list[Union[int, None]]]]
    """When it was last changed, in epoch milliseconds. Null if never."""
    updatedBy: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The ID of the user who last changed it. Null if nobody did."""

class SearchEntitiesRequestLike(TypedDict):
    """Returns records whose fields contain this text. Upper and lower case do not matter."""

    name: NotRequired[str]
    """The name, for people."""
    fatherName: NotRequired[str]
    """The name of the father. For a person only."""
    birthDate: NotRequired[str]
    """The date of birth, `DD-MM-YYYY`. For a person only."""
    location: NotRequired[str]
    """The address as free text."""
    registrationNumber: NotRequired[str]
    """The registration number of the case, usually `number/year`."""

SearchEntitiesRequest = TypedDict("SearchEntitiesRequest", {
    "$filter": "NotRequired[SearchEntitiesRequestFilter]",
    "$like": "NotRequired[SearchEntitiesRequestLike]",
    "$sort": "NotRequired[dict[str, Any]]",
    "$skip": "NotRequired[int]",
    "$limit": "NotRequired[int]",
})

class EntityDetails1(TypedDict):
    """EntityDetails1"""

    name: str
    """The name of the company or person, as complete as you know it."""
    location: NotRequired[Union[str, None]]
    """The address as free text."""
    registrationNumber: NotRequired[Union[str, None]]
    """For example, the company registration number."""
    monitoredCourts: NotRequired[Union[list[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]], None]]
    """The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`."""
    entityType: Literal["BUSINESS"]
    """`BUSINESS` for a company, `PERSON` for a person."""
    fatherName: NotRequired[Any]
    """For a person only. Ignored for a business."""
    birthDate: NotRequired[Any]
    """For a person only. Ignored for a business."""

class EntityDetails2(TypedDict):
    """EntityDetails2"""

    name: str
    """The name of the company or person, as complete as you know it."""
    location: NotRequired[Union[str, None]]
    """The address as free text."""
    registrationNumber: NotRequired[Union[str, None]]
    """For example, the company registration number."""
    monitoredCourts: NotRequired[Union[list[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]], None]]
    """The courts that are recorded with the entity. They do not restrict monitoring. The default is `ALL`."""
    entityType: Literal["PERSON"]
    """`BUSINESS` for a company, `PERSON` for a person."""
    fatherName: NotRequired[Union[str, None]]
    """The name of the father."""
    birthDate: NotRequired[Union[str, None]]
    """`DD-MM-YYYY`. For a person only."""

EntityDetails: TypeAlias = "Union[EntityDetails1, EntityDetails2]"

class GetEntityRisksRequest(TypedDict):
    """The body of `getEntityRisks`."""

    ids: list[str]
    """The `_id`s of the entities."""

class ShareEntityRequest(TypedDict):
    """The body of `shareEntity`."""

    sharedWith: list[Grantee]
    """The teams and users to share with. They can belong to other accounts."""

SearchCandidatesRequestFilter = TypedDict("SearchCandidatesRequestFilter", {
    "_id": "NotRequired[Union[str, list[str]]]",
    "number": "NotRequired[Union[int, list[int]]]",
    "accountId": "NotRequired[Union[str, list[str]]]",
    "watchlistEntityId": "NotRequired[Union[str, list[str]]]",
    "caseIdentifier.courtType": "NotRequired[Union[Literal[\"DC\", \"SC\", \"HC\", \"CC\", \"NCLT\", \"NCLAT\", \"GSTAT\", \"DRT\", \"DRAT\", \"CESTAT\"], list[Literal[\"DC\", \"SC\", \"HC\", \"CC\", \"NCLT\", \"NCLAT\", \"GSTAT\", \"DRT\", \"DRAT\", \"CESTAT\"]]]]",
    "caseIdentifier.cnr": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.registrationNumber": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.filingNumber": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.diaryNumber": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.establishmentCode": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.caseType": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "status": "NotRequired[Union[Literal[\"PENDING_REVIEW\", \"APPROVED\", \"REJECTED\", \"PROMOTED\"], list[Literal[\"PENDING_REVIEW\", \"APPROVED\", \"REJECTED\", \"PROMOTED\"]]]]",
    "discoveryMode": "NotRequired[Union[Literal[\"HISTORICAL\", \"ONGOING\"], list[Literal[\"HISTORICAL\", \"ONGOING\"]]]]",
    "customerDecision": "NotRequired[Union[Union[Literal[\"ADDED\", \"DECLINED\"], None], list[Union[Literal[\"ADDED\", \"DECLINED\"], None]]]]",
    "promotedCaseId": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "created": "NotRequired[Union[int, list[int]]]",
    "updated": "NotRequired[Union[Union[int, None], list[Union[int, None]]]]",
})

SearchCandidatesRequestLike = TypedDict("SearchCandidatesRequestLike", {
    "caseIdentifier.cnr": "NotRequired[str]",
    "caseIdentifier.registrationNumber": "NotRequired[str]",
    "caseIdentifier.filingNumber": "NotRequired[str]",
    "caseIdentifier.diaryNumber": "NotRequired[str]",
    "caseIdentifier.establishmentCode": "NotRequired[str]",
    "caseIdentifier.caseType": "NotRequired[str]",
})

SearchCandidatesRequest = TypedDict("SearchCandidatesRequest", {
    "$filter": "NotRequired[SearchCandidatesRequestFilter]",
    "$like": "NotRequired[SearchCandidatesRequestLike]",
    "$sort": "NotRequired[dict[str, Any]]",
    "$skip": "NotRequired[int]",
    "$limit": "NotRequired[int]",
    "tab": "Literal[\"historical\", \"pendingReview\"]",
})

class AddTrackedCaseRequest(TypedDict):
    """The body of `addTrackedCase`."""

    caseIdentifier: CaseIdentifierInput
    """The numbers that identify the case at its court."""
    watchlistEntityId: NotRequired[Union[str, None]]
    """The `_id` of the entity."""
    snapshot: NotRequired[Union[dict[str, Any], None]]
    """One matched record, or the complete result of a case lookup. It is stored unchanged. A result over 256 KiB is stored without the summaries of its orders."""
    sharedWith: NotRequired[list[Grantee]]
    """The teams and users to share with. They can belong to other accounts."""

SearchTrackedCasesRequestFilter = TypedDict("SearchTrackedCasesRequestFilter", {
    "_id": "NotRequired[Union[str, list[str]]]",
    "number": "NotRequired[Union[int, list[int]]]",
    "accountId": "NotRequired[Union[str, list[str]]]",
    "watchlistEntityIds": "NotRequired[Union[str, list[str]]]",
    "caseIdentifier.courtType": "NotRequired[Union[Literal[\"DC\", \"SC\", \"HC\", \"CC\", \"NCLT\", \"NCLAT\", \"GSTAT\", \"DRT\", \"DRAT\", \"CESTAT\"], list[Literal[\"DC\", \"SC\", \"HC\", \"CC\", \"NCLT\", \"NCLAT\", \"GSTAT\", \"DRT\", \"DRAT\", \"CESTAT\"]]]]",
    "caseIdentifier.cnr": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.registrationNumber": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.filingNumber": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.diaryNumber": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.establishmentCode": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.caseType": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "riskLevel": "NotRequired[Union[Literal[\"VERY_HIGH\", \"HIGH\", \"MODERATE\", \"LOW\", \"UNCLASSIFIED\"], list[Literal[\"VERY_HIGH\", \"HIGH\", \"MODERATE\", \"LOW\", \"UNCLASSIFIED\"]]]]",
    "status": "NotRequired[Union[Literal[\"ACTIVE\", \"PENDING_BACKOFFICE_REVIEW\", \"REJECTED\", \"ARCHIVED\"], list[Literal[\"ACTIVE\", \"PENDING_BACKOFFICE_REVIEW\", \"REJECTED\", \"ARCHIVED\"]]]]",
    "reviewedAt": "NotRequired[Union[Union[int, None], list[Union[int, None]]]]",
    "created": "NotRequired[Union[int, list[int]]]",
    "createdBy": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "updated": "NotRequired[Union[Union[int, None], list[Union[int, None]]]]",
    "updatedBy": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
})

SearchTrackedCasesRequestLike = TypedDict("SearchTrackedCasesRequestLike", {
    "caseIdentifier.cnr": "NotRequired[str]",
    "caseIdentifier.registrationNumber": "NotRequired[str]",
    "caseIdentifier.filingNumber": "NotRequired[str]",
    "caseIdentifier.diaryNumber": "NotRequired[str]",
    "caseIdentifier.establishmentCode": "NotRequired[str]",
    "caseIdentifier.caseType": "NotRequired[str]",
})

SearchTrackedCasesRequest = TypedDict("SearchTrackedCasesRequest", {
    "$filter": "NotRequired[SearchTrackedCasesRequestFilter]",
    "$like": "NotRequired[SearchTrackedCasesRequestLike]",
    "$sort": "NotRequired[dict[str, Any]]",
    "$skip": "NotRequired[int]",
    "$limit": "NotRequired[int]",
})

class UpdateTrackedCaseRequest(TypedDict):
    """The body of `updateTrackedCase`."""

    riskLevel: NotRequired[Literal["VERY_HIGH", "HIGH", "MODERATE", "LOW", "UNCLASSIFIED"]]
    """The new risk level. Left out: unchanged."""
    status: NotRequired[Literal["ACTIVE", "PENDING_BACKOFFICE_REVIEW", "REJECTED", "ARCHIVED"]]
    """The new status. Left out: unchanged."""

class ShareTrackedCaseRequest(TypedDict):
    """The body of `shareTrackedCase`."""

    sharedWith: list[Grantee]
    """The teams and users to share with. They can belong to other accounts."""

class CompleteTrackedCaseIdentifierRequest(TypedDict):
    """The body of `completeTrackedCaseIdentifier`."""

    caseIdentifier: CaseIdentifierInput
    """The numbers that identify the case at its court."""

class CreateCalendarRequestAlarmsItem(TypedDict):
    """CreateCalendarRequestAlarmsItem"""

    daysBefore: int
    """How many days before the day of the hearing the alarm rings. 0 is the day itself."""
    at: str
    """The time of day in India, `HH:MM`."""

class CreateCalendarRequestScope1(TypedDict):
    """CreateCalendarRequestScope1"""

    type: Literal["ENTITY"]
    """Whose hearings the calendar has."""
    entityId: str
    """The `_id` of an entity."""

class CreateCalendarRequestScope2(TypedDict):
    """CreateCalendarRequestScope2"""

    type: Literal["ACCOUNT"]
    """Whose hearings the calendar has."""

class CreateCalendarRequestScope3(TypedDict):
    """CreateCalendarRequestScope3"""

    type: Literal["TEAM"]
    """Whose hearings the calendar has."""
    teamId: str
    """The ID of the team."""

class CreateCalendarRequestScope4(TypedDict):
    """CreateCalendarRequestScope4"""

    type: Literal["USER"]
    """Whose hearings the calendar has."""
    userId: NotRequired[str]
    """The ID of the user."""

class CreateCalendarRequest(TypedDict):
    """The body of `createCalendar`."""

    name: str
    """The name, for people."""
    detail: NotRequired[Literal["MINIMAL", "CASE_NUMBER", "PARTIES"]]
    """What events show: `MINIMAL` the court, `CASE_NUMBER` also the case number, `PARTIES` also the parties."""
    alarms: NotRequired[list[CreateCalendarRequestAlarmsItem]]
    """The alarms of this page, newest first."""
    links: NotRequired[bool]
    """Whether events show the links to hearings by video that cause lists give."""
    scope: Union[CreateCalendarRequestScope1, CreateCalendarRequestScope2, CreateCalendarRequestScope3, CreateCalendarRequestScope4]
    """Whose hearings the calendar has: of the cases of an entity, of all cases of the account, or of what is shared with a team or a user (by default you). `ACCOUNT`, `TEAM` and another user need `account.admin`."""

class UpdateCalendarRequestAlarmsItem(TypedDict):
    """UpdateCalendarRequestAlarmsItem"""

    daysBefore: int
    """How many days before the day of the hearing the alarm rings. 0 is the day itself."""
    at: str
    """The time of day in India, `HH:MM`."""

class UpdateCalendarRequest(TypedDict):
    """The body of `updateCalendar`."""

    name: str
    """The name, for people."""
    detail: NotRequired[Literal["MINIMAL", "CASE_NUMBER", "PARTIES"]]
    """What events show: `MINIMAL` the court, `CASE_NUMBER` also the case number, `PARTIES` also the parties."""
    alarms: NotRequired[list[UpdateCalendarRequestAlarmsItem]]
    """The alarms of this page, newest first."""
    links: NotRequired[bool]
    """Whether events show the links to hearings by video that cause lists give."""

class RotateCalendarAddressRequest(TypedDict):
    """The body of `rotateCalendarAddress`."""

    overlapHours: NotRequired[float]
    """The number of hours during which the old address still works."""

class CreateExportRequest1Filter(TypedDict):
    """The same `$filter` as in the search for these records."""

    _id: NotRequired[Union[str, list[str]]]
    """The ID of the record."""
    number: NotRequired[Union[int, list[int]]]
    """The number of the record, for people."""
    accountId: NotRequired[Union[str, list[str]]]
    """The ID of the account that owns the record."""
    name: NotRequired[Union[str, list[str]]]
    """The name, for people."""
    entityType: NotRequired[Union[Literal["PERSON", "BUSINESS"], list[Literal["PERSON", "BUSINESS"]]]]
    """`BUSINESS` for a company, `PERSON` for a person."""
    fatherName: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The name of the father. For a person only."""
    birthDate: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The date of birth, `DD-MM-YYYY`. For a person only."""
    location: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The address as free text."""
    registrationNumber: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The registration number of the case, usually `number/year`."""
    monitoredCourts: NotRequired[Union[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"], list[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]]]]
    """The courts that are recorded with the entity. They do not restrict monitoring."""
    status: NotRequired[Union[Literal["ACTIVE", "PAUSED", "ARCHIVED"], list[Literal["ACTIVE", "PAUSED", "ARCHIVED"]]]]
    """The status."""
    nameVariations: NotRequired[Union[str, list[str]]]
    """Other forms of the name. Empty for a person."""
    lastCourtSyncAt: NotRequired[Union[Union[int, None], list[Union[int, None]]]]
    """When the courts were last searched for the entity, in epoch milliseconds. Null if never."""
    created: NotRequired[Union[int, list[int]]]
    """When it was created, in epoch milliseconds."""
    createdBy: NotRequired[Union[str, list[str]]]
    """The ID of the user who created it. Null if nobody did, because the service did."""
    updated: NotRequired[Union[Union[int, None], list[Union[int, None]]]]
    """When it was last changed, in epoch milliseconds. Null if never."""
    updatedBy: NotRequired[Union[Union[str, None], list[Union[str, None]]]]
    """The ID of the user who last changed it. Null if nobody did."""

CreateExportRequest1 = TypedDict("CreateExportRequest1", {
    "what": "Literal[\"entities\"]",
    "format": "Literal[\"json\", \"csv\"]",
    "$filter": "NotRequired[CreateExportRequest1Filter]",
})

CreateExportRequest2Filter = TypedDict("CreateExportRequest2Filter", {
    "_id": "NotRequired[Union[str, list[str]]]",
    "number": "NotRequired[Union[int, list[int]]]",
    "accountId": "NotRequired[Union[str, list[str]]]",
    "watchlistEntityIds": "NotRequired[Union[str, list[str]]]",
    "caseIdentifier.courtType": "NotRequired[Union[Literal[\"DC\", \"SC\", \"HC\", \"CC\", \"NCLT\", \"NCLAT\", \"GSTAT\", \"DRT\", \"DRAT\", \"CESTAT\"], list[Literal[\"DC\", \"SC\", \"HC\", \"CC\", \"NCLT\", \"NCLAT\", \"GSTAT\", \"DRT\", \"DRAT\", \"CESTAT\"]]]]",
    "caseIdentifier.cnr": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.registrationNumber": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.filingNumber": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.diaryNumber": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.establishmentCode": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "caseIdentifier.caseType": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "riskLevel": "NotRequired[Union[Literal[\"VERY_HIGH\", \"HIGH\", \"MODERATE\", \"LOW\", \"UNCLASSIFIED\"], list[Literal[\"VERY_HIGH\", \"HIGH\", \"MODERATE\", \"LOW\", \"UNCLASSIFIED\"]]]]",
    "status": "NotRequired[Union[Literal[\"ACTIVE\", \"PENDING_BACKOFFICE_REVIEW\", \"REJECTED\", \"ARCHIVED\"], list[Literal[\"ACTIVE\", \"PENDING_BACKOFFICE_REVIEW\", \"REJECTED\", \"ARCHIVED\"]]]]",
    "reviewedAt": "NotRequired[Union[Union[int, None], list[Union[int, None]]]]",
    "created": "NotRequired[Union[int, list[int]]]",
    "createdBy": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
    "updated": "NotRequired[Union[Union[int, None], list[Union[int, None]]]]",
    "updatedBy": "NotRequired[Union[Union[str, None], list[Union[str, None]]]]",
})

CreateExportRequest2 = TypedDict("CreateExportRequest2", {
    "what": "Literal[\"cases\"]",
    "format": "Literal[\"json\", \"csv\"]",
    "$filter": "NotRequired[CreateExportRequest2Filter]",
})

CreateExportRequest: TypeAlias = "Union[CreateExportRequest1, CreateExportRequest2]"

class CreateWebhookRequest(TypedDict):
    """The body of `createWebhook`."""

    url: str
    """An https URL on the public internet. At most 2048 characters, counted after percent-encoding."""
    events: list[Literal["historical_search.finished", "candidate.created", "candidate.updated", "case.updated", "order.available", "hearing.listed", "hearing.changed", "hearing.list_missing", "hearing.list_read", "hearing.digest", "entity.synced", "source.degraded", "source.recovered", "webhook.disabled"]]
    """The types of events that are sent to this endpoint."""
    description: NotRequired[str]
    """A description for people."""
    enabled: NotRequired[bool]
    """A disabled endpoint receives no messages."""

class UpdateWebhookRequest(TypedDict):
    """The body of `updateWebhook`."""

    url: str
    """An https URL on the public internet. At most 2048 characters, counted after percent-encoding."""
    events: list[Literal["historical_search.finished", "candidate.created", "candidate.updated", "case.updated", "order.available", "hearing.listed", "hearing.changed", "hearing.list_missing", "hearing.list_read", "hearing.digest", "entity.synced", "source.degraded", "source.recovered", "webhook.disabled"]]
    """The types of events that are sent to this endpoint."""
    description: NotRequired[str]
    """A description for people."""
    enabled: NotRequired[bool]
    """A disabled endpoint receives no messages."""

class ReplayWebhookEventsRequest(TypedDict):
    """The body of `replayWebhookEvents`."""

    since: int
    """Epoch milliseconds."""
    cursor: NotRequired[str]
    """The `nextCursor` of the previous response, to continue."""

class HearingDigest(TypedDict):
    """When the account receives its evening digest of hearings."""

    at: str
    """The time of day in India, `HH:MM`, from 17:00 to 23:30. `hearing.digest` comes at most 15 minutes later."""

class CreateErasureRequest1(TypedDict):
    """CreateErasureRequest1"""

    kind: Literal["ENTITY"]
    """What is erased."""
    id: str
    """The ID of the entity."""
    dryRun: NotRequired[bool]
    """Whether to count only. True if it is left out: an erasure cannot be undone."""

class CreateErasureRequest2(TypedDict):
    """CreateErasureRequest2"""

    kind: Literal["CASE"]
    """What is erased."""
    id: str
    """The ID of the tracked case."""
    dryRun: NotRequired[bool]
    """Whether to count only. True if it is left out: an erasure cannot be undone."""

class CreateErasureRequest3(TypedDict):
    """CreateErasureRequest3"""

    kind: Literal["LOOKUP"]
    """What is erased."""
    id: str
    """The ID of the looked-up case (`searchId`)."""
    dryRun: NotRequired[bool]
    """Whether to count only. True if it is left out: an erasure cannot be undone."""

class CreateErasureRequest4(TypedDict):
    """CreateErasureRequest4"""

    kind: Literal["PERSON"]
    """What is erased."""
    names: list[str]
    """All spellings of the name. They are found whole, whatever their case and punctuation. Everybody of that name is erased, so run it dry first."""
    dryRun: NotRequired[bool]
    """Whether to count only. True if it is left out: an erasure cannot be undone."""

CreateErasureRequest: TypeAlias = "Union[CreateErasureRequest1, CreateErasureRequest2, CreateErasureRequest3, CreateErasureRequest4]"

class CreateApiKeyRequest(TypedDict):
    """The body of `createApiKey`."""

    name: str
    """What the key is for."""
    permissions: list[Literal["watchlist.read", "watchlist.write", "case.read", "case.write", "historicalSearch.read", "historicalSearch.write", "webhook.read", "webhook.write", "account.admin"]]
    """The permissions of the key. It cannot have a permission that the calling key does not have."""
    expiresAt: NotRequired[Union[int, None]]
    """When the key expires, in epoch milliseconds. By default, and at the latest, when the calling key expires."""
    kind: NotRequired[Literal["live", "test"]]
    """Shown in the prefix of the key, as a label for people."""
    userId: NotRequired[str]
    """The user the key acts for. By default, the user of the calling key."""

class UpdateApiKeyRequest(TypedDict):
    """The body of `updateApiKey`."""

    name: str
    """What the key is for."""
    expiresAt: Union[int, None]
    """When the key expires, in epoch milliseconds. Null means never."""

class RotateApiKeyRequest(TypedDict):
    """The body of `rotateApiKey`."""

    overlapHours: NotRequired[float]
    """The number of hours during which both keys work."""

class CreateUserRequest(TypedDict):
    """The body of `createUser`."""

    name: str
    """The name, for people."""

class RenameUserRequest(TypedDict):
    """The body of `renameUser`."""

    name: str
    """The name, for people."""

class CreateTeamRequest(TypedDict):
    """The body of `createTeam`."""

    name: str
    """The name, for people."""

class RenameTeamRequest(TypedDict):
    """The body of `renameTeam`."""

    name: str
    """The name, for people."""

class AddTeamMemberRequest(TypedDict):
    """The body of `addTeamMember`."""

    userId: str
    """The ID of the user."""

class HistoricalSearchFinishedMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    searchId: str
    """The ID of the search or lookup. Use it in later requests."""
    status: Literal["COMPLETE", "FAILED"]
    """How the search ended."""
    collected: int
    """The number of results. 0 if the search failed."""

class HistoricalSearchFinishedMessage(TypedDict):
    """An asynchronous historical search has ended, also when it was cancelled."""

    type: Literal["historical_search.finished"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: HistoricalSearchFinishedMessageData
    """The IDs and states of what the event is about."""

class CandidateCreatedMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    candidateId: str
    """The `_id` of the candidate."""
    entityId: str
    """The `_id` of an entity."""
    discoveryMode: Literal["HISTORICAL", "ONGOING"]
    """`HISTORICAL`: found among past cases. `ONGOING`: found by the daily search for new cases."""
    status: Literal["PENDING_REVIEW", "APPROVED", "REJECTED", "PROMOTED"]
    """Whose decision the candidate waits for."""

class CandidateCreatedMessage(TypedDict):
    """A case was found for an entity."""

    type: Literal["candidate.created"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: CandidateCreatedMessageData
    """The IDs and states of what the event is about."""

class CandidateUpdatedMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    candidateId: str
    """The `_id` of the candidate."""
    entityId: str
    """The `_id` of an entity."""
    status: Literal["PENDING_REVIEW", "APPROVED", "REJECTED", "PROMOTED"]
    """With `APPROVED` and no decision it waits for yours."""
    customerDecision: Union[Literal["ADDED", "DECLINED"], None]
    """What you decided about the candidate. Null if nothing yet."""
    caseId: Union[str, None]
    """The tracked case that it became. Null if there is none."""

class CandidateUpdatedMessage(TypedDict):
    """The operator approved or rejected a candidate, or somebody decided about it."""

    type: Literal["candidate.updated"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: CandidateUpdatedMessageData
    """The IDs and states of what the event is about."""

class CaseUpdatedMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    caseId: str
    """The ID of the tracked case."""
    origin: Literal["CUSTOMER", "OPERATOR", "COURT"]
    """Who made the change: you (`CUSTOMER`), the operator, or the court."""

class CaseUpdatedMessage(TypedDict):
    """Something changed in a tracked case apart from new orders. There is one event for all changes of one fetch."""

    type: Literal["case.updated"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: CaseUpdatedMessageData
    """The IDs and states of what the event is about."""

class OrderAvailableMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    caseId: str
    """The ID of the tracked case."""
    changeId: str
    """The change that contains the order."""

class OrderAvailableMessage(TypedDict):
    """A refresh found a new order in a tracked case. Look the case up to download its document."""

    type: Literal["order.available"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: OrderAvailableMessageData
    """The IDs and states of what the event is about."""

class HearingListedMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    hearingId: str
    """The ID of the hearing."""
    caseId: str
    """The ID of the tracked case."""
    hearingDate: str
    """The day of this hearing, YYYY-MM-DD."""
    state: Literal["EXPECTED", "LISTED", "MOVED", "REMOVED"]
    """The state of India. Null if unknown."""
    tentative: Literal[0, 1]
    """1 where it is an advance, weekly or monthly list, which binds nobody, 0 where it is a list of the day."""

class HearingListedMessage(TypedDict):
    """A cause list carries a tracked case for a day for the first time."""

    type: Literal["hearing.listed"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: HearingListedMessageData
    """The IDs and states of what the event is about."""

class HearingChangedMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    hearingId: str
    """The ID of the hearing."""
    caseId: str
    """The ID of the tracked case."""
    hearingDate: str
    """The day of this hearing, YYYY-MM-DD."""
    state: Literal["EXPECTED", "LISTED", "MOVED", "REMOVED"]
    """The state of India. Null if unknown."""
    revision: int
    """Rises by one with each change."""
    fields: str
    """What changed, separated by commas."""

class HearingChangedMessage(TypedDict):
    """A known hearing of a tracked case moved, was taken off or is expected again, or its list, room, item, bench, stage, number, sitting or link changed."""

    type: Literal["hearing.changed"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: HearingChangedMessageData
    """The IDs and states of what the event is about."""

class HearingListMissingMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    court: str
    """The place that publishes the lists: `SC`, or `HC-` and the bench."""
    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    day: str
    """The day of the lists, YYYY-MM-DD."""
    state: Literal["SOURCE_DOWN", "LIST_UNREADABLE", "LIST_NOT_PUBLISHED"]
    """Why it is missing: a state of the hearings of this day."""
    hearings: int
    """The number of your hearings that are expected on this day."""

class HearingListMissingMessage(TypedDict):
    """A cause list that one of your expected hearings needs is due and missing. There is one event for each court, day and state."""

    type: Literal["hearing.list_missing"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: HearingListMissingMessageData
    """The IDs and states of what the event is about."""

class HearingListReadMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    court: str
    """The place that publishes the lists: `SC`, or `HC-` and the bench."""
    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    day: str
    """The day of the lists, YYYY-MM-DD."""
    hearings: int
    """The number of your hearings that were expected on this day and are on no list."""

class HearingListReadMessage(TypedDict):
    """After `hearing.list_missing`, every list of the court for the day was read."""

    type: Literal["hearing.list_read"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: HearingListReadMessageData
    """The IDs and states of what the event is about."""

class HearingDigestMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    day: str
    """The next working day, Monday to Friday, YYYY-MM-DD. The numbers are of hearings from tomorrow up to this day."""
    listed: int
    """Hearings that are on a cause list."""
    changed: int
    """Hearings that changed in the last 24 hours after they were known, and still stand."""
    removed: int
    """Hearings that were taken off or moved to another day in the last 24 hours."""
    notListed: int
    """Expected hearings that are on no list so far, although every list that the court names was read."""
    missing: int
    """Expected hearings of which a list is missing so far, or was not read in full."""
    notCovered: int
    """Expected hearings whose lists the service does not read."""

class HearingDigestMessage(TypedDict):
    """Once an evening, at the time that the account has set: how the hearings of the coming day stand. It comes with zeros too, to each account that tracks a case. It counts the cases of the account, and those of other accounts not."""

    type: Literal["hearing.digest"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: HearingDigestMessageData
    """The IDs and states of what the event is about."""

class EntitySyncedMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    entityId: str
    """The `_id` of an entity."""
    status: Literal["COMPLETE", "PARTIAL"]
    """`COMPLETE` if every source answered."""
    newCandidates: int
    """The number of new candidates."""
    lastCourtSyncAt: int
    """When the courts were last searched for the entity, in epoch milliseconds. Null if never."""

class EntitySyncedMessage(TypedDict):
    """The court records were searched for an entity."""

    type: Literal["entity.synced"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: EntitySyncedMessageData
    """The IDs and states of what the event is about."""

class SourceDegradedMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""

class SourceDegradedMessage(TypedDict):
    """A court's own site failed repeatedly and is not called for now."""

    type: Literal["source.degraded"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: SourceDegradedMessageData
    """The IDs and states of what the event is about."""

class SourceRecoveredMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""

class SourceRecoveredMessage(TypedDict):
    """A court's own site answers again."""

    type: Literal["source.recovered"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: SourceRecoveredMessageData
    """The IDs and states of what the event is about."""

class WebhookDisabledMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    webhookId: str
    """The ID of the webhook endpoint."""
    reason: Literal["GONE", "UNREACHABLE"]
    """`GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed."""

class WebhookDisabledMessage(TypedDict):
    """One of your endpoints was disabled and receives no more messages."""

    type: Literal["webhook.disabled"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: WebhookDisabledMessageData
    """The IDs and states of what the event is about."""

class WebhookTestMessageData(TypedDict):
    """The IDs and states of what the event is about."""

    webhookId: str
    """The ID of the webhook endpoint."""

class WebhookTestMessage(TypedDict):
    """You sent yourself a test message. Nobody can subscribe to this type."""

    type: Literal["webhook.test"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: WebhookTestMessageData
    """The IDs and states of what the event is about."""

class LookedUpCaseParties(TypedDict):
    """The first party of each side."""

    petitioner: str
    """The first petitioner."""
    respondent: str
    """The first respondent."""

class LookedUpCaseHearingsItem(TypedDict):
    """LookedUpCaseHearingsItem"""

    date: Union[str, None]
    """`DD-MM-YYYY`"""
    nextDate: Union[str, None]
    """`DD-MM-YYYY`"""
    judge: Union[str, None]
    """The judge or bench. Null or empty if unknown."""
    purpose: Union[str, None]
    """The purpose of the hearing. Null if unknown."""

class LookedUpCaseOrdersItem(TypedDict):
    """LookedUpCaseOrdersItem"""

    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""
    number: str
    """The number of the order within the case."""
    orderDate: str
    """The date of the order, `DD-MM-YYYY`."""
    judge: str
    """The judge or bench. Null or empty if unknown."""
    orderType: Union[str, None]
    """The type of the order. Null if unknown."""
    attachment: None
    """Always null here. `GET /case-lookup/{searchId}` has the links of downloaded orders."""

class LookedUpCase(TypedDict):
    """A case as its court shows it now."""

    searchId: str
    """The ID of the search or lookup. Use it in later requests."""
    latestSummary: Union[CaseSummary, None]
    """The most recent summary. Null if there is none."""
    cnr: str
    """Empty if the court gives the case no CNR."""
    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    parties: LookedUpCaseParties
    """The first party of each side."""
    court: str
    """The name of the court."""
    stage: str
    """The stage of the case as the court prints it. Empty if unknown."""
    filingDate: str
    """`DD-MM-YYYY`"""
    caseStatus: Union[Literal["PENDING", "DISPOSED"], None]
    """Whether the case is pending or disposed. Null if unknown."""
    caseType: Union[str, None]
    """The code or name of the case type."""
    caseNumber: Union[str, None]
    """The case number as the court prints it."""
    registrationNumber: Union[str, None]
    """The registration number of the case, usually `number/year`."""
    registrationDate: Union[str, None]
    """`DD-MM-YYYY`"""
    filingNumber: Union[str, None]
    """The filing number of the case."""
    diaryNumber: Union[str, None]
    """The diary number of the case, `number/year`."""
    judge: Union[str, None]
    """The judge or bench. Null or empty if unknown."""
    nextHearingDate: Union[str, None]
    """`DD-MM-YYYY`"""
    decisionDate: Union[str, None]
    """`DD-MM-YYYY`"""
    natureOfDisposal: Union[str, None]
    """How the case was disposed. Null if it was not, or if unknown."""
    petitioners: list[str]
    """All petitioners."""
    respondents: list[str]
    """All respondents."""
    acts: list[str]
    """The acts and sections that the case is about."""
    hearings: list[LookedUpCaseHearingsItem]
    """The hearings that the court lists."""
    orders: list[LookedUpCaseOrdersItem]
    """The orders of the case."""

class CaseSummaryOrderSummariesItemEvidenceItem(TypedDict):
    """CaseSummaryOrderSummariesItemEvidenceItem"""

    quote: str
    """A passage of the order, word by word."""
    page: int
    """The number of the page."""

class CaseSummaryOrderSummariesItemStatementsItem(TypedDict):
    """CaseSummaryOrderSummariesItemStatementsItem"""

    field: Literal["SUMMARY", "OUTCOME", "KEY_POINT"]
    """The name of the field."""
    text: str
    """The statement, or the sentence of the order in its place."""
    isQuotation: bool
    """Whether the text is the order's own sentence."""
    voice: Literal["COURT", "PARTY", "UNSURE"]
    """Whose words the text reports: the court, a party, or not clear from the order."""
    evidence: list[int]
    """Indexes in `evidence`, from 0."""
    usedIn: list[Literal["CASE_SUMMARY", "RISK_JUSTIFICATION"]]
    """The texts about the case that repeat the statement."""
    part: NotRequired[Literal["OUTCOME", "FACT", "CLAIM", "DEFENCE", "DIRECTION"]]
    """What the language model chose the sentence as. Absent if code chose it."""

class CaseSummaryOrderSummariesItemPages(TypedDict):
    """The number of pages read as text, read by text recognition (OCR), and not read."""

    text: int
    """Pages that were read as text."""
    scanned: int
    """Pages that were read by text recognition (OCR)."""
    unread: int
    """Pages that could not be read."""

class CaseSummaryOrderSummariesItem(TypedDict):
    """CaseSummaryOrderSummariesItem"""

    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""
    orderDate: str
    """`DD-MM-YYYY`"""
    summary: str
    """The summary of the order. If the order has no readable document, the reason."""
    outcome: str
    """What the court decided or directed, in its own words. Empty if it did neither."""
    keyPoints: list[str]
    """The key points of the order."""
    evidence: list[CaseSummaryOrderSummariesItemEvidenceItem]
    """Quotes from the order, each with its page number."""
    statements: list[CaseSummaryOrderSummariesItemStatementsItem]
    """The sentences of `summary`, `outcome` and `keyPoints`, each with its evidence."""
    pages: CaseSummaryOrderSummariesItemPages
    """The number of pages read as text, read by text recognition (OCR), and not read."""

class CaseSummaryTimelineItem(TypedDict):
    """CaseSummaryTimelineItem"""

    date: str
    """`DD-MM-YYYY`"""
    event: Literal["FILED", "ORDER", "HEARING", "DISPOSED", "NEXT"]
    text: str
    orderId: Union[str, None]
    """The ID of the order. It is stable for the life of the looked-up case."""
    quote: Union[str, None]
    """A passage of the order, word by word."""
    page: Union[int, None]
    """The number of the page."""

class CaseSummaryDirectionsItem(TypedDict):
    """CaseSummaryDirectionsItem"""

    who: Union[str, None]
    """Who has to act. `null` if the order does not say."""
    what: str
    """What the file contains."""
    kind: Literal["MUST", "MUST_NOT", "MAY"]
    within: Union[str, None]
    """The time that the order sets, in the order's words."""
    dueBy: Union[str, None]
    """The last day, as reckoned by this service: `DD-MM-YYYY`. Court holidays are not considered."""
    derivation: Union[str, None]
    """How `dueBy` was reckoned."""
    runsFrom: Union[str, None]
    """The event from which the time runs, if the order does not say when it happens."""
    condition: Union[str, None]
    """The condition, and what follows in default."""
    quote: str
    """The sentence of the order."""
    page: int
    """The number of the page."""
    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""

class CaseSummaryAmountsItem(TypedDict):
    """CaseSummaryAmountsItem"""

    paise: int
    role: Literal["CLAIMED", "ADMITTED", "ORDERED", "DEPOSITED", "COSTS", "REFUSED", "OTHER"]
    quote: str
    """The sentence of the order."""
    page: int
    """The number of the page."""
    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""

class CaseSummaryInterimReliefItem(TypedDict):
    """CaseSummaryInterimReliefItem"""

    what: str
    """What the file contains."""
    until: Union[str, None]
    """Until when it holds, in the order's words."""
    untilDate: Union[str, None]
    condition: Union[str, None]
    quote: str
    """The sentence of the order."""
    page: int
    """The number of the page."""
    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""

class CaseSummaryNextDateDiffers(TypedDict):
    """CaseSummaryNextDateDiffers"""

    date: str
    """`DD-MM-YYYY`"""
    source: Literal["RECORD", "ORDER"]
    """The name of the source."""

class CaseSummaryNextDate(TypedDict):
    """CaseSummaryNextDate"""

    date: Union[str, None]
    purpose: Union[str, None]
    """The purpose of the hearing. Null if unknown."""
    source: Literal["RECORD", "ORDER"]
    """The name of the source."""
    quote: Union[str, None]
    """A passage of the order, word by word."""
    differs: Union[CaseSummaryNextDateDiffers, None]

class CaseSummary(TypedDict):
    """A summary of a looked-up case."""

    _id: str
    """The ID of the summary."""
    status: Literal["PENDING", "COMPLETE", "FAILED"]
    """Poll while it is `PENDING`."""
    riskLevel: Literal["VERY_HIGH", "HIGH", "MODERATE", "LOW", "UNCLASSIFIED"]
    """`UNCLASSIFIED` until COMPLETE."""
    caseSummary: str
    """The text, in paragraphs separated by an empty line."""
    riskJustification: str
    """Why the risk level was chosen."""
    orderSummaries: list[CaseSummaryOrderSummariesItem]
    """A summary of each order."""
    timeline: NotRequired[list[CaseSummaryTimelineItem]]
    """The events of the case, earliest first."""
    directions: NotRequired[list[CaseSummaryDirectionsItem]]
    """Who has to do what, until when. Directions of the newest order come first."""
    amounts: NotRequired[list[CaseSummaryAmountsItem]]
    """The sums that the orders name, and what each is."""
    interimRelief: NotRequired[list[CaseSummaryInterimReliefItem]]
    """The protection that no later order ended. Empty after a disposal."""
    nextDate: NotRequired[Union[CaseSummaryNextDate, None]]
    """The next date of the case, if one is known."""
    error: Union[str, None]
    """The reason, if the status is FAILED."""
    generatedAt: int
    """When the summary ended, or when it was requested while it is PENDING. Epoch milliseconds."""

class MalformedErrorDetailsIssuesItem(TypedDict):
    """MalformedErrorDetailsIssuesItem"""

    path: str
    """Where the problem is: the name of a field, or a path to it."""
    message: str
    """What is wrong, for people."""

class MalformedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    issues: NotRequired[list[MalformedErrorDetailsIssuesItem]]
    """What is wrong, field by field."""
    issuesLeftOut: NotRequired[int]
    """The number of further problems that are not listed."""

class MalformedError(TypedDict):
    """The request is malformed or a required value is missing."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60001]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[MalformedErrorDetails]
    """Additional data about this occurrence of the error."""

class NoKeyErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class NoKeyError(TypedDict):
    """The request has no API key."""

    httpStatusCode: Literal[401]
    """The HTTP status of the response."""
    code: Literal[60101]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[NoKeyErrorDetails]
    """Additional data about this occurrence of the error."""

class UnknownKeyErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class UnknownKeyError(TypedDict):
    """The API key does not exist or has been revoked."""

    httpStatusCode: Literal[401]
    """The HTTP status of the response."""
    code: Literal[60102]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[UnknownKeyErrorDetails]
    """Additional data about this occurrence of the error."""

class ExpiredKeyErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class ExpiredKeyError(TypedDict):
    """The API key has expired."""

    httpStatusCode: Literal[401]
    """The HTTP status of the response."""
    code: Literal[60103]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[ExpiredKeyErrorDetails]
    """Additional data about this occurrence of the error."""

class PermissionMissingErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    permission: NotRequired[str]
    """The permission that is missing."""

class PermissionMissingError(TypedDict):
    """The API key does not have the permission that this request needs."""

    httpStatusCode: Literal[403]
    """The HTTP status of the response."""
    code: Literal[60301]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[PermissionMissingErrorDetails]
    """Additional data about this occurrence of the error."""

class ProductNotInPlanErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    label: NotRequired[Literal["PRODUCT_NOT_IN_PLAN"]]
    """The name of the error."""
    product: NotRequired[str]
    """The product that is missing."""

class ProductNotInPlanError(TypedDict):
    """The plan of this account does not include this product."""

    httpStatusCode: Literal[403]
    """The HTTP status of the response."""
    code: Literal[61470]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[ProductNotInPlanErrorDetails]
    """Additional data about this occurrence of the error."""

class CaseNotFoundErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    label: NotRequired[Literal["CASE_NOT_FOUND"]]
    """The name of the error."""

class CaseNotFoundError(TypedDict):
    """The court has no case with this identifier."""

    httpStatusCode: Literal[404]
    """The HTTP status of the response."""
    code: Literal[60438]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[CaseNotFoundErrorDetails]
    """Additional data about this occurrence of the error."""

class IdempotencyKeyUsedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class IdempotencyKeyUsedError(TypedDict):
    """This `Idempotency-Key` was already used for a different request."""

    httpStatusCode: Literal[409]
    """The HTTP status of the response."""
    code: Literal[60447]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[IdempotencyKeyUsedErrorDetails]
    """Additional data about this occurrence of the error."""

class BodyTooLargeErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    limitBytes: NotRequired[int]
    """The most bytes that the body may have."""

class BodyTooLargeError(TypedDict):
    """The request body is too large."""

    httpStatusCode: Literal[413]
    """The HTTP status of the response."""
    code: Literal[60413]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[BodyTooLargeErrorDetails]
    """Additional data about this occurrence of the error."""

class NotJsonErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class NotJsonError(TypedDict):
    """This endpoint does not support the content type of the request body."""

    httpStatusCode: Literal[415]
    """The HTTP status of the response."""
    code: Literal[60418]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[NotJsonErrorDetails]
    """Additional data about this occurrence of the error."""

class BudgetUsedUpErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    retryAfterSeconds: NotRequired[int]
    """Seconds after which the same request may be sent again."""
    budget: NotRequired[str]
    """Which budget is used up."""
    limitPaise: NotRequired[int]
    """The budget of a day, in paise."""
    until: NotRequired[int]
    """Until when it stays so, in epoch milliseconds."""

class BudgetUsedUpError(TypedDict):
    """The account has reached its spending limit for today."""

    httpStatusCode: Literal[429]
    """The HTTP status of the response."""
    code: Literal[60443]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[BudgetUsedUpErrorDetails]
    """Additional data about this occurrence of the error."""

class TooManyRequestsErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    retryAfterSeconds: NotRequired[int]
    """Seconds after which the same request may be sent again."""
    reason: NotRequired[str]
    """Which of several causes it was."""

class TooManyRequestsError(TypedDict):
    """Too many requests."""

    httpStatusCode: Literal[429]
    """The HTTP status of the response."""
    code: Literal[61457]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[TooManyRequestsErrorDetails]
    """Additional data about this occurrence of the error."""

class TooManyAtOnceErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    retryAfterSeconds: NotRequired[int]
    """Seconds after which the same request may be sent again."""

class TooManyAtOnceError(TypedDict):
    """The account has reached its limit of concurrent requests."""

    httpStatusCode: Literal[429]
    """The HTTP status of the response."""
    code: Literal[60444]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[TooManyAtOnceErrorDetails]
    """Additional data about this occurrence of the error."""

class LookupFailedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class LookupFailedError(TypedDict):
    """The case cannot be looked up right now."""

    httpStatusCode: Literal[500]
    """The HTTP status of the response."""
    code: Literal[60406]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[LookupFailedErrorDetails]
    """Additional data about this occurrence of the error."""

class UnexpectedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class UnexpectedError(TypedDict):
    """An unexpected error occurred on our side."""

    httpStatusCode: Literal[500]
    """The HTTP status of the response."""
    code: Literal[60500]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[UnexpectedErrorDetails]
    """Additional data about this occurrence of the error."""

class UnavailableErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    retryAfterSeconds: NotRequired[int]
    """Seconds after which the same request may be sent again."""
    searchId: NotRequired[str]
    """The search. Read its page instead of starting another search."""
    nextPageToken: NotRequired[str]
    """The token of the page."""
    heldForNextPage: NotRequired[int]
    """The number of results that are ready for this page."""

class UnavailableError(TypedDict):
    """A component that this request needs is temporarily unavailable."""

    httpStatusCode: Literal[503]
    """The HTTP status of the response."""
    code: Literal[60503]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[UnavailableErrorDetails]
    """Additional data about this occurrence of the error."""

class ListCaseTypesResponseCaseTypesItem(TypedDict):
    """ListCaseTypesResponseCaseTypesItem"""

    code: str
    """The code, for programs."""
    name: str
    """The name of the case type."""

class ListCaseTypesResponseEstablishmentsItem(TypedDict):
    """ListCaseTypesResponseEstablishmentsItem"""

    code: str
    """The code, for programs."""
    name: str
    """The name of the establishment."""

class ListCaseTypesResponse(TypedDict):
    """The case types, establishments and identifier combinations of the court type."""

    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    caseTypes: list[ListCaseTypesResponseCaseTypesItem]
    """The case types of this court type."""
    establishments: list[ListCaseTypesResponseEstablishmentsItem]
    """The benches or establishments of this court type."""
    requires: list[list[Literal["cnr", "registrationNumber", "filingNumber", "diaryNumber", "establishmentCode", "caseType"]]]
    """Each of these combinations of fields identifies a case."""

class StoredCaseParties(TypedDict):
    """The first party of each side."""

    petitioner: str
    """The first petitioner."""
    respondent: str
    """The first respondent."""

class StoredCaseHearingsItem(TypedDict):
    """StoredCaseHearingsItem"""

    date: Union[str, None]
    """`DD-MM-YYYY`"""
    nextDate: Union[str, None]
    """`DD-MM-YYYY`"""
    judge: Union[str, None]
    """The judge or bench. Null or empty if unknown."""
    purpose: Union[str, None]
    """The purpose of the hearing. Null if unknown."""

class StoredCaseOrdersItem(TypedDict):
    """StoredCaseOrdersItem"""

    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""
    number: str
    """The number of the order within the case."""
    orderDate: str
    """The date of the order, `DD-MM-YYYY`."""
    attachment: Union[str, None]
    """A signed link to the document, valid for 300 seconds. Null if the order has not been downloaded yet."""
    downloadedAt: Union[int, None]
    """When the document was first downloaded, in epoch milliseconds. Null if never."""

class StoredCase(TypedDict):
    """A looked-up case as it is stored."""

    searchId: str
    """The ID of the search or lookup. Use it in later requests."""
    latestSummary: Union[CaseSummary, None]
    """The most recent summary. Null if there is none."""
    cnr: str
    """Empty if the court gives the case no CNR."""
    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    parties: StoredCaseParties
    """The first party of each side."""
    court: str
    """The name of the court."""
    stage: str
    """The stage of the case as the court prints it. Empty if unknown."""
    filingDate: str
    """`DD-MM-YYYY`"""
    caseStatus: Union[Literal["PENDING", "DISPOSED"], None]
    """Whether the case is pending or disposed. Null if unknown."""
    caseType: Union[str, None]
    """The code or name of the case type."""
    caseNumber: Union[str, None]
    """The case number as the court prints it."""
    registrationNumber: Union[str, None]
    """The registration number of the case, usually `number/year`."""
    registrationDate: Union[str, None]
    """`DD-MM-YYYY`"""
    filingNumber: Union[str, None]
    """The filing number of the case."""
    diaryNumber: Union[str, None]
    """The diary number of the case, `number/year`."""
    judge: Union[str, None]
    """The judge or bench. Null or empty if unknown."""
    nextHearingDate: Union[str, None]
    """`DD-MM-YYYY`"""
    decisionDate: Union[str, None]
    """`DD-MM-YYYY`"""
    natureOfDisposal: Union[str, None]
    """How the case was disposed. Null if it was not, or if unknown."""
    petitioners: list[str]
    """All petitioners."""
    respondents: list[str]
    """All respondents."""
    acts: list[str]
    """The acts and sections that the case is about."""
    hearings: list[StoredCaseHearingsItem]
    """The hearings that the court lists."""
    orders: list[StoredCaseOrdersItem]
    """The orders of the case."""
    lastFetchedAt: int
    """When the case was last fetched from its court, in epoch milliseconds."""
    fetchCount: int
    """How many times the case was fetched."""

class SearchRecordNotFoundErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class SearchRecordNotFoundError(TypedDict):
    """No looked-up case with this ID exists."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60436]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[SearchRecordNotFoundErrorDetails]
    """Additional data about this occurrence of the error."""

class OrderDownload(TypedDict):
    """A link to the document of an order."""

    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""
    url: str
    """A signed link to the document, valid for 300 seconds. Every response has a new link. Do not store it."""

class OrdersUnavailableErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class OrdersUnavailableError(TypedDict):
    """The court's orders cannot be downloaded now."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60439]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[OrdersUnavailableErrorDetails]
    """Additional data about this occurrence of the error."""

class OrderNotFoundErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    label: NotRequired[Literal["ORDER_NOT_FOUND"]]
    """The name of the error."""

class OrderNotFoundError(TypedDict):
    """The case has no order with this ID."""

    httpStatusCode: Literal[404]
    """The HTTP status of the response."""
    code: Literal[60434]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[OrderNotFoundErrorDetails]
    """Additional data about this occurrence of the error."""

class OrderDownloadFailedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    label: NotRequired[Literal["ORDER_DOWNLOAD_FAILED"]]
    """The name of the error."""
    reason: NotRequired[str]
    """Which of several causes it was."""

class OrderDownloadFailedError(TypedDict):
    """The document of this order cannot be downloaded."""

    httpStatusCode: Literal[422]
    """The HTTP status of the response."""
    code: Literal[60433]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[OrderDownloadFailedErrorDetails]
    """Additional data about this occurrence of the error."""

class OrderDownloadNotReadyErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    label: NotRequired[Literal["ORDER_DOWNLOAD_NOT_READY"]]
    """The name of the error."""
    retryAfterSeconds: NotRequired[int]
    """Seconds after which the same request may be sent again."""

class OrderDownloadNotReadyError(TypedDict):
    """The document of this order is still being fetched."""

    httpStatusCode: Literal[503]
    """The HTTP status of the response."""
    code: Literal[61469]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[OrderDownloadNotReadyErrorDetails]
    """Additional data about this occurrence of the error."""

class DocumentReference(TypedDict):
    """What a stamped document is."""

    reference: str
    """The reference that is printed on each page of a stamped document."""
    searchId: str
    """The ID of the search or lookup. Use it in later requests."""
    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    court: str
    """The name of the court."""
    caseNumber: Union[str, None]
    """The case number as the court prints it."""
    cnr: str
    """Empty if the court gives the case no CNR."""
    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""
    orderNumber: str
    """The number of the order within the case."""
    orderDate: str
    """`DD-MM-YYYY`"""
    retrievedAt: int
    """When the document was retrieved from the court, in epoch milliseconds."""
    pages: int
    """The number of pages."""
    originalSha256: str
    """SHA-256 of the original file of the court, before it was stamped."""

class NoSuchThingErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class NoSuchThingError(TypedDict):
    """No resource with this ID exists in this account."""

    httpStatusCode: Literal[404]
    """The HTTP status of the response."""
    code: Literal[60420]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[NoSuchThingErrorDetails]
    """Additional data about this occurrence of the error."""

class SummaryBegun(TypedDict):
    """A summary that was started."""

    _id: str
    """The ID of the record."""
    status: Literal["PENDING", "COMPLETE", "FAILED"]
    """The status."""

class PolledCaseSummaryOrderSummariesItemEvidenceItem(TypedDict):
    """PolledCaseSummaryOrderSummariesItemEvidenceItem"""

    quote: str
    """A passage of the order, word by word."""
    page: int
    """The number of the page."""

class PolledCaseSummaryOrderSummariesItemStatementsItem(TypedDict):
    """PolledCaseSummaryOrderSummariesItemStatementsItem"""

    field: Literal["SUMMARY", "OUTCOME", "KEY_POINT"]
    """The name of the field."""
    text: str
    """The statement, or the sentence of the order in its place."""
    isQuotation: bool
    """Whether the text is the order's own sentence."""
    voice: Literal["COURT", "PARTY", "UNSURE"]
    """Whose words the text reports: the court, a party, or not clear from the order."""
    evidence: list[int]
    """Indexes in `evidence`, from 0."""
    usedIn: list[Literal["CASE_SUMMARY", "RISK_JUSTIFICATION"]]
    """The texts about the case that repeat the statement."""
    part: NotRequired[Literal["OUTCOME", "FACT", "CLAIM", "DEFENCE", "DIRECTION"]]
    """What the language model chose the sentence as. Absent if code chose it."""

class PolledCaseSummaryOrderSummariesItemPages(TypedDict):
    """The number of pages read as text, read by text recognition (OCR), and not read."""

    text: int
    """Pages that were read as text."""
    scanned: int
    """Pages that were read by text recognition (OCR)."""
    unread: int
    """Pages that could not be read."""

class PolledCaseSummaryOrderSummariesItem(TypedDict):
    """PolledCaseSummaryOrderSummariesItem"""

    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""
    orderDate: str
    """`DD-MM-YYYY`"""
    summary: str
    """The summary of the order. If the order has no readable document, the reason."""
    outcome: str
    """What the court decided or directed, in its own words. Empty if it did neither."""
    keyPoints: list[str]
    """The key points of the order."""
    evidence: list[PolledCaseSummaryOrderSummariesItemEvidenceItem]
    """Quotes from the order, each with its page number."""
    statements: list[PolledCaseSummaryOrderSummariesItemStatementsItem]
    """The sentences of `summary`, `outcome` and `keyPoints`, each with its evidence."""
    pages: PolledCaseSummaryOrderSummariesItemPages
    """The number of pages read as text, read by text recognition (OCR), and not read."""

class PolledCaseSummaryTimelineItem(TypedDict):
    """PolledCaseSummaryTimelineItem"""

    date: str
    """`DD-MM-YYYY`"""
    event: Literal["FILED", "ORDER", "HEARING", "DISPOSED", "NEXT"]
    text: str
    orderId: Union[str, None]
    """The ID of the order. It is stable for the life of the looked-up case."""
    quote: Union[str, None]
    """A passage of the order, word by word."""
    page: Union[int, None]
    """The number of the page."""

class PolledCaseSummaryDirectionsItem(TypedDict):
    """PolledCaseSummaryDirectionsItem"""

    who: Union[str, None]
    """Who has to act. `null` if the order does not say."""
    what: str
    """What the file contains."""
    kind: Literal["MUST", "MUST_NOT", "MAY"]
    within: Union[str, None]
    """The time that the order sets, in the order's words."""
    dueBy: Union[str, None]
    """The last day, as reckoned by this service: `DD-MM-YYYY`. Court holidays are not considered."""
    derivation: Union[str, None]
    """How `dueBy` was reckoned."""
    runsFrom: Union[str, None]
    """The event from which the time runs, if the order does not say when it happens."""
    condition: Union[str, None]
    """The condition, and what follows in default."""
    quote: str
    """The sentence of the order."""
    page: int
    """The number of the page."""
    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""

class PolledCaseSummaryAmountsItem(TypedDict):
    """PolledCaseSummaryAmountsItem"""

    paise: int
    role: Literal["CLAIMED", "ADMITTED", "ORDERED", "DEPOSITED", "COSTS", "REFUSED", "OTHER"]
    quote: str
    """The sentence of the order."""
    page: int
    """The number of the page."""
    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""

class PolledCaseSummaryInterimReliefItem(TypedDict):
    """PolledCaseSummaryInterimReliefItem"""

    what: str
    """What the file contains."""
    until: Union[str, None]
    """Until when it holds, in the order's words."""
    untilDate: Union[str, None]
    condition: Union[str, None]
    quote: str
    """The sentence of the order."""
    page: int
    """The number of the page."""
    orderId: str
    """The ID of the order. It is stable for the life of the looked-up case."""

class PolledCaseSummaryNextDateDiffers(TypedDict):
    """PolledCaseSummaryNextDateDiffers"""

    date: str
    """`DD-MM-YYYY`"""
    source: Literal["RECORD", "ORDER"]
    """The name of the source."""

class PolledCaseSummaryNextDate(TypedDict):
    """PolledCaseSummaryNextDate"""

    date: Union[str, None]
    purpose: Union[str, None]
    """The purpose of the hearing. Null if unknown."""
    source: Literal["RECORD", "ORDER"]
    """The name of the source."""
    quote: Union[str, None]
    """A passage of the order, word by word."""
    differs: Union[PolledCaseSummaryNextDateDiffers, None]

class PolledCaseSummary(TypedDict):
    """A summary with the looked-up case that it is about."""

    _id: str
    """The ID of the record."""
    status: Literal["PENDING", "COMPLETE", "FAILED"]
    """Poll while it is `PENDING`."""
    riskLevel: Literal["VERY_HIGH", "HIGH", "MODERATE", "LOW", "UNCLASSIFIED"]
    """`UNCLASSIFIED` until COMPLETE."""
    caseSummary: str
    """The text, in paragraphs separated by an empty line."""
    riskJustification: str
    """Why the risk level was chosen."""
    orderSummaries: list[PolledCaseSummaryOrderSummariesItem]
    """A summary of each order."""
    timeline: NotRequired[list[PolledCaseSummaryTimelineItem]]
    """The events of the case, earliest first."""
    directions: NotRequired[list[PolledCaseSummaryDirectionsItem]]
    """Who has to do what, until when. Directions of the newest order come first."""
    amounts: NotRequired[list[PolledCaseSummaryAmountsItem]]
    """The sums that the orders name, and what each is."""
    interimRelief: NotRequired[list[PolledCaseSummaryInterimReliefItem]]
    """The protection that no later order ended. Empty after a disposal."""
    nextDate: NotRequired[Union[PolledCaseSummaryNextDate, None]]
    """The next date of the case, if one is known."""
    error: Union[str, None]
    """The reason, if the status is FAILED."""
    generatedAt: int
    """When the summary ended, or when it was requested while it is PENDING. Epoch milliseconds."""
    searchId: str
    """The ID of the search or lookup. Use it in later requests."""

class SummaryNotFoundErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class SummaryNotFoundError(TypedDict):
    """No summary with this ID exists."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60437]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[SummaryNotFoundErrorDetails]
    """Additional data about this occurrence of the error."""

class HistoricalResultsPageWarningsItem(TypedDict):
    """HistoricalResultsPageWarningsItem"""

    code: Literal["RESULT_CAP_REACHED", "SOURCE_UNAVAILABLE"]
    """The code, for programs."""
    message: str
    """An explanation for people."""

class HistoricalResultsPage(TypedDict):
    """A page of results with the search that it belongs to."""

    searchId: str
    """The ID of the search or lookup. Use it in later requests."""
    mode: Literal["SYNC", "ASYNC"]
    """`SYNC` answers page by page, `ASYNC` collects all results in the background."""
    status: Literal["ACTIVE", "RUNNING", "COMPLETE", "FAILED", "EXPIRED"]
    """A `SYNC` search is `ACTIVE`: its pages can be read. An `ASYNC` search is `RUNNING`, then `COMPLETE` or `FAILED`. Both are `EXPIRED` in the end, and their results are deleted."""
    name: str
    """The name that was searched."""
    partyType: Literal["PETITIONER", "RESPONDENT", "BOTH"]
    """The side that the company must be on."""
    filters: HistoricalFilters
    """The filters of the search."""
    clientReference: Union[str, None]
    """The `clientReference` of the request. Null if there was none."""
    delivered: int
    """The number of results that were delivered."""
    collected: NotRequired[int]
    """Present for ASYNC searches only."""
    completedAt: NotRequired[Union[int, None]]
    """Present for ASYNC searches only."""
    failureReason: NotRequired[str]
    """Present if the status is FAILED."""
    warnings: list[HistoricalResultsPageWarningsItem]
    """What limits the results. Empty if nothing does."""
    createdAt: int
    """When it was created, in epoch milliseconds."""
    expiresAt: int
    """When it is deleted, in epoch milliseconds."""
    pageSize: Literal[100]
    """The number of results of a full page."""
    results: list[HistoricalResult]
    """The cases of this page."""
    nextPageToken: Union[str, None]
    """The token of the next page. Null if there are no more results."""

class HistoricalResult(TypedDict):
    """One case of a historical search, from all sources together."""

    caseRef: str
    """A stable ID. The same case has the same `caseRef` in every search and account if its sources give the same permanent number for it. See docs/historical-search.md."""
    caseIdentifier: Union[CaseIdentifier, None]
    """The numbers that identify the case at its court."""
    identifierStatus: Literal["CONFIRMED", "NEEDS_CONFIRMATION"]
    """`CONFIRMED`: the identifier can be looked up. `NEEDS_CONFIRMATION`: something is missing, such as a case type."""
    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT", "ITAT", "APTEL", "NGT", "SAT", "OTHER"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    court: Union[str, None]
    """The name of the court."""
    state: Union[str, None]
    """The state of India. Null if unknown."""
    district: Union[str, None]
    """The district. Null if unknown."""
    bench: Union[str, None]
    """The bench of the court. Null if unknown."""
    caseType: Union[str, None]
    """The code or name of the case type."""
    caseTypeName: Union[str, None]
    """The name of the case type. Null if unknown."""
    caseNature: Union[str, None]
    """Civil, criminal or other. Null if unknown."""
    caseNumber: Union[str, None]
    """The case number as the court prints it."""
    filingNumber: Union[str, None]
    """The filing number of the case."""
    registrationNumber: Union[str, None]
    """The registration number of the case, usually `number/year`."""
    caseStatus: Union[str, None]
    """Whether the case is pending or disposed. Null if unknown."""
    natureOfDisposal: Union[str, None]
    """How the case was disposed. Null if it was not, or if unknown."""
    cnrNumber: Union[str, None]
    """The Case Number Record (CNR). Null if unknown."""
    filingDate: Union[str, None]
    """YYYY-MM-DD"""
    registrationDate: Union[str, None]
    """YYYY-MM-DD"""
    nextHearingDate: Union[str, None]
    """YYYY-MM-DD"""
    decisionDate: Union[str, None]
    """YYYY-MM-DD"""
    filingYear: Union[int, None]
    """The year of filing. Null if unknown."""
    petitioner: Union[str, None]
    """The first petitioner. Null if unknown."""
    respondent: Union[str, None]
    """The first respondent. Null if unknown."""
    partyRole: Union[Literal["PETITIONER", "RESPONDENT", "BOTH"], None]
    """The side that the company is on. Null if unknown."""
    matchedParty: Union[str, None]
    """The party that matched the searched name. Null if unknown."""
    petitioners: list[str]
    """All petitioners."""
    respondents: list[str]
    """All respondents."""
    partyCountTruncated: bool
    """Whether the source has more parties than are listed."""

class CaseIdentifier(TypedDict):
    """The numbers that identify a case. What is not known is left out. `POST /case-lookup` takes it as it is."""

    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    cnr: NotRequired[str]
    """The Case Number Record (CNR): 16 characters that identify a case of an eCourts court."""
    registrationNumber: NotRequired[str]
    """The registration number of the case, usually `number/year`."""
    filingNumber: NotRequired[str]
    """The filing number of the case."""
    diaryNumber: NotRequired[str]
    """The diary number of the case, `number/year`."""
    establishmentCode: NotRequired[str]
    """The code of the bench or establishment of the court."""
    caseType: NotRequired[str]
    """The code or name of the case type."""

class HistoricalSearchWarningsItem(TypedDict):
    """HistoricalSearchWarningsItem"""

    code: Literal["RESULT_CAP_REACHED", "SOURCE_UNAVAILABLE"]
    """The code, for programs."""
    message: str
    """An explanation for people."""

class HistoricalSearch(TypedDict):
    """A historical search."""

    searchId: str
    """The ID of the search or lookup. Use it in later requests."""
    mode: Literal["SYNC", "ASYNC"]
    """`SYNC` answers page by page, `ASYNC` collects all results in the background."""
    status: Literal["ACTIVE", "RUNNING", "COMPLETE", "FAILED", "EXPIRED"]
    """A `SYNC` search is `ACTIVE`: its pages can be read. An `ASYNC` search is `RUNNING`, then `COMPLETE` or `FAILED`. Both are `EXPIRED` in the end, and their results are deleted."""
    name: str
    """The name that was searched."""
    partyType: Literal["PETITIONER", "RESPONDENT", "BOTH"]
    """The side that the company must be on."""
    filters: HistoricalFilters
    """The filters of the search."""
    clientReference: Union[str, None]
    """The `clientReference` of the request. Null if there was none."""
    delivered: int
    """The number of results that were delivered."""
    collected: NotRequired[int]
    """Present for ASYNC searches only."""
    completedAt: NotRequired[Union[int, None]]
    """Present for ASYNC searches only."""
    failureReason: NotRequired[str]
    """Present if the status is FAILED."""
    warnings: list[HistoricalSearchWarningsItem]
    """What limits the results. Empty if nothing does."""
    createdAt: int
    """When it was created, in epoch milliseconds."""
    expiresAt: int
    """When it is deleted, in epoch milliseconds."""

class PersonSearchNotSupportedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    label: NotRequired[Literal["PERSON_SEARCH_NOT_SUPPORTED"]]
    """The name of the error."""

class PersonSearchNotSupportedError(TypedDict):
    """Real-time court search is available for companies only, not for persons."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60405]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[PersonSearchNotSupportedErrorDetails]
    """Additional data about this occurrence of the error."""

class FiltersNotValidErrorDetailsIssuesItem(TypedDict):
    """FiltersNotValidErrorDetailsIssuesItem"""

    path: str
    """Where the problem is: the name of a field, or a path to it."""
    message: str
    """What is wrong, for people."""

class FiltersNotValidErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    issues: NotRequired[list[FiltersNotValidErrorDetailsIssuesItem]]
    """What is wrong, field by field."""

class FiltersNotValidError(TypedDict):
    """The filters are not valid: no case can match them."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[61454]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[FiltersNotValidErrorDetails]
    """Additional data about this occurrence of the error."""

class AllowanceUsedUpErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class AllowanceUsedUpError(TypedDict):
    """The plan's allowance of historical searches is used up."""

    httpStatusCode: Literal[402]
    """The HTTP status of the response."""
    code: Literal[61455]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[AllowanceUsedUpErrorDetails]
    """Additional data about this occurrence of the error."""

class NoSourceEnabledErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class NoSourceEnabledError(TypedDict):
    """No data source is enabled for this account."""

    httpStatusCode: Literal[403]
    """The HTTP status of the response."""
    code: Literal[61456]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[NoSourceEnabledErrorDetails]
    """Additional data about this occurrence of the error."""

class AsyncNotInPlanErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class AsyncNotInPlanError(TypedDict):
    """The plan does not include asynchronous historical searches."""

    httpStatusCode: Literal[403]
    """The HTTP status of the response."""
    code: Literal[61465]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[AsyncNotInPlanErrorDetails]
    """Additional data about this occurrence of the error."""

class TooManyCollectionsErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    retryAfterSeconds: NotRequired[int]
    """Seconds after which the same request may be sent again."""

class TooManyCollectionsError(TypedDict):
    """The account already runs its maximum number of asynchronous searches."""

    httpStatusCode: Literal[429]
    """The HTTP status of the response."""
    code: Literal[61466]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[TooManyCollectionsErrorDetails]
    """Additional data about this occurrence of the error."""

class PageNotAssembledErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    retryAfterSeconds: NotRequired[int]
    """Seconds after which the same request may be sent again."""
    searchId: NotRequired[str]
    """The search. Read its page instead of starting another search."""
    nextPageToken: NotRequired[str]
    """The token of the page."""
    heldForNextPage: NotRequired[int]
    """The number of results that are ready for this page."""

class PageNotAssembledError(TypedDict):
    """The page could not be assembled in time. Nothing was delivered or charged."""

    httpStatusCode: Literal[503]
    """The HTTP status of the response."""
    code: Literal[61452]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[PageNotAssembledErrorDetails]
    """Additional data about this occurrence of the error."""

class ListHistoricalSearchesResponse(TypedDict):
    """A page of historical searches, newest first."""

    searches: list[HistoricalSearch]
    """The searches of this page, newest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class HistoricalSearchNotFoundErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class HistoricalSearchNotFoundError(TypedDict):
    """No historical search with this ID exists."""

    httpStatusCode: Literal[404]
    """The HTTP status of the response."""
    code: Literal[61449]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[HistoricalSearchNotFoundErrorDetails]
    """Additional data about this occurrence of the error."""

class SearchStateMisfitErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    status: NotRequired[str]
    """The status that stands against the request."""

class SearchStateMisfitError(TypedDict):
    """The status of the search does not allow this."""

    httpStatusCode: Literal[409]
    """The HTTP status of the response."""
    code: Literal[61472]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[SearchStateMisfitErrorDetails]
    """Additional data about this occurrence of the error."""

class PageTokenNotValidErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class PageTokenNotValidError(TypedDict):
    """The page token does not belong to this search."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[61453]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[PageTokenNotValidErrorDetails]
    """Additional data about this occurrence of the error."""

class HistoricalSearchBusyErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    retryAfterSeconds: NotRequired[int]
    """Seconds after which the same request may be sent again."""

class HistoricalSearchBusyError(TypedDict):
    """Another request is assembling a page of this search."""

    httpStatusCode: Literal[409]
    """The HTTP status of the response."""
    code: Literal[61451]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[HistoricalSearchBusyErrorDetails]
    """Additional data about this occurrence of the error."""

class NotCollectedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    status: NotRequired[str]
    """The status that stands against the request."""

class NotCollectedError(TypedDict):
    """This asynchronous search has no results to read."""

    httpStatusCode: Literal[409]
    """The HTTP status of the response."""
    code: Literal[61467]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[NotCollectedErrorDetails]
    """Additional data about this occurrence of the error."""

class HistoricalSearchExpiredErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class HistoricalSearchExpiredError(TypedDict):
    """The results of this historical search were deleted when their retention period ended."""

    httpStatusCode: Literal[410]
    """The HTTP status of the response."""
    code: Literal[61450]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[HistoricalSearchExpiredErrorDetails]
    """Additional data about this occurrence of the error."""

class DownloadHistoricalSearchResultsResponse(TypedDict):
    """The search and all its results."""

    search: HistoricalSearch
    """The search."""
    results: list[HistoricalResult]
    """The cases of this page."""

class CreateEntityResponse(TypedDict):
    """The ID of the new entity."""

    _id: str
    """The ID of the record."""

class ImportEntitiesResponse(TypedDict):
    """The ID of the import, which may still be running."""

    importId: str
    """The ID of the import."""
    status: Literal["RUNNING", "COMPLETE"]
    """Poll the import while it is `RUNNING`."""

class ListEntityImportsResponse(TypedDict):
    """A page of imports, newest first."""

    imports: list[ImportRecord]
    """The imports of this page, newest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class ImportRecord(TypedDict):
    """An import of entities."""

    importId: str
    """The ID of the import."""
    status: Literal["RUNNING", "COMPLETE", "FAILED"]
    """The status."""
    created: int
    """When it was created, in epoch milliseconds."""
    completedAt: Union[int, None]
    """When it was completed, in epoch milliseconds. Null while it is not."""

class GetEntityImportResponseCounts(TypedDict):
    """The number of rows per outcome."""

    PENDING: int
    """Rows that are still to be done."""
    CREATED: int
    """Rows that became an entity."""
    EXISTS: int
    """Rows whose entity existed already."""
    INVALID: int
    """Rows with something wrong."""
    FAILED: int
    """Rows that could not be done because of an internal error."""

class GetEntityImportResponseRowsItemIssuesItem(TypedDict):
    """GetEntityImportResponseRowsItemIssuesItem"""

    path: str
    """Where the problem is: the name of a field, or a path to it."""
    message: str
    """An explanation for people."""

class GetEntityImportResponseRowsItem(TypedDict):
    """GetEntityImportResponseRowsItem"""

    row: int
    """The number of the row. The first row after the header is 1."""
    outcome: Literal["PENDING", "CREATED", "EXISTS", "INVALID", "FAILED"]
    """What became of the row."""
    entityId: Union[str, None]
    """The ID of the entity that was created, or of an existing entity with the same details."""
    issues: Union[list[GetEntityImportResponseRowsItemIssuesItem], None]
    """What is wrong with the row. Null if nothing is."""
    issuesLeftOut: int
    """The number of issues of this row that are not listed. At most 10 issues are listed per row, and at most 100 per response."""

class GetEntityImportResponse(TypedDict):
    """The progress of the import and the outcome of its rows."""

    importId: str
    """The ID of the import."""
    status: Literal["RUNNING", "COMPLETE", "FAILED"]
    """Poll while it is `RUNNING`."""
    created: int
    """When it was created, in epoch milliseconds."""
    completedAt: Union[int, None]
    """When it was completed, in epoch milliseconds. Null while it is not."""
    counts: GetEntityImportResponseCounts
    """The number of rows per outcome."""
    rows: list[GetEntityImportResponseRowsItem]
    """The rows, in the order in which they were sent."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class SearchEntitiesResponse(TypedDict):
    """The matching entities."""

    recordsFiltered: int
    """The total number of matches, regardless of `$skip` and `$limit`."""
    records: list[WatchlistEntity]
    """The records of this page."""

WatchlistEntityNameHistoryItem = TypedDict("WatchlistEntityNameHistoryItem", {
    "name": "str",
    "from": "Union[str, None]",
    "until": "Union[str, None]",
})

class WatchlistEntity(TypedDict):
    """A company or person that you monitor."""

    _id: str
    """The ID of the record."""
    number: int
    """The number of the record, for people."""
    accountId: str
    """The ID of the account that owns the record."""
    name: str
    """The name of the company or person."""
    entityType: Literal["PERSON", "BUSINESS"]
    """`BUSINESS` for a company, `PERSON` for a person."""
    fatherName: Union[str, None]
    """The name of the father. For a person only."""
    birthDate: Union[str, None]
    """`DD-MM-YYYY`"""
    location: Union[str, None]
    """The address as free text."""
    registrationNumber: Union[str, None]
    """For example, the company registration number."""
    monitoredCourts: list[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]]
    """The courts that are recorded with the entity. They do not restrict monitoring."""
    status: Literal["ACTIVE", "PAUSED", "ARCHIVED"]
    """`ACTIVE`: the courts are searched every night. `PAUSED`: they are not, until you resume. `ARCHIVED`: no longer monitored."""
    nameVariations: list[str]
    """Other forms of the name. Empty for a person."""
    nameHistory: NotRequired[list[WatchlistEntityNameHistoryItem]]
    """Those of `nameVariations` that its name or a confirmed case tells to be its present or a former name, with the days. Absent where no change of name is known."""
    lastCourtSyncAt: Union[int, None]
    """When the courts were last searched for the entity, in epoch milliseconds. Null if never."""
    sharedWith: list[Grantee]
    """The teams and users to share with. They can belong to other accounts."""
    created: int
    """When it was created, in epoch milliseconds."""
    createdBy: str
    """The ID of the user who created it. Null if nobody did, because the service did."""
    updated: Union[int, None]
    """When it was last changed, in epoch milliseconds. Null if never."""
    updatedBy: Union[str, None]
    """The ID of the user who last changed it. Null if nobody did."""

WatchlistEntityWithRiskNameHistoryItem = TypedDict("WatchlistEntityWithRiskNameHistoryItem", {
    "name": "str",
    "from": "Union[str, None]",
    "until": "Union[str, None]",
})

class WatchlistEntityWithRiskRiskCounts(TypedDict):
    """The number of active cases per risk level."""

    VERY_HIGH: int
    """Cases with a very high risk."""
    HIGH: int
    """Cases with a high risk."""
    MODERATE: int
    """Cases with a moderate risk."""
    LOW: int
    """Cases with a low risk."""
    UNCLASSIFIED: int
    """Cases without a risk level."""

class WatchlistEntityWithRisk(TypedDict):
    """An entity with the risk of its cases."""

    _id: str
    """The ID of the record."""
    number: int
    """The number of the record, for people."""
    accountId: str
    """The ID of the account that owns the record."""
    name: str
    """The name of the company or person."""
    entityType: Literal["PERSON", "BUSINESS"]
    """`BUSINESS` for a company, `PERSON` for a person."""
    fatherName: Union[str, None]
    """The name of the father. For a person only."""
    birthDate: Union[str, None]
    """`DD-MM-YYYY`"""
    location: Union[str, None]
    """The address as free text."""
    registrationNumber: Union[str, None]
    """For example, the company registration number."""
    monitoredCourts: list[Literal["ALL", "DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]]
    """The courts that are recorded with the entity. They do not restrict monitoring."""
    status: Literal["ACTIVE", "PAUSED", "ARCHIVED"]
    """`ACTIVE`: the courts are searched every night. `PAUSED`: they are not, until you resume. `ARCHIVED`: no longer monitored."""
    nameVariations: list[str]
    """Other forms of the name. Empty for a person."""
    nameHistory: NotRequired[list[WatchlistEntityWithRiskNameHistoryItem]]
    """Those of `nameVariations` that its name or a confirmed case tells to be its present or a former name, with the days. Absent where no change of name is known."""
    lastCourtSyncAt: Union[int, None]
    """When the courts were last searched for the entity, in epoch milliseconds. Null if never."""
    sharedWith: list[Grantee]
    """The teams and users to share with. They can belong to other accounts."""
    created: int
    """When it was created, in epoch milliseconds."""
    createdBy: str
    """The ID of the user who created it. Null if nobody did, because the service did."""
    updated: Union[int, None]
    """When it was last changed, in epoch milliseconds. Null if never."""
    updatedBy: Union[str, None]
    """The ID of the user who last changed it. Null if nobody did."""
    riskLevel: Literal["VERY_HIGH", "HIGH", "MODERATE", "LOW", "UNCLASSIFIED"]
    """The highest risk level of the active cases."""
    riskCounts: WatchlistEntityWithRiskRiskCounts
    """The number of active cases per risk level."""
    caseCount: int
    """The number of active cases."""

class EntityNotFoundErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class EntityNotFoundError(TypedDict):
    """No watchlist entity with this ID exists."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60400]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[EntityNotFoundErrorDetails]
    """Additional data about this occurrence of the error."""

class NotSharedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class NotSharedError(TypedDict):
    """This resource is not shared with you."""

    httpStatusCode: Literal[403]
    """The HTTP status of the response."""
    code: Literal[60302]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[NotSharedErrorDetails]
    """Additional data about this occurrence of the error."""

class UpdateEntityResponse(TypedDict):
    """The entity was updated. The response is an empty object."""

    pass

class ArchiveEntityResponse(TypedDict):
    """The entity was archived. The response is an empty object."""

    pass

class GetEntityRisksResponseRisksItemRiskCounts(TypedDict):
    """The number of active cases per risk level."""

    VERY_HIGH: int
    """Cases with a very high risk."""
    HIGH: int
    """Cases with a high risk."""
    MODERATE: int
    """Cases with a moderate risk."""
    LOW: int
    """Cases with a low risk."""
    UNCLASSIFIED: int
    """Cases without a risk level."""

class GetEntityRisksResponseRisksItem(TypedDict):
    """GetEntityRisksResponseRisksItem"""

    entityId: str
    """The `_id` of an entity."""
    riskLevel: Literal["VERY_HIGH", "HIGH", "MODERATE", "LOW", "UNCLASSIFIED"]
    """The highest risk level of the active cases."""
    riskCounts: GetEntityRisksResponseRisksItemRiskCounts
    """The number of active cases per risk level."""
    caseCount: int
    """The number of active cases."""
    undecidedCount: int
    """The number of new cases that wait for your decision."""

class GetEntityRisksResponse(TypedDict):
    """The risk of each entity, in the order of the request."""

    risks: list[GetEntityRisksResponseRisksItem]
    """The risk of each entity."""

class PauseEntityResponse(TypedDict):
    """The entity is in the requested state. The response is an empty object."""

    pass

class EntityArchivedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class EntityArchivedError(TypedDict):
    """The entity is archived."""

    httpStatusCode: Literal[409]
    """The HTTP status of the response."""
    code: Literal[60427]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[EntityArchivedErrorDetails]
    """Additional data about this occurrence of the error."""

class ResumeEntityResponse(TypedDict):
    """The entity is in the requested state. The response is an empty object."""

    pass

class ShareEntityResponse(TypedDict):
    """The entity is shared as requested. The response is an empty object."""

    pass

class DiscoveryWarningsItem(TypedDict):
    """DiscoveryWarningsItem"""

    code: Literal["SOURCE_UNAVAILABLE"]
    """The code, for programs."""
    message: str
    """An explanation for people."""

class Discovery(TypedDict):
    """What a search of the courts for one entity found."""

    newCandidates: int
    """The number of cases that are new for this entity. The candidates search lists them."""
    lastCourtSyncAt: int
    """When the courts were last searched for the entity, in epoch milliseconds. Null if never."""
    warnings: NotRequired[list[DiscoveryWarningsItem]]
    """Present only if a source could not answer. There may be more cases than were found."""

class CourtsNotReadyErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    retryAfterSeconds: NotRequired[int]
    """Seconds after which the same request may be sent again."""
    reason: NotRequired[str]
    """Which of several causes it was."""

class CourtsNotReadyError(TypedDict):
    """The search of the courts is not finished yet."""

    httpStatusCode: Literal[503]
    """The HTTP status of the response."""
    code: Literal[61474]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[CourtsNotReadyErrorDetails]
    """Additional data about this occurrence of the error."""

class SearchCandidatesResponse(TypedDict):
    """The matching candidates."""

    recordsFiltered: int
    """The total number of matches, regardless of `$skip` and `$limit`."""
    records: list[CaseCandidate]
    """The records of this page."""

class CaseCandidate(TypedDict):
    """A case that was found for an entity and may be about it."""

    _id: str
    """The ID of the record."""
    number: int
    """The number of the record, for people."""
    accountId: str
    """The ID of the account that owns the record."""
    watchlistEntityId: str
    """The `_id` of the entity."""
    rawMatch: dict[str, Any]
    """The court record as it was found. Dates are `YYYY-MM-DD`. `matchVerdict` is `match`, or `possible` if the score (`matchScore`) is 60 to 84. `possibleMatchConflict` lists candidates and cases of the account that may be duplicates of this one."""
    caseIdentifier: CaseIdentifier
    """The numbers that identify the case at its court."""
    status: Literal["PENDING_REVIEW", "APPROVED", "REJECTED", "PROMOTED"]
    """`PENDING_REVIEW`: waits for the operator. `APPROVED`: waits for you. `REJECTED`: the operator refused it. `PROMOTED`: became a tracked case."""
    discoveryMode: Literal["HISTORICAL", "ONGOING"]
    """`HISTORICAL`: found among past cases. `ONGOING`: found by the daily search for new cases."""
    customerDecision: Union[Literal["ADDED", "DECLINED"], None]
    """What you decided about the candidate. Null if nothing yet."""
    promotedCaseId: Union[str, None]
    """The ID of the tracked case that the candidate became. Null if there is none."""
    created: int
    """When it was created, in epoch milliseconds."""
    updated: Union[int, None]
    """When it was last changed, in epoch milliseconds. Null if never."""

class ConfirmCandidateResponse(TypedDict):
    """The ID and status of the tracked case."""

    caseId: str
    """The ID of the tracked case."""
    status: Literal["ACTIVE", "PENDING_BACKOFFICE_REVIEW", "REJECTED", "ARCHIVED"]
    """The status of the tracked case. A case that was already tracked keeps its status."""
    linkedExisting: bool
    """Whether the account tracked the case already. If so, the entity was linked to it."""

class CandidateNotFoundErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class CandidateNotFoundError(TypedDict):
    """No candidate with this ID exists."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60410]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[CandidateNotFoundErrorDetails]
    """Additional data about this occurrence of the error."""

class AlreadyDecidedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class AlreadyDecidedError(TypedDict):
    """This has already been decided, or it is not waiting for a decision."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60415]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[AlreadyDecidedErrorDetails]
    """Additional data about this occurrence of the error."""

class CandidateNotApprovedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class CandidateNotApprovedError(TypedDict):
    """The operator has not approved this candidate."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60416]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[CandidateNotApprovedErrorDetails]
    """Additional data about this occurrence of the error."""

class OperatorDecidesErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class OperatorDecidesError(TypedDict):
    """The service operator decides about new cases of this account."""

    httpStatusCode: Literal[403]
    """The HTTP status of the response."""
    code: Literal[60303]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[OperatorDecidesErrorDetails]
    """Additional data about this occurrence of the error."""

class DeclineCandidateResponse(TypedDict):
    """The candidate was declined. The response is an empty object."""

    pass

class AddTrackedCaseResponse1(TypedDict):
    """AddTrackedCaseResponse1"""

    _id: str
    """The ID of the record."""
    status: Literal["ACTIVE", "PENDING_BACKOFFICE_REVIEW"]
    """`ACTIVE`, or `PENDING_BACKOFFICE_REVIEW` where the operator reviews new cases."""
    linkedExisting: Literal[False]
    """Whether the account tracked the case already. If so, the entity was linked to it."""

class AddTrackedCaseResponse2(TypedDict):
    """AddTrackedCaseResponse2"""

    _id: str
    """The ID of the record."""
    status: Literal["ACTIVE", "PENDING_BACKOFFICE_REVIEW", "REJECTED", "ARCHIVED"]
    """The status of the case. Adding a case again does not change its status `ARCHIVED` or `REJECTED`. Use `PUT /watchlist/cases/{id}` for that."""
    linkedExisting: Literal[True]
    """Whether the account tracked the case already. If so, the entity was linked to it."""

AddTrackedCaseResponse: TypeAlias = "Union[AddTrackedCaseResponse1, AddTrackedCaseResponse2]"

class SearchTrackedCasesResponse(TypedDict):
    """The matching tracked cases."""

    recordsFiltered: int
    """The total number of matches, regardless of `$skip` and `$limit`."""
    records: list[TrackedCase]
    """The records of this page."""

class TrackedCase(TypedDict):
    """A case that you follow."""

    _id: str
    """The ID of the record."""
    number: int
    """The number of the record, for people."""
    accountId: str
    """The ID of the account that owns the record."""
    watchlistEntityIds: list[str]
    """The `_id`s of the entities that the case is linked to."""
    caseIdentifier: CaseIdentifier
    """The numbers that identify the case at its court."""
    snapshot: Union[dict[str, Any], None]
    """The record with which the case was added, unchanged. Null if there was none."""
    riskLevel: Literal["VERY_HIGH", "HIGH", "MODERATE", "LOW", "UNCLASSIFIED"]
    """The risk that the case means for its entity."""
    status: Literal["ACTIVE", "PENDING_BACKOFFICE_REVIEW", "REJECTED", "ARCHIVED"]
    """`ACTIVE`: refreshed by itself. `PENDING_BACKOFFICE_REVIEW`: waits for the operator. `REJECTED`: the operator refused it. `ARCHIVED`: no longer followed."""
    notFoundSince: NotRequired[int]
    """Since when no court knows the case under its numbers, in epoch milliseconds. Check the numbers. Absent if a court knows the case, and before the first refresh."""
    reviewedAt: Union[int, None]
    """When the operator decided about the case, in epoch milliseconds. Null if never."""
    sharedWith: list[Grantee]
    """The teams and users to share with. They can belong to other accounts."""
    created: int
    """When it was created, in epoch milliseconds."""
    createdBy: Union[str, None]
    """The ID of the user who created it. Null if nobody did, because the service did."""
    updated: Union[int, None]
    """When it was last changed, in epoch milliseconds. Null if never."""
    updatedBy: Union[str, None]
    """The ID of the user who last changed it. Null if nobody did."""

class TrackedCaseNotFoundErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    pass

class TrackedCaseNotFoundError(TypedDict):
    """No tracked case with this ID exists."""

    httpStatusCode: Literal[400]
    """The HTTP status of the response."""
    code: Literal[60401]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[TrackedCaseNotFoundErrorDetails]
    """Additional data about this occurrence of the error."""

class UpdateTrackedCaseResponse(TypedDict):
    """The case was updated. The response is an empty object."""

    pass

class ListTrackedCaseChangesResponse(TypedDict):
    """A page of changes, newest first."""

    changes: list[CaseChange]
    """The changes of this page, newest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

CaseChange = TypedDict("CaseChange", {
    "changeId": "str",
    "field": "str",
    "from": "Any",
    "to": "Any",
    "changedAt": "int",
    "origin": "Literal[\"CUSTOMER\", \"OPERATOR\", \"COURT\"]",
})

class ShareTrackedCaseResponse(TypedDict):
    """The case is shared as requested. The response is an empty object."""

    pass

class CompleteTrackedCaseIdentifierResponse(TypedDict):
    """The identifier was completed. The response is an empty object."""

    pass

class CaseTrackedAlreadyErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    caseId: NotRequired[str]
    """The tracked case that has this identifier."""

class CaseTrackedAlreadyError(TypedDict):
    """The account already tracks another case with this identifier."""

    httpStatusCode: Literal[409]
    """The HTTP status of the response."""
    code: Literal[60428]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[CaseTrackedAlreadyErrorDetails]
    """Additional data about this occurrence of the error."""

CaseRefreshChangesItem = TypedDict("CaseRefreshChangesItem", {
    "field": "str",
    "from": "Any",
    "to": "Any",
})

class CaseRefresh(TypedDict):
    """What a refresh of a tracked case found."""

    changes: list[CaseRefreshChangesItem]
    """The changes of this page, newest first."""
    lastFetchedAt: int
    """When the case was last fetched from its court, in epoch milliseconds."""

class ListHearingsResponse(TypedDict):
    """A page of hearings, earliest day first."""

    hearings: list[Hearing]
    """The hearings that the court lists."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""
    asOf: int
    """Send it as `updatedSince` the next time. All pages of one reading have that of the first page. Epoch milliseconds."""

class HearingMovedTo(TypedDict):
    """HearingMovedTo"""

    hearingId: str
    """The ID of the hearing."""
    hearingDate: str
    """The day of the hearing, `YYYY-MM-DD`."""

class HearingMovedFrom(TypedDict):
    """HearingMovedFrom"""

    hearingId: str
    """The ID of the hearing."""
    hearingDate: str
    """The day of the hearing, `YYYY-MM-DD`."""

class Hearing(TypedDict):
    """One day on which a tracked case is heard."""

    hearingId: str
    """The ID of the hearing."""
    caseId: str
    """The ID of the tracked case."""
    watchlistEntityIds: list[str]
    """The `_id`s of the entities that the case is linked to."""
    hearingDate: str
    """The day of the hearing, `YYYY-MM-DD`."""
    state: Literal["EXPECTED", "LISTED", "NOT_COVERED", "SOURCE_DOWN", "LIST_UNREADABLE", "LIST_NOT_PUBLISHED", "NOT_LISTED", "COURT_CLOSED", "MOVED", "REMOVED", "PAST"]
    """More states can be added. `EXPECTED`: the case record or an early list (advance, weekly, monthly) names this day. `LISTED`: a cause list for this day carries the case. The next five come once the lists for the day are due. `NOT_LISTED`: every list that the court names was read in full, and none carries the case. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes. `NOT_COVERED`: the service does not read the cause lists of this court. `COURT_CLOSED`: the calendar of the court says that it is closed or in vacation on this day, and it has no list. `MOVED`: another day took its place. `REMOVED`: the hearing was taken off. `PAST`: the day is over."""
    reason: Union[Literal["CASE_DISPOSED", "TAKEN_OFF_LIST", "CARRIED_OVER"], None]
    """`CASE_DISPOSED`: the court disposed of the case before that day. `TAKEN_OFF_LIST`: a newer list or a note took it off. `CARRIED_OVER`: the bench of the day before does not sit, and its list is taken up on this day. Null in most states."""
    tentative: bool
    """True while no cause list of the day carries the case: the day stands in the case record or on an early list."""
    final: bool
    """True with `NOT_LISTED` once the lists were read after 15:00 (in India) on the day. No list is looked for after that."""
    evidence: Literal["CAUSE_LIST", "CASE_RECORD"]
    """Whether a cause list or only the case record names the day."""
    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    court: Union[str, None]
    """The name of the court."""
    bench: Union[str, None]
    """The bench of the court. Null if unknown."""
    stage: Union[str, None]
    """The stage of the case as the court prints it. Empty if unknown."""
    listKind: Union[Literal["MONTHLY", "WEEKLY", "ADVANCE", "DAILY", "SUPPLEMENTARY"], None]
    """The cause list that carries the case. Null while none does. `MONTHLY`, `WEEKLY` and `ADVANCE` lists come early and bind nobody."""
    listNumber: Union[int, None]
    """The number that the court gave to this list."""
    courtRoom: Union[str, None]
    """The court room, as printed on the cause list."""
    item: Union[str, None]
    """The item on the list, as printed."""
    numberAsListed: Union[str, None]
    """The number of the case, as printed on the list."""
    connectedTo: Union[str, None]
    """The number of the matter with which the case is heard, as printed."""
    viaApplication: bool
    """Whether the list names an application in the case."""
    sittingTime: Union[str, None]
    """When the bench begins to sit, `HH:MM` in India, as far as the list says so. When the case is called is not known."""
    sitting: Union[bool, None]
    """False where the court says that the bench does not sit. Null where it says nothing."""
    videoLink: Union[str, None]
    """The link to the hearing by video that the list gives."""
    movedTo: Union[HearingMovedTo, None]
    """The hearing that took its place. Null if none did."""
    movedFrom: Union[HearingMovedFrom, None]
    """The hearing whose place it took. Null if there was none."""
    asOf: int
    """When the case record or the cause list was last read. Epoch milliseconds."""
    revision: int
    """Rises with every change of the hearing."""
    updated: int
    """When the hearing was created or last changed. Epoch milliseconds."""

class GetHearingCoverageResponse(TypedDict):
    """One entry for each of the next seven days, from today on, and each court of your active cases."""

    coverage: list[CoveredDay]
    """Earliest day first."""

class CoveredDayListsItem(TypedDict):
    """CoveredDayListsItem"""

    kind: Literal["MONTHLY", "WEEKLY", "ADVANCE", "DAILY", "SUPPLEMENTARY"]
    """The kind of the list."""
    number: Union[int, None]
    """The number that the court gave to the list."""
    firstSeenAt: int
    """When the list was first seen. Epoch milliseconds."""

class CoveredDay(TypedDict):
    """How far the cause lists of a court for a day are known."""

    court: Union[str, None]
    """The place that publishes the lists: `SC`, or `HC-` and the bench. Null for cases that stand on no list that the service can name."""
    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    day: str
    """The day of hearing."""
    state: Literal["NOT_COVERED", "SOURCE_DOWN", "LIST_UNREADABLE", "LIST_NOT_PUBLISHED", "NOT_DUE", "COURT_CLOSED", "READ"]
    """`NOT_COVERED`: nobody reads the lists; `reason` says why. `NOT_DUE`: more lists may come until `dueAt`. `COURT_CLOSED`: the calendar of the court says that it is closed or in vacation, and it has no list. The others come once the lists are due. `READ`: every list that the court names was read in full. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes."""
    reason: Union[Literal["COURT_NOT_READ", "PICTURE_ASKED", "NO_NUMBER", "NOT_LOOKED_AT"], None]
    """Why the day is not covered. `COURT_NOT_READ`: the service does not read the lists of this court. `PICTURE_ASKED`: the site of this court shows a picture to be solved before its lists, which the service does not do. `NO_NUMBER`: the cases have no number that lists print. `NOT_LOOKED_AT`: nobody has looked at the lists of this day yet."""
    dueAt: int
    """When the lists for the day are due. Epoch milliseconds."""
    asOf: Union[int, None]
    """When the court last gave a sure answer about every list. Epoch milliseconds. Null if it never did."""
    lists: list[CoveredDayListsItem]
    """The lists that the court names for the day, in the order in which they were seen. Early lists (advance, weekly, monthly) are among them; they change no state."""
    cases: int
    """The number of your active cases in this court, whenever they are heard. More than 10000 are counted as 10000."""

class GetHearingResponseMovedTo(TypedDict):
    """GetHearingResponseMovedTo"""

    hearingId: str
    """The ID of the hearing."""
    hearingDate: str
    """The day of the hearing, `YYYY-MM-DD`."""

class GetHearingResponseMovedFrom(TypedDict):
    """GetHearingResponseMovedFrom"""

    hearingId: str
    """The ID of the hearing."""
    hearingDate: str
    """The day of the hearing, `YYYY-MM-DD`."""

GetHearingResponseChangesItem = TypedDict("GetHearingResponseChangesItem", {
    "revision": "int",
    "field": "str",
    "from": "Union[str, None]",
    "to": "Union[str, None]",
    "changedAt": "int",
})

class GetHearingResponse(TypedDict):
    """The hearing with its changes, oldest first."""

    hearingId: str
    """The ID of the hearing."""
    caseId: str
    """The ID of the tracked case."""
    watchlistEntityIds: list[str]
    """The `_id`s of the entities that the case is linked to."""
    hearingDate: str
    """The day of the hearing, `YYYY-MM-DD`."""
    state: Literal["EXPECTED", "LISTED", "NOT_COVERED", "SOURCE_DOWN", "LIST_UNREADABLE", "LIST_NOT_PUBLISHED", "NOT_LISTED", "COURT_CLOSED", "MOVED", "REMOVED", "PAST"]
    """More states can be added. `EXPECTED`: the case record or an early list (advance, weekly, monthly) names this day. `LISTED`: a cause list for this day carries the case. The next five come once the lists for the day are due. `NOT_LISTED`: every list that the court names was read in full, and none carries the case. `LIST_NOT_PUBLISHED`: the court has no list yet. `LIST_UNREADABLE`: a list is there, but was not read in full. `SOURCE_DOWN`: the court has given no sure answer for 30 minutes. `NOT_COVERED`: the service does not read the cause lists of this court. `COURT_CLOSED`: the calendar of the court says that it is closed or in vacation on this day, and it has no list. `MOVED`: another day took its place. `REMOVED`: the hearing was taken off. `PAST`: the day is over."""
    reason: Union[Literal["CASE_DISPOSED", "TAKEN_OFF_LIST", "CARRIED_OVER"], None]
    """`CASE_DISPOSED`: the court disposed of the case before that day. `TAKEN_OFF_LIST`: a newer list or a note took it off. `CARRIED_OVER`: the bench of the day before does not sit, and its list is taken up on this day. Null in most states."""
    tentative: bool
    """True while no cause list of the day carries the case: the day stands in the case record or on an early list."""
    final: bool
    """True with `NOT_LISTED` once the lists were read after 15:00 (in India) on the day. No list is looked for after that."""
    evidence: Literal["CAUSE_LIST", "CASE_RECORD"]
    """Whether a cause list or only the case record names the day."""
    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    court: Union[str, None]
    """The name of the court."""
    bench: Union[str, None]
    """The bench of the court. Null if unknown."""
    stage: Union[str, None]
    """The stage of the case as the court prints it. Empty if unknown."""
    listKind: Union[Literal["MONTHLY", "WEEKLY", "ADVANCE", "DAILY", "SUPPLEMENTARY"], None]
    """The cause list that carries the case. Null while none does. `MONTHLY`, `WEEKLY` and `ADVANCE` lists come early and bind nobody."""
    listNumber: Union[int, None]
    """The number that the court gave to this list."""
    courtRoom: Union[str, None]
    """The court room, as printed on the cause list."""
    item: Union[str, None]
    """The item on the list, as printed."""
    numberAsListed: Union[str, None]
    """The number of the case, as printed on the list."""
    connectedTo: Union[str, None]
    """The number of the matter with which the case is heard, as printed."""
    viaApplication: bool
    """Whether the list names an application in the case."""
    sittingTime: Union[str, None]
    """When the bench begins to sit, `HH:MM` in India, as far as the list says so. When the case is called is not known."""
    sitting: Union[bool, None]
    """False where the court says that the bench does not sit. Null where it says nothing."""
    videoLink: Union[str, None]
    """The link to the hearing by video that the list gives."""
    movedTo: Union[GetHearingResponseMovedTo, None]
    """The hearing that took its place. Null if none did."""
    movedFrom: Union[GetHearingResponseMovedFrom, None]
    """The hearing whose place it took. Null if there was none."""
    asOf: int
    """When the case record or the cause list was last read. Epoch milliseconds."""
    revision: int
    """Rises with every change of the hearing."""
    updated: int
    """When the hearing was created or last changed. Epoch milliseconds."""
    changes: list[GetHearingResponseChangesItem]
    """The changes of this page, newest first."""

class ListTrackedCaseHearingsResponse(TypedDict):
    """A page of hearings, latest day first."""

    hearings: list[Hearing]
    """The hearings that the court lists."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class CreateCalendarResponseScope1(TypedDict):
    """CreateCalendarResponseScope1"""

    type: Literal["ENTITY"]
    """Whose hearings the calendar has."""
    entityId: str
    """The `_id` of an entity."""

class CreateCalendarResponseScope2(TypedDict):
    """CreateCalendarResponseScope2"""

    type: Literal["ACCOUNT"]
    """Whose hearings the calendar has."""

class CreateCalendarResponseScope3(TypedDict):
    """CreateCalendarResponseScope3"""

    type: Literal["TEAM"]
    """Whose hearings the calendar has."""
    teamId: str
    """The ID of the team."""

class CreateCalendarResponseScope4(TypedDict):
    """CreateCalendarResponseScope4"""

    type: Literal["USER"]
    """Whose hearings the calendar has."""
    userId: str
    """The ID of the user."""

class CreateCalendarResponseAlarmsItem(TypedDict):
    """CreateCalendarResponseAlarmsItem"""

    daysBefore: int
    """How many days before the day of the hearing the alarm rings. 0 is the day itself."""
    at: str
    """The time of day in India, `HH:MM`."""

class CreateCalendarResponse(TypedDict):
    """The new calendar with its address."""

    calendarId: str
    """The ID of the calendar."""
    name: str
    """The name, for people."""
    scope: Union[CreateCalendarResponseScope1, CreateCalendarResponseScope2, CreateCalendarResponseScope3, CreateCalendarResponseScope4]
    """Whose hearings the calendar has."""
    detail: Literal["MINIMAL", "CASE_NUMBER", "PARTIES"]
    """What events show."""
    alarms: list[CreateCalendarResponseAlarmsItem]
    """The alarms of this page, newest first."""
    links: bool
    """Whether events show the links to hearings by video."""
    userId: str
    """The calendar ends with this user."""
    lastFetchedAt: Union[int, None]
    """When the case was last fetched from its court, in epoch milliseconds."""
    created: int
    """When it was created, in epoch milliseconds."""
    updated: int
    """When it was last changed, in epoch milliseconds. Null if never."""
    url: str
    """The address of the feed. Whoever has it reads the calendar, without a key. It is shown only once."""

class CeilingReachedErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    thing: NotRequired[str]
    """What there are too many of."""
    most: NotRequired[int]
    """How many there can be."""

class CeilingReachedError(TypedDict):
    """The account has reached the maximum number of these resources."""

    httpStatusCode: Literal[409]
    """The HTTP status of the response."""
    code: Literal[60445]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[CeilingReachedErrorDetails]
    """Additional data about this occurrence of the error."""

class ListCalendarsResponse(TypedDict):
    """A page of calendars, oldest first. A key with `account.admin` gets those of all users."""

    calendars: list[Calendar]
    """The calendars, oldest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class CalendarScope1(TypedDict):
    """CalendarScope1"""

    type: Literal["ENTITY"]
    """Whose hearings the calendar has."""
    entityId: str
    """The `_id` of an entity."""

class CalendarScope2(TypedDict):
    """CalendarScope2"""

    type: Literal["ACCOUNT"]
    """Whose hearings the calendar has."""

class CalendarScope3(TypedDict):
    """CalendarScope3"""

    type: Literal["TEAM"]
    """Whose hearings the calendar has."""
    teamId: str
    """The ID of the team."""

class CalendarScope4(TypedDict):
    """CalendarScope4"""

    type: Literal["USER"]
    """Whose hearings the calendar has."""
    userId: str
    """The ID of the user."""

class CalendarAlarmsItem(TypedDict):
    """CalendarAlarmsItem"""

    daysBefore: int
    """How many days before the day of the hearing the alarm rings. 0 is the day itself."""
    at: str
    """The time of day in India, `HH:MM`."""

class Calendar(TypedDict):
    """A feed of hearings for calendar programs, without its address."""

    calendarId: str
    """The ID of the calendar."""
    name: str
    """The name, for people."""
    scope: Union[CalendarScope1, CalendarScope2, CalendarScope3, CalendarScope4]
    """Whose hearings the calendar has."""
    detail: Literal["MINIMAL", "CASE_NUMBER", "PARTIES"]
    """What events show."""
    alarms: list[CalendarAlarmsItem]
    """The alarms of this page, newest first."""
    links: bool
    """Whether events show the links to hearings by video."""
    userId: str
    """The calendar ends with this user."""
    lastFetchedAt: Union[int, None]
    """When the case was last fetched from its court, in epoch milliseconds."""
    created: int
    """When it was created, in epoch milliseconds."""
    updated: int
    """When it was last changed, in epoch milliseconds. Null if never."""

class UpdateCalendarResponse(TypedDict):
    """The calendar was changed. The response is an empty object."""

    pass

class DeleteCalendarResponse(TypedDict):
    """The calendar was deleted. The response is an empty object."""

    pass

class RotateCalendarAddressResponse(TypedDict):
    """The new address."""

    url: str
    """The new address. It is shown only once."""
    previousUntil: int
    """Until when the old address works. Epoch milliseconds."""

class CreateExportResponse(TypedDict):
    """The ID of the export, which is running."""

    exportId: str
    """The ID of the export."""

class ListExportsResponse(TypedDict):
    """A page of exports, newest first."""

    exports: list[ExportRecord]
    """The exports of this page, newest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class ExportRecord(TypedDict):
    """An export of entities or tracked cases."""

    exportId: str
    """The ID of the export."""
    status: Literal["RUNNING", "COMPLETE", "FAILED", "EXPIRED"]
    """Poll while it is `RUNNING`. `EXPIRED`: the file was deleted."""
    what: Literal["entities", "cases"]
    """What the file contains."""
    format: Literal["json", "csv"]
    """The format of the file."""
    records: int
    """The number of records written so far."""
    created: int
    """When it was created, in epoch milliseconds."""
    completedAt: Union[int, None]
    """When it was completed, in epoch milliseconds. Null while it is not."""
    expiresAt: Union[int, None]
    """When the file is deleted: 7 days after the export was completed. Epoch milliseconds."""
    failureReason: Union[Literal["TOO_LARGE", "NOT_FINISHED", "ERASED"], None]
    """Why the export is FAILED. `TOO_LARGE`: the file would be larger than 1 GiB; use a narrower filter. `NOT_FINISHED`: the export did not finish; start it again. `ERASED`: something that it showed was erased; start it again."""

class GetExportResponse(TypedDict):
    """The progress of the export. If it is complete, a signed link to its file."""

    exportId: str
    """The ID of the export."""
    status: Literal["RUNNING", "COMPLETE", "FAILED", "EXPIRED"]
    """Poll while it is `RUNNING`. `EXPIRED`: the file was deleted."""
    what: Literal["entities", "cases"]
    """What the file contains."""
    format: Literal["json", "csv"]
    """The format of the file."""
    records: int
    """The number of records written so far."""
    created: int
    """When it was created, in epoch milliseconds."""
    completedAt: Union[int, None]
    """When it was completed, in epoch milliseconds. Null while it is not."""
    expiresAt: Union[int, None]
    """When the file is deleted: 7 days after the export was completed. Epoch milliseconds."""
    failureReason: Union[Literal["TOO_LARGE", "NOT_FINISHED", "ERASED"], None]
    """Why the export is FAILED. `TOO_LARGE`: the file would be larger than 1 GiB; use a narrower filter. `NOT_FINISHED`: the export did not finish; start it again. `ERASED`: something that it showed was erased; start it again."""
    url: Union[str, None]
    """A signed link to the file, valid for 300 seconds. Every response has a new link. Do not store it."""

class ListEventsResponse(TypedDict):
    """A page of events, oldest first."""

    events: list[Event]
    """The events of this page, oldest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the events that follow, now or later. Null if there are no events yet."""
    hasMore: bool
    """Whether more events can be read now."""

class Event(TypedDict):
    """Something that happened to your data."""

    id: str
    """The ID of the event. Webhook messages about it carry the same ID in the header `webhook-id`."""
    type: Literal["historical_search.finished", "candidate.created", "candidate.updated", "case.updated", "order.available", "hearing.listed", "hearing.changed", "hearing.list_missing", "hearing.list_read", "hearing.digest", "entity.synced", "source.degraded", "source.recovered", "webhook.disabled", "webhook.test"]
    """The type of the event."""
    timestamp: str
    """When the event happened."""
    data: dict[str, Any]
    """The IDs and states of the resources that the event is about. Read other details through the API."""

class CreateWebhookResponse(TypedDict):
    """The new webhook endpoint with its secret."""

    webhookId: str
    """The ID of the webhook endpoint."""
    url: str
    """The URL that messages are sent to."""
    events: list[Literal["historical_search.finished", "candidate.created", "candidate.updated", "case.updated", "order.available", "hearing.listed", "hearing.changed", "hearing.list_missing", "hearing.list_read", "hearing.digest", "entity.synced", "source.degraded", "source.recovered", "webhook.disabled", "webhook.test"]]
    """The events of this page, oldest first."""
    description: str
    """A description for people."""
    status: Literal["ENABLED", "DISABLED"]
    """A `DISABLED` endpoint receives no messages. Update it to enable it again."""
    disabledReason: Union[Literal["BY_OWNER", "GONE", "UNREACHABLE"], None]
    """`BY_OWNER`: the account disabled it. `GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed."""
    created: int
    """Epoch milliseconds."""
    updated: int
    """Epoch milliseconds."""
    secret: str
    """The secret that verifies the signatures of messages. It is shown only once."""

class ListWebhooksResponse(TypedDict):
    """A page of webhook endpoints."""

    webhooks: list[Webhook]
    """The webhook endpoints of this page, oldest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class Webhook(TypedDict):
    """A URL that events are sent to."""

    webhookId: str
    """The ID of the webhook endpoint."""
    url: str
    """The URL that messages are sent to."""
    events: list[Literal["historical_search.finished", "candidate.created", "candidate.updated", "case.updated", "order.available", "hearing.listed", "hearing.changed", "hearing.list_missing", "hearing.list_read", "hearing.digest", "entity.synced", "source.degraded", "source.recovered", "webhook.disabled", "webhook.test"]]
    """The types of events that are sent to this endpoint."""
    description: str
    """A description for people."""
    status: Literal["ENABLED", "DISABLED"]
    """A `DISABLED` endpoint receives no messages. Update it to enable it again."""
    disabledReason: Union[Literal["BY_OWNER", "GONE", "UNREACHABLE"], None]
    """`BY_OWNER`: the account disabled it. `GONE`: it answered with HTTP 410. `UNREACHABLE`: every attempt to deliver an event failed."""
    created: int
    """Epoch milliseconds."""
    updated: int
    """Epoch milliseconds."""

class DeleteWebhookResponse(TypedDict):
    """The webhook endpoint was deleted. The response is an empty object."""

    pass

class RotateWebhookSecretResponse(TypedDict):
    """The new secret."""

    secret: str
    """The new secret. It is shown only once."""
    previousSecretUntil: int
    """Until this time, messages are also signed with the previous secret. Epoch milliseconds."""

class WebhookDelivery(TypedDict):
    """One event on its way to one webhook endpoint."""

    deliveryId: str
    """The ID of the delivery."""
    eventId: str
    """The ID of the event. Messages carry it in the header `webhook-id`."""
    type: Literal["historical_search.finished", "candidate.created", "candidate.updated", "case.updated", "order.available", "hearing.listed", "hearing.changed", "hearing.list_missing", "hearing.list_read", "hearing.digest", "entity.synced", "source.degraded", "source.recovered", "webhook.disabled", "webhook.test"]
    """The type of the event."""
    status: Literal["PENDING", "DELIVERED", "FAILED"]
    """How far the delivery is."""
    attempts: int
    """How many times delivery was attempted."""
    lastAttemptAt: Union[int, None]
    """When delivery was last attempted, in epoch milliseconds. Null if never."""
    nextAttemptAt: Union[int, None]
    """When delivery is attempted next, in epoch milliseconds. Null if it is not."""
    lastStatus: Union[int, None]
    """The HTTP status of the last response."""
    lastAnswer: Union[str, None]
    """The first 4 KB of the last response."""
    problem: Union[Literal["ADDRESS_REFUSED", "NAME_NOT_RESOLVED", "CONNECTION_FAILED", "TLS_FAILED", "TIMED_OUT", "ENDPOINT_DISABLED"], None]
    """Why the last attempt got no response."""
    created: int
    """Epoch milliseconds."""

class ListWebhookDeliveriesResponse(TypedDict):
    """A page of deliveries, newest first."""

    deliveries: list[WebhookDelivery]
    """The deliveries of this page, newest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class ReplayWebhookEventsResponse(TypedDict):
    """The number of events that are being sent again."""

    replayed: int
    """The number of events that are being sent again, at most 500 per request."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to replay the remaining events. Null if there are none."""

GetAccountResponsePlanHistoricalSearch = TypedDict("GetAccountResponsePlanHistoricalSearch", {
    "startsPerMinute": "int",
    "billing": "Literal[\"PER_PAGE\", \"PER_SEARCH\"]",
    "allowance": "int",
    "used": "int",
    "resultsPerSearch": "int",
    "async": "bool",
    "sourceEnabled": "bool",
})

class GetAccountResponsePlan(TypedDict):
    """What the plan of the account includes."""

    name: str
    """The name, for people."""
    products: list[Literal["WATCHLIST", "LIVE_CASE_LOOKUP", "ORDER_DOWNLOADS", "AI_SUMMARIES", "HISTORICAL_SEARCH"]]
    """The products that the plan includes."""
    requestsPerMinute: int
    """The rate limit of the account, in units per minute."""
    historicalSearch: GetAccountResponsePlanHistoricalSearch
    """What the plan says about historical searches."""

class GetAccountResponse(TypedDict):
    """The account with its plan, allowance and budgets."""

    accountId: str
    """The ID of the account that owns the record."""
    name: str
    """The name, for people."""
    reviewer: Literal["CUSTOMER", "OPERATOR"]
    """Who decides about new cases and candidates."""
    plan: GetAccountResponsePlan
    """What the plan of the account includes."""
    budgets: list[Budget]
    """What may be spent for the account today, and what was."""
    created: int
    """When it was created, in epoch milliseconds."""

class Budget(TypedDict):
    """What may be spent for the account in a day."""

    budget: Literal["COURT_DATA", "MODEL"]
    """What the budget is for: live court data, or the language model that writes summaries."""
    limitPaise: int
    """The maximum that can be spent for the account in one day of Indian time."""
    spentPaise: int
    """What was spent today, in paise."""
    until: int
    """When the day ends, in epoch milliseconds."""

class ListAccountAuditEntriesResponse(TypedDict):
    """A page of audit log entries, newest first."""

    entries: list[AuditEntry]
    """The entries of this page."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class AuditEntryActor(TypedDict):
    """Who did it."""

    type: Literal["USER", "OPERATOR"]
    """Whether it was a user, an operator or a link."""
    id: Union[str, None]
    """The ID of the user or of the operator key. Null if unknown."""
    keyId: Union[str, None]
    """The ID of the key that was used. Null if none was."""
    accountId: Union[str, None]
    """The account of the user, if known."""

AuditEntryFieldsItem = TypedDict("AuditEntryFieldsItem", {
    "field": "str",
    "change": "Literal[\"SET\", \"CHANGED\", \"CLEARED\"]",
    "from": "NotRequired[str]",
    "to": "NotRequired[str]",
})

class AuditEntry(TypedDict):
    """One change: who changed what, and when."""

    entryId: str
    """The ID of the entry."""
    accountId: Union[str, None]
    """The account that owns the resource. Null if it belongs to no account, such as a plan."""
    thing: str
    """The ID of the resource."""
    thingKind: Literal["ENTITY", "CANDIDATE", "CASE", "IMPORT", "EXPORT", "KEY", "USER", "TEAM", "WEBHOOK", "CALENDAR", "HOLIDAYS", "ACCOUNT", "PLAN", "SOURCE", "CHALLENGE", "OPERATOR_KEY", "ERASURE"]
    """The kind of resource."""
    action: Literal["CREATE", "UPDATE", "ARCHIVE", "PAUSE", "RESUME", "SHARE", "LINK", "MERGE", "APPROVE", "REJECT", "CONFIRM", "DECLINE", "ROTATE", "REVOKE", "REMOVE", "ANSWER", "REOPEN", "SET_ASIDE", "SIGN_IN"]
    """What was done."""
    actor: AuditEntryActor
    """Who did it."""
    requestId: str
    """The `X-Request-Id` of the request that caused it."""
    fields: list[AuditEntryFieldsItem]
    """The fields that were changed. Values are recorded only for states, limits and IDs, because other values may be personal data."""
    at: int
    """When it happened, in epoch milliseconds."""

class ListAccountUsageResponseUsageItem(TypedDict):
    """ListAccountUsageResponseUsageItem"""

    day: str
    """`YYYY-MM-DD`, in Indian time."""
    product: Literal["WATCHLIST", "LIVE_CASE_LOOKUP", "ORDER_DOWNLOADS", "AI_SUMMARIES", "HISTORICAL_SEARCH"]
    """The product that was billed."""
    keyId: Union[str, None]
    """The API key that made the request. Null if no request caused the charge."""
    units: int
    """The number of billed units."""

class ListAccountUsageResponse(TypedDict):
    """The billed units per day, product and API key, with totals."""

    usage: list[ListAccountUsageResponseUsageItem]
    """The billed units."""
    totals: dict[str, Any]
    """The total number of units per product."""

class ExportAccountUsageResponseEntriesItem(TypedDict):
    """ExportAccountUsageResponseEntriesItem"""

    entryId: str
    """The ID of the entry."""
    created: int
    """When it was created, in epoch milliseconds."""
    product: Literal["WATCHLIST", "LIVE_CASE_LOOKUP", "ORDER_DOWNLOADS", "AI_SUMMARIES", "HISTORICAL_SEARCH"]
    """The product that was billed."""
    units: int
    """The number of billed units."""
    billingKey: str
    """Identifies what was billed. Each key is billed only once."""
    keyId: Union[str, None]
    """The ID of the key. It is not the key itself and not secret."""

class ExportAccountUsageResponse(TypedDict):
    """The usage records of the period."""

    entries: list[ExportAccountUsageResponseEntriesItem]
    """The entries of this page."""

class GetStatusResponseCourtsItem(TypedDict):
    """GetStatusResponseCourtsItem"""

    courtType: Literal["DC", "SC", "HC", "CC", "NCLT", "NCLAT", "GSTAT", "DRT", "DRAT", "CESTAT"]
    """The type of court: `SC` Supreme Court, `HC` High Court, `DC` district court, `CC` consumer commission, or a tribunal (`NCLT`, `NCLAT`, `DRT`, `DRAT`, `CESTAT`, `GSTAT`)."""
    status: Literal["OK", "DEGRADED", "UNAVAILABLE"]
    """`OK` if all sources can be asked, `DEGRADED` if some can, `UNAVAILABLE` if none can."""
    sources: list[SourceStatus]
    """The sources."""

class GetStatusResponseDailySync(TypedDict):
    """The daily search for new cases."""

    lastCompletedAt: Union[int, None]
    """When it was last completed, in epoch milliseconds. Null if never."""
    overdue: bool
    """Whether no daily sync has been completed for 26 hours."""

class GetStatusResponse(TypedDict):
    """The status of every court type and its sources, in the order in which they are asked."""

    courts: list[GetStatusResponseCourtsItem]
    """The status of every court type."""
    dailySync: GetStatusResponseDailySync
    """The daily search for new cases."""

class SourceStatus(TypedDict):
    """Whether a source can be asked now."""

    source: str
    """The name of the source."""
    state: Literal["OFF", "PAUSED", "CAP_REACHED", "ACCOUNT_REFUSED", "DOWN", "OK"]
    """Whether the source can be asked. If it is not `OK`, the reason."""
    until: Union[int, None]
    """When this state ends by itself, in epoch milliseconds. Null if it does not or is not known."""
    lastAnsweredAt: Union[int, None]
    """When the source last gave a definite answer in the last hour, in epoch milliseconds."""

class CreateErasureResponse(TypedDict):
    """The ID of the erasure, which is running."""

    erasureId: str
    """The ID of the erasure."""

class ErasureFoundItem(TypedDict):
    """ErasureFoundItem"""

    table: str
    """The database table; `Temporal` or `documents` for what lies outside of it."""
    rows: int
    """The number of rows."""

class ErasureErasedItem(TypedDict):
    """ErasureErasedItem"""

    table: str
    """The database table; `Temporal` or `documents` for what lies outside of it."""
    rows: int
    """The number of rows."""

class ErasureLeftItem(TypedDict):
    """ErasureLeftItem"""

    table: str
    """The database table; `Temporal` or `documents` for what lies outside of it."""
    rows: int
    """The number of rows."""

class ErasureStaysItem(TypedDict):
    """ErasureStaysItem"""

    table: str
    """The database table; `Temporal` or `documents` for what lies outside of it."""
    why: str
    """Why its rows stay."""

class Erasure(TypedDict):
    """An erasure with its report."""

    erasureId: str
    """The ID of the erasure."""
    kind: Literal["ACCOUNT", "ENTITY", "CASE", "LOOKUP", "PERSON"]
    """What is erased."""
    accountId: Union[str, None]
    """Null if a person is erased in all accounts."""
    thing: Union[str, None]
    """The ID of the entity, tracked case or looked-up case."""
    dryRun: bool
    """Whether it only counts."""
    status: Literal["RUNNING", "COMPLETE", "FAILED"]
    """`COMPLETE` if nothing was left. `FAILED` if `left` names what still is there; start it again."""
    found: list[ErasureFoundItem]
    """What was there at the start. For a person only in a dry run."""
    erased: list[ErasureErasedItem]
    """Rows that were deleted, or from which the name was removed."""
    files: int
    """Documents and files of exports that were deleted because nobody else has them."""
    workflows: int
    """Workflow histories that were deleted."""
    left: Union[list[ErasureLeftItem], None]
    """What was found afterwards. Empty proves the erasure. Null before."""
    stays: list[ErasureStaysItem]
    """Tables of which rows stay, and why. None of them holds names."""
    created: int
    """When it was created, in epoch milliseconds."""
    endedAt: Union[int, None]
    """When it ended, in epoch milliseconds. Null while it is open."""

class CreateApiKeyResponse(TypedDict):
    """The new API key. The key itself is shown only once."""

    keyId: str
    """The ID of the key. It is not the key itself and not secret."""
    name: str
    """The name, for people."""
    userId: str
    """The user the key acts for."""
    prefix: str
    """The first characters of the key, to tell keys apart."""
    lastFour: str
    """The last four characters of the key, to tell keys apart."""
    permissions: list[Literal["watchlist.read", "watchlist.write", "case.read", "case.write", "historicalSearch.read", "historicalSearch.write", "webhook.read", "webhook.write", "account.admin"]]
    """The permissions of the key."""
    expiresAt: Union[int, None]
    """Epoch milliseconds."""
    revokedAt: Union[int, None]
    """Epoch milliseconds."""
    lastUsedAt: Union[int, None]
    """Epoch milliseconds."""
    created: int
    """When it was created, in epoch milliseconds."""
    key: str
    """The key itself. It is shown only once and is not stored."""

class KeyEndsSoonerErrorDetails(TypedDict):
    """Additional data about this occurrence of the error."""

    until: NotRequired[int]
    """When the own key expires, in epoch milliseconds."""

class KeyEndsSoonerError(TypedDict):
    """A key cannot expire later than the key it comes from, and a key that has expired cannot be renewed."""

    httpStatusCode: Literal[403]
    """The HTTP status of the response."""
    code: Literal[60446]
    """Identifies the error. A code is never reused for a different error."""
    message: str
    """A description of the error for people."""
    appError: Literal[True]
    """Always true: the service itself answered, not a proxy."""
    details: NotRequired[KeyEndsSoonerErrorDetails]
    """Additional data about this occurrence of the error."""

class ListApiKeysResponse(TypedDict):
    """A page of API keys, without their secrets."""

    apiKeys: list[ApiKey]
    """The API keys of this page, oldest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class ApiKey(TypedDict):
    """An API key without its text."""

    keyId: str
    """The ID of the key. It is not the key itself and not secret."""
    name: str
    """What the key is for."""
    userId: str
    """The user the key acts for."""
    prefix: str
    """The first characters of the key, to tell keys apart."""
    lastFour: str
    """The last four characters of the key, to tell keys apart."""
    permissions: list[Literal["watchlist.read", "watchlist.write", "case.read", "case.write", "historicalSearch.read", "historicalSearch.write", "webhook.read", "webhook.write", "account.admin"]]
    """The permissions of the key."""
    expiresAt: Union[int, None]
    """Epoch milliseconds."""
    revokedAt: Union[int, None]
    """Epoch milliseconds."""
    lastUsedAt: Union[int, None]
    """Epoch milliseconds."""
    created: int
    """When it was created, in epoch milliseconds."""

class RevokeApiKeyResponse(TypedDict):
    """The API key was revoked. The response is an empty object."""

    pass

class RotateApiKeyResponse(TypedDict):
    """The new API key. The key itself is shown only once."""

    keyId: str
    """The ID of the key. It is not the key itself and not secret."""
    name: str
    """The name, for people."""
    userId: str
    """The user the key acts for."""
    prefix: str
    """The first characters of the key, to tell keys apart."""
    lastFour: str
    """The last four characters of the key, to tell keys apart."""
    permissions: list[Literal["watchlist.read", "watchlist.write", "case.read", "case.write", "historicalSearch.read", "historicalSearch.write", "webhook.read", "webhook.write", "account.admin"]]
    """The permissions of the key."""
    expiresAt: Union[int, None]
    """Epoch milliseconds."""
    revokedAt: Union[int, None]
    """Epoch milliseconds."""
    lastUsedAt: Union[int, None]
    """Epoch milliseconds."""
    created: int
    """When it was created, in epoch milliseconds."""
    key: str
    """The key itself. It is shown only once and is not stored."""
    previousExpiresAt: int
    """When the old key expires, in epoch milliseconds."""

class ListUsersResponse(TypedDict):
    """A page of users."""

    users: list[User]
    """The users of this page, oldest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class User(TypedDict):
    """A person or program that keys belong to."""

    userId: str
    """The ID of the user."""
    name: str
    """The name, for people."""
    created: int
    """When it was created, in epoch milliseconds."""

class DeleteUserResponse(TypedDict):
    """The user was deleted. The response is an empty object."""

    pass

class ListTeamsResponse(TypedDict):
    """A page of teams."""

    teams: list[Team]
    """The teams of this page, oldest first."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class Team(TypedDict):
    """A group of users."""

    teamId: str
    """The ID of the team."""
    name: str
    """The name, for people."""
    created: int
    """When it was created, in epoch milliseconds."""

class DeleteTeamResponse(TypedDict):
    """The team was deleted. The response is an empty object."""

    pass

class ListTeamMembersResponse(TypedDict):
    """A page of the members of the team."""

    userIds: list[str]
    """The IDs of the users in the team."""
    nextCursor: Union[str, None]
    """Send it as `cursor` to read the next page. Null if this is the last page."""

class AddTeamMemberResponse(TypedDict):
    """The members of the team."""

    userIds: list[str]
    """The IDs of the users in the team."""

class RemoveTeamMemberResponse(TypedDict):
    """The remaining members of the team."""

    userIds: list[str]
    """The IDs of the users in the team."""
