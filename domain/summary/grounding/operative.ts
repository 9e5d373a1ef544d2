import type { OrderSentence } from './order-sentences.ts'
import { withoutTies } from './ties.ts'

/**
 * What the court does in this order, in its own words: its decisions, or where there are none its directions. Found by code, from
 * sentences in the court's voice that do a thing by saying it. What a party asks for and what another court did is none.
 */
export function operativeSentences(sentences: readonly OrderSentence[]): OrderSentence[] {
  const own = sentences
    .filter(({ voice }) => voice === 'COURT')
    .map((sentence) => ({ sentence, does: whatItDoes(sentence.text) }))
    .filter(({ does }) => !NOT_DECIDED.test(does))
  const decided = own.filter(({ does }) => DECISION.some((words) => words.test(does)))
  const operative = decided.length > 0 ? decided : own.filter(({ does }) => DIRECTION.test(does))
  return operative.slice(-MOST).map(({ sentence }) => sentence)
}

/** The operative part stands at the end. */
const MOST = 8

const DONE =
  'dismissed|rejected|declined|refused|allowed|partly allowed|disposed of|decreed|quashed|set aside|stayed|restrained|convicted|acquitted|discharged|sentenced|upheld|affirmed|confirmed|remanded|remitted|granted|vacated|suspended|modified|reduced|enhanced|condoned|summoned|closed|approved|declared|appointed|revoked|cancelled|recalled|restored|released|imposed|awarded|overruled|answered|ordered'
const MATTER =
  'petitions?|appeals?|applications?|suits?|complaints?|claims?|reference|revision|plaint|I\\.?A\\.?(?: ?(?:No\\. ?)?[\\d/]+)?'
/** What a court grants or refuses beside a matter. */
const RELIEF = 'leave|bail|delay|permission|liberty|exemption|rule|stay|time|prayers?|relief|request|objections?|costs'

/** The sentence without what another order did ("whereby the claim was rejected") and what ought to be done ("deserves to be allowed"). */
function whatItDoes(text: string): string {
  return NOT_DONE_HERE.reduce((left, words) => left.replace(words, ''), withoutTies(text))
}

const OF_BEFORE = `${DONE}|admitted|directed|passed|issued|made|held|found|initiated|terminated|imposed`
const NOT_DONE_HERE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:deserves?|liable|fit|ought|sought|needs?|required|likely) to be|(?:should|ought to) have been) (?:${DONE})(?:(?:,| and| or) (?:${DONE}))*\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:whereby|wherein|(?:by|in|vide|through|under) which)\\b[^;]{0,160}?\\b(?:${OF_BEFORE})\\b`, 'gi'),
  new RegExp(
    `\\b(?:which|who|that)(?: (?:has|have|had|is|are|was|were|been|also|[a-z]+ly)){0,3} (?:${OF_BEFORE})\\b`,
    'gi',
  ),
]

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
    `^(?:(?:[\\w-]+ ){0,3}?(?:${MATTER}|${RELIEF})(?: (?:no\\.? ?)?[\\d/]+(?: of \\d+)?)? )?(?:${DONE}|admitted)(?:\\.$| (?:as|in|for|with|without|on|to|accordingly|ex)\\b[^,]{0,60}\\.$)`,
    'i',
  ),
  /\brule (?:is )?(?:made absolute|discharged)\b/i,
  /\b(?:shall|be) (?:be )?(?:released|enlarged) on bail\b/i,
  /\bshall not\b.{0,80}\b(?:dispose|transfer|alienate|encumber|sell|create|part with|publish|broadcast|use|take|arrest|demolish|proceed|leave)\b/i,
  /(?:^|, )(?:we|i) (?:hereby |accordingly |therefore )?(?:dismiss|allow|set aside|quash|uphold|affirm|remand|direct|grant|reject|convict|acquit|admit|condone|dispose|modify|restrain|appoint|approve|accept)\b/i,
  /^(?:[a-z]\. |\([a-z]\) )?this (?:court|tribunal|commission|bench|adjudicating authority) hereby [a-z]+s\b/i,
  /\b(?:not inclined to|see no reason to interfere|find no (?:merit|ground|reason))\b/i,
  /\bno coercive (?:steps?|action|measures?)\b/i,
  /\bstatus quo\b.{0,60}\b(?:shall|be maintained)\b/i,
  /ख़?ारिज (?:किया जाता|की जाती)|डिक्री (?:किया जाता|की जाती)|स्वीकार (?:किया जाता|की जाती)|अंतरण नहीं करेगा/,
]

const DIRECTION =
  /\bshall\b|\b(?:is|are) (?:hereby )?(?:directed(?! against)|permitted|at liberty)\b|^(?:list|post|put up|issue|let|renotify|adjourned|stand over|notice)\b|\bbe (?:filed|listed|issued|served|placed)\b|\b(?:is|are|stands?) (?:adjourned|listed)\b|करेगा|आदेश देता है|किया जाए|सूचीबद्ध|करे।?$/i

/** What is asked for, doubted, or the act of another: "by the impugned order dated …, the application is rejected". */
const NOT_DECIDED =
  /\?$|\b(?:whether|prays?|prayed(?! for)|praying(?! for)|aggrieved)\b|^(?:by|vide|through|under|in) (?:(?!this\b|present\b|our\b)[\w-]+ ){0,4}(?:order(?! to\b)|judgment|award|decree)\b|\b(?:trial court|court below|high court|adjudicating authority|single judge|arbitrator|authority)\b(?:(?!\b(?:is|are|stands?)\b).){0,60}\b(?:held|found|dismissed|allowed|rejected|directed|ordered|granted)\b|\bit is (?:stated|admitted|submitted|settled|well settled|declared)\b/i
