import Router from '@koa/router'
import type { Body } from './body.ts'
import { meetFault } from './faults.ts'
import type { Sandbox } from './sandbox.ts'
import type { Call, SimulatedSource } from './simulated-source.ts'

/**
 * Mounts a source on its prefix. Every call is counted first, then meets a fault if one is set, then is authenticated.
 */
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

/** Every value in the path, query and body; `GET /control/calls?key=` searches for a part of it. */
function keyOf(call: Call): string {
  return [...Object.values(call.params), ...leavesOf(call.query), ...leavesOf(call.state.json)].join(' ')
}

function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [String(value)]
}
