import type { ListRow } from '../../../domain/hearings/cause-list.ts'

/** A list's header with its day, and the heading of a bench. */
export const HEADER = `HIGH COURT OF ZANSKAR
CAUSE LIST FOR THURSDAY, 26-11-2026
COURT NO. 12
HON'BLE MS. JUSTICE ARUNDAS
FOR ADMISSION`

/** A page of a list with these lines below its header. */
export const page = (...lines: string[]) => [HEADER, ...lines].join('\n')

/** The first numbers of the rows that are deleted. */
export const deleted = (rows: readonly ListRow[]) =>
  rows.filter(({ isDeleted }) => isDeleted).map(({ numbers }) => numbers[0])

/** The items and first numbers of the others. */
export const listed = (rows: readonly ListRow[]) =>
  rows.filter(({ isDeleted }) => !isDeleted).map(({ item, numbers }) => [item, numbers[0]])
