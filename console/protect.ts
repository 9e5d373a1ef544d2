import type { Context } from 'koa'
import { refuse } from '../api/errors/refusal.ts'
import { BODY_LIMIT_BYTES } from '../api/http/body.ts'
import { malformed } from '../api/http/malformed.ts'

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

/** The bytes of the longest form, and of one with a file. */
const MAX_FORM_BYTES = 64 * 1024
const MAX_FILE_FORM_BYTES = BODY_LIMIT_BYTES.table

/** A form as a browser sends it. */
export interface SentForm {
  fields: URLSearchParams
  /** The file that was chosen. */
  file?: Buffer
}

/**
 * Reads a form.
 * @throws Refusal 413 if it is too long, 415 if it is not a form, 400 if it cannot be read
 */
export async function readForm(context: Context, takesFile = false): Promise<SentForm> {
  const type = context.is('urlencoded', 'multipart')
  if (!type) throw refuse('NOT_JSON')
  const bytes = await readBytes(context, takesFile ? MAX_FILE_FORM_BYTES : MAX_FORM_BYTES)
  if (type === 'urlencoded') return { fields: new URLSearchParams(bytes.toString('utf8')) }
  const headers = { 'Content-Type': context.get('Content-Type') }
  const sent = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw malformed('The form cannot be read.')
  })
  const form: SentForm = { fields: new URLSearchParams() }
  for (const [name, value] of sent)
    if (typeof value === 'string') form.fields.append(name, value)
    else if (value.size > 0) form.file = Buffer.from(await value.arrayBuffer())
  return form
}

/**
 * Returns the body of a request as text.
 * @throws Refusal 413 if it is longer than `limitBytes`
 */
export async function readText(context: Context, limitBytes: number): Promise<string> {
  return (await readBytes(context, limitBytes)).toString('utf8')
}

async function readBytes(context: Context, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of context.req as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limitBytes) throw refuse('BODY_TOO_LARGE', { limitBytes }, { Connection: 'close' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
