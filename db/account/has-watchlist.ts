/**
 * Whether the plan of an account has the watchlist, in SQL. Whatever works or reports for accounts by itself asks it: an account without it
 * costs nothing and is told nothing.
 * @param accountId the column that holds the account's id
 */
export function hasWatchlist(accountId: string): string {
  return `${accountId} IN (SELECT a.id FROM accounts a JOIN plans p ON p.id = a.plan_id WHERE JSON_CONTAINS(p.products, '"WATCHLIST"'))`
}
