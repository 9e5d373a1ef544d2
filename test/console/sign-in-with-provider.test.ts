import { once } from 'node:events'
import type { Server } from 'node:http'
import test, { type ExecutionContext } from 'ava'
import Provider from 'oidc-provider'
import type { Browser, Page } from 'puppeteer'
import type { Api } from '../../api/server.ts'
import { hashOfKey } from '../../domain/account/key-text.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { launchBrowser, openPage } from '../support/browser.ts'
import { type Service, startService } from '../support/service.ts'
import { consoleAt, nextAddress, openApi } from './support.ts'

let service: Service
let api: Api
let browser: Browser
let provider: { server: Server; issuer: string }
let url: string

test.before(async () => {
  const port = await freePort()
  provider = await startProvider(`http://127.0.0.1:${port}/console/sign-in/callback`)
  service = await startService({ TRUSTED_PROXIES: '127.0.0.1' })
  api = await openApi(service, {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}/v1`,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.client_id,
    OIDC_CLIENT_SECRET: CLIENT.client_secret,
  })
  url = consoleAt(api)
  browser = await launchBrowser()
})
test.after.always(async () => {
  await browser?.close()
  await api?.close()
  await service?.close()
  provider?.server.close()
})

const CLIENT = { client_id: 'courtpulse-console', client_secret: 'a-secret-of-the-tests' }

/** The people of the provider by their subject. Each signs in by it and any password. */
const PEOPLE: Record<string, { email: string; email_verified: boolean }> = {
  asha: { email: 'Asha.Rao@firm.example', email_verified: true },
  ravi: { email: 'ravi@firm.example', email_verified: false },
  'subject-17': { email: 'mina@firm.example', email_verified: false },
  dev: { email: 'dev@firm.example', email_verified: true },
}

/** Starts a real identity provider on this machine, with one client. */
async function startProvider(redirectUri: string): Promise<typeof provider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const oidc = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirectUri], application_type: 'native' }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['key of the cookies'] },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...PEOPLE[accountId] }) }),
  })
  const server = oidc.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { server, issuer }
}

/** Signs a person in at the provider, from the console's first page, and returns where the browser ends. */
async function signInAs(t: ExecutionContext, person: string, path = ''): Promise<Page> {
  const context = await browser.createBrowserContext()
  t.teardown(() => context.close())
  const page = await openPage(context)
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': nextAddress() })
  await page.goto(`${url}${path}`)
  await follow(page, '.sign-in a.button')
  await page.type('input[name=login]', person)
  await page.type('input[name=password]', 'any')
  await follow(page, 'button[type=submit]')
  await follow(page, 'button[type=submit]')
  await page.waitForFunction(() => document.querySelector('.who, .problem') !== null)
  return page
}

async function follow(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(selector)])
}

function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => element.textContent ?? '')
}

test('an operator signs in by the verified address that the key is meant for, and gets the roles of the key', async (t) => {
  const text = await service.db.operatorKeys.issue('Asha Rao', { roles: ['review'], signInAs: 'asha.rao@firm.example' })
  const page = await signInAs(t, 'asha', '/review')
  t.is(new URL(page.url()).pathname, '/console/review')
  t.regex(await textOf(page, '.who'), /Asha Rao/)
  t.deepEqual(await page.$$eval('nav a', (links) => links.map(({ pathname }) => pathname)), [
    '/console/review',
    '/console/cases',
  ])
  const { id = '' } = (await service.db.operatorKeys.find(hashOfKey(text))) ?? {}
  t.like((await service.db.auditLog.list({ thingId: id, most: 1 }))[0], {
    thingKind: 'OPERATOR_KEY',
    action: 'SIGN_IN',
  })

  await service.db.operatorKeys.revoke(id)
  await page.reload()
  t.is(await textOf(page, 'h1'), 'Sign in to the console')
})

test('an operator whose address the provider has not verified signs in by the subject alone', async (t) => {
  await service.db.operatorKeys.issue('Mina', { signInAs: 'subject-17' })
  t.regex(await textOf(await signInAs(t, 'subject-17'), '.who'), /Mina/)
  await service.db.operatorKeys.issue('Ravi', { signInAs: 'ravi@firm.example' })
  const page = await signInAs(t, 'ravi')
  t.is(
    await textOf(page, '.problem'),
    'No operator key that is valid is meant for ravi. The identity provider has not verified an e-mail address of yours. An operator with the role keys creates one.',
  )
})

test('a person without a valid key sees why no session opens', async (t) => {
  await service.db.operatorKeys.issue('Dev', { signInAs: 'dev@firm.example', expiresAt: Date.now() - 1 })
  await service.db.operatorKeys.issue('Dev', { signInAs: 'dév@firm.example' })
  const page = await signInAs(t, 'dev')
  t.regex(await textOf(page, '.problem'), /^No operator key that is valid is meant for dev@firm\.example\./)
  await page.goto(url)
  t.is(await textOf(page, 'h1'), 'Sign in to the console')
})

test('an answer of the provider counts only in the browser that asked for it, once, and unchanged', async (t) => {
  const begun = await fetch(`${url}/sign-in/provider?goOn=`, { redirect: 'manual' })
  const [cookie = ''] = (begun.headers.get('Set-Cookie') ?? '').split(';')
  const state = new URL(begun.headers.get('Location') ?? '').searchParams.get('state') ?? ''
  const answer = async (query: Record<string, string>, headers: Record<string, string>) => {
    const address = `${url}/sign-in/callback?${new URLSearchParams(query)}`
    const response = await fetch(address, { headers: { ...headers, 'X-Forwarded-For': nextAddress() } })
    t.is(response.status, 401)
    t.notRegex(response.headers.get('Set-Cookie') ?? '', /courtpulse=/)
    return /<p class="problem" role="alert">(.*?)<\/p>/.exec(await response.text())?.[1]
  }
  const began = 'The sign-in took too long, or began in another browser. Begin again.'
  const refused = 'The identity provider did not complete the sign-in. Begin again.'
  const iss = provider.issuer
  t.is(await answer({ code: 'x', state, iss }, {}), began)
  t.is(await answer({ code: 'x', state, iss }, { Cookie: 'courtpulse-sign-in=nonsense' }), began)
  t.is(await answer({ code: 'x', state: 'other', iss }, { Cookie: cookie }), refused)
  t.is(await answer({ code: 'x', state, iss: 'http://127.0.0.1:1' }, { Cookie: cookie }), refused)
  t.is(await answer({ code: 'x', state, iss }, { Cookie: cookie }), refused)
  t.is(await answer({ error: 'access_denied', state, iss }, { Cookie: cookie }), refused)
})

test('a provider that does not answer is reported, and keys still open the console', async (t) => {
  const lonely = await openApi(service, {
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: CLIENT.client_id,
    OIDC_CLIENT_SECRET: CLIENT.client_secret,
  })
  t.teardown(() => lonely.close())
  const response = await fetch(`${consoleAt(lonely)}/sign-in/provider`)
  t.is(response.status, 503)
  const body = await response.text()
  t.true(body.includes('The identity provider does not answer. Try again later.'))
  t.true(body.includes('name="key"'))
})

test('without an identity provider in the settings its two pages are not there', async (t) => {
  const plain = await openApi(service)
  t.teardown(() => plain.close())
  for (const path of ['/sign-in/provider', '/sign-in/callback'])
    t.is((await fetch(`${consoleAt(plain)}${path}`)).status, 404)
  t.false((await (await fetch(consoleAt(plain))).text()).includes('organisation'))
})
