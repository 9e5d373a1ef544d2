import { QueryTypes, type Sequelize } from 'sequelize'
import { type AuditContext, changedFields } from '../../domain/account/audit-log.ts'
import type { CaseIdentity } from '../../domain/courts/types.ts'
import type { RiskCounts } from '../../domain/risk/entity-risk.ts'
import type { RiskLevel } from '../../domain/risk/levels.ts'
import type { Share, Viewer } from '../../domain/watchlist/sharing.ts'
import type { TrackedCase, TrackedCaseStatus } from '../../domain/watchlist/watchlist.ts'
import { batchLoader } from '../base/batch-loader.ts'
import type { NumberSequences } from '../base/number-sequences.ts'
import { findPage, findRows } from '../base/search/find-rows.ts'
import type { Search } from '../base/search/searched.ts'
import type { Tx } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'
import type { Events } from '../events/events.ts'
import type { Hearings } from '../hearings/hearings.ts'
import type { AuditLog } from '../operations/audit-log.ts'
import type { Erasures } from '../privacy/erasures.ts'
import type { Exports } from './exports.ts'
import type { MergedRecords } from './merged-records.ts'
import { countMove } from './record-counts.ts'
import type { Shares } from './shares.ts'
import { caseAdding } from './tracked-cases/adding.ts'
import { caseAudit, stampOf } from './tracked-cases/audit.ts'
import { caseCompleting } from './tracked-cases/completing.ts'
import { caseFamilies } from './tracked-cases/families.ts'
import { asChange, caseHistory } from './tracked-cases/history.ts'
import { caseKeys as keysOfCases } from './tracked-cases/keys.ts'
import { caseMerging } from './tracked-cases/merging.ts'
import { caseReader } from './tracked-cases/reader.ts'
import { caseRecords, caseRefreshing } from './tracked-cases/refreshing.ts'
import { caseReviews } from './tracked-cases/review.ts'
import { type ReadCase, SEARCHED_CASES } from './tracked-cases/search-fields.ts'
import { trackedCaseTables } from './tracked-cases/tables.ts'

interface Dependencies {
  auditLog: AuditLog
  erasures: Erasures
  events: Events
  exports: Exports
  hearings: Hearings
  merged: MergedRecords
  numberSequences: NumberSequences
  shares: Shares
}

/** Cases on watchlists: one record per account and case. Every change is audited in its transaction. */
export function trackedCasesRepository(
  sequelize: Sequelize,
  { auditLog, erasures, events, exports, hearings, merged, numberSequences, shares }: Dependencies,
) {
  const tables = trackedCaseTables(sequelize)
  const { cases } = tables
  const reader = caseReader(sequelize, merged)
  const { complete, lock } = reader
  const audit = caseAudit(auditLog)
  const history = caseHistory(tables, { events, exports })
  const caseKeys = keysOfCases(sequelize, tables, hearings)
  const recordsOf = caseRecords(tables)
  const readOneOfMany = batchLoader((ids) => reader.readByIds(ids))
  const families = caseFamilies(sequelize, { erasures, events, recordsOf })
  const dependencies = {
    audit,
    caseKeys,
    families,
    hearings,
    history,
    lock,
    merged,
    numberSequences,
    reader,
    recordsOf,
    shares,
  }
  const { learn, mergeAll } = caseMerging(sequelize, tables, dependencies)

  return {
    ...caseAdding(sequelize, tables, { ...dependencies, learn }),
    ...caseCompleting(sequelize, tables, dependencies),
    ...caseRefreshing(sequelize, tables, dependencies),
    ...caseReviews(sequelize, tables, { audit, hearings, history, reader }),
    ...history,
    ...families,
    mergeAll,

    /**
     * Finds the tracked case of this id, or the one it was merged into, in any account; a transaction sees its own
     * changes.
     */
    find(id: string, tx?: Tx): Promise<TrackedCase | undefined> {
      return tx ? reader.find(id, tx) : reader.find(id, undefined, readOneOfMany)
    },

    /** Adds the numbers from a lookup to the account's tracked case, and merges it with others that have them. */
    async learnFromLookup(accountId: string, identity: CaseIdentity, auditContext: AuditContext): Promise<void> {
      if ((await caseKeys.holdersOf(accountId, identity)).length === 0) return
      await inTransaction(sequelize, async (tx) => {
        await numberSequences.lock(accountId, 'tracked_case', tx)
        await learn(accountId, identity, auditContext, tx)
      })
    },

    /** Finds the newest cases with any of these identity keys, in all accounts. */
    async findByKeys(keys: string[], most: number): Promise<Pick<TrackedCase, 'id' | 'accountId' | 'status'>[]> {
      if (keys.length === 0) return []
      const options = { replacements: { keys, most }, type: QueryTypes.SELECT } as const
      return sequelize.query<Pick<TrackedCase, 'id' | 'accountId' | 'status'>>(READ_BY_KEYS, options)
    },

    /** Searches the cases that a viewer sees, without archived ones. */
    async search(viewer: Viewer, search: Search): Promise<{ recordsFiltered: number; records: TrackedCase[] }> {
      const { rows, recordsFiltered } = await findRows<ReadCase>(sequelize, SEARCHED_CASES, viewer, search)
      return { recordsFiltered, records: await complete(rows) }
    },

    /** Returns the next records, by id, that pass a viewer's filter, without archived ones. */
    async nextPage(viewer: Viewer, filter: Search['filter'], after: string, limit: number): Promise<TrackedCase[]> {
      const search = { filter, like: {}, sort: [], skip: 0, limit, after }
      return complete(await findPage<ReadCase>(sequelize, SEARCHED_CASES, viewer, search))
    },

    /** Changes the risk level or status of a case for its account. Returns the previous status. */
    async change(
      id: string,
      changes: Partial<Pick<TrackedCase, 'riskLevel' | 'status'>>,
      auditContext: AuditContext,
      tx: Tx,
    ): Promise<TrackedCaseStatus> {
      const before = await lock(id, tx)
      const where = { accountId: before.accountId, id: before.id }
      await cases.update({ ...changes, ...stampOf(auditContext) }, { where, transaction: tx })
      countMove(sequelize, { ...before, kind: 'CASE' }, changes, tx)
      if (changes.status !== undefined && changes.status !== before.status)
        await hearings.watchAnew(before, Date.now(), tx)
      const fields = changedFields(before, changes)
      await history.recordChanges(before, fields.map(asChange), 'CUSTOMER', tx)
      await audit(before, 'UPDATE', fields, auditContext, tx)
      return before.status
    },

    /** Replaces the grantees of a case. */
    async share(id: string, sharedWith: Share[], auditContext: AuditContext, tx: Tx): Promise<void> {
      const before = await lock(id, tx)
      const where = { accountId: before.accountId, id: before.id }
      await shares.replace('CASE', before.id, sharedWith, tx)
      await cases.update(stampOf(auditContext), { where, transaction: tx })
      await audit(before, 'SHARE', changedFields(before, { sharedWith }), auditContext, tx)
    },

    /** Counts the active cases of an entity's own account that are linked to it, by risk level. */
    async riskCountsOf(entity: { id: string; accountId: string }): Promise<Partial<RiskCounts>> {
      const options = { replacements: { ...entity }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<{ riskLevel: RiskLevel; count: number }>(COUNT_RISKS, options)
      return Object.fromEntries(rows.map(({ riskLevel, count }) => [riskLevel, count]))
    },

    /** Does the same for several entities. Leaves out those without an active case. */
    async riskCountsOfMany(ids: string[]): Promise<Map<string, Partial<RiskCounts>>> {
      if (ids.length === 0) return new Map()
      const options = { replacements: { ids }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<{ id: string; riskLevel: RiskLevel; count: number }>(
        COUNT_RISKS_OF_MANY,
        options,
      )
      const byEntity = Map.groupBy(rows, ({ id }) => id)
      return new Map(
        [...byEntity].map(([id, own]) => [
          id,
          Object.fromEntries(own.map(({ riskLevel, count }) => [riskLevel, count])),
        ]),
      )
    },
  }
}

/**
 * An entity has few cases, each found by its key. Without the hint the server first estimates the share of the account
 * in each of eleven indexes: 166 pages instead of 22.
 */
const COUNT_RISKS = `
  SELECT c.risk_level AS riskLevel, COUNT(*) AS count FROM tracked_case_entities l
  JOIN tracked_cases c FORCE INDEX (PRIMARY) ON c.account_id = l.account_id AND c.id = l.tracked_case_id
  WHERE l.watchlist_entity_id = :id AND l.account_id = :accountId AND c.status = 'ACTIVE'
  GROUP BY c.risk_level`

const COUNT_RISKS_OF_MANY = `
  SELECT e.id, c.risk_level AS riskLevel, COUNT(*) AS count FROM watchlist_entities e
  JOIN tracked_case_entities l ON l.watchlist_entity_id = e.id AND l.account_id = e.account_id
  JOIN tracked_cases c FORCE INDEX (PRIMARY) ON c.account_id = l.account_id AND c.id = l.tracked_case_id
  WHERE e.id IN (:ids) AND c.status = 'ACTIVE'
  GROUP BY e.id, c.risk_level`

const READ_BY_KEYS = `
  SELECT DISTINCT t.id, t.account_id AS accountId, t.status FROM tracked_case_keys k
  JOIN tracked_cases t ON t.account_id = k.account_id AND t.id = k.tracked_case_id
  WHERE k.identity_key IN (:keys) ORDER BY t.id DESC LIMIT :most`
