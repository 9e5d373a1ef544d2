import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'ava'
import type { BrowserContext } from 'puppeteer'
import { startApi } from '../../api/server.ts'
import { openConsole } from '../../console/console.ts'
import { createLog } from '../../platform/log.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { prepareTemporal } from '../../scripts/stack/temporal.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { launchBrowser, openPage } from '../support/browser.ts'
import { lookUp } from '../support/orders.ts'
import { anAccount, startServiceOn } from '../support/service.ts'
import { createDatabase } from '../support/stack.ts'

test('the Web UI shows encrypted payloads only to operators who are signed in to the console', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-web-ui-'))
  const parts = new Parts(folder)
  const temporal = await prepareTemporal(parts, await readTools(), { forTests: true, webUi: true })
  await temporal.start()
  const database = await createDatabase()
  const settings = {
    COURT_SITES: 'off',
    TEMPORAL_UI_URL: temporal.uiUrl,
    TEMPORAL_PAYLOAD_KEYS: `test:${randomBytes(32).toString('base64')}`,
  }
  const ground = { databaseUrl: database.url, temporal }
  const service = await startServiceOn(ground, settings, ['core', 'source-attestr', 'source-ecourtsindia'])
  const api = await startApi({ ...service, log: createLog('test', 'silent') }, openConsole)
  const browser = await launchBrowser()
  t.teardown(async () => {
    await browser.close()
    await api.close()
    await service.close()
    await database.drop()
    await parts.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const consoleUrl = new URL('/console', api.baseUrl).href
  const { key, accountId } = await anAccount(service.db)
  await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
  const workflow = encodeURIComponent(`case-lookup/${accountId}/HC:cnr:DLHC019000012024`)
  const { runId } = await service.temporal.client.workflow.getHandle(decodeURIComponent(workflow)).describe()

  /** Opens the lookup with the codec server set as an operator does. Returns the page and the codec's first answer. */
  async function opened(context: BrowserContext) {
    const page = await openPage(context)
    await page.evaluateOnNewDocument((endpoint) => {
      localStorage.setItem('endpoint', JSON.stringify(endpoint))
      localStorage.setItem('includeCredentials', 'true')
      localStorage.setItem('overrideRemoteCodecConfiguration', 'true')
    }, `${consoleUrl}/codec`)
    const asked = page.waitForResponse(
      (response) => response.url().includes('/codec/decode') && response.request().method() === 'POST',
    )
    await page.goto(`${temporal.uiUrl}/namespaces/${temporal.namespace}/workflows/${workflow}/${runId}/history`)
    return { page, status: (await asked).status() }
  }

  const stranger = await opened(await browser.createBrowserContext())
  t.is(stranger.status, 401)
  await stranger.page.waitForFunction(() => document.body.innerText.includes('Workflow Execution Completed'))
  t.notRegex(await stranger.page.evaluate(() => document.body.innerText), /FOUND/)

  const context = await browser.createBrowserContext()
  const page = await openPage(context)
  await page.goto(consoleUrl)
  await page.type('input[name=key]', await service.db.operatorKeys.issue('Test operator'))
  await Promise.all([page.waitForNavigation(), page.click('.sign-in button')])
  const operator = await opened(context)
  t.is(operator.status, 200)
  await operator.page.waitForFunction(() => document.body.innerText.includes('FOUND'))
  t.pass()
})
