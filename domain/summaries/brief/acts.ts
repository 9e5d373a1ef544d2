import { withoutTies } from '../grounding/ties.ts'
import { hindiVerbs, trimmed } from '../plain-text.ts'

/** One thing that a sentence of an order has somebody do or leave. */
export interface Act {
  /** Its subject, where that is somebody. */
  who: string | null
  kind: 'MUST' | 'MUST_NOT' | 'MAY'
  /** What is to be done, in the sentence's words. */
  what: string
  /** The clause that it stands in: its time is read there. */
  clause: string
  /** On what it depends, and what follows else, in the sentence's words. */
  condition: string | null
  /** What has to happen first, by the words at the front of its sentence. */
  event: string | null
}

export const ROLE =
  '(?:petitioner|appellant|applicant|plaintiff|complainant|claimant|respondent|defendant|opposite part(?:y|ies)|accused|objector|non-applicant|decree[- ]holder|judg[e]?ment[- ]debtor|corporate debtor|financial creditor|operational creditor|management|workman|landlord|tenant|assessee|revenue|department|insurer|insurance company|bank|parties|party|State)s?'
const NUMBERED = '(?: ?\\(?nos?\\.? ?\\d+(?:(?:,| and| to| &) ?\\d+)*\\)?)?'
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

function headOf(words: string): string {
  return words.trim().split(/ (?:of|to|by|from|under|dated|with|lying|deposited|for|in|which|who|,)\b/)[0] ?? ''
}

const ACTIVE =
  'file|pay|deposit|refund|submit|furnish|produce|serve|take|maintain|comply|hand|deliver|release|return|restore|appear|report|execute|vacate|disclose|place|supply|provide|complete|decide|reimburse|replace|remove|inform|surrender|cooperate|join|give|issue|carry|make|clear|remit|publish|hold|prepare|conduct|consider|pass|register|reinstate|ensure|disburse|transfer|settle|bring|keep|implead|amend|invest|send|cure'

/** A clause of its own behind one of these. */
const CLAUSE_ENDS = new RegExp(
  [
    ';(?: and| or)?',
    `,? (?:and|while|whereas|but)(?= (?:the |both |its |\\d(?:st|nd|rd|th) |learned )*(?:${ROLE})${NUMBERED} (?:shall|is|are|may|must|will|to|its|his|her|their|a|an|within)\\b)`,
    ',? which(?= (?:the |its |learned )*[\\w. ]{3,40}? shall )',
    ',? and(?= (?:shall|must|may|is (?:further |also )?(?:directed|restrained)|are (?:further |also )?(?:directed|restrained)) )',
    `,? and(?= (?:the )?(?:rejoinder|reply|balance|remaining|rest|second|counter|written|affidavit|issues|evidence)\\b(?:[^,;]|, if any,){0,60}\\b(?:within|by|before|on or before)\\b)`,
    ',? and(?= (?:on|upon|after|thereafter)\\b[^,;]{0,60}, (?:the )?[\\w. ]{2,40}? (?:shall|is directed|are directed)\\b)',
    '[,;](?= (?:the )?(?:rejoinder|reply|balance|remaining|second|third)\\b[^,;]{0,60}\\b(?:within|by|on or before)\\b)',
    ',?(?: and)?(?= (?:the |a further )?(?:balance|remaining|Rs\\.? ?[\\d,]+)[^,;]{0,40}\\b(?:within|by|on or before)\\b)(?<=\\b(?:by|before|within|on) [^,;]{4,30},?(?: and)?)',
    `, (?:and )?(?=(?:the )?(?:${ROLE})${NUMBERED} (?:shall|is directed|are directed) )`,
  ].join('|'),
  'gi',
)

/** Fronted words without a duty of their own. */
const ADJUNCT =
  /^(?:(?:as an interim measure|in the mean ?(?:time|while)|meanwhile|accordingly|in the result|in (?:the )?(?:light|view) of (?:the )?[^,]{3,60}|consequently|hence|therefore|further|however|having regard to [^,]{3,80}|considering [^,]{3,80}|keeping in view [^,]{3,80}|out of [^,]{3,60}|recording [^,]{3,60}|without expressing [^,]{3,80}|with the above [^,]{3,60}|pending [^,]{3,60}|by consent|(?:up)?on (?:hearing|considering|consideration|perus\w+|going through|instructions|an? overall|the basis|merits)[^,]{0,60}|as regards [^,]{3,60}|for (?:the )?(?:aforesaid|above|these) reasons),? |(?:it is (?:further |also |hereby )?(?:directed|ordered|made clear|clarified) that ))/i

const UNTIL =
  /^(?:until|till) (?:further (?:orders?|directions?)|(?:the )?next (?:date|hearing)(?: of (?:hearing|listing))?|then|disposal of [^,]{3,60}),? /i

/** What depends on something, at the front. */
const FRONT =
  /^(?<front>(?:subject to|if|in case|in the event|unless|provided|on|upon|where|within|after|once|when|as soon as|as and when|from)\b.{5,220}?), (?=(?:the|a|an|no|he|she|it|they|such|this|interest|said|[A-Z]|respondent|petitioner|liberty)\b)/i

/** What follows if it is not done, at the end. */
const DEFAULT =
  /\b(?:failing which|failing compliance|failing such|in default(?: (?:whereof|thereof|of (?:which|payment|compliance)))?(?= |,)|or else|otherwise|upon failure|on failure|in case of (?:default|failure)|in the event of (?:default|failure)|and if not so)\b.*$|(?<=[,;] )अन्यथा .*$/i

/** A sentence without what follows if it is not obeyed. */
export function withoutDefault(sentence: string): string {
  const at = sentence.length > MOST_LETTERS ? 0 : (DEFAULT.exec(sentence)?.index ?? 0)
  return at < 5 ? sentence : sentence.slice(0, at)
}

const DEFAULT_CLAUSE =
  /^(?:in default|failure to|failing (?:which|such|compliance|the |this|deposit|payment)|on .{3,60}\b(?:committing|making) (?:a |any )?default|if (?:any )?default\b|on (?:such )?failure|upon (?:such )?failure|in case of (?:any )?(?:default|failure|breach|non[- ]?compliance|violation)|in the event of (?:any )?(?:default|failure|breach|non[- ]?compliance)|(?:if|in case|in the event)\b.{0,100}\b(?:breach\w*|violat\w+|fails?|failed|defaults?|default is|not (?:\w+ ){0,3}(?:\w+ed|paid|done|made|given|so)|non-compliance|does not (?:pay|deposit|file|comply|furnish))\b|otherwise,|(?:चूक|व्यतिक्रम|अन्यथा|ऐसा न करने|(?:आदेश का )?(?:अनुपालन|पालन|अदायगी|भुगतान) न (?:होने|करने|किए जाने|किये जाने)|.{3,60} न (?:करने|होने|किए जाने|किये जाने) (?:पर|की (?:दशा|स्थिति) में)))/i

/** Whether a sentence says what follows if what stands before it is not done. */
export function isDefaultClause(text: string): boolean {
  return DEFAULT_CLAUSE.test(text.normalize('NFKC'))
}

/** What it depends on, at the end. */
const CONDITIONS = [
  /\b(?:subject to|provided(?: that)?|on (?:the )?condition(?: that)?|on payment of|upon payment of|on furnishing|upon furnishing|on executing|upon executing|conditional (?:up)?on|on deposit of|on (?:his|her|its|their) (?:furnishing|executing|depositing)|unless|(?:up)?on (?:the (?:[\w.]+ ){1,4}?|(?:petitioner|respondent|appellant|applicant|plaintiff|defendant)s? )(?:depositing|furnishing|paying|executing)|in the event of|if so advised|without prejudice to)\b.*?(?=,? and (?:shall|must|(?:is|are) (?:also |further )?directed)\b|$)/i,
  /(?:बशर्ते|इस शर्त (?:पर|के साथ)(?: कि)?) .*$/u,
]

/** "shall, without prejudice to its rights, pay" */
const PARENTHESIS =
  /(?<=\b(?:shall|may|must|is|are|directed|directed to)), (?<words>(?:without prejudice|subject to|if so advised|provided)\b[^,]{3,120}),/i

/** "(i) to refund Rs. 1,74,000;": an item of a list of directions. */
const ITEM_TO = new RegExp(`^\\(?(?:[ivx]{1,4}|[a-z]|\\d{1,2})[).] to (?<vp>(?:${ACTIVE})\\b.+)$`, 'i')

/** An item of a list as a sentence of its own, whose subject is the one that the list is opened with. */
export function withOpening(item: string, opening: string): string {
  const vp = ITEM_TO.exec(item)?.groups?.vp
  if (vp === undefined) return item
  const { to, subject } =
    /\bdirections? to (?<to>[^:,;]{2,60}):|\b(?<subject>(?:the |both )?[\w -]{2,50}?(?: nos?\.? ?[\d, and]+)?) (?:is|are|shall be) (?:hereby )?(?:directed|ordered)\b/i.exec(
      opening,
    )?.groups ?? {}
  return `${(to ?? subject ?? 'It').replace(/^.*\band (?=the )/i, '')} shall ${vp}`
}

/** Whether a sentence is such an item. */
export function isDirectedItem(text: string): boolean {
  return ITEM_TO.test(text)
}

/** A longer sentence is only quoted: who writes an order, or makes a model write, may write it to keep these patterns busy. */
export const MOST_LETTERS = 1_500

/** The acts of a sentence: each clause with a subject and a duty. */
export function actsIn(sentence: string): Act[] {
  if (sentence.length > MOST_LETTERS) return []
  const whole = trimmed(withoutTies(sentence.replace(/^(?:\(?[a-z]\)|[ivx]{1,4}\)) /i, '')))
  const fallsDue = DEFAULT.exec(whole)
  const isAllDefault = fallsDue !== null && fallsDue.index < 5
  const stated = fallsDue && !isAllDefault ? whole.slice(0, fallsDue.index) : whole
  const otherwise = fallsDue && !isAllDefault ? trimmed(fallsDue[0]) : null
  const { main, front, time } = fronted(stated)
  const event = front !== null && EVENT_FIRST.test(front) ? front : null
  const within = PARENTHESIS.exec(main)?.groups?.words
  const rest = within === undefined ? main : main.replace(PARENTHESIS, '')
  const behind = CONDITIONS.map((pattern) => pattern.exec(rest)).find((match) => match !== null && match.index > 4)
  const core = behind ? rest.slice(0, behind.index) + rest.slice(behind.index + behind[0].length) : rest
  const depends = [event !== null && OF_PAPERS.test(event) ? null : front, within, behind && trimmed(behind[0])].filter(
    (one) => one !== undefined && one !== null,
  )
  const condition = [...depends, otherwise].filter((one) => one !== null).join('; ') || null
  const acts: Act[] = []
  for (const clause of clausesOf(core)) {
    const part = acts.length === 0 ? { main: clause, front: null } : fronted(clause)
    const found = actIn(part.main, acts.at(-1), condition)
    acts.push(...found.map((act) => ({ ...act, event: part.front ?? event })))
  }
  const own = acts.map((act) => ({ ...act, ...(time !== null && { clause: `${time}, ${act.clause}` }) }))
  if (depends.length === 0) return own
  const subject = own[0]?.who ?? subjectOf(core)
  return [...depends.flatMap((one) => conditionAct(one, subject, otherwise)), ...own]
}

/** "If a reply is filed, ...", "Upon deposit, ...": the time of what follows runs from there. */
const EVENT_FIRST =
  /^(?:if|in case|in the event|upon|on(?! (?:the )?condition)|where|after|once|when|as soon as|as and when|from)\b/i
/** An event that only starts the time. */
const OF_PAPERS = /\b(?:receipt|production|presentation|communication|service|being served|uploading)\b/i

function fronted(sentence: string): { main: string; front: string | null; time: string | null } {
  let main = sentence
  let front: string | null = null
  let time: string | null = null
  for (let step = 0; step < 4; step++) {
    const adjunct = ADJUNCT.exec(main)?.[0] ?? UNTIL.exec(main)?.[0]
    if (adjunct) main = main.slice(adjunct.length)
    const match = FRONT.exec(main)
    if (match?.groups?.front) {
      if (/^within\b/i.test(match.groups.front)) time = match.groups.front
      else front = match.groups.front
      main = main.slice(match[0].length)
    } else if (!adjunct) break
  }
  return { main, front, time }
}

function clausesOf(core: string): string[] {
  const pieces = core
    .split(CLAUSE_ENDS)
    .map(trimmed)
    .filter((clause) => clause !== '')
  return pieces.flatMap((piece) => {
    const [first = '', ...more] = piece.split(OTHER_SUBJECT)
    // "Respondents 1 and 2 shall": what stands before "and" needs a verb to be a clause.
    const isSame = more.length > 0 && SAME_SUBJECT.test(trimmed(more[0] ?? ''))
    return more.length > 0 && HAS_VERB.test(first) && (!isSame || HAS_TIME.test(first))
      ? [first, ...more].map(trimmed)
      : [piece]
  })
}

const OTHER_SUBJECT = new RegExp(
  `,? and(?= (?:the |its |his |her |their )?[\\w.&' -]{2,40}? (?:shall|is directed|are directed|(?:is|stands) extended)\\b)|,? and(?= (?:to )?(?:${ACTIVE})\\b[^,;]*\\b(?:within|on or before|by \\d))`,
  'i',
)
const HAS_VERB = /\b(?:shall|must|directed|be|is|are|to)\b/i

/** What is so, and nobody's duty. */
const STATIVE =
  /^(?:be |also |accordingly |however |therefore |forthwith |automatically )*(?:stands?|remain(?! (?:personally |physically )?(?:present|in attendance))|carry|accrue|cease|runs?\b|come into|take effect|have effect|have no|bear\b(?! (?:the )?costs? of (?:Rs|₹))|abide|constitute|mean\b|include|suffice|operate|prevail|continue to (?:be|operate|remain)|continue (?:till|until|in|during|on)|deemed|treated|without prejudice|subject to|entitled|liable|open\b|at liberty|governed|construed|no\b|an? (?!maintained)|in force|final|binding|reckoned|counted|adjusted|borne|free\b|concurrent|released on|enlarged on|admitted to bail|decided in accordance|listed|posted|put up|taken up|called on|placed (?:before|for)|heard\b|kept (?:on record|open)|vacated automatically|bound)/i

const LEADING_TIME = /^,? ?(?:within|on or before|by|not later than) [^,]{3,60}, /i

const LEGAL_MODAL =
  /^(?<who>.{0,160}?)\b(?:shall|must),?(?: also| further| forthwith| henceforth| positively| therefore| accordingly| jointly(?: and severally)?| severally)*(?<neg> not)? (?<vp>.+)$/i
const DIRECTED =
  /^(?<who>.{0,160}?)\b(?:is|are|stands?|has been|(?<!is |are )be)(?: [a-z]+ly| hereby| also| further| and severally)* (?<how>directed|ordered|required|called upon|commanded|requested|permitted|allowed|granted (?:[\w ]{1,30}?time|liberty)(?: of [\w ]{3,20})?)(?<neg> not)? to (?<vp>(?!(?:the|an?|his|her|its|their|respondents?|petitioners?|him|her|them)\b).+)$/i
const DIRECTING =
  /\b(?:directing|permitting|requiring|requesting|we direct|i direct|(?:court|tribunal|commission|bench|authority) (?:hereby )?directs|(?:a |the )?directions? to|direct|ordering)\s+(?:that )?(?<who>(?!.*\bdirect)[^,;]{3,90}?(?:, [A-Z][\w.() -]{2,40},?)?) to (?<vp>(?!the\b|a\b|respondent|petitioner)[a-z]+ .+)$/i
const GRANTED =
  /^(?<who>.{3,120}?)(?:,? (?:prays?|seeks?|sought|prayed) for and)? (?:is|are|was) (?:granted|allowed|given) (?<time>.{3,40}? time|time (?:of|till|until|upto) .{3,40}?|.{3,20}? (?:days|weeks|months)) (?:to|for) (?<vp>.+)$/i
const HAS_TIME_TO =
  /^(?<who>.{2,100}?) (?:will|shall|may|to)(?: also)? have (?<time>(?:a |further |another )*(?:\S+ )?\S+ (?:days?|weeks?|months?|fortnight)(?:'s?)?(?: time)?(?: thereafter| therefrom)?) (?:to|for) (?<vp>.+)$/i
/** "Defendants are given a last opportunity to file", "Last opportunity is granted to the plaintiff to conclude". */
const OPPORTUNITY =
  /^(?<who>.{2,120}?) (?:(?:is|are) (?:hereby |also )?|finally |further |last )(?:granted|given|allowed|afforded)(?: [\w-]+){0,4} (?:opportunity|chance|time|days|weeks) (?:to|for) (?<vp>.+)$/i
const OPPORTUNITY_IS =
  /^(?:[\w-]+ ){0,5}(?:opportunity|chance) (?:is|stands) (?:hereby )?(?:granted|given|allowed|afforded)(?: to (?<who>.{3,60}?))? (?:to|for) (?<vp>.+)$/i
/** "One week thereafter to the appellant to file a rejoinder." */
const TIME_TO =
  /^(?<time>[\w ]{3,20} (?:days?|weeks?|months?)(?:'s?)?(?: time)?(?: thereafter)?),? to (?<who>(?:the )?[\w .]{3,60}?) (?:to|for) (?<vp>.+)$/i
/** "Counsel prays for four weeks' time to file a reply, which is granted." */
const PRAYED =
  /^(?<who>.{2,120}?)(?: (?:takes|accepts|waives|enters) .{0,60}? and)? (?:prays?|seeks?|requests?|sought|prayed|requested) (?:for )?(?:.{0,40}? time|time (?:of|till|until|upto) .{3,40}?|.{3,20}? (?:days|weeks|months)) (?:to|for) (?<vp>.+?),? (?:which|and (?:it|the same|the request)|the same) (?:is|are|stands?) (?:granted|allowed)\b/i
/** "The petitioner is saddled with costs of Rs. 25,000 to be deposited within 15 days." */
const BURDENED =
  /^(?<who>.{2,120}?) (?:is|are|stands?) (?:hereby |also )?(?:saddled|burdened|visited|mulcted) with (?<vp>.+)$/i
const TIME_GRANTED =
  /^(?<time>.{3,40}? time|time of .{3,30}?)(?:,? as prayed(?: for)?,?)? (?:is|stands) (?:hereby |further )?(?:granted|allowed|given)(?: to (?<who>.{3,60}?))? (?:to|for) (?<vp>.+)$/i
const TIME_IS =
  /^(?:the )?time (?:granted |allowed |fixed )?(?:for|to) (?<vp>.{3,60}?) (?:is|shall be|stands) (?:fixed at |extended by |limited to )?(?<time>(?:a further period of |a further )?\S+ (?:days?|weeks?|months?).*)$/i
const TO_ACT = new RegExp(
  `^(?<who>(?:the |both |learned )*(?:${ROLE})${NUMBERED}|registry|office|counsel for [^,;]{3,40}?|investigating officer)(?: is| are)? to (?<vp>(?:${ACTIVE})\\b.+)$`,
  'i',
)
/** "that the tenant do hand over possession" */
const DO = new RegExp(`^(?<who>.{3,100}?) do (?:also |forthwith )?(?<vp>(?:${ACTIVE})\\b.+)$`, 'i')
/** "Put in process fee within two weeks." */
const IMPERATIVE =
  /^(?:put in|pay|deposit|furnish|serve|supply|remove|cure|comply with|take steps|file)\b(?! (?:be|is|no)\b)/i
const LET = /^let (?<np>.+?) be (?<vp>[a-z]+.*)$/i
const LET_DO = new RegExp(`^let (?<who>.+?) (?<vp>(?:${ACTIVE})\\b.+)$`, 'i')
const BE_DONE =
  /^(?<np>(?!let\b)(?:(?!\b(?:is|are|was|were|shall|has|have|had|may|must|will|can|would|should|not|that|which|to(?! (?:the|an?|this|all|both|any|him|her|it|them|Ms|Mr|Smt|Dr|respondents?|petitioners?|applicants?|plaintiffs?|defendants?|I\.?A)\b))\b).){2,140}?),?(?<be>(?: (?:is|are))? to be| may be| be)(?: [a-z]+ly)* (?<vp>(?:done|[a-z]+(?:ed|id|en|wn|de|pt|nt|lt|ut|ven|ght|up))\b.*)$/i
const MAY = /^(?<who>.{2,120}?)\bmay(?: also)? (?<vp>.+)$/i
const SENTENCED =
  /^(?<who>.{2,120}?) (?:is|are|stands?) (?:hereby |accordingly )?(?:sentenced|fined)\b.*?\b(?:and|also|further) (?:to |shall )?(?<vp>pay .+)$/i
const REMANDED =
  /\b(?<vp>(?:remanded|remitted|sent back|relegated)(?: back)? to (?:the file of )?(?<who>.{3,80}?) (?:only )?(?:for|to|with)\b.+)$/i
/** What is remitted may be money. */
const OF_MONEY = /₹|\bRs\b|\b(?:amount|sum|money)\b/i
const ELLIPSIS = new RegExp(`^(?<who>(?:the )?(?:${ROLE})${NUMBERED}) (?<vp>(?:its|his|her|their|a|an|the)\\b.+)$`, 'i')
const PAPER_DUE =
  /^(?:the )?(?:counter|reply|rejoinder|sur-?rejoinder|written statement|written submissions|affidavit in reply|objections?|replication)\b(?:(?!\b(?:is|was|are|were|has|had|be|shall|not)\b).){0,80}\b(?:within|before (?:the )?next|on or before|by \d|in \w+ (?:days|weeks))\b/i
const SAME_SUBJECT = new RegExp(`^(?:to )?(?:${ACTIVE})\\b`, 'i')
const HINDI =
  /^(?<who>[^,।]{2,60}?)(?<ko> (?:को|द्वारा))? (?:(?:निर्देशित|निर्देश|आदेशित|आदेश) (?:दिया|किया) जाता है कि )?(?:वह |वे )?(?<vp>.*?(?<neg>(?:नहीं|न) )?(?:करे|करें|करेगा|करेगी|करेंगे|कराए|कराएं|कराये|करावे|करावें|कराएगा|(?:करने|कराने) (?:का|हेतु) (?:निर्देश दिया|आदेश दिया|निर्देशित किया) जाता है|दे|दें|देगा|देगी|देंगे|रखे|रखें|सौंपे|सौंपें|लौटाए|लौटाएं|चुकाए|चुकाएं|(?:उपस्थित|हाजिर) (?:रहे|रहें|रहेगा|रहेंगे|हो|हों|होवे)|(?:किया|की|किए|दिया|दी|कराया|कराई) (?:जाए|जाएं)|(?:समय|अवसर|मोहलत) (?:दिया|दी|प्रदान किया|प्रदान की) (?:जाता|जाती) है|जो (?:प्रदान|स्वीकार) किया जाता है))$/u

/** A sum, or what is done about a case: without a time, a passive clause is somebody's duty only with one of these. */
const OF_WEIGHT =
  /₹|\bRs\b|\b(?:paid|deposited|refunded|released|returned|filed|furnished|submitted|restored|handed over|produced|invested|issued|disbursed|vacated|reinstated|completed|carried out|complied with|decided)\b/i
const HAS_TIME =
  /\b(?:within|by|before|in|not later than|latest|on) (?:a |the |\d|[a-z]+ (?:\([^)]*\) )?(?:days?|weeks?|months?|hours|years?))|\bthereafter\b|\btime\b|\bforthwith\b|भीतर|अंदर|तक|(?:दिन|दिवस|सप्ताह|माह|महीने) (?:का|में|के|की अवधि में)(?= )/i
/** An order or a stay has no duty. */
const PROTECTS = /^(?:the |any |said )*(?:(?:ad[- ]?)?interim (?:order|relief|protection|stay)|stay|injunction)\b/i
const NO_DUTY =
  /^(?:(?:vide |by )?(?:this (?:common )?order,? )?(?:i|we)$|there|no (?:order|(?:further |more )?(?:extensions?|adjournments?|opportunity|time|requests?|indulgence))|nothing|neither|the (?:present )?(?:petition|appeal|application|suit|complaint|matter|case|impugned order)s?\b(?! is remanded))/i
const OF_COURT_BUSINESS =
  /\bnotices?\b|\bsummons(?:es)?\b|\bprocess\b|\bcopy\b|\bcopies\b|\brecords?\b(?! of rights)|\bwarrants?\b|\bregistered as\b|\btaken on record\b/i

/** Fees and copies that a party files or hands over in a time. */
function isOfAParty(np: string, vp: string): boolean {
  return (
    HAS_TIME.test(vp) &&
    /^(?:also )?(?:filed|paid|deposited|furnished|supplied|served|handed)\b/i.test(vp) &&
    !/^(?:the |fresh )?(?:notices?|summons|warrants?)\b/i.test(np)
  )
}

function actIn(clause: string, last: Act | undefined, condition: string | null): Act[] {
  const hindi = /\p{Script=Devanagari}/u.test(clause) ? hindiAct(clause, condition) : undefined
  if (hindi) return hindi
  const make = (who: string | undefined, vp: string, kind: Act['kind'] = 'MUST'): Act[] => {
    const what = trimmed(vp.replace(LEADING_TIME, ''))
    // "We record the undertaking and direct the unit to adhere to the same."
    if (/^(?:adhere to|abide by|comply with) (?:the same|it)$/i.test(what)) return []
    return what.includes(' ') || what.length > 5 || SAME_SUBJECT.test(what)
      ? [{ who: whoOf(who, vp), kind, what, clause, condition, event: null }]
      : []
  }
  const passive = (np: string, vp: string, kind: Act['kind']): Act[] => {
    if ((OF_COURT_BUSINESS.test(np) && !isOfAParty(np, vp)) || STATIVE.test(vp)) return []
    if (isSomebody(np) && /^(?:also )?served\b/i.test(vp)) return []
    if (!HAS_TIME.test(clause) && !OF_WEIGHT.test(clause)) return []
    return [{ who: doerIn(vp), kind, what: clause, clause, condition, event: null }]
  }
  const sentenced = SENTENCED.exec(clause)?.groups
  if (sentenced) return make(sentenced.who, sentenced.vp ?? '').map((act) => ({ ...act, clause: act.what }))
  const remanded = OF_MONEY.test(clause) ? undefined : REMANDED.exec(clause)?.groups
  if (remanded) return HAS_TIME.test(clause) ? make(remanded.who, remanded.vp ?? '') : []
  const granted =
    BURDENED.exec(clause)?.groups ??
    HAS_TIME_TO.exec(clause)?.groups ??
    GRANTED.exec(clause)?.groups ??
    PRAYED.exec(clause)?.groups ??
    OPPORTUNITY.exec(clause)?.groups ??
    OPPORTUNITY_IS.exec(clause)?.groups ??
    TIME_TO.exec(clause)?.groups ??
    TIME_GRANTED.exec(clause)?.groups ??
    TIME_IS.exec(clause)?.groups
  if (granted) return make(granted.who, granted.vp ?? '', 'MUST')
  const to = DIRECTED.exec(clause)?.groups
  if (to && !(/^be\b/i.test(to.vp ?? '') && !HAS_TIME.test(clause))) {
    const isLeave = /permitted|allowed|liberty/i.test(to.how ?? '')
    if (isLeave && !HAS_TIME.test(clause)) return []
    return make(to.who, to.vp ?? '', to.neg ? 'MUST_NOT' : isLeave ? 'MAY' : 'MUST')
  }
  const directing = DIRECTING.exec(clause)?.groups
  if (directing && !/\b(?:sought|seek\w*|pray\w*|prayer)\b/i.test(clause))
    return make(directing.who, directing.vp ?? '')
  const let_ = LET.exec(clause)?.groups
  if (let_) return passive(let_.np ?? '', let_.vp ?? '', 'MUST')
  const letDo = LET_DO.exec(clause)?.groups
  if (letDo) return isSomebody(letDo.who ?? '') ? make(letDo.who, letDo.vp ?? '') : []
  const shall = LEGAL_MODAL.exec(clause)?.groups
  if (shall) {
    const [who, vp = ''] = [nearestSubject(shall.who?.trim() ?? ''), shall.vp]
    if (
      STATIVE.test(vp) ||
      (NO_DUTY.test(who) && !shall.neg) ||
      (shall.neg && PROTECTS.test(who)) ||
      OF_COURT_BUSINESS.test(headOf(who))
    )
      return []
    const inherited = who === '' ? (last?.who ?? undefined) : who
    const done = /^(?:be |stand )(?!(?:personally |physically )?present\b)(?:[a-z]+ly )*(?<vp>.+)$/i.exec(vp)?.groups
      ?.vp
    if (done !== undefined && shall.neg === undefined) {
      if (STATIVE.test(done)) return []
      return [{ who: doerIn(done), kind: 'MUST', what: clause, clause, condition, event: null }]
    }
    return make(inherited, shall.neg ? `not ${vp}` : vp, shall.neg ? 'MUST_NOT' : 'MUST').map((act) =>
      shall.neg ? { ...act, what: trimmed(`shall not ${vp}`) } : act,
    )
  }
  const does = DO.exec(clause)?.groups
  if (does && isSomebody(does.who ?? '')) return make(does.who, does.vp ?? '')
  if (last === undefined && IMPERATIVE.test(clause) && HAS_TIME.test(clause)) return make(undefined, clause)
  const be = BE_DONE.exec(clause)?.groups
  if (be) return passive(be.np ?? '', be.vp ?? '', /may/.test(be.be ?? '') ? 'MAY' : 'MUST')
  const toAct = TO_ACT.exec(clause)?.groups
  if (toAct) return make(toAct.who, toAct.vp ?? '')
  const may = MAY.exec(clause)?.groups
  if (may)
    return HAS_TIME.test(clause) && isSomebody(may.who ?? '') && !STATIVE.test(may.vp ?? '')
      ? make(may.who, may.vp ?? '', 'MAY')
      : []
  // "Rejoinder, if any, before the next date."
  if (last === undefined && PAPER_DUE.test(clause))
    return [{ who: null, kind: 'MUST', what: clause, clause, condition, event: null }]
  if (last && SAME_SUBJECT.test(clause)) return make(last.who ?? undefined, clause.replace(/^to /i, ''), last.kind)
  const ellipsis = ELLIPSIS.exec(clause)?.groups
  if (ellipsis && last && HAS_TIME.test(clause)) return make(ellipsis.who, ellipsis.vp ?? '', last.kind)
  if (last && HAS_TIME.test(clause) && !/\b(?:is|are|was|were|has|have|shall|may|will)\b/i.test(clause))
    return [{ who: last.who, kind: last.kind, what: clause, clause, condition, event: null }]
  return []
}

/** "The order is modified to the extent that the appellant": who stands before the verb. */
function nearestSubject(words: string): string {
  const last = words.split(/\b(?:that|but|while|whereas|and)\s/i).at(-1) ?? ''
  return last !== words && HAS_VERB.test(words.slice(0, -last.length)) && isSomebody(last) ? last : words
}

function whoOf(words: string | undefined, vp: string): string | null {
  const who = trimmed(words ?? '').replace(/^(?:and|that|while|but) /i, '')
  if (who === '') return doerIn(vp)
  return who.length <= 120 && !/^(?:there|this|that|these)$/i.test(who) ? who : null
}

/** "be filed by the District Magistrate": who does it. */
function doerIn(vp: string): string | null {
  const by =
    /\bby (?<who>(?:the |its |his |both |learned )?[^,;]{3,80}?)(?= (?:within|on|before|in|to|at|by|for|latest|not|thereafter)\b|[,;]|$)/gi
  for (const { groups } of vp.matchAll(by)) if (groups?.who && isSomebody(groups.who)) return groups.who
  return null
}

/** "subject to the petitioner depositing Rs. 4,00,000 within two weeks" binds like a direction. */
const CONDITION_ACT =
  /^(?:subject to|conditional (?:up)?on|provided(?: that)?|on (?:the )?condition(?: that| of)?|(?:up)?on(?= (?:the|his|her|its|their|depositing|paying) )|(?:up)?on(?= (?:payment|deposit) of))\s*(?<who>.{0,60}?)\b(?<vp>(?:depositing|paying|(?:payment|deposit) of|costs? of|filing|furnishing|surrendering|submitting|deposits?|pays?|files?|furnish(?:es)?|surrenders?|submits?|appears?|joins?|cooperates?|hands? over|vacates?|undertak(?:es?|ing)|clears?|complies|(?!(?:be|hear|find|pend|dur|outstand|proceed|build|understand)ing\b)[a-z]{3,}ing)\b.+)$/i

function conditionAct(condition: string, subject: string | null, otherwise: string | null): Act[] {
  const hindi = /^(?:बशर्ते|इस शर्त (?:पर|के साथ)(?: कि)?) (?<duty>.+)$/u.exec(condition)?.groups?.duty
  if (hindi !== undefined) return hindiAct(hindi, otherwise) ?? []
  const match = CONDITION_ACT.exec(condition)?.groups
  if (!match) return []
  const said = trimmed(match.who ?? '').replace(/^that /i, '')
  const who = /^(?:he|she|it|they|his|her|its|their)?$/i.test(said) ? subject : said
  const vp = trimmed(match.vp ?? '')
  if (!HAS_TIME.test(vp) && !/^(?:deposit|pay)(?!ment|\w* of)/i.test(vp)) return []
  const [first = vp, ...more] = clausesOf(vp)
  const of = { who, kind: 'MUST', condition: otherwise, event: null } as const
  return [
    { ...of, what: first, clause: more.length > 0 ? first : condition },
    // "in two instalments, the first by 31-05-2024 and the second by 30-06-2024"
    ...more.filter((piece) => HAS_TIME.test(piece)).map((piece) => ({ ...of, what: piece, clause: piece })),
  ]
}

const ROLE_FIRST = new RegExp(`^(?:learned counsel for )?(?<who>(?:the |both )*(?:${ROLE})${NUMBERED})(?=[ ,])`, 'i')

/** Who stands at the beginning of a sentence. */
export function subjectOf(sentence: string): string | null {
  const bare = fronted(withoutTies(sentence)).main
  const person =
    /^(?:(?:Mr|Ms|Mrs|Shri|Sri|Smt|Dr)\.? (?:[A-Z][\w.]* ?){1,4}|(?:The )?[A-Z][\w&.' -]{2,60}(?:Limited|Ltd\.?|LLP|Bank))(?=[ ,])/
  return (ROLE_FIRST.exec(bare)?.groups?.who ?? person.exec(bare)?.[0])?.trim() ?? null
}

const HINDI_SOMEBODY =
  /(?:वादी|प्रतिवादी|याची|याचिकाकर्ता|प्रत्यर्थी|विपक्षी|अपीलार्थी|अपीलकर्ता|आवेदक|प्रार्थी|परिवादी|अभियुक्त|अभियोजन|पक्षकार|बैंक|अधिकारी|कम्पनी|कंपनी|निगम|न्यायालय|थानाध्यक्ष|पुलिस|प्राधिकारी|कलेक्टर|सरकार|ऋणी|डिक्रीदार|किरायेदार|विभाग|बीमा|अभियोजक|अधिवक्ता|तहसीलदार|आयुक्त|रजिस्ट्री|विक्रेता)/

function hindiAct(clause: string, condition: string | null): Act[] | undefined {
  const bare = clause
    .replace(/^(?:न्यायालय|यह न्यायालय) (?:आदेश|निर्देश) देता है कि /u, '')
    .replace(/^(?:अतः|अतएव|तदनुसार|और|तथा) /u, '')
  const match = new RegExp(HINDI.source.normalize('NFKC'), 'u').exec(hindiVerbs(bare))?.groups
  if (!match) return undefined
  const words = bare.normalize('NFKC').split(' ')
  const last = words.findLastIndex((word, at) => at < 6 && HINDI_SOMEBODY.test(word))
  // "विपक्षी परिवादी को लौटाए": the second is paid.
  const isPaid = words[last + 1] === 'को' && HINDI_SOMEBODY.test(words[last - 1] ?? '') && !/निर्देश|आदेश/.test(bare)
  const end = isPaid ? last - 1 : last
  const who = end >= 0 && end < 4 ? words.slice(0, end + 1).join(' ') : null
  const rest =
    who === null
      ? bare
      : words
          .slice(end + 1)
          .join(' ')
          .replace(/^(?:को|द्वारा|ने) /u, '')
          .replace(/^(?:निर्देशित|निर्देश|आदेशित|आदेश) (?:दिया|किया) जाता है कि (?:वह |वे )?/u, '')
  if ((who === null || / (?:समय|अवसर|मोहलत) /u.test(bare)) && !HAS_TIME.test(bare)) return []
  return [
    {
      who,
      kind: / (?:नहीं|न) /u.test(` ${rest} `) ? 'MUST_NOT' : 'MUST',
      what: rest,
      clause: bare,
      condition,
      event: null,
    },
  ]
}
