import { readFileSync } from 'node:fs'
import test from 'ava'
import type { Page as Tab } from 'puppeteer'
import { PAGES } from '../../console/routes.ts'
import { causeListsSchedule } from '../../workflows/hearings/cause-lists.messages.ts'
import { aCandidate, aDiscovery } from '../support/a-candidate.ts'
import { openPage } from '../support/browser.ts'
import { aFullAccount, type FullAccount } from '../support/full-account.ts'
import { download, lookUp } from '../support/orders.ts'
import { NOWHERE } from '../support/refusals.ts'
import { anAccount } from '../support/service.ts'
import { summaryOf } from '../support/summaries.ts'
import { until } from '../support/until.ts'
import { aCase, anEntity } from '../support/watchlist.ts'
import { hearingsOf } from './court-hearings.ts'
import { SIZES, startConsole, type TestConsole, takeScreenshots, visitorOf } from './support.ts'

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
  await hearingsOf(service, owner)
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

const AXE = readFileSync(new URL('axe.min.js', import.meta.resolve('axe-core')), 'utf8')
const MAX_PAGE_BYTES = 150_000
const MAX_FIRST_VISIT_BYTES = 90_000
/** The pages with content of their own; the others are files, or lead to one. */
const SHOWN = PAGES.filter(({ method, path }) => method === 'GET' && !/csv|download|\/orders\/|\/next$/.test(path))
/** A screen of 640 pixels at 200 % leaves 320 for the page. */
const NARROW = { width: 320, height: 640 }
const TABLET = { width: 768, height: 1024 }
const LAPTOP = { width: 1024, height: 768 }

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
        for (const size of [NARROW, SIZES.phone, SIZES.zoomed, TABLET, LAPTOP, SIZES.wide]) {
          await tab.setViewport(size)
          const width = await tab.evaluate(() => document.documentElement.scrollWidth)
          t.true(width <= size.width, `${path} is ${width} wide on ${size.width}`)
          const hidden = await tab.$eval('nav', (nav) => nav.scrollWidth - nav.clientWidth)
          t.is(hidden, 0, `${path} hides sections at ${size.width}`)
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
