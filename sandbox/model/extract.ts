import type { Passage, Reading } from './reading.ts'

/** What the model has to say of a message: sentences of an order that it points at, or numbered statements that it chooses. */
export interface Extract {
  summary: string
  sentences: { number: number; part: Part }[]
  statements: number[]
  riskStatements: number[]
  riskLevel: string
  nameVariations: string[]
}

type Part = 'OUTCOME' | 'FACT' | 'CLAIM' | 'DEFENCE' | 'DIRECTION'

/** Reads an order, a case or a name, whichever the message holds. */
export function extract(reading: Reading): Extract {
  const ranked = unique(reading.passages.filter(({ text }) => !HEAD.test(text)))
    .map((passage, at) => ({ ...passage, part: partOf(passage.text), weight: weightOf(passage.text) - at / 1_000 }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
  const { level, riskStatements } = weigh(reading)
  return {
    summary: ranked.map(({ text }) => text).join(' '),
    sentences: ranked.map(({ number, part }) => ({ number, part })),
    statements: choose(reading),
    riskStatements,
    riskLevel: level,
    nameVariations: spellings(reading.tagged('name')[0] ?? ''),
  }
}

const MOST = 12

/** The head of an order names court, parties and judge; it states nothing. */
const HEAD =
  /\bVERSUS\b|\bCORAM\b|^IN THE [A-Z]|^(?:Ordered accordingly|Heard\b|Having heard|Perused|Present\b)|^(?:Shri|Mr\.|Ms\.) (?!.*\b(?:submit|say|state|contend|argue)s?\b)|\bcopy of this order\b|^Pending (?:I\.?As|applications?)/
const SUMS = /\bRs\b|₹|\blakh|\bcrore|लाख|रुपये/i
const DAYS = /\d{1,2}[-./]\d{1,2}[-./]\d{4}|\b(?:19|20)\d\d\b/

const SAID =
  /\b(?:submit|contend|argue|urge|allege|say|state|claim|deni|denie|dispute|oppose|plead|point)(?:s|d|ed|ted)?\b|\b(?:case|contention|grievance|submission|defence|plea|stand) (?:of|that|is)\b|कथन|तर्क/i
const OTHER_SIDE =
  /^(?:per contra|on the other hand|in reply)|\b(?:respondents?|defendants?|opposite part(?:y|ies)|accused|department|revenue|prosecut\w+|State|standing counsel|government (?:advocate|pleader)|A\.?G\.?P|A\.?P\.?P|D\.?R|corporate debtor|management|insurer)\b(?=.{0,80}(?:submit|contend|argu|urge|say|state|den|disput|oppos|plead|defen|point|reply|version))|प्रतिवादी का कथन|विपक्षी का कथन/i
const ASKED =
  /\b(?:seeks?|sought|prays?|prayed|challeng\w+|aggrieved|assail\w+|impugn\w+|is for|suit (?:of|for|was filed)|filed (?:this|the)|has filed|is filed|directed against|recovery of|claims?|claiming|demand(?:ed)? (?:of|notice)|booked|purchased)\b|दाखिल|वसूली/i
const FOUND =
  /\b(?:we|i|this (?:court|tribunal|commission|bench)) (?:hold|find|accept|are|am|see)\b|\bin (?:our|my) (?:considered )?(?:view|opinion)\b|prima facie|\b(?:proved|admitted|acknowledged|undisputed|not disputed|not explained|never explained|failed|fails|cannot|could not|did not|not supported|unrebutted|barred|entitled|defect|breach|because|nascent|never|only|has (?:not|disposed|sold|left|begun))\b/i
const DONE =
  /\b(?:is|are|stands?|hereby)\b.{0,40}\b(?:admitted|dismissed|allowed|decreed|disposed of|rejected|quashed|convicted|appointed|declared|ordered|withdrawn)\b|खारिज|डिक्री/i
const DIRECTED = /\b(?:shall|directed|list(?:ed)?|adjourned|at liberty)\b|करे।|सूचीबद्ध/i

function partOf(text: string): Part {
  if (OTHER_SIDE.test(text) && (SAID.test(text) || FOUND.test(text))) return 'DEFENCE'
  if (DONE.test(text)) return 'OUTCOME'
  if (DIRECTED.test(text)) return 'DIRECTION'
  return ASKED.test(text) || SAID.test(text) ? 'CLAIM' : 'FACT'
}

function weightOf(text: string): number {
  const signs: readonly [RegExp, number][] = [
    [DONE, 4],
    [DIRECTED, 4],
    [ASKED, 3],
    [FOUND, 3],
    [SAID, 2],
    [SUMS, 2],
    [DAYS, 1],
  ]
  return signs.reduce((sum, [sign, weight]) => sum + (sign.test(text) ? weight : 0), 0)
}

/** What each side says and what happened, newest first; what was decided is told without it. */
function choose({ statements }: Reading): number[] {
  const told = statements.filter(({ isOutcome }) => !isOutcome)
  return told
    .map((one, at) => ({ ...one, weight: weightOf(one.text) + at / 1_000 }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ id }) => id)
}

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
