import { QueryTypes, type Sequelize } from 'sequelize'
import { Gone } from '../../../domain/gone.ts'
import type { TrackedCase } from '../../../domain/watchlist/watchlist.ts'
import { identifierOf } from '../../base/identifier-columns.ts'
import type { Tx } from '../../base/table.ts'
import type { MergedRecords } from '../merged-records.ts'
import { shareOf } from '../shares.ts'
import { type ReadCase, SEARCHED_CASES } from './search-fields.ts'

export type CaseReader = ReturnType<typeof caseReader>

/** Assembles tracked cases from their tables. */
export function caseReader(sequelize: Sequelize, merged: MergedRecords) {
  async function readByIds(ids: string[], tx?: Tx): Promise<Map<string, TrackedCase>> {
    if (ids.length === 0) return new Map()
    const options = { replacements: { ids }, type: QueryTypes.SELECT, transaction: tx ?? null } as const
    const found = await complete(await sequelize.query<ReadCase>(READ_CASES, options), tx)
    return new Map(found.map((tracked) => [tracked.id, tracked]))
  }

  /** Adds to cases their data in other tables. */
  async function complete(rows: ReadCase[], tx?: Tx): Promise<TrackedCase[]> {
    if (rows.length === 0) return []
    const replacements = { ids: rows.map(({ id }) => id) }
    const options = { replacements, type: QueryTypes.SELECT, transaction: tx ?? null } as const
    const details = (await sequelize.query<Detail>(READ_DETAILS, options)).sort(byPosition)
    const detailsOf = Map.groupBy(details, ({ id }) => id)
    return rows.map((row) => {
      const own = Map.groupBy(detailsOf.get(row.id) ?? [], ({ kind }) => kind)
      const [snapshot] = own.get('snapshot') ?? []
      return {
        ...withoutIdentifier(row),
        caseIdentifier: identifierOf(row),
        watchlistEntityIds: (own.get('entity') ?? []).map(({ value }) => value),
        snapshot: snapshot ? (JSON.parse(snapshot.value) as Record<string, unknown>) : null,
        sharedWith: (own.get('share') ?? []).map(({ value }) => shareOf(value)),
      }
    })
  }

  /** Finds the case of this id, or the one it was merged into. */
  async function find(id: string, tx?: Tx, read = (one: string) => readOne(one, tx)): Promise<TrackedCase | undefined> {
    const found = await read(id)
    if (found) return found
    const into = await merged.intoOf(id, tx)
    return into === undefined ? undefined : read(into)
  }

  async function readOne(id: string, tx?: Tx): Promise<TrackedCase | undefined> {
    return (await readByIds([id], tx)).get(id)
  }

  async function hold(id: string, tx: Tx): Promise<TrackedCase | undefined> {
    await sequelize.query('SELECT id FROM tracked_cases WHERE id = :id FOR UPDATE', {
      replacements: { id },
      transaction: tx,
    })
    return readOne(id, tx)
  }

  /** Reads the case and locks it until the transaction ends, so that the audit log has the real changes. */
  async function lock(id: string, tx: Tx): Promise<TrackedCase> {
    const locked = await find(id, tx, (one) => hold(one, tx))
    if (!locked) throw new Gone('tracked case')
    return locked
  }

  return { readByIds, complete, find, lock }
}

function withoutIdentifier({ id, accountId, number, identityKey, riskLevel, status, ...row }: ReadCase) {
  const { notFoundSince, reviewedAt, created, createdBy, updated, updatedBy } = row
  const stamps = { notFoundSince, reviewedAt, created, createdBy, updated, updatedBy }
  return { id, accountId, number, identityKey, riskLevel, status, ...stamps }
}

/** A case's snapshot, or one of its entities or shares. */
interface Detail {
  id: string
  kind: 'snapshot' | 'entity' | 'share'
  position: number
  value: string
}

/** Orders entities that were linked in the same millisecond by id. */
function byPosition(a: Detail, b: Detail): number {
  return a.position - b.position || (a.value < b.value ? -1 : 1)
}

const READ_CASES = `SELECT ${SEARCHED_CASES.columns} FROM tracked_cases t WHERE t.id IN (:ids)`

const READ_DETAILS = `
  SELECT tracked_case_id AS id, 'snapshot' AS kind, 0 AS position, snapshot AS value FROM tracked_case_snapshots
  WHERE tracked_case_id IN (:ids)
  UNION ALL SELECT tracked_case_id, 'entity', created, watchlist_entity_id FROM tracked_case_entities
  WHERE tracked_case_id IN (:ids)
  UNION ALL SELECT thing_id, 'share', position, grantee FROM shares WHERE thing_id IN (:ids)`
