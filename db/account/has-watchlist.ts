/**
 * SQL condition: the plan of an account includes the watchlist. Background work and notifications check it, so that an
 * account without the watchlist causes no cost.
 * @param accountId the column that holds the account's id
 */
export function hasWatchlist(accountId: string): string {
  return `${accountId} IN (SELECT a.id FROM accounts a JOIN plans p ON p.id = a.plan_id WHERE JSON_CONTAINS(p.products, '"WATCHLIST"'))`
}
