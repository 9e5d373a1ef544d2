import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer'
import { testStack } from './stack.ts'

/** For how long a page of a test may take to show something: a machine that does much else at the time takes many times what it needs. */
const PATIENCE_MS = 150_000

/** A browser that reaches nothing but this machine. */
export function launchBrowser(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: testStack().chromium,
    pipe: true,
    timeout: PATIENCE_MS,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-dev-shm-usage',
      '--disable-gpu',
    ],
  })
}

/** A new page of a browser, that waits for as long as a busy machine needs. */
export async function openPage(browser: Browser | BrowserContext): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  return page
}
