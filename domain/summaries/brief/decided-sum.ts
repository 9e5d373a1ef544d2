/**
 * What a decision makes of the sum that it names: the verb decides, and what that verb is said of. Who loses an appeal against an award has
 * lost the appeal, not the award. Undefined where no verb is said of the sum; OTHER where a sum changes, or only in part stands.
 */
export function decidedSum(before: string, after: string): 'ORDERED' | 'REFUSED' | 'OTHER' | undefined {
  const own = after.split(OTHER_SUBJECT)[0] ?? ''
  const behind = VERBS.flatMap(([verb, , passive]) => {
    const match = passive.exec(own)
    return match ? [{ verb, at: match.index, words: match[0] }] : []
  }).toSorted((one, other) => one.at - other.at)[0]
  if (behind) return outcomeOf(behind.verb, lastClause(before), behind.words)
  const active = VERBS.flatMap(([verb, words]) => {
    const match = [...before.matchAll(words)].at(-1)
    return match ? [{ verb, at: match.index, end: match.index + match[0].length }] : []
  }).toSorted((one, other) => other.at - one.at)[0]
  return active && outcomeOf(active.verb, before.slice(active.end), '')
}

type Verb = 'STRIKE' | 'UNDO' | 'GRANT' | 'KEEP' | 'CHANGE' | 'PAY'

function verbOf(verb: Verb, active: string, passive: string): [Verb, RegExp, RegExp] {
  const behind = `\\b(?:(?:is|are|was|were|be|being|stands?|stand|hereby|been|and)(?: (?!not\\b)[\\w-]+){0,3} )(?:${passive})\\b`
  return [verb, new RegExp(`\\b(?:${active})\\b`, 'gi'), new RegExp(behind, 'i')]
}

const VERBS = [
  verbOf(
    'STRIKE',
    'dismiss(?:es)?|reject(?:s)?|decline(?:s)?|refuse(?:s)?|disallow(?:s)?|negative|find no merit in|no merit in|not entitled to|(?:is|are|stands?) (?:hereby |accordingly )?(?:dismissed|rejected|declined|refused) (?:for|in respect of|as regards|as to|to the extent of)',
    'dismissed|rejected|declined|refused|disallowed|negatived|turned down|not (?:allowed|granted|accepted|payable|maintainable)',
  ),
  verbOf(
    'UNDO',
    'set(?:s|ting)? aside|quash(?:es|ing)?|delet(?:es?|ing)|annuls?|waives?|cancels?|drops?|reverses?|(?:is|are|stands?) (?:hereby )?(?:set aside|quashed|deleted|waived) (?:in respect of|as regards|to the extent of)',
    'set aside|quashed|deleted|annulled|waived|cancelled|dropped|vacated|reversed|struck down|remitted',
  ),
  verbOf('GRANT', 'allows?|accepts?', 'allowed|accepted|partly allowed|allowed in part'),
  verbOf(
    'KEEP',
    'uph(?:olds?|olding)|confirm(?:s|ing)?|affirm(?:s|ing)?|sustain(?:s|ing)?|maintain(?:s|ing)?|restor(?:es?|ing)|awards?|grants?|imposes?|decree[sd]?|(?:allowed|decreed|awarded) (?:for|in the sum of|to the extent of)|(?:interfere with|no infirmity in|no error in)',
    'upheld|confirmed|affirmed|sustained|maintained|restored|decreed|awarded|granted|imposed|not interfered with',
  ),
  verbOf(
    'CHANGE',
    '(?!)',
    'reduced|enhanced|increased|modified|restricted|scaled down|substituted|remanded|partly \\w+|\\w+ in part',
  ),
  verbOf(
    'PAY',
    'pay|refund|release|reimburse|return|remit|disburse|compensate|entitled to',
    'paid|refunded|released|returned|disbursed|remitted|reimbursed',
  ),
]

/** A clause of its own behind the sum: what it says is said of another subject. */
const OTHER_SUBJECT =
  /;|,? (?:and|but|while|whereas) (?=(?:the|this|that|his|her|its|their|all|costs?|no|there|we|i|interest|both|[a-z]+ (?:no\. ?\d+ )?(?:is|are|stands?|shall)) )/i

/** Back to where the subject of the verb begins. */
function lastClause(before: string): string {
  return before.split(/;|,? (?:and|but|while|whereas) (?=(?:the|this|that|his|her|its|their|we|i)\b)/i).at(-1) ?? before
}

/** What fights the sum: who loses it owes the sum. */
const CHALLENGE =
  /\b(?:appeals?|petitions?|revisions?|applications?|O\.?A|M\.?A|objections?|writ|suit|plea|challenge|grounds?)\b(?:.{0,120}\b(?:against|challeng\w+|impugn\w+|question\w+|assail\w+|aggrieved|(?:for|seeking) (?:the )?(?:quashing|setting aside|waiver|cancellation|annulment|deletion)|under section 34)\b| (?:(?:made|raised|filed|taken) )?to\b)/i

/** What withheld it: where that stands, it is withheld. */
const WITHHELD =
  /\b(?:reject\w+|refus\w+|disallow\w+|denial|denying|dismiss(?:al|ing)|declin\w+|withh\w+|repudiat\w+|negativ\w+)\b/i

function outcomeOf(verb: Verb, said: string, words: string): 'ORDERED' | 'REFUSED' | 'OTHER' {
  if (verb === 'CHANGE' || /\b(?:partly|partially|in part)\b/i.test(words)) return 'OTHER'
  if (WITHHELD.test(said)) return verb === 'KEEP' || verb === 'STRIKE' ? 'REFUSED' : 'OTHER'
  const isLost = verb === 'STRIKE' || verb === 'UNDO'
  // What is set aside or upheld is the sum itself, whoever fought it.
  const isTurned = CHALLENGE.test(said) && (verb === 'STRIKE' || verb === 'GRANT')
  return isLost === isTurned ? 'ORDERED' : 'REFUSED'
}
