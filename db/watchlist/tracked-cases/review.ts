import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { type AuditContext, changedFields } from '../../../domain/account/audit-log.ts'
import type { CourtType } from '../../../domain/courts/types.ts'
import type { VerdictState } from '../../../domain/review/verdict-state.ts'
import type { TrackedCase } from '../../../domain/watchlist/watchlist.ts'
import { readAll, readOne } from '../../base/table.ts'
import { inTransaction } from '../../base/transaction.ts'
import type { Hearings } from '../../hearings/hearings.ts'
import { countMove } from '../record-counts.ts'
import { type CaseAudit, stampOf } from './audit.ts'
import { asChange, type CaseHistory } from './history.ts'
import type { CaseReader } from './reader.ts'
import type { TrackedCaseTables } from './tables.ts'

/** The operator's verdict on a case that waited for review. */
export interface CaseVerdict {
  status: 'ACTIVE' | 'REJECTED'
  reason: string | null
}

export interface QueueFilter {
  accountId?: string | undefined
  courtType?: CourtType | undefined
  limit: number
  skip: number
  /** The last case of the previous page, with the instant since when it has waited. */
  after?: { created: number; id: string } | undefined
}

interface FreeFilter extends Pick<QueueFilter, 'accountId' | 'courtType' | 'after'> {
  keyId: string
  now: number
  most: number
}

interface Dependencies {
  audit: CaseAudit
  hearings: Hearings
  history: CaseHistory
  reader: CaseReader
}

/** The operator's review of cases. */
export function caseReviews(
  sequelize: Sequelize,
  { cases }: TrackedCaseTables,
  { audit, hearings, history, reader }: Dependencies,
) {
  return {
    /**
     * Returns the state of a case with respect to an operator's verdict. A case that its customer has changed since
     * waits for none.
     */
    async verdictState(id: string, status: CaseVerdict['status'], { actorId }: AuditContext): Promise<VerdictState> {
      const row = await readOne(cases, { where: { id }, attributes: ['status', 'reviewedBy'] })
      if (row?.status === 'PENDING_BACKOFFICE_REVIEW') return 'WAITING'
      return row?.status === status && row.reviewedBy === actorId ? 'SAME' : 'OTHER'
    },

    /** Returns the reason of the latest verdict. */
    async reasonOf(id: string): Promise<string | null> {
      const row = await readOne(cases, { where: { id }, attributes: ['reviewReason'] })
      return row?.reviewReason ?? null
    },

    /**
     * Applies the operator's verdict; the same verdict of the same operator is idempotent. Returns false, without a
     * change, if the case does not wait for one.
     */
    async review(id: string, { status, reason }: CaseVerdict, auditContext: AuditContext): Promise<boolean> {
      return inTransaction(sequelize, async (tx) => {
        const before = await reader.lock(id, tx)
        const { reviewedBy } =
          (await readOne(cases, { where: { accountId: before.accountId, id: before.id }, transaction: tx })) ?? {}
        if (before.status === status && reviewedBy === auditContext.actorId) return true
        if (before.status !== 'PENDING_BACKOFFICE_REVIEW') return false
        const reviewedAt = Date.now()
        const reviewed = {
          reviewedAt,
          reviewedBy: auditContext.actorId,
          reviewReason: reason,
          ...stampOf(auditContext, reviewedAt),
        }
        await cases.update(
          { status, ...reviewed },
          { where: { accountId: before.accountId, id: before.id }, transaction: tx },
        )
        countMove(sequelize, { ...before, kind: 'CASE' }, { status }, tx)
        await hearings.watchAnew(before, reviewedAt, tx)
        const fields = changedFields(before, { status })
        await history.recordChanges(before, fields.map(asChange), 'OPERATOR', tx)
        await audit(before, status === 'ACTIVE' ? 'APPROVE' : 'REJECT', fields, auditContext, tx)
        return true
      })
    },

    /** Lists the oldest cases that have waited for the operator since before an instant. */
    async listWaiting(since: number, most: number): Promise<string[]> {
      const where = { status: 'PENDING_BACKOFFICE_REVIEW' as const, created: { [Op.lt]: since } }
      const rows = await readAll(cases, { where, attributes: ['id'], order: ['created'], limit: most })
      return rows.map(({ id }) => id)
    },

    /** Returns which of these cases wait for the operator. */
    async waitingOf(ids: string[]): Promise<string[]> {
      const where = { id: ids, status: 'PENDING_BACKOFFICE_REVIEW' as const }
      return (await readAll(cases, { where, attributes: ['id'] })).map(({ id }) => id)
    },

    /** Lists the cases that wait for the operator, longest first. */
    async queue({ accountId, courtType, limit, skip, after = START }: QueueFilter): Promise<TrackedCase[]> {
      const replacements = { accountId: accountId ?? null, courtType: courtType ?? null, limit, skip, ...after }
      const rows = await sequelize.query<{ id: string }>(READ_QUEUE, { replacements, type: QueryTypes.SELECT })
      const ids = rows.map(({ id }) => id)
      const found = await reader.readByIds(ids)
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** Lists the unclaimed cases that an operator could take next, longest waiting first. */
    async free({ accountId, courtType, keyId, now, most, after = START }: FreeFilter): Promise<string[]> {
      const { created, id } = after
      const filter = { accountId: accountId ?? null, courtType: courtType ?? null }
      const replacements = { ...filter, keyId, now, created, id, most }
      const rows = await sequelize.query<{ id: string }>(READ_FREE, { replacements, type: QueryTypes.SELECT })
      return rows.map((row) => row.id)
    },

    /** Counts the cases that wait for the operator, by court type. */
    async countQueue({ accountId }: Pick<QueueFilter, 'accountId'>): Promise<Partial<Record<CourtType, number>>> {
      const counted = await sequelize.query<{ courtType: CourtType; count: number }>(COUNT_QUEUE, {
        replacements: { accountId: accountId ?? null },
        type: QueryTypes.SELECT,
      })
      return Object.fromEntries(counted.map(({ courtType, count }) => [courtType, count]))
    },
  }
}

const START = { created: 0, id: '' }

const WAITING = `
  FROM tracked_cases WHERE status = 'PENDING_BACKOFFICE_REVIEW' AND (:accountId IS NULL OR account_id = :accountId)`

const WAITING_AFTER = `${WAITING} AND (:courtType IS NULL OR court_type = :courtType)
    AND (created > :created OR (created = :created AND id > :id))`

const READ_QUEUE = `SELECT id ${WAITING_AFTER} ORDER BY created, id LIMIT :limit OFFSET :skip`

const READ_FREE = `
  SELECT id ${WAITING_AFTER}
    AND NOT EXISTS (SELECT 1 FROM review_claims c WHERE c.thing_id = tracked_cases.id AND c.key_id <> :keyId AND c.until > :now)
  ORDER BY created, id LIMIT :most`

const COUNT_QUEUE = `SELECT court_type AS courtType, COUNT(*) AS count ${WAITING} GROUP BY court_type`
