export const ROLE =
  '(?:petitioner|appellant|applicant|plaintiff|complainant|claimant|respondent|defendant|opposite part(?:y|ies)|accused|objector|non-applicant|decree[- ]holder|judg[e]?ment[- ]debtor|corporate debtor|financial creditor|operational creditor|management|workman|landlord|tenant|assessee|revenue|department|insurer|insurance company|bank|parties|party|State)s?'
export const NUMBERED = '(?: ?\\(?nos?\\.? ?\\d+(?:(?:,| and| to| &) ?\\d+)*\\)?)?'
const OFFICE =
  'officer|commissioner|collector|magistrate|registrar|registry|office|court|tribunal|commission|committee|union|government|society|liquidator|receiver|professional|police|SHO|counsel|advocate|pleader|railway|council|municipality|corporation|trust|director|secretary|superintendent|engineer|manager|guarantor|borrower|surety|authority|board|company|employer|builder|developer|university|school|hospital|guardian|husband|wife|father|mother|auditor|arbitrator|custodian|tehsildar|tahsildar|commissioners?|expert|surveyor|panchayat|bench|both sides|either side|each party'
const PERSON = new RegExp(
  `^(?:(?:the |both |all |either |each |every |no |any |learned |ld\\.? |said |present |\\d(?:st|nd|rd|th) )*(?:${ROLE}${NUMBERED}|[\\w' -]{0,40}\\b(?:${OFFICE})s?)\\b|(?:Mr|Ms|Mrs|Shri|Sri|Smt|Dr|Sh|Adv)\\b\\.? ?[A-Z]|(?:he|she|it|they|nobody|anyone)\\b|[A-Z][\\w&.' -]{2,60}(?:Limited|Ltd\\.?|LLP|Bank|Board|Corporation|Authority)\\b)`,
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
