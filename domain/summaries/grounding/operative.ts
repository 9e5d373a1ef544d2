import { actsIn, isDirectedItem } from '../brief/acts.ts'
import { isBoilerplate } from '../brief/boilerplate.ts'
import { isDefaultClause } from '../brief/default-clause.ts'
import { isRelief } from '../brief/interim-relief.ts'
import { isListing } from '../brief/next-date.ts'
import { DONE, mayDo, statesRule, whatItDoes } from './does.ts'
import type { OrderSentence } from './order-sentences.ts'

/**
 * What the court does in this order, in its own words: its decisions and its directions, with what follows in default. Found by code, from
 * sentences in the court's voice that do a thing by saying it. What a party asks for and what another court did is none; where it does
 * nothing else, the notice that it issues, or the day to which it puts the case off.
 */
export function operativeSentences<T extends OrderSentence>(sentences: readonly T[]): T[] {
  const own = sentences.filter(({ voice, text }) => voice === 'COURT' && mayDo(text) && !isBoilerplate(text))
  const operative = own.filter((sentence) => isOperative(sentence.text))
  const withDefaults = sentences.filter(
    (sentence, at) =>
      operative.includes(sentence) ||
      (sentence.voice === 'COURT' &&
        isDefaultClause(sentence.text) &&
        !LIBERTY.test(sentence.text) &&
        operative.some((one) => one === sentences[at - 1])),
  )
  if (withDefaults.length > 0) return withDefaults
  const notices = own.filter(({ text }) => NOTICE.test(text))
  return notices.length > 0 ? notices : own.filter(({ text }) => isListing(text))
}

/** A decision, a direction or protection meanwhile. */
function isOperative(text: string): boolean {
  const does = whatItDoes(text)
  if ((NOT_DECIDED.test(does) && !/\b(?:is|are) (?:granted|allowed|given)\b/i.test(does)) || ONLY_FOUND.test(does))
    return false
  if (DECISION.some((words) => words.test(does)) || isRelief(does)) return true
  if (
    isListing(text) ||
    NOTICE.test(text) ||
    statesRule(text) ||
    isDefaultClause(text) ||
    (LIBERTY.test(text) && !/\bshall\b(?! be (?:free|at liberty)\b)/.test(text))
  )
    return false
  return SHALL.test(does) || isDirectedItem(text) || actsIn(text).length > 0
}

const NOTICE =
  /^(?:let )?(?:issue|fresh|re-?issue)?\s?(?:(?:show cause|urgent|fresh) )?(?:notices?|summons(?:es)?|process|rule)\b/i
const LIBERTY = /\b(?:at liberty|free to|liberty (?:is |stands )?(?:granted|reserved|given)|liberty to)\b/i
const SHALL =
  /^(?!if\b|in case\b|where\b|(?:vide|by) this (?:common )?order,? (?:i|we)\b|(?:i|we) shall\b).{2,120}\bshall\b/i

/** Findings that read like decisions: "we accept the report", "the charge fails". */
const ONLY_FOUND =
  /^(?:the )?(?:statement|undertaking|assurance) (?:is|stands) (?:accepted|recorded|taken on record)\b(?!.{0,80}\b(?:shall|bound)\b)|^(?:we|i) accept\b.{0,60}\b(?:report|evidence|explanation|contention|submission|version)\b|\bis (?:not )?(?:proved|established|disputed)\b|^issue (?:no\.? ?)?\d+ (?:is|stands)\b/i

const MATTER =
  'petitions?|appeals?|applications?|suits?|complaints?|claims?|reference|revision|plaint|I\\.?A\\.?(?: ?(?:No\\. ?)?[\\d/]+)?'
/** What a court grants or refuses beside a matter. */
const RELIEF = 'leave|bail|delay|permission|liberty|exemption|rule|stay|time|prayers?|relief|request|objections?|costs'

const DECISION: readonly RegExp[] = [
  new RegExp(
    `\\b(?:is|are|stands?)\\b(?: (?!not\\b|being\\b)[\\w-]+){0,3} (?:${DONE})\\b(?! (?:by the|by its|(?:by|vide) (?:order|judgment))\\b)`,
    'i',
  ),
  new RegExp(
    `\\b(?:${MATTER})\\b.{0,80}\\b(?:is|are|stands?) (?:hereby |accordingly |therefore )?(?:admitted|withdrawn|not maintainable|infructuous)\\b`,
    'i',
  ),
  // Without a verb of its own, or even without its subject: "Leave granted.", "Dismissed in default."
  new RegExp(
    `^(?:(?:[\\w-]+ ){0,3}?(?:${MATTER}|${RELIEF})(?: (?:no\\.? ?)?[\\d/]+(?: of \\d+)?)? )?(?:${DONE}|admitted)(?:\\.$| (?:as|in|for|with|without|on|to|accordingly|ex)\\b[^,]{0,60}\\.$|, subject to\\b)`,
    'i',
  ),
  /\brule (?:is )?(?:made absolute|discharged)\b|^(?:heard\.? )?admit\.$|\b(?:is|are|be|stands?) (?:hereby )?(?:proceeded|set|placed)(?: against)? ex[- ]?parte\b/i,
  /\b(?:shall|be) (?:be )?(?:released|enlarged) on bail\b/i,
  /\bshall not\b.{0,80}\b(?:dispose|transfer|alienate|encumber|sell|create|part with|publish|broadcast|use|take|arrest|demolish|proceed|leave)\b/i,
  /(?:^|, )(?:we|i)(?:, [a-z]+,)? (?:record [^,;]{3,60} and )?(?:hereby |accordingly |therefore )?(?:dismiss|allow|set aside|quash|uphold|affirm|remand|remit|direct|grant|reject|convict|acquit|admit|condone|dispose|modify|restrain|appoint|approve|accept|delete|confirm|restore|annul|enhance|reduce|award|impose|order|vacate|stay|decline|refuse|declare)\b/i,
  /(?:^(?:[a-z]\. |\([a-z]\) )?|, )this (?:court|tribunal|commission|bench|adjudicating authority) (?:hereby [a-z]+s|(?:accordingly |therefore )?(?:appoints|directs|allows|dismisses|disposes|orders|admits|rejects|grants|declares|restrains|remands|quashes|condones|sets aside|disposes|approves|imposes|awards|convicts|acquits))\b/i,
  /\b(?:is|are|be) (?:hereby )?admitted to (?:anticipatory |interim )?bail\b/i,
  /\b(?:is|are)(?: [a-z]+){0,2} entitled to (?:an? |the )?(?:additional |enhanced |total )?(?:compensation|amount|sum|refund|interest|maintenance)\b(?!.{0,40}\?)/i,
  /\b(?:not inclined to|see no reason to interfere|(?:find|see) no (?:merit|grounds?|reason|infirmity|illegality|error|substance|justification))\b/i,
  /(?<!\bnot )\binclined to (?:grant|allow|admit|enlarge|release|accept)\b/i,
  /\b(?:is|are) (?:held )?(?:jointly and severally )?liable(?: to pay)?\b(?!.{0,20}\bto be\b)/i,
  /^(?:let )?(?:re-?)?issue\b.{0,40}\b(?:warrants?|NBWs?|proclamation|certificate)\b|वारंट (?:निर्गत|जारी)/i,
  /\bno coercive (?:steps?|action|measures?)\b/i,
  /\bstatus quo\b.{0,60}\b(?:shall|be maintained)\b/i,
  /\b(?:award|decree)\b.{0,40}\bis (?:hereby )?passed\b/i,
  new RegExp(`: (?:heard and )?(?:${DONE})\\.$`, 'i'),
  /^costs? (?:(?:to|shall) (?:be )?)?(?:in|follow|abide|made easy)\b/i,
  /\b(?:is|are|stands?)(?: [\w-]+){0,2} referred to (?:the )?(?:[\w-]+ ){0,3}(?:arbitrat|mediat|conciliat|lok adalat|larger bench)/i,
  /(?:ख़?ारिज|डिक्री|स्वीकार|स्वीकृत|अस्वीकार|अस्वीकृत|निरस्त|अपास्त|पुष्ट|निस्तारित|निर्णीत|पुनःस्थापित|मंजूर|नामंजूर|दोषमुक्त|माफ|दण्डित|दंडित) (?:किया जाता|की जाती|किए जाते|किये जाते)|अंतरण नहीं करेगा|(?:अवसर|समय|अनुमति|मोहलत)\P{Script=Latin}{0,60}(?:दिया|दी|प्रदान (?:किया|की)) (?:जाता|जाती)/u,
]

/** What is asked for, doubted, or the act of another: "by the impugned order dated …, the application is rejected". */
const NOT_DECIDED =
  /\?$|\b(?:whether|prays?|prayed(?! for)|praying(?! for)|aggrieved)\b|^(?:by|vide|through|under|in) (?:(?!this\b|present\b|our\b)[\w-]+ ){0,4}(?:order(?! to\b)|judgment|award|decree)\b|\b(?:trial court|court below|high court|adjudicating authority|single judge|arbitrator|authority)\b(?:(?!\b(?:is|are|stands?)\b).){0,60}\b(?:held|found|dismissed|allowed|rejected|directed|ordered|granted)\b|\bit is (?:stated|admitted|submitted|settled|well settled|declared)\b/i
