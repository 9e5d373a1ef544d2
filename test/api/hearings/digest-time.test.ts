import test from 'ava'
import { aKey, anAccount, type Service, sharedService } from '../../support/service.ts'
import { refusal } from '../../support/watchlist.ts'

let service: Service

test.before(async () => {
  service = await sharedService()
})
test.after.always(() => service?.close())

const read = (key: string) => service.call('GET /account/hearing-digest', { key })
const set = (key: string, at: unknown) => service.call('PUT /account/hearing-digest', { key, body: { at } })

test('GET /account/hearing-digest: 200 shows 21:00 until another time is set', async (t) => {
  const { key } = await anAccount(service.db)
  t.like(await read(key), { status: 200, body: { at: '21:00' } })
})

test('PUT /account/hearing-digest: 200 sets a time from 17:00 to 23:30, for this account alone, and the audit log has it', async (t) => {
  const { key } = await anAccount(service.db)
  const other = await anAccount(service.db)
  for (const at of ['17:00', '23:30']) {
    t.like(await set(key, at), { status: 200, body: { at } })
    t.like(await read(key), { body: { at } })
  }
  t.like(await read(other.key), { body: { at: '21:00' } })
  const { body } = await service.call('GET /account/audit', { key })
  const { entries } = body as { entries: { action: string; fields: { field: string }[] }[] }
  t.deepEqual(entries.filter(({ fields }) => fields.some(({ field }) => field === 'hearingDigestAt')).length, 2)
})

test('PUT /account/hearing-digest: 400 60001 for a time outside the evening', async (t) => {
  const { key } = await anAccount(service.db)
  for (const at of ['16:59', '23:31', '9pm', '21:60', '24:00', '', null]) {
    const { status, body } = await set(key, at)
    t.is(status, 400, String(at))
    t.like(refusal(body), { code: 60001 }, String(at))
  }
  t.like(await read(key), { body: { at: '21:00' } })
})

test('PUT /account/hearing-digest: 403 60403 for a key without account.admin', async (t) => {
  const account = await anAccount(service.db)
  const { key } = await aKey(service.db, { ...account, permissions: ['case.read', 'case.write'] })
  t.is((await set(key, '20:00')).status, 403)
  t.is((await read(key)).status, 403)
})
