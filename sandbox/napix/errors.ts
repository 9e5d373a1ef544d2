import type { Call, SourceErrors } from '../simulated-source.ts'
import { encrypt, SUBSCRIPTION } from './envelope.ts'

/** Answers an error of the courts' side in plain text. */
export function answerPlain(call: Call, code: number, words: string): void {
  call.status = 400
  call.body = { status_code: code, status: words }
}

/** Answers an error of the courts' side encrypted, in the URL-safe alphabet. */
export function answerEncrypted(call: Call, code: number, words: string): void {
  call.body = { status: urlSafe(encrypt(JSON.stringify({ status_code: code, status: words }))) }
}

/** An unknown department has no key: its answer is encrypted with zero bytes. */
export function unknownDepartment(call: Call): void {
  call.status = 401
  call.body = {
    status: encrypt('{"status_code":"626","status":"INVALID_TOKEN"}', { ...SUBSCRIPTION, aesKey: '', aesIv: '' }),
  }
}

export function recordNotFound(call: Call): void {
  answerEncrypted(call, 628, 'RECORD_NOT_FOUND')
}

export const ERRORS: SourceErrors = {
  internal(call) {
    call.status = 500
    call.body = { httpCode: '500', httpMessage: 'URL Open error', moreInformation: 'Could not connect to endpoint' }
  },
  noCredit: (call) => answerPlain(call, 626, 'INVALID_TOKEN'),
  rateLimited(call) {
    call.status = 429
    call.set('Retry-After', '1')
    call.body = { httpCode: '429', httpMessage: 'Too Many Requests', moreInformation: 'Rate Limit exceeded' }
  },
}

function urlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_')
}
