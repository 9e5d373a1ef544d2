import type { CaseIdentifier } from '../domain/courts/types.ts'
import { countVisit, type Sandbox, visitsOf } from './sandbox.ts'
import type { Call } from './simulated-source.ts'
import { wait } from './wait.ts'
import type { WorldCase } from './world/case.ts'
import { findCase } from './world/cases.ts'
import { type ReservedCall, reservedCall, reservedCase } from './world/reserved-cases.ts'

/** How a source answers a question about a case; each of them words it differently. */
export type CaseAnswer = { kind: 'found'; case: WorldCase } | { kind: 'none' } | { kind: 'fails' }

/** Fetches a case for a source, with everything its reserved row says about fetching. */
export async function fetchCase(sandbox: Sandbox, call: Call, identifier: CaseIdentifier): Promise<CaseAnswer> {
  const reserved = reservedCall(identifier)
  if (!reserved) return ordinaryAnswer(sandbox, identifier)
  const { answer, failsFirst = 0, answersAfterMs } = reserved.behaviour
  const fetch = countVisit(sandbox, fetchesOf(reserved))
  if (answersAfterMs) await wait(sandbox, call, answersAfterMs)
  if (answer) return { kind: answer }
  if (fetch <= failsFirst) return { kind: 'fails' }
  return { kind: 'found', case: reservedCase(sandbox.world, reserved, fetch) }
}

/** Reads a case without counting a fetch. */
export function peekAtCase(sandbox: Sandbox, identifier: CaseIdentifier): CaseAnswer {
  const reserved = reservedCall(identifier)
  if (!reserved) return ordinaryAnswer(sandbox, identifier)
  if (reserved.behaviour.answer) return { kind: reserved.behaviour.answer }
  const fetch = Math.max(1, visitsOf(sandbox, fetchesOf(reserved)))
  return { kind: 'found', case: reservedCase(sandbox.world, reserved, fetch) }
}

function ordinaryAnswer({ world }: Sandbox, identifier: CaseIdentifier): CaseAnswer {
  const found = findCase(world, identifier)
  return found ? { kind: 'found', case: found } : { kind: 'none' }
}

function fetchesOf({ key }: ReservedCall): string {
  return `fetch ${key}`
}
