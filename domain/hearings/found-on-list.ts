import type { IsoDate } from '../case.ts'
import { parseWholeCaseNumber, printSerialAndYear, writtenNumber } from '../courts/case-number.ts'
import { courtOf } from '../courts/index.ts'
import type { FoundCase } from '../found-cases/found-case.ts'
import type { ListRow } from './cause-list.ts'
import { forumOf } from './list-court.ts'

/**
 * Returns the first matter of a list's row, in the form of a court search; undefined if its number is unreadable. The
 * parties are not those of the matters heard with it.
 */
export function foundOnList(
  { numbers: [written = ''], petitioners, respondents }: Pick<ListRow, 'numbers' | 'petitioners' | 'respondents'>,
  court: string,
  day: IsoDate,
): FoundCase | undefined {
  const number = parseWholeCaseNumber(written)
  if (number?.type === undefined) return undefined
  const forum = forumOf(court)
  return {
    ...forum,
    ...writtenNumber(number, number.type),
    court: nameOf(forum),
    caseNumber: `${number.type}/${printSerialAndYear(number)}`,
    nextHearingDate: day,
    petitioners,
    respondents,
  }
}

function nameOf({ courtType, establishmentCode }: ReturnType<typeof forumOf>): string {
  const { establishments, name } = courtOf(courtType)
  return establishments.find(({ code }) => code === establishmentCode)?.name ?? name
}
