import type { Sequelize } from 'sequelize'
import { type AuditContext, changedFields } from '../../../domain/account/audit-log.ts'
import { keysOf } from '../../../domain/courts/index.ts'
import type { CaseIdentifier, CaseIdentity } from '../../../domain/courts/types.ts'
import { listCourtOf } from '../../../domain/hearings/list-court.ts'
import { readingOfSnapshot } from '../../../domain/hearings/record-reading.ts'
import type { RiskLevel } from '../../../domain/risk/levels.ts'
import type { Share } from '../../../domain/watchlist/sharing.ts'
import type { TrackedCaseStatus } from '../../../domain/watchlist/watchlist.ts'
import { columnsOf } from '../../base/identifier-columns.ts'
import type { NumberSequences } from '../../base/number-sequences.ts'
import { newId, type Tx } from '../../base/table.ts'
import type { Hearings } from '../../hearings/hearings.ts'
import { countChange } from '../record-counts.ts'
import { addTexts } from '../search-texts.ts'
import type { Shares } from '../shares.ts'
import { type CaseAudit, stampOf } from './audit.ts'
import type { CaseKeys } from './keys.ts'
import type { caseMerging } from './merging.ts'
import type { CaseReader } from './reader.ts'
import type { TrackedCaseTables } from './tables.ts'

export interface NewTrackedCase {
  accountId: string
  identifier: CaseIdentifier
  identity: CaseIdentity
  watchlistEntityId: string | null
  snapshot: Record<string, unknown> | null
  sharedWith: Share[]
  status: TrackedCaseStatus
  riskLevel: RiskLevel
}

export interface AddedCase {
  id: string
  status: TrackedCaseStatus
  /** Whether the account tracked the case before, so that the entity was only linked to it. */
  linkedExisting: boolean
}

interface Dependencies {
  hearings: Hearings
  numberSequences: NumberSequences
  shares: Shares
  audit: CaseAudit
  lock: CaseReader['lock']
  caseKeys: CaseKeys
  learn: ReturnType<typeof caseMerging>['learn']
}

/** Adds cases to watchlists. */
export function caseAdding(
  sequelize: Sequelize,
  { cases, snapshots, links }: TrackedCaseTables,
  { hearings, numberSequences, shares, audit, lock, caseKeys, learn }: Dependencies,
) {
  async function link(accountId: string, caseId: string, entityId: string, tx: Tx): Promise<void> {
    const row = { trackedCaseId: caseId, watchlistEntityId: entityId, accountId, created: Date.now() }
    await links.create(row, { transaction: tx })
  }

  return {
    /**
     * Tracks a case, or links the entity to the account's record with any of its numbers. Locks the account's case
     * numbers, so that of several concurrent additions the first creates the case and the others link to it.
     */
    async add(added: NewTrackedCase, auditContext: AuditContext, tx: Tx): Promise<AddedCase> {
      const { accountId, identity, identifier, watchlistEntityId } = added
      const last = await numberSequences.lock(accountId, 'tracked_case', tx)
      const known = await learn(accountId, identity, auditContext, tx)
      if (known !== undefined) {
        const existing = await lock(known, tx)
        if (watchlistEntityId !== null && !existing.watchlistEntityIds.includes(watchlistEntityId)) {
          await link(accountId, existing.id, watchlistEntityId, tx)
          await cases.update(stampOf(auditContext), { where: { accountId, id: existing.id }, transaction: tx })
          const watchlistEntityIds = [...existing.watchlistEntityIds, watchlistEntityId]
          await audit(existing, 'LINK', changedFields(existing, { watchlistEntityIds }), auditContext, tx)
        }
        return { id: existing.id, status: existing.status, linkedExisting: true }
      }
      const id = newId()
      const created = Date.now()
      const { status, riskLevel, snapshot, sharedWith } = added
      await cases.create(
        {
          ...columnsOf(identifier),
          id,
          accountId,
          number: last + 1,
          identityKey: identity.key,
          riskLevel,
          status,
          listCourt: listCourtOf(keysOf(identity)) ?? null,
          notFoundSince: null,
          notFoundTimes: 0,
          notFoundDueOn: null,
          reviewedAt: null,
          reviewedBy: null,
          reviewReason: null,
          created,
          createdBy: auditContext.actorType === 'USER' ? auditContext.actorId : null,
          updated: null,
          updatedBy: null,
        },
        { transaction: tx },
      )
      await numberSequences.advance(accountId, 'tracked_case', last + 1, tx)
      await addTexts(sequelize, 'CASE', { accountId, first: last + 1, last: last + 1 }, tx)
      countChange(sequelize, { accountId, kind: 'CASE', status, riskLevel }, 1, tx)
      await caseKeys.enter({ id, accountId }, identity, tx)
      if (snapshot)
        await snapshots.create({ trackedCaseId: id, snapshot: JSON.stringify(snapshot) }, { transaction: tx })
      if (watchlistEntityId !== null) await link(accountId, id, watchlistEntityId, tx)
      await shares.add('CASE', new Map([[id, sharedWith]]), tx)
      const { courtType } = identifier
      await hearings.follow({ id, accountId, courtType }, readingOfSnapshot(snapshot), created, tx)
      const fields = { caseIdentifier: identifier, watchlistEntityId, snapshot, sharedWith, status, riskLevel }
      await audit({ accountId, id }, 'CREATE', changedFields({}, fields), auditContext, tx)
      return { id, status, linkedExisting: false }
    },
  }
}
