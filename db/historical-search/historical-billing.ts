import type { Usage } from '../account/usage-ledger.ts'
import type { Tx } from '../base/table.ts'
import type { Database } from '../database.ts'

/** Charges an account a unit of historical search, once per billing key, in its count and its ledger. */
export async function chargeHistoricalUnit(
  { accounts, usageLedger }: Pick<Database, 'accounts' | 'usageLedger'>,
  charged: Pick<Usage, 'accountId' | 'billingKey' | 'apiKeyId'>,
  tx: Tx,
): Promise<void> {
  const isNew = await usageLedger.charge({ ...charged, product: 'HISTORICAL_SEARCH', units: 1 }, tx)
  if (isNew) await accounts.countHistoricalUnit(charged.accountId, tx)
}
