import { COMMON, UBIQUITOUS } from './company-words.ts'

/** How a word belongs to its family: the word itself or a form of it, a clerk's abbreviation, or the same in Hindi. */
export type FamilyForm = 'form' | 'abbreviation' | 'translation'

export interface FamilyWord {
  family: string
  form: FamilyForm
}

/**
 * What sharing a word is worth beside a rare one (1): rounded from how often such words recur in lists of companies.
 */
export const UBIQUITOUS_WEIGHT = 0.15
export const COMMON_WEIGHT = 0.3

const FORMS: FamilyForm[] = ['form', 'abbreviation', 'translation']
const words = new Map<string, FamilyWord[]>()
const weights = new Map<string, number>()

for (const [lines, weight] of [
  [UBIQUITOUS, UBIQUITOUS_WEIGHT],
  [COMMON, COMMON_WEIGHT],
] as const) {
  for (const line of lines.trim().split('\n')) {
    const groups = line.split('|').map((group) => group.trim().split(/\s+/).filter(Boolean))
    const family = groups[0]?.[0] ?? ''
    weights.set(family, weight)
    for (const [index, group] of groups.entries()) {
      for (const word of group) {
        const known = words.get(word) ?? []
        if (!known.some((entry) => entry.family === family))
          words.set(word, [...known, { family, form: FORMS[index] ?? 'form' }])
      }
    }
  }
}

/**
 * The families a word may belong to; an abbreviation can stand for several (`elec`). Empty for a word that is not
 * common.
 */
export function familiesOf(word: string): readonly FamilyWord[] {
  return words.get(word) ?? NONE
}

const NONE: readonly FamilyWord[] = []

/** The weight of a family's words. */
export function familyWeight(family: string): number {
  return weights.get(family) ?? COMMON_WEIGHT
}

/** Every word of the lexicon that is no abbreviation, with its families. */
export function familyWords(): Iterable<[string, readonly FamilyWord[]]> {
  return words
}
