import { trimmed } from '../plain-text.ts'
import type { Act } from './act.ts'
import { HAS_TIME, SETS_TIME } from './due-day.ts'
import { hindiAct } from './hindi-duty.ts'
import { HAS_VERB, headOf, isOnlySomebody, isSomebody, NUMBERED, ROLE } from './somebody.ts'

export const ACTIVE =
  'file|pay|deposit|refund|submit|furnish|produce|serve|take|maintain|comply|hand|deliver|release|return|restore|appear|report|execute|vacate|disclose|place|supply|provide|complete|decide|reimburse|replace|remove|inform|surrender|cooperate|join|give|issue|carry|make|clear|remit|publish|hold|prepare|conduct|consider|pass|register|reinstate|ensure|disburse|transfer|settle|bring|keep|implead|amend|invest|send|cure'

/** What is so, and nobody's duty. */
const STATIVE =
  /^(?:be |also |accordingly |however |therefore |forthwith |automatically |now |thus )*(?:stands?|remain(?! (?:personally |physically )?(?:present|in attendance))|carry|accrue|cease|runs?\b|come into|take effect|have effect|have no|bear\b(?! (?:the )?costs? of (?:Rs|₹))|abide|constitute|mean\b|include|suffice|(?:create|confer) any|amount to|prejudice|preclude|operate|prevail|continue to (?:be|operate|remain)|continue (?:till|until|in|during|on)|deemed|treated|without prejudice|subject to|entitled|entail|attract|invite|liable|executable|enforceable|open\b|at liberty|governed|construed|no\b|an? (?!maintained)|in force|final|binding|reckoned|counted|adjusted|borne(?! by (?:the|R-?\d|D-?\d))|free\b|concurrent|released on|enlarged on|admitted to bail|decided in accordance|listed|posted|put up|taken up|called on|processed for listing|passed (?:at the time|in due course|separately)|placed (?:before|for)|heard\b|kept (?:on record|open)|vacated automatically|bound|become|vest\b|belong|form part|enjoy|apply\b(?! for)|merge|lapse|come to (?:an )?end|continue as|mature|end\b)/i
/** What may stand between an auxiliary and its verb. */
const ADVERBS = '(?: (?:[a-z]+ly|hereby|also|further|therefore|again|either|forthwith|duly|first|now|however|thus))*'
const LEADING_TIME = /^,? ?(?:within|on or before|by|not later than) [^,]{3,60}, /i
const LEGAL_MODAL =
  /^(?<who>.{0,160}?)\b(?:shall|must),?(?: also| further| forthwith| henceforth| positively| therefore| accordingly| jointly(?: and severally)?| severally)*(?<neg> not)? (?<vp>.+)$/i
const DIRECTED =
  /^(?<who>.{0,160}?)\b(?:is|are|stands?|has been|(?<!is |are )be)(?: [a-z]+ly| hereby| also| further| and severally)* (?<how>directed|ordered|appointed|required|called upon|commanded|requested|permitted|allowed|granted (?:[\w ]{1,30}?time|liberty)(?: of [\w ]{3,20})?)(?<neg> not)? to (?<vp>(?!(?:the|an?|his|her|its|their|respondents?|petitioners?|him|her|them)\b).+)$/i
const DIRECTING =
  /\b(?:directing|permitting|requiring|requesting|(?:we|i) (?:direct|request)|(?:court|tribunal|commission|bench|authority) (?:hereby )?directs|(?:a |the )?directions? to|direct|ordering)\s+(?:that )?(?<who>(?!.*\bdirect)[^,;]{3,90}?(?:(?:, [A-Z][\w.() -]{2,40}){1,3},?)?)(?<neg> not)? to (?<vp>(?!the\b|a\b|respondent|petitioner)[a-z]+ .+)$/i
const GIVEN = '(?:granted|allowed|given|afforded|accorded|extended)'
/** "two weeks' time", "one last opportunity of ten days", "time till 4th May", "a month and no more" */
const TIME_GIVEN =
  "(?:(?!\\b(?:bail|leave|parole|protection|stay|permission|liberty|exemption)\\b)[^;]){0,40}?\\b(?:opportunity|chance|indulgence|time|days?|weeks?|months?|fortnight)(?:'s?)?(?: more)?(?: time)?(?: of [\\w ]{2,24}?)?(?: thereafter)?(?: (?:till|until|upto|up to) [^;]{3,40}?)?(?:,? (?:and )?(?:only|no more|no longer))?,?"
/** "The State is granted four weeks to file", "Counsel prays for, and is allowed, a week to cure the defects" */
const GRANTED = new RegExp(
  `^(?<who>.{2,120}?)(?:,? (?:prays?|seeks?|sought|prayed)(?: for)?,? and)? (?:(?:is|are|was)${ADVERBS}|finally|further) ${GIVEN},? (?<time>${TIME_GIVEN}) (?:to|for) (?<vp>.+)$`,
  'i',
)
const HAS_TIME_TO =
  /^(?<who>.{2,100}?) (?:will|shall|may|to)(?: also)? have (?<time>(?:a |further |another )*(?:\S+ )?\S+ (?:days?|weeks?|months?|fortnight)(?:'s?)?(?: time)?(?: thereafter| therefrom)?) (?:to|for) (?<vp>.+)$/i
/** "Last opportunity of ten days is granted to the plaintiff to conclude", "two weeks' time shall be available for filing a rejoinder". */
const CHANCE_IS = new RegExp(
  `^(?<time>(?:thereafter,? )?(?:[\\w'.-]+ ){0,8}?(?:opportunity|chance|time|days?|weeks?|months?|fortnight)(?:'s?)?(?: time)?(?: of [\\w ]{2,24}?| thereafter)?,?(?: as (?:prayed(?: for)?|(?:a |the )?last (?:opportunity|chance)),?)?(?: (?:and )?(?:only|no more|no longer),?)?)(?: (?:is|are|stands?|be|shall be)${ADVERBS})? (?:${GIVEN}|available)(?: to (?<who>.{2,60}?))? (?:to|for) (?<vp>(?!(?:the|said|this|that|which|have)\\b)(?:(?!\\b(?:is|are|stands|was|were|has) (?:[a-z]+ )?(?:extended|enlarged|over|expired|granted)\\b).)+)$`,
  'i',
)
/** "One week thereafter to the appellant to file a rejoinder." */
const TIME_TO =
  /^(?<time>[\w ]{3,20} (?:days?|weeks?|months?)(?:'s?)?(?: time)?(?: thereafter)?),? to (?<who>(?:the )?[\w .]{3,60}?) (?:to|for) (?<vp>.+)$/i
/** "Counsel prays for four weeks' time to file a reply, which is granted." */
const PRAYED = new RegExp(
  `^(?<who>.{2,120}?)(?: (?:takes|accepts|waives|enters) .{0,60}? and)? (?:prays?|seeks?|requests?|sought|prayed|requested) (?:for )?(?<time>${TIME_GIVEN}) (?:to|for) (?<vp>.+?),? (?:which|and (?:it|the same|the request)|the same) (?:is|are|stands?) (?:granted|allowed)\\b`,
  'i',
)
/** "The petitioner is saddled with costs of Rs. 25,000 to be deposited within 15 days." */
const BURDENED =
  /^(?<who>.{2,120}?) (?:is|are|stands?) (?:hereby |also )?(?:saddled|burdened|visited|mulcted) with (?<vp>.+)$/i
/** "Costs of Rs. 25,000 are imposed on the petitioner, to be deposited within three weeks." */
const IMPOSED =
  /^(?:[\w-]+ ){0,3}?(?:costs?|fine|penalty) of [^;]{2,40}? (?:is|are|be|stands?)(?: [a-z]+ly| hereby| also)? (?:imposed|levied|awarded)(?: (?:up)?on (?<who>[^,;]{3,60}?)),? (?:to be|which (?:shall|is to) be|and (?:the same )?shall be) [a-z]+(?:ed|id)\b.+$/i
const TIME_IS =
  /^(?:the )?(?:time|period) (?:granted |allowed |fixed |prescribed )?(?:for|to) (?<vp>.{3,60}?) (?:is|shall be|stands)(?: hereby| further| accordingly)? (?:(?:fixed|limited|extended|enlarged|restricted) (?:at|by|to|till|until|upto|up to) )?(?:the )?(?<time>(?:a further period of |a further )?(?:\S+ (?:days?|weeks?|months?)|\d|next date).*)$/i
/** "Registry to secure the records", "the liquidator is to report": whatever the verb is. */
const TO_ACT =
  /^(?<who>[^;]{2,100}?)(?: (?:is|are))?(?: also| further)? to(?: also| positively| forthwith)? (?<vp>(?!(?:be|have|the|an?|this|that|his|her|its|their|any|all|both|him|them|it|which|blame)\b)[a-z]+\b.*)$/i
/** "The respondent will file", "the State should bring on record", "they have to pay": with a time, a duty. */
const SOFT_MODAL =
  /^(?<who>.{2,100}?) (?:will|would|should|has to|have to|needs? to)(?: also| further| positively| then)? (?<vp>(?!(?:be|have|not)\b)[a-z]+\b.+)$/i
/** "The petitioner shall be at liberty to file a representation within two weeks": a permission with a time. */
const FREE_TO =
  /^(?<who>.{2,160}?) (?:is|are|shall be|will be|stands?)(?: hereby| also)? (?:at liberty|free) to (?<vp>[a-z]+ .+)$/i
/** "The appellant will also file": a duty even without a time. */
const WILL =
  /^(?<who>.{2,100}?) will(?: also| then| first)? (?<vp>(?:file|deposit|pay|furnish|submit|serve|produce|surrender|maintain|keep|vacate|refund|look into|ensure)\b.+)$/i
/** "The petitioner is obliged to furnish", "is called upon to explain": a word that binds, with a time. */
const BOUND_TO = new RegExp(
  `^(?<who>.{2,120}?) (?:is|are|stands?|shall be)${ADVERBS} (?<how>[a-z]+ed)(?: upon)? to (?<vp>(?!(?:the|an?|have|be)\\b)[a-z]+ .+)$`,
  'i',
)
const NOT_BOUND =
  /^(?:entitled|alleged|inclined|deemed|believed|reported|proved|supposed|used|concerned|opposed|permitted|allowed|agreed|limited|confined|related|addressed|attached|authori[sz]ed|empowered|advised|constrained|compelled|tempted|persuaded|satisfied)$/i
/** "that the tenant do hand over possession" */
const DO = new RegExp(`^(?<who>.{3,100}?) do (?:also |forthwith )?(?<vp>(?:${ACTIVE})\\b.+)$`, 'i')
/** "Put in process fee within two weeks." */
const IMPERATIVE =
  /^(?:to report compliance\b|put in|pay|deposit|furnish|serve|supply|remove|cure|comply with|take (?!up\b)|file|submit|produce|bring|clear|hand over|complete|send|amend|implead)\b(?! (?:be|is|are|no|of|by|on record)\b)/i
const LET = /^let (?<np>.+?) be (?<vp>[a-z]+.*)$/i
const LET_DO = new RegExp(
  `^let (?<who>.+?) (?<vp>(?:${ACTIVE}|approach|lodge|move|apply|make|explain|show|prefer)\\b.+)$`,
  'i',
)
const BE_DONE =
  /^(?<np>(?!let\b)(?:(?!\b(?:is|are|was|were|shall|has|have|had|may|must|will|can|would|should|not|that|which|to(?! (?:the|an?|this|all|both|any|him|her|it|them|Ms|Mr|Smt|Dr|respondents?|petitioners?|applicants?|plaintiffs?|defendants?|I\.?A)\b))\b).){2,140}?),?(?<be>(?: (?:is|are))? to be| may be| be)(?: (?:[a-z]+ly|also|either|further|again|first|now|forthwith|duly))* (?<vp>(?:done|on record|in (?=before|by|within|on)|[a-z]+(?:ed|id|en|wn|de|pt|nt|lt|ut|ven|ght|up))\b.*)$/i
/** "The petition appears to be misconceived" gives no party anything to do. */
const SEEMS = /\b(?:appears?|seems?|said|alleged|claims?|happens?|likely|found|stated)$/i
const ALSO_BE = /^(?:also |further )?be (?<vp>[a-z]+(?:ed|id|en|pt|nt|ut)\b.*)$/i
const MAY = /^(?<who>.{2,120}?)\bmay(?: also)? (?<vp>.+)$/i
const SENTENCED =
  /^(?<who>.{2,120}?) (?:is|are|stands?) (?:hereby |accordingly )?(?:sentenced|fined)\b.*?\b(?:and|also|further) (?:to |shall )?(?<vp>pay .+)$/i
const REMANDED =
  /\b(?<vp>(?:remanded|remitted|sent back|relegated)(?: back)? to (?:the file of )?(?<who>.{3,80}?) (?:only )?(?:for|to|with)\b.+)$/i
/** What is remitted may be money. */
const OF_MONEY = /₹|\bRs\b|\b(?:amount|sum|money)\b/i
const ELLIPSIS = new RegExp(`^(?<who>(?:the )?(?:${ROLE})${NUMBERED}) (?<vp>(?:its|his|her|their|a|an|the)\\b.+)$`, 'i')
/** "Rejoinder, if any, before the next date": a paper without a verb, and its time. */
const PAPER_DUE =
  /^(?:(?!\b(?:was|is|are|were|has|had|have|be|shall|will|may|must|not|who|which|that|to|no|notices?|summons(?:es)?|process(?! (?:fee|memo))|warrants?|granted|filed|received|sent|given)\b)[\w'"/().,&-]+ ){0,5}?(?:counter|reply|rejoinder|sur-?rejoinder|statements?|submissions|arguments|affidavits?|objections?|replication|response|reports?|evidence|fees?|P\.?F\.?|W\.?S\.?|say|steps|requisites|synops[ie]s|notes?|list of \w+|documents?|compilation|compliance|particulars|details|memo|vakalatnama)\b(?:(?!\b(?:is|was|are|were|has|had|be|shall|not|will|may|filed|granted|received|sent|given|came)\b).){0,80}\b(?:within\b|(?:before|by) (?:the )?(?:next|adjourned|returnable)\b|on or before\b|by \d|in \w+ (?:days?|weeks?|months?)\b)/i
export const SAME_SUBJECT = new RegExp(`^(?:to )?(?:${ACTIVE})\\b`, 'i')
/** A sum, or what is done about a case: without a time, a passive clause is somebody's duty only with one of these. */
const OF_WEIGHT =
  /₹|\bRs\b|\b(?:paid|deposited|refunded|released|returned|filed|furnished|submitted|restored|handed over|produced|invested|issued|disbursed|vacated|reinstated|completed|exchanged|carried out|complied with|decided)\b/i
/** An order or a stay has no duty. */
const PROTECTS = /^(?:the |any |said )*(?:(?:ad[- ]?)?interim (?:order|relief|protection|stay)|stay|injunction)\b/i
const NO_DUTY =
  /^(?:(?:vide |by )?(?:this (?:common )?order,? )?(?:i|we)$|there|no (?:order|(?:further |more )?(?:extensions?|adjournments?|opportunity|time|requests?|indulgence))|nothing|neither|the (?:present )?(?:petition|appeal|application|suit|complaint|matter|case|impugned order)s?\b(?! is remanded))/i
const OF_COURT_BUSINESS =
  /\bnotices?\b|\bsummons(?:es)?\b|\bprocess\b|\bcopy\b|\bcopies\b|\brecords?\b(?! of rights)|\bwarrants?\b|\bregistered as\b|\btaken on record\b/i

/** "The summons shall state that the written statement must be filed within": the paper says what a party has to do. */
const SAYS_THAT = /^(?:[a-z]+ly )?(?:indicate|state|mention|specify|say|make it clear) that (?<clause>.+)$/i

/** Fees and copies that a party files or hands over in a time. */
function isOfAParty(np: string, vp: string): boolean {
  return (
    HAS_TIME.test(vp) &&
    /^(?:also )?(?:filed|paid|deposited|furnished|supplied|served|handed|produced|made available|kept ready|brought)\b/i.test(
      vp,
    ) &&
    !/^(?:the |fresh )?(?:notices?|summons|warrants?)\b/i.test(np)
  )
}

export function actIn(clause: string, last: Act | undefined, condition: string | null): Act[] {
  const hindi = /\p{Script=Devanagari}/u.test(clause) ? hindiAct(clause, condition) : undefined
  if (hindi) return hindi
  const make = (who: string | undefined, vp: string, kind: Act['kind'] = 'MUST'): Act[] => {
    const what = trimmed(vp.replace(LEADING_TIME, ''))
    // "We record the undertaking and direct the unit to adhere to the same."
    if (/^(?:adhere to|abide by|comply with) (?:the same|it)$/i.test(what)) return []
    // What "to do so" means stands before it.
    if (/^do (?:so|the same|the needful)$/i.test(what))
      return [{ who: whoOf(who, vp), kind, what: clause, clause, condition, event: null }]
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
    CHANCE_IS.exec(clause)?.groups ??
    TIME_TO.exec(clause)?.groups ??
    TIME_IS.exec(clause)?.groups
  if (granted) return make(granted.who, granted.vp ?? '').map((act) => ({ ...act, time: granted.time }))
  const free = SETS_TIME.test(clause) ? FREE_TO.exec(clause)?.groups : undefined
  if (free) return make(nearestSubject(free.who ?? ''), free.vp ?? '', 'MAY')
  const imposed = IMPOSED.exec(clause)?.groups
  if (imposed) return make(imposed.who, clause)
  const to = DIRECTED.exec(clause)?.groups
  if (to && !(/^be\b/i.test(to.vp ?? '') && !HAS_TIME.test(clause))) {
    const isLeave = /permitted|allowed|liberty/i.test(to.how ?? '')
    if (isLeave && !HAS_TIME.test(clause) && !SETS_TIME.test(clause)) return []
    return make(to.who, to.vp ?? '', to.neg ? 'MUST_NOT' : isLeave ? 'MAY' : 'MUST')
  }
  const directing = DIRECTING.exec(clause)?.groups
  if (directing && !/\b(?:sought|seek\w*|pray\w*|prayer)\b/i.test(clause))
    return make(directing.who, directing.vp ?? '', directing.neg ? 'MUST_NOT' : 'MUST').map((act) =>
      directing.neg ? { ...act, what: `not to ${act.what}` } : act,
    )
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
    ) {
      const said = SAYS_THAT.exec(vp)?.groups?.clause
      return said === undefined ? [] : actIn(said, undefined, condition)
    }
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
  if (
    last === undefined &&
    (IMPERATIVE.test(clause) || /^be (?:filed|done|served|paid)\b/i.test(clause)) &&
    SETS_TIME.test(clause)
  )
    return make(undefined, clause)
  const be = BE_DONE.exec(clause)?.groups
  // "The question to be decided is one of fact" gives no party anything to do.
  if (be && be.be === ' to be' && (/\b(?:is|are|was|were)\b/i.test(be.vp ?? '') || SEEMS.test(be.np ?? ''))) return []
  // "Let the report be served within a week and be filed on the next date."
  const also = last && ALSO_BE.exec(clause)?.groups
  if (also) {
    const { np } = (LET.exec(last.clause) ?? BE_DONE.exec(last.clause))?.groups ?? {}
    return passive(np ?? '', also.vp ?? '', 'MUST').map((act) => (np ? { ...act, what: `${np} ${clause}` } : act))
  }
  if (be) return passive(be.np ?? '', be.vp ?? '', /may/.test(be.be ?? '') ? 'MAY' : 'MUST')
  const [toAct, soft, bound] = [TO_ACT, SOFT_MODAL, BOUND_TO].map((form) => form.exec(clause)?.groups)
  if (toAct && isOnlySomebody(toAct.who ?? '')) return make(toAct.who, toAct.vp ?? '')
  if (soft && isOnlySomebody(soft.who ?? '') && SETS_TIME.test(clause)) return make(soft.who, soft.vp ?? '')
  const will = last === undefined ? WILL.exec(clause)?.groups : undefined
  if (will && isOnlySomebody(will.who ?? '') && !/\bso advised\b/i.test(condition ?? ''))
    return make(will.who, will.vp ?? '')
  if (bound && isOnlySomebody(bound.who ?? '') && SETS_TIME.test(clause) && !NOT_BOUND.test(bound.how ?? ''))
    return make(bound.who, bound.vp ?? '')
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
  const said = trimmed(words ?? '')
    // "allowed on these conditions: (i) the petitioner"
    .replace(/^.*: (?:\(?\w{1,4}[.)] )?/, '')
    .replace(/^(?:and|that|while|but) /i, '')
  // "Respondent No. 3 has not filed its objections and", "the respondent, present in person"
  const [first = ''] = said.split(/,? (?:has|have|had|did|does|failed)\b|, (?:present|who|being|in turn)\b/)
  const who = first !== said && isOnlySomebody(first) ? first : said
  if (who === '') return doerIn(vp)
  return who.length <= 120 && !/^(?:there|this|that|these)$/i.test(who) ? who : null
}

/** "be filed by the District Magistrate": who does it. */
function doerIn(vp: string): string | null {
  const by =
    /\bby (?<who>(?:the |its |his |both |learned )?[^,;]{3,80}?)(?= (?:within|on|before|in|to|at|by|for|latest|not|well|positively|thereafter)\b|[,;]|$)/gi
  for (const { groups } of vp.matchAll(by)) if (groups?.who && isSomebody(groups.who)) return groups.who
  return null
}
