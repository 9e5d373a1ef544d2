import { addDays } from '../world/days.ts'
import type { World } from '../world/world.ts'
import type { ListedMatter } from './printed-list.ts'
import type { NewList } from './publish-list.ts'

/** The lists that carry reserved cases, in the order in which courts publish them. */
interface PlannedList extends Omit<NewList, 'day' | 'deleted' | 'change'> {
  /** When it is published, as `HH:MM`, on the day before the list's day, or on that day itself. */
  at: string
  isOfToday?: true
  /** How many days after its own day it is heard. */
  takenUpDaysLater?: number
}

const DELHI = 'HC-DLHC01'
const SAFFRON = { petitioner: 'Saffron Textiles Private Limited', respondent: 'Kaveri Logistics Limited' }

/** A reserved case at an item, with its number as Delhi prints it. */
function at(item: number, which: number, more: Partial<ListedMatter> = {}): ListedMatter {
  return { item, number: `W.P.(C) 9000${which}/2024`, ...SAFFRON, ...more }
}

/** The matters that a revised daily list keeps. */
const KEPT: ListedMatter[] = [
  at(12, 30),
  at(18, 38),
  at(19, 40, { courtRoom: '9', sitting: false }),
  at(20, 41),
  at(21, 43, { number: 'CM APPL. 5/2026 in W.P.(C) 900043/2024' }),
  at(22, 46, { number: 'W.P.(C) 900046/\n2024' }),
  // Its number is that of another matter.
  at(23, 48, { number: 'W.P.(C) 31/2025' }),
  // A stranger's matter, with which the case is usually heard.
  { item: 25, number: 'W.P.(C) 32/2025', with: ['W.P.(C) 900037/2024'], only: 'W.P.(C) 32/2025' },
]

const PLAN: readonly PlannedList[] = [
  { court: DELHI, kind: 'SUPPLEMENTARY', number: 2, at: '13:31', isOfToday: true, rows: [at(3, 39)] },
  {
    court: DELHI,
    kind: 'DAILY',
    number: 1,
    at: '18:05',
    rows: [...KEPT, at(14, 33), at(15, 34), at(16, 35), at(17, 36)],
  },
  { court: 'SC', kind: 'ADVANCE', number: 1, at: '17:00', rows: [at(6, 32, { number: 'SLP(C) No. 900032/2024' })] },
  {
    court: 'SC',
    kind: 'DAILY',
    number: 1,
    at: '18:05',
    rows: [at(12, 44, { number: 'SLP(C) No. 900044-900046/2024' }), at(14, 32, { number: 'SLP(C) No. 900032/2024' })],
  },
  {
    court: 'HC-WBCHCA',
    kind: 'DAILY',
    number: 1,
    at: '18:05',
    rows: [at(5, 45), at(7, 47, { number: 'W.P.(C) ९०००४७/२०२४' })],
  },
  { court: DELHI, kind: 'DAILY', number: 2, at: '18:05', takenUpDaysLater: 3, rows: [at(3, 49)] },
  { court: DELHI, kind: 'SUPPLEMENTARY', number: 1, at: '22:40', rows: [at(3, 31), at(5, 38)] },
  {
    court: DELHI,
    kind: 'DAILY',
    number: 1,
    at: '23:10',
    rows: [...KEPT, at(24, 33), at(15, 34, { courtRoom: '7' }), at(17, 36)],
  },
  { court: DELHI, kind: 'DELETION_NOTE', number: 1, at: '23:20', rows: [at(17, 36)] },
]

/** The lists that courts publish between the world's present instant and a time of its day. */
export function listsBetween({ today, clock }: World, until: string): NewList[] {
  const due = PLAN.filter((list) => clock < list.at && list.at <= until)
  return due.map(({ at: _, isOfToday, takenUpDaysLater, ...list }) => {
    const day = isOfToday ? today : addDays(today, 1)
    const takenUpOn = takenUpDaysLater === undefined ? undefined : addDays(day, takenUpDaysLater)
    return { ...list, day, takenUpOn, deleted: [], change: 'whole' }
  })
}
