import type { Passage, Reading } from './reading.ts'

/** What the model has to say of a message; every sentence of it stands there. */
export interface Extract {
  summary: string
  outcome: string
  keyPoints: string[]
  evidence: Passage[]
  caseSummary: string
  riskJustification: string
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
  return {
    summary: textOf(chosen),
    outcome: outcome?.text ?? '',
    keyPoints: more.slice(0, KEY_POINTS).map(({ text }) => text),
    evidence: [...chosen, ...more.slice(0, KEY_POINTS)],
    ...extractCase(reading),
    nameVariations: spellings(reading.tagged('name')[0] ?? ''),
  }
}

const KEY_POINTS = 6

/** The head of an order names court, parties and judge; it states nothing. */
const HEAD = /\bVERSUS\b|\bCORAM\b|^IN THE [A-Z]|^Ordered accordingly/
const STATED =
  /\bRs\b|₹|\blakh|\bcrore|\d{1,2}[-./]\d{1,2}[-./]\d{4}|\bfiled\b|\bsays that\b|\bdenies\b|\bsection \d|मूल्य|कथन/i
const DIRECTED = /\b(?:shall|directed|ordered|list(?:ed)?|adjourned|granted|time)\b|आदेश|दाखिल|सूचीबद्ध/i
const DECIDED =
  /\b(?:is|are|stands?|hereby)\b.{0,40}\b(?:admitted|dismissed|allowed|decreed|disposed of|rejected|quashed|convicted|appointed|declared|ordered|withdrawn)\b|\bshall not\b.{0,60}\b(?:dispose|transfer|alienate)\b|अंतरण नहीं करेगा|खारिज/i

function extractCase(reading: Reading): Pick<Extract, 'caseSummary' | 'riskJustification' | 'riskLevel'> {
  const outcomes = reading.tagged('outcome').map((text, at) => ({ text, date: reading.dates[at] ?? '' }))
  const latest = outcomes.filter(({ text }) => text !== '').slice(-3)
  const texts = [...reading.passages, ...outcomes].map(({ text }) => text)
  const last = latest.at(-1)?.text ?? ''
  const grave = WEIGHTS.map(({ level, says }) => ({ level, reason: texts.find((text) => says.test(text)) }))
  const { level, reason = last } = grave.find((one) => one.reason !== undefined) ?? { level: usualLevel(last) }
  const titles = partiesOf(reading)
  const happened = latest.map(({ text, date }) => `On ${date}: ${text}`)
  return { caseSummary: [...titles, ...happened].join(' '), riskJustification: reason, riskLevel: level }
}

function partiesOf(reading: Reading): string[] {
  const [petitioner, respondent, court] = ['petitioner', 'respondent', 'court'].map(reading.field)
  if (!petitioner || !respondent) return []
  return [`${petitioner} is the petitioner and ${respondent} is the respondent before ${court}.`]
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

function textOf(passages: readonly Passage[]): string {
  return passages.map(({ text }) => text).join(' ')
}

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
