import { readFile, writeFile } from 'node:fs/promises'
import { type Database, openDatabase } from '../db/database.ts'
import { unlessMissing } from '../documents/unless-missing.ts'
import { type Plan, PRODUCTS, type Reviewer } from '../domain/account/account.ts'
import { hashOfKey } from '../domain/account/key-text.ts'
import { PERMISSIONS, type Permission } from '../domain/account/permission.ts'
import { MAX_OPERATOR_KEY_MS } from '../domain/operations/operator.ts'
import { HISTORICAL_STARTS_PER_MINUTE, REQUESTS_PER_MINUTE } from '../domain/service-limits.ts'
import { PROVIDERS } from '../domain/source.ts'

/** The demonstration keys by purpose; `tour` belongs to the guided tour, so that it does not change other figures. */
const KEY_NAMES = [
  'owner',
  'reader',
  'outsider',
  'operatorReviewed',
  'allowanceUsedUp',
  'noSource',
  'noAsync',
  'noProducts',
  'tour',
  'operator',
] as const
type KeyName = (typeof KEY_NAMES)[number]
type Keys = Record<KeyName, string>

const DEMONSTRATION: Omit<Plan, 'id'> = {
  name: 'Demonstration',
  products: [...PRODUCTS],
  requestsPerMinute: 6_000,
  historicalStartsPerMinute: 600,
  historicalBilling: 'PER_PAGE',
  historicalAllowance: 10_000,
  resultsPerSearch: 1_000,
  asyncSearches: true,
  courtDataBudgetPaise: null,
  modelBudgetPaise: null,
  sources: [...PROVIDERS],
}

/** The contract's default limits. */
const STANDARD: Omit<Plan, 'id'> = {
  ...DEMONSTRATION,
  name: 'Standard',
  requestsPerMinute: REQUESTS_PER_MINUTE,
  historicalStartsPerMinute: HISTORICAL_STARTS_PER_MINUTE,
}

const READ_ONLY = PERMISSIONS.filter((permission) => permission.endsWith('.read'))

/**
 * Creates the demonstration accounts and their keys, once per database. The keys are kept in `keysFile`; when the
 * database knows them nothing is done.
 */
export async function seedDemonstration(databaseUrl: string, keysFile: string): Promise<Keys> {
  const db = openDatabase({ url: databaseUrl, poolSize: 2 })
  try {
    const saved = await readKeys(keysFile)
    if (saved && (await knows(db, saved))) return saved
    const keys = await seed(db)
    await writeFile(keysFile, JSON.stringify(keys, null, 2), { mode: 0o600 })
    return keys
  } finally {
    await db.close()
  }
}

async function seed(db: Database): Promise<Keys> {
  const owner = await openAccount(db, 'Demonstration', DEMONSTRATION)
  const one = async (name: string, plan: Partial<Plan>, reviewer: Reviewer = 'CUSTOMER') => {
    const account = await openAccount(db, name, { ...DEMONSTRATION, name, ...plan }, reviewer)
    return account.issue('all', PERMISSIONS)
  }
  return {
    owner: await owner.issue('owner', PERMISSIONS),
    reader: await owner.issue('reader', READ_ONLY),
    outsider: await one('Outsider', STANDARD),
    operatorReviewed: await one('Operator reviewed', { historicalBilling: 'PER_SEARCH' }, 'OPERATOR'),
    allowanceUsedUp: await one('Allowance used up', { historicalAllowance: 0 }),
    noSource: await one('No source', { sources: [] }),
    noAsync: await one('No async', { asyncSearches: false }),
    noProducts: await one('No products', { products: [] }),
    tour: await one('Tour', {}),
    operator: await db.operatorKeys.issue('Demonstration operator', {
      expiresAt: Date.now() + MAX_OPERATOR_KEY_MS,
    }),
  }
}

async function openAccount(db: Database, name: string, plan: Omit<Plan, 'id'>, reviewer: Reviewer = 'CUSTOMER') {
  const planId = await db.accounts.createPlan(plan)
  const accountId = await db.accounts.create({ name, planId, reviewer })
  const userId = await db.accounts.createUser({ accountId, name: `${name} user` })
  return {
    async issue(keyName: string, permissions: readonly Permission[]): Promise<string> {
      const key = {
        accountId,
        userId,
        name: keyName,
        permissions: [...permissions],
        kind: 'test' as const,
        expiresAt: null,
      }
      return (await db.apiKeys.issue(key)).text
    },
  }
}

async function readKeys(keysFile: string): Promise<Keys | undefined> {
  const text = await unlessMissing(readFile(keysFile, 'utf8'))
  return text === undefined ? undefined : (JSON.parse(text) as Keys)
}

async function knows(db: Database, { operator, ...keys }: Keys): Promise<boolean> {
  const known = await Promise.all([
    db.operatorKeys.find(hashOfKey(operator)),
    ...Object.values(keys).map((key) => db.apiKeys.findByHash(hashOfKey(key))),
  ])
  return known.every((key) => key !== undefined)
}
