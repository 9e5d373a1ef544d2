import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'ava'
import type { ElementHandle, Page as Tab } from 'puppeteer'
import { aDiscovery, discover } from '../support/a-candidate.ts'
import { aCourtCase } from '../support/a-court-case.ts'
import { aKey, anAccount, type TestAccount } from '../support/service.ts'
import { until } from '../support/until.ts'
import { aCase, anEntity, aTeam } from '../support/watchlist.ts'
import { actsLeft, go, startConsole, type TestConsole, takeScreenshots, textOf, visitorOf } from './support.ts'

/* The work of an account's owner, as a person at a keyboard does it. */

let all: TestConsole

test.before(async () => {
  all = await startConsole()
})
test.after.always(() => all?.close())

const MOST_KEYSTROKES = 5
const CNR = 'DLHC019000012024'

/** A keyboard that counts the keys pressed, without the text typed. */
class Keyboard {
  readonly #tab: Tab
  pressed = 0

  constructor(tab: Tab) {
    this.#tab = tab
  }

  /** Presses keys that stay on the page. */
  async press(...keys: string[]): Promise<void> {
    // Chromium drops keys that come before a page is painted, which is sooner than a person presses any.
    await this.#tab.waitForFunction(() => performance.getEntriesByType('paint').length > 0, { polling: 20 })
    for (const key of keys) {
      this.pressed += 1
      await this.#tab.keyboard.press(key as 'Enter')
    }
  }

  /** Presses keys, the last of which leads to another page. */
  async go(...keys: string[]): Promise<void> {
    await this.press(...keys.slice(0, -1))
    await go(this.#tab, () => this.press(...keys.slice(-1)))
  }

  type(text: string): Promise<void> {
    return this.#tab.keyboard.sendCharacter(text)
  }
}

interface Owner extends TestAccount {
  tab: Tab
  keys: Keyboard
}

async function anOwner(): Promise<Owner> {
  const account = await anAccount(all.service.db)
  const tab = await all.signIn(account.key)
  return { ...account, tab, keys: new Keyboard(tab) }
}

/** Signs in, and opens a new lookup, with which the work on a case begins. */
async function withLookup(): Promise<Owner> {
  const owner = await anOwner()
  const { searchId } = (
    await all.service.call('POST /case-lookup', {
      key: owner.key,
      body: { caseIdentifier: { courtType: 'HC', cnr: CNR } },
    })
  ).body as { searchId: string }
  await owner.tab.goto(`${all.url}/account/lookups/${searchId}`)
  return owner
}

async function withCandidates(): Promise<Owner & { ids: string[] }> {
  const owner = await anOwner()
  const entityId = await anEntity(all.service, owner.key)
  const ids = []
  for (let at = 0; at < 3; at++)
    ids.push(await discover(all.service, { ...owner, entityId }, aDiscovery(), 'HISTORICAL'))
  return { ...owner, ids }
}

async function unitsOf({ key }: TestAccount): Promise<Record<string, number>> {
  const { totals } = (await all.service.call('GET /account/usage', { key })).body as { totals: Record<string, number> }
  return totals
}

test.serial('adds a company by keyboard: N, its name, Enter', async (t) => {
  const { tab, keys } = await anOwner()
  await keys.go('n')
  await keys.type('Kaveri Logistics Limited')
  await takeScreenshots(tab, 'owner-add')
  await keys.go('Enter')
  t.regex(await textOf(tab), /Kaveri Logistics Limited[\s\S]*State\s+active/)
  t.log(`${keys.pressed} keystrokes`)
  t.true(keys.pressed <= MOST_KEYSTROKES)
})

test.serial('imports a list by keyboard, and names the row to correct', async (t) => {
  const { tab, keys } = await anOwner()
  await keys.go('i')
  await keys.type('name,entityType,birthDate\nKaveri Logistics Limited,BUSINESS,\nAnil Rane,PERSON,1980')
  await takeScreenshots(tab, 'owner-import')
  await keys.go('Tab', 'Enter')
  t.log(`${keys.pressed} keystrokes`)
  t.true(keys.pressed <= MOST_KEYSTROKES)
  await tab.waitForFunction(
    () => /imports\/\w+$/.test(location.pathname) && document.body.innerText.includes('complete'),
  )
  t.regex(await textOf(tab), /Added\s+1\s[\s\S]*3\s+Birth date: Must be a valid date/)
  await takeScreenshots(tab, 'owner-imported')
})

test.serial('makes a lookup by keyboard, after its price was shown', async (t) => {
  const owner = await anOwner()
  const { tab, keys } = owner
  await keys.press('/')
  await keys.type(CNR)
  await keys.go('Enter')
  t.regex(await textOf(tab), /HC DLHC019000012024\s+Costs 1 live case lookup/)
  t.is((await unitsOf(owner)).LIVE_CASE_LOOKUP, undefined)
  await takeScreenshots(tab, 'owner-look-up')
  await keys.go('Enter')
  t.regex(await textOf(tab), /Petitioner\s+Saffron Textiles Private Limited/)
  t.is((await unitsOf(owner)).LIVE_CASE_LOOKUP, 1)
  t.log(`${keys.pressed} keystrokes`)
  t.true(keys.pressed <= MOST_KEYSTROKES)
})

test.serial('downloads an order by keyboard, and is charged once', async (t) => {
  const owner = await withLookup()
  const { tab, keys } = owner
  await keys.press('d')
  t.regex(await textOf(tab), /Costs 1 order download/)
  await keys.go('Enter')
  await takeScreenshots(tab, 'owner-order')
  const opening = tab.evaluate(() => document.activeElement instanceof HTMLAnchorElement && document.activeElement.href)
  t.regex(String(await opening), /\/orders\/\w+$/)
  await keys.press('Enter')
  t.is((await unitsOf(owner)).ORDER_DOWNLOADS, 1)
  t.log(`${keys.pressed} keystrokes`)
  t.true(keys.pressed <= MOST_KEYSTROKES)
})

test.serial('starts a summary by keyboard, and reads it when it is written', async (t) => {
  const { tab, keys } = await withLookup()
  await keys.press('m')
  await takeScreenshots(tab, 'owner-lookup')
  await keys.go('Enter')
  t.regex(tab.url(), /summary=\w+/)
  await tab.waitForSelector('.said')
  await takeScreenshots(tab, 'owner-summary')
  t.regex(await textOf(tab), /risk[\s\S]*Order of/)
  t.log(`${keys.pressed} keystrokes`)
  t.true(keys.pressed <= MOST_KEYSTROKES)
})

test.serial('follows the case of a lookup by keyboard, stops, and follows it again', async (t) => {
  const { tab, keys, key } = await withLookup()
  await keys.go('b')
  t.regex(await textOf(tab), /State\s+followed/)
  const [, caseId = ''] = /cases\/(\w+)$/.exec(tab.url()) ?? []
  t.log(`follow: ${keys.pressed} keystroke`)
  await tab.goto(`${all.url}/account/watchlist`)
  const stopping = new Keyboard(tab)
  await stopping.press('/')
  await stopping.type(CNR)
  await stopping.go('Enter')
  await takeScreenshots(tab, 'owner-case')
  await stopping.press('t')
  await stopping.go('Enter')
  t.regex(await textOf(tab), /no longer followed/)
  t.log(`stop: ${stopping.pressed} keystrokes`)
  t.true(stopping.pressed <= MOST_KEYSTROKES)
  t.like((await all.service.call(`GET /watchlist/cases/${caseId}`, { key })).body, { status: 'ARCHIVED' })
  await new Keyboard(tab).go('b')
  t.regex(await textOf(tab), /State\s+followed/)
})

test.serial('approves and rejects candidates by keyboard, and leaves an unsure one waiting', async (t) => {
  const { tab, keys, ids, key } = await withCandidates()
  await keys.go('g', 'c')
  await takeScreenshots(tab, 'owner-candidates')
  await keys.go('s')
  await takeScreenshots(tab, 'owner-card')
  await keys.go('a')
  t.log(`approve: ${keys.pressed} keystrokes`)
  t.true(keys.pressed <= MOST_KEYSTROKES)
  t.regex(await textOf(tab), /Approved M\/S SAFFRON/)
  const rejecting = new Keyboard(tab)
  await rejecting.go('g', 'c')
  await rejecting.go('s')
  await rejecting.press('r')
  await takeScreenshots(tab, 'owner-reject')
  await rejecting.go('Enter')
  t.log(`reject: ${rejecting.pressed} keystrokes`)
  t.true(rejecting.pressed <= MOST_KEYSTROKES)
  t.true(tab.url().includes(`/candidates/${ids[2]}`))
  await new Keyboard(tab).go('u')
  t.regex(await textOf(tab), /Oldest first[\s\S]*SAFFRON/)
  const decided = await Promise.all(
    ids.map(async (id) => (await all.service.call(`GET /watchlist/candidates/${id}`, { key })).body),
  )
  t.deepEqual(
    decided.map((body) => (body as { customerDecision: string | null }).customerDecision),
    ['ADDED', 'DECLINED', null],
  )
})

test.serial('shares an entity with a team by keyboard, and pauses it', async (t) => {
  const { tab, keys, key, accountId, userId } = await anOwner()
  const teamId = await aTeam(all.service, accountId, [userId])
  const entityId = await anEntity(all.service, key, { name: 'Nilgiri Agro Foods Limited' })
  await keys.press('/')
  await keys.type('Nilgiri')
  await keys.go('Enter')
  await keys.press('s', 'Space')
  await takeScreenshots(tab, 'owner-sharing')
  await keys.go('Enter')
  t.log(`share: ${keys.pressed} keystrokes`)
  t.true(keys.pressed <= MOST_KEYSTROKES)
  const entity = await all.service.db.watchlistEntities.find(entityId)
  t.deepEqual(entity?.sharedWith, [{ type: 'team', id: teamId }])
  await tab.goto(`${all.url}/account/watchlist`)
  const pausing = new Keyboard(tab)
  await pausing.press('/')
  await pausing.type('Nilgiri')
  await pausing.go('Enter')
  await pausing.go('p')
  t.log(`pause: ${pausing.pressed} keystrokes`)
  t.regex(await textOf(tab), /State\s+paused/)
  await new Keyboard(tab).go('p')
  t.regex(await textOf(tab), /State\s+active/)
  await tab.click('details:has(form[action$="/archive"]) summary')
  await go(tab, () => tab.click('form[action$="/archive"] button'))
  t.regex(await textOf(tab), /State\s+archived/)
})

test.serial('a form that is sent twice is done and charged once', async (t) => {
  const account = await anAccount(all.service.db)
  const visitor = await visitorOf(all, account.key)
  const lookUp = async (once: string) => {
    const { status, headers } = await visitor.post('/account/lookups', { courtType: 'HC', cnr: CNR, once })
    return [status, headers.get('Location')?.split('?')[0]]
  }
  const first = await lookUp('first-form')
  t.is(first[0], 303)
  t.deepEqual(await lookUp('first-form'), first)
  t.is((await unitsOf(account)).LIVE_CASE_LOOKUP, 1)
  await lookUp('second-form')
  t.is((await unitsOf(account)).LIVE_CASE_LOOKUP, 2)
  const entity = { name: 'Kaveri Logistics Limited', entityType: 'BUSINESS', once: 'third-form' }
  const added = await Promise.all([1, 2].map(() => visitor.post('/account/watchlist/new', entity)))
  t.is(new Set(added.map(({ headers }) => headers.get('Location'))).size, 1)
})

test.serial('every form that costs money carries a key of its own', async (t) => {
  const { tab } = await withLookup()
  const once = await tab.$$eval(
    'form[action*="/orders/"] input[name=once], form[action$="/summary"] input[name=once]',
    (fields) => fields.map((each) => each.value),
  )
  t.is(once.length, 4)
  t.is(new Set(once).size, 4)
})

test.serial('a refused form says in one sentence what is wrong, and keeps what was typed', async (t) => {
  const { key } = await anAccount(all.service.db)
  const visitor = await visitorOf(all, key)
  const person = { name: 'Anil Rane', entityType: 'PERSON', birthDate: '1980' }
  const refused = await visitor.post('/account/watchlist/new', person)
  t.is(refused.status, 400)
  const page = await refused.text()
  t.regex(page, /role="alert"><bdi>Birth date: Must be a valid date in the format DD-MM-YYYY\.</)
  t.regex(page, /value="Anil Rane"[\s\S]*value="PERSON" selected[\s\S]*value="1980"/)
  const list = await (await visitor.post('/account/imports', { list: 'name,colour\nKaveri,red' })).text()
  t.regex(
    list,
    /role="alert"><bdi>Colour: Unknown column\. The columns are name, [^<]*<[\s\S]*name,colour\nKaveri,red<\/textarea>/,
  )
  const number = await (await visitor.get('/account/lookups/new?cnr=DLHC01')).text()
  t.regex(number, /role="alert"[\s\S]*value="DLHC01"/)
  t.notRegex(number, /Look it up/)
})

test.serial('imports a file without JavaScript', async (t) => {
  const { key } = await anAccount(all.service.db)
  const tab = await all.signIn(key, { hasScript: false })
  await tab.goto(`${all.url}/account/imports`)
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-'))
  const [good, old] = [join(folder, 'list.csv'), join(folder, 'list.xls')]
  await writeFile(good, 'name,entityType\nसैफ्रोन टेक्सटाइल्स,BUSINESS')
  await writeFile(old, Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  const send = async (file: string) => {
    const input = await tab.$('input[type=file]')
    await (input as ElementHandle<HTMLInputElement>).uploadFile(file)
    await go(tab, () => tab.click('form[enctype] button'))
  }
  await send(old)
  t.regex(await textOf(tab), /This is an \.xls workbook/)
  await tab.goto(`${all.url}/account/imports`)
  await send(good)
  await until(
    async () => {
      await tab.reload()
      return textOf(tab)
    },
    (text) => /Added\s+1/.test(text),
  )
  await rm(folder, { recursive: true })
  t.pass()
})

test.serial('a key is offered only what its permissions and its plan allow', async (t) => {
  const { accountId, userId, key } = await anAccount(all.service.db)
  const entityId = await anEntity(all.service, key)
  const permissions = ['account.admin', 'watchlist.read'] as const
  const reader = await visitorOf(
    all,
    (await aKey(all.service.db, { accountId, userId, permissions: [...permissions] })).key,
  )
  const bar = await (await reader.get('/account/watchlist')).text()
  t.regex(bar, /data-go="w"[\s\S]*data-go="c"/)
  t.notRegex(bar, /data-go="a"|data-go="h"|Add one|Import a list/)
  const entity = await (await reader.get(`/account/watchlist/${entityId}`)).text()
  t.notRegex(entity, /Pause|Sharing|Archive/)
  t.is((await reader.post(`/account/watchlist/${entityId}/pause`)).status, 403)
  const { key: bare } = await anAccount(all.service.db, { plan: { products: [] } })
  const none = await (await (await visitorOf(all, bare)).get('/account')).text()
  t.notRegex(none, /data-go="[wcaes]"/)
  t.regex(none, /data-go="u"[\s\S]*data-go="k"[\s\S]*data-go="p"/)
  const { key: reviewed } = await anAccount(all.service.db, { reviewer: 'OPERATOR' })
  t.notRegex(await (await (await visitorOf(all, reviewed)).get('/account')).text(), /data-go="c"/)
})

test.serial('relations of a case are followed and dismissed, and a case is refreshed and shared', async (t) => {
  const { key, accountId } = await anAccount(all.service.db)
  const caseId = await aCase(all.service, key, { caseIdentifier: { courtType: 'HC', cnr: CNR } })
  const teamId = await aTeam(all.service, accountId, [])
  const identifier = { courtType: 'HC' as const, cnr: CNR }
  const linkedCases = [
    { number: 'DLHC019000162024', relation: 'MAIN' as const },
    { number: 'DLHC019000132024', relation: 'LINKED' as const },
  ]
  const { db } = all.service
  const courtCase = aCourtCase({ identifier, linkedCases })
  await db.transaction((tx) =>
    db.trackedCases.learnFamily({ id: caseId, accountId, identifier, courtCase }, Date.now(), tx),
  )
  const tab = await all.signIn(key)
  await tab.goto(`${all.url}/account/cases/${caseId}`)
  await go(tab, () => tab.click('form[action*="/family/"][action$="/dismiss"] button'))
  await go(tab, () => tab.click('form[action*="/family/"][action$="/follow"] button'))
  const states = (await db.trackedCases.relationsOf(accountId, [caseId])).map(({ state }) => state)
  t.deepEqual(states.toSorted(), ['DISMISSED', 'FOLLOWED'])
  await new Keyboard(tab).go('f')
  t.regex(await textOf(tab), /Saffron Textiles/)
  await new Keyboard(tab).press('s', 'Space')
  await new Keyboard(tab).go('Enter')
  t.deepEqual((await db.trackedCases.find(caseId))?.sharedWith, [{ type: 'team', id: teamId }])
  await new Keyboard(tab).press('s')
  await tab.type('input[name=other]', 'nobody')
  await go(tab, () => tab.keyboard.press('Enter'))
  t.regex(await textOf(tab), /Type: Must be one of team, user\./)
  t.is(await tab.$eval('input[name=other]', ({ value }) => value), 'nobody')
})

test.serial('every act on the watchlist, candidates and cases was performed in a browser', (t) => {
  t.deepEqual(actsLeft(all, 'owner'), [])
})
