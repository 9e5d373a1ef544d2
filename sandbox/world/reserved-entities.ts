import { PROVIDERS } from '../../domain/source.ts'
import type { CaseOutline } from './case-outline.ts'
import { addDays } from './days.ts'
import { type PartyName, someParty } from './parties.ts'
import { randomFor } from './random.ts'
import type { World } from './world.ts'

/**
 * The filings of every new day for the entities that watchlists are tried with. Nilgiri Agro Foods Limited never gets a
 * case.
 */
const FILINGS: readonly PartyName[] = [
  { name: 'Saffron Textiles Private Limited', written: 'Saffron Textiles Private Limited' },
  { name: 'Safron Textiles Private Limited', written: 'M/S SAFRON TEXTILES (P) LTD. & ANR.' },
  { name: 'Saffron Power Private Limited', written: 'Saffron Power Private Limited' },
  { name: 'Ramesh Kumar Verma', written: 'RAMESH KUMAR VERMA S/O SURESH VERMA' },
  { name: 'Ramesh Kumar Verma', written: 'RAMESH KUMAR VERMA S/O MAHESH VERMA' },
]

export const RESERVED_FILINGS_A_DAY = FILINGS.length

/** The `nth` (from 0) reserved case of a day. They are filed in District and High Courts, whose cases a watcher can look up. */
export function reservedFiling(world: World, day: number, nth: number): CaseOutline | undefined {
  const party = FILINGS[nth]
  if (!party) return undefined
  const random = randomFor(world.seed, 'reserved filing', day, nth)
  return {
    petitioners: [someParty(world.seed, random, 'opponent')],
    respondents: [party],
    filingDate: addDays(world.firstDay, day),
    disposed: false,
    knownTo: PROVIDERS,
    forumTypes: ['DC', 'HC'],
  }
}
