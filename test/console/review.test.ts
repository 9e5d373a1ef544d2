import test from 'ava'
import { CASE_STATUS_PAGES } from '../../domain/courts/case-status-pages.ts'
import { compareCompany } from '../../domain/matching/company.ts'
import { aCandidate, aDiscovery, discover, type TestCandidate } from '../support/a-candidate.ts'
import { linkAt } from '../support/orders.ts'
import { summaryOf } from '../support/summaries.ts'
import { aCase } from '../support/watchlist.ts'
import {
  actsLeft,
  go,
  SCREENSHOTS,
  SIZES,
  startConsole,
  type TestConsole,
  takeScreenshots,
  textOf,
  visitorOf,
} from './support.ts'

/*
 * One service and one browser for the whole review section. The tests run one after the other, because all use one
 * queue.
 */

let all: TestConsole
let cleaner: string

test.before(async () => {
  all = await startConsole()
  cleaner = await operatorKey('Cleaner')
})
test.after.always(() => all?.close())
test.afterEach.always(async () => {
  for (const id of made) await all.service.call(`POST /backoffice/candidates/${id}/reject`, { key: cleaner })
  made.length = 0
  const contexts = all.browser.browserContexts()
  await Promise.all(contexts.filter((context) => context.id !== undefined).map((context) => context.close()))
})

/** Uncompressed, because it contains the token of its forms. */
const MAX_CARD_BYTES = 40_000
const WATCHED = 'Saffron Textiles Private Limited'
const made: string[] = []

/** Creates a candidate of one entity for each of these parties, as the matcher judges them. */
async function candidatesFor(parties: string[]): Promise<TestCandidate & { ids: string[] }> {
  const ids: string[] = []
  let account: TestCandidate | undefined
  for (const party of parties) {
    const { score, reasons } = compareCompany(WATCHED, party)
    const verdict = score >= 85 ? ('match' as const) : ('possible' as const)
    const match = { score, verdict, reasons, matchedParty: party }
    const discovery = aDiscovery({ petitioners: [party], nextHearingDate: '2026-12-18' }, match)
    if (account) ids.push(await discover(all.service, account, discovery))
    else {
      account = await aCandidate(all.service, { discovery })
      ids.push(account.candidateId)
    }
  }
  if (!account) throw new Error('no party is given')
  made.push(...ids)
  return { ...account, ids }
}

const operatorKey = (name: string) => all.service.db.operatorKeys.issue(name)
const statusOf = async (id = '') => (await all.service.db.caseCandidates.find(id))?.status
const auditOf = async (thing = '') => {
  const { body } = await all.service.call(`GET /backoffice/audit?thing=${thing}`, { key: cleaner })
  return (body as { entries: { action: string; actorName: string }[] }).entries.map(({ action }) => action)
}

test.serial('a reviewer works by keys: start, approve, reject with a reason, withdraw', async (t) => {
  const { ids } = await candidatesFor([
    'M/S SAFFRON TEXTILES (P) LTD.',
    'मेसर्स श्री सैफ्रोन टेक्सटाइल्स प्रा. लि. द्वारा निदेशक अनिल राणे',
    'SAFRON TEXTILE MILLS PVT LTD',
  ])
  const page = await all.signIn(await operatorKey('Asha Menon'))
  await go(page, () => page.keyboard.press('s'))
  t.regex(await textOf(page), /Review 3/)
  await go(page, () => page.keyboard.press('a'))
  t.regex(await textOf(page), /Review 2/)
  t.regex(await textOf(page), /Approved M\/S SAFFRON/)
  await takeScreenshots(page, 'card')
  await page.emulateMediaType('print')
  const printed = await page.$$eval('.bar, .queue, .verdicts, .printed', (parts) =>
    parts.filter((part) => part.checkVisibility()).map(({ textContent }) => textContent),
  )
  t.regex(printed.join('|'), /^Printed by Asha Menon, [^|]+\/console\/candidates\/\w+$/)
  await page.screenshot({ path: `${SCREENSHOTS}/card-printed.png` })
  await page.emulateMediaType('screen')
  await page.keyboard.press('r')
  await takeScreenshots(page, 'reject')
  await go(page, () => page.keyboard.press('Enter'))
  t.deepEqual(await Promise.all(ids.map(statusOf)), ['APPROVED', 'REJECTED', 'PENDING_REVIEW'])
  await go(page, () => page.keyboard.press('z'))
  t.is(await statusOf(ids[1]), 'PENDING_REVIEW')
  t.regex(await textOf(page), /Taken back by Asha Menon/)
  t.deepEqual(all.complaints, [])
})

test.serial('Enter in the note of a rejection takes the suggested reason', async (t) => {
  const reasons = [{ kind: 'officer-of' as const, watched: 'saffron', asWritten: 'saffron' }]
  const { candidateId } = await aCandidate(all.service, { discovery: aDiscovery({}, { reasons }) })
  const page = await all.signIn(await operatorKey('Asha Menon'))
  await page.goto(`${all.url}/candidates/${candidateId}`)
  await page.keyboard.press('r')
  await page.type('form[action$="/reject"] input[name=note]', 'its director')
  await go(page, () => page.keyboard.press('Enter'))
  const { review } = (await all.service.db.caseCandidates.reasonsOf(candidateId)) ?? {}
  t.is(review, 'only named, no party: its director')
})

test.serial(
  'K goes to the previous candidate in the queue of its entity, and / finds one by its ID or its CNR',
  async (t) => {
    const { ids } = await candidatesFor(['SAFFRON TEXTILES LTD', 'SAFFRON TEXTILE MILLS', 'SAFRON TEXTILES'])
    const page = await all.signIn(await operatorKey('Asha Menon'))
    await page.setViewport(SIZES.wide)
    await page.goto(`${all.url}/candidates/${ids[2]}`)
    await go(page, () => page.keyboard.press('k'))
    t.is(page.url(), `${all.url}/candidates/${ids[1]}`)
    await page.keyboard.press('/')
    await page.keyboard.type(ids[0] ?? '')
    await go(page, () => page.keyboard.press('Enter'))
    t.is(page.url(), `${all.url}/candidates/${ids[0]}`)
    await page.keyboard.press('/')
    await page.keyboard.type((await all.service.db.caseCandidates.find(ids[1] ?? ''))?.caseIdentifier.cnr ?? '')
    await go(page, () => page.keyboard.press('Enter'))
    t.is(page.url(), `${all.url}/candidates/${ids[1]}`)
  },
)

test.serial(
  'twenty cards take at most two keys each, and all verdicts are right in the database and in the audit log',
  async (t) => {
    const { ids } = await candidatesFor(
      Array.from({ length: 20 }, (_, at) => `SAFFRON TEXTILES ${at % 3 ? 'LTD' : 'MILLS'}`),
    )
    const page = await all.signIn(await operatorKey('Asha Menon'))
    await go(page, () => page.keyboard.press('s'))
    const startedAt = performance.now()
    let keys = 0
    const press = async (key: 'a' | 'r' | '1') => {
      keys += 1
      await page.keyboard.press(key)
    }
    for (const [at] of ids.entries()) {
      if (at % 2) await press('r')
      await go(page, () => press(at % 2 ? '1' : 'a'))
    }
    t.log(`20 cards: ${keys} keys, ${((performance.now() - startedAt) / 1000).toFixed(1)} s of the machine`)
    t.true(keys <= 40)
    t.deepEqual(
      await Promise.all(ids.map(statusOf)),
      ids.map((_, at) => (at % 2 ? 'REJECTED' : 'APPROVED')),
    )
    for (const [at, id] of ids.entries()) t.deepEqual(await auditOf(id), [at % 2 ? 'REJECT' : 'APPROVE'])
    t.regex(await textOf(page), /Nothing waits/)
  },
)

test.serial('the whole review works without JavaScript', async (t) => {
  const { ids } = await candidatesFor(['SAFFRON TEXTILES LTD', 'SAFFRON TEXTILE MILLS', 'SAFRON TEXTILES'])
  const page = await all.signIn(await operatorKey('Asha Menon'), { hasScript: false })
  const press = (selector: string) => go(page, () => page.click(selector))
  await press('form[action$="/next"] button')
  await press('form[action$="/approve"] button')
  await page.click('details:has(form[action$="/reject"]) summary')
  await takeScreenshots(page, 'reject-without-script')
  await page.type('form[action$="/reject"] input[name=note]', 'of another town')
  await press('form[action$="/reject"] button[data-digit="3"]')
  await page.click('details:has(form[action$="/set-aside"]) summary')
  await page.type('form[action$="/set-aside"] input[name=note]', 'ask Meera')
  await press('form[action$="/set-aside"] button')
  t.deepEqual(await Promise.all(ids.map(statusOf)), ['APPROVED', 'REJECTED', 'PENDING_REVIEW'])
  const { review } = (await all.service.db.caseCandidates.reasonsOf(ids[1] ?? '')) ?? {}
  t.is(review, 'another place or branch: of another town')
  t.like(await all.service.db.reviewClaims.setAsidesOf(ids[2] ?? ''), { 0: { note: 'ask Meera' }, length: 1 })
})

test.serial('two reviewers on one card learn of each other, and neither decides unknowingly', async (t) => {
  const { ids } = await candidatesFor(['SAFFRON TEXTILES LTD'])
  const asha = await all.signIn(await operatorKey('Asha Menon'))
  const meera = await all.signIn(await operatorKey('Meera Nair'))
  await go(asha, () => asha.keyboard.press('s'))
  await meera.goto(asha.url())
  t.regex(await textOf(meera), /Asha Menon works on this/)
  await takeScreenshots(meera, 'card-claimed')
  await go(meera, () => meera.click('form[action$="/take-over"] button'))
  await go(asha, () => asha.keyboard.press('a'))
  t.regex(await textOf(asha), /Meera Nair works on this/)
  t.is(await statusOf(ids[0]), 'PENDING_REVIEW')
  await go(meera, () => meera.keyboard.press('a'))
  t.is(await statusOf(ids[0]), 'APPROVED')
})

test.serial('a verdict from a stale page changes nothing, and the page says who was quicker', async (t) => {
  const { ids } = await candidatesFor(['SAFFRON TEXTILES LTD'])
  const page = await all.signIn(await operatorKey('Asha Menon'))
  await go(page, () => page.keyboard.press('s'))
  const meera = await operatorKey('Meera Nair')
  await all.service.call(`POST /backoffice/candidates/${ids[0]}/reject`, {
    key: meera,
    body: { reason: 'another firm' },
  })
  await go(page, () => page.keyboard.press('a'))
  t.regex(await textOf(page), /Somebody was quicker.*Rejected by Meera Nair.*another firm/s)
  t.is(await statusOf(ids[0]), 'REJECTED')
  await takeScreenshots(page, 'card-late')
})

test.serial('a verdict whose answer was lost is sent again and applied once', async (t) => {
  const { ids } = await candidatesFor(['SAFFRON TEXTILES LTD'])
  const visitor = await visitorOf(all, await operatorKey('Asha Menon'))
  const send = () => visitor.post(`/candidates/${ids[0]}/approve`)
  t.deepEqual([(await send()).status, (await send()).status], [303, 303])
  t.deepEqual(await auditOf(ids[0]), ['APPROVE'])
})

test.serial('one key approves and adds where the operator decides for an account', async (t) => {
  const { candidateId } = await aCandidate(all.service, { reviewer: 'OPERATOR' })
  const page = await all.signIn(await operatorKey('Asha Menon'))
  await page.goto(`${all.url}/candidates/${candidateId}`)
  await go(page, () => page.keyboard.press('a'))
  t.like(await all.service.db.caseCandidates.find(candidateId), { status: 'PROMOTED', customerDecision: 'ADDED' })
})

test.serial('one key approves and declines where the operator decides for an account', async (t) => {
  const { candidateId } = await aCandidate(all.service, { reviewer: 'OPERATOR' })
  const page = await all.signIn(await operatorKey('Asha Menon'))
  await page.goto(`${all.url}/candidates/${candidateId}`)
  await go(page, () => page.keyboard.press('d'))
  t.like(await all.service.db.caseCandidates.find(candidateId), { status: 'APPROVED', customerDecision: 'DECLINED' })
})

test.serial(
  'a candidate that waits for the decision can be set aside, which does not withdraw its approval',
  async (t) => {
    const { candidateId } = await aCandidate(all.service, { reviewer: 'OPERATOR' })
    made.push(candidateId)
    await all.service.call(`POST /backoffice/candidates/${candidateId}/approve`, { key: cleaner })
    const page = await all.signIn(await operatorKey('Asha Menon'))
    await page.goto(`${all.url}/candidates/${candidateId}`)
    await page.keyboard.press('u')
    await go(page, () => page.keyboard.press('Enter'))
    const notice = await page.$eval('.notice', ({ textContent }) => textContent)
    t.regex(notice, /^Left to another reader/)
    t.notRegex(notice, /Take back/)
    t.is(await statusOf(candidateId), 'APPROVED')
  },
)

test.serial(
  'cases that customers added are decided by keys, with a reason, and a late reviewer learns of the verdict',
  async (t) => {
    const { key, entityId } = await aCandidate(all.service, { reviewer: 'OPERATOR' })
    const first = await aCase(all.service, key, { watchlistEntityId: entityId })
    const caseIdentifier = { courtType: 'HC', cnr: 'DLHC019000012024' }
    const second = await aCase(all.service, key, { watchlistEntityId: entityId, caseIdentifier })
    const page = await all.signIn(await operatorKey('Asha Menon'))
    const meera = await all.signIn(await operatorKey('Meera Nair'))
    await page.goto(`${all.url}/cases`)
    await go(page, () => page.keyboard.press('s'))
    t.is(page.url(), `${all.url}/cases/${first}`)
    await takeScreenshots(page, 'case')
    await meera.goto(`${all.url}/cases/${first}`)
    t.regex(await textOf(meera), /Asha Menon works on this, until/)
    await go(meera, () => meera.keyboard.press('j'))
    t.is(meera.url(), `${all.url}/cases/${second}`)
    await page.keyboard.press('r')
    await page.keyboard.type('no such case')
    await go(page, () => page.keyboard.press('Enter'))
    t.like(await all.service.db.trackedCases.find(first), { status: 'REJECTED' })
    t.regex(await textOf(page), /Rejected[\s\S]*waits? for a verdict/)
    await page.goto(`${all.url}/cases/${second}`)
    await go(page, () => page.click('form[action$="/take-over"] button'))
    await go(page, () => page.keyboard.press('f'))
    t.regex(await textOf(page), /order/)
    await go(page, () => page.keyboard.press('a'))
    t.like(await all.service.db.trackedCases.find(second), { status: 'ACTIVE' })
    const visitor = await visitorOf(all, cleaner)
    const late = await visitor.post(`/cases/${first}/approve`)
    t.is(late.headers.get('Location'), `/console/cases/${first}?late=1`)
    t.regex(await (await visitor.get(`/cases/${first}?late=1`)).text(), /Somebody was quicker/)
  },
)

test.serial(
  "the card fetches the hearings and orders from the court without a charge, and links to the court's page",
  async (t) => {
    const cnr = 'DLHC019000132024'
    const { accountId, candidateId } = await aCandidate(all.service, { discovery: aDiscovery({ cnr }) })
    made.push(candidateId)
    const page = await all.signIn(await operatorKey('Asha Menon'))
    await page.goto(`${all.url}/candidates/${candidateId}`)
    t.regex(await textOf(page), /has not looked this case up/)
    await go(page, () => page.keyboard.press('f'))
    for (const list of await page.$$('.side details summary')) await list.click()
    t.regex(await textOf(page), /As the account looked it up[\s\S]*\d order/)
    t.is(await all.service.db.usageLedger.unitsOf(accountId, 'LIVE_CASE_LOOKUP'), 0)
    const { href, rel, target } = await page.$eval('a[data-key="o"]', (link) => ({
      href: link.getAttribute('href'),
      rel: link.getAttribute('rel'),
      target: link.getAttribute('target'),
    }))
    t.is(href, CASE_STATUS_PAGES.HC)
    t.true(rel?.includes('noreferrer'))
    t.is(target, '_blank')
    await takeScreenshots(page, 'card-record')
  },
)

test.serial(
  "the card shows the account's summary, and each sentence links to its quote and its page of the order",
  async (t) => {
    const cnr = 'DLHC019000012024'
    const { key, candidateId } = await aCandidate(all.service, { discovery: aDiscovery({ cnr }) })
    made.push(candidateId)
    const { summary } = await summaryOf(all.service, key, { courtType: 'HC', cnr })
    const page = await all.signIn(await operatorKey('Asha Menon'))
    const card = await page.goto(`${all.url}/candidates/${candidateId}`)
    t.true(((await card?.buffer())?.length ?? 0) <= MAX_CARD_BYTES)
    await go(page, () => page.click('a[href$="/summary"]'))
    const [order] = summary.orderSummaries.filter(({ statements }) => statements.length > 0)
    const [said] = order?.statements ?? []
    const { quote, page: at } = order?.evidence[said?.evidence[0] ?? -1] ?? {}
    t.true((await textOf(page)).includes(said?.text ?? 'no sentence'))
    for (const sentence of await page.$$('.said summary')) await sentence.click()
    await takeScreenshots(page, 'summary')
    const shown = await page.$$eval('blockquote', (quotes) =>
      quotes.map((each) => ({
        text: each.textContent ?? '',
        link: each.querySelector('a')?.getAttribute('href') ?? '',
      })),
    )
    const found = shown.find(({ text }) => text.includes(quote ?? 'no quote'))
    const visitor = await visitorOf(all, cleaner)
    const redirect = await visitor.get((found?.link ?? '').slice('/console'.length))
    const url = redirect.headers.get('Location') ?? ''
    t.true(url.endsWith(`#page=${at}`))
    const file = await fetch(linkAt(all.service, url))
    t.is(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5), '%PDF-')
    t.deepEqual(all.complaints, [])
  },
)

test.serial('names from other people stay text, however hostile', async (t) => {
  const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)> \u202eSAFFRON ${'ब'.repeat(250)} ${'x'.repeat(3_000)}`
  const { ids } = await candidatesFor([hostile])
  const page = await all.signIn(await operatorKey('<b>Asha</b>'))
  for (const path of ['/review', `/candidates/${ids[0]}`]) {
    await page.goto(`${all.url}${path}`)
    const found = await page.evaluate(() => ({
      scripts: document.querySelectorAll('script:not([src])').length,
      images: document.images.length,
      isSideways: document.documentElement.scrollWidth > window.innerWidth,
      hasTurned: document.body.innerText.includes('\u202e'),
      isText: document.body.textContent.includes('<script>alert(1)</script>'),
    }))
    t.deepEqual(found, { scripts: 0, images: 0, isSideways: false, hasTurned: false, isText: true })
  }
  await takeScreenshots(page, 'card-hostile')
  t.deepEqual(all.complaints, [])
})

test.serial('every act of the review section was performed in a browser', (t) => {
  t.deepEqual(actsLeft(all, 'review'), [])
})
