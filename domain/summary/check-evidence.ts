import type { IsoDate } from '../case.ts'
import { type Ground, groundOf, unsupportedIn } from './claims.ts'
import { extractDates } from './extract-dates.ts'
import { extractNames, isNamed } from './extract-names.ts'
import { hasLink, isTheCourts, orderText } from './order-text.ts'
import { plainText, standsIn, type WordRow, wordRow, wordsOf } from './plain-text.ts'
import { sentencesOf } from './sentences.ts'
import type { CaseFacts, CaseSummary, DatedOrderSummary, Evidence, OrderSummary, ReadPage } from './types.ts'

/** A piece of a draft that its evidence does not carry, and why it was taken out. */
export interface Removed {
  where: 'summary' | 'outcome' | 'keyPoint' | 'evidence' | 'caseSummary' | 'riskJustification'
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
 * Keeps of a draft what the order's own words carry: quotes that stand on the page they name, and sentences whose dates, amounts,
 * numbers and outcomes stand in those quotes and whose names stand in the order.
 * @param recorded what the case record says of the order: its parties, which a Hindi order spells in its own letters, and its day
 */
export function checkOrderSummary(
  draft: OrderSummary,
  pages: readonly ReadPage[],
  recorded: readonly string[] = [],
): Checked<OrderSummary> {
  const text = orderText(pages).map(({ page, sentences }) => ({ page, row: wordRow(sentences.join('\n')) }))
  const removed: Removed[] = []
  const evidence = draft.evidence.filter((one) => passes(removed, 'evidence', one.quote, whyNotEvidence(one, text)))
  const ground = evidence.length > 0 ? groundOf([...evidence.map(({ quote }) => quote), ...recorded]) : undefined
  const names = [...text.map(({ row }) => row), wordRow(recorded.join('\n'))].join('|')
  const carried = (where: Removed['where'], prose: string) => carriedPart(removed, where, prose, ground, names)
  const kept: OrderSummary = {
    summary: carried('summary', draft.summary),
    outcome: carried('outcome', draft.outcome),
    keyPoints: draft.keyPoints.map((point) => carried('keyPoint', point)).filter((point) => point !== ''),
    evidence,
  }
  return { kept, removed, isUsable: kept.summary !== '' && evidence.length > 0 }
}

/** Keeps of a draft the sentences that the case record and the checked summaries of its orders carry. */
export function checkCaseSummary(
  draft: CaseSummary,
  orders: readonly DatedOrderSummary[],
  facts: CaseFacts,
): Checked<CaseSummary> {
  const removed: Removed[] = []
  const summaries = orders.flatMap(({ summary, outcome, keyPoints }) => [summary, outcome, ...keyPoints])
  const quotes = orders.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
  const days = orders.map(({ orderDate }) => orderDate)
  const texts = [...summaries, ...quotes, ...days, ...statedBy(facts)]
  const ground = groundOf(texts)
  const names = wordRow(texts.join('\n'))
  const kept: CaseSummary = {
    caseSummary: carriedPart(removed, 'caseSummary', draft.caseSummary, ground, names),
    riskJustification: carriedPart(removed, 'riskJustification', draft.riskJustification, ground, names),
    riskLevel: draft.riskLevel,
  }
  return { kept, removed, isUsable: kept.caseSummary !== '' }
}

interface PageWords {
  page: number
  row: WordRow
}

/** Numbers and outcomes in words are known in English and Hindi; prose is asked for in English. Quotes may be in any letters. */
const UNCHECKED_LETTER = /(?!\p{Script=Latin}|\p{Script=Devanagari})\p{L}/u

/** A quote of fewer words could stand anywhere. */
const MIN_WORDS = 3

function whyNotEvidence({ quote, page }: Evidence, pages: readonly PageWords[]): string | undefined {
  const words = wordsOf(quote)
  if (words.length < MIN_WORDS) return 'too short to be a quote'
  if (!isTheCourts(quote)) return 'speaks to a machine'
  return pages.some((one) => one.page === page && standsIn(one.row, words)) ? undefined : 'not on that page'
}

/** The sentences of a prose that are carried; the others go to `removed`. */
function carriedPart(
  removed: Removed[],
  where: Removed['where'],
  prose: string,
  ground: Ground | undefined,
  names: WordRow,
): string {
  const sentences = sentencesOf(plainText(prose))
  return sentences
    .filter((sentence) => passes(removed, where, sentence, whyNotCarried(sentence, ground, names)))
    .join(' ')
}

function whyNotCarried(sentence: string, ground: Ground | undefined, names: WordRow): string | undefined {
  if (!ground) return 'nothing is quoted'
  if (UNCHECKED_LETTER.test(sentence)) return 'is in letters that are not checked'
  if (hasLink(sentence)) return 'holds a link or markup'
  if (!isTheCourts(sentence)) return 'speaks to a machine'
  const unsupported = unsupportedIn(sentence, ground)
  if (unsupported) return `${unsupported} that no quote carries`
  const { rest } = extractDates(sentence)
  return extractNames(rest).every((name) => isNamed(name, names)) ? undefined : 'a name that is not in the order'
}

function passes(removed: Removed[], where: Removed['where'], text: string, why: string | undefined): boolean {
  if (why !== undefined) removed.push({ where, text, why })
  return why === undefined
}

/** All that the case record says, in the words in which a summary may repeat it. */
function statedBy(facts: CaseFacts): string[] {
  const { petitioners, respondents, acts, filingDate, nextHearingDate, decisionDate, status, ...words } = facts
  const days: (IsoDate | undefined)[] = [filingDate, nextHearingDate, decisionDate]
  const texts = [...Object.values(words), ...days, status === 'DISPOSED' ? 'disposed of' : status]
  return [
    ...texts.filter((text) => text !== undefined),
    ...acts,
    ...[...petitioners, ...respondents].map(({ name }) => name),
  ]
}
