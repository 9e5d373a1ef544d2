import { ConnectionError, TimeoutError } from 'sequelize'
import { accessLogTable } from './access-log.ts'
import { accountsTable } from './accounts.ts'
import { alarmsTable } from './alarms.ts'
import { apiKeysTable } from './api-keys.ts'
import { auditLogTable } from './audit-log.ts'
import { caseCandidatesTable } from './case-candidates.ts'
import { caseSummariesTable } from './case-summaries.ts'
import { challengesTable } from './challenges.ts'
import { connect, type DatabaseSettings } from './connect.ts'
import { dailySyncsTable } from './daily-syncs.ts'
import { documentJobsTable } from './document-jobs.ts'
import { documentTextsTable } from './document-texts.ts'
import { entitySyncsTable } from './entity-syncs.ts'
import { eventsTable } from './events.ts'
import { exportsTable } from './exports.ts'
import { historicalResultsTable } from './historical-results.ts'
import { historicalSearchesTable } from './historical-searches.ts'
import { importsTable } from './imports.ts'
import { lookedUpCasesTable } from './looked-up-cases.ts'
import { numberSequencesTable } from './number-sequences.ts'
import { operatorKeysTable } from './operator-keys.ts'
import { orderDocumentsTable } from './order-documents.ts'
import { orderSummariesTable } from './order-summaries.ts'
import { outboxTable } from './outbox.ts'
import { rateWindowsTable } from './rate-windows.ts'
import type { Tx } from './rows.ts'
import { sharesTable } from './shares.ts'
import { createSlots } from './slots.ts'
import { sourceCallsTable } from './source-calls.ts'
import { sourceCircuitsTable } from './source-circuits.ts'
import { sourcePausesTable } from './source-pauses.ts'
import { teamsTable } from './teams.ts'
import { trackedCasesTable } from './tracked-cases.ts'
import { usageLedgerTable } from './usage-ledger.ts'
import { watchlistEntitiesTable } from './watchlist-entities.ts'
import { webhookDeliveriesTable } from './webhook-deliveries.ts'
import { webhookEndpointsTable } from './webhook-endpoints.ts'

export type Database = ReturnType<typeof openDatabase>

/** The memory of the service: one member per aggregate, each with functions named by the business. */
export function openDatabase(settings: DatabaseSettings) {
  const sequelize = connect(settings)
  const auditLog = auditLogTable(sequelize)
  const events = eventsTable(sequelize)
  const numberSequences = numberSequencesTable(sequelize)
  const shares = sharesTable(sequelize)
  const trackedCases = trackedCasesTable(sequelize, { auditLog, events, numberSequences, shares })
  return {
    accessLog: accessLogTable(sequelize),
    accounts: accountsTable(sequelize),
    alarms: alarmsTable(sequelize),
    apiKeys: apiKeysTable(sequelize),
    auditLog,
    events,
    exports: exportsTable(sequelize, { auditLog }),
    imports: importsTable(sequelize, { auditLog }),
    numberSequences,
    trackedCases,
    watchlistEntities: watchlistEntitiesTable(sequelize, { auditLog, numberSequences, shares }),
    challenges: challengesTable(sequelize),
    dailySyncs: dailySyncsTable(sequelize),
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
    sourceCalls: sourceCallsTable(sequelize),
    teams: teamsTable(sequelize),
    sourceCircuits: sourceCircuitsTable(sequelize),
    sourcePauses: sourcePausesTable(sequelize),
    usageLedger: usageLedgerTable(sequelize),
    webhookDeliveries: webhookDeliveriesTable(sequelize),
    webhookEndpoints: webhookEndpointsTable(sequelize),
    caseSummaries: caseSummariesTable(sequelize),
    documentTexts: documentTextsTable(sequelize),
    orderSummaries: orderSummariesTable(sequelize),
    /** Runs database work as one; nothing of the outside world may happen in it. */
    transaction: <T>(act: (tx: Tx) => Promise<T>): Promise<T> => sequelize.transaction(act),
    inSlot: createSlots(sequelize),
    /** Resolves when the database answers. */
    ping: async (): Promise<void> => {
      await sequelize.query('SELECT 1')
    },
    close: (): Promise<void> => sequelize.close(),
    /** For tests that compare the models with the schema. */
    sequelize,
  }
}

/** Whether an error means that the database cannot be reached now, as against a statement it refused. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true
  const code =
    error instanceof Error && 'parent' in error && error.parent instanceof Error ? codeOf(error.parent) : codeOf(error)
  return code !== undefined && LOST_CONNECTION.has(code)
}

/** What mysql2 says of a connection that broke while a statement was under way, and the server while it goes down. */
const LOST_CONNECTION = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
])

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
