import test from 'ava'
import type { Page as Tab } from 'puppeteer'
import { aDiscovery, discover } from '../support/a-candidate.ts'
import { aKey, anAccount, type TestAccount } from '../support/service.ts'
import { until } from '../support/until.ts'
import { aCase, anEntity, aTeam } from '../support/watchlist.ts'
import { go, startConsole, type TestConsole, takeScreenshots, textOf, visitorOf } from './support.ts'

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

/** Signs in, and looks a case up: where the work on a case begins. */
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
  await tab.waitForFunction(() => document.body.innerText.includes('complete'))
  t.regex(await textOf(tab), /Added\s+1\s[\s\S]*2\s+birthDate: Must be a valid date/)
  await takeScreenshots(tab, 'owner-imported')
})

test.serial('looks a case up by keyboard, and is told the price before it is charged', async (t) => {
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
  const downloaded = tab.waitForResponse((response) => response.request().method() === 'POST')
  await keys.press('Enter')
  t.regex((await downloaded).headers().location ?? '', /documents\/files\//)
  t.is((await unitsOf(owner)).ORDER_DOWNLOADS, 1)
  t.log(`${keys.pressed} keystrokes`)
  t.true(keys.pressed <= MOST_KEYSTROKES)
})

test.serial('starts a summary by keyboard, and reads it when it is written', async (t) => {
  const { tab, keys } = await withLookup()
  await keys.press('m')
  await takeScreenshots(tab, 'owner-lookup')
  await keys.go('Enter')
  await tab.waitForSelector('#summary .said')
  t.regex(await textOf(tab), /risk[\s\S]*Order of/)
  t.log(`${keys.pressed} keystrokes`)
  t.true(keys.pressed <= MOST_KEYSTROKES)
})

test.serial('follows a looked-up case by keyboard, stops, and follows it again', async (t) => {
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
})
