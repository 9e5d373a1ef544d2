import test from 'ava'
import type { Database } from '../../../db/database.ts'
import type { CourtCase } from '../../../domain/case.ts'
import { refreshCase } from '../../../domain/case-tracking/refresh-case.ts'
import { caseRef } from '../../../domain/courts/case-ref.ts'
import { readIdentifier } from '../../../domain/courts/index.ts'
import type { CaseIdentifier } from '../../../domain/courts/types.ts'
import { randomFor } from '../../../sandbox/world/random.ts'
import { aCourtCase } from '../../support/a-court-case.ts'
import { type OwnDatabase, openOwnDatabase } from '../../support/own-database.ts'
import { anAccount } from '../../support/service.ts'

let own: OwnDatabase
test.before(async () => {
  own = await openOwnDatabase()
})
test.after.always(() => own?.end())

const TODAY = '2026-03-02'
const BY = { actorType: 'OPERATOR', actorId: 'test', requestId: 'families' } as const

async function track(db: Database, accountId: string, identifier: CaseIdentifier): Promise<string> {
  const reading = readIdentifier(identifier)
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues))
  const wanted = { ...reading, accountId, watchlistEntityId: null, snapshot: null, sharedWith: [] }
  const added = { ...wanted, status: 'ACTIVE', riskLevel: 'UNCLASSIFIED' } as const
  return (await db.transaction((tx) => db.trackedCases.add(added, BY, tx))).id
}

async function refresh(db: Database, id: string, facts: Partial<CourtCase>): Promise<void> {
  await db.transaction(async (tx) => {
    const { tracked, record } = await db.trackedCases.lockForRefresh(id, tx)
    const { caseIdentifier: identifier, snapshot, riskLevel } = tracked
    const { courtType } = identifier
    const courtCase = aCourtCase({ identifier, courtType, ...facts })
    const open = { identifier, snapshot, riskLevel, isLevelSetByHand: false, record }
    const refreshed = refreshCase(open, { courtCase, source: 'napix' }, TODAY)
    const stamps = { runId: id, fetchedAt: Date.now(), dueOn: TODAY, stateSeen: null, isStateNew: false }
    await db.trackedCases.keepRefreshed({ tracked, record }, { ...refreshed, ...stamps }, tx)
  })
}

const eventsOf = async ({ db }: OwnDatabase, accountId: string) => {
  const rows = await db.sequelize.query(`SELECT type, data FROM events WHERE account_id = '${accountId}' ORDER BY id`)
  return (rows[0] as { type: string; data: string }[])
    .filter(({ type }) => type === 'case.related')
    .map(({ data }) => JSON.parse(data) as Record<string, string>)
}

test('a record that names an untracked case suggests it once; when the case is tracked, the relation is known', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const said = { linkedCases: [{ number: 'WP/500/2020', relation: 'MAIN' as const }], court: 'High Court of Bombay' }
  const application = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010005012020' })
  await refresh(db, application, said)
  await refresh(db, application, said)
  t.like(await db.trackedCases.relationsOf(accountId, [application]), [
    { caseId: application, kind: 'MAIN', number: 'WP/500/2020', state: 'SUGGESTED', targetCaseId: null },
  ])
  const main = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010005002020' })
  await refresh(db, main, { caseType: 'WP', caseNumber: 'WP/500/2020' })
  t.like(await db.trackedCases.relationsOf(accountId, [main]), [{ state: 'KNOWN', targetCaseId: main }])
  t.deepEqual(
    (await eventsOf(own, accountId)).map(({ caseId, state }) => [caseId, state]),
    [
      [application, 'SUGGESTED'],
      [application, 'KNOWN'],
    ],
  )
})

test('another account sees nothing of a relation, and its cases are no targets', async (t) => {
  const { db } = own
  const [one, other] = [await anAccount(db), await anAccount(db)]
  const theirs = await track(db, other.accountId, { courtType: 'HC', cnr: 'HCBM010006002020' })
  await refresh(db, theirs, { caseType: 'WP', caseNumber: 'WP/600/2020' })
  const id = await track(db, one.accountId, { courtType: 'HC', cnr: 'HCBM010006012020' })
  await refresh(db, id, { linkedCases: [{ number: 'WP/600/2020', relation: 'MAIN' }] })
  t.like(await db.trackedCases.relationsOf(one.accountId, [id]), [{ state: 'SUGGESTED', targetCaseId: null }])
  t.deepEqual(await db.trackedCases.relationsOf(other.accountId, [theirs]), [])
})

test('what was dismissed stays dismissed, with its words, whatever the court says again', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const id = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010007012020' })
  const said = { linkedCases: [{ number: 'WP/700/2020', relation: 'LINKED' as const }] }
  await refresh(db, id, said)
  const [relation] = await db.trackedCases.relationsOf(accountId, [id])
  await db.transaction((tx) =>
    db.trackedCases.decideRelation(relation?.id ?? '', { state: 'DISMISSED', decidedAt: 1 }, tx),
  )
  const linked = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010007002020' })
  await refresh(db, linked, { caseType: 'WP', caseNumber: 'WP/700/2020' })
  await refresh(db, id, said)
  t.like(await db.trackedCases.relationsOf(accountId, [id]), [
    { id: relation?.id, state: 'DISMISSED', number: 'WP/700/2020', targetCaseId: null, decidedAt: 1 },
  ])
})

test('a relation whose other case was erased is known again once that case is tracked again', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const id = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010009012020' })
  const again = async () => {
    const main = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010009002020' })
    await refresh(db, main, { caseType: 'WP', caseNumber: 'WP/900/2020' })
    return main
  }
  const first = await again()
  await refresh(db, id, { linkedCases: [{ number: 'WP/900/2020', relation: 'MAIN' }] })
  await db.sequelize.query(`DELETE FROM tracked_cases WHERE id = '${first}'`)
  t.like(await db.trackedCases.relationsOf(accountId, [id]), [{ targetCaseId: null }])
  const second = await again()
  t.like(await db.trackedCases.relationsOf(accountId, [id]), [{ state: 'KNOWN', targetCaseId: second }])
})

test('a case that the account has erased is named by no relation', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const id = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010009112020' })
  const key = 'HC:case:HCBM01/WP/910/2020'
  await db.sequelize.query(
    `INSERT INTO suppressions (scope, kind, hash, created) VALUES ('${accountId}', 'CASE', '${caseRef(key)}', 1)`,
  )
  const linked = (number: string) => ({ number, relation: 'LINKED' as const })
  await refresh(db, id, { linkedCases: [linked('WP/910/2020'), linked('WP/912/2020')] })
  t.deepEqual(
    (await db.trackedCases.relationsOf(accountId, [id])).map(({ number }) => number),
    ['WP/912/2020'],
  )
})

test('a suggested case that the account then erases is named by no relation', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const id = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010009212020' })
  await refresh(db, id, { linkedCases: [{ number: 'WP/920/2020', relation: 'LINKED' }] })
  const [relation] = await db.trackedCases.relationsOf(accountId, [id])
  t.like(relation, { state: 'SUGGESTED' })
  await db.sequelize.query(
    `INSERT INTO suppressions (scope, kind, hash, created) VALUES ('${accountId}', 'CASE', '${caseRef('HC:case:HCBM01/WP/920/2020')}', 1)`,
  )
  t.deepEqual(await db.trackedCases.relationsOf(accountId, [id]), [])
  t.is(await db.trackedCases.findRelation(id, relation?.id ?? ''), undefined)
})

test('a record that names its own case suggests nothing', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const cnr = 'HCBM010009302020'
  const id = await track(db, accountId, { courtType: 'HC', cnr })
  await refresh(db, id, {
    caseType: 'WP',
    caseNumber: 'WP/930/2020',
    linkedCases: [
      { number: 'WP/930/2020', relation: 'MAIN' },
      { number: cnr, relation: 'LINKED' },
    ],
  })
  t.deepEqual(await db.trackedCases.relationsOf(accountId, [id]), [])
  t.deepEqual(await eventsOf(own, accountId), [])
})

test('a CNR that a record adds to its words makes an open relation known', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const target = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010009402020' })
  await refresh(db, target, {})
  const id = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010009412020' })
  const words = { number: 'the petition of 2020', relation: 'LINKED' as const }
  await refresh(db, id, { linkedCases: [words] })
  t.like(await db.trackedCases.relationsOf(accountId, [id]), [{ state: 'OPEN', targetCaseId: null }])
  await refresh(db, id, { linkedCases: [{ ...words, cnr: 'HCBM010009402020' }] })
  t.like(await db.trackedCases.relationsOf(accountId, [id]), [{ state: 'KNOWN', targetCaseId: target }])
})

test('two records that turn out to be one case keep their relations, on both sides', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const byNumber = {
    courtType: 'HC',
    establishmentCode: 'HCBM01',
    caseType: 'WP',
    registrationNumber: '800/2020',
  } as const
  const main = await track(db, accountId, byNumber)
  await refresh(db, main, {
    caseType: 'WP',
    caseNumber: 'WP/800/2020',
    linkedCases: [{ number: 'CP/9/2020', relation: 'LINKED' }],
  })
  const application = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010008012020' })
  await refresh(db, application, { linkedCases: [{ number: 'WP/800/2020', relation: 'MAIN' }] })
  const same = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010008002020' })
  await refresh(db, same, {
    identifier: { ...byNumber, cnr: 'HCBM010008002020' },
    caseType: 'WP',
    caseNumber: 'WP/800/2020',
  })
  await db.trackedCases.mergeAll([same, main], BY)
  const stays = (await db.trackedCases.find(main))?.id ?? ''
  const relations = await db.trackedCases.relationsOf(accountId, [stays])
  t.deepEqual(
    relations.map(({ caseId, number, targetCaseId }) => [caseId, number, targetCaseId]).toSorted(),
    [
      [stays, 'CP/9/2020', null],
      [application, 'WP/800/2020', stays],
    ].toSorted(),
  )
})

/** Tracks two records of one case, which share no number until `mergeAll` of `same`. */
async function twoRecords(db: Database, accountId: string, number: string) {
  const [serial] = number.split('/')
  const cnr = `HCBM01${serial?.padStart(6, '0')}2020`
  const byNumber = { courtType: 'HC', establishmentCode: 'HCBM01', caseType: 'WP', registrationNumber: number } as const
  const byCnr = await track(db, accountId, { courtType: 'HC', cnr })
  const byItsNumber = await track(db, accountId, byNumber)
  const merge = async () => {
    const reading = readIdentifier({ ...byNumber, cnr })
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues))
    await db.trackedCases.learnFromLookup(accountId, reading.identity, BY)
  }
  return { byCnr, byItsNumber, merge }
}

for (const state of ['DISMISSED', 'FOLLOWED'] as const)
  test(`what was ${state} on one record of a case stays so when the case's other record says it too`, async (t) => {
    const { db } = own
    const { accountId } = await anAccount(db)
    const other = await track(db, accountId, { courtType: 'HC', cnr: 'HCBM010009602020' })
    for (const [nth, decidedOn] of (['byCnr', 'byItsNumber'] as const).entries()) {
      const records = await twoRecords(db, accountId, `${state === 'DISMISSED' ? 81 : 82}${nth}/2020`)
      const said = { linkedCases: [{ number: `WP/96${nth}/2020`, relation: 'LINKED' as const }] }
      for (const id of [records.byCnr, records.byItsNumber]) await refresh(db, id, said)
      const [relation] = await db.trackedCases.relationsOf(accountId, [records[decidedOn]])
      const decided = { state, decidedAt: 1, ...(state === 'FOLLOWED' && { targetCaseId: other }) }
      await db.transaction((tx) => db.trackedCases.decideRelation(relation?.id ?? '', decided, tx))
      await records.merge()
      const stays = (await db.trackedCases.find(records.byItsNumber))?.id ?? ''
      t.is((await db.trackedCases.find(records.byCnr))?.id, stays)
      await refresh(db, stays, said)
      const [merged, ...more] = await db.trackedCases.relationsOf(accountId, [stays])
      t.like(merged, { ...decided, number: `WP/96${nth}/2020` }, decidedOn)
      t.deepEqual(more, [])
    }
  })

test('a case is no member of its own family after a record that names it turned out to be of the case itself', async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const records = await twoRecords(db, accountId, '830/2020')
  await refresh(db, records.byItsNumber, { caseType: 'WP', caseNumber: 'WP/830/2020' })
  const said = { linkedCases: [{ number: 'WP/830/2020', relation: 'LINKED' as const }] }
  await refresh(db, records.byCnr, said)
  t.like(await db.trackedCases.relationsOf(accountId, [records.byCnr]), [{ targetCaseId: records.byItsNumber }])
  await records.merge()
  const stays = (await db.trackedCases.find(records.byCnr))?.id ?? ''
  t.is((await db.trackedCases.find(records.byItsNumber))?.id, stays)
  t.deepEqual(await db.trackedCases.relationsOf(accountId, [stays]), [])
  await refresh(db, stays, said)
  t.deepEqual(await db.trackedCases.relationsOf(accountId, [stays]), [])
})

const CHAINS = Number(process.env.CHAINS ?? 12)
const SPELLINGS = [
  (type: string, serial: number, year: number) => `${type}/${serial}/${year}`,
  (type: string, serial: number, year: number) => `${type} No. ${serial} of ${year}`,
  (type: string, serial: number, year: number) => `${type}-${serial}-${year}`,
  (type: string, serial: number, year: number) => `${type.toLowerCase()} ${String(serial).padStart(6, '0')}/${year}`,
]

test(`${CHAINS} chains through the courts: each stated relation is found, and no other`, async (t) => {
  const { db } = own
  const { accountId } = await anAccount(db)
  const wanted = new Set<string>()
  const random = randomFor('chains', '1')
  const spell = (n: number, type: string, serial: number, year: number) =>
    SPELLINGS[random.whole(`spelling ${n} ${serial}`, 0, SPELLINGS.length - 1)]?.(type, serial, year) ?? ''
  const steps: [name: string, from: CaseIdentifier, facts: Partial<CourtCase>, to?: string][] = []
  for (let n = 1; n <= CHAINS; n++) {
    const six = String(n).padStart(6, '0')
    const day = `2021-0${(n % 9) + 1}-1${n % 10}`
    const wp = 20_000 + n
    steps.push(
      [
        `suit ${n}`,
        { courtType: 'DC', cnr: `DLST01${six}2019` },
        {
          court: 'District Court, Saket',
          caseType: 'CS',
          caseNumber: `CS/${n}/2019`,
          decisionDate: day,
          status: 'DISPOSED',
        },
      ],
      [
        `appeal ${n}`,
        { courtType: 'HC', cnr: `DLHC01${six}2021` },
        {
          caseType: 'RFA',
          caseNumber: `RFA/${n}/2021`,
          decisionDate: day,
          linkedCases: [
            {
              number: spell(n, 'CS', n, 2019),
              court: 'District Court, Saket',
              decisionDate: day,
              relation: 'SUBORDINATE_COURT',
            },
          ],
        },
        `suit ${n}`,
      ],
      [
        `petition ${n}`,
        { courtType: 'SC', diaryNumber: `${n}/2022` },
        {
          court: 'Supreme Court of India',
          linkedCases: [
            {
              number: spell(n, 'RFA', n, 2021),
              court: 'High Court of Delhi',
              decisionDate: day,
              relation: 'EARLIER_COURT',
            },
          ],
        },
        `appeal ${n}`,
      ],
      [
        `company ${n}`,
        { courtType: 'NCLT', establishmentCode: '9', caseType: 'CP(IB)', registrationNumber: `${n}/2020` },
        { court: 'NCLT Mumbai', caseType: 'CP(IB)', caseNumber: `CP(IB)/${n}/2020`, decisionDate: day },
      ],
      [
        `application ${n}`,
        { courtType: 'NCLT', establishmentCode: '9', caseType: 'IA', registrationNumber: `${n}/2021` },
        { court: 'NCLT Mumbai', linkedCases: [{ number: `C.P. (IB)-${n}(MB)/2020`, relation: 'MAIN' }] },
        `company ${n}`,
      ],
      [
        `old ${n}`,
        { courtType: 'HC', cnr: `HCBM01${six}2018` },
        { court: 'High Court of Bombay', caseType: 'WP', caseNumber: `WP/${wp}/2018` },
      ],
      [
        `moved ${n}`,
        { courtType: 'HC', cnr: `HCBM02${six}2020` },
        {
          court: 'High Court of Bombay',
          linkedCases: [{ number: 'WP', cnr: `HCBM01${six}2018`, relation: 'TRANSFER' }],
        },
        `old ${n}`,
      ],
      // The same digits of another type, and of nothing.
      [
        `decoy ${n}`,
        { courtType: 'HC', cnr: `HCBM01${six}2021` },
        {
          court: 'High Court of Bombay',
          linkedCases: [
            { number: `CP/${wp}/2018`, relation: 'MAIN' },
            { number: `WP/${wp + 50_000}/2018`, relation: 'LINKED' },
          ],
        },
      ],
    )
  }
  const ids = new Map<string, string>()
  for (const [name, identifier, facts] of steps.toSorted(
    ([one], [other]) => random.whole(one, 0, 9_999) - random.whole(other, 0, 9_999),
  )) {
    const id = await track(db, accountId, identifier)
    ids.set(name, id)
    await refresh(db, id, facts)
  }
  for (const [name, , , to] of steps) if (to !== undefined) wanted.add(`${ids.get(name)} ${ids.get(to)}`)
  const found = (await db.trackedCases.relationsOf(accountId, [...ids.values()])).flatMap(({ caseId, targetCaseId }) =>
    targetCaseId === null ? [] : [`${caseId} ${targetCaseId}`],
  )
  const right = found.filter((edge) => wanted.has(edge)).length
  t.log(`${found.length} found, ${right} right, of ${wanted.size}`)
  t.deepEqual(found.toSorted(), [...wanted].toSorted())
})
