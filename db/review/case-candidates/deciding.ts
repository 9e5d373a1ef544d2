import { Op, type Sequelize } from 'sequelize'
import { type AuditContext, type AuditedAction, changedFields } from '../../../domain/account/audit-log.ts'
import { Gone } from '../../../domain/gone.ts'
import { type CustomerDecision, identityOfKeys } from '../../../domain/review/candidate.ts'
import type { VerdictState } from '../../../domain/review/verdict-state.ts'
import { firstRiskLevel } from '../../../domain/risk/first-level.ts'
import type { TrackedCaseStatus } from '../../../domain/watchlist/watchlist.ts'
import { identifierOf } from '../../base/identifier-columns.ts'
import { readAll, readOne, type Tx } from '../../base/table.ts'
import { inTransaction } from '../../base/transaction.ts'
import type { Events } from '../../events/events.ts'
import type { AuditLog } from '../../operations/audit-log.ts'
import type { trackedCasesRepository } from '../../watchlist/tracked-cases.ts'
import type { watchlistEntitiesRepository } from '../../watchlist/watchlist-entities.ts'
import { recordOf } from './reader.ts'
import type { CandidateRow, CandidateTables } from './tables.ts'

/** An operator's verdict on a candidate. */
export interface CandidateVerdict {
  status: 'APPROVED' | 'REJECTED'
  reason: string | null
}

/** The outcome of a decision; the last three changed nothing. */
export type Decided =
  | { kind: 'ADDED'; caseId: string; status: TrackedCaseStatus; linkedExisting: boolean }
  | { kind: 'DECLINED' }
  | { kind: 'ALREADY_DECIDED' }
  | { kind: 'NOT_APPROVED' }
  | { kind: 'ENTITY_ARCHIVED' }

/** An operator's earlier verdict on a candidate. */
export interface EarlierVerdict extends Pick<CandidateRow, 'id' | 'accountId' | 'watchlistEntityId'> {
  status: CandidateVerdict['status']
  at: number
  /** The operator, by the name in the audit log. */
  by: string
  reason: string | null
}

/** As many as a person reads next to the match itself. */
const MAX_EARLIER = 5

interface Dependencies {
  auditLog: AuditLog
  events: Events
  trackedCases: Pick<ReturnType<typeof trackedCasesRepository>, 'add' | 'find'>
  watchlistEntities: Pick<ReturnType<typeof watchlistEntitiesRepository>, 'isArchived' | 'learnNames'>
}

/**
 * Operators' verdicts on candidates and the decisions about them. Each is audited, and raises `candidate.updated`, in
 * its transaction.
 */
export function candidateDeciding(
  sequelize: Sequelize,
  { candidates, keys }: CandidateTables,
  { auditLog, events, trackedCases, watchlistEntities }: Dependencies,
) {
  async function lock(id: string, tx: Tx): Promise<CandidateRow> {
    const locked = await readOne(candidates, { where: { id }, lock: true, transaction: tx })
    if (!locked) throw new Gone('candidate')
    return locked
  }

  /** Returns whether the customer knows a candidate: a sample only after an operator's approval. */
  async function isKnown({ id, verdict }: CandidateRow, tx: Tx): Promise<boolean> {
    return verdict !== 'sample' || (await auditLog.latest(id, ['APPROVE'], tx)) !== undefined
  }

  async function write(
    row: CandidateRow,
    changes: Partial<CandidateRow>,
    action: AuditedAction,
    auditContext: AuditContext,
    tx: Tx,
  ): Promise<void> {
    const { id, accountId, watchlistEntityId, discoveryMode, ...before } = row
    const wasKnown = await isKnown(row, tx)
    const where = { watchlistEntityId, id }
    await candidates.update({ ...changes, updated: Date.now() }, { where, transaction: tx })
    const { status, customerDecision, promotedCaseId } = { ...before, ...changes }
    const fields = changedFields(before, { status, customerDecision, promotedCaseId })
    await auditLog.record(auditContext, [{ accountId, thingKind: 'CANDIDATE', thingId: id, action, fields }], tx)
    const which = { candidateId: id, entityId: watchlistEntityId, status }
    if (wasKnown) {
      const data = { ...which, customerDecision, caseId: promotedCaseId }
      await events.raise({ accountId, type: 'candidate.updated', data }, tx)
    } else if (status === 'APPROVED') {
      await events.raise({ accountId, type: 'candidate.created', data: { ...which, discoveryMode } }, tx)
    }
  }

  /** Tracks a candidate's case for its entity, or links the entity to the account's existing record. */
  async function promote(row: CandidateRow, auditContext: AuditContext, tx: Tx) {
    const { accountId, watchlistEntityId, identityKey } = row
    const known = await readAll(keys, { where: { caseCandidateId: row.id }, order: ['identityKey'], transaction: tx })
    const aliases = known.map((other) => other.identityKey).filter((key) => key !== identityKey)
    const identifier = identifierOf(row)
    const snapshot = recordOf(row)
    const added = {
      accountId,
      identifier,
      identity: identityOfKeys([identityKey, ...aliases]),
      watchlistEntityId,
      snapshot,
      sharedWith: [],
      status: 'ACTIVE' as const,
      riskLevel: firstRiskLevel(identifier, snapshot),
    }
    return trackedCases.add(added, auditContext, tx)
  }

  /**
   * Returns why an undecided candidate cannot be decided so; undefined if it can. No case is added to an archived
   * entity, which stays as it is until the transaction ends.
   */
  async function refusalOf(
    { status, watchlistEntityId }: CandidateRow,
    decision: CustomerDecision,
    tx: Tx,
  ): Promise<Decided | undefined> {
    if (status !== 'APPROVED') return { kind: 'NOT_APPROVED' }
    const isTooLate = decision === 'ADDED' && (await watchlistEntities.isArchived(watchlistEntityId, tx))
    return isTooLate ? { kind: 'ENTITY_ARCHIVED' } : undefined
  }

  /** Returns the outcome of a decision that was already applied, for a second run of its activity. */
  async function appliedBefore(
    row: CandidateRow,
    decision: CustomerDecision,
    auditContext: AuditContext,
  ): Promise<Decided> {
    const { customerDecision, decidedBy, decidedAt, promotedCaseId } = row
    if (customerDecision !== decision || decidedBy !== auditContext.actorId) return { kind: 'ALREADY_DECIDED' }
    const tracked = promotedCaseId === null ? undefined : await trackedCases.find(promotedCaseId)
    if (!tracked) return { kind: 'DECLINED' }
    const linkedExisting = tracked.created < (decidedAt ?? 0)
    return { kind: 'ADDED', caseId: tracked.id, status: tracked.status, linkedExisting }
  }

  /** Returns whether this request made the decision. A customer decides only once, but may repeat the request. */
  async function isOfRequest(id: string, decision: CustomerDecision, requestId: string): Promise<boolean> {
    const action: AuditedAction = decision === 'ADDED' ? 'CONFIRM' : 'DECLINE'
    const entry = await auditLog.latest(id, [action])
    return entry?.requestId === requestId
  }

  return {
    /** Returns the state of a candidate with respect to an operator's verdict. */
    async verdictState(
      id: string,
      status: CandidateVerdict['status'],
      { actorId }: AuditContext,
    ): Promise<VerdictState> {
      const row = await readOne(candidates, { where: { id } })
      if (row?.status === 'PENDING_REVIEW') return 'WAITING'
      const verdict = row?.status === 'REJECTED' ? 'REJECTED' : 'APPROVED'
      return verdict === status && row?.reviewedBy === actorId ? 'SAME' : 'OTHER'
    },

    /**
     * Returns the outcome of a decision; undefined while the candidate waits for one. An operator who repeats a
     * decision gets the same outcome, a customer only with the same request id.
     */
    async outcomeOfDecision(
      id: string,
      decision: CustomerDecision,
      auditContext: AuditContext,
    ): Promise<Decided | undefined> {
      const row = await readOne(candidates, { where: { id } })
      if (!row) return { kind: 'ALREADY_DECIDED' }
      if (row.customerDecision === null) return inTransaction(sequelize, (tx) => refusalOf(row, decision, tx))
      const isRepeated =
        auditContext.actorType === 'OPERATOR' || (await isOfRequest(id, decision, auditContext.requestId))
      return isRepeated ? appliedBefore(row, decision, auditContext) : { kind: 'ALREADY_DECIDED' }
    },

    /**
     * Returns the latest verdicts of operators on the same case for any entity and account, except those on this
     * candidate.
     */
    async verdictsOnSameCase({ id, identityKey }: { id: string; identityKey: string }): Promise<EarlierVerdict[]> {
      const rows = await readAll(candidates, {
        where: { identityKey, id: { [Op.ne]: id }, reviewedAt: { [Op.ne]: null } },
        attributes: ['id', 'accountId', 'watchlistEntityId', 'status', 'reviewedAt', 'reviewedBy', 'reviewReason'],
        order: [['reviewedAt', 'DESC']],
        limit: MAX_EARLIER,
      })
      return rows.map(({ reviewedAt, reviewedBy, reviewReason, ...row }) => ({
        ...row,
        status: row.status === 'REJECTED' ? 'REJECTED' : 'APPROVED',
        at: reviewedAt ?? 0,
        by: reviewedBy ?? '',
        reason: reviewReason,
      }))
    },

    /** Returns the reasons of the verdict and of the decision. */
    async reasonsOf(id: string): Promise<{ review: string | null; decision: string | null } | undefined> {
      const row = await readOne(candidates, { where: { id }, attributes: ['reviewReason', 'decisionReason'] })
      return row && { review: row.reviewReason, decision: row.decisionReason }
    },

    /**
     * Applies the operator's verdict; the same verdict of the same operator is idempotent. Returns false, without a
     * change, if the candidate does not wait for one.
     */
    async review(id: string, { status, reason }: CandidateVerdict, auditContext: AuditContext): Promise<boolean> {
      return inTransaction(sequelize, async (tx) => {
        const before = await lock(id, tx)
        if (before.status === status && before.reviewedBy === auditContext.actorId) return true
        if (before.status !== 'PENDING_REVIEW') return false
        const reviewed = { status, reviewedAt: Date.now(), reviewedBy: auditContext.actorId, reviewReason: reason }
        await write(before, reviewed, status === 'APPROVED' ? 'APPROVE' : 'REJECT', auditContext, tx)
        return true
      })
    },

    /**
     * Reverts an operator's verdict before the decision: the candidate waits for a verdict again. Returns false,
     * without a change, if there is no such verdict.
     */
    async reopen(id: string, auditContext: AuditContext): Promise<boolean> {
      return inTransaction(sequelize, async (tx) => {
        const before = await lock(id, tx)
        const isReviewed = before.reviewedAt !== null && (before.status === 'REJECTED' || before.status === 'APPROVED')
        if (!isReviewed || before.customerDecision !== null) return false
        const waiting = { status: 'PENDING_REVIEW' as const, reviewedAt: null, reviewedBy: null, reviewReason: null }
        await write(before, waiting, 'REOPEN', auditContext, tx)
        // The candidate may have been deleted with an earlier name of its entity.
        const { watchlistEntityId, identityKey } = before
        await keys.bulkCreate([{ watchlistEntityId, identityKey, caseCandidateId: id }], {
          ignoreDuplicates: true,
          transaction: tx,
        })
        return true
      })
    },

    /**
     * Decides about an approved candidate, once: adds its case to the watchlist, or declines it. The same decision of
     * the same actor is idempotent.
     */
    async decide(
      id: string,
      decision: CustomerDecision,
      reason: string | null,
      auditContext: AuditContext,
    ): Promise<Decided> {
      return inTransaction(sequelize, async (tx) => {
        const before = await lock(id, tx)
        if (before.customerDecision !== null) return appliedBefore(before, decision, auditContext)
        const refused = await refusalOf(before, decision, tx)
        if (refused) return refused
        const decided = {
          customerDecision: decision,
          decidedAt: Date.now(),
          decidedBy: auditContext.actorId,
          decisionReason: reason,
        }
        if (decision === 'DECLINED') {
          await write(before, decided, 'DECLINE', auditContext, tx)
          return { kind: 'DECLINED' }
        }
        const { id: caseId, status, linkedExisting } = await promote(before, auditContext, tx)
        await watchlistEntities.learnNames(before.watchlistEntityId, before.matchedParty ?? '', tx)
        await write(before, { ...decided, status: 'PROMOTED', promotedCaseId: caseId }, 'CONFIRM', auditContext, tx)
        return { kind: 'ADDED', caseId, status, linkedExisting }
      })
    },
  }
}
