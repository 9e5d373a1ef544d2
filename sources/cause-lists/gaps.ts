import type { Row } from './deletions.ts'
import { wholeOf } from './items.ts'

/**
 * Whether a row is missing between others. A list counts its items on from one, or from a hundred and one, section by section; parts of an
 * item are `56.1`, `56.2`. A row that deletes itself may repeat an item.
 * @param goesOn whether each court goes on behind the items of another list
 */
export function hasGap(rows: readonly Row[], goesOn: boolean): boolean {
  let last: { whole: number; courtRoom: string | null } | undefined
  for (const { item, courtRoom, isMarked } of rows) {
    const whole = wholeOf(item)
    const isFirst = whole % 100 === 1 || (goesOn && courtRoom !== null && courtRoom !== last?.courtRoom)
    const isNext = last !== undefined && (whole === last.whole || whole === last.whole + 1)
    if (isFirst || isNext) last = { whole, courtRoom }
    else if (!isMarked) return true
  }
  return false
}
