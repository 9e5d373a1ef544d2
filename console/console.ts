import Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { Refusal, refuse } from '../api/errors/refusal.ts'
import { asRefusal } from '../api/http/answer-errors.ts'
import { createAsk, type Inside, type OpenPages } from '../api/http/pages.ts'
import { enforceRateLimit } from '../api/http/rate-headers.ts'
import { uiUrl } from '../api/http/workflow-url.ts'
import { readAssets } from './assets.ts'
import { CODEC_PATH, createDecoding } from './codec.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { address, type Page } from './page.ts'
import { errorPage } from './pages/error.ts'
import { MAX_KEY_LENGTH, signInPage } from './pages/sign-in.ts'
import { readForm, requireOwnOrigin, setPageHeaders } from './protect.ts'
import { PAGES } from './routes.ts'
import { firstSection, waitingIn } from './sections.ts'
import { createSessions, isOfSession, type Session } from './session.ts'
import { CALLBACK, createSignInWithProvider, NotSignedIn } from './sign-in-with-provider.ts'

const ROOT = '/console'
/** Sign-in attempts per address and minute. */
const SIGN_INS_PER_MINUTE = 10

/**
 * The console: web pages at `/console` that call the API's endpoints in the same process, with the permissions and
 * limits of the key that signed in. It has no rules of its own.
 */
export const openConsole: OpenPages = (inside) => {
  const { services } = inside
  const assets = readAssets()
  const sessions = createSessions(inside)
  const router = new Router({ prefix: ROOT })
  const withProvider = createSignInWithProvider(inside, sessions)
  const needsTls = !isPrivate(services.configuration.PUBLIC_URL)
  const decode = createDecoding(inside, sessions)
  const temporalUi = uiUrl(services, 'workflows')

  async function show(
    context: Context,
    shown: Parameters<typeof layout>[0],
    session?: Session & { waiting?: Map<string, string> | undefined },
  ): Promise<void> {
    context.type = 'html'
    context.body = await layout(shown, assets, session && { ...session, path: context.path.slice(ROOT.length) })
  }

  async function askForKey(context: Context, goOn: string, problem?: string, sent?: URLSearchParams): Promise<void> {
    if (context.status === 404) context.status = 200
    const told = { problem: needsTls ? NEEDS_TLS : problem, hasProvider: withProvider !== undefined && !needsTls, sent }
    await show(context, { title: 'Sign in', body: signInPage(goOn, told) })
  }

  /** Asks to sign in again after a sign-in with the provider that was not completed. */
  async function askAgain(context: Context, error: unknown, status: number): Promise<void> {
    if (!(error instanceof NotSignedIn)) throw error
    context.status = status
    await askForKey(context, '', error.message)
  }

  async function limitSignIns(context: Context, step = 'ended'): Promise<void> {
    const key = `sign-in:${step}:${context.state.clientAddress}`
    enforceRateLimit(context, await inside.gate.consume(key, SIGN_INS_PER_MINUTE, 1))
  }

  async function askForEndedSession(context: Context): Promise<void> {
    const { fields: form } = await readForm(context)
    requireOwnOrigin(context)
    context.status = 401
    await askForKey(context, backOf(context), SESSION_ENDED, form)
  }

  async function serve(context: Context, { operator, account }: { operator?: Page; account?: Page }): Promise<void> {
    const session = await sessions.find(context)
    if (!session && context.method === 'POST') return askForEndedSession(context)
    if (!session) return isFollowedLink(context) ? followAgain(context, show) : askForKey(context, goOnOf(context))
    const { who, formToken } = session
    let form = new URLSearchParams()
    let file: Buffer | undefined
    try {
      const page = who.kind === 'operator' ? operator : account
      if (!page) throw refuse('PERMISSION_MISSING', { permission: operator ? 'backoffice' : 'account.admin' })
      const asking = createAsk(context, who, inside)
      if (page.method === 'POST') {
        ;({ fields: form, file } = await readForm(context, page.takesFile))
        requireOwnOrigin(context)
        if (!isOfSession(session, form.get('token') ?? '')) throw refuse('FOREIGN_FORM')
        // A form cannot set a header, so it carries the key of a request that is done and charged once in a field.
        if (form.has('once')) context.req.headers['idempotency-key'] = form.get('once') ?? ''
      }
      const serving = page.serve({
        who,
        params: context.params,
        query: Object.fromEntries(new URLSearchParams(context.querystring)),
        form: Object.fromEntries(form),
        formList: (name) => form.getAll(name),
        file,
        ...asking,
        formToken,
        temporalUi,
      })
      const counting = page.method === 'GET' ? waitingIn(who, asking.ask) : undefined
      const [answer, waiting] = await Promise.all([serving, counting])
      if ('goTo' in answer) return redirect(context, answer.goTo)
      if ('file' in answer) {
        context.set(answer.file.headers)
        context.body = answer.file.body
        return
      }
      context.status = 200
      if (answer.refusal) noteRefusal(context, answer.refusal)
      await show(context, answer, { ...session, waiting })
    } catch (error) {
      await showError(context, error, session, form)
    }
  }

  async function showError(
    context: Context,
    error: unknown,
    session?: Session,
    form = new URLSearchParams(),
  ): Promise<void> {
    const refusal = asRefusal(error)
    if (refusal !== error) context.state.cause = error
    noteRefusal(context, refusal)
    const body = errorPage(refusal, String(context.state.requestId), backOf(context), form)
    await show(context, { title: refusal.entry.message, body }, session)
  }

  router.get('/', async (context) => {
    const session = await sessions.find(context)
    return session ? redirect(context, address(firstSection(session.who))) : askForKey(context, '')
  })
  router.post('/sign-in', async (context) => {
    const { fields: form } = await readForm(context)
    requireOwnOrigin(context)
    const goOn = form.get('goOn') ?? ''
    const key = (form.get('key') ?? '').trim()
    await limitSignIns(context)
    try {
      if (needsTls || key.length > MAX_KEY_LENGTH) throw refuse('UNKNOWN_KEY')
      const { who } = await sessions.open(context, key)
      await noteSignIn(inside, who, String(context.state.requestId))
      redirect(context, isOwnPage(goOn) ? goOn : address(firstSection(who)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      context.state.errorCode = error.entry.code
      context.status = error.entry.status
      await askForKey(context, goOn, error.entry.message)
    }
  })
  if (withProvider && !needsTls) {
    router.get('/sign-in/provider', async (context) => {
      const goOn = new URLSearchParams(context.querystring).get('goOn') ?? ''
      await limitSignIns(context, 'begun')
      try {
        redirect(context, await withProvider.begin(context, goOn))
      } catch (error) {
        await askAgain(context, error, 503)
      }
    })
    router.get(CALLBACK, async (context) => {
      await limitSignIns(context)
      try {
        const { session, goOn } = await withProvider.complete(context)
        await noteSignIn(inside, session.who, String(context.state.requestId))
        redirect(context, isOwnPage(goOn) ? goOn : address(firstSection(session.who)))
      } catch (error) {
        await askAgain(context, error, 401)
      }
    })
  }
  router.post('/sign-out', async (context) => {
    const { fields: form } = await readForm(context)
    requireOwnOrigin(context)
    const session = await sessions.find(context)
    if (session && !isOfSession(session, form.get('token') ?? '')) throw refuse('FOREIGN_FORM')
    await sessions.close(context)
    redirect(context, address(''))
  })
  for (const [route, pages] of byRoute(PAGES)) {
    const [method = 'GET', path = ''] = route.split(' ')
    const layer = router.register(path, [method], async (context) => {
      context.state.route = `${ROOT}${path}`
      await serve(context, pages)
    })
    if ('methods' in layer) layer.methods = [method]
  }
  const routes = router.routes()

  return async function serveConsole(context, next) {
    if (context.path !== ROOT && !context.path.startsWith(`${ROOT}/`)) return next()
    if (context.path === CODEC_PATH) {
      context.state.route = CODEC_PATH
      return decode(context)
    }
    context.state.route = ROOT
    setPageHeaders(context)
    if (context.method === 'GET' && assets.serve(context)) return
    try {
      await routes(context as Parameters<typeof routes>[0], async () => {
        throw refuse('NO_SUCH_ROUTE')
      })
    } catch (error) {
      await showError(context, error)
    }
  } satisfies Middleware
}

const SESSION_ENDED = 'Your session has ended. Nothing was done. Copy what you sent: it is not kept when you sign in.'
const NEEDS_TLS = 'The console can only be used over https. Set PUBLIC_URL to the https address of the service.'

/** Returns whether the traffic cannot be read on the way: with TLS, or on one machine. */
function isPrivate(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** Groups pages by address: an operator and an account's owner may each have one. */
function byRoute(pages: readonly Page[]): Map<string, { operator?: Page; account?: Page }> {
  const routes = new Map<string, { operator?: Page; account?: Page }>()
  for (const page of pages) {
    const route = `${page.method} ${page.path}`
    routes.set(route, { ...routes.get(route), [page.audience]: page })
  }
  return routes
}

/** Another site may choose where a form leads after the sign-in, so only pages of the console are accepted. */
function isOwnPage(path: string): boolean {
  return /^\/console\/[\w./?&=%-]*$/.test(path) && !path.includes('//')
}

function goOnOf(context: Context): string {
  return isOwnPage(context.url) ? context.url : ''
}

/** Returns the page that a form was sent from. */
function backOf(context: Context): string {
  const referer = context.get('Referer')
  if (!URL.canParse(referer)) return address('')
  const { pathname, search } = new URL(referer)
  return isOwnPage(`${pathname}${search}`) ? `${pathname}${search}` : address('')
}

/**
 * A link from another site, such as Temporal's pages, arrives without the cookie. The same request from one of our
 * pages includes it.
 */
function isFollowedLink(context: Context): boolean {
  return context.method === 'GET' && context.get('Sec-Fetch-Site') === 'cross-site'
}

async function followAgain(
  context: Context,
  show: (context: Context, shown: Parameters<typeof layout>[0]) => Promise<void>,
): Promise<void> {
  const url = isOwnPage(context.url) ? context.url : address('')
  context.set('Refresh', `0; url=${url}`)
  context.status = 200
  await show(context, { title: 'Console', body: html`<p><a href="${url}">Go on to the console</a></p>` })
}

function noteRefusal(context: Context, { entry, headers }: Refusal): void {
  context.state.errorCode = entry.code
  context.status = entry.status
  context.set(headers)
}

function redirect(context: Context, path: string): void {
  context.status = 303
  context.set('Location', path)
  context.body = ''
}

/** Records a sign-in in the audit log. */
async function noteSignIn({ services: { db } }: Inside, who: Session['who'], requestId: string): Promise<void> {
  const [keyId, accountId, actor] =
    who.kind === 'operator'
      ? [who.operator.keyId, null, { actorType: 'OPERATOR' as const, actorId: who.operator.keyId }]
      : [who.caller.keyId, who.caller.accountId, { actorType: 'USER' as const, actorId: who.caller.userId }]
  const thingKind = who.kind === 'operator' ? ('OPERATOR_KEY' as const) : ('KEY' as const)
  const done = { accountId, thingKind, thingId: keyId, action: 'SIGN_IN' as const, fields: [] }
  const context = { ...actor, keyId, ...(accountId === null ? {} : { actorAccountId: accountId }), requestId }
  await db.transaction((tx) => db.auditLog.record(context, [done], tx))
}
