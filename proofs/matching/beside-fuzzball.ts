import { WRatio } from 'fuzzball'
import { MATCH_FROM, POSSIBLE_FROM } from '../../domain/matching/thresholds.ts'
import { comparePair } from './compare-pair.ts'
import { bestFigures, type Figures, figuresAt, type LabelledPair, scorePairs } from './scorecard.ts'

/**
 * A line for each kind of watched name: precision, recall and F1 at the threshold that discovery has, and those of fuzzball's `WRatio` at
 * the threshold that serves these very pairs best. Pairs without a label are left out.
 */
export function besideFuzzball(pairs: readonly LabelledPair[]): string[] {
  const labelled = Map.groupBy(
    pairs.filter(({ isSame }) => isSame !== undefined),
    ({ target }) => target,
  )
  return [...labelled].map(([target, group]) => {
    const threshold = target === 'person' ? POSSIBLE_FROM : MATCH_FROM
    const ours = figuresAt(
      scorePairs(group, (pair) => comparePair(pair).score),
      threshold,
    )
    const theirs = bestFigures(scorePairs(group, ({ watched, asWritten }) => WRatio(watched, asWritten)))
    return `${target}, ${group.length} pairs: ours ${describe(ours)}; WRatio ${describe(theirs)}`
  })
}

function describe({ threshold, precision, recall, f1 }: Figures): string {
  return `F1 ${f1.toFixed(3)} from ${threshold} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)})`
}
