import { createHmac } from 'node:crypto'

/** A message as a receiver gets it, and whether it comes from the service. Both clients are tried with all. */
interface WebhookMessage {
  title: string
  body: string
  headers: Record<string, string>
  secrets: string | string[]
  isGenuine: boolean
}

export const EVENT_ID = '01a1fd9b58fe717490b07d1ca842758c'
const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(32, 2).toString('base64')}`
const BODY = JSON.stringify({
  type: 'case.updated',
  timestamp: '2026-11-21T10:16:40.000Z',
  data: { caseId: '01a1', origin: 'COURT' },
})

export function webhookMessages(): WebhookMessage[] {
  const now = Math.floor(Date.now() / 1000)
  const headers = (more: { id?: string; at?: number; signature?: string; body?: string } = {}) => {
    const { id = EVENT_ID, at = now, body = BODY, signature = signatureOf(SECRET, id, at, body) } = more
    return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signature }
  }
  const genuine = { body: BODY, headers: headers(), secrets: SECRET, isGenuine: true }
  const forged = { ...genuine, isGenuine: false }
  const both = `${signatureOf(OTHER, EVENT_ID, now, BODY)} ${signatureOf(SECRET, EVENT_ID, now, BODY)}`
  const hindi = BODY.replace('01a1', 'मामला')
  const upper = Object.fromEntries(Object.entries(headers()).map(([name, text]) => [name.toUpperCase(), text]))
  const { 'webhook-id': _, ...withoutId } = headers()
  return [
    { ...genuine, title: 'signed with the secret' },
    { ...genuine, title: 'signed with the second of two secrets', secrets: [OTHER, SECRET] },
    { ...genuine, title: 'signed with two secrets, of which one is known', headers: headers({ signature: both }) },
    { ...genuine, title: 'with its headers in capitals', headers: upper },
    { ...genuine, title: 'in Devanagari', body: hindi, headers: headers({ body: hindi }) },
    { ...genuine, title: 'four minutes old', headers: headers({ at: now - 240 }) },
    { ...forged, title: 'with one blank more', body: `${BODY} ` },
    { ...forged, title: 'signed with another secret', secrets: OTHER },
    { ...forged, title: 'six minutes old', headers: headers({ at: now - 360 }) },
    { ...forged, title: 'six minutes ahead', headers: headers({ at: now + 360 }) },
    { ...forged, title: 'with another id', headers: { ...headers(), 'webhook-id': '01a2' } },
    { ...forged, title: 'with another time', headers: { ...headers(), 'webhook-timestamp': String(now - 1) } },
    { ...forged, title: 'with a time in words', headers: { ...headers(), 'webhook-timestamp': 'now' } },
    { ...forged, title: 'without an id', headers: withoutId },
    {
      ...forged,
      title: 'with a signature of another version',
      headers: headers({ signature: headers()['webhook-signature'].replace('v1', 'v2') }),
    },
    {
      ...forged,
      title: 'with half of a signature',
      headers: headers({ signature: headers()['webhook-signature'].slice(0, 20) }),
    },
    { ...forged, title: 'with a signature in other letters', headers: headers({ signature: 'v1,é' }) },
    { ...forged, title: 'for a receiver that knows no secret', secrets: [] },
  ]
}

function signatureOf(secret: string, id: string, at: number, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`
}
