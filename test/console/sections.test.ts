import { readFileSync } from 'node:fs'
import test from 'ava'
import type { Page as Tab } from 'puppeteer'
import { PAGES } from '../../console/routes.ts'
import { addDays, indianDay } from '../../domain/dates.ts'
import { NO_DETAILS } from '../../domain/hearings/listing-details.ts'
import { causeListsSchedule } from '../../workflows/hearings/cause-lists.messages.ts'
import { aCandidate, aDiscovery } from '../support/a-candidate.ts'
import { openPage } from '../support/browser.ts'
import { aFullAccount, type FullAccount } from '../support/full-account.ts'
import { download, linkAt, lookUp } from '../support/orders.ts'
import { NOWHERE } from '../support/refusals.ts'
import { aKey, anAccount } from '../support/service.ts'
import { summaryOf } from '../support/summaries.ts'
import { until } from '../support/until.ts'
import { aCase, anEntity } from '../support/watchlist.ts'
import { actsLeft, go, SIZES, startConsole, type TestConsole, takeScreenshots, textOf, visitorOf } from './support.ts'

/* Every page of the console, by its list of routes, each with content. */

let all: TestConsole
let operator: string
let owner: FullAccount
let reviewed: { caseId: string; candidateId: string; planId: string }

test.before(async () => {
  all = await startConsole({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', CAUSE_LISTS: 'on' })
  const { service } = all
  // Its runs would change the pages of the owner.
  await service.temporal.client.schedule.getHandle(causeListsSchedule(service.configuration.TASK_QUEUE_PREFIX)).pause()
  operator = await service.db.operatorKeys.issue('Asha Menon')
  owner = await aFullAccount(service)
  await hearingsOf(owner)
  const { key } = await anAccount(service.db, { reviewer: 'OPERATOR' })
  await aCase(service, key, { snapshot: { court: 'High Court of Delhi' } })
  // A card with a lookup and its summary, in a separate account, because the owner tracks the case already.
  const summarised = await aCandidate(service, { discovery: aDiscovery({ cnr: 'DLHC019000012024' }) })
  await summaryOf(service, summarised.key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const { planId } = await service.db.accounts.get(owner.accountId)
  reviewed = { caseId: owner.caseId, candidateId: summarised.candidateId, planId }
  // Entities for the watchlist, with long Indian names.
  const names = ['Kaveri Logistics Limited', 'सैफ्रोन टेक्सटाइल्स प्राइवेट लिमिटेड', `Nilgiri ${'Agro '.repeat(48)}Ltd`]
  for (const [at, name] of names.entries()) {
    const watchlistEntityId = await anEntity(service, owner.key, { name })
    for (const riskLevel of ['VERY_HIGH', 'HIGH', 'MODERATE', 'LOW'].slice(at))
      await aCase(service, owner.key, { watchlistEntityId, snapshot: { riskLevel } })
  }
  const { searchId, orders } = await lookUp(service, owner.key, { courtType: 'HC', cnr: 'DLHC019000132024' })
  void download(service, owner.key, searchId, orders[0]?.orderId)
  await until(
    () => service.db.challenges.listOpen({ most: 1 }),
    (open) => open.length > 0,
  )
})
test.after.always(() => all?.close())

/** Tomorrow, for which the owner has a listed and an unlisted hearing, at a court whose lists are read. */
const TOMORROW = addDays(indianDay(Date.now()), 1)
const COURT = 'HC-HCMA01'

async function hearingsOf({ key, accountId }: FullAccount): Promise<void> {
  const { db } = all.service
  const at = Date.now()
  for (const registrationNumber of ['840001/2024', '840002/2024']) {
    const caseIdentifier = { courtType: 'HC', establishmentCode: 'HCMA01', caseType: 'WP', registrationNumber }
    const snapshot = { nextHearingDate: TOMORROW, court: 'Madras High Court', riskLevel: 'LOW' }
    const id = await aCase(all.service, key, { caseIdentifier, snapshot })
    if (registrationNumber.startsWith('840002')) continue
    const bench = "HON'BLE THE CHIEF JUSTICE"
    const row = { ...NO_DETAILS, item: '56.10', courtRoom: '12', bench, stage: 'सुनवाई हेतु', slot: 'a' }
    const sighting = { ...row, listKind: 'SUPPLEMENTARY', listNumber: 2, takesOff: false } as const
    const tracked = { id, accountId, courtType: 'HC' } as const
    await db.transaction((tx) =>
      db.hearings.followLists(tracked, TOMORROW, { sightings: [sighting], isReadInFull: true }, at, tx),
    )
  }
  await db.lists.openDay(COURT, TOMORROW, at)
  const value = [
    { slot: 'a', kind: 'DAILY', number: null, bench: null } as const,
    { slot: 'b', kind: 'SUPPLEMENTARY', number: 2, bench: null } as const,
  ]
  await db.transaction((tx) => db.lists.recordIndex(COURT, TOMORROW, { kind: 'found', value }, at, tx))
  await db.lists.recordPoll(COURT, TOMORROW, { at, watchVersion: 'v' }, at)
}

const AXE = readFileSync(new URL('axe.min.js', import.meta.resolve('axe-core')), 'utf8')
const MAX_PAGE_BYTES = 150_000
const MAX_FIRST_VISIT_BYTES = 90_000
/** The pages with content of their own; the others are files, or lead to one. */
const SHOWN = PAGES.filter(({ method, path }) => method === 'GET' && !/csv|download|\/orders\/|\/next$/.test(path))
/** A screen of 640 pixels at 200 % leaves 320 for the page. */
const NARROW = { width: 320, height: 640 }
const TABLET = { width: 768, height: 1024 }

/** Returns the address of a page for the records of an account. */
function pathOf(path: string, ids: Partial<FullAccount> & { planId?: string }): string {
  const byPlace: [start: string, id: string | undefined][] = [
    ['/candidates/', ids.candidateId],
    ['/cases/', ids.caseId],
    ['/erasures/', ids.erasureId],
    ['/plans/', ids.planId],
    ['/account/imports/', ids.importId],
    ['/account/candidates/', ids.candidateId],
    ['/account/lookups/', ids.searchId],
    ['/account/cases/', ids.caseId],
    ['/accounts/', ids.accountId],
    ['/account/watchlist/', ids.entityId],
    ['/account/searches/', ids.historicalId],
    ['/account/keys/', ids.otherKeyId],
    ['/account/users/', ids.otherUserId],
    ['/account/teams/', ids.teamId],
    ['/account/webhooks/', ids.webhookId],
  ]
  const inPath = { deliveryId: ids.deliveryId, orderId: ids.orderId, relationId: ids.relationId }
  const named = path.replaceAll(
    /:(deliveryId|orderId|relationId)/g,
    (_, name: keyof typeof inPath) => inPath[name] ?? NOWHERE,
  )
  return named.replaceAll(/:\w+/g, (parameter) => {
    const [, id] = byPlace.find(([start]) => path.startsWith(`${start}${parameter}`)) ?? []
    return id ?? NOWHERE
  })
}

/** Returns the barriers that axe-core finds. */
async function barriersOn(tab: Tab): Promise<string[]> {
  await tab.evaluate(AXE)
  return tab.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }
    interface Violation {
      id: string
      impact: string
      nodes: { html: string }[]
    }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

/** Returns the first stop of the Tab key: the reading order, and a visible focus. */
async function firstStop(tab: Tab) {
  await tab.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await tab.keyboard.press('Tab')
  return tab.evaluate(() => {
    const stop = document.activeElement
    return {
      text: stop?.textContent,
      isSeen: stop !== null && getComputedStyle(stop).outlineStyle !== 'none' && stop.getBoundingClientRect().left >= 0,
      hasOrderOfItsOwn: document.querySelector('[tabindex]:not([tabindex="0"])') !== null,
    }
  })
}

for (const audience of ['operator', 'account'] as const)
  test.serial(
    `every page of an ${audience} has no barrier in light and dark, no sideways scroll, and at most 150 KB`,
    async (t) => {
      const tab = await all.signIn(audience === 'operator' ? operator : owner.key)
      let heaviest = { path: '', bytes: 0 }
      const shown = SHOWN.filter((page) => page.audience === audience)
      for (const { path } of shown) {
        const address = pathOf(path, audience === 'operator' ? { ...owner, ...reviewed } : owner)
        await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }])
        await tab.setViewport(SIZES.wide)
        const response = await tab.goto(`${all.url}${address}`)
        t.is(response?.status(), 200, path)
        const bytes = (await response?.buffer())?.length ?? 0
        t.true(bytes > 0 && bytes <= MAX_PAGE_BYTES, `${path}: ${bytes} bytes`)
        if (bytes > heaviest.bytes) heaviest = { path, bytes }
        t.deepEqual(await barriersOn(tab), [], path)
        await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
        t.deepEqual(await barriersOn(tab), [], `${path} in the dark`)
        for (const size of [NARROW, SIZES.phone, SIZES.zoomed, TABLET, SIZES.wide]) {
          await tab.setViewport(size)
          const width = await tab.evaluate(() => document.documentElement.scrollWidth)
          t.true(width <= size.width, `${path} is ${width} wide on ${size.width}`)
        }
        await takeScreenshots(tab, `${audience}${path.replaceAll(/[/:]+/g, '-')}`)
        // A page that is a form to fill in begins in its first field.
        if (await tab.$('[autofocus]'))
          t.true(await tab.evaluate(() => document.activeElement?.hasAttribute('autofocus')), path)
        else
          t.deepEqual(
            await firstStop(tab),
            { text: 'Skip to the content', isSeen: true, hasOrderOfItsOwn: false },
            path,
          )
      }
      t.log(`${shown.length} pages, the heaviest ${heaviest.path} with ${(heaviest.bytes / 1000).toFixed(0)} KB`)
      t.deepEqual(all.complaints, [])
    },
  )

test.serial('a first visit loads at most 90 KB, all from this origin', async (t) => {
  const context = await all.browser.createBrowserContext()
  const tab = await openPage(context)
  await tab.goto(all.url, { waitUntil: 'networkidle0' })
  const loaded = await tab.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, transferSize } = entry as PerformanceResourceTiming
      return { name, transferSize }
    }),
  )
  const bytes = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0)
  t.log(`${loaded.length} files, ${(bytes / 1000).toFixed(1)} KB`)
  t.true(bytes > 0 && bytes <= MAX_FIRST_VISIT_BYTES)
  t.true(loaded.every(({ name }) => name.startsWith(new URL(all.url).origin)))
  await context.close()
})

test.serial('every page of an empty account says what could be there', async (t) => {
  const { key } = await anAccount(all.service.db)
  const visitor = await visitorOf(all, key)
  for (const page of SHOWN.filter(({ audience, path }) => audience === 'account' && !path.includes(':')))
    t.is((await visitor.get(page.path)).status, 200, page.path)
  const tab = await all.signIn(key)
  await takeScreenshots(tab, 'empty-usage')
  await tab.goto(`${all.url}/account/watchlist`)
  await takeScreenshots(tab, 'empty-watchlist')
})

test.serial('no form of the console changes a record of another account', async (t) => {
  const stranger = await visitorOf(all, (await anAccount(all.service.db)).key)
  const stateOf = async () => {
    const visitor = await visitorOf(all, owner.key)
    const pages = SHOWN.filter(({ audience }) => audience === 'account')
    const texts = await Promise.all(pages.map(async ({ path }) => (await visitor.get(pathOf(path, owner))).text()))
    return texts.map((text) => text.replaceAll(/name="(?:token|once)" value="[^"]+"|<time.*?<\/time>/g, ''))
  }
  const before = await stateOf()
  const acts = PAGES.filter(({ method, path }) => method === 'POST' && path.includes(':'))
  const fields = {
    name: 'Taken over',
    typed: 'Taken over',
    userId: owner.otherUserId,
    overlapHours: '0',
    reason: 'taken',
  }
  for (const { path } of acts) {
    const { status } = await stranger.post(pathOf(path, owner), fields)
    t.true(status >= 400 && status < 500, `${path}: ${status}`)
  }
  t.true(acts.length > 15)
  t.deepEqual(await stateOf(), before)
})

test.serial('an operator without a role learns which permission a section needs, and has no link to it', async (t) => {
  const key = await all.service.db.operatorKeys.issue('Meera Nair', { roles: ['challenges'] })
  const tab = await all.signIn(key)
  t.regex(await textOf(tab), /Captchas/)
  t.notRegex(await textOf(tab), /Accounts/)
  await tab.goto(`${all.url}/accounts`)
  t.regex(await textOf(tab), /backoffice\.accounts/)
})

test.serial(
  'only one of two operators reads a captcha, the other takes it over knowingly, and the court gets the answer',
  async (t) => {
    const asha = await all.signIn(operator)
    const meera = await all.signIn(await all.service.db.operatorKeys.issue('Meera Nair'))
    await asha.goto(`${all.url}/captchas`)
    await go(asha, () => asha.keyboard.press('s'))
    t.regex(await textOf(asha), /What do you read\?/)
    await takeScreenshots(asha, 'captcha')
    await meera.goto(`${all.url}/captchas`)
    t.notRegex(await textOf(meera), /What do you read\?/)
    t.regex(await textOf(meera), /Asha Menon,\s+until/)
    await takeScreenshots(meera, 'captcha-of-another')
    await go(meera, () => meera.click('form[action$="/take-over"] button'))
    await asha.type('input[name=answer]', 'wrong')
    await go(asha, () => asha.keyboard.press('Enter'))
    t.regex(await textOf(asha), /Somebody else reads that captcha now/)
    const shown = (await (await fetch(`${all.service.control.url}/control/challenges`)).json()) as {
      challenges: { answer: string }[]
    }
    await meera.type('input[name=answer]', shown.challenges[0]?.answer ?? '')
    const seen = await asha.waitForSelector('#waiting')
    await go(meera, () => meera.keyboard.press('Enter'))
    t.regex(await textOf(meera), /passed on to the court/)
    // Both pages update by themselves.
    for (const tab of [meera, asha])
      await tab.waitForFunction(() => /answered\s+The court took it\.\s+Meera Nair/.test(document.body.innerText))
    t.true(await seen?.evaluate((part) => part.isConnected))
    t.regex(await textOf(meera), /passed on to the court\. The court took it/)
  },
)

test.serial('an operator pauses and resumes a source with a reason', async (t) => {
  const tab = await all.signIn(operator)
  await tab.goto(`${all.url}/sources`)
  const row = 'tr:has(input[value="attestr"])'
  await tab.click(`${row} summary`)
  await tab.type(`${row} input[name=reason]`, 'an <outage>')
  await go(tab, () => tab.click(`${row} button`))
  t.regex(await textOf(tab), /paused\s+an <outage>/)
  await tab.click(`${row} summary`)
  await tab.type(`${row} input[name=reason]`, 'it is over')
  await go(tab, () => tab.click(`${row} button`))
  t.deepEqual(await all.service.db.sourcePauses.list(), [])
})

test.serial('an operator sees the awaited lists and polls one now', async (t) => {
  const tab = await all.signIn(operator)
  await tab.goto(`${all.url}/lists?day=${TOMORROW}`)
  t.regex(await textOf(tab), /Madras High Court[\s\S]*not read in full/)
  const looks = async () => (await all.service.db.lists.awaited(TOMORROW, Date.now()))[0]?.looks ?? 0
  const before = await looks()
  await go(tab, () => tab.click(`form[action$="/lists/${COURT}/${TOMORROW}/look"] button`))
  t.regex(await textOf(tab), /A look was requested/)
  t.true((await until(looks, (now) => now > before)) > before)
})

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

test.serial('an erasure counts first, and erases only what is typed again', async (t) => {
  const { key, accountId } = await anAccount(all.service.db)
  const entityId = await anEntity(all.service, key)
  await all.service.temporal.client.workflow.getHandle(`entity-onboarding/${entityId}`).result()
  const tab = await all.signIn(operator)
  await tab.goto(`${all.url}/erasures`)
  await tab.select('select[name=kind]', 'ENTITY')
  await tab.type('input[name=accountId]', accountId)
  await tab.type('input[name=id]', entityId)
  await go(tab, () => tab.click('form[action$="/erasures"] button'))
  const [, erasureId = ''] = /erasures\/(\w+)$/.exec(tab.url()) ?? []
  await all.service.temporal.client.workflow.getHandle(`erasure/${erasureId}`).result()
  await tab.reload()
  await takeScreenshots(tab, 'erasure-counted')
  await tab.type('input[name=typed]', 'another')
  await go(tab, () => tab.click('form[action$="/erase"] button'))
  t.regex(await textOf(tab), /Nothing was erased[\s\S]*What you sent[\s\S]*another/)
  t.truthy(await all.service.db.watchlistEntities.find(entityId))
  await tab.goto(`${all.url}/erasures/${erasureId}`)
  await tab.type('input[name=typed]', entityId)
  await go(tab, () => tab.click('form[action$="/erase"] button'))
  const [, secondId = ''] = /erasures\/(\w+)$/.exec(tab.url()) ?? []
  await all.service.temporal.client.workflow.getHandle(`erasure/${secondId}`).result()
  await tab.reload()
  t.regex(await textOf(tab), /Nothing was found afterwards/)
  t.is(await all.service.db.watchlistEntities.find(entityId), undefined)
})

test.serial('an account is changed only after the change was shown', async (t) => {
  const { accountId } = await anAccount(all.service.db)
  const tab = await all.signIn(operator)
  await tab.goto(`${all.url}/accounts/${accountId}`)
  await tab.select('select[name=reviewer]', 'OPERATOR')
  await go(tab, () => tab.click('form[action$="/check"] button'))
  t.regex(await textOf(tab), /What would change[\s\S]*its own team\s+the operator/)
  t.is((await all.service.db.accounts.get(accountId)).reviewer, 'CUSTOMER')
  await go(tab, () => tab.click(`form[action$="/accounts/${accountId}"] button`))
  t.is((await all.service.db.accounts.get(accountId)).reviewer, 'OPERATOR')
})

test.serial(
  'an operator creates a plan and an account, whose key is shown once, and changes the plan after a preview',
  async (t) => {
    const tab = await all.signIn(operator)
    await tab.goto(`${all.url}/accounts`)
    await tab.click('details:has(form[action$="/plans"]) summary')
    const plan = 'form[action$="/plans"]'
    await tab.type(`${plan} input[name=name]`, 'Small & <new>')
    await tab.type(`${plan} input[name=historicalAllowance]`, '10')
    await tab.type(`${plan} input[name=resultsPerSearch]`, '100')
    await go(tab, () => tab.click(`${plan} button`))
    const [, planId = ''] = /plans\/(\w+)$/.exec(tab.url()) ?? []
    await tab.type('input[name=courtDataBudget]', '12.50')
    await tab.click('input[name=sources][value=attestr]')
    await go(tab, () => tab.click('form[action$="/check"] button'))
    t.regex(await textOf(tab), /Court data[\s\S]*two fifths[\s\S]*₹12\.50[\s\S]*Sources/)
    await takeScreenshots(tab, 'plan-compared')
    t.is((await all.service.db.accounts.findPlan(planId))?.courtDataBudgetPaise, null)
    await go(tab, () => tab.click(`form[action$="/plans/${planId}"] button`))
    const changed = await all.service.db.accounts.findPlan(planId)
    t.like(changed, { name: 'Small & <new>', courtDataBudgetPaise: 1250, historicalAllowance: 10 })
    t.false(changed?.sources.includes('attestr'))

    await tab.goto(`${all.url}/accounts`)
    await tab.click('details:has(form[action$="/accounts"]) summary')
    const account = 'form[action$="/accounts"]'
    await tab.type(`${account} input[name=name]`, 'Meridian Finance')
    await tab.type(`${account} input[name=owner]`, 'Anil Rane')
    await tab.select(`${account} select[name=planId]`, planId)
    await go(tab, () => tab.click(`${account} button`))
    await takeScreenshots(tab, 'key-shown-once')
    const key = await tab.$eval('.secret', ({ textContent }) => textContent ?? '')
    t.like((await all.service.call('GET /account', { key })).body, { name: 'Meridian Finance' })
  },
)

test.serial('an operator runs the daily sync now, and signs out', async (t) => {
  const tab = await all.signIn(operator)
  await tab.goto(`${all.url}/runs`)
  await go(tab, () => tab.click('form[action$="/daily-sync"] button'))
  t.regex(await textOf(tab), /The daily sync was requested/)
  await go(tab, () => tab.click('form[action$="/sign-out"] button'))
  t.regex(await textOf(tab), /Sign in to the console/)
  await tab.goto(`${all.url}/runs`)
  t.regex(await textOf(tab), /Sign in to the console/)
})

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

test.serial('every act outside the review section was performed in a browser', (t) => {
  t.deepEqual(actsLeft(all, 'others'), [])
})
