/** How a search compares names (the aggregator's `nameMatchMode`). */
export const NAME_MATCH_MODES = ['all', 'any', 'phrase', 'fuzzy'] as const
export type NameMatchMode = (typeof NAME_MATCH_MODES)[number]

/**
 * The words that distinguish a name: forms of company, `M/s`, crowds (`and Ors.`), representatives (`through its
 * Director`) and parentage are left out, and a plural counts as its singular, as in a search engine's index.
 */
export function distinguishingWords(name: string): string[] {
  const bare = name
    .toUpperCase()
    .replace(/\bS\/O\b.*/, '')
    .replace(/^(M\/S\.?|MESSRS)\s/, '')
    .replace(/\bTHROUGH\b.*/, '')
  const words = bare.replace(/(&|\bAND\b)\s+(ORS|ANR|ANOTHER|OTHERS|\d+ OTHERS)\b.*/, '').split(/[^A-Z0-9]+/)
  return words.filter((word) => word !== '' && !FORMS.has(word)).map(singular)
}

const FORMS = new Set(['THE', 'P', 'PVT', 'PRIVATE', 'LTD', 'LIMITED', 'LLP', 'CO', 'COMPANY'])

function singular(word: string): string {
  return word.length > 3 ? word.replace(/S$/, '') : word
}

/** Whether a party's words match the requested words. */
export function wordsMatch(wanted: readonly string[], party: readonly string[], mode: NameMatchMode): boolean {
  if (wanted.length === 0) return false
  if (mode === 'phrase') return ` ${party.join(' ')} `.includes(` ${wanted.join(' ')} `)
  if (mode === 'any') return wanted.some((word) => party.includes(word))
  if (mode === 'fuzzy')
    return wanted.every((word) =>
      party.some((other) => Math.abs(word.length - other.length) <= 1 && editDistance(word, other) <= 1),
    )
  return wanted.every((word) => party.includes(word))
}

/**
 * How alike a party's name is to the requested one, 1 to 100, as the second provider scores its hits: every word scores
 * as its most similar counterpart, words without one count against both names. The function compares each word of the
 * parties once: thousands of parties share some hundred words.
 */
export function likenessTo(wanted: readonly string[]): (party: readonly string[]) => number {
  const compared = new Map<string, readonly number[]>()
  const compare = (word: string) => {
    const known = compared.get(word) ?? wanted.map((other) => wordLikeness(word, other))
    compared.set(word, known)
    return known
  }
  return function likeness(party) {
    const total = wanted.length + party.length
    if (total === 0) return 1
    const rows = party.map(compare)
    const ofParty = rows.reduce((sum, row) => sum + Math.max(0, ...row), 0)
    const ofWanted = wanted.reduce((sum, _, i) => sum + Math.max(0, ...rows.map((row) => row[i] ?? 0)), 0)
    return Math.max(1, Math.round((100 * (ofWanted + ofParty)) / total))
  }
}

/** Words that differ in more than a quarter of their letters are unrelated. */
function wordLikeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  if (Math.abs(a.length - b.length) > longer / 4) return 0
  const alike = 1 - editDistance(a, b) / longer
  return alike >= 0.75 ? alike : 0
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  if (a === b) return 0
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1)
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
