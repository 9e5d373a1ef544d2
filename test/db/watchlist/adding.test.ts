import test from 'ava'
import type { Database } from '../../../db/database.ts'
import type { AuditContext } from '../../../domain/account/audit-log.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

const BY_TEST: AuditContext = { actorType: 'OPERATOR', actorId: 'test', requestId: 'test' }
/** A number that a source gives to more than one case of this court. */
const NUMBER = { establishmentCode: 'DLND02', caseType: 'CC', registrationNumber: '24807/2016' }

let db: Database
let end: () => Promise<void>

test.before(async () => {
  ;({ db, end } = await openOwnDatabase())
})
test.after.always(() => end?.())

function read(numbers: Omit<CaseIdentifier, 'courtType'>) {
  const reading = readIdentifier({ courtType: 'DC', ...numbers })
  if (!reading.ok) throw new Error('the identifier of the test is incomplete')
  return reading
}

function track(accountId: string, numbers: Omit<CaseIdentifier, 'courtType'>) {
  const { identifier, identity } = read(numbers)
  const plain = { watchlistEntityId: null, snapshot: null, sharedWith: [], status: 'ACTIVE', riskLevel: 'LOW' } as const
  return db.transaction((tx) =>
    db.trackedCases.add({ accountId, identifier, identity, ...plain, sharedWith: [] }, BY_TEST, tx),
  )
}

test('a case is tracked in addition to one with the same further number and another CNR', async (t) => {
  const { accountId } = await anAccount(db)
  const one = await track(accountId, { cnr: 'DLND020047882016', ...NUMBER })
  const other = await track(accountId, { cnr: 'DLND020099992016', ...NUMBER })
  t.false(other.linkedExisting)
  t.not(other.id, one.id)
  t.like(await track(accountId, { cnr: 'DLND020099992016', ...NUMBER }), { id: other.id, linkedExisting: true })
  t.like(await track(accountId, NUMBER), { id: one.id, linkedExisting: true })
})

test('a case tracked by a further number is the first one of that number with a known CNR', async (t) => {
  const { accountId } = await anAccount(db)
  const one = await track(accountId, NUMBER)
  t.like(await track(accountId, { cnr: 'DLND020047882016', ...NUMBER }), { id: one.id, linkedExisting: true })
  t.false((await track(accountId, { cnr: 'DLND020099992016', ...NUMBER })).linkedExisting)
})

test('an identifier completes a case although another case with another CNR has its further number', async (t) => {
  const { accountId } = await anAccount(db)
  await track(accountId, { cnr: 'DLND020047882016', ...NUMBER })
  const { id } = await track(accountId, { cnr: 'DLND020099992016' })
  const reading = read({ cnr: 'DLND020099992016', ...NUMBER })
  t.is(await db.transaction((tx) => db.trackedCases.complete({ id, accountId }, reading, BY_TEST, tx)), undefined)
})
