import test from 'ava'
import type { Database } from '../../../db/database.ts'
import { type Discovered, identityOfKeys } from '../../../domain/review/candidate.ts'
import { aDiscovery } from '../../support/a-candidate.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'
import { COMPANY } from '../../support/watchlist.ts'

let db: Database
let end: () => Promise<void>

test.before(async () => {
  ;({ db, end } = await openOwnDatabase())
})
test.after.always(() => end?.())

const ACT = { actorType: 'USER' as const, actorId: '0'.repeat(32), requestId: 'request-of-test' }

/** Finds cases for an entity of a new account: returns the ids of the candidates that a search has created. */
async function aFinder() {
  const { accountId } = await anAccount(db)
  const [id = ''] = await db.transaction((tx) => db.watchlistEntities.create(accountId, [COMPANY], ACT, tx))
  return {
    accountId,
    async find(...found: Discovered[]): Promise<string[]> {
      const { created } = await db.transaction((tx) =>
        db.caseCandidates.add({ id, accountId }, 'HISTORICAL', found, tx),
      )
      return created.map((candidate) => candidate.id)
    },
    confirm: (candidateId: string) => db.caseCandidates.decide(candidateId, 'ADDED', null, ACT),
    track({ caseIdentifier: identifier, identityKeys }: Discovered) {
      const what = { accountId, watchlistEntityId: id, identifier, identity: identityOfKeys(identityKeys) }
      const how = { snapshot: null, sharedWith: [], status: 'ACTIVE', riskLevel: 'UNCLASSIFIED' } as const
      return db.transaction((tx) => db.trackedCases.add({ ...what, ...how, sharedWith: [] }, ACT, tx))
    },
    /** Returns the candidates that wait for the customer. */
    async undecided(): Promise<string[]> {
      return (await db.caseCandidates.listUndecided(accountId, { most: 10 })).map((candidate) => candidate.id)
    },
  }
}

/** A district court case to which its source gives the same further number as to others. */
function withSharedNumber(cnr?: string): Discovered {
  const { cnr: _, ...found } = aDiscovery().found
  const number = { establishmentCode: 'DLND02', caseType: 'CC', registrationNumber: '24807/2016' }
  const discovered = aDiscovery({ ...found, courtType: 'DC', ...number, ...(cnr === undefined ? {} : { cnr }) })
  if (cnr !== undefined) return discovered
  const identityKeys = discovered.identityKeys.filter((key) => !key.startsWith('DC:cnr:'))
  return { ...discovered, identityKeys }
}

const [ONE, OTHER] = ['DLND020047882016', 'DLND020099992016']

test.serial(
  'two cases with one further number from a source are two candidates, found together or one after the other',
  async (t) => {
    const together = await aFinder()
    t.is((await together.find(withSharedNumber(ONE), withSharedNumber(OTHER))).length, 2)
    t.is((await together.find(withSharedNumber(OTHER), withSharedNumber(ONE))).length, 0)
    const apart = await aFinder()
    for (const cnr of [ONE, OTHER]) t.is((await apart.find(withSharedNumber(cnr))).length, 1)
  },
)

test.serial('a case found by a further number is the first one of that number with a known CNR', async (t) => {
  const finder = await aFinder()
  t.is((await finder.find(withSharedNumber())).length, 1)
  t.is((await finder.find(withSharedNumber(ONE), withSharedNumber(OTHER))).length, 1)
  t.is((await finder.find(withSharedNumber(ONE), withSharedNumber(OTHER))).length, 0)
})

test.serial('two candidates with one further number become two tracked cases', async (t) => {
  const finder = await aFinder()
  const [one = '', other = ''] = await finder.find(withSharedNumber(ONE), withSharedNumber(OTHER))
  const decided = [await finder.confirm(one), await finder.confirm(other)]
  t.deepEqual(
    decided.map((decision) => decision.kind === 'ADDED' && decision.linkedExisting),
    [false, false],
  )
  t.deepEqual(await finder.find(withSharedNumber(ONE), withSharedNumber(OTHER)), [])
})

test.serial(
  'a candidate waits although a tracked case of the entity has its further number but another CNR',
  async (t) => {
    const finder = await aFinder()
    await finder.track(withSharedNumber(ONE))
    const found = await finder.find(withSharedNumber(OTHER))
    t.is(found.length, 1)
    t.deepEqual(await finder.undecided(), found)
    await finder.track(withSharedNumber(OTHER))
    t.deepEqual(await finder.undecided(), [], 'tracked by hand')
  },
)

test.serial(
  'a candidate without a CNR does not wait once a case with its number is tracked for the entity',
  async (t) => {
    const finder = await aFinder()
    t.is((await finder.find(withSharedNumber())).length, 1)
    await finder.track(withSharedNumber(ONE))
    t.deepEqual(await finder.undecided(), [])
  },
)
