import { mkdirSync } from 'node:fs'
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer'
import { type Api, startApi } from '../../api/server.ts'
import { openConsole } from '../../console/console.ts'
import { createLog } from '../../platform/log.ts'
import { type Service, startService } from '../support/service.ts'
import { testStack } from '../support/stack.ts'

/** Where the pictures of the pages lie after a run, for people to look at. */
const PICTURES = '.dev/console-pictures'

export interface TestConsole {
  service: Service
  /** Ends in `/console`. */
  url: string
  browser: Browser
  /** Signs in with a key, in a browser context of its own, and answers the page. */
  signIn(key: string, options?: { hasScript?: boolean }): Promise<Page>
  /** What browsers complained about in all pages so far: errors in the console, broken policies, failed requests. */
  complaints: string[]
  close(): Promise<void>
}

/** The whole service with its console, and a real browser. */
export async function startConsole(settings: Record<string, string> = {}): Promise<TestConsole> {
  const service = await startService(settings)
  const { configuration, db, temporal, documents } = service
  const api: Api = await startApi(
    { configuration, db, temporal, documents, log: createLog('test', 'silent') },
    openConsole,
  )
  const url = new URL('/console', api.baseUrl).href
  const browser = await puppeteer.launch({
    executablePath: testStack().chromium,
    pipe: true,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-dev-shm-usage',
      '--disable-gpu',
    ],
  })
  const complaints: string[] = []
  return {
    service,
    url,
    browser,
    complaints,
    async signIn(key, { hasScript = true } = {}) {
      const context: BrowserContext = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setJavaScriptEnabled(hasScript)
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('status of 4')) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.goto(url)
      await page.type('input[name=key]', key)
      await go(page, () => page.click('.sign-in button'))
      return page
    },
    async close() {
      await browser.close()
      await api.close()
      await service.close()
    },
  }
}

/** Acts, and waits for the page that follows. */
export async function go(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), act()])
}

/** The text of a page as people read it. */
export function textOf(page: Page): Promise<string> {
  return page.$eval('body', (body) => body.innerText)
}

export const SIZES = { wide: { width: 1360, height: 900 }, phone: { width: 390, height: 844 } } as const
export const SCHEMES = ['light', 'dark'] as const

/** Keeps a picture of a page in each size and scheme. */
export async function takePictures(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewport(viewport)
    for (const scheme of SCHEMES) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
      await page.screenshot({ path: `${PICTURES}/${name}-${size}-${scheme}.png`, fullPage: size === 'phone' })
    }
  }
}
