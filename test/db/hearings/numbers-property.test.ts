import test from 'ava'
import fc from 'fast-check'
import { newId } from '../../../db/base/table.ts'
import type { Database } from '../../../db/database.ts'
import { listsOf } from '../../../db/hearings/hearing-reader.ts'
import type { CourtCase } from '../../../domain/case.ts'
import { refreshCase } from '../../../domain/case-tracking/refresh-case.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { indianDay } from '../../../domain/dates.ts'
import { shownState } from '../../../domain/hearings/hearing-state.ts'
import { openOwnDatabase } from '../../support/own-database.ts'
import { readListOf } from '../../support/read-lists.ts'
import { anAccount } from '../../support/service.ts'

const BY_TEST = { actorType: 'OPERATOR', actorId: 'test', requestId: 'test' } as const
const TODAY = indianDay(Date.now())

let db: Database
let end: () => Promise<void>
test.before(async () => {
  ;({ db, end } = await openOwnDatabase())
})
test.after.always(() => end?.())

/** A case as its court numbers it: lists print `printed`, and people name it in these ways. */
interface CourtsCase {
  court: string
  printed: string
  ways: CaseIdentifier[]
  all: CaseIdentifier
}

let serials = 0
function aCourtsCase(kind: 'SC' | 'SC range' | 'HC' | 'HC odd type' | 'NCLAT'): CourtsCase {
  const n = ++serials
  const registrationNumber = `${n}/2024`
  if (kind === 'SC' || kind === 'SC range') {
    const number = kind === 'SC' ? registrationNumber : `${n}-${n + 2}/2024`
    serials += kind === 'SC' ? 0 : 2
    const [diaryNumber, cnr] = [`${n}/2025`, `SCIN01${String(n).padStart(6, '0')}2025`]
    const types = ['SLP(C)', 'SLP(Civil)', 'SLP (Civil) No.', 'SLP', 'Special Leave Petition (Civil)', '1']
    return {
      court: 'SC',
      printed: `SLP(C) No. ${registrationNumber}`,
      ways: [
        { courtType: 'SC', diaryNumber },
        { courtType: 'SC', cnr },
        ...types.map((caseType) => ({ courtType: 'SC' as const, caseType, registrationNumber: number })),
      ],
      all: { courtType: 'SC', diaryNumber, cnr, caseType: 'SLP(C)', registrationNumber: number },
    }
  }
  if (kind === 'NCLAT') {
    const filingNumber = String(9_000_000_000_000_000 + n)
    const types = ['33', 'Company Appeal (AT) (Insolvency)', 'CA (AT) (Ins.)']
    const bench = { courtType: 'NCLAT' as const, establishmentCode: 'delhi' }
    return {
      court: 'NCLAT-DELHI',
      printed: `Comp. App. (AT) (Ins) No. ${registrationNumber}`,
      ways: [{ ...bench, filingNumber }, ...types.map((caseType) => ({ ...bench, caseType, registrationNumber }))],
      all: { ...bench, filingNumber, caseType: '33', registrationNumber },
    }
  }
  const cnr = `DLHC01${String(n).padStart(6, '0')}2024`
  const types = kind === 'HC' ? ['W.P.(C)', 'WPC', 'WP (Civil)'] : ['CRL.M.A.', 'Crl. M. A.']
  const bench = { courtType: 'HC' as const, establishmentCode: 'DLHC01' }
  return {
    court: 'HC-DLHC01',
    printed: `${types[0]} ${registrationNumber}`,
    ways: [{ courtType: 'HC', cnr }, ...types.map((caseType) => ({ ...bench, caseType, registrationNumber }))],
    // No source names both the bench and the CNR.
    all: { courtType: 'HC', cnr, caseType: types[0] ?? '', registrationNumber },
  }
}

function read(identifier: CaseIdentifier) {
  const reading = readIdentifier(identifier)
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues))
  return reading
}

/** Returns a source's answer: the requested identifier with all numbers of the court. */
function answered({ all, printed }: CourtsCase, requested: CaseIdentifier): CourtCase {
  const none = {
    petitioners: [],
    respondents: [],
    acts: [],
    hearings: [],
    orders: [],
    interlocutoryApplications: [],
    linkedCases: [],
  }
  const identifier = read({ ...all, ...requested }).identifier
  const court = { courtType: all.courtType, court: 'The court', caseNumber: printed, nextHearingDate: TODAY }
  return { identifier, ...court, ...none }
}

type Step = 'add' | 'refresh' | 'complete' | 'list with' | 'list without' | 'look up'

const history = fc.record({
  kind: fc.constantFrom('SC' as const, 'SC range' as const, 'HC' as const, 'HC odd type' as const, 'NCLAT' as const),
  steps: fc.array(
    fc.record({
      step: fc.constantFrom<Step>(
        'add',
        'add',
        'refresh',
        'complete',
        'list with',
        'list with',
        'list without',
        'look up',
      ),
      way: fc.nat(20),
    }),
    { minLength: 3, maxLength: 12 },
  ),
})

test('a case is never reported as not listed while a list carries it, by whichever number it was added', async (t) => {
  let [sure, listed, merged] = [0, 0, 0]
  await fc.assert(
    fc.asyncProperty(history, async ({ kind, steps }) => {
      const { accountId } = await anAccount(db)
      const truth = aCourtsCase(kind)
      const way = (n: number) => read(truth.ways[n % truth.ways.length] ?? truth.all)
      const ids: string[] = []
      const current = async () =>
        [
          ...new Map(
            (await Promise.all(ids.map((id) => db.trackedCases.find(id)))).map((one) => [one?.id, one]),
          ).values(),
        ].flatMap((one) => one ?? [])
      let isListed: boolean | undefined
      for (const { step, way: n } of steps) {
        const known = await current()
        const one = known[n % (known.length || 1)]
        if (step === 'add') {
          const { identifier, identity } = way(n)
          const plain = { watchlistEntityId: null, sharedWith: [], status: 'ACTIVE', riskLevel: 'LOW' } as const
          const added = {
            accountId,
            identifier,
            identity,
            ...plain,
            sharedWith: [],
            snapshot: { nextHearingDate: TODAY },
          }
          ids.push((await db.transaction((tx) => db.trackedCases.add(added, BY_TEST, tx))).id)
        } else if (step === 'refresh' && one) {
          await db.transaction(async (tx) => {
            const { tracked, record } = await db.trackedCases.lockForRefresh(one.id, tx)
            const { caseIdentifier: identifier, snapshot, riskLevel } = tracked
            const fetched = { courtCase: answered(truth, identifier), source: 'attestr' as const }
            const refreshed = refreshCase(
              { identifier, snapshot, riskLevel, isLevelSetByHand: false, record },
              fetched,
              TODAY,
            )
            const stamps = { runId: newId(), fetchedAt: Date.now(), dueOn: TODAY, stateSeen: null, isStateNew: false }
            await db.trackedCases.keepRefreshed({ tracked, record }, { ...refreshed, ...stamps }, tx)
          })
          await db.trackedCases.mergeAll([one.id], BY_TEST)
        } else if (step === 'complete' && one) {
          const reading = read({ ...truth.all, ...one.caseIdentifier })
          await db.transaction((tx) => db.trackedCases.complete(one, reading, BY_TEST, tx))
        } else if (step === 'look up') {
          const { identifier, identity } = read({ ...truth.all, ...way(n).identifier })
          t.is(identifier.courtType, truth.all.courtType)
          await db.trackedCases.learnFromLookup(accountId, identity, BY_TEST)
        } else if (step.startsWith('list')) {
          isListed = step === 'list with'
          await readListOf({ db }, truth.court, TODAY, isListed ? [truth.printed] : [])
        }
        for (const { id } of await current()) {
          const hearings = (await db.hearings.listOfCase(id, { most: 10 })).filter(
            ({ hearingDate }) => hearingDate === TODAY,
          )
          t.true(hearings.length <= 1)
          for (const hearing of hearings) {
            const state = shownState(hearing, listsOf(hearing), Date.now())
            if (isListed && state === 'NOT_LISTED') throw new Error(`${truth.printed} is said not to be listed`)
            if (!isListed && state === 'LISTED') throw new Error(`${truth.printed} is still said to be listed`)
            sure += Number(state === 'NOT_LISTED')
            listed += Number(state === 'LISTED')
          }
        }
      }
      merged += ids.length - (await current()).length
    }),
    { numRuns: RUNS },
  )
  t.log(`${RUNS} histories: not listed ${sure} times, listed ${listed} times, ${merged} records merged or linked`)
  t.true(sure > 0 && listed > 0 && merged > 0)
})

const RUNS = 60
