import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { keysOf } from '../../../domain/courts/index.ts'
import { areTwoCases } from '../../../domain/courts/same-case-keys.ts'
import type { CaseIdentity } from '../../../domain/courts/types.ts'
import { listCourtOf } from '../../../domain/hearings/list-court.ts'
import { readAll, readOne, type Tx } from '../../base/table.ts'
import type { Hearings } from '../../hearings/hearings.ts'
import type { TrackedCaseTables } from './tables.ts'

export type CaseKeys = ReturnType<typeof caseKeys>

/** The identity keys of cases. Two cases of an account can share one: a court may reuse a further number. */
export function caseKeys(sequelize: Sequelize, { cases, keys }: TrackedCaseTables, hearings: Hearings) {
  async function ofCases(ids: string[], tx?: Tx): Promise<Map<string, string[]>> {
    const rows = await readAll(keys, { where: { trackedCaseId: { [Op.in]: ids } }, transaction: tx ?? null })
    const byCase = Map.groupBy(rows, ({ trackedCaseId }) => trackedCaseId)
    return new Map(ids.map((id) => [id, (byCase.get(id) ?? []).map(({ identityKey }) => identityKey)]))
  }

  /** Sets the list court of a case by these keys. */
  async function place({ id, accountId }: OwnedCase, known: readonly string[], tx: Tx): Promise<void> {
    const where = { accountId, id }
    const row = await readOne(cases, { where, attributes: ['listCourt'], transaction: tx })
    const listCourt = listCourtOf(known) ?? null
    if (listCourt !== row?.listCourt) await cases.update({ listCourt }, { where, transaction: tx })
  }

  return {
    /** Returns the keys of each of these cases. */
    ofCases,

    /**
     * Returns the ids of the cases with one of these keys, without those that are certainly another case. Two records
     * may be one case; the one with the identity itself comes first.
     */
    async holdersOf(accountId: string, identity: CaseIdentity, tx?: Tx): Promise<string[]> {
      const wanted = keysOf(identity)
      const found = await readAll(keys, {
        where: { accountId, identityKey: { [Op.in]: wanted } },
        order: ['trackedCaseId'],
        transaction: tx ?? null,
      })
      if (found.length === 0) return []
      const itself = found.filter(({ identityKey }) => identityKey === identity.key)
      const ids = [...new Set([...itself, ...found].map(({ trackedCaseId }) => trackedCaseId))]
      const known = await ofCases(ids, tx)
      return ids.filter((id) => !areTwoCases(wanted, known.get(id) ?? []))
    },

    /** Stores the keys of a new case. */
    async enter({ id, accountId }: OwnedCase, identity: CaseIdentity, tx: Tx): Promise<void> {
      const rows = keysOf(identity).map((identityKey) => ({ accountId, identityKey, trackedCaseId: id }))
      await keys.bulkCreate(rows, { transaction: tx })
    },

    /**
     * Adds keys to a case: its hearings are searched on the lists that print them, and a court that did not know it is
     * asked again.
     */
    async learn({ id, accountId }: OwnedCase, identity: CaseIdentity, tx: Tx): Promise<void> {
      const known = (await ofCases([id], tx)).get(id) ?? []
      const news = keysOf(identity).filter((key) => !known.includes(key))
      if (news.length === 0) return
      const rows = news.map((identityKey) => ({ accountId, identityKey, trackedCaseId: id }))
      await keys.bulkCreate(rows, { transaction: tx, ignoreDuplicates: true })
      await place({ id, accountId }, [...known, ...news], tx)
      await cases.update({ notFoundDueOn: null }, { where: { accountId, id }, transaction: tx })
      await hearings.watchNewKeys({ id }, Date.now(), tx)
    },

    /** Sets the list court of a case again, and since when it is searched there. */
    async placeAnew(tracked: OwnedCase, tx: Tx): Promise<void> {
      await place(tracked, (await ofCases([tracked.id], tx)).get(tracked.id) ?? [], tx)
      await hearings.watchNewKeys(tracked, Date.now(), tx)
    },

    /** Returns the account's other cases that share a key with one of these, by the case that has it. */
    async alike(ids: string[], tx?: Tx): Promise<Map<string, string[]>> {
      if (ids.length === 0) return new Map()
      const options = { replacements: { ids }, type: QueryTypes.SELECT, transaction: tx ?? null } as const
      const rows = await sequelize.query<{ id: string; other: string }>(ALIKE, options)
      const byCase = Map.groupBy(rows, ({ id }) => id)
      return new Map([...byCase].map(([id, those]) => [id, those.map(({ other }) => other)]))
    },
  }
}

interface OwnedCase {
  id: string
  accountId: string
}

const ALIKE = `
  SELECT DISTINCT k.tracked_case_id AS id, o.tracked_case_id AS other FROM tracked_case_keys k
  JOIN tracked_case_keys o ON o.account_id = k.account_id AND o.identity_key = k.identity_key AND o.tracked_case_id <> k.tracked_case_id
  WHERE k.tracked_case_id IN (:ids) ORDER BY id, other`
