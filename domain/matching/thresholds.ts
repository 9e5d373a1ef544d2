/** From this score a name found is taken for the watched one. */
export const MATCH_FROM = 85

/** From this score, and below `MATCH_FROM`, a person looks. Below it the find is dropped. */
export const POSSIBLE_FROM = 60

/** From this score, and below `POSSIBLE_FROM`, a find is a near miss: so much of the name agrees that a person may think otherwise. */
export const NEAR_FROM = 40

export type Verdict = 'MATCH' | 'POSSIBLE' | 'DIFFERENT'

/** What a score from 0 to 100 means. */
export function verdictOf(score: number): Verdict {
  if (score >= MATCH_FROM) return 'MATCH'
  return score >= POSSIBLE_FROM ? 'POSSIBLE' : 'DIFFERENT'
}
