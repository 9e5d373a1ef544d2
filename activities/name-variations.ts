import type { Database } from '../db/database.ts'
import { nameVariations } from '../domain/matching/variations.ts'

/** Keeps the other forms of a company's name; a person has none. Returns false when it was renamed meanwhile. */
export async function keepNameVariations(db: Database, entityId: string): Promise<boolean> {
  const entity = await db.watchlistEntities.find(entityId)
  if (entity?.entityType !== 'BUSINESS') return true
  return db.watchlistEntities.keepVariations(entityId, entity.name, nameVariations(entity.name))
}
