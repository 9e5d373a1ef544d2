import type { Service } from '../../support/service.ts'

/** Ends a search's lifetime now. */
export async function expire({ db }: Service, searchId: string): Promise<void> {
  await db.sequelize.query('UPDATE historical_searches SET expires_at = :now WHERE id = :searchId', {
    replacements: { now: Date.now(), searchId },
  })
}
