import { PROVIDERS, type Provider } from '../../domain/source.ts'
import type { CaseOutline } from './case-outline.ts'
import { addDays } from './days.ts'
import type { ForumType } from './forums.ts'
import { personName } from './names.ts'
import { type PartyName, someParty } from './parties.ts'
import { type Random, randomFor } from './random.ts'
import type { World } from './world.ts'

/** A company whose cases are counted, so that a historical search for it can be checked to the last case. */
export interface ReservedName {
  name: string
  /** How many of its cases the first source has, how many the second, and how many of these are the same cases. */
  first: number
  second: number
  shared: number
  /** The providers that always answer a search for it with 5xx. */
  down?: readonly Provider[]
  /** The first source's delay: of its first answer since the last reset, and of later ones. */
  firstSourceMs?: { firstAnswer: number; laterAnswers: number }
  /** The plan of its cases, where they follow one: case `i`, counted from 1. */
  outline?: (company: PartyName, i: number, world: World) => Partial<CaseOutline>
}

/** "First" is the aggregator, which sorts by filing date; "second" the other provider. */
export const RESERVED_NAMES: readonly ReservedName[] = [
  { name: 'Saffron Textiles Private Limited', first: 250, second: 60, shared: 35 },
  { name: 'Kaveri Logistics Limited', first: 100, second: 20, shared: 20 },
  { name: 'Nilgiri Agro Foods Limited', first: 0, second: 0, shared: 0 },
  { name: 'Deccan Ferro Alloys Limited', first: 1200, second: 80, shared: 80 },
  { name: 'Malabar Shipping Company Limited', first: 0, second: 40, shared: 0, down: ['ecourtsindia'] },
  { name: 'Vindhya Cement Works Limited', first: 0, second: 0, shared: 0, down: PROVIDERS },
  {
    name: 'Konkan Chemicals Limited',
    first: 150,
    second: 30,
    shared: 30,
    firstSourceMs: { firstAnswer: 70_000, laterAnswers: 1_000 },
  },
  { name: 'Godavari Infra Projects Limited', first: 5, second: 2, shared: 2, outline: oneOfSixtyRespondents },
  { name: 'Aravalli Steel Tubes Limited', first: 130, second: 26, shared: 26, outline: byYearStatusAndSide },
]

/** Companies that a loose match confuses with a reserved one. */
export const LOOK_ALIKES: readonly ReservedName[] = [
  'Saffron Power Private Limited',
  'Saffron Textile Workers Union',
  'Saffron Textiles Machinery Limited',
  'Kaveri Logistic Parks Limited',
  'Kaveri Seeds Limited',
  'Nilgiri Tea Estates Limited',
  'Deccan Ferro Concrete Limited',
  'Malabar Shipping Agents Union',
  'Konkan Chemical Carriers Private Limited',
  'Godavari Infra Holdings Limited',
  'Aravalli Steel Furniture Limited',
].map((name) => ({ name, first: 6, second: 4, shared: 2 }))

const BLOCKS = [...RESERVED_NAMES, ...LOOK_ALIKES].map((reserved) => ({ reserved, length: totalOf(reserved) }))

/** The number of cases of the reserved names and their look-alikes together. */
export const RESERVED_NAME_CASES = BLOCKS.reduce((sum, block) => sum + block.length, 0)

/** The number of different cases of a name in both sources. */
export function totalOf({ first, second, shared }: ReservedName): number {
  return first + second - shared
}

/** The `nth` (from 0) case of all reserved names and look-alikes, one name after the other. */
export function reservedNameCase(world: World, nth: number): CaseOutline | undefined {
  let position = nth
  for (const { reserved, length } of BLOCKS) {
    if (position < length) return caseOf(world, reserved, position)
    position -= length
  }
  return undefined
}

function caseOf(world: World, reserved: ReservedName, position: number): CaseOutline {
  const random = randomFor(world.seed, 'reserved name', reserved.name, position)
  const company: PartyName = { name: reserved.name, neverMistyped: true }
  const opponent = someParty(world.seed, random, 'opponent')
  const ageDays = random.whole('age', 20, 5_000)
  return {
    ...(random.happens('company complains', 0.4)
      ? { petitioners: [company], respondents: [opponent] }
      : { petitioners: [opponent], respondents: [company] }),
    filingDate: addDays(world.firstDay, -ageDays),
    disposed: ageDays > 400 && random.happens('disposed', 0.6),
    ...stockOf(reserved, position),
    ...reserved.outline?.(company, position + 1, world),
  }
}

/** The first source has the first cases, the second the last ones, so that the shared ones are in the middle. */
function stockOf({ first, shared }: ReservedName, position: number): Pick<CaseOutline, 'knownTo' | 'forumTypes'> {
  if (position >= first) return { knownTo: ['attestr'], forumTypes: SECOND_SOURCE_FORUMS }
  if (position < first - shared) return { knownTo: ['ecourtsindia'] }
  return { knownTo: PROVIDERS, forumTypes: SHARED_FORUMS }
}

/** The second source covers the court types of live lookup only. */
const SECOND_SOURCE_FORUMS: readonly [ForumType, ...ForumType[]] = [
  'DC',
  'DC',
  'HC',
  'HC',
  'SC',
  'NCLT',
  'DRT',
  'CESTAT',
  'CC',
]

/** Courts where a case has one number in both sources, whatever each of them calls the bench. */
const SHARED_FORUMS: readonly [ForumType, ...ForumType[]] = ['DC', 'DC', 'HC', 'HC', 'SC', 'NCLT', 'CC']

/** The company is number 40 of 60 respondents. */
function oneOfSixtyRespondents(company: PartyName, i: number, world: World): Partial<CaseOutline> {
  const others = Array.from({ length: 60 }, (_, place): PartyName => ({ name: personName(world.seed, 60 * i + place) }))
  return { petitioners: [{ name: 'Regional Provident Fund Commissioner' }], respondents: others.with(39, company) }
}

/**
 * Case i is filed in 2015 + (i mod 10) and pending when i is odd; the company is petitioner up to 50, respondent up to 120 and
 * on both sides after that.
 */
function byYearStatusAndSide(company: PartyName, i: number, world: World): Partial<CaseOutline> {
  const random: Random = randomFor(world.seed, 'by year', i)
  const opponent = someParty(world.seed, random, 'opponent')
  return {
    filingDate: addDays(`${2015 + (i % 10)}-01-01`, random.whole('day of year', 0, 364)),
    disposed: i % 2 === 0,
    petitioners: i > 50 && i <= 120 ? [opponent] : [company],
    respondents: i <= 50 ? [opponent] : i <= 120 ? [company] : [opponent, company],
  }
}
