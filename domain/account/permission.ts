/** Permissions of a key: the Specification's six, and three for the account itself. */
export const PERMISSIONS = [
  'watchlist.read',
  'watchlist.write',
  'case.read',
  'case.write',
  'historicalSearch.read',
  'historicalSearch.write',
  'webhook.read',
  'webhook.write',
  'account.admin',
] as const
export type Permission = (typeof PERMISSIONS)[number]
