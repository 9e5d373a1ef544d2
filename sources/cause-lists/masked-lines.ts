import type { UnknownLine } from '../../domain/hearings/cause-list.ts'
import { ANY_TYPES } from './court-types.ts'

/** An operator needs a few of them to see what the reader does not know. */
const MOST = 20
/** What says of a line which part of a matter it is. */
const OF_LISTS =
  /^(?:nos?|item|court|versus|vs|v\/s|and|with|w\.?t|[ac]\/w|connected|tagged|in|of|for|the|is|on|page|has|text|file|ends|early|pet|res|appeal|petition|application|deleted|listed|only|ia|i\.a)$/i

/** Unknown lines without names, as they are kept: the lists of courts name thousands of strangers. */
export function masked(lines: readonly UnknownLine[]): UnknownLine[] {
  return lines
    .slice(0, MOST)
    .map(({ page, text }) => ({ page, text: text.replace(/[\p{L}\p{M}][\p{L}\p{M}.'()/&-]*/gu, word) }))
}

function word(written: string): string {
  const bare = written.replace(/(?<![.:,)])[.:,)]+$/, '')
  return OF_LISTS.test(bare) || (bare.length <= 12 && ANY_TYPES.isBeginning(bare)) ? written : '…'
}
