import test from 'ava'
import { masked } from '../../../sources/cause-lists/masked-lines.ts'
import { inDays, startServiceWithLists } from '../../support/cause-lists.ts'
import { anAccount, type Service } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase } from '../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await startServiceWithLists(['core', 'lists'])
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

interface Watched {
  court: string
  state: string
  looks: number
  [field: string]: unknown
}

async function watched(day: string): Promise<Watched[]> {
  const { status, body } = await service.call(`GET /backoffice/lists?day=${day}`, { key: operator })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { lists: Watched[] }).lists
}

const look = (court: string, day: string) =>
  service.call(`POST /backoffice/lists/${court}/${day}/look`, { key: operator })

test('POST /backoffice/lists/:court/:day/look: 202 polls at once, and the list shows what was seen', async (t) => {
  const { key } = await anAccount(service.db)
  const registrationNumber = '810001/2024'
  const caseIdentifier = { courtType: 'HC', establishmentCode: 'HCMA01', caseType: 'WP', registrationNumber }
  await aCase(service, key, { caseIdentifier })
  const day = inDays(2)
  await service.control.putList({ court: 'HC-HCMA01', day, rows: [{ number: 'WP 810001/2024' }] })
  const { status, body } = await look('HC-HCMA01', day)
  t.is(status, 202)
  t.regex((body as { workflowUrl: string }).workflowUrl, /cause-list/)
  const [seen] = await until(
    () => watched(day),
    (lists) => (lists[0]?.looks ?? 0) > 0,
  )
  t.like(seen, {
    court: 'HC-HCMA01',
    courtType: 'HC',
    day,
    state: 'READ',
    documents: 1,
    unread: 0,
    hits: 1,
    expected: 0,
  })
})

test('GET /backoffice/lists: 200 shows each line that was not read, with its page and without names', async (t) => {
  const [court, day] = ['HC-DLHC01', inDays(3)]
  const at = Date.now()
  const { lists } = service.db
  await lists.openDay(court, day, at)
  const document = { slot: '/list.pdf', kind: 'DAILY' as const, number: 1, bench: null }
  await service.db.transaction((tx) => lists.recordIndex(court, day, { kind: 'found', value: [document] }, at, tx))
  const text = '4.1 Connected SLP(C) No. 29859- SAFFRON TEXTILES'
  const reading = { day, rows: [], deletions: [], isCut: true, unknown: masked([{ page: 2, text }]) }
  const read = { reading, sha256: '0'.repeat(64), etag: null, hits: [] }
  await service.db.transaction((tx) => lists.recordReading({ court, day }, document, read, at, tx))
  const unknown = [{ slot: '/list.pdf', page: 2, text: '4.1 Connected SLP(C) No. 29859- … …' }]
  t.like((await watched(day))[0], { unread: 1, unknown })
})

test('POST /backoffice/lists/:court/:day/look: 404 60420 for a court whose lists are not read, and a day without lists', async (t) => {
  for (const [court, day] of [
    ['HC-GJHC24', inDays(1)],
    ['SC', inDays(-1)],
    ['SC', inDays(31)],
    ['SC', 'tomorrow'],
  ] as const)
    t.like(await look(court, day), { status: 404, body: { code: 60420 } }, `${court} ${day}`)
})

test('GET /backoffice/lists: 200 shows each watched day, also one that has not been polled yet', async (t) => {
  const day = inDays(9)
  await service.db.lists.openDay('SC', day, Date.now())
  t.like(await watched(day), [{ court: 'SC', day, state: 'NOT_PUBLISHED', looks: 0, sureAt: null }])
})
