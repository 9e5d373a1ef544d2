import type { Service } from './service.ts'

/** The fields of a created candidate that tests of discovery check. */
export interface MadeCandidate {
  matchedParty: string
  verdict: string
  mode: string
  status: string
}

/** The candidates of an entity, oldest first. */
export async function candidatesOf({ db }: Service, entityId: string): Promise<MadeCandidate[]> {
  const [rows] = await db.sequelize.query(
    `SELECT matched_party AS matchedParty, verdict, discovery_mode AS mode, status
     FROM case_candidates WHERE watchlist_entity_id = :entityId ORDER BY number`,
    { replacements: { entityId } },
  )
  return rows as MadeCandidate[]
}
