import { createHash } from 'node:crypto'
import test from 'ava'
import { IDLE_MS } from '../../db/account/console-sessions.ts'
import { aCandidate } from '../support/a-candidate.ts'
import { withinAMinute } from '../support/within-one-window.ts'
import { consoleAt, openApi, startConsole, type TestConsole, textOf, visitorOf } from './support.ts'

let all: TestConsole

test.before(async () => {
  all = await startConsole()
})
test.after.always(() => all?.close())

const operatorKey = (name: string) => all.service.db.operatorKeys.issue(name)
const statusOf = async (id: string) => (await all.service.db.caseCandidates.find(id))?.status

test.serial('a session ends at once when its key is revoked, and by signing out', async (t) => {
  const key = await operatorKey('Asha Menon')
  const page = await all.signIn(key)
  const { id = '' } = (await all.service.db.operatorKeys.find(createHash('sha256').update(key).digest())) ?? {}
  await all.service.db.operatorKeys.revoke(id)
  await page.reload()
  t.regex(await textOf(page), /Sign in to the console/)
  const visitor = await visitorOf(all, await operatorKey('Meera Nair'))
  t.is((await visitor.post('/sign-out')).status, 303)
  t.regex(await (await visitor.get('/review')).text(), /Sign in to the console/)
})

test.serial('signing out works behind a balancer that ends TLS', async (t) => {
  const api = await openApi(all.service, { PUBLIC_URL: 'https://courts.example/v1', PORT: 0 })
  t.teardown(() => api.close())
  const visitor = await visitorOf({ url: consoleAt(api) }, await operatorKey('Meera Nair'))
  const left = await visitor.post('/sign-out')
  t.is(left.status, 303)
  t.regex(left.headers.get('Set-Cookie') ?? '', /^__Host-courtpulse=; .*; secure/i)
  t.regex(await (await visitor.get('/review')).text(), /Sign in to the console/)
})

test.serial(
  'a session ends after 30 minutes without use and after 12 hours, and a key has at most five sessions',
  async (t) => {
    const { consoleSessions } = all.service.db
    const key = { kind: 'operator' as const, hash: createHash('sha256').update('a key').digest() }
    const hashes = Array.from({ length: 6 }, (_, at) => createHash('sha256').update(`session ${at}`).digest())
    const [oldest, , , , , newest] = hashes
    if (!oldest || !newest) throw new Error('there are six')
    const start = Date.now()
    for (const [at, hash] of hashes.entries()) await consoleSessions.open(hash, key, start + at)
    t.is(await consoleSessions.find(oldest, start + 10), undefined)
    t.deepEqual(await consoleSessions.find(newest, start + IDLE_MS), key)
    t.is(await consoleSessions.find(newest, start + 2 * IDLE_MS + 10), undefined)
    for (let now = start + IDLE_MS; now < start + 24 * IDLE_MS; now += IDLE_MS / 2)
      await consoleSessions.find(newest, now)
    t.is(await consoleSessions.find(newest, start + 24 * IDLE_MS + 10), undefined)
    const polled = createHash('sha256').update('a page that asks by itself').digest()
    const another = { ...key, hash: createHash('sha256').update('another key').digest() }
    await consoleSessions.open(polled, another, start)
    t.deepEqual(await consoleSessions.find(polled, start + IDLE_MS - 10, false), another)
    t.is(await consoleSessions.find(polled, start + IDLE_MS + 10), undefined)
  },
)

test.serial('a form without the token of its session, or from another site, does nothing', async (t) => {
  const { candidateId } = await aCandidate(all.service)
  const visitor = await visitorOf(all, await operatorKey('Asha Menon'))
  const other = await visitorOf(all, await operatorKey('Meera Nair'))
  const [, stolen = ''] = /name="token" value="([^"]+)"/.exec(await (await other.get('/help')).text()) ?? []
  const path = `/candidates/${candidateId}/approve`
  const refused = await Promise.all([
    visitor.post(path, { token: '' }),
    visitor.post(path, { token: stolen }),
    visitor.post(path, {}, { 'Sec-Fetch-Site': 'cross-site' }),
    visitor.post(path, {}, { Origin: 'https://elsewhere.example' }),
    visitor.post(path, {}, {}),
  ])
  t.deepEqual(
    refused.map(({ status }) => status),
    [403, 403, 403, 403, 403],
  )
  t.is(await statusOf(candidateId), 'PENDING_REVIEW')
})

test.serial(
  'a form sent after its session has ended does nothing, shows the input, and leads back to its page by the sign-in',
  async (t) => {
    const { candidateId } = await aCandidate(all.service)
    const visitor = await visitorOf(all, await operatorKey('Asha Menon'))
    await visitor.post('/sign-out')
    const form = { token: 'of-the-form', note: 'the seat is in <another> state' }
    const send = (site: string) =>
      visitor.post(`/candidates/${candidateId}/reject`, form, {
        'Sec-Fetch-Site': site,
        Referer: `${all.url}/candidates/${candidateId}?queue=all`,
      })
    const answer = await send('same-origin')
    const page = await answer.text()
    t.is(answer.status, 401)
    t.regex(page, /Your session has ended\. Nothing was done\./)
    t.regex(page, /the seat is in &lt;another&gt; state/)
    t.true(page.includes(`name="goOn" value="/console/candidates/${candidateId}?queue=all"`))
    t.notRegex(page, /of-the-form/)
    t.is(await statusOf(candidateId), 'PENDING_REVIEW')
    t.is((await send('cross-site')).status, 403)
  },
)

test.serial('the eleventh sign-in attempt within a minute is refused, and a long text is not checked', async (t) => {
  const statuses = await withinAMinute(async (before) => {
    const tryKey = (key: string) =>
      fetch(`${all.url}/sign-in`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `198.51.100.${7 + before}` },
        body: new URLSearchParams({ key }),
      })
    const answered: number[] = []
    for (let at = 0; at < 11; at++) answered.push((await tryKey(at === 0 ? 'x'.repeat(5_000) : 'wrong')).status)
    return answered
  })
  t.deepEqual(statuses, [...Array.from({ length: 10 }, () => 401), 429])
})
