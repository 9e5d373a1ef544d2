import type { CaseSource } from './case-sources.ts'
import type { CaseIdentifier } from './courts/types.ts'
import { ORDER_OF_ASKING, PROVIDER_TRAITS } from './provider-traits.ts'

/** The sources that can look a case up, in the order they are asked. The court's own site last: a browser has to walk through it. */
export function lookupSources(identifier: CaseIdentifier, enabled: readonly CaseSource[]): CaseSource[] {
  const providers = ORDER_OF_ASKING.lookup.filter((provider) => PROVIDER_TRAITS[provider].canLookUp(identifier))
  const able: CaseSource[] = [...providers, `courts/${identifier.courtType}`]
  return able.filter((source) => enabled.includes(source))
}
