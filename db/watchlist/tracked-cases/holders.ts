import { Op } from 'sequelize'
import { areTwoCases } from '../../../domain/courts/keys.ts'
import type { CaseIdentity } from '../../../domain/courts/types.ts'
import { readAll, type Tx } from '../../base/table.ts'
import type { TrackedCaseTables } from './tables.ts'

export type CaseHolders = ReturnType<typeof caseHolders>

/** Which cases of an account an identity names. */
export function caseHolders({ keys }: TrackedCaseTables) {
  /**
   * The ids of the cases that have one of these keys, without those that are surely another case: a court may give a further number twice.
   * Two records can turn out to be one case, so the one that has the identity itself comes first.
   */
  return async (accountId: string, { key, aliases }: CaseIdentity, tx?: Tx): Promise<string[]> => {
    const wanted = [key, ...aliases]
    const transaction = tx ?? null
    const found = await readAll(keys, { where: { accountId, identityKey: { [Op.in]: wanted } }, transaction })
    if (found.length === 0) return []
    const itself = found.filter(({ identityKey }) => identityKey === key)
    const ids = [...new Set([...itself, ...found].map(({ trackedCaseId }) => trackedCaseId))]
    const all = await readAll(keys, { where: { trackedCaseId: { [Op.in]: ids } }, transaction })
    const keysOf = Map.groupBy(all, ({ trackedCaseId }) => trackedCaseId)
    const isAnother = (id: string) =>
      areTwoCases(
        wanted,
        (keysOf.get(id) ?? []).map(({ identityKey }) => identityKey),
      )
    return ids.filter((id) => !isAnother(id))
  }
}
