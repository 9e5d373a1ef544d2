import type { z } from 'zod'
import { DAY_MS } from '../../../domain/dates.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import type { FailureClass } from '../../../domain/source-failure.ts'
import { callSource } from '../../http.ts'
import { failed, type HttpAnswer, type Reading } from '../../http-answer.ts'
import { gapsOf } from '../../readings.ts'
import { type CallOptions, requestOf } from '../provider-call.ts'
import type { NapixContext, NapixOperation, StatusMethod } from './config.ts'
import { openEnvelope } from './envelope.ts'
import { NOT_SUBSCRIBED, readFailure } from './failures.ts'
import { seal } from './seal.ts'
import { type CourtLevel, SERVICES } from './services.ts'
import type { Tokens } from './token.ts'

const VERSION = 'v1.0'

/** One question in the gateway's own words. */
export interface Question {
  operation: Exclude<NapixOperation, 'token'>
  level: CourtLevel
  subject: string
  /** The plain text of the request, `name=value` each. */
  words: Record<string, string>
  method?: StatusMethod
  maxBytes?: number
}

export interface NapixCallOptions extends CallOptions {
  /** Whether the call belongs to a search by name, for which the quota has only a part. */
  isSearch?: boolean
}

/** What all calls of one client share. */
export interface NapixSession extends NapixContext {
  tokens: Tokens
  /** Until when a service that the subscription does not include is not asked again, epoch ms by its path. */
  notSubscribed: Map<string, number>
}

/** Asks one service. A token that the gateway no longer takes is renewed once; nothing else is asked twice. */
export async function ask<T>(
  session: NapixSession,
  question: Question,
  read: (answer: HttpAnswer) => Reading<T>,
  options: NapixCallOptions,
): Promise<SourceAnswer<T>> {
  const { signal } = options
  const path = SERVICES[question.level][question.operation]
  if ((session.notSubscribed.get(path) ?? 0) > Date.now())
    return refuse(session, question, 'Unsupported', NOT_SUBSCRIBED)
  const token = await session.tokens.read(undefined, signal)
  if (token.kind !== 'found') return token
  const answer = await send(session, question, token.value.text, read, options, true)
  if (answer.kind !== 'failed') return answer
  const { failure } = answer
  if (failure.class === 'Unsupported') session.notSubscribed.set(path, Date.now() + DAY_MS)
  if (failure.message !== EXPIRED) return answer
  const renewed = await session.tokens.read(token.value.text, signal)
  return renewed.kind === 'found' ? send(session, question, renewed.value.text, read, options, false) : renewed
}

/** Refuses a call that could only fail, before it takes a part of the quota. */
export function refuse(
  { gateway }: NapixContext,
  { operation, subject }: Pick<Question, 'operation' | 'subject'>,
  failureClass: FailureClass,
  message: string,
) {
  return gateway.refuse({ source: 'napix', operation, subject }, { class: failureClass, message })
}

/** Reads the content of an opened answer by a schema, then by `read`. */
export function reading<Schema extends z.ZodType, T>(schema: Schema, read: (data: z.output<Schema>) => Reading<T>) {
  return (answer: HttpAnswer): Reading<T> => {
    const failure = readFailure(answer)
    if (failure) return failure
    const data = schema.safeParse(answer.json)
    return data.success ? read(data.data) : failed('ParseGap', `The answer lacks ${gapsOf(data.error)}.`)
  }
}

const EXPIRED = 'The gateway no longer takes the token.'

function send<T>(
  { config, gateway }: NapixSession,
  { operation, level, subject, words, method = 'GET', maxBytes }: Question,
  token: string,
  read: (answer: HttpAnswer) => Reading<T>,
  { signal, isSearch }: NapixCallOptions,
  mayRenew: boolean,
): Promise<SourceAnswer<T>> {
  const plain = Object.entries(words)
    .map(([name, value]) => `${name}=${value}`)
    .join('|')
  const sealed = seal(plain, config.keys)
  const parameters = new URLSearchParams({
    dept_id: config.department,
    request_str: sealed.text,
    request_token: sealed.token,
    version: VERSION,
  })
  const request = requestOf('napix', `Bearer ${token}`, config, {
    operation,
    subject,
    method: method === 'GET' ? 'GET' : 'POST',
    path: SERVICES[level][operation],
    ...(method !== 'FORM' && { query: parameters }),
    ...(maxBytes !== undefined && { maxBytes }),
  })
  return callSource(
    gateway,
    {
      ...request,
      ...(method === 'FORM' && { form: parameters }),
      isRecalled: true,
      isSearch,
      opens: (answer) => openEnvelope(answer, operation, config),
    },
    (answer) => {
      const isExpired = mayRenew && answer.status === 401 && !/\b626\b|INVALID_TOKEN/.test(textOf(answer))
      return isExpired ? failed('Upstream', EXPIRED, { httpStatus: 401 }) : read(answer)
    },
    signal,
  )
}

function textOf({ body }: HttpAnswer): string {
  return Buffer.from(body.subarray(0, 4_096)).toString('utf8')
}
