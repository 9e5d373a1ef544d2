import { hindi, hindiSkeleton } from './plain-text.ts'

/** Something a court did, or surely did not: `dismissed`, `not admitted`. */
export type Outcome = string

/**
 * The outcomes that a plain text states, by their group: an order that says "rejected" carries a summary that says "dismissed". A
 * negation shortly before counts ("is not admitted"). Hindi words of an order carry what English prose says of them, either way,
 * because their negation stands elsewhere in the sentence.
 */
export function outcomesIn(text: string): Outcome[] {
  const skeleton = hindiSkeleton(text)
  const found = OUTCOMES.flatMap(({ group, english, hindi: written }) => [
    ...[...text.matchAll(english)].map(({ index }) => (isNegated(text.slice(0, index)) ? `not ${group}` : group)),
    ...(written?.test(skeleton) ? [group, `not ${group}`] : []),
  ])
  return [...new Set(found)]
}

function isNegated(before: string): boolean {
  return /\b(?:not|never|neither|nor|cannot|without|yet to|refus\w+ to|declin\w+ to)(?:\s+[\w'-]+){0,3}\s*$/i.test(
    before,
  )
}

const OUTCOMES: readonly { group: string; english: RegExp; hindi?: RegExp }[] = [
  { group: 'dismissed', english: /\b(?:dismiss|reject)(?:ed|al|s)\b/gi, hindi: hindi('ख़?ारिज|अस्वीकार') },
  { group: 'allowed', english: /\b(?:allowed|granted)\b/gi, hindi: hindi('मंज़?ूर|स्वीकार') },
  { group: 'admitted', english: /\badmitted\b/gi, hindi: hindi('स्वीकार') },
  { group: 'decreed', english: /\bdecreed\b/gi, hindi: hindi('डिक्री') },
  { group: 'disposed of', english: /\bdisposed\s+of\b/gi, hindi: hindi('निस्तारित|निपटा') },
  { group: 'withdrawn', english: /\bwithdrawn\b/gi, hindi: hindi('वापस') },
  { group: 'stayed', english: /\bstayed\b/gi, hindi: hindi('स्थगित|रोक') },
  { group: 'adjourned', english: /\badjourned\b/gi, hindi: hindi('स्थगित') },
  { group: 'quashed', english: /\b(?:quashed|set\s+aside)\b/gi, hindi: hindi('रद्द|निरस्त|अपास्त') },
  { group: 'upheld', english: /\b(?:upheld|affirmed)\b/gi, hindi: hindi('पुष्ट|बरकरार') },
  { group: 'remanded', english: /\bremanded\b/gi },
  { group: 'acquitted', english: /\b(?:acquitted|discharged)\b/gi, hindi: hindi('बरी|दोषमुक्त') },
  { group: 'convicted', english: /\bconvicted\b/gi, hindi: hindi('दोषी|दोषसिद्ध') },
  { group: 'restrained', english: /\b(?:restrained|enjoined)\b/gi, hindi: hindi('निषेध|रोक') },
  { group: 'attached', english: /\b(?:stands?|are|is|be|were|was)\s+(?:hereby\s+)?attached\b/gi, hindi: hindi('कुर्क') },
  {
    group: 'liquidated',
    english: /\b(?:liquidation|liquidated|wound\s+up|winding[\s-]+up)\b/gi,
    hindi: hindi('परिसमापन'),
  },
  { group: 'settled', english: /\b(?:settled|compromised)\b/gi, hindi: hindi('समझौता|राजीनामा') },
]
