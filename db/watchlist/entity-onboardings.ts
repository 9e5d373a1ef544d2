import { QueryTypes, type Sequelize } from 'sequelize'
import { hasWatchlist } from '../account/has-watchlist.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

/** Background work for an entity: the variations of its name, and the one-time backfill (`LOOK`). */
export type OnboardingKind = 'NAME' | 'LOOK'

interface OnboardingRow {
  watchlistEntityId: string
  kind: OnboardingKind
  /** A new one on each start. */
  token: string
  since: number
}

/** An entity whose background work has been running for long. */
export interface LongOnboarding {
  entityId: string
  accountId: string
}

/** Entities whose background work is running. If its workflow is lost, only this row shows that it was requested. */
export function entityOnboardingsRepository(sequelize: Sequelize) {
  const onboardings = table<OnboardingRow>(sequelize, 'entity_onboardings', ['watchlistEntityId', 'kind'], {
    watchlistEntityId: column.id,
    kind: column.text(10),
    token: column.id,
    since: column.time,
  })

  return {
    /** Records that work for these entities begins or begins again: the end of an earlier run does not count then. */
    async begin(entityIds: string[], kind: OnboardingKind, tx: Tx): Promise<void> {
      const since = Date.now()
      await onboardings.bulkCreate(
        entityIds.map((watchlistEntityId) => ({ watchlistEntityId, kind, token: newId(), since })),
        { updateOnDuplicate: ['token', 'since'], transaction: tx },
      )
    },

    /** Returns the token of the running work, which changes when it begins again; undefined when none is running. */
    async token(watchlistEntityId: string, kind: OnboardingKind): Promise<string | undefined> {
      return (await readOne(onboardings, { where: { watchlistEntityId, kind } }))?.token
    },

    /** Returns the tokens of the running work of a kind for these entities. */
    async tokens(watchlistEntityId: string[], kind: OnboardingKind): Promise<string[]> {
      const rows = await readAll(onboardings, { attributes: ['token'], where: { watchlistEntityId, kind } })
      return rows.map(({ token }) => token)
    },

    /** Records the end of the work with these tokens; work that has begun again in the meantime continues. */
    async endAll(watchlistEntityId: string[], kind: OnboardingKind, token: string[], tx: Tx): Promise<void> {
      await onboardings.destroy({ where: { watchlistEntityId, kind, token }, transaction: tx })
    },

    /** Records the end of the work with this token. Returns false if it has begun again in the meantime. */
    async end(watchlistEntityId: string, kind: OnboardingKind, token: string): Promise<boolean> {
      await onboardings.destroy({ where: { watchlistEntityId, kind, token } })
      return (await onboardings.count({ where: { watchlistEntityId, kind } })) === 0
    },

    /**
     * Lists the next entities, without archived ones and those of accounts without the watchlist, whose work of a kind
     * has been running since before an instant.
     */
    async listLong(kind: OnboardingKind, after: string, since: number, most: number): Promise<LongOnboarding[]> {
      const options = { replacements: { kind, after, since, most }, type: QueryTypes.SELECT } as const
      return sequelize.query<LongOnboarding>(READ_LONG, options)
    },
  }
}

const READ_LONG = `
  SELECT o.watchlist_entity_id AS entityId, e.account_id AS accountId FROM entity_onboardings o
  JOIN watchlist_entities e ON e.id = o.watchlist_entity_id AND e.status <> 'ARCHIVED'
  WHERE o.kind = :kind AND o.watchlist_entity_id > :after AND o.since < :since AND ${hasWatchlist('e.account_id')}
  ORDER BY o.watchlist_entity_id LIMIT :most`
