import type { Passage, Reading } from './reading.ts'

/** What the model drafts of an order: each of its sentences stands there and is quoted. */
export interface DraftStatement {
  part: 'SUMMARY' | 'KEY_POINT'
  sentence: string
  quotes: { quote: string; page: number }[]
}

/** What the model has to say of a message: what it drafts of an order, or what it chooses of numbered statements. */
export interface Extract {
  summary: string
  statements: DraftStatement[] | number[]
  riskStatements: number[]
  riskLevel: string
  nameVariations: string[]
}

/** Reads an order, a case or a name, whichever the message holds. */
export function extract(reading: Reading): Extract {
  const body = reading.passages.filter(({ text }) => !HEAD.test(text))
  const outcome = body.findLast(({ text }) => DECIDED.test(text)) ?? body.findLast(({ text }) => DIRECTED.test(text))
  const stated = body.filter(({ text }) => STATED.test(text))
  const main = unique([...stated.slice(0, 2), ...(outcome ? [outcome] : [])])
  const more = unique(body.filter((one) => (STATED.test(one.text) || DIRECTED.test(one.text)) && !main.includes(one)))
  const chosen = main.length > 0 ? main : body.slice(0, 2)
  const drafted = [
    ...chosen.map((passage) => draft('SUMMARY', passage)),
    ...more.slice(0, KEY_POINTS).map((passage) => draft('KEY_POINT', passage)),
  ]
  const { level, riskStatements } = weigh(reading)
  return {
    summary: chosen.map(({ text }) => text).join(' '),
    statements: reading.statements.length > 0 ? choose(reading) : drafted,
    riskStatements,
    riskLevel: level,
    nameVariations: spellings(reading.tagged('name')[0] ?? ''),
  }
}

function draft(part: DraftStatement['part'], { text, page }: Passage): DraftStatement {
  return { part, sentence: text, quotes: [{ quote: text, page }] }
}

/** Every kind of a thing once: outcomes, and the first statements that state something. */
function choose({ statements }: Reading): number[] {
  const stated = statements.filter(({ text, isOutcome }) => !isOutcome && STATED.test(text))
  const outcomes = statements.filter(({ isOutcome }) => isOutcome)
  return [...stated.slice(0, KEY_POINTS), ...stated.slice(-KEY_POINTS), ...outcomes.slice(-KEY_POINTS)].map(
    ({ id }) => id,
  )
}

const KEY_POINTS = 6

/** The head of an order names court, parties and judge; it states nothing. */
const HEAD = /\bVERSUS\b|\bCORAM\b|^IN THE [A-Z]|^Ordered accordingly/
const STATED =
  /\bRs\b|₹|\blakh|\bcrore|\d{1,2}[-./]\d{1,2}[-./]\d{4}|\bfiled\b|\bsays that\b|\bdenies\b|\bsection \d|मूल्य|कथन/i
const DIRECTED = /\b(?:shall|directed|ordered|list(?:ed)?|adjourned|granted|time)\b|आदेश|दाखिल|सूचीबद्ध/i
const DECIDED =
  /\b(?:is|are|stands?|hereby)\b.{0,40}\b(?:admitted|dismissed|allowed|decreed|disposed of|rejected|quashed|convicted|appointed|declared|ordered|withdrawn)\b|\bshall not\b.{0,60}\b(?:dispose|transfer|alienate)\b|अंतरण नहीं करेगा|खारिज/i

/** The level that the gravest statement speaks of, and that statement. */
function weigh({ statements, passages }: Reading): { level: string; riskStatements: number[] } {
  const texts = statements.length > 0 ? statements : passages.map(({ text }) => ({ id: 0, text, isOutcome: false }))
  const last = texts.findLast(({ isOutcome }) => isOutcome)
  for (const { level, says } of WEIGHTS) {
    const reason = texts.find(({ text }) => says.test(text))
    if (reason) return { level, riskStatements: [reason.id] }
  }
  return { level: usualLevel(last?.text ?? ''), riskStatements: last ? [last.id] : [] }
}

function usualLevel(lastOutcome: string): string {
  return /\b(?:dismissed|withdrawn|settled)\b/i.test(lastOutcome) ? 'LOW' : 'MODERATE'
}

const WEIGHTS = [
  {
    level: 'VERY_HIGH',
    says: /\bmoratorium\b.{0,60}\bdeclared\b|\binsolvency\b.{0,160}\badmitted\b|\bliquidation\b.{0,40}\bordered\b|\bconvicted\b|\bsentenced to\b/i,
  },
  {
    level: 'HIGH',
    says: /\bshall not\b.{0,60}\b(?:dispose|transfer|alienate)\b|\battach(?:ed|ment)\b|\breceiver\b.{0,40}\bappointed\b|\bnon-bailable\b|\bdecreed\b|अंतरण नहीं/i,
  },
]

function unique(passages: readonly Passage[]): Passage[] {
  return passages.filter(({ text }, at) => passages.findIndex((one) => one.text === text) === at)
}

/** Some other spellings, and one name that is another company's: models are generous. */
function spellings(name: string): string[] {
  if (name === '') return []
  const [first = ''] = name.split(' ')
  const turned = [
    name.replace(/\bPrivate Limited\b/i, 'Pvt Ltd').replace(/\bLimited\b/i, 'Ltd'),
    `M/s ${name}`,
    name.replace(/\band\b/i, '&'),
    name.replace(/(\p{Ll})\1/u, '$1'),
    name.replace(/s\b/, ''),
    `${first} Holdings Limited`,
  ]
  return [...new Set(turned)].filter((other) => other !== name)
}
