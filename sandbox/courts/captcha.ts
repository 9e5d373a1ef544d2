import { randomInt, randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Sandbox } from '../sandbox.ts'
import type { Call, Endpoint } from '../simulated-source.ts'
import { type Session, sessionOf } from './session.ts'

/** Draws a new captcha for the session, which replaces the last. Its answer is shown at `/control/challenges`. */
export function showCaptcha(call: Call, { challenges }: Sandbox, session: Session): void {
  if (session.picture) challenges.delete(session.picture.id)
  const answer = Array.from({ length: 6 }, () => randomInt(10)).join('')
  session.picture = { id: randomUUID(), answer }
  challenges.set(session.picture.id, answer)
  call.type = 'image/png'
  call.body = png(answer)
}

/** Whether this is the answer to the session's captcha, which is used up either way. */
export function solvesCaptcha({ challenges }: Sandbox, session: Session, answer: unknown): boolean {
  const { picture } = session
  if (!picture) return false
  delete session.picture
  challenges.delete(picture.id)
  session.verified = picture.answer === answer
  return session.verified
}

/** The captcha page that some sites show before a document, and the two addresses it needs. */
export function verificationPage(call: Call): void {
  call.type = 'html'
  call.body = `<!doctype html><html><head><title>Verification</title></head><body><h3>Please enter the characters shown</h3>
<form method="post" action="verify"><img src="captcha/image" alt=""><input type="hidden" name="from" value="documents">
<input name="captcha" autocomplete="off"><button>Continue</button></form></body></html>`
}

export function verificationEndpoints(cookie: string): Endpoint[] {
  return [
    {
      operation: 'picture',
      method: 'get',
      path: '/captcha/image',
      answer: (call, sandbox) => showCaptcha(call, sandbox, sessionOf(call, sandbox, cookie)),
    },
    {
      operation: 'verify',
      method: 'post',
      path: '/verify',
      answer(call, sandbox) {
        const { captcha } = call.state.json as { captcha?: string }
        if (!solvesCaptcha(sandbox, sessionOf(call, sandbox, cookie), captcha)) return verificationPage(call)
        call.type = 'html'
        call.body = '<html><body>Thank you</body></html>'
      },
    },
  ]
}

/** Three by five points for each digit, a row in three bits. */
const DIGITS = ['75557', '26227', '71747', '71717', '55711', '74717', '74757', '71111', '75757', '75717']
const SCALE = 8

/** Digits as a black and white image. */
function png(digits: string): Buffer {
  const points = Array.from({ length: 5 }, (_, y) =>
    [...digits]
      .map((digit) =>
        Number(DIGITS[Number(digit)]?.[y] ?? 0)
          .toString(2)
          .padStart(3, '0'),
      )
      .join('0'),
  )
  const width = ((points[0]?.length ?? 0) + 2) * SCALE
  const height = 7 * SCALE
  const rows = Array.from({ length: height }, (_, y) => {
    const inked = (x: number) => points[Math.floor(y / SCALE) - 1]?.[Math.floor(x / SCALE) - 1] === '1'
    return Buffer.from([0, ...Array.from({ length: width }, (_, x) => (inked(x) ? 0 : 255))])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.concat(rows))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), 4 + body.length)
  return frame
}
