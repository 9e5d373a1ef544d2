import { z } from 'zod'
import { FAULT_KINDS, type FaultKind, type Sandbox, SOURCES } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { parseInput } from './parse-input.ts'

/** A longer wait would only delay a test run. */
const MAX_MS = 600_000

const Words = z.strictObject({
  source: z.enum(SOURCES),
  kind: z.enum([...FAULT_KINDS, 'none']),
  count: z.int().min(1).default(1),
  ms: z.int().min(0).max(MAX_MS).optional(),
})

/** `timeout` outlasts every deadline of a client; `slow` stays within them. */
const USUAL_MS: Partial<Record<FaultKind, number>> = { timeout: 180_000, slow: 3_000 }

/**
 * `POST /control/faults {source, kind, count, ms}`: the next `count` calls of the source meet this fault (by default
 * one). A new fault replaces an old one of the same source; `none` removes it and releases the calls that it holds.
 * Answers the fault as set.
 */
export function setFault(call: Call, { faults, held }: Sandbox): void {
  const words = parseInput(call, call.state.json, Words)
  if (!words) return
  const { source, kind, count } = words
  if (kind === 'none') {
    faults.delete(source)
    held.get(source)?.abort()
    held.delete(source)
    call.body = { source, kind }
    return
  }
  const fault = { kind, count, ms: words.ms ?? USUAL_MS[kind] ?? 0 }
  faults.set(source, fault)
  if (!held.has(source)) held.set(source, new AbortController())
  call.body = { source, ...fault }
}
