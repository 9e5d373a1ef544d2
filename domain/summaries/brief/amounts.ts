import { extractDates } from '../extract-dates.ts'
import { extractQuantities } from '../extract-quantities.ts'
import type { OrderSentence } from '../grounding/order-sentences.ts'
import { plainText } from '../plain-text.ts'
import { MOST_LETTERS } from '../sentences.ts'
import { decidedSum } from './decided-sum.ts'

export const AMOUNT_ROLES = ['CLAIMED', 'ADMITTED', 'ORDERED', 'DEPOSITED', 'COSTS', 'REFUSED', 'OTHER'] as const
export type AmountRole = (typeof AMOUNT_ROLES)[number]

/** A sum of rupees that an order names, and what it is there. */
export interface Amount {
  paise: number
  role: AmountRole
  quote: string
  page: number
}

/** Every sum of an order once for each of its roles; where none fits, or two do, OTHER. */
export function amountsIn(sentences: readonly OrderSentence[], operative: readonly OrderSentence[]): Amount[] {
  const done = new Set(operative)
  const all = sentences.flatMap((sentence) => amountsOf(sentence, done.has(sentence)))
  const once = all.filter(
    ({ paise, role }, at) => all.findIndex((one) => one.paise === paise && one.role === role) === at,
  )
  return once.filter(
    ({ paise, role }) => role !== 'OTHER' || !once.some((one) => one.paise === paise && one.role !== 'OTHER'),
  )
}

function amountsOf(sentence: OrderSentence, isOperative: boolean): Amount[] {
  if (!OF_MONEY.test(sentence.text)) return []
  const { isRecognised = false } = sentence
  const text = plainText(sentence.text, { keepsDigits: isRecognised }).slice(0, MOST_LETTERS)
  let last: { role: AmountRole; end: number } | undefined
  return sumsIn(text, isRecognised).map(({ paise, at, end }) => {
    const own = roleOf(text.slice(0, at), text.slice(end), isOperative)
    // "Rs. 12,000 a month to the petitioner and Rs. 8,000 to the child" are ordered both.
    const isAlike = own === 'OTHER' && last !== undefined && ALIKE.test(text.slice(last.end, at))
    const role = isAlike && last ? last.role : own
    last = { role, end }
    return { paise, role, quote: sentence.text, page: sentence.page }
  })
}

/** One of these stands beside every sum. */
const OF_MONEY = /rs|inr|rupee|\/-|[₹\u20a8\u0900-\u097f]|lakh|lac|crore/i

const ALIKE = /^[^.;]{0,60}(?:,| and)(?: (?:of|a sum of|another))? ?(?:Rs\.?|₹|INR)? ?$/i

/**
 * The sums of rupees in a plain text. One that was recognised needs the word for them, as the sign is read as a digit (`₹8,00,000` as
 * `28,00,000`); one that is written in words, too, needs the same number there.
 */
export function sumsIn(text: string, isRecognised = false): { paise: number; at: number; end: number }[] {
  const { rest } = extractDates(text)
  const sums = extractQuantities(rest).quantities.flatMap(({ value, unit, looksLikeMoney, at, end }) => {
    const behind = rest.slice(end)
    if (isRecognised && !RUPEES_BEFORE.test(rest.slice(0, at)) && !RUPEES_BEHIND.test(behind)) return []
    const isBare =
      unit === undefined &&
      looksLikeMoney &&
      /\b(?:lakh|lac|crore)s?$|लाख$|करोड़$/iu.test(rest.slice(at, end)) &&
      !COUNTED.test(behind)
    return (unit === 'INR' || isBare) && value > 0 ? [{ paise: Math.round(value * 100), at, end }] : []
  })
  const isDoubted = (one: number, other: number) => {
    const [first, second] = [sums[one], sums[other]]
    return first && second && AGAIN.test(rest.slice(first.end, second.at)) && first.paise !== second.paise
  }
  return sums.filter((_, at) => !isDoubted(at, at + 1) && !isDoubted(at - 1, at))
}

const RUPEES_BEFORE = /(?:\bRs|\bINR|\brupees|रु|रुपये|रुपए) ?\.? ?$/iu
const RUPEES_BEHIND = /^ ?(?:rupees|रुपये|रूपये|रुपए)(?![\p{L}])/iu
/** "Rs. 5,00,000 (Rupees Five Lakh)" */
const AGAIN = /^ ?(?:\/-)? ?\( ?(?:rupees|Rs\.?|INR|रुपये)? ?$/i

/** "2 lakh shares" are no rupees. */
const COUNTED =
  /^ (?:shares?|bags?|tonnes?|units?|square|sq|metric|litres?|persons?|people|depositors?|bricks|saplings|copies)\b/i

/** The words around a sum: what stands before it in its clause, and what follows. */
function roleOf(before: string, after: string, isOperative: boolean): AmountRole {
  const near = clauseBefore(before).trim()
  const next = after.slice(0, 90)
  const behind = ownBehind(next)
  const clause = `${near} # ${behind}`
  if (
    /\bcosts?(?: of(?: the)? (?:proceedings|litigation|petition|appeal))?(?: of| amounting to| quantified at)?(?: (?:Rs|INR|₹)\.?)? #|# ?(?:\/-)? ?(?:each )?(?:only )?(?:to (?:the )?[\w-]+ )?(?:(?:is|are|be|shall be) [a-z]+ )?(?:as|towards|by way of|being|for) (?:the )?(?:[a-z]+ )?(?:costs?\b|litigation (?:expenses|costs?|charges)|cost of)|\blitigation (?:expenses|costs?) (?:of|at)\b|हर्ज|व्यय|कॉस्ट|वाद खर्च/i.test(
      clause,
    )
  )
    return 'COSTS'
  if (
    /\b(?:sale )?(?:price|consideration)(?: of| at)?(?: Rs\.?)?$/i.test(near) &&
    !/\b(?:suit|claim\w*|recover\w*|unpaid)\b/i.test(near)
  )
    return 'OTHER'
  if (
    /\b(?:bonds?|suret(?:y|ies)|guarantee|solvent|bail bonds?|salary|income|offer(?:s|ed)?\b.{0,40}|valu(?:ed|ation)|reserve price|IDV|purchased by|authori[sz]ed capital|turnover)\b/i.test(
      near,
    ) ||
    /^\s*(?:\/-)? ?(?:with (?:one|two) suret|per month as salary)/i.test(next) ||
    /मुचलका|जमानत|बंधपत्र/.test(clause)
  )
    return 'OTHER'
  if (
    /\b(?:deposit(?:s|ed|ing)?|pre-?deposit|as a (?:pre-?)?condition|cash security|lying (?:in|with))\b|जमा (?:कर|किया|की|हो)/i.test(
      `${near} ${behind}`,
    ) &&
    !/\b(?:from depositors|deposits were|cash deposits|fixed deposit|dates? of (?:(?:such|each|respective) )?deposits?)\b/i.test(
      clause,
    )
  )
    return /\bcompensation\b|\bawarded\b/i.test(near) && !/\bdeposit|\bcash security/i.test(near)
      ? 'ORDERED'
      : 'DEPOSITED'
  if (
    isOperative &&
    /\b(?:subject to|on (?:the )?condition|conditional (?:on|upon)|provided)\b.{0,120}\b(?:paying|payment|pays?)\b|\bon payment of\b/i.test(
      near,
    )
  )
    return 'DEPOSITED'
  if (CHANGED.test(near) || (/\bfrom(?: Rs\.?)?$/i.test(near) && /^[^;]{0,30}\bto\b/.test(after)))
    return isOperative && CHANGED.test(near) ? 'ORDERED' : 'OTHER'
  if (/\b(?:reduced|enhanced|increased|raised) by(?: a sum of)?(?: (?:Rs|INR|₹)\.?)?$/i.test(near)) return 'OTHER'
  if (isOperative) {
    const decided =
      decidedSum(near, behind) ??
      (ORDERS.test(/\p{Script=Devanagari}/u.test(clause) ? `${near} # ${after}` : clause) ? 'ORDERED' : undefined)
    if (decided) return decided
  }
  if (
    /\badmit(?:s|ted)?\b.{0,60}(?:liability|due|dues|debt|that|owes|payable)|\badmit(?:s|ted)?(?: to)?(?: having)? (?:receiv|receipt|borrow|tak|ow|purchas)\w*\b|\b(?:admitted|undisputed|acknowledged?s?)(?: (?:the|its|his|a))? (?:amount|sum|liability|dues|debt|rent)\b|\bundisputed(?:ly)?\b|\badmittedly\b|\b(?:agree[sd]?|offer(?:s|ed)?|consent(?:s|ed)?) to pay(?: (?:a sum of )?(?:Rs|INR|₹)\.?)?$/i.test(
      near,
    ) &&
    !/\bpetition\b.{0,30}\badmitted/i.test(near)
  )
    return 'ADMITTED'
  if (/# *(?:is|are|was|were|stands?) (?:duly )?admitted by\b/i.test(clause)) return 'ADMITTED'
  if (/\bfees? (?:is|are|shall be) fixed at\b/i.test(near)) return 'OTHER'
  if (/\b(?:instalments?|rent) of(?: Rs\.?)?$/i.test(near) && !/\barrears\b/i.test(near)) return 'OTHER'
  if (/\b(?:had|has|have|been|was|were|already) (?:already |duly )?discharged\b/i.test(clause)) return 'OTHER'
  if (CLAIMS.test(clause)) return 'CLAIMED'
  return 'OTHER'
}

/** "enhanced to #", "reduced from # to #": another court's change is neither claimed nor ordered here. */
const CHANGED =
  /\b(?:reduced|enhanced|increased|modified|restricted|scaled down|limited|raised)\b[^;]{0,80}\bto(?: a sum of)?(?: (?:Rs|INR|₹)\.?)?$/i

/** Back to the clause's beginning or the sum before. */
function clauseBefore(before: string): string {
  const start = Math.max(
    before.lastIndexOf('; '),
    before.search(/(?<=(?:Rs\.?|₹|INR) ?[\d,.]+(?:\/-)?[^\d]{0,60}(?: and|,) )(?=[^\d]{0,60}$)/i),
  )
  return before.slice(Math.max(0, start))
}

/** What follows up to the next sum: "Rs. 40,000 as compensation and Rs. 10,000 as costs". */
function ownBehind(after: string): string {
  return (
    after.split(
      /,? (?:provided|subject to|on (?:the )?condition|failing|unless)\b|(?:,| and| or| of which| out of| तथा| और| एवं| व)(?= (?:[\p{L}\p{M}\d,.]+ ){0,6}(?:Rs|INR|₹|रु))/iu,
    )[0] ?? after
  )
}

const ORDERS =
  /\b(?:(?:pay|refund|release|reimburse|return|remit|disburse|compensate)(?: (?!by\b)[\w.,'-]+){0,8} #|shall(?: also| further| jointly(?: and severally)?)* (?:pay|refund|release|reimburse|return|remit|disburse|compensate|be paid|be refunded|be released|replace)|(?:directed|ordered|liable|bound) to (?:pay|refund|release|reimburse|return|disburse|replace|remit)|decree[d]?|allowed for|is awarded|are awarded|(?:is|are)(?: therefore| held| also)* entitled to|upheld|confirmed|affirmed|enhanced to|reduced to|modified to|(?:award|decree) is (?:hereby )?passed|recovery certificate|fine of|penalty of .{0,40} is (?:imposed|upheld)|pay compensation|pay (?:a )?maintenance|to pay\b|be paid|be refunded|be released|refund(?:ed)? to|let .{0,40}(?:paid|released))|डिक्री|लौटा|दण्डित|दंडित|अदा करे|भुगतान करे|अदा किया जाए/i

const CLAIMS =
  /\b(?:claim(?!ants?\b)\w*|suit\b.{0,60}\bfor|recover\w*|debt|default|dues?|outstanding|payment of|demand\w*|levy|levied|duty|tax|penalt\w+|interest of|credit (?:of|availed|denied)|damages|compensation|invoices?|cheques?|price of|value of|worth|arrears|loan|advance[ds]?|facility|propos\w+|application\b.{0,60}\bfor|filed .{0,60}\bfor|for (?:a sum of )?(?:Rs)?\.? ?#|collected|took|cheated|embezzl\w+|misappropriat\w+|defraud\w+|siphon\w+|refund|addition|assess\w+|charges?|unpaid|payable|liability|award of|awarded|maintenance of|paid .{0,40}as advance|mesne profits|sought|seek\w*)|वसूली|बकाया|के लिए|ऋण|मांग|गबन|धोखाधड़ी|ठग|हड़प|चेक|क्षतिपूर्ति|प्रतिकर|वापसी|वसूल/i
