import type { Party } from '../../domain/case.ts'
import type { Provider } from '../../domain/source.ts'
import type { CaseTitle } from './case.ts'
import { distinguishingWords, likenessTo, type NameMatchMode, wordsMatch } from './name-matching.ts'
import { partyIndex } from './party-index.ts'
import { titleAt } from './titles.ts'
import type { World } from './world.ts'

export type Side = 'petitioner' | 'respondent' | 'either'

/** A title found by name, with its index in the world, by which the rest of the case is found. */
export interface Hit {
  index: number
  title: CaseTitle
}

/** The cases a provider finds for any of the names, in the order of their indexes. */
export function searchByName(
  world: World,
  search: { provider: Provider; names: readonly string[]; side: Side; mode: NameMatchMode },
): Hit[] {
  const wanted = search.names.map(distinguishingWords)
  const matches = (words: readonly string[]) => wanted.some((name) => wordsMatch(name, words, search.mode))
  return casesOf(world, search.provider, matches).filter(({ title }) =>
    partiesOf(title, search.side).some(({ name }) => matches(distinguishingWords(name))),
  )
}

/** Every case the provider has. Reading all titles takes about a second: filters without a name are rare. */
export function allHits(world: World, provider: Provider): Hit[] {
  return casesOf(world, provider, () => true)
}

export interface ScoredHit extends Hit {
  /** 1 to 100, of the party that is most like the requested name. */
  score: number
}

/**
 * The cases in which a party is at least this much like the name (and its father like the named father), best first.
 */
export function searchByLikeness(
  world: World,
  search: { provider: Provider; name: string; fatherName?: string | undefined; threshold: number },
): ScoredHit[] {
  const nameLikeness = likenessTo(distinguishingWords(search.name))
  const fatherLikeness =
    search.fatherName === undefined ? undefined : likenessTo(distinguishingWords(search.fatherName))
  const scoreOf = ({ name }: Party) => {
    const father = /\bS\/O (.+)$/i.exec(name)?.[1]
    return weighed(
      nameLikeness(distinguishingWords(name)),
      father === undefined ? undefined : fatherLikeness?.(distinguishingWords(father)),
    )
  }
  return casesOf(world, search.provider, (words) => nameLikeness(words) >= search.threshold - SLIP_MARGIN)
    .map((hit) => ({ ...hit, score: Math.max(...partiesOf(hit.title, 'either').map(scoreOf)) }))
    .filter(({ score }) => score >= search.threshold)
    .sort((a, b) => b.score - a.score || a.index - b.index)
}

/** A clerk's slip may make a written name more like the requested one than the legal name is, but not by more. */
const SLIP_MARGIN = 20

/** A recorded father's name weighs three tenths; a family name shared with another father counts nothing. */
function weighed(name: number, father: number | undefined): number {
  return father === undefined ? name : Math.round(0.7 * name + (father < 75 ? 0 : 0.3 * father))
}

function partiesOf({ petitioners, respondents }: CaseTitle, side: Side): Party[] {
  return [...(side === 'respondent' ? [] : petitioners), ...(side === 'petitioner' ? [] : respondents)]
}

/** The provider's cases of every party whose legal name passes. */
function casesOf(world: World, provider: Provider, passes: (words: readonly string[]) => boolean): Hit[] {
  const parties = partyIndex(world).filter(({ words }) => passes(words))
  const indexes = [...new Set(parties.flatMap(({ caseIndexes }) => caseIndexes))].sort((a, b) => a - b)
  return indexes.flatMap((index) => {
    const title = titleAt(world, index)
    return title?.knownTo.includes(provider) ? [{ index, title }] : []
  })
}
