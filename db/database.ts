import type { Sequelize } from 'sequelize'
import { accountsRepository } from './account/accounts.ts'
import { apiKeysRepository } from './account/api-keys.ts'
import { consoleSessionsRepository } from './account/console-sessions.ts'
import { idempotencyRecordsRepository } from './account/idempotency-records.ts'
import { rateWindowsRepository } from './account/rate-windows.ts'
import { teamsRepository } from './account/teams.ts'
import { usageDaysRepository } from './account/usage-days.ts'
import { usageLedgerRepository } from './account/usage-ledger.ts'
import { onBehalfOf } from './base/account-connections.ts'
import { now } from './base/clock.ts'
import { connect, type DatabaseSettings } from './base/connect.ts'
import { unfitnessIn } from './base/errors.ts'
import { numberSequencesRepository } from './base/number-sequences.ts'
import { outboxRepository } from './base/outbox.ts'
import { slotsRepository } from './base/slots.ts'
import type { Tx } from './base/table.ts'
import { inTransaction } from './base/transaction.ts'
import { lookedUpCasesRepository } from './case-lookup/looked-up-cases.ts'
import { caseStatesRepository } from './case-tracking/case-states.ts'
import { caseSweepsRepository } from './case-tracking/case-sweeps.ts'
import { dailySyncsRepository } from './discovery/daily-syncs.ts'
import { entitySyncsRepository } from './discovery/entity-syncs.ts'
import { eventsRepository } from './events/events.ts'
import { noticeSubscriptionsRepository } from './events/notice-subscriptions.ts'
import { noticesRepository } from './events/notices.ts'
import { webhookDeliveriesRepository } from './events/webhook-deliveries.ts'
import { webhookEndpointsRepository } from './events/webhook-endpoints.ts'
import { calendarsRepository } from './hearings/calendars.ts'
import { courtHolidaysRepository } from './hearings/court-holidays.ts'
import { coverageRepository } from './hearings/coverage.ts'
import { digestsRepository } from './hearings/digests.ts'
import { hearingsRepository } from './hearings/hearings.ts'
import { listAlertsRepository } from './hearings/list-alerts.ts'
import { listsRepository } from './hearings/lists.ts'
import { historicalResultsRepository } from './historical-search/historical-results.ts'
import { historicalSearchesRepository } from './historical-search/historical-searches.ts'
import { accessLogRepository } from './operations/access-log.ts'
import { agedRecordsRepository } from './operations/aged-records.ts'
import { alarmsRepository } from './operations/alarms.ts'
import { auditLogRepository } from './operations/audit-log.ts'
import { callCountsRepository } from './operations/call-counts.ts'
import { lastRunsRepository } from './operations/last-runs.ts'
import { operatorKeysRepository } from './operations/operator-keys.ts'
import { sourceCallsRepository } from './operations/source-calls.ts'
import { sourceCircuitsRepository } from './operations/source-circuits.ts'
import { sourcePausesRepository } from './operations/source-pauses.ts'
import { sourceQuotasRepository } from './operations/source-quotas.ts'
import { sourceRatesRepository } from './operations/source-rates.ts'
import { sourceSpendRepository } from './operations/source-spend.ts'
import { waitingWorkRepository } from './operations/waiting-work.ts'
import { challengesRepository } from './orders/challenges.ts'
import { documentArrivalsRepository } from './orders/document-arrivals.ts'
import { documentJobsRepository } from './orders/document-jobs.ts'
import { orderDocumentsRepository } from './orders/order-documents.ts'
import { erasuresRepository } from './privacy/erasures.ts'
import { erasedNamesRepository } from './privacy/names.ts'
import { shownExportsRepository } from './privacy/shown-exports.ts'
import { erasedThingsRepository } from './privacy/things.ts'
import { caseCandidatesRepository } from './review/case-candidates.ts'
import { reviewClaimsRepository } from './review/review-claims.ts'
import { caseSummariesRepository } from './summaries/case-summaries.ts'
import { documentTextsRepository } from './summaries/document-texts.ts'
import { orderSummariesRepository } from './summaries/order-summaries.ts'
import { entityOnboardingsRepository } from './watchlist/entity-onboardings.ts'
import { eventSubjectsRepository } from './watchlist/event-subjects.ts'
import { exportsRepository } from './watchlist/exports.ts'
import { importsRepository } from './watchlist/imports.ts'
import { mergedRecords } from './watchlist/merged-records.ts'
import { sharesRepository } from './watchlist/shares.ts'
import { trackedCasesRepository } from './watchlist/tracked-cases.ts'
import { watchlistEntitiesRepository } from './watchlist/watchlist-entities.ts'

export type Database = ReturnType<typeof openDatabase>

/** Opens the database: one member per aggregate, with functions named after the business. */
export function openDatabase({ replicaUrl, ...settings }: DatabaseSettings) {
  const sequelize = connect(settings)
  const replica = replicaUrl === undefined ? sequelize : connect({ ...settings, url: replicaUrl })
  const apiKeys = apiKeysRepository(sequelize)
  const auditLog = auditLogRepository(sequelize)
  const erasures = erasuresRepository(sequelize)
  const events = eventsRepository(sequelize)
  const numberSequences = numberSequencesRepository(sequelize)
  const slots = slotsRepository(sequelize)
  const shares = sharesRepository(sequelize)
  const courtHolidays = courtHolidaysRepository(sequelize)
  const caseSummaries = caseSummariesRepository(sequelize)
  const merged = mergedRecords(sequelize)
  const exports = exportsRepository(sequelize, { auditLog })
  const hearings = hearingsRepository(sequelize, { courtHolidays, events, merged })
  const trackedCases = trackedCasesRepository(sequelize, {
    erasures,
    auditLog,
    events,
    exports,
    hearings,
    merged,
    numberSequences,
    shares,
  })
  const watchlistEntities = watchlistEntitiesRepository(sequelize, { auditLog, numberSequences, shares })
  const candidateParts = { auditLog, erasures, events, numberSequences, trackedCases, watchlistEntities }
  const documentArrivals = documentArrivalsRepository(sequelize)
  const historicalSearches = historicalSearchesRepository(sequelize, { events })
  return {
    accessLog: accessLogRepository(sequelize),
    accounts: accountsRepository(sequelize),
    agedRecords: agedRecordsRepository(sequelize),
    alarms: alarmsRepository(sequelize),
    apiKeys,
    auditLog,
    events,
    eventSubjects: eventSubjectsRepository(sequelize),
    hearings,
    coverage: coverageRepository(sequelize),
    courtHolidays,
    digests: digestsRepository(sequelize, { caseSummaries, courtHolidays, events, hearings }),
    lists: listsRepository(sequelize, { courtHolidays, hearings }),
    listAlerts: listAlertsRepository(sequelize, { events }),
    calendars: calendarsRepository(sequelize),
    exports,
    imports: importsRepository(sequelize, { auditLog }),
    noticeSubscriptions: noticeSubscriptionsRepository(sequelize),
    notices: noticesRepository(sequelize),
    numberSequences,
    trackedCases,
    watchlistEntities,
    challenges: challengesRepository(sequelize),
    caseStates: caseStatesRepository(sequelize),
    caseSweeps: caseSweepsRepository(sequelize),
    consoleSessions: consoleSessionsRepository(sequelize),
    dailySyncs: dailySyncsRepository(sequelize),
    erasures,
    erasedNames: erasedNamesRepository(sequelize, { historicalSearches }),
    shownExports: shownExportsRepository(sequelize, { exports }),
    erasedThings: erasedThingsRepository(sequelize),
    entityOnboardings: entityOnboardingsRepository(sequelize),
    entitySyncs: entitySyncsRepository(sequelize),
    caseCandidates: caseCandidatesRepository(sequelize, candidateParts),
    documentJobs: documentJobsRepository(sequelize),
    historicalResults: historicalResultsRepository(sequelize),
    historicalSearches,
    lookedUpCases: lookedUpCasesRepository(sequelize),
    operatorKeys: operatorKeysRepository(sequelize),
    documentArrivals,
    orderDocuments: orderDocumentsRepository(sequelize, documentArrivals),
    outbox: outboxRepository(sequelize),
    idempotencyRecords: idempotencyRecordsRepository(sequelize),
    rateWindows: rateWindowsRepository(sequelize),
    reviewClaims: reviewClaimsRepository(sequelize),
    lastRuns: lastRunsRepository(sequelize),
    callCounts: callCountsRepository(sequelize),
    sourceCalls: sourceCallsRepository(sequelize),
    teams: teamsRepository(sequelize),
    sourceCircuits: sourceCircuitsRepository(sequelize),
    sourcePauses: sourcePausesRepository(sequelize),
    sourceQuotas: sourceQuotasRepository(sequelize),
    sourceRates: sourceRatesRepository(sequelize),
    sourceSpend: sourceSpendRepository(sequelize),
    slots,
    usageDays: usageDaysRepository(sequelize),
    usageLedger: usageLedgerRepository(sequelize),
    waitingWork: waitingWorkRepository(sequelize),
    webhookDeliveries: webhookDeliveriesRepository(sequelize),
    webhookEndpoints: webhookEndpointsRepository(sequelize),
    caseSummaries,
    documentTexts: documentTextsRepository(sequelize),
    orderSummaries: orderSummariesRepository(sequelize),
    mayLag: reportsFrom(replica),
    /**
     * Runs database work in one transaction, repeated from the start after a deadlock, so it must have no effects
     * outside the database that would add up.
     */
    transaction: <T>(run: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(sequelize, run),
    onBehalfOf,
    withSemaphore: slots.withSemaphore,
    /** Returns the database's time, epoch ms: the clock by which instants of several machines are compared. */
    now: (tx?: Tx): Promise<number> => now(sequelize, tx),
    /**
     * Resolves when the database answers requests. It reads along the same path as authentication, with a key that does
     * not exist.
     */
    ping: async (): Promise<void> => {
      await apiKeys.findByHash(HASH_OF_NO_KEY)
    },
    /**
     * Returns which setting names a database that the service cannot run on, and why; undefined when it can, or when no
     * database responds now.
     */
    async unfitness(): Promise<string | undefined> {
      // Without a replica both are equal, and the later name counts.
      const settings = new Map([
        [replica, 'DATABASE_REPLICA_URL'],
        [sequelize, 'DATABASE_URL'],
      ])
      for (const [each, setting] of settings)
        try {
          await each.query('SELECT 1')
        } catch (error) {
          const reason = unfitnessIn(error)
          if (reason !== undefined) return `${setting}: ${reason}`
        }
      return undefined
    },
    async close(): Promise<void> {
      for (const each of new Set([sequelize, replica])) await each.close()
    },
    /** For tests that compare the models with the schema. */
    sequelize,
  }
}

/** Reads that may lag: long ones for reports, on which no permission depends. All other reads see the latest writes. */
function reportsFrom(replica: Sequelize) {
  return {
    accessLog: { list: accessLogRepository(replica).list },
    auditLog: { list: auditLogRepository(replica).list },
    usageDays: { list: usageDaysRepository(replica).list },
    usageLedger: { entries: usageLedgerRepository(replica).entries },
  }
}

/** No key has this hash. */
const HASH_OF_NO_KEY = Buffer.alloc(32)
