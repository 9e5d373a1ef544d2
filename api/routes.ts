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
import { listCaseChanges } from './case-tracking/list-case-changes.ts'
import { refreshCase } from './case-tracking/refresh-case.ts'
import { discoverCases } from './discovery/discover-cases.ts'
import { runDailySync } from './discovery/run-daily-sync.ts'
import { changeWebhook } from './events/change-webhook.ts'
import { createWebhook } from './events/create-webhook.ts'
import { listDeliveries } from './events/list-deliveries.ts'
import { listEvents } from './events/list-events.ts'
import { listWebhooks } from './events/list-webhooks.ts'
import { readWebhook } from './events/read-webhook.ts'
import { removeWebhook } from './events/remove-webhook.ts'
import { replayDelivery } from './events/replay-delivery.ts'
import { replaySince } from './events/replay-since.ts'
import { rotateSecret } from './events/rotate-secret.ts'
import { testWebhook } from './events/test-webhook.ts'
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
import { listSources } from './operations/list-sources.ts'
import { pauseSource, resumeSource } from './operations/pause-or-resume-source.ts'
import { readAccess } from './operations/read-access-log.ts'
import { readAudit } from './operations/read-audit-log.ts'
import { readRequest } from './operations/read-request.ts'
import { readStatus } from './operations/read-status.ts'
import { revokeOperatorKey } from './operations/revoke-operator-key.ts'
import { rotateOperatorKey } from './operations/rotate-operator-key.ts'
import { answerChallenge } from './orders/answer-challenge.ts'
import { downloadOrder } from './orders/download-order.ts'
import { listChallenges } from './orders/list-challenges.ts'
import { readDocumentReference } from './orders/read-reference.ts'
import { approveDiscovered, decideDiscovered, rejectDiscovered } from './review/decide-discovered-candidate.ts'
import { confirmCandidate, declineCandidate } from './review/decide-own-candidate.ts'
import { approveWaitingCase, rejectWaitingCase } from './review/decide-waiting-case.ts'
import { listWaitingCandidates } from './review/list-waiting-candidates.ts'
import { listWaitingCases } from './review/list-waiting-cases.ts'
import { searchCandidates } from './review/search-candidates.ts'
import { readSummary } from './summaries/read-summary.ts'
import { summarizeCase } from './summaries/summarize-case.ts'
import { addCase } from './watchlist/add-case.ts'
import { archiveEntity } from './watchlist/archive-entity.ts'
import { completeCase } from './watchlist/complete-case.ts'
import { createEntity } from './watchlist/create-entity.ts'
import { createExport } from './watchlist/create-export.ts'
import { importEntities } from './watchlist/import-entities.ts'
import { pauseEntity, resumeEntity } from './watchlist/pause-or-resume-entity.ts'
import { readCase } from './watchlist/read-case.ts'
import { readEntity } from './watchlist/read-entity.ts'
import { readExport } from './watchlist/read-export.ts'
import { readImport } from './watchlist/read-import.ts'
import { searchCases } from './watchlist/search-cases.ts'
import { searchEntities } from './watchlist/search-entities.ts'
import { shareCase } from './watchlist/share-case.ts'
import { shareEntity } from './watchlist/share-entity.ts'
import { updateCase } from './watchlist/update-case.ts'
import { updateEntity } from './watchlist/update-entity.ts'

/** Every endpoint that needs a key, fixed paths before those with parameters. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  // Live case lookup
  lookUpCase,
  listCaseTypes,
  downloadOrder,
  summarizeCase,
  readSummary,
  readLookup,

  // Events and webhooks
  listEvents,
  createWebhook,
  listWebhooks,
  readWebhook,
  changeWebhook,
  removeWebhook,
  rotateSecret,
  testWebhook,
  listDeliveries,
  replayDelivery,
  replaySince,

  // The account itself
  readAccount,
  readAccountAudit,
  readUsage,
  exportUsage,
  createApiKey,
  listApiKeys,
  changeApiKey,
  rotateApiKey,
  revokeApiKey,
  listUsers,
  createUser,
  renameUser,
  removeUser,
  listTeams,
  createTeam,
  renameTeam,
  removeTeam,
  listTeamMembers,
  addTeamMember,
  removeTeamMember,

  // Backoffice: accounts and plans
  listPlans,
  createPlan,
  readPlan,
  changePlan,
  listAccounts,
  createAccount,
  readAnyAccount,
  changeAccount,

  // Backoffice: operators' keys
  listOperatorKeys,
  createOperatorKey,
  rotateOperatorKey,
  revokeOperatorKey,

  // Watchlist
  createEntity,
  importEntities,
  readImport,
  createExport,
  readExport,
  searchEntities,
  readEntity,
  updateEntity,
  archiveEntity,
  pauseEntity,
  resumeEntity,
  shareEntity,
  addCase,
  searchCases,
  readCase,
  updateCase,
  listCaseChanges,
  shareCase,
  completeCase,

  // Discovery
  discoverCases,
  runDailySync,
  listAlarms,
  listSources,
  readRequest,
  readStatus,
  pauseSource,
  resumeSource,

  refreshCase,

  // Candidates
  searchCandidates,
  confirmCandidate,
  declineCandidate,
  listWaitingCandidates,
  approveDiscovered,
  rejectDiscovered,
  decideDiscovered,

  // Backoffice: review and audit
  listWaitingCases,
  approveWaitingCase,
  rejectWaitingCase,
  readAudit,
  readAccess,

  // Documents
  readDocumentReference,

  // Backoffice: courts' verification pictures
  listChallenges,
  answerChallenge,
  // Historical search
  startSearch,
  listSearches,
  readSearch,
  cancelSearch,
  readResults,
  downloadResults,
]
