import { keepCandidates } from '../../activities/discovery/keep-candidates.ts'
import type { Reviewer } from '../../domain/account/account.ts'
import type { IsoDate } from '../../domain/case.ts'
import type { FoundCase } from '../../domain/found-cases/found-case.ts'
import { type Discovered, type DiscoveryMode, identifyFound } from '../../domain/review/candidate.ts'
import { anAccount, type Service, type TestAccount } from './service.ts'
import { aCnr, anEntity } from './watchlist.ts'

/** A record as a search finds it for Saffron Textiles, by default of a new case. */
export function aDiscovery(found: Partial<FoundCase> = {}, match: Partial<Discovered> = {}): Discovered {
  const record: FoundCase = {
    courtType: 'HC',
    cnr: aCnr(),
    court: 'High Court of Delhi',
    caseTypeName: 'Commercial Suit',
    status: 'PENDING',
    filingDate: '2024-02-01',
    petitioners: ['M/S SAFFRON TEXTILES (P) LTD.'],
    respondents: ['Kaveri Logistics Limited'],
    ...found,
  }
  const identity = identifyFound(record)
  if (!identity) throw new Error(`no case of ${record.courtType} is watched`)
  return {
    ...identity,
    found: record,
    score: 97,
    verdict: 'match',
    reasons: [{ kind: 'matched', watched: 'saffron', asWritten: 'saffron' }],
    matchedParty: record.petitioners[0] ?? '',
    partyRole: 'PETITIONER',
    ...match,
  }
}

export interface TestCandidate extends TestAccount {
  entityId: string
  candidateId: string
  discovery: Discovered
}

/** A candidate of an entity in a new account, as discovery creates it. */
export async function aCandidate(
  service: Service,
  {
    mode = 'ONGOING',
    reviewer = 'CUSTOMER',
    discovery = aDiscovery(),
  }: { mode?: DiscoveryMode; reviewer?: Reviewer; discovery?: Discovered } = {},
): Promise<TestCandidate> {
  const account = await anAccount(service.db, { reviewer })
  const entityId = await anEntity(service, account.key)
  const candidateId = await discover(service, { ...account, entityId }, discovery, mode)
  return { ...account, entityId, candidateId, discovery }
}

/** Discovers one more found case; returns the new candidate's id, empty when the case was known. */
export async function discover(
  { db }: Pick<Service, 'db'>,
  { entityId }: { accountId: string; entityId: string },
  discovery: Discovered,
  mode: DiscoveryMode = 'ONGOING',
  listDay?: IsoDate,
): Promise<string> {
  const entity = await db.watchlistEntities.find(entityId)
  if (!entity) throw new Error(`there is no entity ${entityId}`)
  const onList = listDay === undefined ? undefined : { day: listDay, most: 20 }
  const { created } = await keepCandidates(db, entity, mode, [discovery], 'discovery-test', onList)
  return created[0] ?? ''
}
