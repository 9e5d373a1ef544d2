import type { Row } from './deletions.ts'
import { partOf, wholeOf } from './items.ts'

/**
 * The rows before which one is missing. A list counts its items on from one, or from a hundred and one, section by section, and the parts of
 * an item from one: `56.1`, `56.2`. A row that deletes itself may repeat an item. An excerpt, which skips parts as often as it counts them on,
 * tells nothing by them. `1` where `11` is due has lost its first digit, unless a heading stands above it.
 * @param goesOn whether each court goes on behind the items of another list
 */
export function gapsIn<Counted extends Pick<Row, 'item' | 'courtRoom' | 'stage' | 'isMarked'>>(
  rows: readonly Counted[],
  goesOn: boolean,
): Counted[] {
  const gaps = new Set<Counted>()
  const skipped = new Set<Counted>()
  let counted = 0
  let last: { whole: number; part: number; courtRoom: string | null; stage: string | null } | undefined
  for (const row of rows) {
    const { item, courtRoom, stage, isMarked } = row
    const [whole, part] = [wholeOf(item), partOf(item)]
    const due = String((last?.whole ?? 0) + 1)
    const isShort = item !== due && due.endsWith(item) && courtRoom === last?.courtRoom && stage === last.stage
    const isFirst =
      (whole % 100 === 1 && part === 0 && !isShort) || (goesOn && courtRoom !== null && courtRoom !== last?.courtRoom)
    const isSame = last?.whole === whole
    const isSkipped = isSame && part > (last?.part ?? 0) + 1
    if (isSkipped && !isMarked) skipped.add(row)
    else if (isSame && part > 0) counted += 1
    const isNext = isSame || (whole === (last?.whole ?? 0) + 1 && last !== undefined && part === 0)
    if (isFirst || isNext || !isMarked) last = { whole, part, courtRoom, stage }
    if (!isFirst && !isNext && !isMarked) gaps.add(row)
  }
  const isExcerpt = skipped.size > 1 && skipped.size >= counted
  return rows.filter((row) => gaps.has(row) || (!isExcerpt && skipped.has(row)))
}
