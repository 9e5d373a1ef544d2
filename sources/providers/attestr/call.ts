import { z } from 'zod'
import type { SourceAnswer } from '../../../domain/source.ts'
import type { FailureClass } from '../../../domain/source-failure.ts'
import { callSource } from '../../http.ts'
import { failed, type HttpAnswer, type Reading } from '../../http-answer.ts'
import { gapsOf, Text } from '../../readings.ts'
import { type CallOptions, type ProviderCall, requestOf } from '../provider-call.ts'
import type { AttestrContext, AttestrOperation } from './config.ts'
import { failureOf, readInvalid } from './failures.ts'

/** One call to Attestr. */
export function call<T>(
  { config, gateway }: AttestrContext,
  words: ProviderCall<AttestrOperation>,
  read: (answer: HttpAnswer) => Reading<T>,
  { signal }: CallOptions,
): Promise<SourceAnswer<T>> {
  const request = requestOf('attestr', authorizationOf(config), config, words)
  return callSource(gateway, { ...request, requestIdOf }, read, signal)
}

/** Refuses a call that could only fail, before it is paid. */
export function refuse(
  { gateway }: AttestrContext,
  operation: AttestrOperation,
  subject: string,
  failureClass: FailureClass,
  message: string,
) {
  return gateway.refuse({ source: 'attestr', operation, subject }, { class: failureClass, message })
}

/** The token is issued ready for the header; encoding it again would spoil it. */
export function authorizationOf({ token }: { token: string }): string {
  return `Basic ${token}`
}

/** Reads an answer by a schema, then by `read`, once error codes and `valid: false` are ruled out. */
export function reading<Schema extends z.ZodType, T>(schema: Schema, read: (data: z.output<Schema>) => Reading<T>) {
  return (answer: HttpAnswer): Reading<T> => {
    const failure = failureOf(answer)
    return failure ? { kind: 'failed', failure } : readBy(schema, answer.json, read)
  }
}

const Verdict = z.object({ valid: z.literal(false), message: Text })

/**
 * Reads an object that may call itself invalid; `root` is its path. A field that the schema needs and does not find is
 * a `ParseGap`.
 */
export function readBy<Schema extends z.ZodType, T>(
  schema: Schema,
  value: unknown,
  read: (data: z.output<Schema>) => Reading<T>,
  ...root: string[]
): Reading<T> {
  const verdict = Verdict.safeParse(value)
  if (verdict.success) return readInvalid(verdict.data)
  const data = schema.safeParse(value)
  return data.success ? read(data.data) : failed('ParseGap', `The answer lacks ${gapsOf(data.error, ...root)}.`)
}

const WithId = z.object({ requestId: Text, request_id: Text, _id: Text })

/** Only some operations name their call. */
function requestIdOf(answer: HttpAnswer): string | undefined {
  const { requestId, request_id, _id } = WithId.safeParse(answer.json).data ?? {}
  return requestId ?? request_id ?? _id ?? answer.headers.get('x-request-id') ?? undefined
}
