import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { ERASURE_STATUSES, ErasureReport, ErasureSubject } from '../../domain/erasure.ts'
import { Gone } from '../../domain/gone.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

/** An erasure as it is kept. Names and identity keys are there until it has ended. */
export interface Erasure extends ErasureSubject {
  id: string
  /** By which a case is found again; empty for everything else. */
  identityKeys: readonly string[]
  /** Whether it only tells what it would erase. */
  dryRun: boolean
  status: (typeof ERASURE_STATUSES)[number]
  report: ErasureReport
  created: number
  endedAt: number | null
}

interface ErasureRow extends Omit<Erasure, 'names' | 'identityKeys' | 'report'> {
  names: string
  identityKeys: string
  report: string
}

/** What an erasure has still to delete outside of the database: a document by its key, a workflow by its id. */
export type ItemKind = 'FILE' | 'WORKFLOW'

const NOTHING_YET: ErasureReport = { found: [], erased: [], files: 0, workflows: 0, left: null }

/** Erasures, what each has still to delete outside of the database, and what must not come back. */
export function erasuresRepository(sequelize: Sequelize) {
  const erasures = table<ErasureRow>(sequelize, 'erasures', ['id'], {
    id: column.id,
    kind: column.text(10),
    accountId: column.id,
    thingId: column.id,
    names: column.long,
    identityKeys: column.long,
    dryRun: column.flag,
    status: column.text(10),
    report: column.long,
    created: column.time,
    endedAt: column.time,
  })
  const items = table<{ erasureId: string; kind: ItemKind; item: string }>(
    sequelize,
    'erasure_items',
    ['erasureId', 'kind', 'item'],
    { erasureId: column.id, kind: column.text(10), item: column.text(300) },
  )
  const suppressions = table<{ scope: string; hash: string; created: number }>(
    sequelize,
    'suppressions',
    ['scope', 'hash'],
    { scope: column.id, hash: column.text(64), created: column.time },
  )

  return {
    async create(
      { names, ...subject }: ErasureSubject,
      { dryRun, identityKeys }: { dryRun: boolean; identityKeys: readonly string[] },
      tx: Tx,
    ): Promise<string> {
      const id = newId()
      const row: ErasureRow = {
        ...subject,
        id,
        names: JSON.stringify(names),
        identityKeys: JSON.stringify(identityKeys),
        dryRun,
        status: 'RUNNING',
        report: JSON.stringify(NOTHING_YET),
        created: Date.now(),
        endedAt: null,
      }
      await erasures.create(row, { transaction: tx })
      return id
    },

    /** An erasure; one of an account is only found for that account, when one is given. */
    async find(id: string, accountId?: string): Promise<Erasure | undefined> {
      const row = await readOne(erasures, { where: { id, ...(accountId === undefined ? {} : { accountId }) } })
      return row && erasureOf(row)
    },

    /** An erasure for work on its own behalf. */
    async get(id: string): Promise<Erasure> {
      const row = await readOne(erasures, { where: { id } })
      if (!row) throw new Gone('erasure')
      return erasureOf(row)
    },

    async report(id: string, report: ErasureReport): Promise<void> {
      await erasures.update({ report: JSON.stringify(report) }, { where: { id } })
    },

    /** Ends an erasure; the names and numbers that it went by are deleted. */
    async end(id: string, status: 'COMPLETE' | 'FAILED', report: ErasureReport): Promise<void> {
      const ended = { status, report: JSON.stringify(report), endedAt: Date.now(), names: '[]', identityKeys: '[]' }
      await erasures.update(ended, { where: { id, status: 'RUNNING' } })
    },

    /** Notes what is to be deleted outside of the database. */
    async note(erasureId: string, kind: ItemKind, found: readonly string[], tx?: Tx): Promise<void> {
      const rows = found.map((item) => ({ erasureId, kind, item }))
      await items.bulkCreate(rows, { ignoreDuplicates: true, transaction: tx ?? null })
    },

    async nextItems(erasureId: string, kind: ItemKind, after: string, most: number): Promise<string[]> {
      const where = { erasureId, kind, item: { [Op.gt]: after } }
      return (await readAll(items, { where, order: ['item'], limit: most })).map(({ item }) => item)
    },

    async settleItem(erasureId: string, kind: ItemKind, item: string): Promise<void> {
      await items.destroy({ where: { erasureId, kind, item } })
    },

    /** From now on these hashes are suppressed in an account, or in all of them when it is null. */
    async suppress(accountId: string | null, hashes: readonly string[]): Promise<void> {
      const rows = hashes.map((hash) => ({ scope: accountId ?? EVERYWHERE, hash, created: Date.now() }))
      await suppressions.bulkCreate(rows, { ignoreDuplicates: true })
    },

    /** Which of these hashes are suppressed in an account. */
    async suppressed(accountId: string, hashes: readonly string[], tx?: Tx): Promise<Set<string>> {
      if (hashes.length === 0) return new Set()
      const found = await sequelize.query<{ hash: string }>(READ_SUPPRESSED, {
        replacements: { scopes: [accountId, EVERYWHERE], hashes: [...new Set(hashes)] },
        type: QueryTypes.SELECT,
        transaction: tx ?? null,
      })
      return new Set(found.map(({ hash }) => hash))
    },
  }
}

export type Erasures = ReturnType<typeof erasuresRepository>

/** The scope of what is suppressed in all accounts. */
const EVERYWHERE = '*'

const READ_SUPPRESSED = 'SELECT hash FROM suppressions WHERE scope IN (:scopes) AND hash IN (:hashes)'

function erasureOf({ names, identityKeys, report, dryRun, ...row }: ErasureRow): Erasure {
  return {
    ...row,
    // MariaDB gives flags as numbers.
    dryRun: Boolean(dryRun),
    names: JSON.parse(names) as string[],
    identityKeys: JSON.parse(identityKeys) as string[],
    report: JSON.parse(report) as ErasureReport,
  }
}
