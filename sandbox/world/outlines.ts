import { PROVIDERS } from '../../domain/source.ts'
import type { CaseOutline } from './case-outline.ts'
import { addDays } from './days.ts'
import { type PartyName, someCompany, someParty } from './parties.ts'
import { type Random, randomFor } from './random.ts'
import { RESERVED_FILINGS_A_DAY, reservedFiling } from './reserved-entities.ts'
import { RESERVED_NAME_CASES, reservedNameCase } from './reserved-names.ts'
import type { World } from './world.ts'

export const ORDINARY_CASES = 40_000

// The first indexes of the other kinds of cases; case indexes end at 899,979.
const RESERVED_NAMES_BEGIN = 100_000
const FILED_LATER_BEGIN = 200_000
const FILINGS_A_DAY = 10

/** The outline of the case with this index; undefined where the world has none, or none yet. */
export function outlineAt(world: World, index: number): CaseOutline | undefined {
  if (index < ORDINARY_CASES) return ordinaryCase(world, index)
  if (index < RESERVED_NAMES_BEGIN) return undefined
  if (index < FILED_LATER_BEGIN) return reservedNameCase(world, index - RESERVED_NAMES_BEGIN)
  return filedLater(world, index - FILED_LATER_BEGIN)
}

/** The indexes of all cases that a world has on its first day. */
export function firstDayCaseIndexes(): number[] {
  return [...range(0, ORDINARY_CASES), ...range(RESERVED_NAMES_BEGIN, RESERVED_NAME_CASES)]
}

/** The indexes of the cases that were filed since. */
export function laterCaseIndexes(world: World): number[] {
  return range(FILED_LATER_BEGIN, world.daysPassed * FILINGS_A_DAY)
}

function range(begin: number, length: number): number[] {
  return Array.from({ length }, (_, i) => begin + i)
}

function ordinaryCase(world: World, index: number): CaseOutline {
  const random = randomFor(world.seed, 'case', index)
  const ageDays = Math.floor(random.fraction('age') ** 2 * 7_000) + 10
  return {
    ...sidesOf(world, random),
    filingDate: addDays(world.firstDay, -ageDays),
    disposed: ageDays > 400 && random.happens('disposed', 0.7),
    knownTo: random.pick('known to', STOCKS),
  }
}

// Each provider lacks some cases of the other; the first has more.
const STOCKS = [PROVIDERS, PROVIDERS, ['ecourtsindia'], ['ecourtsindia'], ['attestr']] as const

function sidesOf(world: World, random: Random): Pick<CaseOutline, 'petitioners' | 'respondents'> {
  const company: PartyName = { name: someCompany(world.seed, random, 'main') }
  const opponent = someParty(world.seed, random, 'opponent')
  return random.happens('company complains', 0.35)
    ? { petitioners: [company], respondents: [opponent] }
    : { petitioners: [opponent], respondents: [company] }
}

/** The `nth` case filed since the world began: first the reserved entities' cases of that day, then ordinary ones. */
function filedLater(world: World, nth: number): CaseOutline | undefined {
  const day = Math.floor(nth / FILINGS_A_DAY) + 1
  if (day > world.daysPassed) return undefined
  const filing = nth % FILINGS_A_DAY
  if (filing < RESERVED_FILINGS_A_DAY) return reservedFiling(world, day, filing)
  return {
    ...sidesOf(world, randomFor(world.seed, 'filed later', nth)),
    filingDate: addDays(world.firstDay, day),
    disposed: false,
    knownTo: PROVIDERS,
  }
}
