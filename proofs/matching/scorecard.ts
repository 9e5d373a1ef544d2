import { wilson } from '../../domain/review/wilson-interval.ts'

/** Whom the watched name names. */
export type Target = 'company' | 'person' | 'government'

/** A pair of names and, where a person labelled them, whether they are one. */
export interface LabelledPair {
  target: Target
  kind: string
  watched: string
  asWritten: string
  /** What the watchlist knows of a person's father. */
  fatherName?: string
  isSame?: boolean
}

export interface ScoredPair extends LabelledPair {
  score: number
}

/** How often a threshold decides as the labels do. */
export interface Figures {
  threshold: number
  precision: number
  recall: number
  f1: number
}

/** Scores every pair with one way to compare names. */
export function scorePairs(pairs: readonly LabelledPair[], compare: (pair: LabelledPair) => number): ScoredPair[] {
  return pairs.map((pair) => ({ ...pair, score: compare(pair) }))
}

/** Precision, recall and their harmonic mean when every pair from the threshold on is taken for the same. */
export function figuresAt(pairs: readonly ScoredPair[], threshold: number): Figures {
  const taken = pairs.filter(({ score }) => score >= threshold)
  const right = taken.filter(({ isSame }) => isSame).length
  const same = pairs.filter(({ isSame }) => isSame).length
  const precision = taken.length === 0 ? 1 : right / taken.length
  const recall = same === 0 ? 1 : right / same
  const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return { threshold, precision, recall, f1 }
}

/** The figures at the threshold from 0 to 100 that serves these very pairs best. */
export function bestFigures(pairs: readonly ScoredPair[]): Figures {
  const all = Array.from({ length: 101 }, (_, threshold) => figuresAt(pairs, threshold))
  return all.reduce((best, figures) => (figures.f1 > best.f1 ? figures : best))
}

/** How many pairs of each kind the threshold decides as their labels do, kinds in the order of the alphabet. */
export function rightByKind(
  pairs: readonly ScoredPair[],
  threshold: number,
): Map<string, { all: number; right: number }> {
  const kinds = new Map<string, { all: number; right: number }>()
  for (const { kind, score, isSame } of pairs.toSorted((a, b) => a.kind.localeCompare(b.kind))) {
    const { all, right } = kinds.get(kind) ?? { all: 0, right: 0 }
    kinds.set(kind, { all: all + 1, right: right + (score >= threshold === (isSame ?? false) ? 1 : 0) })
  }
  return kinds
}

/** Pairs whose score lies in a band, and the share of them that are the same. */
export interface Band {
  from: number
  pairs: number
  same: number
  /** The 95 % interval of the share that is the same, by Wilson: from 0 to 1. */
  interval: [lowest: number, highest: number]
}

const BANDS = [0, 60, 75, 85, 90, 95, 98]

/** What scores say and how often they are right: for each band how many of its pairs are the same. */
export function reliability(pairs: readonly ScoredPair[]): Band[] {
  return BANDS.map((from, at) => {
    const inBand = pairs.filter(({ score }) => score >= from && score < (BANDS[at + 1] ?? 101))
    const same = inBand.filter(({ isSame }) => isSame).length
    return { from, pairs: inBand.length, same, interval: wilson(same, inBand.length) }
  })
}
