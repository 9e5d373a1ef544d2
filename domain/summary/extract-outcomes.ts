import { hindi, hindiSkeleton } from './plain-text.ts'

/** Something a court did, or surely did not: `dismissed`, `not admitted`. */
export type Outcome = string

/** The outcomes that a sentence claims, by their group. A negation shortly before counts: "is not admitted". */
export function extractOutcomes(text: string): Outcome[] {
  return unique(OUTCOMES.flatMap(({ group, says }) => polarOutcomes(text, group, says)))
}

/**
 * The outcomes that a text of an order carries: those that it states, in any word of the group ("rejected" carries "dismissed"), and those
 * that follow from what it orders ("shall not sell" carries "restrained"). Hindi words carry an outcome either way, because their negation
 * stands elsewhere in the sentence.
 */
export function outcomesCarriedBy(text: string): Outcome[] {
  const skeleton = hindiSkeleton(text)
  return unique([
    ...extractOutcomes(text),
    ...OUTCOMES.flatMap(({ group, follows, hindi: written }) => [
      ...(follows ? polarOutcomes(text, group, follows) : []),
      ...(written?.test(skeleton) ? [group, `not ${group}`] : []),
    ]),
  ])
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

interface OutcomeWords {
  group: string
  /** Words that claim it, and carry it. */
  says: RegExp
  /** Further words that carry it. */
  follows?: RegExp
  /** Words of an order in Hindi that carry it. */
  hindi?: RegExp
}

const OUTCOMES: readonly OutcomeWords[] = [
  {
    group: 'dismissed',
    says: /\b(?:dismiss|reject)ed\b/gi,
    follows: /\b(?:dismiss(?:al|es|ing)?|reject(?:ion|s|ing)?|refused|declined)\b/gi,
    hindi: hindi('ख़?ारिज|अस्वीकार'),
  },
  {
    group: 'allowed',
    says: /\b(?:allowed|granted)\b/gi,
    follows: /\b(?:allow(?:s|ing)?|grant(?:s|ing)?|permit(?:s|ted)?|given|shall file|within)\b/gi,
    hindi: hindi('मंज़?ूर|स्वीकार|के भीतर'),
  },
  {
    group: 'admitted',
    says: /\badmitted\b/gi,
    follows: /\b(?:admit(?:s|ting)?|admission)\b/gi,
    hindi: hindi('स्वीकार'),
  },
  { group: 'decreed', says: /\bdecreed\b/gi, follows: /\bdecree\b/gi, hindi: hindi('डिक्री') },
  { group: 'disposed of', says: /\bdisposed\s+of\b/gi, follows: /\bdisposal\b/gi, hindi: hindi('निस्तारित|निपटा') },
  {
    group: 'withdrawn',
    says: /\bwithdrawn\b/gi,
    follows: /\b(?:withdraw(?:al|s)?|not\s+pressed)\b/gi,
    hindi: hindi('वापस'),
  },
  { group: 'stayed', says: /\bstayed\b/gi, follows: /\bstay\b/gi, hindi: hindi('स्थगित|रोक') },
  {
    group: 'adjourned',
    says: /\badjourned\b/gi,
    follows: /\b(?:adjourn(?:ment)?|(?:re)?list(?:ed)?|renotif\w+|post(?:ed)?|put\s+up|next\s+date)\b/gi,
    hindi: hindi('स्थगित|सूचीबद्ध|पेश'),
  },
  {
    group: 'quashed',
    says: /\b(?:quashed|set\s+aside)\b/gi,
    follows: /\b(?:quash(?:es|ing)?|setting\s+aside)\b/gi,
    hindi: hindi('रद्द|निरस्त|अपास्त'),
  },
  {
    group: 'upheld',
    says: /\b(?:upheld|affirmed)\b/gi,
    follows: /\b(?:uphold|confirmed)\b/gi,
    hindi: hindi('पुष्ट|बरकरार'),
  },
  { group: 'remanded', says: /\bremanded\b/gi, follows: /\b(?:remand|remit(?:ted)?|sent\s+back)\b/gi },
  {
    group: 'acquitted',
    says: /\b(?:acquitted|discharged)\b/gi,
    follows: /\bacquittal\b/gi,
    hindi: hindi('बरी|दोषमुक्त'),
  },
  { group: 'convicted', says: /\bconvicted\b/gi, follows: /\b(?:conviction|guilty)\b/gi, hindi: hindi('दोषी|दोषसिद्ध') },
  {
    group: 'restrained',
    says: /\b(?:restrained|enjoined)\b/gi,
    follows: /\b(?:shall\s+not|injunction|prohibited|status\s+quo)\b/gi,
    hindi: hindi('निषेध|रोक|नहीं करेगा'),
  },
  {
    group: 'attached',
    says: /\b(?:stands?|are|is|be|been|were|was)\s+(?:hereby\s+)?attached\b/gi,
    follows: /\battachment\b/gi,
    hindi: hindi('कुर्क'),
  },
  {
    group: 'liquidated',
    says: /\b(?:liquidation|liquidated|wound\s+up|winding[\s-]+up)\b/gi,
    hindi: hindi('परिसमापन'),
  },
  {
    group: 'settled',
    says: /\b(?:settled|compromised)\b/gi,
    follows: /\b(?:settlement|compromise)\b/gi,
    hindi: hindi('समझौता|राजीनामा'),
  },
]
