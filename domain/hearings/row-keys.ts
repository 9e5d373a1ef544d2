import { parseWholeCaseNumber, writtenNumber } from '../courts/case-number.ts'
import { recogniseCase } from '../courts/index.ts'
import type { ListRow } from './cause-list.ts'
import { forumOf } from './list-court.ts'

/** Returns the identity keys for the numbers of a list's row in its court. */
export function keysOfRow({ numbers }: Pick<ListRow, 'numbers'>, court: string): string[] {
  const { courtType, ...forum } = forumOf(court)
  return numbers.flatMap((written) => {
    const number = parseWholeCaseNumber(written)
    if (!number?.type) return []
    const { identity } = recogniseCase(courtType, { ...forum, ...writtenNumber(number, number.type) })
    return identity ? [identity.key, ...identity.aliases] : []
  })
}
