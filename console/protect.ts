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

/** The headers of every page: nothing runs in it, frames it or is loaded by it that does not come from here. */
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
 * Refuses a form that was sent from a page of another site. Browsers say where a request comes from; what says nothing is no browser,
 * and has no session to abuse.
 * @throws Refusal 403
 */
export function requireOwnOrigin(context: Context): void {
  const site = context.get('Sec-Fetch-Site')
  if (site === 'same-origin') return
  const origin = context.get('Origin')
  if (site === '' && origin !== '' && URL.canParse(origin) && new URL(origin).host === context.host) return
  throw refuse('FOREIGN_FORM')
}

/** As much as the longest form of the console holds, in bytes. */
const MAX_FORM_BYTES = 64 * 1024

/** The fields of a form. @throws Refusal 413 for one that is too long, 415 for anything else than a form */
export async function readForm(context: Context): Promise<URLSearchParams> {
  if (!context.is('urlencoded')) throw refuse('NOT_JSON')
  return new URLSearchParams(await readText(context, MAX_FORM_BYTES))
}

/** The body of a request as text. @throws Refusal 413 for one that is longer than so many bytes */
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
