import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import { ERRORS, type ErrorEntry, type ErrorName } from '../errors/catalogue.ts'
import { DETAILS } from '../errors/details.ts'
import { refuse } from '../errors/refusal.ts'
import { pageOf as htmlPage, PAGE_POLICY } from './page.ts'

/** What the page of an error shows: its meaning, the remedy, and the fields of `details`. */
interface ErrorPage {
  code: number
  httpStatusCode: number
  label: string | null
  message: string
  remedy: string
  /** Whether the same request may succeed when sent again unchanged. */
  retry: boolean
  details: { name: string; description: string }[]
}

/** Every error, by its code in ascending order. */
const PAGES: ReadonlyMap<string, ErrorPage> = new Map(
  Object.entries<ErrorEntry>(ERRORS)
    .map(([name, entry]) => pageOf(entry, DETAILS[name as ErrorName] ?? {}))
    .sort((a, b) => a.code - b.code)
    .map((page) => [String(page.code), page]),
)

/**
 * `GET /errors`: lists every error. `GET /errors/{code}`: returns one. Served as a page for browsers, as JSON for
 * programs; without a key.
 */
export function errorPages(): Router {
  const router = new Router()
  router.get('/errors', (context) => {
    // Links between the pages are relative, so that they work behind any prefix.
    if (context.path.endsWith('/')) return context.redirect('../errors')
    const errors = [...PAGES.values()]
    if (isForPeople(context)) context.body = indexPage(errors)
    else context.body = { errors }
  })
  router.get('/errors/:code', (context) => {
    const page = PAGES.get(String(context.params.code))
    if (!page) throw refuse('NO_SUCH_ROUTE')
    context.body = isForPeople(context) ? errorPage(page) : page
  })
  return router
}

function pageOf({ code, status, label, message, remedy, retry }: ErrorEntry, shape: z.ZodRawShape): ErrorPage {
  const details = Object.entries(shape).map(([name, schema]) => ({
    name,
    description: z.globalRegistry.get(schema as z.ZodType)?.description ?? '',
  }))
  const named = label ? [{ name: 'label', description: `The name of the error: \`${label}\`.` }, ...details] : details
  return { code, httpStatusCode: status, label: label ?? null, message, remedy, retry, details: named }
}

/** Returns whether a browser asks. Sets the policy of its page. */
function isForPeople(context: Context): boolean {
  context.vary('Accept')
  const isForPeople = context.accepts('json', 'html') === 'html'
  if (isForPeople) {
    context.type = 'text/html'
    context.set('Content-Security-Policy', PAGE_POLICY)
  }
  return isForPeople
}

function indexPage(errors: ErrorPage[]): string {
  const rows = errors.map(
    ({ code, httpStatusCode, label, message }) =>
      `<tr><td><a href="errors/${code}">${code}</a></td><td>${httpStatusCode}</td><td>${text(label ?? '')}</td><td>${text(message)}</td></tr>`,
  )
  const heads = '<tr><th>Code</th><th>HTTP status</th><th>Label</th><th>What happened</th></tr>'
  const body = `<table>${heads}${rows.join('\n')}</table>`
  return htmlPage({ title: 'Error codes', body, docs: 'docs', current: 'error-codes' })
}

function errorPage({ code, httpStatusCode, label, message, remedy, retry, details }: ErrorPage): string {
  const fields = details.map(({ name, description }) => `<dt><code>${name}</code></dt><dd>${text(description)}</dd>`)
  const title = text(`${code}${label ? ` ${label}` : ''}`)
  const body = `<p>HTTP status ${httpStatusCode}. ${text(message)}</p>
<h2>What to do</h2>
<p>${text(remedy)}</p>
<p>${retry ? 'The same request may succeed later.' : 'The same request would fail again.'}</p>
${fields.length > 0 ? `<h2>Fields of <code>details</code></h2><dl>${fields.join('\n')}</dl>` : ''}
<p><a href="../errors">All errors</a></p>`
  return htmlPage({ title, body, docs: '../docs', current: 'error-codes' })
}

/** Returns a text of the catalogue as HTML, with code for words in backticks. */
function text(plain: string): string {
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/`([^`]*)`/g, '<code>$1</code>')
}
