import type { Row } from './deletions.ts'
import { partOf, wholeOf } from './items.ts'

/**
 * The rows before which one is missing. A list counts its items on from one, or from a hundred and one, section by section, and the parts of
 * an item from one: `56.1`, `56.2`. A row that deletes itself may repeat an item.
 * @param goesOn whether each court goes on behind the items of another list
 */
export function gapsIn(rows: readonly Row[], goesOn: boolean): Row[] {
  const gaps: Row[] = []
  let last: { whole: number; part: number; courtRoom: string | null } | undefined
  for (const row of rows) {
    const { item, courtRoom, isMarked } = row
    const [whole, part] = [wholeOf(item), partOf(item)]
    const isFirst = (whole % 100 === 1 && part === 0) || (goesOn && courtRoom !== null && courtRoom !== last?.courtRoom)
    const isNext =
      last !== undefined && (whole === last.whole ? part <= last.part + 1 : whole === last.whole + 1 && part === 0)
    if (isFirst || isNext) last = { whole, part, courtRoom }
    else if (!isMarked) {
      gaps.push(row)
      last = { whole, part, courtRoom }
    }
  }
  return gaps
}
