import { operativeSentences } from './grounding/operative.ts'
import type { OrderSentence } from './grounding/order-sentences.ts'
import { leansOn, quotation } from './grounding/quotation.ts'
import type { NumberedSentence } from './parts.ts'
import type { Evidence, OrderDraft, OrderSummary, SentencePart, Statement } from './types.ts'

/**
 * The summary of an order from the sentences that a model points at. Nothing that a model wrote is shown: it can choose badly, never say
 * falsely. The outcome, what the court decided and directed, is found by code and shown whatever the model chose. Numbers of no sentence
 * are passed over.
 */
export function summaryOfChosen(draft: OrderDraft, sentences: readonly NumberedSentence[]): OrderSummary {
  const operative = operativeSentences(sentences)
  const parts = new Map(pointedAt(draft, sentences).map(({ number, part }) => [number, part]))
  const told = sentences.flatMap((sentence) => {
    const part = parts.get(sentence.number)
    return part === undefined || operative.includes(sentence) ? [] : [{ ...quoted(sentence, fieldOf(part)), part }]
  })
  return assembled([...told, ...operative.map((sentence) => quoted(sentence, 'OUTCOME'))])
}

/** What of an answer is a sentence of the order, each once, and no more than a reader takes in: a model that answers without end is cut here. */
export function pointedAt(draft: OrderDraft, sentences: readonly NumberedSentence[]): OrderDraft {
  const numbers = new Set(sentences.map(({ number }) => number))
  return draft
    .filter(({ number }, at) => numbers.has(number) && draft.findIndex((one) => one.number === number) === at)
    .slice(0, MOST_CHOSEN)
}

export const MOST_CHOSEN = 12

/** The summaries of a long order's parts, made one: all that the court did, and of the other sentences as many of each part. */
export function joinedParts(parts: readonly OrderSummary[]): OrderSummary {
  const most = Math.max(1, Math.floor(MOST_CHOSEN / parts.length))
  const all = parts.flatMap(({ statements, evidence }) => {
    const [outcome, points] = [statements.filter(isOutcome), statements.filter((one) => !isOutcome(one))]
    return [...points.slice(0, most), ...outcome].map((statement) => ({
      ...statement,
      quotes: statement.evidence.flatMap((at) => evidence[at] ?? []),
    }))
  })
  return assembled([...all.filter((one) => !isOutcome(one)), ...all.filter(isOutcome)])
}

function isOutcome({ field }: Pick<Statement, 'field'>): boolean {
  return field === 'OUTCOME'
}

/** What a model takes for a decision or direction and code does not is a point, no outcome. */
function fieldOf(part: SentencePart): Statement['field'] {
  return part === 'OUTCOME' || part === 'DIRECTION' ? 'KEY_POINT' : 'SUMMARY'
}

type Quoted = Omit<Statement, 'evidence'> & { quotes: readonly Evidence[] }

function quoted(sentence: OrderSentence, field: Statement['field']): Quoted {
  const quotes = [leansOn(sentence), sentence].flatMap((one) => (one ? [{ quote: one.text, page: one.page }] : []))
  return { field, text: quotation(sentence), isQuotation: true, voice: sentence.voice, usedIn: [], quotes }
}

/** The fields of a summary from its statements: every sentence of the order that they stand on is evidence once. */
function assembled(statements: readonly Quoted[]): OrderSummary {
  const evidence: Evidence[] = []
  const indexOf = ({ quote, page }: Evidence) => {
    const at = evidence.findIndex((one) => one.quote === quote && one.page === page)
    return at >= 0 ? at : evidence.push({ quote, page }) - 1
  }
  const placed = statements.map(({ quotes, ...statement }) => ({ ...statement, evidence: quotes.map(indexOf) }))
  const textsOf = (wanted: Statement['field']) => placed.filter(({ field }) => field === wanted).map(({ text }) => text)
  return {
    summary: textsOf('SUMMARY').join(' '),
    outcome: statements
      .filter(isOutcome)
      .map(({ quotes }) => quotes.at(-1)?.quote ?? '')
      .join(' '),
    keyPoints: textsOf('KEY_POINT'),
    evidence,
    statements: placed,
  }
}
