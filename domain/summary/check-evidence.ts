import type { OrderRecord } from './grounding/normal-form.ts'
import { operativeSentences } from './grounding/operative.ts'
import type { OrderSentence } from './grounding/order-sentences.ts'
import { quotation } from './grounding/quotation.ts'
import { orderGround } from './grounding/said-by.ts'
import { showStatement } from './grounding/show-statement.ts'
import type { Evidence, OrderDraft, OrderSummary, ReadPage, Statement } from './types.ts'

/** A drafted statement that is not shown as it was drafted, and why. */
export interface Removed {
  text: string
  why: string
}

export interface Checked<T> {
  kept: T
  removed: Removed[]
  /** Whether enough is left to show to a reader; otherwise the model is asked once more. */
  isUsable: boolean
}

/**
 * What a reader is shown of a draft: each sentence that one whole sentence of the order says; instead of every other one the sentences of
 * the order in which its quotes stand; each once. The outcome is the operative part of the order, found by code. Of a long order the
 * model read only a part; its sentences are still held against the whole, because a part may begin within a sentence.
 */
export function checkOrderSummary(
  draft: OrderDraft,
  pages: readonly ReadPage[],
  record: OrderRecord,
  part: readonly ReadPage[] = pages,
): Checked<OrderSummary> {
  const ground = orderGround(pages, record)
  const removed: Removed[] = []
  const shown = draft.statements.flatMap(({ part, sentence, quotes }): Told[] => {
    const result = showStatement({ sentence, quotes }, ground)
    if (result.shown === 'SENTENCE') return [{ field: part, text: result.text, isQuotation: false, by: result.by }]
    removed.push({ text: sentence, why: result.reason })
    if (result.shown === 'NOTHING') return []
    return result.by.map((by) => ({ field: part, text: quotation(by), isQuotation: true, by }))
  })
  const once = withSummary(withoutRepeats(shown))
  const pagesOfPart = new Set(part.map(({ page }) => page))
  const outcome = operativeSentences(ground.sentences).filter(({ page }) => pagesOfPart.has(page))
  return { kept: summaryOf([...once, ...outcome.map(asOutcome)]), removed, isUsable: once.length > 0 }
}

/** The statements of a long order's parts that a model chose by their numbers, and the outcome of all parts together. */
export function choosePartStatements(chosen: readonly number[], parts: readonly OrderSummary[]): Checked<OrderSummary> {
  const all = parts.flatMap(({ statements, evidence }) =>
    statements.map((statement) => ({ ...statement, quotes: statement.evidence.flatMap((at) => evidence[at] ?? []) })),
  )
  const numbers = new Set(chosen)
  const told = all.filter(({ field }, at) => field !== 'OUTCOME' && numbers.has(at + 1))
  // A decision in one part counts for more than the directions in a later one. Two parts may have a page together.
  const operative = all
    .filter(({ field }) => field === 'OUTCOME')
    .flatMap(({ voice, quotes }) => quotes.map(({ quote, page }) => ({ page, text: quote, voice })))
    .filter(({ page, text }, at, every) => every.findIndex((one) => one.page === page && one.text === text) === at)
  const outcome = operativeSentences(operative).map(asOutcome).map(withQuote)
  return {
    kept: assembled([...withSummary(told), ...outcome]),
    removed: [],
    isUsable: all.some((_, at) => numbers.has(at + 1)),
  }
}

interface Told extends Pick<Statement, 'field' | 'text' | 'isQuotation'> {
  by: OrderSentence
}

function asOutcome(by: OrderSentence): Told {
  return { field: 'OUTCOME', text: by.text, isQuotation: true, by }
}

function withoutRepeats(statements: readonly Told[]): Told[] {
  const texts = new Set<string>()
  const told = new Set(statements.filter(({ isQuotation }) => !isQuotation).map(({ by }) => by.text))
  return statements.filter(({ text, isQuotation, by }) => {
    if (texts.has(text) || (isQuotation && told.has(by.text) && isShort(by.text))) return false
    texts.add(text)
    return true
  })
}

/** Beside a sentence that says it, a short quotation adds nothing. */
function isShort(text: string): boolean {
  return text.length < 80
}

/** A draft without a part for its summary begins with its first key points. */
function withSummary<T extends Pick<Statement, 'field'>>(statements: readonly T[]): T[] {
  if (statements.some(({ field }) => field === 'SUMMARY')) return [...statements]
  return statements.map((one, at) => (at < FIRST_POINTS ? { ...one, field: 'SUMMARY' as const } : one))
}

const FIRST_POINTS = 3

function summaryOf(statements: readonly Told[]): OrderSummary {
  return assembled(statements.map(withQuote))
}

function withQuote({ by, ...told }: Told): Quoted {
  return { ...told, voice: by.voice, usedIn: [], quotes: [{ quote: by.text, page: by.page }] }
}

type Quoted = Omit<Statement, 'evidence'> & { quotes: readonly Evidence[] }

/** The fields of a summary from its statements: every sentence of the order that they stand on is evidence once. */
function assembled(statements: readonly Quoted[]): OrderSummary {
  const evidence: Evidence[] = []
  const placed = statements.map(({ field, text, isQuotation, voice, usedIn, quotes }): Statement => {
    const places = quotes.map(({ quote, page }) => {
      const at = evidence.findIndex((one) => one.quote === quote && one.page === page)
      return at >= 0 ? at : evidence.push({ quote, page }) - 1
    })
    return { field, text, isQuotation, voice, evidence: places, usedIn }
  })
  const textsOf = (wanted: Statement['field']) => placed.filter(({ field }) => field === wanted).map(({ text }) => text)
  return {
    summary: textsOf('SUMMARY').join(' '),
    outcome: textsOf('OUTCOME').join(' '),
    keyPoints: textsOf('KEY_POINT'),
    evidence,
    statements: placed,
  }
}
