import { addTeamMember } from './account/add-team-member.ts'
import { changeApiKey } from './account/change-api-key.ts'
import { createApiKey } from './account/create-api-key.ts'
import { createTeam } from './account/create-team.ts'
import { createUser } from './account/create-user.ts'
import { exportUsage } from './account/export-usage.ts'
import { listApiKeys } from './account/list-api-keys.ts'
import { listTeamMembers } from './account/list-team-members.ts'
import { listTeams } from './account/list-teams.ts'
import { listUsers } from './account/list-users.ts'
import { readAccount } from './account/read-account.ts'
import { readAccountAudit } from './account/read-account-audit.ts'
import { readUsage } from './account/read-usage.ts'
import { removeTeam } from './account/remove-team.ts'
import { removeTeamMember } from './account/remove-team-member.ts'
import { removeUser } from './account/remove-user.ts'
import { renameTeam } from './account/rename-team.ts'
import { renameUser } from './account/rename-user.ts'
import { revokeApiKey } from './account/revoke-api-key.ts'
import { rotateApiKey } from './account/rotate-api-key.ts'
import { changeAccount } from './backoffice/accounts-change.ts'
import { createAccount } from './backoffice/accounts-create.ts'
import { listAccounts } from './backoffice/accounts-list.ts'
import { readAnyAccount } from './backoffice/accounts-read.ts'
import { answerChallenge } from './backoffice/answer-challenge.ts'
import { approveDiscovered, decideDiscovered, rejectDiscovered } from './backoffice/decide-candidate.ts'
import { approveWaitingCase, rejectWaitingCase } from './backoffice/decide-waiting-case.ts'
import { listAlarms } from './backoffice/list-alarms.ts'
import { listChallenges } from './backoffice/list-challenges.ts'
import { listSources } from './backoffice/list-sources.ts'
import { listWaitingCandidates } from './backoffice/list-waiting-candidates.ts'
import { listWaitingCases } from './backoffice/list-waiting-cases.ts'
import { createOperatorKey } from './backoffice/operator-keys-create.ts'
import { listOperatorKeys } from './backoffice/operator-keys-list.ts'
import { revokeOperatorKey } from './backoffice/operator-keys-revoke.ts'
import { rotateOperatorKey } from './backoffice/operator-keys-rotate.ts'
import { pauseSource, resumeSource } from './backoffice/pause-or-resume-source.ts'
import { changePlan } from './backoffice/plans-change.ts'
import { createPlan } from './backoffice/plans-create.ts'
import { listPlans } from './backoffice/plans-list.ts'
import { readPlan } from './backoffice/plans-read.ts'
import { readAccess } from './backoffice/read-access.ts'
import { readAudit } from './backoffice/read-audit.ts'
import { runDailySync } from './backoffice/run-daily-sync.ts'
import { downloadOrder } from './case-lookup/download-order.ts'
import { listCaseTypes } from './case-lookup/list-case-types.ts'
import { lookUpCase } from './case-lookup/look-up-case.ts'
import { readLookup } from './case-lookup/read-lookup.ts'
import { readSummary } from './case-lookup/read-summary.ts'
import { summarizeCase } from './case-lookup/summarize-case.ts'
import { readDocumentReference } from './documents/read-reference.ts'
import { listEvents } from './events/list-events.ts'
import type { AnyEndpoint } from './frame/endpoint.ts'
import { cancelSearch } from './historical-search/cancel-search.ts'
import { downloadResults } from './historical-search/download-results.ts'
import { listSearches } from './historical-search/list-searches.ts'
import { readResults } from './historical-search/read-results.ts'
import { readSearch } from './historical-search/read-search.ts'
import { startSearch } from './historical-search/start-search.ts'
import { addCase } from './watchlist/add-case.ts'
import { archiveEntity } from './watchlist/archive-entity.ts'
import { completeCase } from './watchlist/complete-case.ts'
import { createEntity } from './watchlist/create-entity.ts'
import { createExport } from './watchlist/create-export.ts'
import { confirmCandidate, declineCandidate } from './watchlist/decide-candidate.ts'
import { discoverCases } from './watchlist/discover-cases.ts'
import { importEntities } from './watchlist/import-entities.ts'
import { listCaseChanges } from './watchlist/list-case-changes.ts'
import { pauseEntity, resumeEntity } from './watchlist/pause-or-resume-entity.ts'
import { readCase } from './watchlist/read-case.ts'
import { readEntity } from './watchlist/read-entity.ts'
import { readExport } from './watchlist/read-export.ts'
import { readImport } from './watchlist/read-import.ts'
import { refreshCase } from './watchlist/refresh-case.ts'
import { searchCandidates } from './watchlist/search-candidates.ts'
import { searchCases } from './watchlist/search-cases.ts'
import { searchEntities } from './watchlist/search-entities.ts'
import { shareCase } from './watchlist/share-case.ts'
import { shareEntity } from './watchlist/share-entity.ts'
import { updateCase } from './watchlist/update-case.ts'
import { updateEntity } from './watchlist/update-entity.ts'
import { changeWebhook } from './webhooks/change-webhook.ts'
import { createWebhook } from './webhooks/create-webhook.ts'
import { listDeliveries } from './webhooks/list-deliveries.ts'
import { listWebhooks } from './webhooks/list-webhooks.ts'
import { readWebhook } from './webhooks/read-webhook.ts'
import { removeWebhook } from './webhooks/remove-webhook.ts'
import { replayDelivery } from './webhooks/replay-delivery.ts'
import { replaySince } from './webhooks/replay-since.ts'
import { rotateSecret } from './webhooks/rotate-secret.ts'
import { testWebhook } from './webhooks/test-webhook.ts'

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
