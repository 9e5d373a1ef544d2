import { withoutTies } from './ties.ts'

/** What courts do to cases. */
export const DONE =
  'dismissed|rejected|declined|refused|allowed|partly allowed|disposed of|decreed|quashed|set aside|stayed|restrained|convicted|acquitted|discharged|sentenced|upheld|affirmed|confirmed|remanded|remitted|granted|vacated|suspended|modified|reduced|enhanced|condoned|summoned|closed|approved|declared|appointed|revoked|cancelled|recalled|restored|released|imposed|awarded|overruled|answered|ordered|deleted|annulled|waived|lifted|reversed|disallowed|negatived|dissolved|struck (?:down|off)'

/**
 * Whether a sentence has a word by which a court can do a thing: most of an order only tells, in the past. Everything that looks for what a
 * court does asks this first.
 */
export function mayDo(text: string): boolean {
  return DOING.test(text)
}

const DOING = new RegExp(
  `\\b(?:shall|must|may|will|would|should|let|be|is|are|stands?|do|to|has|have|need|without|no|not|within|thereafter|before|next|by the|(?:on|for|till|until|by|or) \\d\\w*|in \\w+ (?:days?|weeks?|months?)|status|stay|interim|moratorium|issue|(?:re-?)?(?:list|notify|post|call|fix)\\w*|put|adjourn\\w*|returnable|rule|notice|leave|admit|admitted|direct\\w*|we|i|hereby|this (?:court|tribunal|commission|bench|adjudicating authority)|costs?|${DONE})\\b|\\d[-./]\\d{1,2}[-./]\\d|[\\u0900-\\u097f]`,
  'i',
)

/** Returns whether a sentence states a duty under a law or an agreement. */
export function statesRule(text: string): boolean {
  return RULE.test(text) && !/\b(?:we|i|hereby|directed|direct)\b/i.test(text)
}

const OF_RULE =
  'agreement|contract|lease|policy|clause|section|article|rules?|regulations?|act|code|statute|circular|scheme|tender|proviso|notification'
const RULE = new RegExp(
  `^(?:under|as per|according to|by|in terms of) (?:the |said |above )*(?:[\\w-]+ ){0,2}?(?:${OF_RULE})\\b|^(?:the |said )*(?:[\\w-]+ ){0,3}(?:${OF_RULE})\\b[^,;]{0,60}\\b(?:provides?|stipulates?|mandates?|requires?|contemplates?|prescribes?|lays down|applies|shall apply|shall not apply)\\b|\\b(?:is|are) required to\\b.{3,120}\\bunder (?:the )?(?:section|rule|regulation|act|code)\\b`,
  'i',
)

/** The sentence without what another order did ("whereby the claim was rejected") and what ought to be done ("deserves to be allowed"). */
export function whatItDoes(text: string): string {
  return NOT_DONE_HERE.reduce((left, words) => left.replace(words, ''), withoutTies(text))
}

const OF_BEFORE = `${DONE}|admitted|directed|passed|issued|made|held|found|initiated|terminated|imposed`
const NOT_DONE_HERE: readonly RegExp[] = [
  /\bnotices?\b[^,;]{0,60}\b(?:is|are|be) (?:hereby )?(?:ordered|issued)\b/gi,
  new RegExp(
    `\\b(?:(?:deserves?|liable|fit|ought|sought|needs?|required|likely) to be|(?:should|ought to) have been) (?:${DONE})(?:(?:,| and| or) (?:${DONE}))*\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:whereby|wherein|(?:by|in|vide|through|under) which)\\b[^;]{0,160}?\\b(?:${OF_BEFORE})\\b`, 'gi'),
  new RegExp(
    // "He prays for time, which is granted": this court grants it.
    `(?<!, (?=which (?:is|are|stands?) (?:hereby )?(?:granted|allowed)\\b(?! by)))\\b(?:which|who|that)(?: (?:has|have|had|is|are|was|were|been|also|[a-z]+ly)){0,3} (?:${OF_BEFORE})\\b`,
    'gi',
  ),
]
