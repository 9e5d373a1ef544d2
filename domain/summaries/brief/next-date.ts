import type { IsoDate } from '../../case.ts'
import { extractDates, fullDateIn, WRITTEN_DATE } from '../extract-dates.ts'
import { mayDo } from '../grounding/does.ts'
import type { OrderSentence } from '../grounding/order-sentences.ts'
import { withoutTies } from '../grounding/ties.ts'
import { hindiVerbs } from '../plain-text.ts'
import { MOST_LETTERS } from '../sentences.ts'

/** When an order says that the case is taken up again. */
export interface OrderDate {
  /** Null where the order says so without a day. */
  date: IsoDate | null
  purpose: string | null
  quote: string
  page: number
  /** Whether it names several days, before a registrar and before the court. */
  isOneOfMany: boolean
}

/** The next day that an order names for its own case: the first of those that are not past. */
export function nextDateIn(sentences: readonly OrderSentence[], orderDate: IsoDate): OrderDate | null {
  const listings = sentences
    .filter(
      ({ voice, text }) =>
        voice === 'COURT' &&
        text.length <= MOST_LETTERS &&
        mayDo(text) &&
        (!NOT_OURS.test(text) || /\breturnable\b/i.test(text)) &&
        (isListing(text) || LISTED_BEHIND.test(text) || RETURNABLE.test(text)),
    )
    .map(({ text, page }) => ({
      text,
      page,
      dates: datesOf(LISTED_BEHIND.exec(text)?.[0] ?? text).filter((date) => date >= orderDate),
    }))
  const all = new Set(listings.flatMap(({ dates }) => dates))
  const [first] = [...all].toSorted()
  const named = listings.filter(({ dates }) => first !== undefined && dates.includes(first))
  const of = named.find(({ text }) => isListing(text)) ?? named[0] ?? listings.at(-1)
  if (!of) return null
  const purpose = first === undefined ? purposeIn(of.text) : purposeAt(of.text, first)
  return { date: first ?? null, purpose, quote: of.text, page: of.page, isOneOfMany: all.size > 1 }
}

function datesOf(text: string): IsoDate[] {
  const listed = extractDates(text.replace(BEHIND, '')).dates
  return listed.filter((date) => date.length === 10 && !date.startsWith('-'))
}

/** "List on …, the order dated … to be complied with": only days of listing count. */
const BEHIND = new RegExp(`\\b(?:dated|order of|filed on|orders? passed on) ${WRITTEN_DATE}`, 'giu')

/** Whether a sentence only says when or where the case is taken up again. */
export function isListing(text: string): boolean {
  const plain = withoutTies(hindiVerbs(text)).replace(FRONTED, '').replace(TIED, '')
  if (HINDI_PAPER.test(plain)) return false
  return LISTING.some((pattern) => pattern.test(plain))
}

/** "जवाब दिनांक 28.01.2025 तक प्रस्तुत किया जाए": a paper that is due. */
const HINDI_PAPER = /(?:द्वारा|जवाब|उत्तर|आपत्ति|पत्र)(?= ).{0,60} तक (?:पेश|प्रस्तुत) (?:किया|की)/u

/** "At the request of counsel, list on …" */
const TIED =
  /^(?:accordingly|hence|therefore|meanwhile|by consent|with consent|at (?:the )?(?:joint )?request\b[^,]{0,60}|on (?:the )?(?:joint )?request\b[^,]{0,60}|in view (?:of|thereof)\b[^,]{0,60}|as prayed(?: for)?|as a (?:last|final) [^,]{3,40}|by way of [^,]{3,40}|in the interests? of justice|now|(?:due to|owing to|for want of) [^;,]{3,60}(?:,[^;,]{3,60};)?),? /i

/** Why a case is listed: "On the request of counsel put up this case on", "To enable her to read the file, the Registry shall list". */
const FRONTED =
  /^(?:(?:at|on) (?:the )?(?:\w+ )?request of\b[^;]{3,120}?,? |(?:to (?:enable|facilitate)|in view of|due to|owing to|since|as)\b(?:(?!\b(?:shall|must|granted|directed|within)\b)[^;]){3,200}?, )(?=(?:re-?list|list|post|put up|re-?notify) (?:(?:the|this|these) (?:matter|case|petition|appeal|application|suit)|(?:again )?(?:on|after|before|in|to) (?:the )?\w)|(?:the )?(?:registry|office) (?:shall|is (?:hereby )?directed to) (?:re-?list|list|post|put up|notify) )/i

const MATTER =
  '(?:the |this |these |main |present |letters patent |writ |contempt |company |civil |criminal |special |execution |review |interim |interlocutory )*(?:matters?|cases?|petitions?|appeals?|applications?|suits?|complaints?|files?|records?|proceedings|revision|reference|motion|list|hearing|arguments|I\\.?A\\.?(?: [\\d/]+)?)'

/** "The report be filed by …, and the petition is posted to …" */
export const LISTED_BEHIND = new RegExp(
  `(?:,? and|;) (?=${MATTER} (?:is|are|be|stands?|shall be|to be) (?:again |further )?(?:re-?listed|listed|adjourned|posted|put up|placed|fixed|re-?notified) (?:on|to|for) ).*$`,
  'i',
)

const LISTING: readonly RegExp[] = [
  /^(?:re-?list|list|post|put up|re-?notify|notify|adjourned|stand over|stands? over|call(?: (?:the|this) (?:matter|case))? on|adjd?\.?|s\.o\.?|fixed|to come up|now to come up|come up|posted|listed|renotify|place|next)(?= )(?!.{0,40}\b(?:affidavit|document)s? (?:on|be)\b)/i,
  new RegExp(
    `^(?:let )?${MATTER}\\b.{0,60}\\b(?:be |is |are |stands? |shall be |to be |will |shall |will be )?(?:again |further )?(?:re-?listed|listed|adjourned|adjd|posted|put up|placed|taken up|fixed|called|appear in the list|appear (?=on|before this|in)|come up|re-?notified)\\b`,
    'i',
  ),
  // Whatever a court calls it: "Matter kept on", "the file be put up on", "hearing is deferred to" a day.
  new RegExp(
    `^(?:let )?${MATTER}\\b(?:(?!\\b(?:was|were|has|had|been|filed|decided?|dispos\\w+|conclud\\w+|complet\\w+|dated|passed|receiv\\w+|instituted|presented|pay|deposit\\w*|not)\\b)[^,;]){0,60}? (?:on|to|for|till|until) (?:the )?${WRITTEN_DATE}`,
    'iu',
  ),
  new RegExp(
    `^(?:re-?)?(?:fix|fixed|keep|kept|call|put|set|take|post|place|list|show|appear|adjourn|hearing|next|again|now)\\b(?:(?!\\b(?:affidavit|filed|paid|pay|deposit\\w*|submit\\w*|was|were|had|notice|steps)\\b)[^;]){0,50}?\\b(?:on|to|for|at)? ?(?:the )?${WRITTEN_DATE}`,
    'iu',
  ),
  new RegExp(
    `^(?:\\(?\\w{1,2}[.)] )?(?:issues|charges?|points|evidence|arguments)\\b[^,;]{0,40} (?:shall|to|will) be (?:framed|heard|recorded|addressed)[^,;]{0,20} on ${WRITTEN_DATE}`,
    'iu',
  ),
  /^(?:the )?next (?:date|hearing|listing)\b/i,
  /^(?:let it |now |to )?be (?:put up|listed|posted|placed|called|re-?listed|taken up|fixed)\b|^(?:s\/o|n\.?d\.?o\.?h)\b/i,
  /^to (?:be listed|come up|\d{1,2}[-./]\d)/i,
  /^parties (?:shall|to|are directed to) appear before (?:this|the) (?:court|tribunal|commission|bench)\b/i,
  new RegExp(
    `^(?:(?:final |further )?(?:hearing|arguments)|(?:pronouncement of )?judgment|reserved for orders?|date (?:fixed|given))\\b[\\w /']{0,40}?(?: (?:on|to|is))? ${WRITTEN_DATE}\\.?$`,
    'iu',
  ),
  /^(?:the )?(?:registry|office|court master|reader) (?:shall|to|is (?:hereby )?directed to|will|may) (?:re-?list|list|post|place|fix|put up|notify) (?:the|this|these|it|both|all)\b/i,
  new RegExp(`^(?:पत्रावली|मामला|प्रकरण|वाद)\\P{Script=Latin}{0,60} दिनांक ${WRITTEN_DATE}।?\\.?$`, 'iu'),
  /^for .{3,60}, (?:list|put up|post|adjourned|to|stand over|fixed|call)\b/i,
  new RegExp(`^for (?!(?:a |the )?(?:further )?period)[^.,;\\d]{3,60} (?:on|by|to) ${WRITTEN_DATE}\\.?$`, 'iu'),
  /(?:सूचीबद्ध|नियत|पेश|प्रस्तुत|लगाया|लगाई|रखा|रखी) (?:किया जाए|की जाए|हो|किया जाता है|की जाती है|करें|जाए|जाता है|जाती है)।?$|^(?:अगली|आगामी) (?:तिथि|तारीख|सुनवाई)|^(?:पत्रावली|मामला|प्रकरण|वाद).{0,80}(?:पेश हो|नियत|सूचीबद्ध)/u,
].map((pattern) => new RegExp(pattern.source.normalize('NFKC'), pattern.flags))

/** A day that a notice or summons names. */
const RETURNABLE =
  /^(?:issue )?notice(?: of motion)?(?: to .{3,60}?)? for (?:the )?\d|\breturnable (?:before [^,;]{3,60}? )?(?:on|by|in|for)\b|\bR\/(?:by|on)\b|\b(?:is|are|be) (?:hereby )?summoned\b.{0,160}\b(?:for|on|to appear on)\b|\bissue (?:[\w-]+ ){0,2}(?:notices?|summons(?:es)?|process|warrants?|NBWs?)\b.{0,120}\b(?:for|returnable)\b|\b(?:shall|to) (?:appear|remain present|be present) (?:in person )?(?:before (?:this|the) (?:court|tribunal|commission|bench) )?on the next date\b|\b(?:shall|to) (?:appear|(?:remain|be) (?:personally )?present)\b[^,;]{0,40}\b(?:before this (?:court|tribunal|commission|bench)|in (?:the )?court) on \d|(?:समन|नोटिस|सूचना).{0,60}(?:वास्ते|के लिए|तक|वापसी)/i

/** Another forum's day. */
const NOT_OURS =
  /\b(?:recovery officer|trial court|adjudicating authority|arbitrator|investigating officer|commissioner|collector|respondent no\. ?\d)\b.{0,60}\b(?:on|by)\b|\bby the (?:learned )?(?:arbitrator|arbitral tribunal|trial court|recovery officer|mediator|authority)\b|\bappear before (?!(?:this|the) (?:court|tribunal|commission|bench|joint registrar|registrar)\b)/i

const PURPOSE =
  /\b(?<purpose>returnable|(?:before (?:the )?(?:joint |deputy )?(?:registrar|court|bench)|for (?!the next|a period)[^,.;\d]{3,70}|as (?:fresh|part heard)|along ?with [^,.;]{3,40}|in the (?:supplementary|regular|advance) list|high on board|वास्ते [^,।]{2,40}|[^,।\d]{2,40}(?=हेतु|के लिए)))/iu

/** The words about one of several days stand nearest to it. */
function purposeAt(text: string, day: IsoDate): string | null {
  const pieces = text.split(/,? and (?=before |for |on )|; /)
  return purposeIn(pieces.find((piece) => fullDateIn(piece) === day) ?? text)
}

function purposeIn(text: string): string | null {
  const summoned = /\bsummoned (?<purpose>(?:under|for the offence)[^,.;]{3,80}?)(?= for \d| on \d|\.)/i.exec(text)
  const bare = text.replace(new RegExp(`(?:on|for|to) ${WRITTEN_DATE}`, 'giu'), ' ')
  return (PURPOSE.exec(bare) ?? summoned)?.groups?.purpose?.replace(/\s+/g, ' ').trim() ?? null
}
