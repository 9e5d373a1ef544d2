import type { OrderSentence } from './order-sentences.ts'

/**
 * What the court does in this order, in its own words: its decisions, or where there are none its directions. Found by code, from
 * sentences in the court's voice that do a thing by saying it. What a party asks for and what another court did is none.
 */
export function operativeSentences(sentences: readonly OrderSentence[]): OrderSentence[] {
  const own = sentences.filter(({ voice, text }) => voice === 'COURT' && !NOT_DECIDED.test(text))
  const decided = own.filter(({ text }) => DECISION.some((words) => words.test(text)))
  const operative = decided.length > 0 ? decided : own.filter(({ text }) => DIRECTION.test(text))
  return operative.slice(-MOST)
}

/** The operative part stands at the end. */
const MOST = 8

const DONE =
  'dismissed|rejected|declined|refused|allowed|partly allowed|disposed of|decreed|quashed|set aside|stayed|restrained|convicted|acquitted|discharged|sentenced|upheld|affirmed|confirmed|remanded|remitted|granted|vacated|suspended|modified|reduced|enhanced|condoned|summoned|closed|approved|declared|appointed|revoked|cancelled|recalled|restored|released|imposed|awarded|overruled|answered|ordered'
const MATTER =
  'petitions?|appeals?|applications?|suits?|complaints?|claims?|reference|revision|plaint|I\\.?A\\.?(?: ?(?:No\\. ?)?[\\d/]+)?'

const DECISION: readonly RegExp[] = [
  new RegExp(`\\b(?:is|are|stands?)\\b(?: (?!not\\b|being\\b)[\\w-]+){0,3} (?:${DONE})\\b(?! by the)`, 'i'),
  new RegExp(
    `\\b(?:${MATTER})\\b.{0,80}\\b(?:is|are|stands?) (?:hereby |accordingly |therefore )?(?:admitted|withdrawn|not maintainable|infructuous)\\b`,
    'i',
  ),
  new RegExp(`^(?:[\\w-]+ ){1,4}(?:${DONE}|admitted)\\b(?! by the)[^,]{0,60}\\.$`, 'i'),
  /\brule (?:is )?(?:made absolute|discharged)\b/i,
  /\b(?:shall|be) (?:be )?(?:released|enlarged) on bail\b/i,
  /\bshall not\b.{0,80}\b(?:dispose|transfer|alienate|encumber|sell|create|part with|publish|broadcast|use|take|arrest|demolish|proceed|leave)\b/i,
  /^(?:we|i) (?:hereby |accordingly |therefore )?(?:dismiss|allow|set aside|quash|uphold|affirm|remand|direct|grant|reject|convict|acquit|admit|condone|dispose|modify|restrain|appoint|approve|accept)\b/i,
  /\b(?:not inclined to|see no reason to interfere|find no (?:merit|ground|reason))\b/i,
  /\bno coercive (?:steps?|action|measures?)\b/i,
  /\bstatus quo\b.{0,60}\b(?:shall|be maintained)\b/i,
  /ख़?ारिज (?:किया जाता|की जाती)|डिक्री (?:किया जाता|की जाती)|स्वीकार (?:किया जाता|की जाती)|अंतरण नहीं करेगा/,
]

const DIRECTION =
  /\bshall\b|\b(?:is|are) (?:hereby )?(?:directed|permitted|at liberty)\b|^(?:list|post|put up|issue|let|renotify|adjourned|stand over|notice)\b|\bbe (?:filed|listed|issued|served|placed)\b|\b(?:is|are|stands?) (?:adjourned|listed)\b|करेगा|आदेश देता है|किया जाए|सूचीबद्ध|करे।?$/i

/** What is asked for, doubted, or the act of another. */
const NOT_DECIDED =
  /\?$|\b(?:whether|prays?|prayed|praying|deserves? to be|liable to be|ought to|should have been|sought to be)\b|\b(?:trial court|court below|high court|adjudicating authority|single judge|arbitrator|authority)\b.{0,60}\b(?:held|found|dismissed|allowed|rejected|directed|ordered|granted)\b|\bit is (?:stated|admitted|submitted|settled|well settled|declared)\b/i
