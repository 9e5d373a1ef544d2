import { addTeamMember } from './account/add-team-member.ts'
import { changeAccount } from './account/change-account.ts'
import { changeApiKey } from './account/change-api-key.ts'
import { changePlan } from './account/change-plan.ts'
import { createAccount } from './account/create-account.ts'
import { createApiKey } from './account/create-api-key.ts'
import { createPlan } from './account/create-plan.ts'
import { createTeam } from './account/create-team.ts'
import { createUser } from './account/create-user.ts'
import { exportUsage } from './account/export-usage.ts'
import { listAccounts } from './account/list-accounts.ts'
import { listApiKeys } from './account/list-api-keys.ts'
import { listPlans } from './account/list-plans.ts'
import { listTeamMembers } from './account/list-team-members.ts'
import { listTeams } from './account/list-teams.ts'
import { listUsers } from './account/list-users.ts'
import { readAccount } from './account/read-account.ts'
import { readAccountAudit } from './account/read-account-audit.ts'
import { readAnyAccount } from './account/read-any-account.ts'
import { readPlan } from './account/read-plan.ts'
import { readUsage } from './account/read-usage.ts'
import { removeTeam } from './account/remove-team.ts'
import { removeTeamMember } from './account/remove-team-member.ts'
import { removeUser } from './account/remove-user.ts'
import { renameTeam } from './account/rename-team.ts'
import { renameUser } from './account/rename-user.ts'
import { revokeApiKey } from './account/revoke-api-key.ts'
import { rotateApiKey } from './account/rotate-api-key.ts'
import { listCaseTypes } from './case-lookup/list-case-types.ts'
import { lookUpCase } from './case-lookup/look-up-case.ts'
import { readLookup } from './case-lookup/read-lookup.ts'
import { dismissRelation, followRelation } from './case-tracking/decide-relation.ts'
import { listCaseChanges } from './case-tracking/list-case-changes.ts'
import { readFamily } from './case-tracking/read-family.ts'
import { refreshCase } from './case-tracking/refresh-case.ts'
import { discoverCases } from './discovery/discover-cases.ts'
import { runDailySync } from './discovery/run-daily-sync.ts'
import { changeWebhook } from './events/change-webhook.ts'
import { createNoticeSubscription } from './events/create-notice-subscription.ts'
import { createWebhook } from './events/create-webhook.ts'
import { listDeliveries } from './events/list-deliveries.ts'
import { listEvents } from './events/list-events.ts'
import { listNoticeSubscriptions } from './events/list-notice-subscriptions.ts'
import { listWebhooks } from './events/list-webhooks.ts'
import { readWebhook } from './events/read-webhook.ts'
import { removeNoticeSubscription } from './events/remove-notice-subscription.ts'
import { removeWebhook } from './events/remove-webhook.ts'
import { replayDelivery } from './events/replay-delivery.ts'
import { replaySince } from './events/replay-since.ts'
import { rotateSecret } from './events/rotate-secret.ts'
import { testWebhook } from './events/test-webhook.ts'
import { changeCalendar } from './hearings/change-calendar.ts'
import { changeDigestTime } from './hearings/change-digest-time.ts'
import { createCalendar } from './hearings/create-calendar.ts'
import { listCalendars } from './hearings/list-calendars.ts'
import { listCaseHearings } from './hearings/list-case-hearings.ts'
import { listHearings } from './hearings/list-hearings.ts'
import { listWatchedLists } from './hearings/list-watched-lists.ts'
import { lookAtLists } from './hearings/look-at-lists.ts'
import { readCalendar } from './hearings/read-calendar.ts'
import { readCoverage } from './hearings/read-coverage.ts'
import { readDigestTime } from './hearings/read-digest-time.ts'
import { readHearing } from './hearings/read-hearing.ts'
import { removeCalendar } from './hearings/remove-calendar.ts'
import { rotateCalendar } from './hearings/rotate-calendar.ts'
import { cancelSearch } from './historical-search/cancel-search.ts'
import { downloadResults } from './historical-search/download-results.ts'
import { listSearches } from './historical-search/list-searches.ts'
import { readResults } from './historical-search/read-results.ts'
import { readSearch } from './historical-search/read-search.ts'
import { startSearch } from './historical-search/start-search.ts'
import type { AnyEndpoint } from './http/endpoint.ts'
import { createOperatorKey } from './operations/create-operator-key.ts'
import { listAlarms } from './operations/list-alarms.ts'
import { listOperatorKeys } from './operations/list-operator-keys.ts'
import { listRunQueries } from './operations/list-run-queries.ts'
import { listSources } from './operations/list-sources.ts'
import { pauseSource, resumeSource } from './operations/pause-or-resume-source.ts'
import { readAccess } from './operations/read-access-log.ts'
import { readAudit } from './operations/read-audit-log.ts'
import { readRequest } from './operations/read-request.ts'
import { readRetention } from './operations/read-retention.ts'
import { readStatus } from './operations/read-status.ts'
import { revokeOperatorKey } from './operations/revoke-operator-key.ts'
import { rotateOperatorKey } from './operations/rotate-operator-key.ts'
import { answerChallenge } from './orders/answer-challenge.ts'
import { claimChallenge, releaseChallenge } from './orders/claim-challenge.ts'
import { downloadOrder } from './orders/download-order.ts'
import { listChallenges } from './orders/list-challenges.ts'
import { readDocumentReference } from './orders/read-reference.ts'
import { createAnyErasure } from './privacy/create-any-erasure.ts'
import { createErasure } from './privacy/create-erasure.ts'
import { readAnyErasure, readErasure } from './privacy/read-erasure.ts'
import { claimCandidate, releaseCandidate } from './review/claim-candidate.ts'
import { claimCase, releaseCase } from './review/claim-case.ts'
import { approveDiscovered, decideDiscovered, rejectDiscovered } from './review/decide-discovered-candidate.ts'
import { confirmCandidate, declineCandidate } from './review/decide-own-candidate.ts'
import { approveWaitingCase, rejectWaitingCase } from './review/decide-waiting-case.ts'
import { fetchCandidateRecord, fetchCaseRecord } from './review/fetch-record.ts'
import { findCases } from './review/find-cases.ts'
import { listCandidates } from './review/list-candidates.ts'
import { listWaitingCandidates } from './review/list-waiting-candidates.ts'
import { listWaitingCases } from './review/list-waiting-cases.ts'
import { readCandidate } from './review/read-candidate.ts'
import { readReviewedCandidate } from './review/read-reviewed-candidate.ts'
import { readReviewedCase } from './review/read-reviewed-case.ts'
import { readSample } from './review/read-sample.ts'
import { reopenCandidate } from './review/reopen-candidate.ts'
import { searchCandidates } from './review/search-candidates.ts'
import { setAsideCandidate } from './review/set-aside-candidate.ts'
import { takeNextCandidate } from './review/take-next-candidate.ts'
import { takeNextCase } from './review/take-next-case.ts'
import { readSummary } from './summaries/read-summary.ts'
import { summarizeCase } from './summaries/summarize-case.ts'
import { addCase } from './watchlist/add-case.ts'
import { archiveEntity } from './watchlist/archive-entity.ts'
import { completeCase } from './watchlist/complete-case.ts'
import { createEntity } from './watchlist/create-entity.ts'
import { createExport } from './watchlist/create-export.ts'
import { importEntities } from './watchlist/import-entities.ts'
import { listExports } from './watchlist/list-exports.ts'
import { listImports } from './watchlist/list-imports.ts'
import { pauseEntity, resumeEntity } from './watchlist/pause-or-resume-entity.ts'
import { readCase } from './watchlist/read-case.ts'
import { readEntity } from './watchlist/read-entity.ts'
import { readExport } from './watchlist/read-export.ts'
import { readImport } from './watchlist/read-import.ts'
import { readRisks } from './watchlist/read-risks.ts'
import { searchCases } from './watchlist/search-cases.ts'
import { searchEntities } from './watchlist/search-entities.ts'
import { shareCase } from './watchlist/share-case.ts'
import { shareEntity } from './watchlist/share-entity.ts'
import { updateCase } from './watchlist/update-case.ts'
import { updateEntity } from './watchlist/update-entity.ts'

/**
 * Every endpoint that needs a key, by operation name, in the groups of the reference. Names are unique, and a client's
 * method is the name without the group's noun: `lookUpCase` of `cases` is `cases.lookUp`. Fixed paths come before those
 * with parameters.
 */
const ROUTES = {
  cases: { lookUpCase, listCaseTypes, getCase: readLookup },
  orders: { downloadOrder, getOrderReference: readDocumentReference },
  summaries: { startSummary: summarizeCase, getSummary: readSummary },
  historicalSearches: {
    startHistoricalSearch: startSearch,
    listHistoricalSearches: listSearches,
    getHistoricalSearch: readSearch,
    cancelHistoricalSearch: cancelSearch,
    listHistoricalSearchResults: readResults,
    downloadHistoricalSearchResults: downloadResults,
  },
  entities: {
    createEntity,
    importEntities,
    listEntityImports: listImports,
    getEntityImport: readImport,
    searchEntities,
    getEntity: readEntity,
    getEntityRisks: readRisks,
    updateEntity,
    archiveEntity,
    pauseEntity,
    resumeEntity,
    shareEntity,
    discoverEntityCases: discoverCases,
  },
  candidates: {
    listCandidates,
    getCandidate: readCandidate,
    searchCandidates,
    confirmCandidate,
    declineCandidate,
  },
  trackedCases: {
    addTrackedCase: addCase,
    searchTrackedCases: searchCases,
    getTrackedCase: readCase,
    updateTrackedCase: updateCase,
    listTrackedCaseChanges: listCaseChanges,
    getTrackedCaseFamily: readFamily,
    followTrackedCaseRelation: followRelation,
    dismissTrackedCaseRelation: dismissRelation,
    shareTrackedCase: shareCase,
    completeTrackedCaseIdentifier: completeCase,
    refreshTrackedCase: refreshCase,
  },
  hearings: {
    listHearings,
    getHearingCoverage: readCoverage,
    getHearing: readHearing,
    listTrackedCaseHearings: listCaseHearings,
  },
  calendars: {
    createCalendar,
    listCalendars,
    getCalendar: readCalendar,
    updateCalendar: changeCalendar,
    deleteCalendar: removeCalendar,
    rotateCalendarAddress: rotateCalendar,
  },
  exports: { createExport, listExports, getExport: readExport },
  events: { listEvents },
  webhooks: {
    createWebhook,
    listWebhooks,
    getWebhook: readWebhook,
    updateWebhook: changeWebhook,
    deleteWebhook: removeWebhook,
    rotateWebhookSecret: rotateSecret,
    testWebhook,
    listWebhookDeliveries: listDeliveries,
    replayWebhookDelivery: replayDelivery,
    replayWebhookEvents: replaySince,
  },
  notices: {
    createNoticeSubscription,
    listNoticeSubscriptions,
    deleteNoticeSubscription: removeNoticeSubscription,
  },
  account: {
    getAccount: readAccount,
    listAccountAuditEntries: readAccountAudit,
    listAccountUsage: readUsage,
    exportAccountUsage: exportUsage,
    getHearingDigest: readDigestTime,
    updateHearingDigest: changeDigestTime,
  },
  status: { getStatus: readStatus },
  erasures: { createErasure, getErasure: readErasure },
  apiKeys: { createApiKey, listApiKeys, updateApiKey: changeApiKey, rotateApiKey, revokeApiKey },
  users: { listUsers, createUser, renameUser, deleteUser: removeUser },
  teams: {
    listTeams,
    createTeam,
    renameTeam,
    deleteTeam: removeTeam,
    listTeamMembers,
    addTeamMember,
    removeTeamMember,
  },

  // Below /backoffice, for operators
  accounts: {
    listAccounts,
    createAccount,
    getAnyAccount: readAnyAccount,
    updateAccount: changeAccount,
    listPlans,
    createPlan,
    getPlan: readPlan,
    updatePlan: changePlan,
  },
  operatorKeys: { listOperatorKeys, createOperatorKey, rotateOperatorKey, revokeOperatorKey },
  reviews: {
    findCases,
    listWaitingCandidates,
    takeNextCandidate,
    getSampleOfNearMisses: readSample,
    getReviewedCandidate: readReviewedCandidate,
    fetchCandidateRecord,
    claimCandidate,
    releaseCandidate,
    setAsideCandidate,
    reopenCandidate,
    approveCandidate: approveDiscovered,
    rejectCandidate: rejectDiscovered,
    decideCandidate: decideDiscovered,
    listWaitingCases,
    takeNextCase,
    getReviewedCase: readReviewedCase,
    fetchCaseRecord,
    claimCase,
    releaseCase,
    approveCase: approveWaitingCase,
    rejectCase: rejectWaitingCase,
  },
  sources: {
    listSources,
    pauseSource,
    resumeSource,
    startDailySync: runDailySync,
    listAlarms,
    listRunQueries,
    listWatchedLists,
    lookAtLists,
  },
  challenges: { listChallenges, claimChallenge, releaseChallenge, answerChallenge },
  logs: { listAuditEntries: readAudit, listAccessEntries: readAccess, listRequestWorkflows: readRequest },
  privacy: { getRetention: readRetention, createAnyErasure, getAnyErasure: readAnyErasure },
} satisfies Record<string, Record<string, AnyEndpoint>>

export type Group = keyof typeof ROUTES

/** An endpoint with the name of its operation and its group. */
export type Route = AnyEndpoint & { operationId: string; group: Group }

export const ENDPOINTS: readonly Route[] = Object.entries<Record<string, AnyEndpoint>>(ROUTES).flatMap(
  ([group, operations]) =>
    Object.entries(operations).map(([operationId, endpoint]) => ({ ...endpoint, operationId, group: group as Group })),
)
