import type { Context } from 'koa'
import { refuse } from '../api/errors/refusal.ts'

const OWN = "'self'"
const POLICY = [
  ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
  ['script-src', 'style-src', 'font-src', 'connect-src', 'form-action'].map((name) => `${name} ${OWN}`),
  [`img-src ${OWN} data:`],
]
  .flat()
  .join('; ')

/** Sets the headers of every page: only content from this origin may run in it, frame it or be loaded by it. */
export function setPageHeaders(context: Context): void {
  context.set({
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // With no-referrer a form's Origin would be null.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  })
}

/**
 * Refuses a form that was sent from a page of another site. Every browser sends the origin; a client without one is not
 * a browser and has no session to abuse.
 * @throws Refusal 403
 */
export function requireOwnOrigin(context: Context): void {
  const site = context.get('Sec-Fetch-Site')
  if (site === 'same-origin') return
  const origin = context.get('Origin')
  if (site === '' && origin !== '' && URL.canParse(origin) && new URL(origin).host === context.host) return
  throw refuse('FOREIGN_FORM')
}

/** The bytes of the longest form of the console. */
const MAX_FORM_BYTES = 64 * 1024

/**
 * Returns the fields of a form.
 * @throws Refusal 413 if it is too long, 415 if it is not a form
 */
export async function readForm(context: Context): Promise<URLSearchParams> {
  if (!context.is('urlencoded')) throw refuse('NOT_JSON')
  return new URLSearchParams(await readText(context, MAX_FORM_BYTES))
}

/**
 * Returns the body of a request as text.
 * @throws Refusal 413 if it is longer than `limitBytes`
 */
export async function readText(context: Context, limitBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of context.req as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limitBytes) throw refuse('BODY_TOO_LARGE', { limitBytes }, { Connection: 'close' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
