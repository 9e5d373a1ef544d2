import test from 'ava'
import fc from 'fast-check'
import type { Tx } from '../../../db/base/table.ts'
import { beforeCommit } from '../../../db/base/transaction.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { DAY_MS, HOUR_MS } from '../../../domain/dates.ts'
import type { Sighting } from '../../../domain/hearings/follow-lists.ts'
import { NO_DETAILS } from '../../../domain/hearings/listing-details.ts'
import { inDays } from '../../support/cause-lists.ts'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { aCase, aCnr, anEntity } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

const CASES = 3
const AUDIT = { actorType: 'USER', actorId: 'tester', requestId: 'test' } as const
const DAYS = [5, 6, 7, 8]

type Act = 'LIST' | 'EMPTY_LIST' | 'RECORD' | 'ARCHIVE' | 'ACTIVATE' | 'SHARE' | 'UNSHARE' | 'LINK'

/** The others lock rows that all cases of an account share, so one waits for another. */
const OF_HEARINGS: Act[] = ['LIST', 'EMPTY_LIST', 'RECORD']

/** The next step: a transaction writes and stays open, an open one ends, or a reader reads a page. */
type Step =
  | { kind: 'WRITE'; act: Act; nth: number; day: number; minutesAgo: number; isUndone: boolean }
  | { kind: 'COMMIT'; nth: number }
  | { kind: 'READ'; reader: number }

const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('WRITE' as const),
    act: fc.constantFrom<Act>(
      'LIST',
      'LIST',
      'EMPTY_LIST',
      'RECORD',
      'ARCHIVE',
      'ACTIVATE',
      'SHARE',
      'UNSHARE',
      'LINK',
    ),
    nth: fc.nat(CASES - 1),
    day: fc.constantFrom(...DAYS),
    minutesAgo: fc.nat(50),
    isUndone: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('COMMIT' as const), nth: fc.nat(CASES - 1) }),
  fc.record({ kind: fc.constant('READ' as const), reader: fc.nat(2) }),
  fc.record({ kind: fc.constant('READ' as const), reader: fc.nat(2) }),
)

interface Page {
  hearings: ({ hearingId: string } & Record<string, unknown>)[]
  nextCursor: string | null
  asOf: number
}

async function read(key: string, query: string): Promise<Page> {
  const { status, body } = await service.call(`GET /watchlist/hearings?to=${inDays(200)}${query}`, { key })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as Page
}

/**
 * Keeps a copy of what it sees, as docs/hearings.md says: a page at a time, each reading with the `asOf` of the
 * previous one.
 */
function aReader(key: string, filter: string) {
  const copy = new Map<string, object>()
  let since = 0
  let cursor: string | null = null
  async function readPage(): Promise<void> {
    const page: Page = await read(key, `${filter}&limit=2&updatedSince=${since}${cursor ? `&cursor=${cursor}` : ''}`)
    for (const hearing of page.hearings) copy.set(hearing.hearingId, shown(hearing))
    cursor = page.nextCursor
    if (cursor === null) since = page.asOf
  }
  return {
    readPage,
    /** Ends the current reading, and reads once more. */
    async catchUp(): Promise<void> {
      do await readPage()
      while (cursor !== null)
      do await readPage()
      while (cursor !== null)
    },
    /** Returns the hearings that its copy lacks or has in an old state. */
    async missing(): Promise<object[]> {
      const { hearings } = await read(key, `${filter}&limit=100`)
      return hearings.filter(
        (hearing) => JSON.stringify(copy.get(hearing.hearingId)) !== JSON.stringify(shown(hearing)),
      )
    },
  }
}

/** Reading a record or a list again changes only when it was read. */
const shown = ({ asOf: _, ...hearing }: Page['hearings'][number]) => hearing

class Undone extends Error {}

/** Writes in a transaction that has done everything except commit, until it is ended. */
async function open(write: (tx: Tx) => Promise<unknown>, isUndone: boolean): Promise<() => Promise<void>> {
  const [written, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const run = service.db.transaction(async (tx) => {
    await write(tx)
    beforeCommit(tx, async () => {
      written.resolve()
      await ended.promise
      if (isUndone) throw new Undone()
    })
  })
  const outcome = run.catch((error) => {
    written.reject(error)
    if (!(error instanceof Undone)) throw error
  })
  await written.promise
  return async () => {
    ended.resolve()
    await outcome
  }
}

async function aWorld() {
  const [owner, guest] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const entityId = await anEntity(service, owner.key)
  const cases: { id: string; caseIdentifier: CaseIdentifier }[] = []
  for (let nth = 0; nth < CASES; nth++) {
    const caseIdentifier = { courtType: 'HC' as const, cnr: aCnr() }
    cases.push({ id: await aCase(service, owner.key, { caseIdentifier }), caseIdentifier })
  }
  const readers = [aReader(owner.key, ''), aReader(guest.key, ''), aReader(owner.key, `&entityId=${entityId}`)]
  const { hearings, trackedCases } = service.db

  function write({ act, nth, day, minutesAgo }: Step & { kind: 'WRITE' }, tx: Tx): Promise<unknown> {
    const chosen = cases[nth]
    if (!chosen) throw new Error('no such case')
    const { id, caseIdentifier } = chosen
    const tracked = { id, accountId: owner.accountId, courtType: 'HC' as const }
    const at = Date.now() - minutesAgo * 60_000
    const sighting: Sighting = {
      ...NO_DETAILS,
      slot: 'a',
      listKind: 'DAILY',
      listNumber: 1,
      takesOff: false,
      item: String(minutesAgo),
    }
    const reading = {
      nextHearingDate: inDays(day),
      isDisposed: false,
      court: null,
      bench: null,
      stage: `Stage ${minutesAgo}`,
    }
    const user = { type: 'user', id: guest.userId } as const
    const acts: Record<Act, () => Promise<unknown>> = {
      LIST: () => hearings.followLists(tracked, inDays(day), { sightings: [sighting], isReadInFull: true }, at, tx),
      EMPTY_LIST: () => hearings.followLists(tracked, inDays(day), { sightings: [], isReadInFull: true }, at, tx),
      RECORD: () => hearings.follow(tracked, reading, at, tx),
      ARCHIVE: () => trackedCases.change(id, { status: 'ARCHIVED' }, AUDIT, tx),
      ACTIVATE: () => trackedCases.change(id, { status: 'ACTIVE' }, AUDIT, tx),
      SHARE: () => trackedCases.share(id, [user], AUDIT, tx),
      UNSHARE: () => trackedCases.share(id, [], AUDIT, tx),
      LINK: () =>
        trackedCases.add(
          { ...added(caseIdentifier), accountId: owner.accountId, watchlistEntityId: entityId },
          AUDIT,
          tx,
        ),
    }
    return acts[act]()
  }
  return { readers, write }
}

/** Adding a case that is tracked already links the entity to it. */
function added(caseIdentifier: CaseIdentifier) {
  const reading = readIdentifier(caseIdentifier)
  if (!reading.ok) throw new Error('no case has this identifier')
  const { identifier, identity } = reading
  return { identifier, identity, snapshot: null, sharedWith: [], status: 'ACTIVE' as const, riskLevel: 'LOW' as const }
}

test('a client that polls with the `asOf` of the last reading misses no change, whichever of the open transactions commits first', (t) =>
  fc
    .assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 10, maxLength: 30 }), async (steps) => {
        const { readers, write } = await aWorld()
        const underWay = new Map<number, () => Promise<void>>()
        const end = async (nth: number) => {
          await underWay.get(nth)?.()
          underWay.delete(nth)
        }
        for (const step of steps)
          if (step.kind === 'READ') await readers[step.reader]?.readPage()
          else {
            const isAlone = step.kind === 'WRITE' && !OF_HEARINGS.includes(step.act)
            for (const nth of isAlone ? [...underWay.keys()] : [step.nth]) await end(nth)
            if (step.kind === 'WRITE') underWay.set(step.nth, await open((tx) => write(step, tx), step.isUndone))
          }
        for (const nth of underWay.keys()) await end(nth)
        for (const reader of readers) {
          await reader.catchUp()
          t.deepEqual(await reader.missing(), [])
        }
      }),
      { seed: 4, numRuns: 8, endOnFailure: true },
    )
    .then(() => t.pass()))

test('a hearing from a list is new when it is written, however long ago the court was first polled for it', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const tracked = { id: await aCase(service, key), accountId, courtType: 'HC' as const }
  const lastReading = Date.now()
  t.deepEqual((await read(key, '')).hearings, [])
  const sighting = { ...NO_DETAILS, slot: 'a', listKind: 'DAILY' as const, listNumber: 1, takesOff: false, item: '1' }
  const look = (sightings: Sighting[]) =>
    service.db.transaction((tx) =>
      service.db.hearings.followLists(tracked, inDays(5), { sightings, isReadInFull: true }, lastReading - HOUR_MS, tx),
    )
  const news = async () => (await read(key, `&updatedSince=${lastReading}`)).hearings.map(({ state }) => state)
  await look([sighting])
  t.deepEqual(await news(), ['LISTED'])
  await look([])
  t.deepEqual(await news(), ['REMOVED'])
})

test('a day that enters the usual days is new to a client that polls without days', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  for (const day of [29, 30]) await aCase(service, key, { snapshot: { nextHearingDate: inDays(day) } })
  await service.db.sequelize.query('UPDATE hearings SET updated = :at WHERE account_id = :accountId', {
    replacements: { at: Date.now() - 3 * DAY_MS, accountId },
  })
  const since = Date.now() - DAY_MS
  const { body } = await service.call(`GET /watchlist/hearings?updatedSince=${since}`, { key })
  t.deepEqual(
    (body as Page).hearings.map(({ hearingDate }) => hearingDate),
    [inDays(30)],
  )
  t.deepEqual((await read(key, `&updatedSince=${since}`)).hearings, [])
  t.is((await read(key, `&updatedSince=${Number.MAX_SAFE_INTEGER}`)).hearings.length, 0)
})
