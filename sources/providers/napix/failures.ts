import { z } from 'zod'
import type { FailureClass, SourceFailure } from '../../../domain/source-failure.ts'
import { failed, failureOfForm, type HttpAnswer, type Reading } from '../../http-answer.ts'
import { readText } from '../../readings.ts'

/** The words in which the courts' side names its codes. */
const CODE_OF_WORDS: Record<string, number> = { INVALID_CNR: 600, INVALID_TOKEN: 626, RECORD_NOT_FOUND: 628 }

const UNKNOWN_DEPARTMENT = 'The courts do not know the department of this subscription (626).'
const REFUSED_SIGNATURE = 'The courts refused the signature or the department of this subscription (626).'

const BY_STATUS: Partial<Record<number, [FailureClass, string]>> = {
  400: ['InvalidInput', 'The gateway refused the parameters.'],
  413: ['InvalidInput', 'The request is too long.'],
  414: ['InvalidInput', 'The address of the request is too long.'],
  431: ['InvalidInput', 'The headers of the request are too long.'],
}

/** Failures that end a reading before its content is looked at; a sure "no such case" is `none`. Undefined for an answer with content. */
export function readFailure(answer: HttpAnswer): Reading<never> | undefined {
  const code = codeOf(answer)
  if (code !== undefined) return readCode(code.number, answer)
  const { status, json } = answer
  const byStatus = BY_STATUS[status]
  if (byStatus) return failed(...byStatus, { httpStatus: status })
  if (status === 401) return failed('AccountProblem', 'The gateway refused a new token.', { httpStatus: status })
  if (status === 404 && wordsOf(answer).includes('No resources match'))
    return failed('Unsupported', NOT_SUBSCRIBED, { httpStatus: status })
  if (status === 200 && isEmpty(answer))
    return failed('NotIndexed', 'The answer is empty, which does not say that there is no such case.', {
      httpStatus: status,
    })
  const form = failureOfForm(answer)
  if (form) return { kind: 'failed', failure: withReason(form, answer) }
  if (Unopened.safeParse(json).success)
    return failed('ParseGap', 'The envelope does not open with the keys of this subscription.', { httpStatus: status })
  return undefined
}

export const NOT_SUBSCRIBED = 'The subscription does not include this service.'

const Unopened = z.object({ response_str: z.string() })

/** The code in an answer that holds an error: its own fields, words of the courts' side, or a dump of PHP's arrays. */
export function codeOf(answer: HttpAnswer): { number: number; openedWith?: string | undefined } | undefined {
  if (answer.json === undefined) {
    const text = wordsOf(answer)
    return /^\s*Array\s*\(/.test(text) ? numberIn(/=>\s*(6\d\d)\s*$/m.exec(text)?.[1] ?? text) : undefined
  }
  const { data } = ErrorBody.safeParse(answer.json)
  if (!data) return undefined
  const { openedWith, ...fields } = data
  const number = leavesOf(fields)
    .map(numberIn)
    .find((each) => each !== undefined)
  return number && { ...number, openedWith }
}

/** No record has these fields without a case. */
const ErrorBody = z
  .looseObject({})
  .refine((body) => !('cino' in body || 'casenos' in body || 'response_str' in body))
  .transform((body) => ({
    statusCode: body.status_code ?? body.statusCode ?? body.Status,
    status: body.status,
    description: body.statusDescription ?? body.StatusDescription ?? body.message,
    openedWith: readText(body.openedWith),
  }))

function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf)
  return value === undefined || value === null ? [] : [String(value)]
}

/** A code that is a whole text, or the words of a known one. */
function numberIn(text: string): { number: number } | undefined {
  if (/^\s*6\d\d\s*$/.test(text)) return { number: Number(text) }
  const words = /\b(INVALID[_ ]CNR|INVALID[_ ]TOKEN|RECORD[_ ]NOT[_ ]FOUND)\b/i.exec(text)?.[1]
  const known = words && CODE_OF_WORDS[words.toUpperCase().replaceAll(' ', '_')]
  return known ? { number: known } : undefined
}

function readCode(code: number, answer: HttpAnswer): Reading<never> {
  const more = { httpStatus: answer.status }
  if (code === 628) return { kind: 'none' }
  if (code === 600) return failed('NotIndexed', 'The courts refused the CNR (600).', more)
  if (code === 626) {
    const isUnknown = codeOf(answer)?.openedWith === 'zero key'
    return failed('AccountProblem', isUnknown ? UNKNOWN_DEPARTMENT : REFUSED_SIGNATURE, more)
  }
  return failed('ParseGap', `The courts answered with the unknown code ${code}.`, more)
}

function isEmpty({ body }: HttpAnswer): boolean {
  return (
    body.length <= 64 && ['', '{}', '[]', 'null', '""'].includes(Buffer.from(body).toString().replaceAll(/\s/g, ''))
  )
}

function withReason(failure: SourceFailure, answer: HttpAnswer): SourceFailure {
  if (!/URL Open error|Could not connect to endpoint/i.test(wordsOf(answer))) return failure
  return { ...failure, class: 'Upstream', message: 'The gateway did not reach the court.' }
}

function wordsOf({ body }: HttpAnswer): string {
  return Buffer.from(body.subarray(0, 4_096)).toString('utf8')
}
