/**
 * Each meaning of null with the fields that have it, named as in `FIELDS`. It is added to the description of such a
 * field where the schema allows null. A description that speaks of null itself stays as it is.
 */
const MEANINGS: Record<string, string> = {
  'Null if unknown.': `actor.accountId actor.id bench by caseNature caseNumber caseStatus caseType caseTypeName cnr cnrNumber
    complianceDate court district filingNumber filingYear filingDate diaryNumber receiptDate registrationDate matchedParty
    orderType partyRole petitioner purpose respondent scrutinyDate stage state status date things.accountId
    registrationNumber`,
  'Null or empty if unknown.': 'judge',
  'Null if none is known.': 'nextDate nextHearingDate',
  'Null if none was given.': `note reason clientReference fatherName birthDate location entity.registrationNumber
    WatchlistEntity.registrationNumber WatchlistEntityWithRisk.registrationNumber`,
  'Null if there is none.': `condition promotedCaseId snapshot relatedCaseId RecordHeld.caseId
    GetReviewedCaseResponse.record movedFrom movedTo`,
  'Null if never.': `downloadedAt lastSentAt lastAttemptAt lastCompletedAt lastCourtSyncAt lastUsedAt reviewedAt revokedAt updated
    Calendar.lastFetchedAt CreateCalendarResponse.lastFetchedAt`,
  'Null if this is the last page.': 'nextCursor',
  'Null if it never expires.': 'expiresAt',
  'Null until then.': 'ExportRecord.expiresAt GetExportResponse.expiresAt',
  'Null if it did not.': 'lastAnsweredAt',
  'Null if nobody did.': 'updatedBy answeredBy answeredByName',
  'Null if the service did.': 'createdBy',
  'Null if none was.': 'actor.keyId',
  'Null if no request caused the charge.': 'entries.keyId',
  'Null if nothing is.': 'issues',
  'Null while you have not decided.': 'customerDecision',
  'Null while it runs.': 'completedAt ended',
  'Null while it is open.': 'endedAt',
  'Null while it is not disposed, or if unknown.': 'decisionDate natureOfDisposal',
  'Null if it was not completed yet.': 'lastCompleted.dailySync lastCompleted.caseSweep',
  'Null until the sync ends.': 'newCandidates',
  'Null until the sweep ends.': 'notFound unanswered CaseSweep.setAside',
  'Null if no list says it.': 'connectedTo courtRoom item listNumber lists.number numberAsListed sittingTime videoLink',
  'Null on other days.': 'CoveredDay.reason',
  'Null if the field was empty.': 'from',
  'Null if the field is now empty.': 'to',
  'Null if it cannot be established without asking the court.': 'HistoricalResult.caseIdentifier',
  'Null if there is no other day.': 'nextDate.differs',
  'Null if the order names none.': 'interimRelief.untilDate interimRelief.until within',
  'Null if neither is so.': 'interimRelief.doubt',
  'Null if it cannot be reckoned.': 'dueBy derivation',
  'Null if the order says when the time begins.': 'runsFrom',
  'Null for what the record says.': 'timeline.orderId timeline.quote timeline.page',
  'Null if the record names it.': 'nextDate.quote',
  'Null if it is in doubt.': 'nextDate.date',
  'Null with any other status.': 'error failureReason',
  'Null until the file is complete.': 'GetExportResponse.url',
  'Null while no entity is made of the row.': 'rows.entityId',
  'Null while it has not ended.': 'endReason',
  'Null if the endpoint is enabled.': 'disabledReason',
  'Null while there is no response.': 'lastStatus lastAnswer',
  'Null if it got one.': 'problem',
  'Null if it is a person.': 'Erasure.thing',
  'Null if none waits.': 'TakeNextCandidateResponse.candidateId TakeNextCaseResponse.caseId claim',
  'Null if it was declined.': 'DecideCandidateResponse.caseId',
  'Null if the record names no party.': 'asWritten',
  'Null if it is not.': 'paused readAs nextAttemptAt',
  'Null if no setting does.': 'setting',
}

export const NULLS: Record<string, string> = Object.fromEntries(
  Object.entries(MEANINGS).flatMap(([meaning, fields]) => fields.split(/\s+/).map((field) => [field, meaning])),
)
