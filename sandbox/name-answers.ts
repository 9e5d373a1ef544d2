import type { Provider } from '../domain/source.ts'
import { countVisit, type Sandbox } from './sandbox.ts'
import type { Call } from './simulated-source.ts'
import { wait } from './wait.ts'
import { distinguishingWords } from './world/name-matching.ts'
import { RESERVED_NAMES, type ReservedName } from './world/reserved-names.ts'

/** Delays a search for names as its reserved row says. Returns whether the source answers it at all. */
export async function answersNames(
  sandbox: Sandbox,
  call: Call,
  provider: Provider,
  names: readonly string[],
): Promise<boolean> {
  for (const reserved of new Set(names.flatMap(reservedNamed))) {
    if (reserved.down?.includes(provider)) return false
    if (provider === 'ecourtsindia' && reserved.firstSourceMs) {
      const isFirst = countVisit(sandbox, `search ${reserved.name}`) === 1
      await wait(sandbox, call, isFirst ? reserved.firstSourceMs.firstAnswer : reserved.firstSourceMs.laterAnswers)
    }
  }
  return true
}

/** The reserved name that matches, in any form of company or case of letters. */
function reservedNamed(name: string): ReservedName[] {
  const words = distinguishingWords(name).join(' ')
  return RESERVED_NAMES.filter((reserved) => distinguishingWords(reserved.name).join(' ') === words)
}
