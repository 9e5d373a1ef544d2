import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { type AuditContext, type AuditedAction, changedFields } from '../../domain/account/audit-log.ts'
import { Gone } from '../../domain/gone.ts'
import { type DatedName, nameHistory, otherNamesOf } from '../../domain/matching/name-history.ts'
import { foldName } from '../../domain/matching/variations.ts'
import { MAX_LENGTHS } from '../../domain/service-limits.ts'
import type { Share, Viewer } from '../../domain/watchlist/sharing.ts'
import {
  ENTITY_STATUSES,
  ENTITY_TYPES,
  type EntityDetails,
  type EntityStatus,
  type EntityType,
  MONITORED_COURTS,
  type MonitoredCourt,
  type NewEntity,
  type WatchlistEntity,
} from '../../domain/watchlist/watchlist.ts'
import { hasWatchlist } from '../account/has-watchlist.ts'
import { batchLoader } from '../base/batch-loader.ts'
import type { NumberSequences } from '../base/number-sequences.ts'
import { findPage, findRows } from '../base/search/find-rows.ts'
import type { Search, Searched } from '../base/search/searched.ts'
import { type Columns, column, newId, readAll, selectList, type Tx, table } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'
import type { AuditLog } from '../operations/audit-log.ts'
import {
  historyIn,
  historyOf,
  VARIATION_COLUMNS,
  type VariationRow,
  variationRows,
  variationsOf,
  withOthers,
} from './name-variations.ts'
import { countChange, countMove } from './record-counts.ts'
import { addTexts, repackTexts } from './search-texts.ts'
import { type Shares, shareOf } from './shares.ts'

interface EntityRow extends Omit<EntityDetails, 'monitoredCourts'> {
  id: string
  accountId: string
  number: number
  entityType: EntityType
  /** Separated by commas. */
  monitoredCourts: string
  status: EntityStatus
  fetchHistoricalCases: boolean
  lastCourtSyncAt: number | null
  created: number
  createdBy: string
  updated: number | null
  updatedBy: string | null
}

const ENTITY_COLUMNS = {
  id: column.id,
  accountId: column.id,
  number: column.whole,
  name: column.text(MAX_LENGTHS.name),
  entityType: column.text(10),
  fatherName: column.text(MAX_LENGTHS.fatherName),
  birthDate: column.day,
  location: column.text(MAX_LENGTHS.location),
  registrationNumber: column.text(MAX_LENGTHS.registrationNumber),
  monitoredCourts: column.text(100),
  status: column.text(10),
  fetchHistoricalCases: column.flag,
  lastCourtSyncAt: column.time,
  created: column.time,
  createdBy: column.id,
  updated: column.time,
  updatedBy: column.id,
} satisfies Columns<EntityRow>

/** The details that are packed for `$like` (db/watchlist/search-texts.ts). */
const SEARCHED_TEXTS = ['name', 'fatherName', 'registrationNumber'] as const

/** Read only in conditions. */
const NOT_READ = ['fetchHistoricalCases'] as const

/** The fields by which clients may search entities. */
export const ENTITY_FIELDS = {
  _id: { type: 'id', value: 't.id', indexed: true },
  number: { type: 'whole', value: 't.number', indexed: true },
  accountId: { type: 'id', value: 't.account_id' },
  name: { type: 'text', value: 't.name', indexed: true },
  entityType: { type: ENTITY_TYPES, value: 't.entity_type' },
  fatherName: { type: 'text', value: 't.father_name', nullable: true },
  birthDate: { type: 'text', value: "DATE_FORMAT(t.birth_date, '%d-%m-%Y')", nullable: true },
  location: { type: 'text', value: 't.location', nullable: true },
  registrationNumber: {
    type: 'text',
    value: 't.registration_number',
    nullable: true,
    indexed: true,
  },
  monitoredCourts: {
    type: MONITORED_COURTS,
    contains: "CONCAT(',', t.monitored_courts, ',') REGEXP CONCAT(',(', CONCAT_WS('|', :values), '),')",
  },
  status: { type: ENTITY_STATUSES, value: 't.status', indexed: true },
  nameVariations: {
    type: 'text',
    contains: `t.id IN (SELECT v.watchlist_entity_id FROM name_variations v
      WHERE v.name IN (:values) AND CAST(v.name AS BINARY) IN (:values))`,
  },
  lastCourtSyncAt: {
    type: 'whole',
    value: 't.last_court_sync_at',
    nullable: true,
    indexed: true,
  },
  created: { type: 'whole', value: 't.created', indexed: true },
  createdBy: { type: 'id', value: 't.created_by' },
  updated: { type: 'whole', value: 't.updated', nullable: true, indexed: true },
  updatedBy: { type: 'id', value: 't.updated_by', nullable: true },
} as const satisfies Searched['fields']

const SEARCHED: Searched = {
  table: 'watchlist_entities',
  columns: selectList(ENTITY_COLUMNS, NOT_READ),
  kind: 'ENTITY',
  fields: ENTITY_FIELDS,
  only: "t.status <> 'ARCHIVED'",
  counted: ['status'],
}

interface Dependencies {
  auditLog: AuditLog
  numberSequences: NumberSequences
  shares: Shares
}

/** Companies and persons on watchlists. Every change is audited in its transaction. */
export function watchlistEntitiesRepository(sequelize: Sequelize, { auditLog, numberSequences, shares }: Dependencies) {
  const entities = table<EntityRow>(sequelize, 'watchlist_entities', ['accountId', 'id'], ENTITY_COLUMNS)
  const variations = table<VariationRow>(
    sequelize,
    'name_variations',
    ['watchlistEntityId', 'position'],
    VARIATION_COLUMNS,
  )

  async function readByIds(ids: string[], tx?: Tx): Promise<Map<string, WatchlistEntity>> {
    if (ids.length === 0) return new Map()
    const options = { replacements: { ids }, type: QueryTypes.SELECT, transaction: tx ?? null } as const
    const entities = await complete(await sequelize.query<ReadEntity>(READ_ENTITIES, options), tx)
    return new Map(entities.map((entity) => [entity.id, entity]))
  }

  /** Adds to entities their data in other tables. */
  async function complete(rows: ReadEntity[], tx?: Tx): Promise<WatchlistEntity[]> {
    if (rows.length === 0) return []
    const replacements = { ids: rows.map(({ id }) => id) }
    const options = { replacements, type: QueryTypes.SELECT, transaction: tx ?? null } as const
    const details = (await sequelize.query<Detail>(READ_DETAILS, options)).sort((a, b) => a.position - b.position)
    const detailsOf = Map.groupBy(details, ({ id }) => id)
    return rows.map(({ monitoredCourts, ...row }) => {
      const own = Map.groupBy(detailsOf.get(row.id) ?? [], ({ kind }) => kind)
      return {
        ...row,
        monitoredCourts: monitoredCourts.split(',') as MonitoredCourt[],
        nameVariations: (own.get('variation') ?? []).map(({ value }) => value),
        nameHistory: historyIn(own.get('variation') ?? []),
        sharedWith: (own.get('share') ?? []).map(({ value }) => shareOf(value)),
      }
    })
  }
  const readOneOfMany = batchLoader((ids) => readByIds(ids))

  /** Reads the entity and locks it until the transaction ends, so that the audit log has the real changes. */
  async function lock(id: string, tx: Tx): Promise<WatchlistEntity> {
    await sequelize.query('SELECT id FROM watchlist_entities WHERE id = :id FOR UPDATE', {
      replacements: { id },
      transaction: tx,
    })
    const entity = (await readByIds([id], tx)).get(id)
    if (!entity) throw new Gone('entity')
    return entity
  }

  async function write(
    before: WatchlistEntity,
    changes: Partial<EntityDetails & { status: EntityStatus; sharedWith: Share[] }>,
    action: AuditedAction,
    auditContext: AuditContext,
    tx: Tx,
  ): Promise<void> {
    const { sharedWith, monitoredCourts, ...columns } = changes
    const stamp = { updated: Date.now(), updatedBy: auditContext.actorId }
    const courts = monitoredCourts && { monitoredCourts: monitoredCourts.join(',') }
    const where = { accountId: before.accountId, id: before.id }
    await entities.update({ ...columns, ...courts, ...stamp }, { where, transaction: tx })
    if (sharedWith) await shares.replace('ENTITY', before.id, sharedWith, tx)
    const { accountId, number, status } = before
    countMove(sequelize, { accountId, kind: 'ENTITY', status }, { status: changes.status ?? status }, tx)
    if (SEARCHED_TEXTS.some((field) => field in changes && changes[field] !== before[field]))
      await repackTexts(sequelize, 'ENTITY', { accountId, numbers: [number] }, tx)
    const fields = changedFields(before, changes)
    const entry = { accountId, thingKind: 'ENTITY', thingId: before.id, action, fields } as const
    await auditLog.record(auditContext, [entry], tx)
  }

  async function replaceVariations(id: string, names: string[], history: DatedName[], tx: Tx): Promise<void> {
    await variations.destroy({ where: { watchlistEntityId: id }, transaction: tx })
    await variations.bulkCreate(variationRows(id, names, history), { transaction: tx })
  }

  return {
    /**
     * Adds entities to an account's watchlist, with its next numbers; returns their ids in the given order.
     * @param ids their ids, if other rows refer to them already
     */
    async create(
      accountId: string,
      details: NewEntity[],
      auditContext: AuditContext,
      tx: Tx,
      ids = details.map(newId),
    ): Promise<string[]> {
      const audited = details.map((entity, index) => ({
        accountId,
        thingKind: 'ENTITY' as const,
        thingId: ids[index] ?? '',
        action: 'CREATE' as const,
        fields: changedFields({}, entity),
      }))
      await auditLog.record(auditContext, audited, tx)
      const last = await numberSequences.take(accountId, 'watchlist_entity', details.length, tx)
      const created = Date.now()
      const rows = details.map(({ sharedWith: _, monitoredCourts, ...entity }, index) => ({
        ...entity,
        id: ids[index] ?? '',
        accountId,
        number: last + 1 + index,
        monitoredCourts: monitoredCourts.join(','),
        status: 'ACTIVE' as const,
        lastCourtSyncAt: null,
        created,
        createdBy: auditContext.actorId,
        updated: null,
        updatedBy: null,
      }))
      await entities.bulkCreate(rows, { transaction: tx })
      await addTexts(sequelize, 'ENTITY', { accountId, first: last + 1, last: last + rows.length }, tx)
      countChange(sequelize, { accountId, kind: 'ENTITY', status: 'ACTIVE' }, rows.length, tx)
      await shares.add('ENTITY', new Map(ids.map((id, index) => [id, details[index]?.sharedWith ?? []])), tx)
      return ids
    },

    /** Finds the entity of this id in any account; a transaction sees its own changes. */
    async find(id: string, tx?: Tx): Promise<WatchlistEntity | undefined> {
      return tx ? (await readByIds([id], tx)).get(id) : readOneOfMany(id)
    },

    /** Returns the entities of these ids in order, in any account, without ones that do not exist. */
    async findMany(ids: string[]): Promise<WatchlistEntity[]> {
      const found = await readByIds(ids)
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /**
     * Returns the ids of the entities that are not archived and that a court search still treats as the ones that were
     * read. Locks them until the transaction ends.
     */
    async stillSame(read: WatchlistEntity[], tx: Tx): Promise<Set<string>> {
      const ids = read.map(({ id }) => id)
      await sequelize.query(HOLD, { replacements: { ids }, transaction: tx })
      const present = await readByIds(ids, tx)
      const same = read.filter((entity) => {
        const now = present.get(entity.id)
        return now !== undefined && now.status !== 'ARCHIVED' && areOne(now, entity)
      })
      return new Set(same.map(({ id }) => id))
    },

    /** Returns the next monitored entities, by id, of accounts whose plan has the watchlist. */
    async activeAfter(id: string, limit: number): Promise<WatchlistEntity[]> {
      const options = { replacements: { id, limit }, type: QueryTypes.SELECT } as const
      return complete(await sequelize.query<ReadEntity>(READ_ACTIVE, options))
    },

    /** Returns a version that changes with the names of monitored entities; null while there are none. */
    async namesVersion(): Promise<string | null> {
      const [found] = await sequelize.query<{ version: string | null }>(NAMES_VERSION, { type: QueryTypes.SELECT })
      return found?.version ?? null
    },

    /** Searches the entities that a viewer sees, without archived ones. */
    async search(viewer: Viewer, search: Search): Promise<{ recordsFiltered: number; records: WatchlistEntity[] }> {
      const { rows, recordsFiltered } = await findRows<ReadEntity>(sequelize, SEARCHED, viewer, search)
      return { recordsFiltered, records: await complete(rows) }
    },

    /** Returns the next records, by id, that pass a viewer's filter, without archived ones. */
    async nextPage(viewer: Viewer, filter: Search['filter'], after: string, limit: number): Promise<WatchlistEntity[]> {
      const search = { filter, like: {}, sort: [], skip: 0, limit, after }
      return complete(await findPage<ReadEntity>(sequelize, SEARCHED, viewer, search))
    },

    /**
     * Replaces the details of an entity. Returns whether a court search must treat it as a new one: its name variations
     * are then those made by rules.
     */
    async update(id: string, details: EntityDetails, auditContext: AuditContext, tx: Tx): Promise<boolean> {
      const before = await lock(id, tx)
      await write(before, details, 'UPDATE', auditContext, tx)
      const isAnother = !areOne(before, details)
      if (isAnother) await replaceVariations(id, variationsOf(details), historyOf(details), tx)
      return isAnother
    },

    /**
     * Moves an entity to another status; idempotent. Returns false, without a change, for an archived one that would
     * leave the archive.
     */
    async move(
      id: string,
      status: EntityStatus,
      action: AuditedAction,
      auditContext: AuditContext,
      tx: Tx,
    ): Promise<boolean> {
      const before = await lock(id, tx)
      if (before.status === status) return true
      if (before.status === 'ARCHIVED') return false
      await write(before, { status }, action, auditContext, tx)
      return true
    },

    /** Returns whether an entity is archived. Locks it until the transaction ends. */
    async isArchived(id: string, tx: Tx): Promise<boolean> {
      return (await lock(id, tx)).status === 'ARCHIVED'
    },

    /** Replaces the grantees of an entity. */
    async share(id: string, sharedWith: Share[], auditContext: AuditContext, tx: Tx): Promise<void> {
      await write(await lock(id, tx), { sharedWith }, 'SHARE', auditContext, tx)
    },

    /** Returns the account's listed entities with these names, to recognise duplicates. */
    async ofNames(accountId: string, names: string[], tx: Tx): Promise<WatchlistEntity[]> {
      const where = { accountId, name: names, status: ['ACTIVE', 'PAUSED'] as EntityStatus[] }
      const rows = await readAll(entities, { attributes: ['id'], where, order: ['id'], transaction: tx })
      const ids = rows.map(({ id }) => id)
      const found = await readByIds(ids, tx)
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    /** Returns the entities to backfill: companies created with `fetchHistoricalCases`. */
    async wantingBackfill(ids: string[], tx?: Tx): Promise<{ id: string; accountId: string }[]> {
      const where = { id: ids, entityType: 'BUSINESS' as const, fetchHistoricalCases: true }
      return readAll(entities, { attributes: ['id', 'accountId'], where, transaction: tx ?? null })
    },

    /** Records that the court search ran for these entities. Returns those not recorded since the given instant. */
    async markSynced(ids: string[], since: number, syncedAt: number, tx: Tx): Promise<string[]> {
      const isOlder = { [Op.or]: [{ lastCourtSyncAt: null }, { lastCourtSyncAt: { [Op.lt]: since } }] }
      const where = { id: ids, ...isOlder }
      const rows = await readAll(entities, { attributes: ['id'], where, lock: true, transaction: tx })
      const marked = rows.map(({ id }) => id)
      await entities.update({ lastCourtSyncAt: syncedAt }, { where: { id: marked }, transaction: tx })
      return marked
    },

    /** Gives companies the variations that rules make of their current names; persons have none. */
    async widenNames(ids: string[], tx: Tx): Promise<void> {
      const where = { id: ids, entityType: 'BUSINESS' as const }
      const attributes: (keyof EntityRow)[] = ['id', 'name', 'entityType']
      // In the order of ids, so that two transactions that lock several do not deadlock.
      const locked = await readAll(entities, { attributes, where, order: ['id'], lock: true, transaction: tx })
      await variations.destroy({ where: { watchlistEntityId: locked.map(({ id }) => id) }, transaction: tx })
      const rows = locked.flatMap((entity) => variationRows(entity.id, variationsOf(entity), historyOf(entity)))
      await variations.bulkCreate(rows, { transaction: tx })
    },

    /** Stores name variations of a company, unless it was renamed, or became a person, since they were made. */
    async keepVariations(id: string, ofName: string, names: string[]): Promise<boolean> {
      return inTransaction(sequelize, async (tx) => {
        const entity = await lock(id, tx)
        if (entity.name !== ofName || entity.entityType !== 'BUSINESS') return false
        await replaceVariations(id, names, withOthers(historyOf(entity), entity.nameHistory), tx)
        return true
      })
    },

    /** Adds the other names in a court's record to a company's variations. Most records have none. */
    async learnNames(id: string, party: string, tx: Tx): Promise<void> {
      if (nameHistory(party).length === 0) return
      const { name, entityType, ...known } = await lock(id, tx)
      if (entityType !== 'BUSINESS') return
      const history = withOthers(known.nameHistory, otherNamesOf(name, party))
      await replaceVariations(id, known.nameVariations, history, tx)
    },
  }
}

/** The input of a court search: an entity with other values counts as a new one. */
type Identifying = Pick<WatchlistEntity, 'name' | 'entityType' | 'fatherName' | 'birthDate'>

/** Changed case and blanks keep the identity: they do not affect a search. */
function areOne(one: Identifying, other: Identifying): boolean {
  return (
    one.entityType === other.entityType &&
    one.birthDate === other.birthDate &&
    foldName(one.name) === foldName(other.name) &&
    foldName(one.fatherName ?? '') === foldName(other.fatherName ?? '')
  )
}

type ReadEntity = Omit<EntityRow, (typeof NOT_READ)[number]>

/** One name variation or share of an entity. */
interface Detail {
  id: string
  kind: 'variation' | 'share'
  position: number
  value: string
  isTold: 0 | 1
  knownFrom: string | null
  knownUntil: string | null
}

const READ_ENTITIES = `SELECT ${SEARCHED.columns} FROM watchlist_entities t WHERE t.id IN (:ids)`

/** In the order of ids, so that two transactions that lock several do not deadlock. */
const HOLD = 'SELECT id FROM watchlist_entities WHERE id IN (:ids) ORDER BY id LOCK IN SHARE MODE'

const READ_ACTIVE = `
  SELECT ${SEARCHED.columns} FROM watchlist_entities t
  WHERE t.status = 'ACTIVE' AND t.id > :id AND ${hasWatchlist('t.account_id')} ORDER BY t.id LIMIT :limit`

/** Sums instead of the latest: a change may be stamped before one already seen, and a name may replace another. */
const NAMES_VERSION = `
  SELECT IF(COUNT(*) = 0, NULL, CONCAT_WS('.', COUNT(*), SUM(t.created), SUM(t.updated),
    (SELECT CONCAT_WS('.', COUNT(*), BIT_XOR(CRC32(CONCAT(watchlist_entity_id, name)))) FROM name_variations))) AS version
  FROM watchlist_entities t WHERE t.status = 'ACTIVE' AND ${hasWatchlist('t.account_id')}`

const READ_DETAILS = `
  SELECT watchlist_entity_id AS id, 'variation' AS kind, position, name AS value, is_told AS isTold,
    known_from AS knownFrom, known_until AS knownUntil
  FROM name_variations WHERE watchlist_entity_id IN (:ids)
  UNION ALL SELECT thing_id, 'share', position, grantee, 0, NULL, NULL FROM shares WHERE thing_id IN (:ids)`
