/** Something a court did, or surely did not: `dismissed`, `not admitted`. */
export type Outcome = string

/** The outcomes that a sentence claims, by their group. A negation shortly before counts: "is not admitted". */
export function extractOutcomes(text: string): Outcome[] {
  return unique(OUTCOMES.flatMap(({ group, says }) => polarOutcomes(text, group, says)))
}

function unique(outcomes: readonly Outcome[]): Outcome[] {
  return [...new Set(outcomes)]
}

function polarOutcomes(text: string, group: string, words: RegExp): Outcome[] {
  return [...text.matchAll(words)].map(({ index }) =>
    isNegated(text.slice(Math.max(0, index - NEAR), index)) ? `not ${group}` : group,
  )
}

/** Letters in which a negation and three words after it have room. */
const NEAR = 80

function isNegated(before: string): boolean {
  return /\b(?:not|never|neither|nor|cannot|without|yet to|refus\w+ to|declin\w+ to)(?:\s+[\w'-]+){0,3}\s*$/i.test(
    before,
  )
}

const OUTCOMES: readonly { group: Outcome; says: RegExp }[] = [
  { group: 'dismissed', says: /\b(?:dismiss|reject)ed\b/gi },
  { group: 'allowed', says: /\b(?:allowed|granted)\b/gi },
  { group: 'admitted', says: /\badmitted\b/gi },
  { group: 'decreed', says: /\bdecreed\b/gi },
  { group: 'disposed of', says: /\bdisposed\s+of\b/gi },
  { group: 'withdrawn', says: /\bwithdrawn\b/gi },
  { group: 'stayed', says: /\bstayed\b/gi },
  { group: 'adjourned', says: /\badjourned\b/gi },
  { group: 'quashed', says: /\b(?:quashed|set\s+aside)\b/gi },
  { group: 'upheld', says: /\b(?:upheld|affirmed)\b/gi },
  { group: 'remanded', says: /\bremanded\b/gi },
  { group: 'acquitted', says: /\b(?:acquitted|discharged)\b/gi },
  { group: 'convicted', says: /\bconvicted\b/gi },
  { group: 'restrained', says: /\b(?:restrained|enjoined)\b/gi },
  { group: 'attached', says: /\b(?:stands?|are|is|be|been|were|was)\s+(?:hereby\s+)?attached\b/gi },
  { group: 'liquidated', says: /\b(?:liquidation|liquidated|wound\s+up|winding[\s-]+up)\b/gi },
  { group: 'settled', says: /\b(?:settled|compromised)\b/gi },
]
