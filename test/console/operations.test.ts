import test from 'ava'
import { causeListsSchedule } from '../../workflows/hearings/cause-lists.messages.ts'
import { aFullAccount } from '../support/full-account.ts'
import { download, lookUp } from '../support/orders.ts'
import { anAccount } from '../support/service.ts'
import { until } from '../support/until.ts'
import { anEntity, onboarded } from '../support/watchlist.ts'
import { COURT, hearingsOf, TOMORROW } from './court-hearings.ts'
import { actsLeft, go, startConsole, type TestConsole, takeScreenshots, textOf } from './support.ts'

let all: TestConsole
let operator: string

test.before(async () => {
  all = await startConsole({ CAUSE_LISTS: 'on' })
  const { service } = all
  // Its runs would change the lists.
  await service.temporal.client.schedule.getHandle(causeListsSchedule(service.configuration.TASK_QUEUE_PREFIX)).pause()
  operator = await service.db.operatorKeys.issue('Asha Menon')
  const owner = await aFullAccount(service)
  await hearingsOf(service, owner)
  const { searchId, orders } = await lookUp(service, owner.key, { courtType: 'HC', cnr: 'DLHC019000132024' })
  void download(service, owner.key, searchId, orders[0]?.orderId)
  await until(
    () => service.db.challenges.listOpen({ most: 1 }),
    (open) => open.length > 0,
  )
})
test.after.always(() => all?.close())

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

test.serial('an erasure counts first, and erases only what is typed again', async (t) => {
  const { key, accountId } = await anAccount(all.service.db)
  const entityId = await anEntity(all.service, key)
  await onboarded(all.service, entityId)
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

test.serial('every act of an operator outside the review was performed in a browser', (t) => {
  t.deepEqual(actsLeft(all, 'operations'), [])
})
