import { compareCompany } from './company.ts'
import { prepareName } from './prepare.ts'
import { MATCH_FROM } from './thresholds.ts'
import { foldName, MAX_VARIATIONS, nameVariations } from './variations.ts'

/**
 * The other forms of a company's name, of those that rules make and those that somebody suggests, at most ten. A suggestion stays only when
 * it would be taken for the company itself, read either way, so that none widens a search to another company. Half the places are the
 * rules' own, likeliest first; suggestions come next, and rules fill what is left.
 */
export function nameCandidates(name: string, suggested: readonly string[]): string[] {
  const byRules = nameVariations(name)
  const own = prepareName(name)
  const fitting = suggested.map(tidy).filter((other) => isWritable(other) && isTheSame(other))
  const all = [...byRules.slice(0, PLACES_OF_RULES), ...fitting, ...byRules.slice(PLACES_OF_RULES)]
  return all.filter((other, at) => isFirst(all, at) && foldName(other) !== foldName(name)).slice(0, MAX_VARIATIONS)

  function isTheSame(other: string): boolean {
    return compareCompany(own, other).score >= MATCH_FROM && compareCompany(other, name).score >= MATCH_FROM
  }
}

const PLACES_OF_RULES = MAX_VARIATIONS / 2

function tidy(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** A name of the length that the watchlist takes, of letters, figures and the signs that names have. */
function isWritable(name: string): boolean {
  return /^[\p{L}\p{M}\p{N} .,&'()/-]{2,255}$/u.test(name)
}

function isFirst(names: readonly string[], at: number): boolean {
  return names.findIndex((one) => foldName(one) === foldName(names[at] ?? '')) === at
}
