import test from 'ava'
import { keepCandidates } from '../../../activities/discovery/keep-candidates.ts'
import { LIST_COURTS } from '../../../domain/hearings/list-court.ts'
import { startPollAgain } from '../../../workflows/hearings/cause-list-day.messages.ts'
import { aDiscovery } from '../../support/a-candidate.ts'
import { inDays, startServiceWithLists } from '../../support/cause-lists.ts'
import { anAccount, type Service, type TestAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity } from '../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startServiceWithLists(['core', 'lists'])
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

let names = 0
let serial = 850_000

/** A company with a unique name, watched by its own account. */
async function aWatched(details: object = {}) {
  const account = await anAccount(service.db)
  const name = `${WORDS[names % WORDS.length]}${WORDS[Math.floor(names++ / WORDS.length)]?.toLowerCase()} Cables Limited`
  return { ...account, name, entityId: await anEntity(service, account.key, { name, ...details }) }
}
const WORDS = ['Kalpavan', 'Morvani', 'Jaltarang', 'Vasuprad', 'Zanskar', 'Dobaria']

/** The number before it is unused, for ranges. */
function aNumber(type = 'WPA'): string {
  serial += 2
  return `${type} ${serial}/2024`
}

/** Polls a court's lists for a day, and waits for the end. Returns what operators see of them. */
async function look(court: string, day: string) {
  const seen = async () => (await service.db.lists.awaited(day, Date.now())).find((each) => each.court === court)
  const before = (await seen())?.looks ?? 0
  await service.temporal.start(startPollAgain(service.configuration.TASK_QUEUE_PREFIX, { court, day }))
  return until(seen, (now) => (now?.looks ?? 0) > before)
}

async function candidates({ accountId }: Pick<TestAccount, 'accountId'>) {
  const { body } = await service.call(`GET /backoffice/candidates?accountId=${accountId}&limit=100`, { key: operator })
  return (body as { records: { _id: string; score: number; discoveryMode: string; rawMatch: object }[] }).records
}

test.serial(
  'a matter of a watched company becomes a candidate with the day of its hearing, once even if its list repeats',
  async (t) => {
    const [court, day] = ['HC-WBCHCA', inDays(3)]
    const watched = await aWatched()
    const number = aNumber()
    const list = { court, day, rows: [{ number, petitioner: `M/s ${watched.name}`, respondent: 'State of Zanskar' }] }
    await service.control.putList(list)
    t.like(await look(court, day), { named: 1, namedLeft: 0, hits: 0 })
    await service.control.putList({ ...list, rows: [{ ...list.rows[0], item: 9 }] })
    t.like(await look(court, day), { named: 1, looks: 2 })
    const found = await candidates(watched)
    t.is(found.length, 1)
    t.like(found[0], {
      discoveryMode: 'ONGOING',
      status: 'PENDING_REVIEW',
      score: 100,
      rawMatch: {
        court: 'Calcutta High Court, Appellate Side',
        nextHearingDate: day,
        partyRole: 'PETITIONER',
        matchedParty: `M/S ${watched.name.toUpperCase()}`,
      },
    })
    const [events] = await service.db.sequelize.query('SELECT type FROM events WHERE account_id = :accountId', {
      replacements: { accountId: watched.accountId },
    })
    t.deepEqual(events, [{ type: 'candidate.created' }])
  },
)

for (const [court, type] of [
  ['SC', 'SLP(C) No.'],
  ['HC-DLHC01', 'W.P.(C)'],
  ['HC-HCMA01', 'WP'],
] as const)
  test(`the parties on a list of ${court} are compared with the watched names`, async (t) => {
    const day = inDays(4)
    const watched = await aWatched()
    const number = aNumber(type)
    await service.control.putList({ court, day, rows: [{ number, respondent: watched.name }] })
    await look(court, day)
    t.is((await candidates(watched)).length, 1)
  })

test('a case that a search finds later, or that is tracked for the entity, is no second candidate', async (t) => {
  const [court, day] = ['HC-WBCHCA', inDays(5)]
  const [found, tracked] = [await aWatched(), await aWatched()]
  const [number, own] = [aNumber(), aNumber()]
  const caseIdentifier = {
    courtType: 'HC',
    establishmentCode: 'WBCHCA',
    caseType: 'WPA',
    registrationNumber: own.replace('WPA ', ''),
  }
  await aCase(service, tracked.key, { caseIdentifier, watchlistEntityId: tracked.entityId })
  const rows = [
    { number, petitioner: found.name },
    { number: own, petitioner: tracked.name },
  ]
  await service.control.putList({ court, day, rows })
  await look(court, day)
  const searched = aDiscovery({
    cnr: 'WBCHCA0000992024',
    establishmentCode: 'WBCHCA',
    caseType: 'WPA',
    registrationNumber: number.replace('WPA ', ''),
  })
  const [entity] = await service.db.watchlistEntities.findMany([found.entityId])
  if (!entity) throw new Error('no entity')
  const { created, known } = await keepCandidates(service.db, entity, 'ONGOING', [searched], 'search')
  t.deepEqual([created.length, known], [0, 1])
  t.is((await candidates(found)).length, 1)
  t.deepEqual(await candidates(tracked), [])
})

test('a list brings no candidates to an account whose plan no longer has the watchlist', async (t) => {
  const [court, day] = ['HC-WBCHCA', inDays(1)]
  const [without, watched] = [await aWatched(), await aWatched()]
  const plan = await service.db.accounts.findPlanOf(without.accountId)
  if (!plan) throw new Error('no plan')
  await service.db.accounts.changePlan(plan.id, { ...plan, products: ['HISTORICAL_SEARCH'] })
  const rows = [without, watched].map(({ name }) => ({ number: aNumber(), respondent: name }))
  await service.control.putList({ court, day, rows })
  await look(court, day)
  t.deepEqual([(await candidates(without)).length, (await candidates(watched)).length], [0, 1])
})

test('the lists of a day bring an entity at most twenty candidates, and the rest are counted', async (t) => {
  const [court, day] = ['HC-WBCHCA', inDays(6)]
  const watched = await aWatched()
  const rows = Array.from({ length: 23 }, () => ({ number: aNumber(), respondent: watched.name }))
  await service.control.putList({ court, day, rows })
  t.like(await look(court, day), { named: 23, namedLeft: 3 })
  await service.control.putList({ court, day, rows: [...rows, { number: aNumber(), respondent: watched.name }] })
  t.like(await look(court, day), { named: 24, namedLeft: 4 })
  t.is((await candidates(watched)).length, 20)
})

test('a person becomes a candidate only if the list has more than the name', async (t) => {
  const [court, day] = ['HC-HCMA01', inDays(5)]
  const person = { name: 'Harkishan Dobaria', entityType: 'PERSON', fatherName: 'Ramniklal Dobaria' }
  const watched = await aWatched(person)
  const rows = [
    { number: 'WP 861001/2024', petitioner: 'Harkishan Dobaria' },
    { number: 'WP 861003/2024', petitioner: 'Harkishan Dobaria S/o Ramniklal Dobaria' },
  ]
  await service.control.putList({ court, day, rows })
  await look(court, day)
  const found = await candidates(watched)
  t.deepEqual(
    found.map(({ rawMatch }) => (rawMatch as { caseNumber: string }).caseNumber),
    ['WP/861003/2024'],
  )
})

test('a list with another day in its header, a matter taken off, and a paused entity bring no candidates', async (t) => {
  const [watched, paused] = [await aWatched(), await aWatched()]
  await service.call(`POST /watchlist/entities/${paused.entityId}/pause`, { key: paused.key })
  const rows = [{ number: aNumber(), petitioner: watched.name }]
  await service.control.putList({ court: 'HC-WBCHCA', day: inDays(7), rows, change: 'wrong-date' })
  t.like(await look('HC-WBCHCA', inDays(7)), { named: 0 })
  const others = [
    { number: aNumber(), item: 3, petitioner: watched.name },
    { number: aNumber(), item: 4, petitioner: paused.name },
  ]
  await service.control.putList({ court: 'HC-WBCHCA', day: inDays(2), rows: others, deleted: [3] })
  t.like(await look('HC-WBCHCA', inDays(2)), { named: 0 })
  t.deepEqual([await candidates(watched), await candidates(paused)], [[], []])
})

test('only rows of watched parties are stored of a list', async (t) => {
  const [court, day] = ['HC-DLHC01', inDays(6)]
  const watched = await aWatched()
  const rows = [
    { number: 'W.P.(C) 871001/2024', petitioner: watched.name, respondent: 'Opponent Beside Limited' },
    { number: 'W.P.(C) 871003/2024', petitioner: 'Quixotria Stranger Limited', respondent: 'Nobodys Own Limited' },
  ]
  await service.control.putList({ court, day, rows })
  await look(court, day)
  t.is((await candidates(watched)).length, 1)
  const [tables] = await service.db.sequelize.query('SHOW TABLES')
  for (const table of (tables as object[]).flatMap((row) => Object.values(row) as string[])) {
    const [stored] = await service.db.sequelize.query(`SELECT * FROM ${table}`)
    t.notRegex(JSON.stringify(stored), /QUIXOTRIA|NOBODYS|\b871003\b/i, table)
  }
})

test('while a name is watched, every court with readable lists is watched', async (t) => {
  await aWatched()
  await service.temporal.client.workflow.execute('causeLists', {
    workflowId: 'cause-lists-of-names',
    taskQueue: `${service.configuration.TASK_QUEUE_PREFIX}-core`,
  })
  await until(
    async () => (await service.db.lists.awaited(inDays(1), Date.now())).map(({ court }) => court),
    (courts) => courts.length === LIST_COURTS.length,
  )
  t.pass()
})
