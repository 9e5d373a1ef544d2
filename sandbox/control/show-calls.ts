import { z } from 'zod'
import { type Sandbox, SOURCES } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { parseInput } from './parse-input.ts'

const Words = z.strictObject({
  source: z.enum(SOURCES).optional(),
  key: z.string().default(''),
  since: z.coerce.number().default(0),
})

/**
 * `GET /control/calls?source=&key=&since=`: the number of calls a source got since the last reset, in all and by
 * operation. `key` is part of the requested number, order or name, in any case; without `source` all sources are
 * counted. With `since`, epoch ms, earlier calls are not.
 */
export function showCalls(call: Call, { calls }: Sandbox): void {
  const words = parseInput(call, call.query, Words)
  if (!words) return
  const key = words.key.toLowerCase()
  const counted = calls.filter(
    (one) =>
      (words.source ?? one.source) === one.source && one.key.toLowerCase().includes(key) && one.at >= words.since,
  )
  const byOperation: Record<string, number> = {}
  for (const { operation } of counted) byOperation[operation] = (byOperation[operation] ?? 0) + 1
  call.body = { calls: counted.length, byOperation }
}
