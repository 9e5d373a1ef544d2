import type { Call } from '../simulated-source.ts'

/** The parameters with names of parties, and the side that each searches. */
export const NAME_PARAMETERS = {
  litigants: 'either',
  parties: 'either',
  petitioners: 'petitioner',
  respondents: 'respondent',
} as const

/** The five days of a case to filter by, in the words of the parameters. */
export const DAY_NAMES = ['filing', 'registration', 'firstHearing', 'nextHearing', 'decision'] as const

export const CODE_PARAMETERS = [
  'courtCodes',
  'caseTypes',
  'caseStatuses',
  'judicialSections',
  'caseCategories',
  'benchTypes',
  'stateCodes',
] as const

/** Parameters about the form of the answer, not about its content. */
const MANNERS = ['nameMatchMode', 'includeFacetCounts', 'sortBy', 'sortOrder', 'page', 'pageSize']

const KNOWN = [
  ...Object.keys(NAME_PARAMETERS),
  ...['query', 'advocates', 'judges', 'caseNumbers', 'hasOrders', 'hasJudgments'],
  ...MANNERS,
  ...CODE_PARAMETERS,
  ...DAY_NAMES.flatMap((day) => [`${day}Years`, `${day}DateFrom`, `${day}DateTo`]),
]

const BY_LOWER_CASE = new Map(KNOWN.map((name) => [name.toLowerCase(), name]))

/** The parameters of a search. Their names are read in any case; a repeated parameter has several values. */
export interface Parameters {
  all(name: string): string[]
  first(name: string): string | undefined
  has(name: string): boolean
  /** Whether a parameter was sent that the service does not know. */
  hasUnknown: boolean
  /** Whether anything was sent that narrows the search. */
  asksSomething: boolean
}

export function readParameters(call: Call): Parameters {
  const values = new Map<string, string[]>()
  let hasUnknown = false
  for (const [written, value] of new URLSearchParams(call.querystring)) {
    const name = BY_LOWER_CASE.get(written.toLowerCase())
    if (name === undefined) hasUnknown = true
    else if (value !== '') values.set(name, [...(values.get(name) ?? []), value])
  }
  return {
    all: (name) => values.get(name) ?? [],
    first: (name) => values.get(name)?.[0],
    has: (name) => values.has(name),
    hasUnknown,
    asksSomething: hasUnknown || [...values.keys()].some((name) => !MANNERS.includes(name)),
  }
}
