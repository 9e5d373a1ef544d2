import test from 'ava'
import { PERMISSIONS } from '../../../domain/account/permission.ts'
import { addDays, HOUR_MS, indianDay } from '../../../domain/dates.ts'
import { linkAt } from '../../support/orders.ts'
import { NO_ENTITY, NOT_SHARED, NOWHERE } from '../../support/refusals.ts'
import { aKey, anAccount, type Service, sharedService, type TestAccount } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { aCase, anEntity, aTeam, refusal } from '../../support/watchlist.ts'
import { withinAnHour } from '../../support/within-one-window.ts'

let service: Service

test.before(async () => {
  service = await sharedService([])
})
test.after.always(() => service?.close())

const DAY = addDays(indianDay(Date.now()), 10)
const NOTHING_THERE = { status: 404, body: { code: 60420 } }

interface Made {
  calendarId: string
  url: string
  [field: string]: unknown
}

/** Creates a calendar, by default of the caller's own shared cases. */
async function aCalendar(key: string, details: object = {}): Promise<Made> {
  const body = { name: 'Hearings', scope: { type: 'USER' }, ...details }
  const answer = await service.call('POST /watchlist/calendars', { key, body })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const made = answer.body as Made
  return { ...made, url: linkAt(service, made.url) }
}

function aCaseOn(key: string, name: string, details: object = {}): Promise<string> {
  const parties = { petitioner: name, respondent: 'Kaveri Logistics' }
  const snapshot = { nextHearingDate: DAY, court: 'High Court of Zanskar', caseNumber: `CS/${name}/2024`, parties }
  return aCase(service, key, { snapshot, ...details })
}

/** The names of the cases in a feed, in their order. */
async function feed(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text()
  return [...text.matchAll(/SUMMARY:CS\/(\w+)\//g)].map(([, name = '']) => name)
}

/** Returns a key of an account's user with all permissions except to administer it. */
async function plainKey(account: TestAccount): Promise<string> {
  const permissions = PERMISSIONS.filter((permission) => permission !== 'account.admin')
  return (await aKey(service.db, { ...account, permissions })).key
}

test('POST /watchlist/calendars: 200 shows the address once, and no table or later answer has it', async (t) => {
  const { key, userId } = await anAccount(service.db)
  const { calendarId, url, created, updated, ...calendar } = await aCalendar(key, {
    alarms: [{ daysBefore: 1, at: '18:30' }],
  })
  t.regex(url, /\/v1\/calendars\/cpc_\w{40,44}[.]ics$/)
  t.is(created, updated)
  t.deepEqual(calendar, {
    name: 'Hearings',
    scope: { type: 'USER', userId },
    detail: 'CASE_NUMBER',
    alarms: [{ daysBefore: 1, at: '18:30' }],
    links: false,
    userId,
    lastFetchedAt: null,
  })
  const token = /cpc_\w+/.exec(url)?.[0] ?? ''
  const { body } = await service.call(`GET /watchlist/calendars/${calendarId}`, { key })
  t.false(JSON.stringify(body).includes(token))
  const [rows] = await service.db.sequelize.query(`SELECT * FROM calendars WHERE id = '${calendarId}'`)
  t.false(JSON.stringify(rows).includes(token))
})

test('POST /watchlist/calendars: 400 60001 for settings that make no calendar', async (t) => {
  const { key } = await anAccount(service.db)
  const wrong = async (details: object) => {
    const body = { name: 'Hearings', scope: { type: 'ACCOUNT' }, ...details }
    return refusal((await service.call('POST /watchlist/calendars', { key, body })).body)
  }
  const alarm = { daysBefore: 0, at: '08:00' }
  t.deepEqual(await wrong({ name: ' ' }), { code: 60001, paths: ['name'] })
  t.deepEqual(await wrong({ detail: 'ALL' }), { code: 60001, paths: ['detail'] })
  t.deepEqual(await wrong({ alarms: [alarm, alarm, alarm] }), { code: 60001, paths: ['alarms'] })
  t.deepEqual(await wrong({ alarms: [{ ...alarm, at: '24:00' }] }), { code: 60001, paths: ['alarms.0.at'] })
  t.is((await wrong({ scope: { type: 'ENTITY' } })).code, 60001)
})

test('POST /watchlist/calendars: 400 60400 for an entity that does not exist', async (t) => {
  const { key } = await anAccount(service.db)
  const body = { name: 'Hearings', scope: { type: 'ENTITY', entityId: NOWHERE } }
  const answer = await service.call('POST /watchlist/calendars', { key, body })
  t.deepEqual([answer.status, answer.body], [400, NO_ENTITY])
})

test('POST /watchlist/calendars: 403 60302 for an entity that is not shared with the caller', async (t) => {
  const [owner, other] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const body = { name: 'Hearings', scope: { type: 'ENTITY', entityId: await anEntity(service, owner.key) } }
  const answer = await service.call('POST /watchlist/calendars', { key: other.key, body })
  t.deepEqual([answer.status, answer.body], [403, NOT_SHARED])
})

test('POST /watchlist/calendars: 404 60420 for a team or user of another account', async (t) => {
  const [owner, other] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const teamId = await aTeam(service, other.accountId, [])
  for (const scope of [
    { type: 'TEAM', teamId },
    { type: 'USER', userId: other.userId },
  ]) {
    const body = { name: 'Hearings', scope }
    t.like(await service.call('POST /watchlist/calendars', { key: owner.key, body }), NOTHING_THERE)
  }
})

test('a calendar of the account, of a team or of another user needs account.admin', async (t) => {
  const account = await anAccount(service.db)
  const key = await plainKey(account)
  const teamId = await aTeam(service, account.accountId, [account.userId])
  const userId = await service.db.accounts.createUser({ accountId: account.accountId, name: 'Other user' })
  for (const scope of [{ type: 'ACCOUNT' }, { type: 'TEAM', teamId }, { type: 'USER', userId }]) {
    const body = { name: 'Hearings', scope }
    const refused = await service.call('POST /watchlist/calendars', { key, body })
    t.like(refused, { status: 403, body: { code: 60301, details: { permission: 'account.admin' } } })
    t.is((await service.call('POST /watchlist/calendars', { key: account.key, body })).status, 200)
  }
  t.is(
    (await service.call('POST /watchlist/calendars', { key, body: { name: 'x', scope: { type: 'USER' } } })).status,
    200,
  )
})

test('POST /watchlist/calendars: 409 60445 for the 21st calendar of a user', async (t) => {
  const { key } = await anAccount(service.db)
  for (let n = 0; n < 20; n++) await aCalendar(key)
  const body = { name: 'Hearings', scope: { type: 'USER' } }
  const answer = await service.call('POST /watchlist/calendars', { key, body })
  t.like(answer, { status: 409, body: { code: 60445, details: { most: 20 } } })
})

test('GET /watchlist/calendars: 200 in pages, those of the caller, and for an administrator all of the account', async (t) => {
  const account = await anAccount(service.db)
  const userId = await service.db.accounts.createUser({ accountId: account.accountId, name: 'Other user' })
  const other = await plainKey({ ...account, userId })
  const [first, second] = [await aCalendar(account.key), await aCalendar(other)]
  const list = async (key: string, query = '') => {
    const { body } = await service.call(`GET /watchlist/calendars${query}`, { key })
    const { calendars, nextCursor } = body as { calendars: Made[]; nextCursor: string | null }
    return { ids: calendars.map(({ calendarId }) => calendarId), nextCursor }
  }
  t.deepEqual(await list(other), { ids: [second.calendarId], nextCursor: null })
  t.deepEqual((await list(account.key)).ids, [first.calendarId, second.calendarId])
  const page = await list(account.key, '?limit=1')
  t.deepEqual((await list(account.key, `?limit=1&cursor=${page.nextCursor}`)).ids, [second.calendarId])
  t.like(await service.call(`GET /watchlist/calendars/${first.calendarId}`, { key: other }), NOTHING_THERE)
})

test('GET /watchlist/calendars/:id: 200 with the instant of the last fetch', async (t) => {
  const { key } = await anAccount(service.db)
  const { calendarId, url } = await aCalendar(key)
  await fetch(url)
  const { status, body } = await service.call(`GET /watchlist/calendars/${calendarId}`, { key })
  t.is(status, 200)
  t.true(Number((body as { lastFetchedAt: number }).lastFetchedAt) > 0)
})

for (const request of ['GET', 'PUT', 'DELETE'])
  test(`${request} /watchlist/calendars/:id is 404 60420 for a calendar of another account, which stays as it is`, async (t) => {
    const [owner, other] = await Promise.all([anAccount(service.db), anAccount(service.db)])
    const { calendarId, url } = await aCalendar(owner.key)
    const body = request === 'PUT' ? { name: 'Mine' } : undefined
    t.like(await service.call(`${request} /watchlist/calendars/${calendarId}`, { key: other.key, body }), NOTHING_THERE)
    t.true((await (await fetch(url)).text()).includes('NAME:Hearings'))
  })

test('PUT /watchlist/calendars/:id: 200 changes what events say, at the same address, and is audited', async (t) => {
  const { key } = await anAccount(service.db)
  await aCaseOn(key, 'Saffron')
  const { calendarId, url } = await aCalendar(key, { scope: { type: 'ACCOUNT' } })
  const body = { name: 'Court', detail: 'MINIMAL', links: true }
  t.is((await service.call(`PUT /watchlist/calendars/${calendarId}`, { key, body })).status, 200)
  t.like((await service.call(`GET /watchlist/calendars/${calendarId}`, { key })).body, body)
  const text = await (await fetch(url)).text()
  t.true(text.includes('NAME:Court') && text.includes('SUMMARY:High Court of Zanskar'))
  t.false(text.includes('Saffron'))
  const audit = await service.call('GET /account/audit', { key })
  const { entries } = audit.body as { entries: { thingKind: string; action: string }[] }
  t.deepEqual(
    entries
      .filter(({ thingKind }) => thingKind === 'CALENDAR')
      .map(({ action }) => action)
      .toSorted(),
    ['CREATE', 'UPDATE'],
  )
})

test('DELETE /watchlist/calendars/:id: 200 ends it, and its address stops working', async (t) => {
  const { key } = await anAccount(service.db)
  const { calendarId, url } = await aCalendar(key)
  t.is((await service.call(`DELETE /watchlist/calendars/${calendarId}`, { key })).status, 200)
  const gone = await fetch(url)
  t.is(gone.status, 410)
  t.like(await gone.json(), { code: 60442, details: { label: 'CALENDAR_GONE' } })
  t.like(await service.call(`GET /watchlist/calendars/${calendarId}`, { key }), NOTHING_THERE)
})

test('POST /watchlist/calendars/:id/rotate: 200 returns a new address, and the old one works until the overlap is over', async (t) => {
  const { key } = await anAccount(service.db)
  const { calendarId, url: first } = await aCalendar(key)
  const rotate = async (overlapHours: number) => {
    const request = `POST /watchlist/calendars/${calendarId}/rotate`
    const { body } = await service.call(request, { key, body: { overlapHours } })
    const { url, previousUntil } = body as { url: string; previousUntil: number }
    return { url: linkAt(service, url), previousUntil }
  }
  const before = Date.now()
  const second = await rotate(2)
  t.true(second.previousUntil >= before + 2 * HOUR_MS && second.previousUntil <= Date.now() + 2 * HOUR_MS)
  t.deepEqual([(await fetch(first)).status, (await fetch(second.url)).status], [200, 200])
  const third = await rotate(0)
  t.deepEqual([(await fetch(second.url)).status, (await fetch(third.url)).status], [410, 200])
  t.is((await fetch(first)).status, 404)
})

test("a feed shows what its scope sees at the moment of each fetch, and no other user's cases", async (t) => {
  const [owner, guest] = await Promise.all([anAccount(service.db), anAccount(service.db)])
  const teamId = await aTeam(service, guest.accountId, [])
  const entityId = await anEntity(service, owner.key)
  const own = await aCaseOn(owner.key, 'Own', { watchlistEntityId: entityId })
  await aCaseOn(owner.key, 'ToUser', { sharedWith: [{ type: 'user', id: guest.userId }] })
  await aCaseOn(owner.key, 'ToTeam', { sharedWith: [{ type: 'team', id: teamId }] })
  await aCaseOn(guest.key, 'Guests')
  const ofOwner = await aCalendar(owner.key, { scope: { type: 'ACCOUNT' } })
  const ofEntity = await aCalendar(owner.key, { scope: { type: 'ENTITY', entityId } })
  const ofGuest = await aCalendar(guest.key, { scope: { type: 'ACCOUNT' } })
  const ofUser = await aCalendar(guest.key)
  const ofTeam = await aCalendar(guest.key, { scope: { type: 'TEAM', teamId } })
  t.deepEqual((await feed(ofOwner.url)).toSorted(), ['Own', 'ToTeam', 'ToUser'])
  t.deepEqual(await feed(ofEntity.url), ['Own'])
  t.deepEqual(await feed(ofGuest.url), ['Guests'])
  t.deepEqual(await feed(ofUser.url), ['ToUser'])
  t.deepEqual(await feed(ofTeam.url), ['ToTeam'])

  await service.db.sequelize.query(`INSERT INTO team_members VALUES ('${teamId}', '${guest.userId}')`)
  t.deepEqual((await feed(ofUser.url)).toSorted(), ['ToTeam', 'ToUser'])
  await service.call(`PUT /watchlist/cases/${own}`, { key: owner.key, body: { status: 'ARCHIVED' } })
  t.deepEqual(await feed(ofEntity.url), [])
  await service.call(`DELETE /account/teams/${teamId}`, { key: guest.key })
  t.is((await fetch(ofTeam.url)).status, 410)
  t.deepEqual(await feed(ofUser.url), ['ToUser'])
})

for (const [what, parties] of [
  ['looked up', { parties: { petitioner: 'Saffron Textiles', respondent: 'Kaveri Logistics' } }],
  ['found by a search', { petitioners: ['Saffron Textiles', 'Anil Rane'], respondents: ['Kaveri Logistics'] }],
] as const)
  test(`a calendar with the detail PARTIES names the first party of each side of a case that was ${what}`, async (t) => {
    const { key } = await anAccount(service.db)
    await aCase(service, key, { snapshot: { nextHearingDate: DAY, caseNumber: 'CS/12/2024', ...parties } })
    const { url } = await aCalendar(key, { scope: { type: 'ACCOUNT' }, detail: 'PARTIES' })
    const text = (await (await fetch(url)).text()).replaceAll('\r\n ', '')
    t.regex(text, /\r\nSUMMARY:.*Saffron Textiles.*Kaveri Logistics/)
    t.false(text.includes('Anil Rane'))
  })

test('a feed ends with its user', async (t) => {
  const account = await anAccount(service.db)
  const userId = await service.db.accounts.createUser({ accountId: account.accountId, name: 'Other user' })
  const { url } = await aCalendar(account.key, { scope: { type: 'USER', userId } })
  t.is((await fetch(url)).status, 200)
  await service.call(`DELETE /account/users/${userId}`, { key: account.key })
  t.is((await fetch(url)).status, 410)
})

test('a feed is answered as calendars need it: private, with a strong ETag, whatever they accept, and 304 while nothing changed', async (t) => {
  const { key } = await anAccount(service.db)
  await aCaseOn(key, 'Saffron')
  const { url } = await aCalendar(key, { scope: { type: 'ACCOUNT' } })
  const first = await fetch(url, { headers: { Accept: 'image/png' } })
  t.is(first.status, 200)
  t.like(Object.fromEntries(first.headers), {
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  })
  const etag = first.headers.get('etag') ?? ''
  t.regex(etag, /^"[\w-]{43}"$/)
  // Without the second header this client asks for a fresh answer.
  const headers = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' }
  const same = await fetch(url, { headers })
  t.deepEqual([same.status, await same.text(), same.headers.get('etag')], [304, '', etag])
  const head = await fetch(url, { method: 'HEAD' })
  t.deepEqual([head.status, head.headers.get('etag'), await head.text()], [200, etag, ''])
  t.is(head.headers.get('content-length'), String(Buffer.byteLength(await first.text())))
  await aCaseOn(key, 'Another')
  t.is((await fetch(url, { headers })).status, 200)
})

test('an unknown address is 404 60420 and counts for its sender, and a feed is fetched at most 60 times an hour', async (t) => {
  const { key } = await anAccount(service.db)
  for (const token of [`cpc_${'1'.repeat(43)}`, 'cpc_x', 'x']) {
    const answer = await fetch(`${service.api.baseUrl}/calendars/${token}.ics`)
    t.is(answer.status, 404)
    t.like(await answer.json(), { code: 60420 })
    t.truthy(answer.headers.get('x-ratelimit-remaining'))
  }
  const { calendarId, url } = await aCalendar(key)
  const useUp = (hour: number) =>
    service.db.sequelize.query(`UPDATE calendars SET fetched_hour = ${hour}, fetches = 60 WHERE id = '${calendarId}'`)
  const [hour, refused] = await withinAnHour(async () => {
    const hour = Math.floor(Date.now() / HOUR_MS)
    await useUp(hour)
    return [hour, await fetch(url)] as const
  })
  t.is(refused.status, 429)
  t.like(await refused.json(), { code: 61457 })
  t.true(Number(refused.headers.get('retry-after')) <= 3_600)
  await useUp(hour - 1)
  t.is((await fetch(url)).status, 200)
})

test('a feed whose account no longer has the watchlist is 403 61470', async (t) => {
  const { key, accountId } = await anAccount(service.db)
  const { url } = await aCalendar(key)
  const plan = await service.db.accounts.findPlanOf(accountId)
  if (!plan) return t.fail('no plan')
  await service.db.accounts.changePlan(plan.id, { ...plan, products: [] })
  t.is((await fetch(url)).status, 403)
})

test('a fetch of a feed with parties is logged for each case in it, and not when nothing was sent', async (t) => {
  const { key } = await anAccount(service.db)
  const caseId = await aCaseOn(key, 'Saffron')
  const { calendarId, url } = await aCalendar(key, { scope: { type: 'ACCOUNT' }, detail: 'PARTIES' })
  const response = await fetch(url)
  t.true((await response.text()).includes('SUMMARY:Saffron v. Kaveri Logistics'))
  const headers = { 'If-None-Match': response.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' }
  t.is((await fetch(url, { headers })).status, 304)
  const noted = () => service.db.accessLog.list({ actorId: calendarId, most: 10 })
  const entries = await until(noted, (all) => all.length > 0)
  t.is(entries.length, 1)
  t.like(entries[0], { actorType: 'LINK', route: 'GET /calendars/:token.ics' })
  t.true(JSON.stringify(entries[0]).includes(caseId))
})

test('calendars that ended are deleted after their time, and no others', async (t) => {
  const { key } = await anAccount(service.db)
  const [ended, live] = [await aCalendar(key), await aCalendar(key)]
  await service.call(`DELETE /watchlist/calendars/${ended.calendarId}`, { key })
  await service.db.sequelize.query(`UPDATE calendars SET revoked_at = 1000 WHERE id = '${ended.calendarId}'`)
  t.is(await service.db.agedRecords.deletePortion('calendars', 2_000), 1)
  t.deepEqual([(await fetch(ended.url)).status, (await fetch(live.url)).status], [404, 200])
})
