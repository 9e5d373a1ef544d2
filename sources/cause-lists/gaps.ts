import type { Row } from './deletions.ts'
import { wholeOf } from './items.ts'

/**
 * The rows before which one is missing. A list counts its items on from one, or from a hundred and one, section by section; parts of an
 * item are `56.1`, `56.2`. A row that deletes itself may repeat an item.
 * @param goesOn whether each court goes on behind the items of another list
 */
export function gapsIn(rows: readonly Row[], goesOn: boolean): Row[] {
  const gaps: Row[] = []
  let last: { whole: number; courtRoom: string | null } | undefined
  for (const row of rows) {
    const { item, courtRoom, isMarked } = row
    const whole = wholeOf(item)
    const isFirst =
      (whole % 100 === 1 && !item.includes('.')) || (goesOn && courtRoom !== null && courtRoom !== last?.courtRoom)
    // A part of an item stands below the whole of it.
    const isNext = last !== undefined && (whole === last.whole || (whole === last.whole + 1 && !item.includes('.')))
    if (isFirst || isNext) last = { whole, courtRoom }
    else if (!isMarked) {
      gaps.push(row)
      last = { whole, courtRoom }
    }
  }
  return gaps
}
