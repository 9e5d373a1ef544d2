/**
 * How fast names are compared, next to fuzzball's `WRatio` in the same run: pairs of one party in two spellings, pairs
 * of two parties, and the parties of a nightly list looked up among 100,000 watched names. The exit code is 0 when the
 * targets of docs/matching.md are met.
 */
import { availableParallelism, cpus } from 'node:os'
import { WRatio } from 'fuzzball'
import { compareCompany } from '../../domain/matching/company.ts'
import { CompanyIndex } from '../../domain/matching/company-index.ts'
import { PersonIndex } from '../../domain/matching/person-index.ts'
import { type PreparedName, prepareName } from '../../domain/matching/prepare.ts'
import { namePairs } from '../../test/domain/matching/pairs.ts'
import { manyNames } from './matching/many-names.ts'
import { createTargets } from './support/figures.ts'

const MIN_RATIO = 20
const MIN_LINES_PER_SECOND = 1_000
const WATCHED = 100_000
const LINES = 20_000
/** One line of ten names a watched party. */
const WATCHED_LINES = LINES / 10
/** Long enough for the compiler to have done its work. */
const ROUND_MS = 1_000
/** Other work on the machine slows single runs; the best of several alternating runs counts. */
const ROUNDS = 3
/** Far enough along the list of pairs for a name to meet one of another company. */
const STRIDE = 101

interface Pair {
  watched: string
  asWritten: string
  target: PreparedName
  found: PreparedName
}

const spellings = namePairs().map(({ watched, asWritten }) => pairOf(watched, asWritten))
const strangers = spellings.map(({ watched }, at) =>
  pairOf(watched, spellings[(at + STRIDE) % spellings.length]?.asWritten ?? ''),
)

console.log(`${availableParallelism()} × ${cpus()[0]?.model.trim()}, Node ${process.version}`)
const targets = createTargets()
compareRates('one party in two spellings', spellings)
compareRates('two parties', strangers)
lookUp()
process.exit(targets.exitCode())

function pairOf(watched: string, asWritten: string): Pair {
  return { watched, asWritten, target: prepareName(watched), found: prepareName(asWritten) }
}

/** Prints how many pairs a second each way compares, and how many times faster prepared names are than `WRatio`. */
function compareRates(title: string, pairs: readonly Pair[]): void {
  const ways: [name: string, compare: (pair: Pair) => unknown][] = [
    ['WRatio', ({ watched, asWritten }) => WRatio(watched, asWritten)],
    ['ours, both prepared', ({ target, found }) => compareCompany(target, found)],
    ['ours, the watched prepared', ({ target, asWritten }) => compareCompany(target, asWritten)],
  ]
  const rates = ways.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, [, compare]] of ways.entries()) rates[at] = Math.max(rates[at] ?? 0, pairsPerSecond(pairs, compare))
  }
  const [floor = 0, prepared = 0] = rates
  for (const [at, [name]] of ways.entries()) {
    const rate = rates[at] ?? 0
    const times = (rate / floor).toFixed(1)
    console.log(`${title}, ${name}: ${Math.round(rate).toLocaleString('en')} pairs/s, ${times} × WRatio`)
  }
  targets.atLeast(`${title}: prepared names to WRatio`, prepared / floor, MIN_RATIO)
}

function pairsPerSecond(pairs: readonly Pair[], compare: (pair: Pair) => unknown): number {
  const started = performance.now()
  let compared = 0
  let elapsedMs = 0
  while (elapsedMs < ROUND_MS) {
    for (const pair of pairs) compare(pair)
    compared += pairs.length
    elapsedMs = performance.now() - started
  }
  return (compared / elapsedMs) * 1000
}

/** Looks the parties of a list up among the watched names, from text to scores. */
function lookUp(): void {
  const names = [...manyNames(WATCHED + LINES)]
  const watched = names.slice(0, WATCHED)
  const lines = [
    ...names.slice(WATCHED + WATCHED_LINES),
    ...watched.filter((_, at) => at % (WATCHED / WATCHED_LINES) === 0),
  ]
  const isPerson = (name: string) => / [SWD]\/o /.test(name)
  const prepared = performance.now()
  const persons = new PersonIndex(watched.filter(isPerson).map((name) => ({ name })))
  const companies = new CompanyIndex(watched.filter((name) => !isPerson(name)))
  const started = performance.now()
  let found = 0
  for (const line of lines) found += persons.find(line).length + companies.find(line).length
  const linesPerSecond = lines.length / ((performance.now() - started) / 1000)
  if (found < WATCHED_LINES) throw new Error(`Of ${WATCHED_LINES} watched names on the list only ${found} were found.`)
  console.log(`${WATCHED.toLocaleString('en')} watched names prepared in ${((started - prepared) / 1000).toFixed(1)} s`)
  console.log(`${lines.length.toLocaleString('en')} parties looked up, ${found} to look at`)
  targets.atLeast('parties looked up a second', linesPerSecond, MIN_LINES_PER_SECOND)
}
