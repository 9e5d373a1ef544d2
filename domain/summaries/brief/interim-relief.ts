import type { IsoDate } from '../../case.ts'
import { printDate } from '../../dates.ts'
import { fullDateIn, WRITTEN_DATE } from '../extract-dates.ts'
import { mayDo } from '../grounding/does.ts'
import type { OrderSentence } from '../grounding/order-sentences.ts'
import { hindiVerbs, trimmed } from '../plain-text.ts'
import { MOST_LETTERS } from '../sentences.ts'
import { isDefaultClause, withoutDefault } from './default-clause.ts'
import { COUNT, periodOf, plus, SAYS_NEXT_DAY } from './due-day.ts'
import { endsProtection } from './ended-relief.ts'
import type { OrderDate } from './next-date.ts'
import { undertakingsIn } from './undertakings.ts'

/** What is protected or forbidden meanwhile. */
export interface InterimRelief {
  what: string
  until: string | null
  untilDate: IsoDate | null
  condition: string | null
  quote: string
  page: number
}

/** The protection that an order gives, each in its own sentence. */
export function interimReliefIn(
  sentences: readonly OrderSentence[],
  { orderDate, nextDate }: { orderDate: IsoDate; nextDate: OrderDate | null },
): InterimRelief[] {
  return sentences.flatMap(({ text, page, voice }, at) => {
    if (!mayDo(text)) return []
    const isGiven = voice === 'COURT' && isRelief(text)
    if (!isGiven && !undertakingsIn(sentences, at)?.some(({ clause }) => isRelief(clause))) return []
    const until = untilIn(text)
    const behind = sentences[at + 1]?.text ?? ''
    const own = trimmed(CONDITION.exec(text)?.[0] ?? '') || null
    const condition = own ?? (isDefaultClause(behind) ? behind : null)
    const untilDate = until && untilDay(until, orderDate, nextDate)
    return [{ what: whatOf(text, until, own), until, untilDate: untilDate ?? null, condition, quote: text, page }]
  })
}

const ASSETS =
  'dispos\\w+|transferr?\\w*|alienat\\w+|encumber\\w*|sell\\w*|sold|let (?:it |them )?out|leas\\w+|mortgag\\w+|finali[sz]\\w+|pronounc\\w+|confirm\\w*|pass\\w* (?:the |any )?final|creat\\w+ (?:any )?third|part\\w* with|broadcast\\w*|us(?:e|ing)\\b|publish\\w*|interfer\\w+|dispossess\\w*|demolish\\w*|construct\\w*|rais\\w+ (?:any )?construction|evict\\w*|invok\\w+|encash\\w*|arrest\\w*|disturb\\w*|withdraw\\w*|manufactur\\w+|infring\\w+|circulat\\w+|remov\\w+|deal\\w* with|proceed\\w* with|tak\\w+ (?:any )?(?:coercive|physical|possession|precipitat\\w+)|auction\\w*|chang\\w+ the (?:nature|possession|status)|terminat\\w+|giv\\w+ (?:any )?effect|be given (?:any )?effect|implement\\w*|enforc\\w+|act\\w* upon|cut\\w* (?:down|off)|disconnect\\w*'

const GIVES: readonly RegExp[] = [
  /\bmoratorium\b.{0,80}\b(?:declared|shall (?:come into|take|have) effect|is in force|imposed)\b|\b(?:declares?|declaring|impose) (?:a |the )?moratorium\b|\bthere shall be (?:a )?moratorium\b/i,
  /\b(?:is|are|be|remains?|stands?|shall remain|shall stand)(?: hereby)? stayed\b/i,
  /\b(?:there (?:shall|will) be|grant\w*|by way of) (?:an? )?(?:order of )?(?:unconditional |interim |ad[- ]?interim |conditional |absolute |limited )*(?:stay|suspension|status quo|restraint)\b|\bthere (?:shall|will) be (?:an? )?(?:order of )?(?:ad[- ]?)?interim (?:directions?|protection|orders?|relief|measures?)\b|\bstay\b[^,;]{0,30} is granted\b|^(?:interim )?stay of\b|\b(?:stay|suspension) (?:of|on|to)\b.{0,160}\b(?:is|are|stands?) (?:hereby )?(?:granted|ordered)\b/i,
  /\bno (?:further |other )?(?:coercive|precipit\w+|adverse) (?:steps?|action|measures?|proceedings?|recovery)\b(?!.{0,60}\bprayed\b)/i,
  /\bstatus[- ]quo\b.{0,80}\b(?:be maintained|shall|maintain|is directed|ordered)\b|\b(?:maintain|maintaining) (?:the )?status quo\b/i,
  /\b(?:is|are|be|stands?|shall be|shall stand)(?: (?!not\b)[\w-]+| by .{3,40}?,){0,4} (?:restrained|injuncted|prohibited|prevented|forbidden|interdicted|enjoined|debarred|precluded)\b[^;]{0,80}\bfrom\b|\b(?:is|are|stands?|shall be)(?: [\w-]+){0,2} restrained to [a-z]+|\brecovery (?:thereof|of [^,;]{3,60}) (?:is |shall be )?stayed\b/i,
  /\b(?:shall|must|(?:(?:is|are|stands?)(?: [\w-]+){0,3} )?to)\b(?: [a-z]+ly| also)? (?:(?:desist|refrain|abstain|forbear) from|stop|discontinue)\b/i,
  new RegExp(
    `\\b(?:shall not|(?<!\\b(?:was|were|been|had) )direct(?:ed|ing|ions?)\\b[^;]{0,60}? not to|ordered not to)\\b.{0,60}\\b(?:${ASSETS})`,
    'i',
  ),
  // Anything can be held: an order, an award, a sale.
  /(?<!\b(?:was|were|been|had) )\b(?:kept|held|remains?|put|placed|stays?|stands?|be|is|are)\b(?: [\w-]+){0,2} (?:in abeyance|in suspense|on hold|in suspended animation|inoperative)\b/i,
  /\b(?:sentence|conviction|impugned order|execution|eviction|operation|effect|recovery|demand|proceedings|auction|sale|(?:dis)?possession|demolition|arrest|notice|disconnection)\b.{0,80}\b(?:is|are|shall be|will be|shall remain|stands?|be)(?: hereby)? (?:suspended|stayed|deferred|postponed|stopped|discontinued)\b/i,
  /\b(?:interim (?:orders?|protection|relief|bail|injunction|directions?|arrangement|stay|measures?))\b.{0,80}\b(?:granted(?! (?:vide|by|on|earlier|dated)\b)|continue|extended|enlarged|made absolute|(?:shall|to|will) (?:remain (?:in (?:force|operation|effect)|operative|effective|alive)|operate|enure|inure|subsist|hold good|hold the field|bind))\b|^(?:the )?(?:earlier )?order (?:dated|of|passed on)\b.{0,40}\b(?:is|stands?|shall(?: stand)?|to) (?:extended|continued?)\b|\b(?:released|enlarged|admitted)(?: to| on)? (?:ad[- ]?)?interim (?:anticipatory )?bail\b|\bprotect(?:ed|ion) (?:from|against) (?:arrest|dispossession|eviction|coercive)\b|\b(?:requested|directed|shall|to) (?:to )?(?:adjourn|defer)\b(?=.{0,80}\b(?:matter|case|suit|trial|proceedings?|hearing|auction|sale)\b)|^(?:the )?(?:stay|protection|injunction|status[- ]quo)(?: order)?\b.{0,80}\b(?:shall|to) continue\b|\b(?:stay|protection|injunction|status[- ]quo)\b.{0,60}\b(?:is|shall be|stands?)\b.{0,20}\b(?:extended|continued|made absolute|confirmed|shall continue)\b|\bgranted (?:ad[- ]?)?interim (?:bail|protection|relief|stay)\b|\binterim (?:relief|order|protection)\b.{0,20}\bin terms of\b/i,
  /\b(?:propert\w+|accounts?|assets?)\b.{0,80}\b(?:shall remain|is|are|stands?|be)(?: hereby)? (?:attached|frozen)\b/i,
  /\b(?:an? )?(?:order of )?(?:ad[- ]?interim |interim |temporary )?injunction\b.{0,60}\brestraining\b(?!.{0,20}\bis sought)|\bthere (?:shall|will) be (?:an? )?(?:order of )?(?:ad[- ]?interim |interim |temporary )*injunction\b/i,
  /\bexempted from (?:surrender\w*|arrest)\b|\breceiver\b[^,;]{0,60}\b(?:is|are|be) (?:hereby )?appointed\b|\b(?:permitted|allowed|admitted)\b[^;]{0,80}\bprovisional(?:ly)?\b|\b(?:posts?|seats?|plots?|flats?|units?)\b.{0,40}\b(?:kept|left) (?:vacant|unfilled|unallotted)\b|\bprovisionally (?:permitted|allowed|admitted)\b/i,
  /\bpolice protection\b.{0,60}\b(?:shall|be|is|are)\b|\b(?:directions?|directed|shall)\b.{0,120}\b(?:(?:is|are|be) (?:adequately )?protected\b|protect (?:the )?(?:life|lives|possession|property))/i,
  /^time\b.{0,80}\bto vacate\b.{0,60}\bextended\b|^the time granted\b.{0,120}\bextended till\b/i,
  /(?:रोक|स्थगन|स्थगित|यथास्थिति|निषेधाज्ञा|निषिद्ध|निषेधित|रोका).{0,80}(?:जाता|जाती|रहे|रहेगा|रहेगी|रखे|रखें|रखी जा|लगाई जा|(?:किया|की|दी|रखी|लगाई) जा(?:ए|ये|ता|ती))|(?:अंतरण|अन्तरण|विक्रय|हस्तांतरण|हस्तक्षेप|बेदखल|गिरफ्तार|ध्वस्त|नीलाम|निष्कासित|कुर्क|निर्माण).{0,30}(?:नहीं|न) (?:करे|करेगा|करें|किया)|अ(?:ं|न्)तरिम (?:आदेश|संरक्षण|राहत|स्थगन).{0,60}(?:प्रभावी|जारी|यथावत|बढ़)|(?:उत्पीड़|दण्डात्मक|दंडात्मक|बलपूर्वक|वसूली).{0,40}(?:नहीं|न) (?:की|किया) जा/u,
].map((pattern) => new RegExp(pattern.source.normalize('NFKC'), pattern.flags))

/** What holds only for now, and what nobody may do meanwhile: the verb may be any. */
const MEANWHILE =
  /\b(?:in the (?:mean ?(?:time|while)|interregnum|interim)|meanwhile|until|till|pending|during the pendency|ad[- ]?interim|without (?:the )?(?:prior |express )?(?:leave|permission) of (?:this|the) (?:\w+ )?(?:court|tribunal|commission|bench|authority))\b/i
const FORBIDS =
  /\bshall not\b|\bshall (?:neither|refrain|have no effect|be of no effect)\b|(?<!\b(?:trial|proceedings|suit|arbitration|investigation|inquiry|hearing|adjudication)(?: [\w-]+){0,6} )\bmay continue\b|\bmay not be\b(?! (?:taken|treated|construed|considered|used) as)|\b(?:is|are|stands?|shall|will|be|remain)\b(?: (?!not\b)[\w-]+){0,3} (?:stayed|suspended|deferred|protected|held up|put on hold)\b|\b(?:is|are)(?: [\w-]+){0,2} (?:directed|ordered|requested|called upon) not to\b|\bno (?:[\w-]+ ){1,6}?(?:shall|be|to be) (?:be )?(?:\w+ed|taken|made|given|done)\b|\bshall (?:\w+ )?(?:allow|permit|defer|not be)\b|\b(?:shall|will|is|are|be) (?:be )?(?:provisionally )?(?:allowed|permitted) to (?!(?:be )?(?:file|place|produce|amend|implead|take|serve|inspect|submit|deposit|pay|approach|move|cure|withdraw th|argue|make|bring|rely|apply|represent|send|cross|lead|examine|furnish|engage|mention)\b)[a-z]+\b/i

const HINDI = /(?:तक|इस बीच)(?= ).{0,200} (?:नहीं|न) (?:की|किया|किए|करे|करें|करेगा|करेगी|करेंगे)(?= |।|$)/u

const NOT_GIVEN =
  /\b(?:rejected|declined|refused|vacated|dismissed|lifted|recalled|cease|not inclined|lapsed|(?:was|were) to|not (?:be )?(?:extended|continued))\b(?!.{0,60}\b(?:restrained|stayed)\b)|\b(?:stay|prayer|relief) (?:is|stands) (?:rejected|declined|refused)|^(?:in default|failing)|\b(?:seeks?|sought|praying|prays|prayed|application for|suit for|made out (?:a|for))\b[^,;]{0,60}\binjunction|\bfor (?:the )?grant(?:ing)?\b|\breliefs? (?:claimed|sought|prayed)\b|\b(?:was|were) (?:also |further )?directed to\b(?![^;]*\b(?:is|are|shall|stands?)\b)|\bissued (?:a |an )?(?:interim )?(?:directions?|orders?)\b|^it (?:was|had been) (?:also |further |then )?(?:directed|ordered|provided)\b|^(?:by|vide|under|in terms of)\b[^;]*\border\b[^;]*\b(?:was|were)\b(?![^;]*\b(?:is|are|shall)\b)|\b(?:if|in case|unless) .{3,80}, .{0,60}\bstay\b|\bpermanent(?:ly)? (?:restrained|injunct)|\bmoratorium\b.{0,80}\bcease/i

/** Bail's conditions bind a person's conduct; they protect nobody's case. */
const CONDUCT =
  /\bshall not\b.{0,40}\b(?:leave(?! of)|abscond|tamper|contact|threaten|influence|commit|indulge|hamper|induce|misuse|seek (?:any )?(?:unnecessary )?adjournment)\b/i

/** Whether a sentence gives protection meanwhile. */
export function isRelief(text: string): boolean {
  if (text.length > MOST_LETTERS) return false
  const plain = withoutDefault(hindiVerbs(text))
  // "The stay is vacated, but status quo shall be maintained for two weeks."
  if (endsProtection(plain))
    return plain.split(/; |,? (?:but|however|and (?=the )),? /i).some((clause) => clause !== plain && isRelief(clause))
  const gives =
    GIVES.some((pattern) => pattern.test(plain)) || (MEANWHILE.test(plain) && FORBIDS.test(plain)) || HINDI.test(plain)
  return gives && !NOT_GIVEN.test(plain) && !CONDUCT.test(plain)
}

const UNTIL = new RegExp(
  [
    `\\bfor (?:a )?(?:further )?(?:period of )?${COUNT} (?<unit>days?|weeks?|months?|years?)(?: from (?:today|date|the date of this order))?(?:,? or (?:until|till) [^,.;]{3,60},? whichever is (?:earlier|later))?`,
    `\\b(?:till|until|upto|up to) (?:the )?(?:next (?:date|hearing)(?: of (?:hearing|listing))?|further (?:orders?|directions?)|(?:final )?(?:disposal|decision|conclusion|pendency) of [^,.;]{3,60}|then|which time|such time(?! as)|${WRITTEN_DATE}|[^,.;]{3,50})(?:,? or (?:until|till) [^,.;]{3,60},? whichever is (?:earlier|later))?`,
    String.raw`\bso long as [^,.;]{3,60}`,
    `${WRITTEN_DATE} तक`,
    '\\bpending further orders?|\\bpending (?:the )?(?:final )?(?:disposal|decision|hearing)(?: of [^,.;]{3,50})?|\\bduring (?:the pendency of [^,.;]{3,50}|(?:the )?(?:\\w+ ){1,2}period)',
    '(?:अगली|आगामी|अग्रिम) (?:नियत )?(?:तिथि|तारीख|सुनवाई|पेशी)(?: की तिथि| तिथि| पेशी| सुनवाई)? तक|(?:अग्रिम|अगले|अन्य) आदेश(?:ों)? तक|(?:वाद|अपील|याचिका|प्रकरण|दावे) के (?:अंतिम |अन्तिम )?निस्तारण तक|तब तक|आगामी आदेश तक',
  ].join('|'),
  'iu',
)

function untilIn(text: string): string | null {
  return UNTIL.exec(text.normalize('NFKC'))?.[0].trim() ?? null
}

function untilDay(until: string, orderDate: IsoDate, nextDate: OrderDate | null): IsoDate | undefined {
  if (SAYS_NEXT_DAY.test(until)) return nextDate && !nextDate.isOneOfMany ? (nextDate.date ?? undefined) : undefined
  const { count = '', unit = '' } = UNTIL.exec(until)?.groups ?? {}
  const period = periodOf(count, unit)
  return (period && plus(orderDate, period)) ?? fullDateIn(until)
}

const CONDITION =
  /\b(?:subject to|conditional (?:up)?on|provided(?: that)?|on (?:the )?condition|on furnishing|upon furnishing|on executing|on (?:the )?(?:payment|deposit)|upon (?:the )?(?:payment|deposit)|on his furnishing|(?:up)?on (?:the (?:[\w.]+ ){1,4}?|(?:petitioner|respondent|appellant|applicant|plaintiff|defendant)s? )(?:depositing|furnishing|paying|executing)|unless)\b.{0,400}?(?=\.?$|, (?:the|till|until) (?:operation|effect|respondent|petitioner|defendant|next|further)\b)|(?:बशर्ते|इस शर्त (?:पर|के साथ)).*$/iu

function whatOf(text: string, until: string | null, condition: string | null): string {
  const plain = text.normalize('NFKC')
  const bare = [until, condition].reduce<string>((left, part) => (part ? left.replace(part, ' ') : left), plain)
  const cut = trimmed(bare)
    .replace(/\bto enable\b.*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/,,+/g, ',')
  return trimmed(cut)
    .replace(/^(?:consequently|accordingly|in the meantime|meanwhile),? ?/i, '')
    .trim()
}

/** Relief "till the next date" whose day has passed is not said to be over: no later order that was read says so. */
export function lapseOf({ untilDate }: Pick<InterimRelief, 'untilDate'>, today: IsoDate): string | null {
  return untilDate && untilDate < today
    ? `No later order read extends or ends it (it was until ${printDate(untilDate)}).`
    : null
}
