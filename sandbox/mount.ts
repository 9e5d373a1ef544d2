import Router, { type RouterContext } from '@koa/router'
import type { Body } from './body.ts'
import { meetFault } from './faults.ts'
import type { Sandbox, Source } from './sandbox.ts'

/** A call as endpoints see it; its body is in `call.state`. */
export type Call = RouterContext<Body>

/** The sandbox's own address, as this caller reaches it. */
export function addressOf(call: Call): string {
  return `${call.protocol}://${call.host}`
}

/** One operation of a source: its name in the counts, its address, and what it answers. */
export interface Endpoint {
  operation: string
  method: 'get' | 'post'
  path: string
  answer(call: Call, sandbox: Sandbox): void | Promise<void>
}

/** A source: its endpoints, and how it speaks where all of them speak alike. */
export interface SimulatedSource {
  source: Source
  prefix: string
  endpoints: readonly Endpoint[]
  errors: SourceErrors
  /** Answers the call itself and returns false when the caller may not come in. */
  authenticate?(call: Call): boolean
}

/** The source's own words for troubles that any of its operations can have. */
export interface SourceErrors {
  internal(call: Call): void
  rateLimited(call: Call): void
  noCredit(call: Call): void
}

/** Puts a source on its prefix. Every call is counted first, then meets a fault if one is set, then the source's door. */
export function mount(
  sandbox: Sandbox,
  { source, prefix, endpoints, errors, authenticate }: SimulatedSource,
): Router<Body> {
  const router = new Router<Body>({ prefix })
  for (const { operation, method, path, answer } of endpoints) {
    router[method](path, async (call) => {
      sandbox.calls.push({ source, operation, key: keyOf(call), at: Date.now() })
      if (await meetFault(sandbox, source, call, errors)) return
      if (authenticate && !authenticate(call)) return
      await answer(call, sandbox)
    })
  }
  return router
}

/** Every value in the path, query and body; `GET /control/calls?key=` looks for a part of it. */
function keyOf(call: Call): string {
  return [...Object.values(call.params), ...leavesOf(call.query), ...leavesOf(call.state.json)].join(' ')
}

function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [String(value)]
}
