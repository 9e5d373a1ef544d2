import test from 'ava'
import { anAccount, type Service, sharedService } from '../../support/service.ts'
import { anEntity } from '../../support/watchlist.ts'

let service: Service
let operator: string

test.before(async () => {
  service = await sharedService([])
  operator = await service.db.operatorKeys.issue('Test operator')
})
test.after.always(() => service?.close())

test('POST /account/erasures: 202 starts a dry run by default', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  const { status, body } = await service.call('POST /account/erasures', { key, body: { kind: 'ENTITY', id } })
  t.is(status, 202)
  const { erasureId } = body as { erasureId: string }
  const read = await service.call(`GET /account/erasures/${erasureId}`, { key })
  t.like(read.body, { kind: 'ENTITY', thing: id, dryRun: true, status: 'RUNNING', left: null })
})

test('POST /account/erasures: 429 61457 while three erasures of the account run, without counting those of others', async (t) => {
  const [{ key }, other] = [await anAccount(service.db), await anAccount(service.db)]
  const body = { kind: 'PERSON', names: ['Zanskarya Dolkar'] }
  const start = (by: string) => service.call('POST /account/erasures', { key: by, body })
  const answers = await Promise.all(Array.from({ length: 5 }, () => start(key)))
  t.deepEqual(answers.map(({ status }) => status).sort(), [202, 202, 202, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  t.like(refused?.body, { code: 61457, details: { reason: 'ERASURES_UNDER_WAY' } })
  t.is(refused?.headers.get('retry-after'), '30')
  t.is((await start(other.key)).status, 202)
})

test('POST /account/erasures: 404 60420 for what the account does not have', async (t) => {
  const { key } = await anAccount(service.db)
  const other = await anAccount(service.db)
  const id = await anEntity(service, other.key)
  for (const kind of ['ENTITY', 'CASE', 'LOOKUP'])
    t.like(
      await service.call('POST /account/erasures', { key, body: { kind, id } }),
      { status: 404, body: { code: 60420 } },
      kind,
    )
})

test('a name of one word, or of more than eight, is refused', async (t) => {
  const { key } = await anAccount(service.db)
  for (const name of ['Verma', '...', 'a b c d e f g h i']) {
    const answer = await service.call('POST /account/erasures', { key, body: { kind: 'PERSON', names: [name] } })
    t.like(answer, { status: 400, body: { code: 60001 } }, name)
  }
  const { status } = await service.call('POST /account/erasures', {
    key,
    body: { kind: 'PERSON', names: ['Asha Verma'] },
  })
  t.is(status, 202)
})

test('GET /account/erasures/:erasureId: 200 says what stays and why', async (t) => {
  const { key } = await anAccount(service.db)
  const id = await anEntity(service, key)
  const { body } = await service.call('POST /account/erasures', { key, body: { kind: 'ENTITY', id } })
  const { status, body: erasure } = await service.call(
    `GET /account/erasures/${(body as { erasureId: string }).erasureId}`,
    { key },
  )
  t.is(status, 200)
  t.true((erasure as { stays: { table: string }[] }).stays.some(({ table }) => table === 'usage_ledger'))
})

test('GET /account/erasures/:erasureId: 404 60420 for one of another account', async (t) => {
  const [{ key }, other] = [await anAccount(service.db), await anAccount(service.db)]
  const id = await anEntity(service, other.key)
  const { body } = await service.call('POST /account/erasures', { key: other.key, body: { kind: 'ENTITY', id } })
  const path = `/account/erasures/${(body as { erasureId: string }).erasureId}`
  t.like(await service.call(`GET ${path}`, { key }), { status: 404, body: { code: 60420 } })
})

test('POST /backoffice/erasures: 202 counts a person in all accounts, or an account', async (t) => {
  const { accountId } = await anAccount(service.db)
  for (const body of [
    { kind: 'PERSON', names: ['Asha Verma'] },
    { kind: 'ACCOUNT', accountId },
  ])
    t.is((await service.call('POST /backoffice/erasures', { key: operator, body })).status, 202)
})

test('POST /backoffice/erasures: 404 60420 for an account that does not exist', async (t) => {
  const body = { kind: 'ACCOUNT', accountId: 'nowhere' }
  t.like(await service.call('POST /backoffice/erasures', { key: operator, body }), {
    status: 404,
    body: { code: 60420 },
  })
})

test('GET /backoffice/erasures/:erasureId: 200 shows any erasure, without the names that it searches for', async (t) => {
  const body = { kind: 'PERSON', names: ['Zanskar Devi'] }
  const started = await service.call('POST /backoffice/erasures', { key: operator, body })
  const { erasureId } = started.body as { erasureId: string }
  const answer = await service.call(`GET /backoffice/erasures/${erasureId}`, { key: operator })
  t.like(answer, { status: 200, body: { erasureId, kind: 'PERSON', accountId: null, thing: null } })
  t.notRegex(JSON.stringify(answer.body), /Zanskar/)
})
