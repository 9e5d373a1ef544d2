import test from 'ava'
import { candidatesOf } from '../../support/candidates.ts'
import { anAccount, type Service, startService } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { anEntity } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await startService()
})
test.after.always(() => service?.close())
test.afterEach.always(() => service.control.reset())

const SAFFRON = 'Saffron Textiles Private Limited'
const SAFRON = 'M/S SAFRON TEXTILES (P) LTD. & ANR.'

function discover(key: string, id: string) {
  return service.call(`POST /watchlist/entities/${id}/discover`, { key })
}

test.serial(
  'POST /watchlist/entities/:id/discover: 200 makes a candidate of each case filed since, once however often it is found',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await anEntity(service, key)
    const before = (await discover(key, id)).body as { newCandidates: number; lastCourtSyncAt: number }
    await service.control.advanceDay(2)
    const answer = await discover(key, id)
    t.is(answer.status, 200)
    const { lastCourtSyncAt } = answer.body as { lastCourtSyncAt: number }
    t.deepEqual(answer.body, { newCandidates: 4, lastCourtSyncAt })
    t.true(lastCourtSyncAt > before.lastCourtSyncAt)
    const { body: entity } = await service.call(`GET /watchlist/entities/${id}`, { key })
    t.like(entity, { lastCourtSyncAt })

    const made = (await candidatesOf(service, id)).slice(before.newCandidates)
    t.deepEqual(made.map(({ matchedParty }) => matchedParty).sort(), [SAFRON, SAFRON, SAFFRON, SAFFRON])
    t.deepEqual(
      made.map(({ verdict, mode, status }) => [verdict, mode, status]),
      Array(4).fill(['match', 'ONGOING', 'PENDING_REVIEW']),
    )
    t.like((await discover(key, id)).body, { newCandidates: 0 })
  },
)

test.serial(
  'POST /watchlist/entities/:id/discover: 200 shows a source that could not answer next to the cases of the other one',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await anEntity(service, key)
    await service.control.advanceDay(1)
    await service.control.fault('attestr', 'http500', 3)
    const { status, body } = await discover(key, id)
    t.is(status, 200)
    const { newCandidates, lastCourtSyncAt, ...rest } = body as { newCandidates: number; lastCourtSyncAt: number }
    t.true(newCandidates >= 2 && lastCourtSyncAt > 0)
    t.deepEqual<object, object>(rest, {
      warnings: [
        {
          code: 'SOURCE_UNAVAILABLE',
          message: 'A data source could not answer. The daily search will ask it again.',
        },
      ],
    })
  },
)

test.serial(
  'POST /watchlist/entities/:id/discover: 200 for a paused company, and ten calls at once share one search',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await anEntity(service, key, { name: 'Nilgiri Agro Foods Limited' })
    await service.call(`POST /watchlist/entities/${id}/pause`, { key })
    await service.control.fault('attestr', 'slow', 1, 5_000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => discover(key, id)))
    const [first] = answers
    t.like(first?.body, { newCandidates: 0 })
    t.deepEqual(
      answers.map(({ status, body }) => ({ status, body })),
      Array(10).fill({ status: 200, body: first?.body }),
    )
    t.is(await service.control.calls('attestr', 'nilgiri'), 1)
  },
)

test.serial('POST /watchlist/entities/:id/discover: 400 60405 for a person, with its label', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key, { name: 'Ramesh Kumar Verma', entityType: 'PERSON' })
  const { status, body } = await discover(key, id)
  t.is(status, 400)
  t.deepEqual(body, {
    httpStatusCode: 400,
    code: 60405,
    message: 'Real-time court search is available for companies only, not for persons.',
    appError: true,
    details: { label: 'PERSON_SEARCH_NOT_SUPPORTED' },
  })
})

test.serial(
  'POST /watchlist/entities/:id/discover: 403 60302 for a caller with whom the entity is not shared',
  async (t) => {
    const { key } = await anAccount(service.db)
    const other = await anAccount(service.db)
    const { status, body } = await discover(other.key, await anEntity(service, key))
    t.is(status, 403)
    t.like(body, { code: 60302 })
  },
)

test.serial('POST /watchlist/entities/:id/discover: 409 60427 for an archived entity', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  await service.call(`DELETE /watchlist/entities/${id}`, { key })
  const { status, body } = await discover(key, id)
  t.is(status, 409)
  t.like(body, { code: 60427 })
})

test.serial('POST /watchlist/entities/:id/discover: 403 61456 when the plan has no data source', async (t) => {
  const { key } = await anAccount(service.db, { plan: { sources: [] } })
  const { status, body } = await discover(key, await anEntity(service, key))
  t.is(status, 403)
  t.like(body, { code: 61456 })
})

test.serial(
  'POST /watchlist/entities/:id/discover: 403 61456 when the plan of the account that shares the entity no longer has the watchlist',
  async (t) => {
    const [owner, guest] = [await anAccount(service.db), await anAccount(service.db)]
    const id = await anEntity(service, owner.key, { sharedWith: [{ type: 'user', id: guest.userId }] })
    const plan = await service.db.accounts.findPlanOf(owner.accountId)
    if (plan) await service.db.accounts.changePlan(plan.id, { ...plan, products: ['HISTORICAL_SEARCH'] })
    const { status, body } = await discover(guest.key, id)
    t.is(status, 403)
    t.like(body, { code: 61456 })
  },
)

test.serial(
  'POST /watchlist/entities/:id/discover: 503 61474 when no source could answer, never an unsure zero',
  async (t) => {
    const { key } = await anAccount(service.db)
    const id = await anEntity(service, key, { name: 'Vindhya Cement Works Limited' })
    const { status, body, headers } = await discover(key, id)
    t.is(status, 503)
    t.deepEqual(body, {
      httpStatusCode: 503,
      code: 61474,
      message: 'The search of the courts is not finished yet.',
      appError: true,
      details: { retryAfterSeconds: 60, reason: 'SOURCES_UNAVAILABLE' },
    })
    t.is(headers.get('retry-after'), '60')
    const { body: entity } = await service.call(`GET /watchlist/entities/${id}`, { key })
    t.like(entity, { lastCourtSyncAt: null })
  },
)

for (const end of ['terminate', 'cancel'] as const)
  test.serial(
    `POST /watchlist/entities/:id/discover: 503 61474 when an operator ends the search by ${end}, and the same call starts it again`,
    async (t) => {
      const { key } = await anAccount(service.db)
      const id = await anEntity(service, key)
      const before = await service.control.calls('attestr')
      await service.control.fault('attestr', 'slow', 1, 60_000)
      const answer = discover(key, id)
      await until(
        () => service.control.calls('attestr'),
        (calls) => calls > before,
      )
      await service.temporal.client.workflow.getHandle(`entity-sync/${id}`)[end]()
      t.like(await answer, { status: 503, body: { code: 61474, details: { retryAfterSeconds: 5 } } })
      await service.control.reset()
      t.is((await discover(key, id)).status, 200)
    },
  )
