import type { CaseIdentifier } from './courts/types.ts'
import type { CaseSource } from './order-sources.ts'

/**
 * The sources that can look a case up, in the order they are asked. Attestr first: it fetches live from the court, for every
 * court type, and knows surely when there is no such case. eCourtsIndia second, for cases with a CNR: its copy may be days
 * old, and a case it lacks may still exist. The court's own site last: a browser has to walk through it.
 */
export function lookupSources(identifier: CaseIdentifier, enabled: readonly CaseSource[]): CaseSource[] {
  const site = `courts/${identifier.courtType}` as const
  const able: CaseSource[] = identifier.cnr ? ['attestr', 'ecourtsindia', site] : ['attestr', site]
  return able.filter((source) => enabled.includes(source))
}
