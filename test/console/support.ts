import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'puppeteer'
import { type Api, startApi } from '../../api/server.ts'
import { openConsole } from '../../console/console.ts'
import { PAGES } from '../../console/routes.ts'
import { createLog } from '../../platform/log.ts'
import { launchBrowser, openPage } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'

/** The folder of the pages' screenshots after a run. */
export const SCREENSHOTS = '.dev/console-pictures'

export interface TestConsole {
  service: Service
  /** Ends in `/console`. */
  url: string
  browser: Browser
  /** Signs in with a key, in a separate browser context, and returns the page. */
  signIn(key: string, options?: { hasScript?: boolean }): Promise<Page>
  /** The complaints of browsers on all pages so far: console errors, policy violations, failed requests. */
  complaints: string[]
  /** The accepted acts that a browser has sent, by the paths of their routes. */
  acts: Set<string>
  close(): Promise<void>
}

/** Opens the API with the console on a running service, with some settings changed. */
export function openApi({ configuration, db, temporal, documents }: Service, settings: object = {}): Promise<Api> {
  const log = createLog('test', 'silent')
  return startApi({ configuration: { ...configuration, ...settings }, db, temporal, documents, log }, openConsole)
}

/** Starts the whole service with its console, and a real browser. */
export async function startConsole(settings: Record<string, string> = {}): Promise<TestConsole> {
  // Each sign-in comes from a different address: more than ten a minute from one are refused.
  const service = await startService({ TRUSTED_PROXIES: '127.0.0.1', ...settings })
  const api = await openApi(service)
  const url = consoleAt(api)
  const browser = await launchBrowser()
  const complaints: string[] = []
  const acts = new Set<string>()
  return {
    service,
    url,
    browser,
    complaints,
    acts,
    async signIn(key, { hasScript = true } = {}) {
      const context: BrowserContext = await browser.createBrowserContext()
      const page = await openPage(context)
      await page.setJavaScriptEnabled(hasScript)
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': nextAddress() })
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('status of 4')) complaints.push(message.text())
      })
      page.on('response', (response) => {
        if (response.request().method() !== 'POST' || response.status() >= 400) return
        const { pathname } = new URL(response.url())
        const act = ACTS.find(({ path }) => isAt(path, pathname.slice('/console'.length)))
        if (act) acts.add(act.path)
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

/** Returns the address of an API's console. */
export function consoleAt({ baseUrl }: Api): string {
  return new URL('/console', baseUrl).href
}

const ACTS = PAGES.filter(({ method }) => method === 'POST')

function isAt(route: string, path: string): boolean {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
}

/** The acts by the test file whose browser performs them. */
const PARTS = {
  review: /^\/(review|candidates|cases)\//,
  operations: /^\/(?!account\/|review\/|candidates\/|cases\/)/,
  owner: /^\/account\/(watchlist|imports|candidates|cases|lookups)/,
  account: /^\/account\/(?!watchlist|imports|candidates|cases|lookups)/,
}

/** Returns the acts of a part of the console that no browser has performed yet. */
export function actsLeft({ acts }: Pick<TestConsole, 'acts'>, part: keyof typeof PARTS): string[] {
  return ACTS.map(({ path }) => path).filter((path) => PARTS[part].test(path) && !acts.has(path))
}

/** A signed-in client without a browser, for forms that no page would send. */
export interface Visitor {
  get(path: string): Promise<Response>
  /** Sends a form with the token of the session, unless another one is given. */
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>
}

/** Signs in as a browser does, and returns a client for further requests. */
export async function visitorOf({ url }: Pick<TestConsole, 'url'>, key: string): Promise<Visitor> {
  const signedIn = await fetch(`${url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...SAME_ORIGIN, 'X-Forwarded-For': nextAddress() },
    body: new URLSearchParams({ key }),
  })
  const [cookie = ''] = (signedIn.headers.get('Set-Cookie') ?? '').split(';')
  const get = (path: string) => fetch(`${url}${path}`, { redirect: 'manual', headers: { ...SAME_ORIGIN, cookie } })
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(await (await get('/help')).text()) ?? []
  return {
    get,
    post: (path, fields = {}, headers = SAME_ORIGIN) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, cookie },
        body: new URLSearchParams({ token, ...fields }),
      }),
  }
}

let addresses = 0

export function nextAddress(): string {
  addresses += 1
  return `203.0.113.${addresses}`
}

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' }

/** Performs an act, and waits for the page that follows. */
export async function go(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), act()])
}

/** Returns the text of a page as people read it. */
export function textOf(page: Page): Promise<string> {
  return page.$eval('body', (body) => body.innerText)
}

export const SIZES = {
  wide: { width: 1360, height: 900 },
  phone: { width: 390, height: 844 },
  /** The wide screen at 200 %: everything twice as large, so half the area. */
  zoomed: { width: 680, height: 450, deviceScaleFactor: 2 },
} as const

/** Stores screenshots of a page: wide in light and dark, at 200 %, and the whole page on a phone. */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true })
  for (const [size, scheme] of [
    ['wide', 'light'],
    ['wide', 'dark'],
    ['zoomed', 'light'],
    ['phone', 'light'],
  ] as const) {
    await page.setViewport(SIZES[size])
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
    await page.screenshot({ path: `${SCREENSHOTS}/${name}-${size}-${scheme}.png`, fullPage: size === 'phone' })
  }
  await page.setViewport(SIZES.wide)
}
