import { QueryTypes, type Sequelize } from 'sequelize'
import type { RaisedEvent } from '../../domain/events/event.ts'
import type { EventSubject } from '../../domain/events/webhook-filter.ts'
import type { Tx } from '../base/table.ts'
import { shareOf } from './shares.ts'

/** The records that events are about, for the filters of webhooks. */
export function eventSubjectsRepository(sequelize: Sequelize) {
  function rows<Row extends object>(sql: string, ids: string[], transaction: Tx): Promise<Row[]> {
    if (ids.length === 0) return Promise.resolve([])
    return sequelize.query<Row>(sql, { replacements: { ids }, type: QueryTypes.SELECT, transaction })
  }

  return {
    /** Returns the records that events are about, by the event's id; those about none have no entry. */
    async of(events: readonly RaisedEvent[], tx: Tx): Promise<Map<string, EventSubject>> {
      const stated = events.map(({ data }) => idOf(data.caseId)).filter((id) => id !== undefined)
      const into = new Map((await rows<Merged>(MERGED, stated, tx)).map(({ id, mergedInto }) => [id, mergedInto]))
      const current = [...new Set(stated.map((id) => into.get(id) ?? id))]
      const earlier = Map.groupBy(await rows<Merged>(MERGED_INTO, current, tx), ({ mergedInto }) => mergedInto)
      const links = Map.groupBy(await rows<Link>(LINKS, current, tx), ({ caseId }) => caseId)
      const entityIds = events.map(({ data }) => idOf(data.entityId)).filter((id) => id !== undefined)
      const shares = Map.groupBy(await rows<Grant>(TEAMS, [...current, ...entityIds], tx), ({ thingId }) => thingId)
      const teamsOf = (id: string) => (shares.get(id) ?? []).map(({ grantee }) => shareOf(grantee).id)

      return new Map(
        events.flatMap(({ id, data }): [string, EventSubject][] => {
          const entityId = idOf(data.entityId)
          const statedCase = idOf(data.caseId)
          const caseId = statedCase === undefined ? undefined : (into.get(statedCase) ?? statedCase)
          // A candidate is seen by those who see its entity; it names the case that it became.
          const seenAs = entityId ?? caseId
          if (seenAs === undefined) return []
          const ofCase = caseId === undefined ? [] : (links.get(caseId) ?? []).map((link) => link.entityId)
          const subject = {
            entityIds: entityId === undefined ? ofCase : [entityId],
            caseIds: caseId === undefined ? [] : [caseId, ...(earlier.get(caseId) ?? []).map((merged) => merged.id)],
            teamIds: teamsOf(seenAs),
          }
          return [[id, subject]]
        }),
      )
    },
  }
}

interface Merged {
  id: string
  mergedInto: string
}

interface Link {
  caseId: string
  entityId: string
}

interface Grant {
  thingId: string
  grantee: string
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

const MERGED = 'SELECT id, merged_into AS mergedInto FROM merged_records WHERE id IN (:ids)'
const MERGED_INTO = 'SELECT id, merged_into AS mergedInto FROM merged_records WHERE merged_into IN (:ids)'
const LINKS = `
  SELECT tracked_case_id AS caseId, watchlist_entity_id AS entityId FROM tracked_case_entities
  WHERE tracked_case_id IN (:ids)`
/** A grant may name a team that was removed, or one that never was. */
const TEAMS = `
  SELECT s.thing_id AS thingId, s.grantee FROM shares s JOIN teams t ON t.id = SUBSTRING(s.grantee, 6)
  WHERE s.thing_id IN (:ids) AND s.grantee LIKE 'team:%'`
