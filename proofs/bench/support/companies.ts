import { createHash } from 'node:crypto'
import type { Database } from '../../../db/database.ts'

const COMPANY = {
  entityType: 'BUSINESS' as const,
  fatherName: null,
  birthDate: null,
  location: null,
  registrationNumber: null,
  monitoredCourts: ['ALL' as const],
  sharedWith: [],
  fetchHistoricalCases: false,
}

const AUDIT = { actorType: 'USER' as const, actorId: '0'.repeat(32), requestId: 'bench' }
/** As many as an import's transaction has, and some. */
const AT_ONCE = 500

/** Puts companies on the watchlist of an account. */
export async function addCompanies(db: Database, accountId: string, names: readonly string[]): Promise<void> {
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const entities = names.slice(at, at + AT_ONCE).map((name) => ({ ...COMPANY, name }))
    await db.transaction((tx) => db.watchlistEntities.create(accountId, entities, AUDIT, tx))
  }
}

/** A company's name like no other: a word by chance of each letter of a hash. */
export function companyName(account: number, entity: number): string {
  const hash = createHash('sha256').update(`${account} ${entity}`).digest()
  const [first, second] = [hash.subarray(0, 5), hash.subarray(5, 10)].map((bytes) =>
    [...bytes].map((byte) => `${'bdghjklmnprstvz'[byte % 15]}${'aeiou'[byte % 5]}`).join(''),
  )
  return `${first} ${second} Limited`
}
