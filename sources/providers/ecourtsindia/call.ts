import { z } from 'zod'
import type { SourceAnswer } from '../../../domain/source.ts'
import { callSource } from '../../http.ts'
import { decoded, failed, type HttpAnswer, type Reading } from '../../http-answer.ts'
import { gapsOf } from '../../readings.ts'
import { type CallOptions, type ProviderCall, requestOf } from '../provider-call.ts'
import type { EcourtsIndiaContext, EcourtsIndiaOperation } from './config.ts'
import { failureOf } from './failures.ts'

/** One call to eCourtsIndia. Every call carries the token: routes documented as public refuse calls without it. */
export function call<T>(
  { config, gateway }: EcourtsIndiaContext,
  words: ProviderCall<EcourtsIndiaOperation>,
  read: (answer: HttpAnswer) => Reading<T>,
  { signal }: CallOptions,
): Promise<SourceAnswer<T>> {
  const request = requestOf('ecourtsindia', authorizationOf(config), config, words)
  return callSource(gateway, { ...request, requestIdOf }, read, signal)
}

/** Refuses a call that could only fail, before it is paid. */
export function refuse(
  { gateway }: EcourtsIndiaContext,
  operation: EcourtsIndiaOperation,
  subject: string,
  why: string,
) {
  return gateway.refuse({ source: 'ecourtsindia', operation, subject }, { class: 'InvalidInput', message: why })
}

export function authorizationOf({ token }: { token: string }): string {
  return `Bearer ${token}`
}

/**
 * Reads the `data` of an envelope by a schema, then by `read`. A field that the schema needs and does not find is a
 * `ParseGap`.
 */
export function reading<Schema extends z.ZodType, T>(schema: Schema, read: (data: z.output<Schema>) => Reading<T>) {
  return (answer: HttpAnswer): Reading<T> => {
    const failure = failureOf(answer)
    if (failure) return { kind: 'failed', failure }
    const data = schema.safeParse(dataOf(answer.json))
    if (!data.success) return failed('ParseGap', `The answer lacks ${gapsOf(data.error, 'data')}.`)
    return read(data.data)
  }
}

const Envelope = z.object({ data: z.unknown().transform(decoded) })

function dataOf(json: unknown): unknown {
  return Envelope.safeParse(json).data?.data
}

const Meta = z.object({ meta: z.object({ request_id: z.string().optional(), requestId: z.string().optional() }) })

/** Both spellings of the id are in use. */
function requestIdOf(answer: HttpAnswer): string | undefined {
  const { data } = Meta.safeParse(answer.json)
  return data?.meta.request_id ?? data?.meta.requestId
}
