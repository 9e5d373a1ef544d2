import type { RouterContext } from '@koa/router'
import type { Body } from './body.ts'
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

/** A source: its endpoints, and the behaviour they share. */
export interface SimulatedSource {
  source: Source
  prefix: string
  endpoints: readonly Endpoint[]
  errors: SourceErrors
  /** Answers the call itself and returns false when the caller is refused. */
  authenticate?(call: Call): boolean
}

/** The source's answers to troubles that any of its operations can have. */
export interface SourceErrors {
  internal(call: Call): void
  rateLimited(call: Call): void
  noCredit(call: Call): void
}
