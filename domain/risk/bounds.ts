import type { IsoDate } from '../case.ts'
import { withoutDefault } from '../summaries/brief/default-clause.ts'
import { allText, isTheCourts } from '../summaries/order-text.ts'
import { hindi, hindiSkeleton } from '../summaries/plain-text.ts'
import type { CaseFacts, Evidence, ReadPage } from '../summaries/types.ts'
import { ENDED_WITHOUT_HARM } from './endings.ts'
import { RISK_LEVELS, type RiskLevel } from './levels.ts'

/** An order's own words from which a rule of the table follows. Small: kept beside the order's summary. */
export interface RiskSignal extends Evidence {
  rule: string
  /** The day of its order. */
  orderDate?: IsoDate
}

export interface RiskReason {
  rule: string
  why: string
  /** The order's words, where the rule follows from them and not from the case record. */
  quote?: string
  page?: number
  orderDate?: IsoDate
}

/** Between which levels a case's risk lies, whatever a model says. */
export interface RiskBounds {
  lowest: RiskLevel
  highest: RiskLevel
  reasons: RiskReason[]
}

/**
 * Finds in one order's pages the words that rules of the table speak of, the last one for each rule. Read by code, never by the model.
 * A sentence that was mixed with words for a machine counts too, or such words could hide it; of it only what the rule is about is quoted.
 */
export function riskSignals(pages: readonly ReadPage[], orderDate?: IsoDate): RiskSignal[] {
  const sentences = allText(pages)
    .flatMap(({ page, sentences }) => sentences.map((sentence) => ({ sentence, page })))
    .filter(({ sentence }) => GRAVE.test(sentence))
    .map((one) => ({ ...one, clauses: decidedClauses(one.sentence) }))
    .toReversed()
  return ORDER_RULES.flatMap(({ rule, ...row }) => {
    for (const { sentence, page, clauses } of sentences) {
      const words = decidingWords(row, clauses)
      if (words === undefined) continue
      return [{ rule, quote: isTheCourts(sentence) ? sentence : words, page, ...(orderDate && { orderDate }) }]
    }
    return []
  })
}

/**
 * The bounds that the case record and the signals of all its orders set. Only the record can lower the highest level: words of an
 * order only ever raise the lowest, so that nothing written into an order talks the risk down.
 */
export function riskBounds(facts: CaseFacts, signals: readonly RiskSignal[]): RiskBounds {
  const kind = KINDS.find((row) => isOfKind(row, facts)) ?? OTHER_KIND
  const isOver = facts.status === 'DISPOSED' && ENDED_WITHOUT_HARM.test(facts.natureOfDisposal ?? '')
  const heard = ORDER_RULES.flatMap(({ rule, lowest, why }) => {
    const [signal] = signals
      .filter((one) => one.rule === rule)
      .toSorted((one, other) => (other.orderDate ?? '').localeCompare(one.orderDate ?? ''))
    return signal ? [{ ...signal, rule, lowest, why }] : []
  })
  if (isOver && heard.length === 0) return { lowest: 'LOW', highest: 'LOW', reasons: [OVER] }
  const lowest = [kind, ...heard].reduce<RiskLevel>((level, row) => higher(level, row.lowest), 'LOW')
  const reasons: RiskReason[] = [{ rule: kind.rule, why: kind.why }, ...heard.map(({ lowest: _, ...reason }) => reason)]
  return { lowest, highest: higher(lowest, kind.highest), reasons }
}

/** The level nearest to the model's that lies within the bounds; for an `UNCLASSIFIED` one the lowest. */
export function clampRisk(level: RiskLevel, { lowest, highest }: RiskBounds): RiskLevel {
  if (level === 'UNCLASSIFIED' || rank(level) > rank(lowest)) return lowest
  return rank(level) < rank(highest) ? highest : level
}

/** Highest first, as in the list of levels. */
function rank(level: RiskLevel): number {
  return RISK_LEVELS.indexOf(level)
}

function higher(one: RiskLevel, other: RiskLevel): RiskLevel {
  return rank(one) <= rank(other) ? one : other
}

interface Kind {
  rule: string
  courtTypes?: readonly CaseFacts['courtType'][]
  /** What the case's type, number or acts say. */
  says?: RegExp
  lowest: RiskLevel
  highest: RiskLevel
  why: string
}

/**
 * What a case's court and type allow before anybody reads an order, for the party that is sued; the first row that fits decides. One
 * level of room is left to the judgement of who reads the orders.
 */
const KINDS: readonly Kind[] = [
  {
    rule: 'insolvency-petition',
    courtTypes: ['NCLT', 'NCLAT', 'SC'],
    says: /\bIBC?\b|\bI\.B\.C?\b|\(Ins\.?\)|insolvency|bankruptcy/i,
    lowest: 'HIGH',
    highest: 'VERY_HIGH',
    why: 'An insolvency petition can take the company from its owners.',
  },
  {
    rule: 'winding-up',
    courtTypes: ['NCLT', 'NCLAT', 'HC'],
    says: /winding[ -]?up|liquidation/i,
    lowest: 'HIGH',
    highest: 'VERY_HIGH',
    why: 'Winding up ends a company.',
  },
  {
    rule: 'debt-recovery',
    courtTypes: ['DRT', 'DRAT'],
    lowest: 'MODERATE',
    highest: 'HIGH',
    why: 'A bank recovers a debt, or takes the asset that secures it.',
  },
  {
    rule: 'criminal-case',
    courtTypes: ['DC', 'HC', 'SC'],
    // Courts write "CRL.A.", "SLP(Crl)", "CRM-M", "Cri.W.P.", "CC NI ACT", "I.P.C."; "CRP" and "C.R." are civil revisions.
    says: /criminal|\bCRL\w{0,4}\b|\bCRI\b|\bCR[AMR]\b|\bCr\.? ?(?:case|P\.? ?C)\b|\bbail\b|\bsessions? (?:case|trial)\b|\bcheque\b|negotiable instruments?\b|\bN\.? ?I\.? ?Act\b|money laundering|\bPMLA\b|penal code|\bI\.? ?P\.? ?C\b|nyaya sanhita|\bB\.? ?N\.? ?S\b/i,
    lowest: 'MODERATE',
    highest: 'HIGH',
    why: 'A criminal case can end in a sentence.',
  },
  {
    rule: 'tax-appeal',
    courtTypes: ['GSTAT', 'CESTAT'],
    lowest: 'LOW',
    highest: 'MODERATE',
    why: 'A tax demand under appeal.',
  },
  {
    rule: 'consumer-complaint',
    courtTypes: ['CC'],
    lowest: 'LOW',
    highest: 'MODERATE',
    why: "A consumer's claim, small as a rule.",
  },
]

const OTHER_KIND: Kind = {
  rule: 'other-case',
  lowest: 'LOW',
  highest: 'MODERATE',
  why: 'Nothing in its court and type says more than a dispute.',
}

const OVER: RiskReason = {
  rule: 'ended-without-harm',
  why: 'The record says that the case is over without harm, and no order says otherwise.',
}

function isOfKind({ courtTypes, says }: Kind, facts: CaseFacts): boolean {
  const words = [facts.caseType, facts.caseTypeName, facts.caseNumber, ...facts.acts].join(' | ')
  return (courtTypes?.includes(facts.courtType) ?? true) && (says?.test(words) ?? true)
}

interface OrderRule {
  rule: string
  /** One of these; what is only asked for or denied does not count. */
  says: readonly RegExp[]
  /** What is left out before it is looked for. */
  without?: RegExp
  lowest: RiskLevel
  why: string
}

const SUM = '(?:a sum of )?(?:Rs\\.?|INR|₹) ?[\\d,.]+(?:/-)?(?: (?:lakhs?|crores?))?'
const COSTS = '(?:costs?|(?:court|process|filing|publication) fees?)'

/** What courts write when something grave is decided. Each row raises the lowest level and says why. */
const ORDER_RULES: readonly OrderRule[] = [
  {
    rule: 'insolvency-admitted',
    says: [
      /\b(?:petition|application)\b.{0,160}\b(?:is|stands?)\b.{0,20}\badmitted\b.{0,160}\b(?:insolvency|IBC?|section 7|section 9|section 10|CIRP)\b/i,
      /\b(?:insolvency|IBC?|CIRP)\b.{0,160}\b(?:is|stands?)\b.{0,20}\badmitted\b/i,
      /\bmoratorium\b.{0,60}\b(?:is|stands?)\b.{0,20}\bdeclared\b/i,
      /\bdeclare\w*\b.{0,40}\bmoratorium\b/i,
      /\bthere shall be (?:an? |the )?moratorium\b/i,
      /\bmoratorium\b.{0,60}\bshall (?:come into|take|have) effect\b/i,
      /\b(?:interim resolution professional|IRP)\b.{0,60}\bappointed\b/i,
      /\bappoint\w*\b.{0,100}\b(?:interim resolution professional|IRP)\b/i,
    ],
    lowest: 'VERY_HIGH',
    why: 'The insolvency petition is admitted: the company is under a moratorium.',
  },
  {
    rule: 'liquidation-ordered',
    says: [
      /\b(?:shall|is|be|stands?)\b.{0,30}\b(?:wound up|liquidated)\b/i,
      /\bliquidation\b.{0,40}\b(?:is|stands?)\b.{0,20}\bordered\b/i,
      /\bliquidator\b.{0,40}\bappointed\b/i,
    ],
    lowest: 'VERY_HIGH',
    why: 'Liquidation is ordered.',
  },
  {
    rule: 'conviction',
    says: [/\b(?:is|are|stands?|hereby)\b.{0,20}\bconvicted\b/i, /\bsentenced to\b/i, hindi('दोषसिद्ध|दोषी करार')],
    lowest: 'VERY_HIGH',
    why: 'There is a conviction.',
  },
  {
    rule: 'assets-frozen',
    says: [
      /\bshall not\b.{0,60}\b(?:dispose of|transfer|alienate|encumber|sell|part with)\b.{0,80}\b(?:assets?|propert\w+|shares?|land)\b/i,
      /\brestrained\b.{0,60}\b(?:disposing|transferring|alienating|encumbering|selling)\b/i,
      // Papers are attached to others, too: "attached herewith as Annexure A".
      /\b(?:attachment|attached(?! (?:herewith|hereto|with|to|as|along)\b))\b.{0,60}\b(?:assets?|propert\w+|accounts?)\b/i,
      /\b(?:assets?|propert\w+|accounts?)\b.{0,60}\b(?:attached(?! (?:herewith|hereto|with|to|as|along)\b)|frozen)\b/i,
      hindi('संपत्ति का अंतरण नहीं|संपत्ति.{0,30}कुर्क'),
    ],
    lowest: 'HIGH',
    why: 'The party may not dispose of its assets.',
  },
  {
    rule: 'receiver-appointed',
    says: [
      /\b(?:receiver|provisional liquidator)\b.{0,60}\bappointed\b/i,
      /\bappoint\w*\b.{0,40}\b(?:receiver|provisional liquidator)\b/i,
    ],
    lowest: 'HIGH',
    why: "A receiver holds the party's property.",
  },
  {
    rule: 'money-decree',
    says: [
      /\b(?:suit|claim|petition|award|application)\b.{0,60}\b(?:is|stands?)\b.{0,20}\b(?:decreed|allowed)\b.{0,120}\b(?:Rs|INR|₹|sum|amount|crore|lakh)/i,
      /\b(?:shall|(?:is|are|stands?) (?:[\w-]+ ){0,4}directed to) (?:[\w-]+ ){0,4}?(?:pay|refund)\b.{0,60}(?:\bRs|\bINR|₹|\bsum\b)/i,
      /\bdecree\b.{0,60}\bfor\b.{0,30}(?:\bRs|\bINR|₹|\bsum\b)/i,
      /\brecovery certificate\b.{0,40}\bissue/i,
      /\bissue\w*\b.{0,20}\brecovery certificate\b/i,
    ],
    // Costs, a court's fees and what is paid for leave are no debt.
    without: new RegExp(
      `\\b${COSTS}(?: of| amounting to)? ${SUM}|${SUM}(?: only)?(?: to [\\w ]{1,40}?)? (?:as|towards|by way of) (?:[\\w-]+ ){0,3}${COSTS}\\b|\\b(?:on|upon|subject to) (?:the )?(?:payment|deposit) of (?:costs? of )?${SUM}`,
      'gi',
    ),
    lowest: 'HIGH',
    why: 'The party has to pay.',
  },
  {
    rule: 'warrant',
    says: [
      /\b(?:non[- ]bailable warrants?|NBWs?)\b.{0,60}\bissue/i,
      /\bproclaimed (?:offender|person)\b/i,
      /\bissue\w*\b.{0,20}\b(?:non[- ]bailable warrants?|NBWs?)\b/i,
      hindi('गैर.?जमानती वारंट'),
    ],
    lowest: 'HIGH',
    why: 'A warrant without bail is out.',
  },
  {
    rule: 'cheque-summons',
    says: [
      /\bsummon(?:s|ed|ing)\b.{0,120}\b(?:section 138|negotiable instruments)\b/i,
      /\b(?:section 138|negotiable instruments)\b.{0,120}\bsummon/i,
    ],
    lowest: 'MODERATE',
    why: 'The party is summoned as accused.',
  },
]

/** One of these stands in every sentence of which a rule speaks; all others are passed over. */
const GRAVE =
  /admitted|declare|moratorium|appoint|wound up|liquidat|convicted|sentenced|shall not|restrained|attach|frozen|decree|allowed|pay|refund|certificate|warrant|NBW|proclaimed|summon|[\u0900-\u097f]/i

/** The clauses of a sentence that state what is decided. */
function decidedClauses(sentence: string): string[] {
  // What stands before a colon does not put the words behind it in doubt: somebody else may have put it there.
  const statements = sentence.includes(':') ? [sentence, ...sentence.split(':')] : [sentence]
  return statements.flatMap((whole) => {
    const statement = withoutDefault(whole)
    if (ONLY_OPEN.test(statement)) return []
    const stated = statement.replace(AIM, (aim) => ` ${INSOLVENCY.exec(aim)?.[0] ?? ''} `)
    if (NOT_STATED.test(stated)) return []
    return [stated, ...clausesOf(stated)].filter((clause) => !UNDECIDED.test(clause) && !UNDONE.test(clause))
  })
}

function decidingWords(
  { says, without }: Pick<OrderRule, 'says' | 'without'>,
  clauses: readonly string[],
): string | undefined {
  for (const clause of clauses) {
    const looked = without ? clause.replace(without, ' ') : clause
    const skeleton = /[\u0900-\u097f]/.test(looked) ? hindiSkeleton(looked) : undefined
    for (const words of says) {
      const found = words.exec(looked) ?? (skeleton === undefined ? null : words.exec(skeleton))
      if (found) return found[0]
    }
  }
  return undefined
}

/** Liberty, what follows in default, and what is challenged or another court did: nothing is decided by it here. */
const ONLY_OPEN =
  /\b(?:at liberty|liberty (?:is |stands )?(?:granted|reserved|given)|free to)\b|^(?:in default|failing which|on failure|in case of (?:default|failure)|otherwise)\b|^.{0,80}\b(?:challenges?|assails?|aggrieved by|appeal (?:is |has been |was )?(?:filed |preferred )?against|directed against)\b(?!.{0,200}\b(?:is|are|stands?|hereby)\b)|\bis under challenge\b/i

/** What an application is for: "the petition seeking initiation of … is admitted". Only of what kind it is follows from it. */
const AIM = /\b(?:seeking|praying for)\b(?:(?!\b(?:is|are|stands?)\b).){1,300}(?=\b(?:is|are|stands?)\b)/gi

const INSOLVENCY = /\b(?:insolvency|IBC?|CIRP)\b/i

/** The parts of a statement that have a verb and a subject of their own: what is dismissed in one of them is not so in the next. */
function clausesOf(statement: string): string[] {
  return statement
    .split(/;|, |,? (?:and|but|while|whereas) (?!(?:is|are|was|were|stands?|shall|be|has|have|hereby|also)\b)/i)
    .filter(
      (clause) =>
        /\b(?:is|are|was|were|be|shall|stands?|hereby)\b/i.test(clause) &&
        !/^(?:\w+ )?(?:which|whereby|who|whom|that|wherein)\b/i.test(clause),
    )
}

/** What is only asked for, alleged or possible is not stated at all. */
const NOT_STATED =
  /\b(?:whether|if|unless|prays?|prayed|praying|seeks?|(?<!\b(?:the|an?|his|her|its|their) )requests?|requested|submit(?:s|ted)|contend\w*|argued?|alleg\w+|may be|might|could|would|ought to)\b/i

/** What is put off or denied decides nothing. */
const UNDECIDED =
  /\b(?:prayer|request|seeking|sought|reserved)\b|\bnot\b.{0,20}\b(?:admitted|declared|appointed|convicted|ordered|attached|decreed|allowed|wound up|liquidated|frozen)\b|\b(?:refuse|declin|reject|dismiss)\w*\b/i

/** What is undone by the same clause is over. */
const UNDONE =
  /\b(?:is|are|be|stands?|stand)\b(?: (?!not\b)[\w-]+){0,3} (?:acquitted|recalled|cancelled|lifted|vacated|set aside|quashed|withdrawn|revoked|de-?frozen)\b/i
