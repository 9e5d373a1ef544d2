import type { Sandbox } from '../sandbox.ts'
import type { WorldCase } from '../world/case.ts'

/** A refresh takes this long. The real one takes 5 to 10 s; a test should not. */
const REFRESH_MS = 1_000

/** Whether the service has the case: it did all along, or a finished refresh has brought it in. */
export function isInStock(sandbox: Sandbox, { cnr, knownTo }: WorldCase): boolean {
  return knownTo.includes('ecourtsindia') || (cnr !== undefined && refreshedAt(sandbox, cnr) !== undefined)
}

/** When the last refresh of a case was asked for, epoch ms; undefined when it never was. */
export function refreshRequestedAt({ refreshes }: Sandbox, cnr: string): number | undefined {
  return refreshes.get(cnr)
}

/** When the last refresh of a case was done, epoch ms; undefined when it never was asked for or is not done yet. */
export function refreshedAt(sandbox: Sandbox, cnr: string): number | undefined {
  const requestedAt = refreshRequestedAt(sandbox, cnr)
  return requestedAt !== undefined && requestedAt + REFRESH_MS <= Date.now() ? requestedAt + REFRESH_MS : undefined
}

/** Requests within this time are one, and not charged twice. */
const SAME_REQUEST_MS = 15_000

export function requestRefresh({ refreshes }: Sandbox, cnr: string): void {
  const last = refreshes.get(cnr)
  if (last === undefined || last + SAME_REQUEST_MS <= Date.now()) refreshes.set(cnr, Date.now())
}
