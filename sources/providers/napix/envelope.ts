import { z } from 'zod'
import { answerFrom } from '../../exchange.ts'
import { decoded, type HttpAnswer } from '../../http-answer.ts'
import { Text } from '../../readings.ts'
import { isPdf } from '../document.ts'
import type { Form, NapixConfig, NapixOperation } from './config.ts'
import { withoutHiddenNames } from './hidden-names.ts'
import { isSignedBy, unseal, ZERO_KEYS } from './seal.ts'

const Envelope = z.object({ response_str: Text, response_token: Text, status: Text })

/**
 * The answer in an envelope, as it may be kept: without names that a court hides. An envelope that does not open stays as it came, and so
 * does an answer without one. An error that was encrypted says under which keys it opened.
 */
export function openEnvelope(answer: HttpAnswer, operation: NapixOperation, config: NapixConfig): HttpAnswer {
  const { data } = Envelope.safeParse(answer.json)
  if (data?.response_str !== undefined) {
    const plain = unseal(data.response_str, config.keys)
    if (!plain) return answer
    config.countForm(sealForm(plain, data.response_token, config.keys.hmacKey))
    return contentOf(answer, plain, operation, config)
  }
  if (data?.status === undefined) return withBody(answer, answer.body)
  return errorOf(answer, data.status, config)
}

function sealForm(plain: Uint8Array, token: string | undefined, hmacKey: string) {
  if (token === undefined) return 'no seal'
  return isSignedBy(plain, token, hmacKey) ? 'seal fits' : 'seal does not fit'
}

function contentOf(answer: HttpAnswer, plain: Uint8Array, operation: NapixOperation, config: NapixConfig): HttpAnswer {
  if (operation !== 'orderDocument') return withBody(answer, plain)
  const document = documentIn(plain)
  if (!document) return withBody(answer, plain)
  config.countForm(document.form)
  return answerFrom(answer.status, 'application/pdf', document.bytes, answer.headers)
}

/** The words of an error; an encrypted one opens under the own keys, or under keys of zeros. */
function errorOf(answer: HttpAnswer, status: string, { keys, countForm }: NapixConfig): HttpAnswer {
  const own = unseal(status, keys)
  const plain = own ?? unseal(status, ZERO_KEYS)
  if (!plain) return withBody(answer, answer.body)
  countForm(own ? 'error under the own key' : 'error under the zero key')
  const words = { status: decoded(plain.toString('utf8')), openedWith: own ? 'own key' : 'zero key' }
  return answerFrom(answer.status, 'application/json', new TextEncoder().encode(JSON.stringify(words)), answer.headers)
}

function withBody(answer: HttpAnswer, body: Uint8Array): HttpAnswer {
  const opened = answerFrom(answer.status, answer.contentType, body, answer.headers)
  const cut = withoutHiddenNames(opened.json)
  if (cut === opened.json) return opened
  return answerFrom(answer.status, answer.contentType, new TextEncoder().encode(JSON.stringify(cut)), answer.headers)
}

const DATA_ADDRESS = /^data:application\/pdf[^,]*;base64,/i

/** The PDF in an opened answer, in any of the forms that subscribers met; undefined where there is none. */
function documentIn(plain: Uint8Array): { bytes: Uint8Array; form: Form } | undefined {
  if (isPdf(plain)) return { bytes: plain, form: 'order as bytes' }
  const text = Buffer.from(plain).toString('latin1').trim()
  const isQuoted = text.startsWith('"')
  const words = isQuoted ? unquoted(text) : text
  const base64 = words.replace(DATA_ADDRESS, '')
  if (/[^A-Za-z0-9+/=\s]/.test(base64.slice(0, 4_096))) return undefined
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  if (!isPdf(bytes)) return undefined
  if (base64 !== words) return { bytes, form: 'order as a data address' }
  return { bytes, form: isQuoted ? 'order as quoted Base64' : 'order as Base64' }
}

/** The text in a JSON string, which PHP writes with `\/`. A string that is cut off is read as far as it goes. */
function unquoted(text: string): string {
  return text
    .replace(/^"|"$/g, '')
    .replaceAll('\\/', '/')
    .replaceAll(/\\[nr]/g, '')
}
