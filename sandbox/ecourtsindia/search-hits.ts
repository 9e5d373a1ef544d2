import { peekAtCase } from '../case-answers.ts'
import type { Sandbox } from '../sandbox.ts'
import type { CaseTitle, WorldCase } from '../world/case.ts'
import { caseAt, casesNumberedLike } from '../world/cases.ts'
import { readCnr } from '../world/cnr.ts'
import { NAME_MATCH_MODES, type NameMatchMode } from '../world/name-matching.ts'
import { allHits, type Hit, type Side, searchByName } from '../world/search.ts'
import { NAME_PARAMETERS, type Parameters } from './parameters.ts'

/** A case that a search found: its title, and the whole case on demand. */
export interface FoundTitle {
  title: CaseTitle
  readCase(): WorldCase | undefined
}

/** The cases that match every requested name and number, best first; all cases when only filters were given. */
export function hitsOf(sandbox: Sandbox, parameters: Parameters): FoundTitle[] {
  const numbers = [...parameters.all('caseNumbers'), ...parameters.all('query').filter(isCaseNumber)]
  const answers = [
    ...nameQueriesOf(parameters).map((query) => byName(sandbox, parameters, query)),
    ...(numbers.length > 0 ? [numbers.flatMap((number) => byNumber(sandbox, parameters, number))] : []),
  ]
  const [first, ...others] = answers
  if (!first) return allHits(sandbox.world, 'ecourtsindia').map((hit) => openable(sandbox, hit))
  const keys = others.map((hits) => new Set(hits.map(({ title }) => title.key)))
  return first.filter(({ title }) => keys.every((found) => found.has(title.key)))
}

interface NameQuery {
  side: Side
  names: string[]
}

/** Every name parameter that was sent, with the side it searches. Several values of one mean any of them. */
export function nameQueriesOf(parameters: Parameters): NameQuery[] {
  const byParameter = Object.entries(NAME_PARAMETERS).map(([name, side]) => ({ side, names: parameters.all(name) }))
  const fullText = parameters.all('query').filter((text) => !isCaseNumber(text))
  return [...byParameter, { side: 'either' as const, names: fullText }].filter(({ names }) => names.length > 0)
}

function byName(sandbox: Sandbox, parameters: Parameters, query: NameQuery): FoundTitle[] {
  const mode = matchModeOf(parameters)
  if (!mode) return []
  return searchByName(sandbox.world, { provider: 'ecourtsindia', mode, ...query }).map((hit) => openable(sandbox, hit))
}

/** The requested mode, `all` by default; undefined for one that does not exist. */
function matchModeOf(parameters: Parameters): NameMatchMode | undefined {
  const requested = parameters.first('nameMatchMode') ?? 'all'
  return NAME_MATCH_MODES.find((mode) => mode === requested)
}

function isCaseNumber(text: string): boolean {
  return /\d+\s*\/\s*\d{4}\s*$/.test(text)
}

/** Reserved cases, then the number's own cases, then near misses: the answer is ranked, not exact. */
function byNumber(sandbox: Sandbox, parameters: Parameters, written: string): FoundTitle[] {
  const [, serial, year] = /(\d+)\s*\/\s*(\d{4})\s*$/.exec(written) ?? []
  if (!serial || !year) return []
  const like = casesNumberedLike(sandbox.world, Number(serial), Number(year))
  const inStock = like.filter(({ title }) => title.knownTo.includes('ecourtsindia'))
  return [...reservedNumbered(sandbox, parameters, serial, year), ...inStock.map((hit) => openable(sandbox, hit))]
}

/** The courts in which a reserved case is found when none is named. */
const RESERVED_COURTS = ['DLND01', 'DLHC01', 'SCIN01']

function reservedNumbered(sandbox: Sandbox, parameters: Parameters, serial: string, year: string): FoundTitle[] {
  if (!/^9000\d\d$/.test(serial)) return []
  const courts = parameters.has('courtCodes') ? parameters.all('courtCodes') : RESERVED_COURTS
  return courts.flatMap((court) => {
    const identifier = readCnr(`${court}${serial}${year}`)
    const answer = identifier && peekAtCase(sandbox, identifier)
    return answer?.kind === 'found' ? [{ title: answer.case, readCase: () => answer.case }] : []
  })
}

function openable({ world }: Sandbox, { index, title }: Hit): FoundTitle {
  return { title, readCase: () => caseAt(world, index) }
}
