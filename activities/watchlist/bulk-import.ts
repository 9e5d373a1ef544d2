import type { Database } from '../../db/database.ts'
import type { PendingRow } from '../../db/watchlist/imports.ts'
import { ERASED } from '../../domain/privacy/erasure.ts'
import { type EntityDetails, type WatchlistEntity, wantsBackfill } from '../../domain/watchlist/watchlist.ts'
import { startBackfill } from '../../workflows/discovery/entity-sync.messages.ts'
import type { BulkImportInput, ImportProgress } from '../../workflows/watchlist/bulk-import.messages.ts'

export type BulkImportActivities = ReturnType<typeof createBulkImportActivities>

/** Rows per transaction: it locks the account's numbers for less than a second. */
const ROWS_AT_ONCE = 100

/** The activities of the `bulkImport` workflow. */
export function createBulkImportActivities({ db }: { db: Database }) {
  return {
    /**
     * Gives the next rows their outcome: creates an entity, or finds an equal one. A row that named a person who was
     * erased since fails. A page is one transaction over rows without an outcome, so that a second run does nothing twice.
     * Records what is owed to the new entities: if this workflow is lost before `widenNextNames`, it is begun again.
     */
    async importNextRows({ importId }: BulkImportInput): Promise<ImportProgress> {
      await db.transaction(async (tx) => {
        const { accountId, auditContext, rows: pending } = await db.imports.lockPending(importId, ROWS_AT_ONCE, tx)
        const { erased = [], rows = [] } = Object.groupBy(pending, (row) => (isErased(row) ? 'erased' : 'rows'))
        for (const { position } of erased) await db.imports.settle(importId, position, 'FAILED', null, tx)
        // Blocks other creations of entities in this account, so that two imports of one list do not both find nothing.
        await db.numberSequences.lock(accountId, 'watchlist_entity', tx)
        const names = rows.map(({ input }) => input.name)
        const known = await db.watchlistEntities.ofNames(accountId, names, tx)
        const { repeated, fresh } = sortOut(rows, known)
        const createdIds = await db.watchlistEntities.create(
          accountId,
          fresh.map(([{ input }]) => input),
          auditContext,
          tx,
        )
        for (const { position, entityId } of repeated)
          await db.imports.settle(importId, position, 'EXISTS', entityId, tx)
        const toBackfill: string[] = []
        for (const [index, [first, ...others]] of fresh.entries()) {
          const entityId = createdIds[index] ?? ''
          if (wantsBackfill(first.input)) toBackfill.push(entityId)
          await db.imports.settle(importId, first.position, 'CREATED', entityId, tx)
          for (const { position } of others) await db.imports.settle(importId, position, 'EXISTS', entityId, tx)
        }
        await db.entityOnboardings.begin(createdIds, 'NAME', tx)
        await db.entityOnboardings.begin(toBackfill, 'LOOK', tx)
      })
      return db.imports.progress(importId)
    },

    /**
     * Adds name variations to the next entities that the import created, and enqueues the requested backfills. Returns
     * the row to continue after, or null at the end. A page takes a handful of statements and one transaction, whatever
     * its size, so it ends in time far from a database too. A second run makes the same variations.
     */
    async widenNextNames({ importId, after }: BulkImportInput & { after: number }): Promise<number | null> {
      const created = await db.imports.createdAfter(importId, after, ROWS_AT_ONCE)
      const ids = created.map(({ entityId }) => entityId)
      // Read before the names, so that the onboarding of a later name stays.
      const tokens = await db.entityOnboardings.tokens(ids, 'NAME')
      const wanting = await db.watchlistEntities.wantingBackfill(ids)
      const backfills = wanting.map(({ id, accountId }) =>
        startBackfill({ accountId, entityId: id, requestId: importId }),
      )
      await db.transaction(async (tx) => {
        await db.watchlistEntities.widenNames(ids, tx)
        await db.entityOnboardings.endAll(ids, 'NAME', tokens, tx)
        await db.outbox.enqueueForRelay(backfills, tx)
      })
      return created.at(-1)?.position ?? null
    },
  }
}

function isErased({ input }: PendingRow): boolean {
  return JSON.stringify(input).includes(ERASED)
}

type Fresh = [PendingRow, ...PendingRow[]]

/** Separates the rows that equal known entities from the others; equal rows become one entity. */
function sortOut(rows: PendingRow[], known: WatchlistEntity[]) {
  const entityIds = new Map(known.map((entity): [string, string] => [whoIs(entity), entity.id]).reverse())
  const repeated: { position: number; entityId: string }[] = []
  const fresh = new Map<string, Fresh>()
  for (const row of rows) {
    const who = whoIs(row.input)
    const entityId = entityIds.get(who)
    const same = fresh.get(who)
    if (entityId !== undefined) repeated.push({ position: row.position, entityId })
    else if (same) same.push(row)
    else fresh.set(who, [row])
  }
  return { repeated, fresh: [...fresh.values()] }
}

/** Two entities that agree in all of this are equal. */
function whoIs({ name, entityType, registrationNumber, fatherName, birthDate }: EntityDetails): string {
  return JSON.stringify([name, entityType, registrationNumber, fatherName, birthDate])
}
