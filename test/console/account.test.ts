import test from 'ava'
import { causeListsSchedule } from '../../workflows/hearings/cause-lists.messages.ts'
import { aFullAccount, type FullAccount } from '../support/full-account.ts'
import { linkAt } from '../support/orders.ts'
import { aKey, anAccount } from '../support/service.ts'
import { until } from '../support/until.ts'
import { anEntity } from '../support/watchlist.ts'
import { hearingsOf } from './court-hearings.ts'
import { actsLeft, go, startConsole, type TestConsole, takeScreenshots, textOf, visitorOf } from './support.ts'

let all: TestConsole
let owner: FullAccount

test.before(async () => {
  all = await startConsole({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', CAUSE_LISTS: 'on' })
  const { service } = all
  // Its runs would change the pages of the owner.
  await service.temporal.client.schedule.getHandle(causeListsSchedule(service.configuration.TASK_QUEUE_PREFIX)).pause()
  owner = await aFullAccount(service)
  await hearingsOf(service, owner)
})
test.after.always(() => all?.close())

test.serial(
  'an owner sees the coming hearings with court room and item, filters them, and opens the case',
  async (t) => {
    const tab = await all.signIn(owner.key)
    await tab.goto(`${all.url}/account/hearings`)
    t.regex(await textOf(tab), /listed\s+supplementary list 2\s+12\s+56\.10[\s\S]*Cause lists of the coming days/)
    await tab.select('select[name=state]', 'LISTED')
    await go(tab, () => tab.click('form.filter button'))
    t.is((await tab.$$('main a[href*="/account/cases/"]')).length, 1)
    await go(tab, () => tab.click('main a[href*="/account/cases/"]'))
    t.regex(await textOf(tab), /WP 840001\/2024[\s\S]*Hearings, latest day first[\s\S]*listed/)
  },
)

test.serial('an owner creates a key, which is shown once, and ends it by typing its name', async (t) => {
  const { key } = await anAccount(all.service.db)
  const tab = await all.signIn(key)
  await tab.goto(`${all.url}/account/keys`)
  await tab.click('details:has(form[action$="/account/keys"]) summary')
  await tab.type('form[action$="/account/keys"] input[name=name]', 'for the portal')
  await tab.click('input[value="case.read"]')
  await go(tab, () => tab.click('form[action$="/account/keys"] button'))
  const made = await tab.$eval('.secret', ({ textContent }) => textContent ?? '')
  t.is((await all.service.call('GET /watchlist/nothing', { key: made })).status, 404)
  t.is((await all.service.call('GET /account', { key: made })).status, 403)
  await tab.goto(`${all.url}/account/keys`)
  const row = 'tr:has(form input[value="for the portal"])'
  await tab.click(`${row} details:last-of-type summary`)
  await tab.type(`${row} input[name=typed]`, 'for the portal')
  await go(tab, () => tab.click(`${row} form[action$="/revoke"] button`))
  t.is((await all.service.call('GET /account', { key: made })).status, 401)
})

test.serial('an owner rotates a key: the new one is shown once, the old one ends', async (t) => {
  const { key, accountId, userId } = await anAccount(all.service.db)
  const old = await aKey(all.service.db, { accountId, userId })
  const tab = await all.signIn(key)
  await tab.goto(`${all.url}/account/keys`)
  const row = `tr:has(form[action$="/${old.keyId}/rotate"])`
  await tab.click(`${row} summary`)
  await tab.select(`${row} select`, '0')
  await go(tab, () => tab.click(`${row} form[action$="/rotate"] button`))
  const made = await tab.$eval('.secret', ({ textContent }) => textContent ?? '')
  t.is((await all.service.call('GET /account', { key: old.key })).status, 401)
  t.is((await all.service.call('GET /account', { key: made })).status, 200)
})

test.serial('a form that creates something does so once, though it is sent twice', async (t) => {
  const { key, accountId, userId } = await anAccount(all.service.db)
  const { keyId } = await aKey(all.service.db, { accountId, userId })
  const visitor = await visitorOf(all, key)
  const url = `${all.service.control.url}/webhooks/twice`
  const count = async (table: string) => {
    const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE account_id = :accountId`
    const [rows] = await all.service.db.sequelize.query(sql, { replacements: { accountId } })
    return Number((rows as { count: number }[])[0]?.count)
  }
  const forms: [page: string, path: string, fields: Record<string, string>, table: string][] = [
    ['keys', 'keys', { name: 'For the portal', permissions: 'case.read' }, 'api_keys'],
    ['keys', `keys/${keyId}/rotate`, { overlapHours: '24' }, 'api_keys'],
    ['webhooks', 'webhooks', { url, events: 'case.updated' }, 'webhook_endpoints'],
    ['notices', 'notices', { channel: 'CHAT', address: url, kinds: 'HEARING_DIGEST' }, 'notice_subscriptions'],
    ['people', 'users', { name: 'Anil Rane' }, 'users'],
    ['people', 'teams', { name: 'Recovery' }, 'teams'],
  ]
  for (const [page, path, fields, table] of forms) {
    const before = await count(table)
    const shown = await (await visitor.get(`/account/${page}`)).text()
    const [, form = ''] = shown.split(`action="/console/account/${path}"`)
    const [, once = ''] = /name="once" value="([^"]+)"/.exec(form.slice(0, form.indexOf('</form>'))) ?? []
    for (let sent = 0; sent < 2; sent++)
      t.true((await visitor.post(`/account/${path}`, { ...fields, ...(once && { once }) })).status < 400, path)
    t.is(await count(table), before + 1, path)
  }
})

test.serial('an owner creates users and a team, renames them, moves members, and removes them all', async (t) => {
  const { key, accountId } = await anAccount(all.service.db)
  const tab = await all.signIn(key)
  /** Opens the folded form, fills it in and sends it. */
  const send = async (action: string, name?: string) => {
    const form = `form[action$="${action}"]`
    await tab.click(`details:has(> ${form}) > summary, ${form} > details > summary`)
    if (name !== undefined) {
      await tab.$eval(`${form} input[name=name]`, (input) => input.setAttribute('value', ''))
      await tab.type(`${form} input[name=name]`, name)
    }
    await go(tab, () => tab.click(`${form} button`))
  }
  await tab.goto(`${all.url}/account/people`)
  await send('/account/users', 'Anil Rane')
  const userId = (await all.service.db.accounts.listUsers(accountId, { most: 10 })).at(-1)?.id ?? ''
  await send(`/${userId}/rename`, 'Anil K. Rane')
  await send('/account/teams', 'Recovery')
  t.regex(await textOf(tab), /Anil K\. Rane[\s\S]*Recovery/)
  await go(tab, () => tab.click('a[href*="/account/teams/"]'))
  await tab.select('select[name=userId]', userId)
  await go(tab, () => tab.click('form[action$="/members"] button'))
  t.is(await tab.$eval('form[action$="/members/remove"] input[name=userId]', ({ value }) => value), userId)
  await go(tab, () => tab.click('form[action$="/members/remove"] button'))
  t.regex(await textOf(tab), /Nobody is in this team/)
  const [, teamId = ''] = /teams\/(\w+)$/.exec(tab.url()) ?? []
  await send(`/${teamId}/rename`, 'Recovery North')
  t.regex(await textOf(tab), /Recovery North/)
  await send(`/${teamId}/remove`)
  await send(`/${userId}/remove`)
  const left = await textOf(tab)
  t.notRegex(left, /Recovery|Rane/)
  t.regex(left, /There is no team/)
})

test.serial(
  'an owner creates a webhook for one entity, whose secret is shown once, tests it and deletes it',
  async (t) => {
    const { key } = await anAccount(all.service.db)
    const tab = await all.signIn(key)
    await tab.goto(`${all.url}/account/webhooks`)
    const form = 'form[action$="/account/webhooks"]'
    await tab.click(`details:has(${form}) summary`)
    await tab.type(`${form} input[name=url]`, `${all.service.control.url}/webhooks/from-the-console`)
    await tab.click(`${form} input[value="case.updated"]`)
    const entityId = await anEntity(all.service, key)
    await tab.type(`${form} input[name=entityIds]`, ` ${entityId}`)
    await go(tab, () => tab.click(`${form} button`))
    t.regex(await tab.$eval('.secret', ({ textContent }) => textContent ?? ''), /^whsec_/)
    await go(tab, () => tab.click('main a[href*="/account/webhooks/"]'))
    t.notRegex(await textOf(tab), /case\.updated/)
    t.regex(await textOf(tab), new RegExp(`Only of these entities\\s*${entityId}`))
    await go(tab, () => tab.click('form[action$="/test"] button'))
    t.regex(await textOf(tab), /webhook\.test/)
    await tab.click('details:has(form[action$="/remove"]) summary')
    await go(tab, () => tab.click('form[action$="/remove"] button'))
    t.regex(await textOf(tab), /There is no webhook/)
  },
)

test.serial(
  'an owner subscribes to notices, sees next to the form why one is refused, and deletes a subscription',
  async (t) => {
    const { key } = await anAccount(all.service.db)
    const tab = await all.signIn(key)
    await tab.goto(`${all.url}/account/notices`)
    const form = 'form[action$="/account/notices"]'
    await tab.click(`details:has(${form}) summary`)
    await tab.type(`${form} input[name=address]`, 'asha@firm.example')
    await go(tab, () => tab.click(`${form} button`))
    t.is(await tab.$eval('.problem', ({ textContent }) => textContent), 'Channel: This installation sends no e-mail.')
    t.is(
      await tab.$eval(`${form} input[name=address]`, (field) => (field as HTMLInputElement).value),
      'asha@firm.example',
    )
    await tab.select(`${form} select[name=channel]`, 'CHAT')
    await tab.$eval(`${form} input[name=address]`, (field) => {
      ;(field as HTMLInputElement).value = ''
    })
    await tab.type(`${form} input[name=address]`, `${all.service.control.url}/webhooks/notices`)
    await go(tab, () => tab.click(`${form} button`))
    t.regex(await textOf(tab), /active/)
    await go(tab, () => tab.click('form[action$="/remove"] button'))
    t.regex(await textOf(tab), /There is no subscription/)
  },
)

test.serial('an owner cancels a running search', async (t) => {
  const { key } = await anAccount(all.service.db)
  const tab = await all.signIn(key)
  await all.service.control.fault('ecourtsindia', 'slow', 50, 60_000)
  t.teardown(() => all.service.control.release('ecourtsindia'))
  await all.service.call('POST /historical-search', { key, body: { name: 'Kaveri Logistics', mode: 'ASYNC' } })
  await tab.goto(`${all.url}/account/searches`)
  await go(tab, () => tab.click('form[action$="/cancel"] button'))
  t.regex(await textOf(tab), /cancelled/)
})

test.serial('an owner reads a summary sentence by sentence, with the page of each', async (t) => {
  const tab = await all.signIn(owner.key)
  await tab.type('input[name=q]', owner.searchId)
  await go(tab, () => tab.keyboard.press('Enter'))
  for (const sentence of await tab.$$('.said summary')) await sentence.click()
  await takeScreenshots(tab, 'lookup')
  const [link = ''] = await tab.$$eval('blockquote a', (links) => links.map((each) => each.getAttribute('href') ?? ''))
  const visitor = await visitorOf(all, owner.key)
  const url = (await visitor.get(link.slice('/console'.length))).headers.get('Location') ?? ''
  t.regex(url, /#page=\d+$/)
  t.is((await fetch(linkAt(all.service, url))).status, 200)
})

test.serial('an owner finds a delivery and sends it again', async (t) => {
  const tab = await all.signIn(owner.key)
  await tab.goto(`${all.url}/account/webhooks/${owner.webhookId}`)
  t.regex(await textOf(tab), /webhook\.test/)
  await go(tab, () => tab.click('form[action$="/replay"] button'))
  const { attempts = 0 } =
    (await until(
      () => all.service.db.webhookDeliveries.find(owner.deliveryId),
      (delivery) => (delivery?.attempts ?? 0) > 1,
    )) ?? {}
  t.true(attempts > 1)
})

test.serial('an owner downloads what the account was billed as CSV', async (t) => {
  const visitor = await visitorOf(all, owner.key)
  const file = await visitor.get('/account/usage.csv')
  t.is(file.headers.get('Content-Type'), 'text/csv; charset=utf-8')
  t.regex(await file.text(), /^entryId,created,product,units,billingKey,keyId\r\n\w+,/)
})

test.serial("every other act of an account's owner was performed in a browser", (t) => {
  t.deepEqual(actsLeft(all, 'account'), [])
})
