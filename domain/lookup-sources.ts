import type { CaseIdentifier } from './courts/types.ts'
import type { Provider } from './source.ts'

/**
 * The sources that can look a case up, in the order they are asked. Attestr first: it fetches live from the court, for every
 * court type, and knows surely when there is no such case. eCourtsIndia second, for cases with a CNR: its copy may be days
 * old, and a case it lacks may still exist.
 */
export function lookupSources(identifier: CaseIdentifier, enabled: readonly Provider[]): Provider[] {
  const able: Provider[] = identifier.cnr ? ['attestr', 'ecourtsindia'] : ['attestr']
  return able.filter((source) => enabled.includes(source))
}
