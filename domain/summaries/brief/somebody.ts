export const ROLE =
  '(?:petitioner|appellant|applicant|plaintiff|complainant|claimant|respondent|defendant|opposite part(?:y|ies)|accused|objector|non-applicant|decree[- ]holder|judg[e]?ment[- ]debtor|corporate debtor|financial creditor|operational creditor|management|workman|landlord|tenant|assessee|revenue|department|insurer|insurance company|bank|parties|party|State)s?'
export const NUMBERED = '(?: ?\\(?nos?\\.? ?\\d+(?:(?:,| and| to| &) ?\\d+)*\\)?)?'
const OFFICE =
  'officer|commissioner|collector|magistrate|registrar|registry|office|court|tribunal|commission|committee|union|government|society|liquidator|receiver|professional|police|SHO|counsel|advocate|pleader|railway|council|municipality|corporation|trust|director|secretary|superintendent|engineer|manager|guarantor|borrower|surety|authority|board|company|employer|builder|developer|university|school|hospital|guardian|husband|wife|father|mother|auditor|arbitrator|custodian|tehsildar|tahsildar|commissioners?|expert|surveyor|panchayat|bench|both sides|either side|each party|HCGP|AGA|AGP|ASC|CGSC|AAG|DAG'
const BEFORE =
  '(?:the |both |all |either |each |every |no |any |learned |ld\\.? |said |present |concerned |\\d(?:st|nd|rd|th) )*'
const TITLE = '(?:Mr|Ms|Mrs|Shri|Sri|Smt|Dr|Sh|Adv)\\b\\.?'
const FIRM = "[\\w&.' -]{2,60}(?:Limited|Ltd\\.?|LLP|Bank|Board|Corporation|Authority)"
const PERSON = new RegExp(
  `^(?:${BEFORE}(?:${ROLE}${NUMBERED}|[\\w' -]{0,40}\\b(?:${OFFICE})s?)\\b|${TITLE} ?[A-Z]|(?:he|she|it|they|nobody|anyone)\\b|[A-Z]${FIRM}\\b)`,
  'i',
)

/** Whether words name somebody who can do a thing, by their head: "the amount deposited by the petitioner" does not. */
export function isSomebody(words: string): boolean {
  const head = headOf(words)
  return (
    PERSON.test(head) &&
    !/^(?:the )?(?:court|registry|police|bank)(?:'s)? (?:fees?|records?|report|guarantee|account)/i.test(head)
  )
}

export function headOf(words: string): string {
  return words.trim().split(/ (?:of|to|by|from|under|dated|with|lying|deposited|for|in|which|who|,)\b/)[0] ?? ''
}

const NAMED = new RegExp(
  `^${BEFORE}(?:(?:(?!(?:the|an?|that|this|his|her|its|their)\\b)[\\w'.-]+ ){0,4}(?:${ROLE}${NUMBERED}(?:-\\w+)?|(?:${OFFICE})s?)|${TITLE} ?(?:[A-Z][\\w.]* ?){1,5}|[DRPA]-?\\d{1,2}|OPs?(?:[- ]?\\d)?|I\\.?O\\.?|[A-Z]${FIRM})(?: concerned)?$`,
  'i',
)

/** Whether words name somebody and say nothing of them: "the respondent failed" does not. */
export function isOnlySomebody(words: string): boolean {
  const [head = ''] = words.trim().split(/,| (?:of|for|in|at|under|herein|through)\b/)
  return NAMED.test(head.trim()) && !SAYS_MORE.test(words)
}

const SAYS_MORE =
  /\b(?:shall|must|may|will|would|should|can|could|be|is|are|was|were|has|have|had|does|did|do|directed|submit(?:s|ted)|undert(?:akes?|ook)|pray(?:s|ed)|seeks?|sought|agree[sd]?|failed|fails|refuse[sd]|wish(?:es)?|wants?|claim(?:s|ed)|propose[sd]?|ought|need(?:s|ed)?|liable|entitled|and|to)\b/i

/** A verb by which words are a clause. */
export const HAS_VERB = /\b(?:shall|must|directed|be|is|are|to)\b/i
