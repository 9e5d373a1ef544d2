import { beginsWithin, goesOn, isHeadOrFoot } from '../sentences.ts'

/**
 * Whose words a sentence of an order is. COURT: the court says it itself. PARTY: the court tells what a party says, and the sentence says
 * so. UNSURE: it stands where a party or another court may still be speaking, or is no whole sentence. Nothing is told from it.
 */
export type Voice = 'COURT' | 'PARTY' | 'UNSURE'

/** The voices of an order's sentences, which stand in their paragraphs. */
export function voicesOf(paragraphs: readonly (readonly string[])[]): Voice[][] {
  let block: Block | undefined
  return paragraphs.map((sentences) => {
    let isOtherSpeaking = false
    let isInQuotation = false
    let isPraying = false
    let isOfNorms = false
    let isOfOtherCourt = false
    const whole = placesOfWhole(sentences)
    // "The complaint is allowed and the opposite party is ordered as follows:"
    for (const [at, sentence] of sentences.entries())
      if (/:\s*-?$/.test(sentence) && DECIDES_A_LIST.test(sentence) && !SPEECH.test(sentence)) whole.add(at)
    return sentences.map((sentence, at) => {
      const heading = HEADING.exec(sentence)
      if (heading) block = OF_PARTIES.test(heading[0]) ? blockOf(heading[0]) : undefined
      const marks = sentence.match(/"/g)?.length ?? 0
      const isQuoted = isInQuotation || marks % 2 === 1
      if (marks % 2 === 1) isInQuotation = !isInQuotation
      const isCourts =
        COURT_SPEAKS.test(sentence) ||
        (block === undefined &&
          !isPraying &&
          (!isOfNorms || (!isOfOtherCourt && FROM_TODAY.test(sentence))) &&
          (DIRECTS_SOMEBODY.test(sentence) || PERMITS_FROM_TODAY.test(sentence.replace(INDULGENCE, '')))) ||
        (block !== 'DIRECTING' &&
          (COURT_DIRECTS.test(sentence.replace(INDULGENCE, '')) || (!isPraying && SETS_A_TIME.test(sentence))))
      if (isCourts && whole.has(at) && !LIST_ITEM.test(sentence)) {
        block = undefined
        isOtherSpeaking = false
        isPraying = false
        isOfNorms = false
        isOfOtherCourt = false
      }
      isPraying ||= PRAYS.test(sentence)
      const isSpeech = SPEECH.test(sentence.replace(REGARD, ''))
      const isUnsure = isOtherSpeaking || block !== undefined
      const givesWord = isSpeech || OTHER_COURT_SPEAKS.test(sentence)
      isOfOtherCourt ||= givesWord && !isSpeech
      isOfNorms ||= (givesWord && !isSpeech) || ((givesWord || isOtherSpeaking) && OF_NORMS.test(sentence))
      if (OPENS.test(sentence) && (givesWord || OF_PARTIES.test(sentence))) block = blockOf(sentence)
      if (givesWord) isOtherSpeaking = true
      if (isQuoted || !whole.has(at) || (heading && sentence.length < 60)) return 'UNSURE'
      if (isSpeech) return 'PARTY'
      return isUnsure ? 'UNSURE' : 'COURT'
    })
  })
}

/** The places of sentences that have their end and their beginning: they go on with no words before them, and none behind go on with them. */
function placesOfWhole(sentences: readonly string[]): Set<number> {
  const whole = new Set(
    sentences.flatMap((sentence, at) =>
      /[.!।॥]["')\]]*$/.test(sentence) || (LIST_ITEM.test(sentence) && /;(?: and)?$/.test(sentence)) ? [at] : [],
    ),
  )
  let before: number | undefined
  for (const [at, sentence] of sentences.entries()) {
    if (isHeadOrFoot(sentence)) continue
    if (before === undefined ? beginsWithin(sentence) : goesOn(sentences[before] ?? '', sentence)) {
      if (before !== undefined) whole.delete(before)
      whole.delete(at)
    }
    before = at
  }
  return whole
}

const HEADING = /^(?:[A-Z]+\.? )?[A-Z][A-Z' &,-]{4,60}(?=[:.\s]|$)/

const OF_PARTIES =
  /\b(?:submissions?|prayers?|prayed|reliefs?|contentions?|grounds?|averments?|arguments?|pleadings?|case of the (?:petitioner|appellant|applicant|plaintiff|complainant|respondent|defendant)s?)\b/i

/** Paragraphs of others, from their opening until the court speaks. Prayers and orders of other courts hold directions of their own. */
type Block = 'SPEECH' | 'DIRECTING'

function blockOf(opening: string): Block {
  return /\b(?:pray\w*|reliefs?)\b/i.test(opening) || OTHER_COURT_SPEAKS.test(opening) ? 'DIRECTING' : 'SPEECH'
}

/** Words behind which others have the word over several paragraphs. */
const OPENS = /(?::\s*-?|\bas (?:under|follows)\.?)$|:\s*-?\s*\((?:a|i|1)\)/

const OF_A_SIDE =
  'petitioner|appellant|applicant|plaintiff|complainant|claimant|informant|respondent|defendant|opposite party|accused|prosecution|defence|assessee|department|revenue'
const STAND = '(?:case|story|version|contention|submission|stand|plea|defence|argument|grievance|allegation)s?'

/** A court may have regard to a party's pleading; its direction behind that is its own. */
const REGARD =
  /^(?:having regard to|considering|in view of|in the light of|keeping in view) [^,]{3,120}, (?=[^,]{2,100} (?:(?:is|are) (?:hereby )?(?:directed|ordered|restrained|granted)|shall) )/i

/** A speech names who speaks. What follows in its paragraph may go on with it. */
const SPEECH = new RegExp(
  [
    String.raw`\b(?:submits|would submit|contends?|contended|argues?|argued|urges?|urged|alleges?|(?<!\b(?:the|an|said|such|any) )alleged|avers?|averred|pleads?|pleaded|asserts?|asserted|says|said that|(?<!\breasons )stated(?!, (?:the|this|we|i|it)\b| (?:above|hereinabove|herein)\b)|points? out|(?:draws?|drew|drawn|invites?|invited) (?:the |our |my )?attention|(?<!\b(?:as|defects?|objections?) )pointed out(?! by the (?:office|registry))|maintains|claims that|denies|denied that|deposes?|deposed|mentioned that|opposes?|(?<!\bnot )opposed(?! to))\b`,
    String.raw`\b(?:claimed|complained|testified|informed(?: (?:the|this) \w+)?|apprised (?:the|this) \w+|reiterated|replied|conceded|narrated|disclosed|reported|insisted) that\b|\b(?:with|on) the allegations? that\b`,
    // What is "submitted" may be a paper: a speech goes on with "that".
    String.raw`\bsubmitted(?:,[^,]{1,60},)? (?:that|as (?:under|follows))\b`,
    String.raw`\bsubmitted (?:by|on|before|in|to)(?:,? (?!(?:is|are|was|were|be|has|have|had|shall|may)\b)[^\s,;]+){1,14},? that\b`,
    String.raw`(?<!\b(?:the|both|all|other|member|united|of) )states(?! (?:of|and|have|are|were)\b)\b`,
    String.raw`^according to (?!law)|\baccording to (?:the )?(?:${OF_A_SIDE})\b`,
    String.raw`\bas per (?:the )?(?:[a-z]+ (?:of|in|made in) (?:the )?)?(?:${OF_A_SIDE}|fir|complaint|plaint|petition|written statement|reply|charge-? ?sheet|counsel|averments|allegations)\b`,
    String.raw`\b(?:case|contention|submission|stand|plea|argument|grievance) of (?:the )?\w+(?: \w+)? (?:is )?that\b`,
    // "The prosecution case, in brief, is that", "the main contention of learned counsel for the appellant is that".
    String.raw`\b${STAND}\b(?:,? (?!(?:is|was|are|were|has|have|had|shall|may|that)\b)[^\s,;.]+){0,14},? (?:is|was|are|were) (?:that|as (?:under|follows))\b`,
    String.raw`\b(?:took|takes|taken|taking|raised|raises|set up) (?:the|a|an) (?:[\w-]+ )?(?:plea|stand|defence|objection|contention)\b`,
    // A written statement or written arguments are papers.
    '(?<!लिखित |लिखित प्रति|प्रतिवाद )(?:कथन|तर्क)',
  ].join('|'),
  'i',
)

const FORUM = [
  '(?:trial|lower|appellate|sessions|district|family|labour|special|executing|civil|high|supreme|apex) court|courts? below',
  '(?:judge|magistrate|arbitrator|commissioner|collector|tahsildar|registrar|officer|authority|tribunal|commission|forum|bench|board)s?',
  String.raw`CIT ?\(A\)|NCLT|NCLAT|ITAT|CESTAT|DRT|DRAT`,
].join('|')

/** Another court, judge or authority, whose words follow. */
const OTHER_COURT_SPEAKS = new RegExp(
  String.raw`(?<!\bthis (?:hon'?ble )?)\b(?:${FORUM})(?!\w).{0,80}?(?:(?<!\b(?:is|are|was|were|be|been|being) )\b(?:held|found|noted|observed|recorded|opined|(?<!\ba )reasoned|concluded|ruled)\b|\bwas of (?:the |an )?(?:\w+ )?(?:view|opinion)\b|\b(?:came to (?:the |a )?conclusion|took the view|pleased to|(?:holding|observing|recording|noting) that)\b)|\b(?:held|found|observed|noted|recorded) by (?:the )?(?:[\w.]+ ){0,3}?(?:${FORUM})(?!\w)`,
  'i',
)

/** Words by which a court goes on in its own voice after others have spoken. */
const COURT_SPEAKS =
  /^as prayed(?: for)?(?: (?:by|on behalf of) [^,]{3,80})?, (?=.*\b(?:shall|must|is|are|be)\b)|^(?:we|i) (?:have|are|am|find|hold|see|do|accept|reject|direct|allow|dismiss)\b|^(?:heard|having heard|after hearing (?:the |both )*(?:learned|ld|counsel|parties|sides|rival)|in (?:our|my) (?:considered )?(?:view|opinion)|this (?:court|tribunal|commission|bench)|considering the (?:above|submissions|facts and circumstances(?!.*\b(?:ought|should|deserves?|liable|bound)\b))|accordingly|in view of (?:the |this |such |said |aforesaid )*(?:above|(?:statement|undertaking|request|submissions?|stand)(?=,| made| of (?:the )?(?:learned|ld|counsel)))|in the result|(?:the )?(?:matter|issue|question|point)s? (?:raised )?(?:requires?|needs?|calls? for|merits?|deserves?) (?:[a-z]+ )?(?:consideration|hearing|examination|scrutiny)|prima facie|(?:up)?on (?:due |careful |an overall |such )?(?:consideration|perusal)|the (?:said )?submissions? (?:is|are|stands?) (?:recorded|noted|placed on record)|(?:the |said )*(?:statement|undertaking|assurance)s?\b(?! (?:made|given|recorded) (?:by|before) (?:the )?(?:trial|other)).{0,80}\b(?:is|are|stands?) (?:accepted|recorded|taken on record))\b|\bhereby\b|\b(?:is|are|stands?) (?:partly )?(?:dismissed|allowed|disposed of|admitted|decreed|quashed|set aside|stayed|restrained|convicted|acquitted|appointed|rejected)\b(?!.{0,40}\bby the\b)/i

const DECIDES_A_LIST =
  /\b(?:is|are|stands?) (?:hereby |partly |accordingly )*(?:allowed|disposed of|decreed|dismissed|admitted)\b(?!.{0,40}\bby the\b)/i

const LATER_BE = String.raw`(?:(?!(?:not|to|that|shall|should|must|may|might|can|cannot|could|would|will|ought|is|are|was|were|has|have|had|he|she|it|they)\b)[\w-]+ ){1,4}be`

/** By what a court says why it still gives time. */
const INDULGENCE =
  /^(?:in the interests? of justice|as a (?:last|final) \w+|by way of (?:a |one )?(?:last|final|indulgence)[^,]{0,30}|as prayed(?: for)?|(?:at|on) (?:his|her|their|its|such|the said|(?:the )?joint) request|on request|in (?:these|the|such) circumstances|under the circumstances|to enable [^,;]{3,160}|accordingly|hence), /i

/** A time for what is still to be done. */
const TIME = String.raw`(?:within (?:\d+|[a-z]+)|on or before|(?:by|before) (?:\d+|the (?:next|adjourned) (?:date|hearing))|on the next date|forthwith|\w+ (?:days?|weeks?) (?:in advance|before|prior))`

/** What a court writes to its registry and to those who stand before it. No party speaks so, but what a party asks for may. */
const COURT_DIRECTS = new RegExp(
  `^(?:${[
    String.raw`issue (?:[\w-]+ ){0,3}(?:notices?|summons(?:es)?|process|rule|warrants?|nbws?)`,
    '(?:list|relist|post|put up|re-?notify|adjourn(?:ed)?|stand over)(?: (?:the|this) [a-z]+| it)?(?: again)? (?:on|for|to|before|after|in|as|along)',
    'let (?!out )[a-z]+',
    '(?:now )?to come up (?:on|for)',
    '(?:fresh )?notice(?: to [^.,]{1,60})?,? returnable',
    '(?:the )?(?:matter|case|petition|appeal|application|suit|hearing) (?:is|stands?) (?:accordingly |being |therefore |hereby )?(?:adjourned|deferred)',
    String.raw`notice of motion (?:for|returnable|re)\b`,
    '(?:the |this )?(?:matter|case|petition|appeal|application|suit|hearing|file) (?:to |shall |will )?(?:(?:again )?(?:be|come up) )(?:again )?(?:listed|posted|put up|placed|taken up|adjourned|renotified|re-?listed|fixed|on|for)',
    '(?:the )?(?:registry|office) (?:shall|is directed|to)',
    '(?:both )?(?:the )?(?:parties|sides) (?:are|shall|may|to)(?: hereby| also)? (?:directed|at liberty|file|complete|maintain|appear|exchange|explore|remain|place|submit)',
    '(?:the )?(?:learned|ld\\.?) [^,;]{3,60} (?:is|are) (?:hereby |also )?(?:directed|requested|permitted|granted|given|called upon)',
    '(?:the )?(?:petitioner|appellant|applicant|plaintiff|complainant|respondent|defendant|accused|opposite part(?:y|ies)|parties)s? to (?:file|pay|deposit|produce|appear|place|furnish|serve|take|maintain)',
    `${LATER_BE} (?:filed|listed|issued|served|placed|put up|sent|supplied|called)`,
    'there (?:shall|will) be (?:an? )?(?:order of |interim |ad[- ]?interim |unconditional |conditional )*(?:stay|suspension|status quo|injunction|direction)',
    '(?:till|until) (?:the )?(?:next (?:date|hearing|listing)|further (?:orders?|directions?))',
    String.raw`(?:in the mean(?:time|while)|meanwhile)\b[^.]{0,160}\b(?:shall|no coercive|status quo|(?:is|are|stands?) (?:kept|stayed|suspended|restrained|directed))`,
    String.raw`(?:permission|leave|liberty|time|exemption|(?:the )?(?:prayer|request)|(?:[\w'-]+ ){0,4}?(?:opportunity|chance|days|weeks)(?:'s?)?)(?: (?!(?:was|were|had|has|been|not)\b)[\w-]+){0,5} (?:is|are|stands?) (?:hereby |accordingly )?(?:granted|given|afforded|declined|refused|(?:extended|enlarged)(?=.*\b(?:from today|(?:till|until|upto|up to) \d)))`,
    String.raw`(?:(?!(?:was|were|had|has|been|not)\b)[\w-]+ ){0,2}?(?:leave|permission|liberty|time|delay|exemption|bail|prayer|request|rule|application|petition|appeal|suit|complaint)s? (?:granted|allowed|condoned|dismissed|declined|refused|rejected|closed)(?=\.)`,
    '(?:dismissed|allowed|disposed of) (?:as (?:withdrawn|not|infructuous|settled)|in (?:default|limine|part|terms|the above)|for (?:want|non|default)|with(?:out)? (?:costs?|liberty|any|no))',
  ].join('|')})(?![\\w-])`,
  'i',
)

/**
 * A duty of a person. A party that tells facts does not go on so; one that tells of a contract, an order or a law does, and one that
 * prays.
 */
const DIRECTS_SOMEBODY =
  /^(?:[a-z]+ly, |however, |further, |therefore, |without going into [^,]{3,60}, )?(?:(?:the|learned|ld\.?|said|both|all|any|each) )*(?:[\w.,&'()/-]+ ){0,5}?(?:petitioner|appellant|applicant|plaintiff|complainant|claimant|respondent|defendant|opposite part(?:y|ies)|accused|bank|counsel|pleader|advocate|professional|liquidator|debtor|creditor|revenue|department|state|part(?:y|ies)|commissioner|collector|officer|registrar|registry|magistrate|engineer|secretary|director|municipality|corporation|authority|he|she|they)s?(?: (?:bank|state|nos?\.? ?[\d, &and]+|(?!(?:shall|is|are)\b)[\w-]+))?(?:, [^,]{2,60},|,)?(?: also| accordingly)? (?:shall(?! (?:be|have|become|stand)\b)(?=.*\b(?:within (?:an? |the |\d|\w+ (?:days?|weeks?|months?))|(?:by|before|on|till|until) (?:the (?:next|end|said|returnable|adjourned|date)|that (?:day|date)|\d)|on or before|forthwith|in (?:the mean|\w+ (?:days?|weeks?))))|(?:is|are) (?:hereby |further |also |accordingly )*(?:directed(?! by\b)|granted(?=.{0,40}\b(?:time|days?|weeks?|months?|opportunity|chance|liberty|leave)\b)|restrained|called upon|afforded|given (?:\w+ )?(?:time|opportunity)))\b(?!.{0,80}\b(?:clause|agreement|contract|tender|policy|sections?|by the (?:bank|company|employer))\b)/i

/** Contracts and laws do not count from the day of the order. */
const FROM_TODAY = /\bfrom (?:to-?day|the date of this order)\b/i

/** Only a court gives permission that is counted from the day of its order. */
const PERMITS_FROM_TODAY =
  /^[^,;]{3,80}? (?:is|are) (?:hereby )?(?:permitted|allowed|directed|required) to [^;]*\bfrom (?:to-?day|the date of this order)\b/i

/** What has duties of its own: contracts, laws, plans and the orders of others. */
const OF_NORMS =
  /\b(?:agree\w*|contract\w*|clauses?|terms?|tender|policy|plan|scheme|deed|lease|undert\w+|promis\w+|assur\w+|order(?:ed|s)?|decree|award|direct\w+|judgment|pray\w*|seek\w*|sought|relief|rules?|sections?|act|statute|circular|notification|settle\w*|requir\w+|should|mandat\w+|guidelines?|regulations?|laws?|bye-?laws|limitation|provisions?|code|guarantee|bond|resolution|minutes|letters?|notices?|e-?mails?|messages?|offer\w*|demand\w*|propos\w+|warranty|witness(?:es)?|depos\w+)\b/i

/** By what only a court sets a time; prayers and contracts read alike. */
const SETS_A_TIME = new RegExp(
  `^(?!.{0,200}\\b(?:clause|agreement|contract|tender|policy)\\b)(?:${[
    // Only a court writes without a verb: "the applicant bank to file its statement before the next date".
    `(?:(?:the|learned|ld\\.?|said) )*(?:[\\w.'/-]+ ){0,2}?(?:petitioner|appellant|applicant|plaintiff|complainant|respondent|defendant|opposite party|accused|bank|counsel|debtor|creditor|professional|revenue|department|state|[dr]-\\d+)s?(?:-[\\w]+)?(?: (?:bank|state|no\\.? ?\\d+))? to (?:file|pay|deposit|furnish|produce|place|serve|submit|supply|comply|bring|report|remain|circulate|complete|release|return|obtain|hand over|secure|send|inform|disclose|verify|examine|clarify|explain|collect|take steps)\\b.{0,120}\\b${TIME}`,
    // Nor does a party say what the other "may file within two weeks".
    `(?:(?:the|learned|ld\\.?|said|other) )*(?:[\\w.'/-]+ ){0,2}?(?:petitioner|appellant|applicant|plaintiff|complainant|respondent|defendant|opposite party|accused|bank|counsel|debtor|creditor|professional|revenue|department|state|part(?:y|ies))s?(?: (?:bank|state|no\\.? ?\\d+))? may (?:also )?(?:file|produce|place|furnish|submit|serve|supply|bring) (?:[\\w-]+ ){0,3}?(?:counter|repl(?:y|ies)|rejoinder|affidavits?|response|objections?|statement|submissions|documents?|challans?|notes?|receipts?|papers|particulars)\\b.{0,100}\\b${TIME}`,
    `(?:(?:the|learned|ld\\.?) )*(?:[\\w.'/-]+ ){0,2}?(?:counsel|pleader|advocate|prosecutor|solicitor|AGA|AGP|APP|GP)s?(?: for [^,;]{3,40}?)? (?:may (?:also )?(?:seek|take|obtain) (?:[a-z]+ )?instructions|(?:is|are) (?:required|requested) to (?:get|seek|take|obtain|find out|produce|assist))\\b`,
    `(?:(?!(?:not|to|that|shall|should|must|may|might|can|cannot|could|would|will|ought|is|are|was|were|has|have|had|he|she|it|they)\\b)[\\w./',-]+ ){1,12}be (?:(?:[a-z]+ly|also|further) ){0,2}[a-z]+(?:ed|pt|ut|de|en|ght)\\b.{0,80}\\b${TIME}`,
    String.raw`(?:the |ad[- ]?)*interim (?:order|relief|protection|stay|injunction|arrangement)s?\b[^.;]{0,60} (?:shall|to|is|stands?) (?:continue[ds]?|extended|remain|enure|operate)`,
    String.raw`[^.;]{3,100}\b(?:shall|to) (?:remain|stand|be kept|be) (?:stayed|suspended|in abeyance)\b(?=[^.;]*\b(?:in the mean(?:time|while)|meanwhile|until|till)\b)`,
    // A hearing has a next date; a party's story has none.
    String.raw`[^;]{3,120}\b(?:is|are|stands?|shall|to) (?:[\w-]+ ){0,3}?(?:extended|continued?|enure|remain|operate|restrained|stayed)\b.{0,80}\b(?:till|until|upto) (?:the )?next date`,
  ].join('|')})(?![\\w-])`,
  'i',
)

const PRAYS = /\bpray(?:s|ed|ing|ers?)?\b|\bseek(?:s|ing)?\b|\breliefs?\b/i

/** What stands in a list goes on with who opened it. */
const LIST_ITEM = /^\(?(?:[a-z]|[ivx]{1,5})\)/i
