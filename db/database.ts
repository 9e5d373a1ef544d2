import { ConnectionError } from 'sequelize'
import { accessLogTable } from './operations/access-log.ts'
import { accountsTable } from './account/accounts.ts'
import { alarmsTable } from './operations/alarms.ts'
import { apiKeysTable } from './account/api-keys.ts'
import { auditLogTable } from './operations/audit-log.ts'
import { caseCandidatesTable } from './review/case-candidates.ts'
import { caseSummariesTable } from './summaries/case-summaries.ts'
import { caseSweepsTable } from './case-tracking/case-sweeps.ts'
import { challengesTable } from './orders/challenges.ts'
import { now } from './base/clock.ts'
import { connect, type DatabaseSettings } from './base/connect.ts'
import { dailySyncsTable } from './discovery/daily-syncs.ts'
import { documentJobsTable } from './orders/document-jobs.ts'
import { documentTextsTable } from './summaries/document-texts.ts'
import { entityOnboardingsTable } from './watchlist/entity-onboardings.ts'
import { entitySyncsTable } from './discovery/entity-syncs.ts'
import { UnfitDatabase } from './base/errors.ts'
import { eventsTable } from './events/events.ts'
import { exportsTable } from './watchlist/exports.ts'
import { historicalResultsTable } from './historical-search/historical-results.ts'
import { historicalSearchesTable } from './historical-search/historical-searches.ts'
import { importsTable } from './watchlist/imports.ts'
import { lastRunsTable } from './operations/last-runs.ts'
import { lookedUpCasesTable } from './case-lookup/looked-up-cases.ts'
import { numberSequencesTable } from './base/number-sequences.ts'
import { operatorKeysTable } from './operations/operator-keys.ts'
import { orderDocumentsTable } from './orders/order-documents.ts'
import { orderSummariesTable } from './summaries/order-summaries.ts'
import { outboxTable } from './base/outbox.ts'
import { placesTable } from './base/places.ts'
import { rateWindowsTable } from './account/rate-windows.ts'
import type { Tx } from './base/table.ts'
import { sharesTable } from './watchlist/shares.ts'
import { sourceCallsTable } from './operations/source-calls.ts'
import { sourceCircuitsTable } from './operations/source-circuits.ts'
import { sourcePausesTable } from './operations/source-pauses.ts'
import { sourceSpendTable } from './operations/source-spend.ts'
import { sourceTurnsTable } from './operations/source-turns.ts'
import { teamsTable } from './account/teams.ts'
import { trackedCasesTable } from './watchlist/tracked-cases.ts'
import { inTransaction } from './base/transaction.ts'
import { usageLedgerTable } from './account/usage-ledger.ts'
import { watchlistEntitiesTable } from './watchlist/watchlist-entities.ts'
import { webhookDeliveriesTable } from './events/webhook-deliveries.ts'
import { webhookEndpointsTable } from './events/webhook-endpoints.ts'

export type Database = ReturnType<typeof openDatabase>

/** The memory of the service: one member per aggregate, each with functions named by the business. */
export function openDatabase(settings: DatabaseSettings) {
  const sequelize = connect(settings)
  const apiKeys = apiKeysTable(sequelize)
  const auditLog = auditLogTable(sequelize)
  const events = eventsTable(sequelize)
  const numberSequences = numberSequencesTable(sequelize)
  const places = placesTable(sequelize)
  const shares = sharesTable(sequelize)
  const trackedCases = trackedCasesTable(sequelize, { auditLog, events, numberSequences, shares })
  return {
    accessLog: accessLogTable(sequelize),
    accounts: accountsTable(sequelize),
    alarms: alarmsTable(sequelize),
    apiKeys,
    auditLog,
    events,
    exports: exportsTable(sequelize, { auditLog }),
    imports: importsTable(sequelize, { auditLog }),
    numberSequences,
    trackedCases,
    watchlistEntities: watchlistEntitiesTable(sequelize, { auditLog, numberSequences, shares }),
    challenges: challengesTable(sequelize),
    caseSweeps: caseSweepsTable(sequelize),
    dailySyncs: dailySyncsTable(sequelize),
    entityOnboardings: entityOnboardingsTable(sequelize),
    entitySyncs: entitySyncsTable(sequelize),
    caseCandidates: caseCandidatesTable(sequelize, { auditLog, events, numberSequences, trackedCases }),
    documentJobs: documentJobsTable(sequelize),
    historicalResults: historicalResultsTable(sequelize),
    historicalSearches: historicalSearchesTable(sequelize),
    lookedUpCases: lookedUpCasesTable(sequelize),
    operatorKeys: operatorKeysTable(sequelize),
    orderDocuments: orderDocumentsTable(sequelize),
    outbox: outboxTable(sequelize),
    rateWindows: rateWindowsTable(sequelize),
    lastRuns: lastRunsTable(sequelize),
    sourceCalls: sourceCallsTable(sequelize),
    teams: teamsTable(sequelize),
    sourceCircuits: sourceCircuitsTable(sequelize),
    sourcePauses: sourcePausesTable(sequelize),
    sourceTurns: sourceTurnsTable(sequelize),
    sourceSpend: sourceSpendTable(sequelize),
    places,
    usageLedger: usageLedgerTable(sequelize),
    webhookDeliveries: webhookDeliveriesTable(sequelize),
    webhookEndpoints: webhookEndpointsTable(sequelize),
    caseSummaries: caseSummariesTable(sequelize),
    documentTexts: documentTextsTable(sequelize),
    orderSummaries: orderSummariesTable(sequelize),
    /**
     * Runs database work as one, again from its beginning after a deadlock; so nothing of the outside world may happen in it, and nothing
     * that it changes outside of the database may add up.
     */
    transaction: <T>(act: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(sequelize, act),
    inSlot: places.inSlot,
    /** The instant by the database's clock, epoch ms: the one clock by which instants of several machines are compared. */
    now: (tx?: Tx): Promise<number> => now(sequelize, tx),
    /** Resolves when the database answers requests: it authenticates nobody, on the way of all who do. */
    ping: async (): Promise<void> => {
      await apiKeys.findByHash(HASH_OF_NO_KEY)
    },
    /** Why the service cannot run on this database, as a sentence; undefined when it can, and when nothing answers for now. */
    async unfitness(): Promise<string | undefined> {
      try {
        await sequelize.query('SELECT 1')
        return undefined
      } catch (error) {
        return unfitnessIn(error)
      }
    },
    close: (): Promise<void> => sequelize.close(),
    /** For tests that compare the models with the schema. */
    sequelize,
  }
}

/** No text has it. */
const HASH_OF_NO_KEY = Buffer.alloc(32)

/** The sentence in an error that tells more than that nothing answers: of unfit settings, and of encryption that did not come about. */
function unfitnessIn(error: unknown): string | undefined {
  if (error instanceof UnfitDatabase) return error.message
  if (!(error instanceof ConnectionError) || !('code' in error.parent)) return undefined
  if (error.parent.code === 'HANDSHAKE_NO_SSL_SUPPORT')
    return 'DATABASE_URL asks for an encrypted connection (tls=on), and the database server offers none.'
  if (error.parent.code === 'HANDSHAKE_SSL_ERROR')
    return `The encrypted connection to the database failed: ${error.parent.message}. DATABASE_CA names the authority that signed the certificate of the server.`
  return undefined
}
