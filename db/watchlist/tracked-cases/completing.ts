import type { Sequelize } from 'sequelize'
import { type AuditContext, changedFields } from '../../../domain/account/audit-log.ts'
import type { CaseIdentifier, CaseIdentity } from '../../../domain/courts/types.ts'
import type { TrackedCase } from '../../../domain/watchlist/watchlist.ts'
import { columnsOf } from '../../base/identifier-columns.ts'
import type { NumberSequences } from '../../base/number-sequences.ts'
import type { Tx } from '../../base/table.ts'
import { repackTexts } from '../search-texts.ts'
import { type CaseAudit, stampOf } from './audit.ts'
import type { CaseHistory } from './history.ts'
import type { CaseKeys } from './keys.ts'
import type { CaseReader } from './reader.ts'
import type { TrackedCaseTables } from './tables.ts'

interface Dependencies {
  numberSequences: NumberSequences
  audit: CaseAudit
  history: CaseHistory
  lock: CaseReader['lock']
  caseKeys: CaseKeys
}

/** Completes identifiers of cases. */
export function caseCompleting(
  sequelize: Sequelize,
  { cases }: TrackedCaseTables,
  { numberSequences, audit, history, lock, caseKeys }: Dependencies,
) {
  return {
    /**
     * Gives a case its full identifier, and adds that to its history. If another case of the account has this
     * identifier, changes nothing and returns its id. Waits for concurrent additions to the account.
     */
    async complete(
      { id, accountId }: Pick<TrackedCase, 'id' | 'accountId'>,
      { identifier, identity }: { identifier: CaseIdentifier; identity: CaseIdentity },
      auditContext: AuditContext,
      tx: Tx,
    ): Promise<string | undefined> {
      await numberSequences.lock(accountId, 'tracked_case', tx)
      const other = (await caseKeys.holdersOf(accountId, identity, tx)).find((holder) => holder !== id)
      if (other !== undefined) return other
      const before = await lock(id, tx)
      const changes = {
        ...columnsOf(identifier),
        identityKey: identity.key,
        notFoundDueOn: null,
        ...stampOf(auditContext),
      }
      await cases.update(changes, { where: { accountId, id: before.id }, transaction: tx })
      await repackTexts(sequelize, 'CASE', { accountId, numbers: [before.number] }, tx)
      await caseKeys.learn(before, identity, tx)
      const change = { field: 'caseIdentifier', from: before.caseIdentifier, to: identifier }
      await history.recordChanges(before, [change], 'CUSTOMER', tx)
      await audit(before, 'UPDATE', changedFields(before, { caseIdentifier: identifier }), auditContext, tx)
      return undefined
    },
  }
}
