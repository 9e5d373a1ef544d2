import { QueryTypes, type Sequelize } from 'sequelize'
import { type AuditContext, changedFields } from '../../../domain/account/audit-log.ts'
import type { Side } from '../../../domain/case.ts'
import { withoutHiddenSides } from '../../../domain/case-tracking/merge-case.ts'
import { withoutHiddenNames } from '../../../domain/case-tracking/snapshot.ts'
import { areTwoCases, isLasting } from '../../../domain/courts/same-case-keys.ts'
import type { CaseIdentity } from '../../../domain/courts/types.ts'
import { indianDay } from '../../../domain/dates.ts'
import { readingOfRecord } from '../../../domain/hearings/record-reading.ts'
import type { TrackedCase, TrackedCaseStatus } from '../../../domain/watchlist/watchlist.ts'
import { columnsOf } from '../../base/identifier-columns.ts'
import type { NumberSequences } from '../../base/number-sequences.ts'
import type { Tx } from '../../base/table.ts'
import { inTransaction } from '../../base/transaction.ts'
import type { Hearings } from '../../hearings/hearings.ts'
import { hearingMerging } from '../../hearings/merging.ts'
import type { MergedRecords } from '../merged-records.ts'
import { countChange, countMove } from '../record-counts.ts'
import { repackTexts } from '../search-texts.ts'
import { type CaseAudit, stampOf } from './audit.ts'
import type { CaseHistory } from './history.ts'
import type { CaseKeys } from './keys.ts'
import type { CaseReader } from './reader.ts'
import type { CaseRecords } from './refreshing.ts'
import type { TrackedCaseTables } from './tables.ts'

interface Dependencies {
  audit: CaseAudit
  caseKeys: CaseKeys
  hearings: Hearings
  history: CaseHistory
  lock: CaseReader['lock']
  merged: MergedRecords
  numberSequences: NumberSequences
  recordsOf: CaseRecords
}

/** Merges an account's records of one case. */
export function caseMerging(
  sequelize: Sequelize,
  { cases, snapshots, records: stored }: TrackedCaseTables,
  { audit, caseKeys, hearings, history, lock, merged, numberSequences, recordsOf }: Dependencies,
) {
  const mergeHearings = hearingMerging(sequelize, merged)

  /**
   * Returns the records that are certainly of the same case: they share a key, and no two of them have different
   * lasting numbers.
   */
  async function sameAs(id: string, tx: Tx): Promise<string[]> {
    const others = (await caseKeys.alike([id], tx)).get(id) ?? []
    if (others.length === 0) return []
    const known = await caseKeys.ofCases([id, ...others], tx)
    const areTwo = (one: string, other: string) => areTwoCases(known.get(one) ?? [], known.get(other) ?? [])
    const same = others.filter((other) => !areTwo(id, other))
    // A record without a lasting number does not show which of two cases it is.
    return same.some((one) => same.some((other) => areTwo(one, other))) ? [] : same
  }

  /** Moves everything from one record to another, which stays. */
  async function mergeOne(from: TrackedCase, into: TrackedCase, auditContext: AuditContext, tx: Tx): Promise<void> {
    const { accountId } = into
    const ids = { accountId, id: from.id, into: into.id }
    const records = await recordsOf([from.id, into.id], tx)
    const isNewer = (records.get(from.id)?.lastFetchedAt ?? 0) > (records.get(into.id)?.lastFetchedAt ?? 0)
    const setByHand = await Promise.all([from, into].map(({ id }) => history.isSetByHand(id, 'riskLevel', tx)))
    const riskLevel = setByHand[0] && !setByHand[1] ? from.riskLevel : into.riskLevel
    const joined = isNewer ? { ...into.snapshot, ...from.snapshot } : { ...from.snapshot, ...into.snapshot }
    // What a court hides in one record is hidden in the other.
    const hiddenSides = new Set([...records.values()].flatMap(({ courtCase }) => courtCase.hiddenSides ?? []))
    const snapshot = withoutHiddenNames(joined, [...hiddenSides])
    for (const sql of [...MOVE, ...(isNewer ? TAKE_RECORD : [])])
      await sequelize.query(sql, { replacements: ids, transaction: tx })
    if (from.snapshot)
      await snapshots.upsert({ trackedCaseId: into.id, snapshot: JSON.stringify(snapshot) }, { transaction: tx })
    await hideSides(into, [...hiddenSides], tx)
    await mergeHearings(ids, indianDay(Date.now()), tx)
    await merged.note(ids, tx)
    await cases.destroy({ where: { accountId, id: from.id }, transaction: tx })
    countChange(sequelize, { ...from, kind: 'CASE' }, -1, tx)
    const caseIdentifier = { ...from.caseIdentifier, ...into.caseIdentifier }
    const isUnknown = from.notFoundSince !== null && into.notFoundSince !== null
    const notFound = { notFoundSince: isUnknown ? into.notFoundSince : null, notFoundTimes: 0, notFoundDueOn: null }
    await cases.update(
      { ...columnsOf(caseIdentifier), ...notFound, riskLevel, ...stampOf(auditContext) },
      { where: { accountId, id: into.id }, transaction: tx },
    )
    countMove(sequelize, { ...into, kind: 'CASE' }, { riskLevel }, tx)
    await repackTexts(sequelize, 'CASE', { accountId, numbers: [from.number, into.number] }, tx)
    await caseKeys.placeAnew(into, tx)
    const record = (await recordsOf([into.id], tx)).get(into.id)
    const tracked = { id: into.id, accountId, courtType: caseIdentifier.courtType }
    if (record) await hearings.follow(tracked, readingOfRecord(record.courtCase), Date.now(), tx)
    const origin = auditContext.actorType === 'USER' ? 'CUSTOMER' : 'COURT'
    await history.recordChanges(into, [{ field: 'mergedCaseId', from: null, to: from.id }], origin, tx)
    await audit(
      into,
      'MERGE',
      changedFields(into, { caseIdentifier, riskLevel, mergedCaseId: from.id }),
      auditContext,
      tx,
    )
    await audit(from, 'MERGE', changedFields({}, { mergedInto: into.id }), auditContext, tx)
  }

  /** Removes the names on sides that the court hides from the record and the changes of a case. */
  async function hideSides({ accountId, id }: TrackedCase, hidden: Side[], tx: Tx): Promise<void> {
    const record = (await recordsOf([id], tx)).get(id)
    if (!record || hidden.length === 0) return
    const courtCase = JSON.stringify(withoutHiddenSides({ ...record.courtCase, hiddenSides: hidden }))
    await stored.update({ courtCase }, { where: { trackedCaseId: id }, transaction: tx })
    // The other record may have named them.
    await history.forgetSides({ accountId, id }, { hidden, before: [] }, tx)
  }

  /**
   * Merges a case with its other records, and returns the id of the one that stays: an active one first, then one with
   * a lasting number, then the oldest. The caller has locked the account's case numbers.
   */
  async function mergeInto(id: string, auditContext: AuditContext, tx: Tx): Promise<string> {
    const others = await sameAs(id, tx)
    if (others.length === 0) return id
    const records: TrackedCase[] = []
    for (const each of [id, ...others].sort()) records.push(await lock(each, tx))
    const [stays, ...gone] = records.toSorted(byStanding)
    if (!stays) return id
    for (const from of gone) {
      const into = await lock(stays.id, tx)
      await mergeOne(from, into, auditContext, tx)
    }
    return stays.id
  }

  return {
    /**
     * The account's case of this identity learns its numbers, and is one with others that have them. Returns the id of the record that stays,
     * undefined where the account has no such case. The caller holds the account's case numbers.
     */
    async learn(
      accountId: string,
      identity: CaseIdentity,
      auditContext: AuditContext,
      tx: Tx,
    ): Promise<string | undefined> {
      const holders = await caseKeys.holdersOf(accountId, identity, tx)
      const [known] = holders
      if (known === undefined) return undefined
      const others = [...(await caseKeys.alike(holders, tx)).values()].flat()
      // In the order in which a list holds the cases that stand on it, before anything of them is written.
      for (const id of [...new Set([...holders, ...others])].sort()) await lock(id, tx)
      await caseKeys.learn({ id: known, accountId }, identity, tx)
      return mergeInto(known, auditContext, tx)
    },

    /** Merges each of these cases, in one transaction per case that shares a key with another. */
    async mergeAll(ids: string[], auditContext: AuditContext): Promise<void> {
      const alike = await caseKeys.alike(ids)
      const found = await caseAccounts([...alike.keys()])
      for (const { id, accountId } of found)
        await inTransaction(sequelize, async (tx) => {
          await numberSequences.lock(accountId, 'tracked_case', tx)
          // Another one of these cases may have absorbed it in the meantime.
          if ((await caseKeys.ofCases([id], tx)).get(id)?.length) await mergeInto(id, auditContext, tx)
        })
    },
  }

  async function caseAccounts(ids: string[]): Promise<{ id: string; accountId: string }[]> {
    if (ids.length === 0) return []
    const options = { replacements: { ids }, type: QueryTypes.SELECT } as const
    return sequelize.query(
      'SELECT id, account_id AS accountId FROM tracked_cases WHERE id IN (:ids) ORDER BY id',
      options,
    )
  }
}

const BY_STANDING: readonly TrackedCaseStatus[] = ['ACTIVE', 'PENDING_BACKOFFICE_REVIEW', 'REJECTED', 'ARCHIVED']

/** Later ids sort after earlier ones. */
function byStanding(one: TrackedCase, other: TrackedCase): number {
  return (
    BY_STANDING.indexOf(one.status) - BY_STANDING.indexOf(other.status) ||
    Number(isLasting(other.identityKey)) - Number(isLasting(one.identityKey)) ||
    (one.id < other.id ? -1 : 1)
  )
}

/** Rows that both records have stay with the kept one; the rest is deleted with the other's row. */
const MOVE = [
  'UPDATE IGNORE tracked_case_keys SET tracked_case_id = :into WHERE tracked_case_id = :id',
  'UPDATE IGNORE tracked_case_entities SET tracked_case_id = :into WHERE tracked_case_id = :id',
  // Both records may state the same of another case: the last decision about it counts.
  `UPDATE case_relations kept JOIN case_relations gone
     ON gone.account_id = kept.account_id AND gone.kind = kept.kind AND gone.number = kept.number
   SET kept.state = gone.state, kept.target_case_id = COALESCE(gone.target_case_id, kept.target_case_id),
     kept.decided_at = gone.decided_at
   WHERE kept.case_id = :into AND gone.case_id = :id AND gone.decided_at > COALESCE(kept.decided_at, 0)`,
  'UPDATE IGNORE case_relations SET case_id = :into WHERE case_id = :id',
  'UPDATE case_relations SET target_case_id = :into WHERE target_case_id = :id',
  'DELETE FROM case_relations WHERE case_id = :into AND target_case_id = :into',
  'UPDATE IGNORE case_family_keys SET case_id = :into WHERE case_id = :id',
  'UPDATE tracked_case_changes SET tracked_case_id = :into WHERE tracked_case_id = :id',
  "UPDATE IGNORE shares SET thing_id = :into WHERE thing_id = :id AND thing_kind = 'CASE'",
  "DELETE FROM shares WHERE thing_id = :id AND thing_kind = 'CASE'",
  'DELETE FROM review_claims WHERE thing_id = :id',
  'DELETE FROM review_set_asides WHERE thing_id = :id',
  `UPDATE case_candidates c JOIN tracked_case_entities l ON l.watchlist_entity_id = c.watchlist_entity_id AND l.account_id = c.account_id
   SET c.promoted_case_id = :into
   WHERE l.tracked_case_id = :into AND c.status = 'PROMOTED' AND c.account_id = :accountId AND c.promoted_case_id = :id`,
]

const TAKE_RECORD = [
  'DELETE FROM tracked_case_records WHERE tracked_case_id = :into',
  'UPDATE tracked_case_records SET tracked_case_id = :into WHERE tracked_case_id = :id',
]
