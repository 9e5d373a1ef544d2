import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { type Act, type AuditedAction, changedFields } from '../domain/audit.ts'
import { type CaseIdentifier, type CaseIdentity, COURT_TYPES, type CourtType } from '../domain/courts/types.ts'
import type { RiskCounts } from '../domain/risk/entity-risk.ts'
import { RISK_LEVELS, type RiskLevel } from '../domain/risk/levels.ts'
import type { Share, Viewer } from '../domain/sharing.ts'
import { CASE_STATUSES, type TrackedCase, type TrackedCaseStatus } from '../domain/watchlist.ts'
import type { AuditLog } from './audit-log.ts'
import type { Events } from './events.ts'
import { columnsOf, type IdentifierColumns, identifierColumns, identifierOf } from './identifier-columns.ts'
import { inBatches } from './in-batches.ts'
import type { NumberSequences } from './number-sequences.ts'
import { column, newId, readAll, readOne, type Tx, table } from './rows.ts'
import { findPage, findRows, type Search, type Searched } from './search.ts'
import { type Shares, shareOf } from './shares.ts'

interface CaseRow extends IdentifierColumns {
  id: string
  accountId: string
  number: number
  identityKey: string
  courtType: CourtType
  riskLevel: RiskLevel
  status: TrackedCaseStatus
  reviewedAt: number | null
  reviewedBy: string | null
  reviewReason: string | null
  created: number
  createdBy: string | null
  updated: number | null
  updatedBy: string | null
}

interface KeyRow {
  accountId: string
  identityKey: string
  trackedCaseId: string
}

interface SnapshotRow {
  trackedCaseId: string
  snapshot: string
}

interface LinkRow {
  trackedCaseId: string
  watchlistEntityId: string
  accountId: string
  created: number
}

interface ChangeRow {
  id: string
  trackedCaseId: string
  field: string
  fromValue: string
  toValue: string
  origin: ChangeOrigin
  created: number
}

/** Who brought a change about: a user of an account, the operator's review, or the court. */
export type ChangeOrigin = 'CUSTOMER' | 'OPERATOR' | 'COURT'

/** One field of a case that became another; values as they stand in answers. */
export interface CaseChange {
  field: string
  from: unknown
  to: unknown
}

export interface RecordedCaseChange extends CaseChange {
  id: string
  origin: ChangeOrigin
  created: number
}

export interface NewTrackedCase {
  accountId: string
  identifier: CaseIdentifier
  identity: CaseIdentity
  watchlistEntityId: string | null
  snapshot: Record<string, unknown> | null
  sharedWith: Share[]
  status: TrackedCaseStatus
  riskLevel: RiskLevel
}

export interface AddedCase {
  id: string
  status: TrackedCaseStatus
  /** The account tracked the case before; only the entity was linked to it. */
  linkedExisting: boolean
}

/** What the operator decided about a case that waited for review. */
export interface CaseVerdict {
  status: 'ACTIVE' | 'REJECTED'
  reason: string | null
}

const identifierField = { type: 'text', nullable: true } as const

/** What clients may search cases by. */
export const CASE_FIELDS = {
  _id: { type: 'id', value: 't.id', indexed: true },
  number: { type: 'whole', value: 't.number', indexed: true },
  accountId: { type: 'id', value: 't.account_id' },
  watchlistEntityIds: {
    type: 'id',
    holds: 't.id IN (SELECT l.tracked_case_id FROM tracked_case_entities l WHERE l.watchlist_entity_id IN (:values))',
  },
  'caseIdentifier.courtType': { type: COURT_TYPES, value: 't.court_type' },
  'caseIdentifier.cnr': { ...identifierField, value: 't.cnr', indexed: true },
  'caseIdentifier.registrationNumber': {
    ...identifierField,
    value: 't.registration_number',
    indexed: true,
  },
  'caseIdentifier.filingNumber': { ...identifierField, value: 't.filing_number' },
  'caseIdentifier.diaryNumber': { ...identifierField, value: 't.diary_number' },
  'caseIdentifier.establishmentCode': { ...identifierField, value: 't.establishment_code' },
  'caseIdentifier.caseType': { ...identifierField, value: 't.case_type' },
  riskLevel: { type: RISK_LEVELS, value: 't.risk_level', indexed: true },
  status: { type: CASE_STATUSES, value: 't.status', indexed: true },
  reviewedAt: { type: 'whole', value: 't.reviewed_at', nullable: true, indexed: true },
  created: { type: 'whole', value: 't.created', indexed: true },
  createdBy: { type: 'id', value: 't.created_by', nullable: true },
  updated: { type: 'whole', value: 't.updated', nullable: true, indexed: true },
  updatedBy: { type: 'id', value: 't.updated_by', nullable: true },
} as const satisfies Searched['fields']

const SEARCHED: Searched = {
  table: 'tracked_cases',
  columns: `t.id, t.account_id AS accountId, t.number, t.identity_key AS identityKey, t.court_type AS courtType, t.cnr,
    t.registration_number AS registrationNumber, t.filing_number AS filingNumber, t.diary_number AS diaryNumber,
    t.establishment_code AS establishmentCode, t.case_type AS caseType, t.risk_level AS riskLevel, t.status,
    t.reviewed_at AS reviewedAt, t.created, t.created_by AS createdBy, t.updated, t.updated_by AS updatedBy`,
  kind: 'CASE',
  fields: CASE_FIELDS,
  except: "t.status = 'ARCHIVED'",
}

interface Dependencies {
  auditLog: AuditLog
  events: Events
  numberSequences: NumberSequences
  shares: Shares
}

/** Cases on watchlists: one record per account and case. Every change is audited in the transaction that makes it. */
export function trackedCasesTable(sequelize: Sequelize, { auditLog, events, numberSequences, shares }: Dependencies) {
  const cases = table<CaseRow>(sequelize, 'tracked_cases', ['accountId', 'id'], {
    id: column.id,
    accountId: column.id,
    number: column.whole,
    identityKey: column.key,
    courtType: column.text(10),
    ...identifierColumns,
    riskLevel: column.text(20),
    status: column.text(30),
    reviewedAt: column.time,
    reviewedBy: column.key,
    reviewReason: column.text(1000),
    created: column.time,
    createdBy: column.id,
    updated: column.time,
    updatedBy: column.id,
  })
  const keys = table<KeyRow>(sequelize, 'tracked_case_keys', ['accountId', 'identityKey'], {
    accountId: column.id,
    identityKey: column.key,
    trackedCaseId: column.id,
  })
  const snapshots = table<SnapshotRow>(sequelize, 'tracked_case_snapshots', ['trackedCaseId'], {
    trackedCaseId: column.id,
    snapshot: column.long,
  })
  const links = table<LinkRow>(sequelize, 'tracked_case_entities', ['trackedCaseId', 'watchlistEntityId'], {
    trackedCaseId: column.id,
    watchlistEntityId: column.id,
    accountId: column.id,
    created: column.time,
  })
  const changes = table<ChangeRow>(sequelize, 'tracked_case_changes', ['id'], {
    id: column.id,
    trackedCaseId: column.id,
    field: column.text(100),
    fromValue: column.long,
    toValue: column.long,
    origin: column.text(10),
    created: column.time,
  })

  async function readByIds(ids: string[], tx?: Tx): Promise<Map<string, TrackedCase>> {
    if (ids.length === 0) return new Map()
    const options = { replacements: { ids }, type: QueryTypes.SELECT, transaction: tx ?? null } as const
    const found = await complete(await sequelize.query<ReadCase>(READ_CASES, options), tx)
    return new Map(found.map((tracked) => [tracked.id, tracked]))
  }

  /** Adds to cases what other tables hold of them. */
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
  const readOneOfMany = inBatches((ids) => readByIds(ids))

  async function hold(id: string, tx: Tx): Promise<TrackedCase> {
    await sequelize.query('SELECT id FROM tracked_cases WHERE id = :id FOR UPDATE', {
      replacements: { id },
      transaction: tx,
    })
    const held = (await readByIds([id], tx)).get(id)
    if (!held) throw new Error('there is no such tracked case')
    return held
  }

  async function audit(
    { accountId, id }: Pick<TrackedCase, 'accountId' | 'id'>,
    action: AuditedAction,
    fields: ReturnType<typeof changedFields>,
    act: Act,
    tx: Tx,
  ): Promise<void> {
    await auditLog.record(act, [{ accountId, thingKind: 'CASE', thingId: id, action, fields }], tx)
  }

  /** Adds to a case's history and raises `case.updated`; without changes nothing happens. */
  async function recordChanges(
    { accountId, id }: Pick<TrackedCase, 'accountId' | 'id'>,
    made: CaseChange[],
    origin: ChangeOrigin,
    tx: Tx,
  ): Promise<void> {
    if (made.length === 0) return
    const created = Date.now()
    const rows = made.map(({ field, from, to }) => ({
      id: newId(),
      trackedCaseId: id,
      field,
      fromValue: JSON.stringify(from ?? null),
      toValue: JSON.stringify(to ?? null),
      origin,
      created,
    }))
    await changes.bulkCreate(rows, { transaction: tx })
    await events.raise({ accountId, type: 'case.updated', data: { caseId: id, origin } }, tx)
  }

  async function link(accountId: string, caseId: string, entityId: string | null, tx: Tx): Promise<boolean> {
    if (entityId === null) return false
    const known = await readOne(links, {
      where: { trackedCaseId: caseId, watchlistEntityId: entityId },
      transaction: tx,
    })
    if (known) return false
    const row = { trackedCaseId: caseId, watchlistEntityId: entityId, accountId, created: Date.now() }
    await links.create(row, { transaction: tx })
    return true
  }

  /** From now on the case is found by these keys too, unless another case of the account has one of them. */
  async function learnKeys(accountId: string, caseId: string, { key, aliases }: CaseIdentity, tx: Tx): Promise<void> {
    const rows = [key, ...aliases].map((identityKey) => ({ accountId, identityKey, trackedCaseId: caseId }))
    await keys.bulkCreate(rows, { transaction: tx, ignoreDuplicates: true })
  }

  return {
    /**
     * Tracks a case, or links the entity to the record the account has of it under any of its numbers. Whoever adds a case
     * holds the account's case numbers meanwhile, so that of many at once the first creates and the others link.
     */
    async add(added: NewTrackedCase, act: Act, tx: Tx): Promise<AddedCase> {
      const { accountId, identity, identifier, watchlistEntityId } = added
      const last = await numberSequences.hold(accountId, 'tracked_case', tx)
      const where = { accountId, identityKey: { [Op.in]: [identity.key, ...identity.aliases] } }
      const known = await readOne(keys, { where, transaction: tx })
      if (known) {
        const existing = await hold(known.trackedCaseId, tx)
        await learnKeys(accountId, existing.id, identity, tx)
        if (await link(accountId, existing.id, watchlistEntityId, tx)) {
          const watchlistEntityIds = [...existing.watchlistEntityIds, watchlistEntityId]
          await audit(existing, 'LINK', changedFields(existing, { watchlistEntityIds }), act, tx)
        }
        return { id: existing.id, status: existing.status, linkedExisting: true }
      }
      const id = newId()
      const { status, riskLevel, snapshot, sharedWith } = added
      await cases.create(
        {
          ...columnsOf(identifier),
          id,
          accountId,
          number: last + 1,
          identityKey: identity.key,
          riskLevel,
          status,
          reviewedAt: null,
          reviewedBy: null,
          reviewReason: null,
          created: Date.now(),
          createdBy: act.actorType === 'USER' ? act.actorId : null,
          updated: null,
          updatedBy: null,
        },
        { transaction: tx },
      )
      await numberSequences.advance(accountId, 'tracked_case', last + 1, tx)
      await learnKeys(accountId, id, identity, tx)
      if (snapshot)
        await snapshots.create({ trackedCaseId: id, snapshot: JSON.stringify(snapshot) }, { transaction: tx })
      await link(accountId, id, watchlistEntityId, tx)
      await shares.add('CASE', new Map([[id, sharedWith]]), tx)
      const said = { caseIdentifier: identifier, watchlistEntityId, snapshot, sharedWith, status, riskLevel }
      await audit({ accountId, id }, 'CREATE', changedFields({}, said), act, tx)
      return { id, status, linkedExisting: false }
    },

    /** The tracked case of this id, whoever owns it. */
    find(id: string): Promise<TrackedCase | undefined> {
      return readOneOfMany(id)
    },

    /** The cases this viewer's search finds; archived ones never. */
    async search(viewer: Viewer, search: Search): Promise<{ recordsFiltered: number; records: TrackedCase[] }> {
      const { rows, recordsFiltered } = await findRows<ReadCase>(sequelize, SEARCHED, viewer, search)
      return { recordsFiltered, records: await complete(rows) }
    },

    /** The next records, by id, of all that a viewer's filter lets through; archived ones never. */
    async nextPage(viewer: Viewer, filter: Search['filter'], after: string, limit: number): Promise<TrackedCase[]> {
      const search = { filter, like: {}, sort: [], skip: 0, limit, after }
      return complete(await findPage<ReadCase>(sequelize, SEARCHED, viewer, search))
    },

    /** Changes a case's level or status as its account wishes. Returns the status it had. */
    async change(
      id: string,
      wished: Partial<Pick<TrackedCase, 'riskLevel' | 'status'>>,
      act: Act,
      tx: Tx,
    ): Promise<TrackedCaseStatus> {
      const before = await hold(id, tx)
      const stamp = { updated: Date.now(), updatedBy: act.actorId }
      await cases.update({ ...wished, ...stamp }, { where: { accountId: before.accountId, id }, transaction: tx })
      const fields = changedFields(before, wished)
      await recordChanges(before, fields.map(asChange), 'CUSTOMER', tx)
      await audit(before, 'UPDATE', fields, act, tx)
      return before.status
    },

    /**
     * Applies the operator's verdict. Returns false, and changes nothing, when the case does not wait for one; the same
     * verdict of the same operator again is applied already.
     */
    async review(id: string, { status, reason }: CaseVerdict, act: Act): Promise<boolean> {
      return sequelize.transaction(async (tx) => {
        const before = await hold(id, tx)
        const { reviewedBy } =
          (await readOne(cases, { where: { accountId: before.accountId, id }, transaction: tx })) ?? {}
        if (before.status === status && reviewedBy === act.actorId) return true
        if (before.status !== 'PENDING_BACKOFFICE_REVIEW') return false
        const reviewed = { reviewedAt: Date.now(), reviewedBy: act.actorId, reviewReason: reason }
        await cases.update({ status, ...reviewed }, { where: { accountId: before.accountId, id }, transaction: tx })
        const fields = changedFields(before, { status })
        await recordChanges(before, fields.map(asChange), 'OPERATOR', tx)
        await audit(before, status === 'ACTIVE' ? 'APPROVE' : 'REJECT', fields, act, tx)
        return true
      })
    },

    /** Shares a case with these and nobody else. */
    async share(id: string, sharedWith: Share[], act: Act, tx: Tx): Promise<void> {
      const before = await hold(id, tx)
      await shares.replace('CASE', id, sharedWith, tx)
      const stamp = { updated: Date.now(), updatedBy: act.actorId }
      await cases.update(stamp, { where: { accountId: before.accountId, id }, transaction: tx })
      await audit(before, 'SHARE', changedFields(before, { sharedWith }), act, tx)
    },

    recordChanges,

    /** What changed of a case, latest first; with `before` only what changed before that change. */
    async changesOf(id: string, { before, limit }: { before?: string; limit: number }): Promise<RecordedCaseChange[]> {
      const where = { trackedCaseId: id, ...(before === undefined ? {} : { id: { [Op.lt]: before } }) }
      const rows = await readAll(changes, { where, order: [['id', 'DESC']], limit })
      return rows.map(({ trackedCaseId: _, fromValue, toValue, ...row }) => ({
        ...row,
        from: JSON.parse(fromValue) as unknown,
        to: JSON.parse(toValue) as unknown,
      }))
    },

    /** How many active cases of its own account are linked to an entity, by level. */
    async riskCountsOf(entity: { id: string; accountId: string }): Promise<Partial<RiskCounts>> {
      const options = { replacements: { ...entity }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<{ riskLevel: RiskLevel; count: number }>(COUNT_RISKS, options)
      return Object.fromEntries(rows.map(({ riskLevel, count }) => [riskLevel, count]))
    },

    /** The cases that wait for the operator, longest first, and how many wait in each court type. */
    async queue({ accountId, courtType, limit, skip }: QueueFilter): Promise<{
      counts: Partial<Record<CourtType, number>>
      records: TrackedCase[]
    }> {
      const replacements = { accountId: accountId ?? null, courtType: courtType ?? null, limit, skip }
      const options = { replacements, type: QueryTypes.SELECT } as const
      const [ids, counted] = await Promise.all([
        sequelize.query<{ id: string }>(READ_QUEUE, options),
        sequelize.query<{ courtType: CourtType; count: number }>(COUNT_QUEUE, options),
      ])
      const found = await readByIds(ids.map(({ id }) => id))
      return {
        counts: Object.fromEntries(counted.map(({ courtType, count }) => [courtType, count])),
        records: ids.flatMap(({ id }) => found.get(id) ?? []),
      }
    },
  }
}

export interface QueueFilter {
  accountId?: string | undefined
  courtType?: CourtType | undefined
  limit: number
  skip: number
}

function asChange({ field, from, to }: ReturnType<typeof changedFields>[number]): CaseChange {
  return { field, from, to }
}

function withoutIdentifier({ id, accountId, number, identityKey, riskLevel, status, ...row }: ReadCase) {
  const { reviewedAt, created, createdBy, updated, updatedBy } = row
  return { id, accountId, number, identityKey, riskLevel, status, reviewedAt, created, createdBy, updated, updatedBy }
}

type ReadCase = Omit<CaseRow, 'reviewedBy' | 'reviewReason'>

/** A case's snapshot, or one entity or share of it. */
interface Detail {
  id: string
  kind: 'snapshot' | 'entity' | 'share'
  position: number
  value: string
}

/** Entities that were linked in the same millisecond come in the order of their ids. */
function byPosition(a: Detail, b: Detail): number {
  return a.position - b.position || (a.value < b.value ? -1 : 1)
}

const READ_CASES = `SELECT ${SEARCHED.columns} FROM tracked_cases t WHERE t.id IN (:ids)`

const READ_DETAILS = `
  SELECT tracked_case_id AS id, 'snapshot' AS kind, 0 AS position, snapshot AS value FROM tracked_case_snapshots
  WHERE tracked_case_id IN (:ids)
  UNION ALL SELECT tracked_case_id, 'entity', created, watchlist_entity_id FROM tracked_case_entities
  WHERE tracked_case_id IN (:ids)
  UNION ALL SELECT thing_id, 'share', position, grantee FROM shares WHERE thing_id IN (:ids)`

const COUNT_RISKS = `
  SELECT c.risk_level AS riskLevel, COUNT(*) AS count FROM tracked_case_entities l
  JOIN tracked_cases c ON c.account_id = l.account_id AND c.id = l.tracked_case_id
  WHERE l.watchlist_entity_id = :id AND l.account_id = :accountId AND c.status = 'ACTIVE'
  GROUP BY c.risk_level`

const WAITING = `
  FROM tracked_cases WHERE status = 'PENDING_BACKOFFICE_REVIEW' AND (:accountId IS NULL OR account_id = :accountId)`

const READ_QUEUE = `
  SELECT id ${WAITING} AND (:courtType IS NULL OR court_type = :courtType) ORDER BY created, id LIMIT :limit OFFSET :skip`

const COUNT_QUEUE = `SELECT court_type AS courtType, COUNT(*) AS count ${WAITING} GROUP BY court_type`
