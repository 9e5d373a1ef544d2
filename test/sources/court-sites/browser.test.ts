import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import test, { type ExecutionContext } from 'ava'
import { startSandbox } from '../../../sandbox/start.ts'
import { createBrowser, VisitTooLong } from '../../../sources/court-sites/browser.ts'
import { startVisit } from '../../../sources/court-sites/visit.ts'
import { browsersOf, isRunning, profilesOf } from '../../support/browsers.ts'
import { testStack } from '../../support/stack.ts'
import { until } from '../../support/until.ts'

/* All in one file and one after the other: each test looks at every browser that this process has started. */

const executablePath = testStack().chromium
const sandbox = await startSandbox({})
test.after.always(() => sandbox.close())

const LONG_ENOUGH = { limitMs: 60_000 }

async function nothingIsLeft(t: { deepEqual(a: unknown, b: unknown): unknown }): Promise<void> {
  await until(
    () => browsersOf(process.pid),
    (left) => left.length === 0,
  )
  t.deepEqual(await profilesOf(process.pid), [])
}

test.serial('a browser that is closed leaves no process and no profile', async (t) => {
  const browser = createBrowser({ executablePath, hosts: ['127.0.0.1'] })
  await browser.inContext(async (context) => void (await context.newPage()), LONG_ENOUGH)
  t.true((await browsersOf(process.pid)).length > 0)
  await browser.close()
  await nothingIsLeft(t)
})

test.serial('a context does not outlive its work: no cookie of it is there in the next', async (t) => {
  const browser = createBrowser({ executablePath, hosts: ['127.0.0.1'] })
  const address = `${sandbox.url}/courts/NCLT`
  const visit = { address, maxBytes: 1_000_000, keep: async () => {}, nextRequest: async () => {} }
  const cookies = () =>
    browser.inContext(async (context) => {
      const before = await context.cookies()
      await (await startVisit(context, visit)).open('casehistorybeforeloginmenutrue.drt')
      return { before: before.length, after: (await context.cookies()).length }
    }, LONG_ENOUGH)
  t.deepEqual(await cookies(), { before: 0, after: 1 })
  t.deepEqual(await cookies(), { before: 0, after: 1 })
  await browser.close()
})

test.serial('work that takes longer than it may is ended with its context, and the browser goes on', async (t) => {
  const browser = createBrowser({ executablePath, hosts: ['127.0.0.1'] })
  await t.throwsAsync(
    browser.inContext(() => sleep(60_000, undefined, { ref: false }), { limitMs: 500 }),
    { instanceOf: VisitTooLong },
  )
  t.is(await browser.inContext(async () => 'done', LONG_ENOUGH), 'done')
  await browser.close()
  await nothingIsLeft(t)
})

test.serial('work whose caller gives up is ended with his reason', async (t) => {
  const browser = createBrowser({ executablePath, hosts: ['127.0.0.1'] })
  const caller = new AbortController()
  const working = browser.inContext(() => sleep(60_000, undefined, { ref: false }), {
    ...LONG_ENOUGH,
    signal: caller.signal,
  })
  caller.abort(new Error('given up'))
  await t.throwsAsync(working, { message: 'given up' })
  await browser.close()
})

test.serial('a browser that crashed is replaced, and nothing of it is left', async (t) => {
  const browser = createBrowser({ executablePath, hosts: ['127.0.0.1'] })
  await browser.inContext(async () => {}, LONG_ENOUGH)
  const crashed = await browsersOf(process.pid)
  for (const pid of crashed) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  const answer = await until(
    () => browser.inContext(async (context) => (await context.newPage()).url(), LONG_ENOUGH).catch(() => undefined),
    (url) => url !== undefined,
  )
  t.is(answer, 'about:blank')
  await browser.close()
  await nothingIsLeft(t)
})

test.serial("a page loads nothing from outside of its site's own host", async (t) => {
  const browser = createBrowser({ executablePath, hosts: ['127.0.0.1'] })
  const other = await startSandbox({})
  const requested = await browser.inContext(async (context) => {
    const visit = await startVisit(context, {
      address: `${sandbox.url}/courts/NCLT`,
      maxBytes: 1_000_000,
      keep: async () => {},
      nextRequest: async () => {},
    })
    await visit.open('casehistorybeforeloginmenutrue.drt')
    return t.throwsAsync(visit.get(`${other.url}/courts/NCLT/casehistorybeforeloginmenutrue.drt`), {
      name: 'SiteTrouble',
    })
  }, LONG_ENOUGH)
  t.truthy(requested)
  const response = await fetch(`${other.url}/control/calls`)
  t.like(await response.json(), { calls: 0 })
  await browser.close()
  await other.close()
})

/** A site on the loopback address with one page. */
async function aSite(t: ExecutionContext, html: string | Buffer): Promise<number> {
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').setHeader('Access-Control-Allow-Origin', '*').end(html),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => void server.close())
  return (server.address() as AddressInfo).port
}

test.serial('for the pages of a browser no other host exists, by name or by address', async (t) => {
  const port = await aSite(t, 'a page')
  for (const [allowed, other] of [
    ['127.0.0.1', 'localhost'],
    ['localhost', '127.0.0.1'],
  ]) {
    const browser = createBrowser({ executablePath, hosts: [allowed ?? ''] })
    const reached = await browser.inContext(async (context) => {
      const page = await context.newPage()
      await page.goto(`http://${allowed}:${port}/`)
      const ask = (url: string) =>
        page.evaluate(
          (url) =>
            fetch(url).then(
              ({ status }) => status,
              () => 0,
            ),
          url,
        )
      return [await ask(`http://${allowed}:${port}/`), await ask(`http://${other}:${port}/`)]
    }, LONG_ENOUGH)
    t.deepEqual(reached, [200, 0])
    await browser.close()
  }
})

test.serial('a page of a court site has no socket and no worker, in its frames neither', async (t) => {
  const script = `document.documentElement.append(document.createElement('iframe'))
    document.title = [self, frames[0]].map((w) => [typeof w.WebSocket, typeof w.Worker, typeof w.RTCPeerConnection]).join()`
  const port = await aSite(t, `<body><script>${script}</script>`)
  const browser = createBrowser({ executablePath, hosts: ['127.0.0.1'] })
  const title = await browser.inContext(async (context) => {
    await (await startVisit(context, visitTo(port))).open('')
    return (await context.pages())[0]?.title()
  }, LONG_ENOUGH)
  t.is(title, Array(6).fill('undefined').join())
  await browser.close()
})

test.serial('a page that is larger than any document may be is not taken', async (t) => {
  const port = await aSite(t, Buffer.alloc(1_000_001, 'x'))
  const browser = createBrowser({ executablePath, hosts: ['127.0.0.1'] })
  await browser.inContext(async (context) => {
    const visit = await startVisit(context, visitTo(port))
    await t.throwsAsync(visit.open(''), { name: 'SiteTrouble', message: /too large/ })
  }, LONG_ENOUGH)
  await browser.close()
})

function visitTo(port: number) {
  return { address: `http://127.0.0.1:${port}`, maxBytes: 1_000_000, keep: async () => {}, nextRequest: async () => {} }
}
