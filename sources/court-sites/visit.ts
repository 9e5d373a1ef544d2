import type { BrowserContext, CookieData, HTTPRequest, Page } from 'puppeteer'
import type { SourceFailure } from '../../domain/source-failure.ts'
import { readRetryAfter } from '../http-answer.ts'
import { readVerification } from './verification.ts'

/** A response of a site. */
export interface SiteAnswer {
  status: number
  contentType: string
  bytes: Uint8Array
  /** The bytes as text, without a byte order mark. */
  text: string
}

/** One request to a site, made by the page that is open in the browser, with its cookies. */
export interface SiteRequest {
  method: 'GET' | 'POST'
  /** Relative to the site's address. */
  path: string
  fields?: Record<string, string>
  /** The encoding of `fields`; by default that of an HTML form. */
  encoding?: 'form' | 'multipart' | 'json'
}

/** A visit to a court's site in a separate browser context. */
export interface Visit {
  /**
   * Opens a page as a person would by its address, and returns its HTML. Every visit begins this way: the page makes
   * the requests.
   */
  open(path: string): Promise<SiteAnswer>
  get(path: string): Promise<SiteAnswer>
  post(path: string, fields: Record<string, string>, encoding?: SiteRequest['encoding']): Promise<SiteAnswer>
  /** Values that a site's own page would remember between its requests, such as a token for the next one. */
  notes: Map<string, string>
  /** Takes the answer to the captcha before this step; undefined when there is none, or it was taken already. */
  takeAnswer(step: Step): string | undefined
  /** Ends the visit until a person has read the captcha at this address, which precedes a step. */
  askPerson(picture: string, step: Step): Promise<never>
}

/** The steps that a captcha may precede; an answer is valid for its own step only. */
export type Step = 'search' | 'document'

/** A site cannot be read now, or not at all; the visit is over. */
export class SiteTrouble extends Error {
  override name = 'SiteTrouble'
  readonly failure: SourceFailure

  constructor(failure: SourceFailure) {
    super(failure.message)
    this.failure = failure
  }
}

/** The site shows a captcha for a person to read; carries the session to resume with the answer. */
export class CaptchaShown extends Error {
  override name = 'CaptchaShown'
  readonly picture: Uint8Array
  readonly contentType: string
  readonly session: string

  constructor(picture: SiteAnswer, session: Session) {
    super('the site shows a captcha')
    this.picture = picture.bytes
    this.contentType = picture.contentType
    this.session = JSON.stringify(session)
  }
}

/** The state needed to resume after a captcha: the site's cookies, and the step it preceded. */
interface Session {
  cookies: CookieData[]
  step: Step
}

export interface VisitOptions {
  /** The site's address; nothing outside its host is loaded. */
  address: string
  /** The session that showed a captcha, and a person's answer to it. */
  resume?: { session: string; answer: string } | undefined
  /** Waits until the site may be called again. */
  nextRequest(): Promise<void>
  /** Receives every answer before it is read. */
  keep(answer: SiteAnswer, requestedAt: number): Promise<void>
  maxBytes: number
}

/** Only what a page needs to work: loading an image would use up a captcha, and the rest only costs time. */
const LOADED_TYPES: ReadonlySet<string> = new Set(['document', 'script', 'xhr', 'fetch'])

/** Ways out of a page that no court site needs. */
const UNFILTERED = ['WebSocket', 'WebSocketStream', 'WebTransport', 'RTCPeerConnection', 'Worker', 'SharedWorker']

/** Opens a page for a visit in a fresh context. */
export async function startVisit(context: BrowserContext, options: VisitOptions): Promise<Visit> {
  const { address, resume, keep, nextRequest, maxBytes } = options
  const page = await context.newPage()
  await onlyLoad(page, new URL(address).origin)
  const session = resume && (JSON.parse(resume.session) as Session)
  if (session) await context.setCookie(...session.cookies)
  let answer = resume?.answer

  const visit: Visit = {
    async open(path) {
      await nextRequest()
      const requestedAt = Date.now()
      const response = await page.goto(urlOf(path), { waitUntil: 'domcontentloaded', timeout: 0 }).catch(asTrouble)
      if (Number(response?.headers()['content-length'] ?? 0) > maxBytes) throw tooLarge()
      const bytes = (await response?.buffer()) ?? new Uint8Array()
      if (bytes.length > maxBytes) throw tooLarge()
      const contentType = response?.headers()['content-type'] ?? ''
      const retryAfter = response?.headers()['retry-after'] ?? null
      return recordAndCheck(siteAnswer(response?.status() ?? 0, contentType, bytes), requestedAt, retryAfter)
    },
    get: (path) => ask({ method: 'GET', path }),
    post: (path, fields, encoding = 'form') => ask({ method: 'POST', path, fields, encoding }),
    notes: new Map(),
    takeAnswer(step) {
      if (step !== session?.step) return undefined
      const taken = answer
      answer = undefined
      return taken
    },
    askPerson: async (path, step) => {
      throw new CaptchaShown(await send({ method: 'GET', path }), { cookies: await context.cookies(), step })
    },
  }
  return visit

  /** Sends a request, and passes the page before a document once a person has read its captcha. */
  async function ask(request: SiteRequest): Promise<SiteAnswer> {
    const first = await send(request)
    const verification = verificationIn(first)
    if (!verification) return first
    const read = visit.takeAnswer('document')
    if (read === undefined) return visit.askPerson(verification.picture, 'document')
    const { action, fields, answerField } = verification
    const reply = await send({ method: 'POST', path: action, fields: { ...fields, [answerField]: read } })
    const repeated = verificationIn(reply)
    if (repeated) return visit.askPerson(repeated.picture, 'document')
    const second = await send(request)
    const again = verificationIn(second)
    return again ? visit.askPerson(again.picture, 'document') : second
  }

  async function send(request: SiteRequest): Promise<SiteAnswer> {
    await nextRequest()
    const requestedAt = Date.now()
    const wire = { ...request, url: urlOf(request.path), maxBytes }
    const got = await page.evaluate(fetchInPage, wire).catch(asTrouble)
    if ('error' in got)
      throw new SiteTrouble({ class: 'Upstream', message: `The connection to the site broke: ${got.error}` })
    const answer = siteAnswer(got.status, got.contentType, Buffer.from(got.base64, 'base64'))
    return recordAndCheck(answer, requestedAt, got.retryAfter)
  }

  async function recordAndCheck(
    answer: SiteAnswer,
    requestedAt: number,
    retryAfter: string | null,
  ): Promise<SiteAnswer> {
    await keep(answer, requestedAt)
    const failure = failureOfStatus(answer.status, readRetryAfter(retryAfter))
    if (failure) throw new SiteTrouble(failure)
    return answer
  }

  function urlOf(path: string): string {
    return new URL(path, `${address}/`).href
  }
}

function verificationIn({ contentType, text }: SiteAnswer) {
  return contentType.includes('html') ? readVerification(text) : undefined
}

/**
 * Lets the page load only from its site. Puppeteer's filter of requests does not see sockets and workers, so they are
 * removed from its scripts.
 */
async function onlyLoad(page: Page, origin: string): Promise<void> {
  await page.evaluateOnNewDocument((names: string[]) => {
    for (const name of names) Object.defineProperty(globalThis, name, { value: undefined, writable: false })
  }, UNFILTERED)
  await page.setBypassServiceWorker(true)
  await page.setRequestInterception(true)
  page.on('request', (request: HTTPRequest) => {
    const isOwn = new URL(request.url()).origin === origin && LOADED_TYPES.has(request.resourceType())
    // The page may close, and its request with it, before the request is answered.
    void (isOwn ? request.continue() : request.abort('blockedbyclient')).catch(() => {})
  })
}

function siteAnswer(status: number, contentType: string, bytes: Uint8Array): SiteAnswer {
  return { status, contentType: contentType.toLowerCase(), bytes, text: new TextDecoder().decode(bytes) }
}

function failureOfStatus(status: number, retryAfterMs: number | undefined): SourceFailure | undefined {
  if (status >= 200 && status < 400) return undefined
  const about = { httpStatus: status, ...(retryAfterMs !== undefined && { retryAfterMs }) }
  if (status === 429) return { class: 'RateLimited', message: 'The site asks for fewer visits.', ...about }
  const isPassing = status === 0 || status === 408 || status >= 500
  return { class: isPassing ? 'Upstream' : 'Unsupported', message: `The site answered HTTP ${status}.`, ...about }
}

function tooLarge(): SiteTrouble {
  return new SiteTrouble({ class: 'Upstream', message: 'The answer of the site is too large' })
}

function asTrouble(error: unknown): never {
  const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'unknown'
  throw new SiteTrouble({
    class: 'Upstream',
    message: `The browser failed: ${message.replace(/https?:\S+/g, '…')}`,
  })
}

type InPage = { status: number; contentType: string; retryAfter: string | null; base64: string } | { error: string }

/**
 * Runs inside the page: sends the request as the site's scripts would, and returns the bytes. Uses nothing from outside
 * its body.
 */
async function fetchInPage(request: SiteRequest & { url: string; maxBytes: number }): Promise<InPage> {
  function bodyOf({ fields, encoding }: SiteRequest): RequestInit {
    if (!fields) return {}
    if (encoding === 'json') return { body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } }
    const body = encoding === 'multipart' ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return { body }
  }
  try {
    const response = await fetch(request.url, { method: request.method, ...bodyOf(request) })
    const reader = response.body?.getReader()
    let binary = ''
    for (;;) {
      const chunk = await reader?.read()
      if (!chunk || chunk.done) break
      if (binary.length + chunk.value.length > request.maxBytes) return { error: 'the answer is too large' }
      for (let at = 0; at < chunk.value.length; at += 8192)
        binary += String.fromCharCode(...chunk.value.subarray(at, at + 8192))
    }
    const { status, headers } = response
    const contentType = headers.get('content-type') ?? ''
    return { status, contentType, retryAfter: headers.get('retry-after'), base64: btoa(binary) }
  } catch (error) {
    return { error: String(error) }
  }
}
