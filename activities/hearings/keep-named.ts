import type { Database } from '../../db/database.ts'
import type { NamedMatters } from '../../db/hearings/lists.ts'
import type { IsoDate } from '../../domain/case.ts'
import { discover, prepareEntity } from '../../domain/discovery/discover.ts'
import { partiesOf } from '../../domain/found-cases/found-case.ts'
import type { ListRow } from '../../domain/hearings/cause-list.ts'
import { foundOnList } from '../../domain/hearings/found-on-list.ts'
import { keepCandidates } from '../discovery/keep-candidates.ts'
import type { WatchedNames } from './watched-names.ts'

/**
 * The maximum of candidates per entity from a day's lists: the day of a bank with hundreds of matters cannot be
 * reviewed.
 */
const MOST_A_DAY = 20

/**
 * Makes candidates of the matters of a list with a possibly watched party, by the rules of discovery, each once per
 * entity. For persons only full matches count. Stores no matter without a match or of an account without the watchlist.
 * Idempotent.
 */
export async function keepNamed(
  db: Database,
  names: WatchedNames,
  { court, day }: { court: string; day: IsoDate },
  rows: readonly ListRow[],
): Promise<NamedMatters> {
  const matters = rows
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap((row) => foundOnList(row, court, day) ?? [])
    .filter(({ petitioners, respondents }) => petitioners.length + respondents.length > 0)
  const counts = { named: 0, namedLeft: 0 }
  if (matters.length === 0) return counts
  const ids = await names.find(
    matters.map(({ petitioners, respondents }) => partiesOf([...petitioners, ...respondents])),
  )
  const foundFor = Map.groupBy(
    matters.flatMap((found, at) => (ids[at] ?? []).map((id) => ({ id, found }))),
    ({ id }) => id,
  )
  for (const entity of await db.watchlistEntities.findMany([...foundFor.keys()])) {
    if (entity.status !== 'ACTIVE') continue
    const target = prepareEntity(entity)
    const discovered = (foundFor.get(entity.id) ?? [])
      .flatMap(({ found }) => discover(found, target) ?? [])
      .filter(({ verdict }) => entity.entityType === 'BUSINESS' || verdict === 'match')
      .sort((one, other) => other.score - one.score)
    if (discovered.length === 0) continue
    if (!(await db.accounts.findPlanOf(entity.accountId))?.products.includes('WATCHLIST')) continue
    const onList = { day, most: MOST_A_DAY }
    const { left } = await keepCandidates(db, entity, 'ONGOING', discovered, `lists/${court}/${day}`, onList)
    counts.named += discovered.length
    counts.namedLeft += left
  }
  return counts
}
