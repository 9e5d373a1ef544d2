import { QueryTypes, type Sequelize } from 'sequelize'
import type { CourtCase, CourtOrder } from '../../domain/case.ts'
import { areTwoCases } from '../../domain/courts/same-case-keys.ts'
import type { CaseIdentity } from '../../domain/courts/types.ts'
import { batchLoader } from '../base/batch-loader.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../base/table.ts'
import type { OrderDocument } from '../orders/order-documents.ts'
import {
  LATEST_SUMMARY,
  type LatestSummaryRow,
  latestSummaryIn,
  type StoredSummary,
} from '../summaries/case-summaries.ts'

interface LookedUpCaseRow {
  id: string
  accountId: string
  identityKey: string
  courtType: string
  courtCase: string
  lastCallId: string
  lastRunId: string
  lastFetchedAt: number
  fetchCount: number
  created: number
}

interface AliasRow {
  accountId: string
  aliasKey: string
  lookedUpCaseId: string
}

interface OrderRow {
  id: string
  lookedUpCaseId: string
  stableKey: string
  number: string
  orderDate: string
  judge: string | null
  orderType: string | null
  reference: string | null
  position: number
  created: number
}

/** The lengths of an order's columns; the stored case has these texts in full. */
const LETTERS = { stableKey: 320, number: 50, judge: 500, orderType: 255 } as const

/** An order of a looked-up case; its id stays the same across refreshes. */
export interface StoredOrder {
  orderId: string
  number: string
  orderDate: string
  judge: string | null
  orderType: string | null
}

export interface LookedUpCase {
  searchId: string
  courtCase: CourtCase
  orders: StoredOrder[]
  lastFetchedAt: number
  fetchCount: number
}

/** A looked-up case with its summary and documents. */
export interface ReadBack {
  stored: LookedUpCase
  /** The last completed summary; failed and running ones do not count. */
  latest: StoredSummary | undefined
  /** The documents that were delivered to a client, by order id. */
  delivered: Map<string, OrderDocument>
}

/** The result of a lookup: the case to store, merged with the stored one. */
export interface Fetched {
  accountId: string
  identity: CaseIdentity
  courtCase: CourtCase
  callId: string
  /** The workflow run that fetched it. */
  runId: string
  fetchedAt: number
}

/** What the client of a stored case needs to know about its fetch. */
export interface StoredFetch {
  searchId: string
  /** The number of its fetches, including this one. */
  fetchCount: number
}

/** Looked-up cases and their orders: one record per account and case, refreshed in place. */
export function lookedUpCasesRepository(sequelize: Sequelize) {
  const cases = table<LookedUpCaseRow>(sequelize, 'looked_up_cases', ['id'], {
    id: column.id,
    accountId: column.id,
    identityKey: column.key,
    courtType: column.text(10),
    courtCase: column.long,
    lastCallId: column.id,
    lastRunId: column.text(36),
    lastFetchedAt: column.time,
    fetchCount: column.whole,
    created: column.time,
  })
  const aliases = table<AliasRow>(sequelize, 'looked_up_case_aliases', ['accountId', 'aliasKey'], {
    accountId: column.id,
    aliasKey: column.key,
    lookedUpCaseId: column.id,
  })
  const orders = table<OrderRow>(sequelize, 'orders', ['id'], {
    id: column.id,
    lookedUpCaseId: column.id,
    stableKey: column.text(LETTERS.stableKey),
    number: column.text(LETTERS.number),
    orderDate: column.day,
    judge: column.text(LETTERS.judge),
    orderType: column.text(LETTERS.orderType),
    reference: column.long,
    position: column.whole,
    created: column.time,
  })

  const findCase = batchLoader(async (ids) => {
    const [rows, orders] = await Promise.all([
      sequelize.query<ReadCase>(READ_CASES, { replacements: { ids }, type: QueryTypes.SELECT }),
      sequelize.query<ReadOrder>(READ_ORDERS, { replacements: { ids }, type: QueryTypes.SELECT }),
    ])
    const ordersOf = Map.groupBy(orders, ({ searchId }) => searchId)
    return new Map(rows.map((row) => [row.searchId, readCase(row, ordersOf.get(row.searchId) ?? [])]))
  })

  return {
    /** Finds a stored case of this account, with its orders in the court's order; undefined if it does not exist. */
    async find(accountId: string, searchId: string): Promise<LookedUpCase | undefined> {
      return (await readBack(accountId, searchId))?.stored
    },

    readBack,

    /** Finds the identity key of the account's case that has any of these keys. */
    async knownKey(accountId: string, identity: CaseIdentity): Promise<string | undefined> {
      return (await findKnown(accountId, identity))?.identityKey
    },

    /** Finds the account's looked-up case by any of its keys; undefined when there is none. */
    async findByIdentity(accountId: string, identity: CaseIdentity): Promise<LookedUpCase | undefined> {
      const known = await findKnown(accountId, identity)
      return known && (await findCase(known.searchId))?.stored
    },

    /** Finds the workflow run and the time of the stored case's last fetch. */
    lastFetch(
      accountId: string,
      identity: CaseIdentity,
    ): Promise<(StoredFetch & { runId: string; fetchedAt: number }) | undefined> {
      return findKnown(accountId, identity)
    },

    /** Locks the stored case until the transaction ends, so that two refreshes do not work on the same old state. */
    async lock(
      accountId: string,
      identity: CaseIdentity,
      tx: Tx,
    ): Promise<(StoredFetch & { courtCase: CourtCase; lastRunId: string; lastFetchedAt: number }) | undefined> {
      const known = await findKnown(accountId, identity, tx)
      const row = known && (await readOne(cases, { where: { id: known.searchId }, lock: true, transaction: tx }))
      if (!row) return undefined
      const { id, fetchCount, lastRunId, lastFetchedAt } = row
      return { searchId: id, fetchCount, lastRunId, lastFetchedAt, courtCase: JSON.parse(row.courtCase) as CourtCase }
    },

    /** Lets no fetch of a stored case be stored until the transaction ends. */
    async hold(searchId: string, tx: Tx): Promise<void> {
      await readOne(cases, { where: { id: searchId }, attributes: ['id'], lock: true, transaction: tx })
    },

    /**
     * Stores a first lookup; returns the new search id. Fails as a duplicate if the case was stored in the meantime.
     */
    async create(fetched: Fetched, tx: Tx): Promise<string> {
      const id = newId()
      await cases.create(
        {
          id,
          accountId: fetched.accountId,
          identityKey: fetched.identity.key,
          courtType: fetched.courtCase.courtType,
          courtCase: JSON.stringify(fetched.courtCase),
          lastCallId: fetched.callId,
          lastRunId: fetched.runId,
          lastFetchedAt: fetched.fetchedAt,
          fetchCount: 1,
          created: fetched.fetchedAt,
        },
        { transaction: tx },
      )
      await storeParts(id, fetched, [], tx)
      return id
    },

    /** Stores a refresh in place: same search id, same order ids, one more fetch. Returns the fetch count. */
    async refresh(searchId: string, fetched: Fetched, tx: Tx): Promise<number> {
      await cases.update(
        {
          identityKey: fetched.identity.key,
          courtCase: JSON.stringify(fetched.courtCase),
          lastCallId: fetched.callId,
          lastRunId: fetched.runId,
          lastFetchedAt: fetched.fetchedAt,
        },
        { where: { id: searchId }, transaction: tx },
      )
      await cases.increment('fetchCount', { where: { id: searchId }, transaction: tx })
      const known = await readAll(orders, { where: { lookedUpCaseId: searchId }, transaction: tx })
      await storeParts(searchId, fetched, known, tx)
      const row = await readOne(cases, { where: { id: searchId }, attributes: ['fetchCount'], transaction: tx })
      return row?.fetchCount ?? 0
    },
  }

  /** Reads the stored case of this account, with its summary and documents. */
  async function readBack(accountId: string, searchId: string): Promise<ReadBack | undefined> {
    const found = await findCase(searchId)
    return found?.accountId === accountId ? found : undefined
  }

  async function findKnown(accountId: string, identity: CaseIdentity, tx?: Tx): Promise<KnownCase | undefined> {
    const replacements = { accountId, key: identity.key, keys: [identity.key, ...identity.aliases] }
    const options = { replacements, type: QueryTypes.SELECT, transaction: tx ?? null } as const
    const found = await sequelize.query<KnownCase>(READ_KNOWN, options)
    return (
      found.find(({ identityKey }) => identityKey === identity.key) ??
      found.find(({ identityKey }) => !areTwoCases([identityKey], [identity.key]))
    )
  }

  async function storeParts(
    searchId: string,
    { accountId, identity, courtCase, fetchedAt }: Fetched,
    known: OrderRow[],
    tx: Tx,
  ): Promise<void> {
    await aliases.bulkCreate(
      identity.aliases.map((aliasKey) => ({ accountId, aliasKey, lookedUpCaseId: searchId })),
      { ignoreDuplicates: true, transaction: tx },
    )
    await orders.bulkCreate(
      courtCase.orders.map((order, position) => ({
        id: known.find((row) => isSameOrder(row, order))?.id ?? newId(),
        lookedUpCaseId: searchId,
        stableKey: stableKey(order),
        number: order.number.slice(0, LETTERS.number),
        orderDate: order.orderDate,
        judge: order.judge?.slice(0, LETTERS.judge) ?? null,
        orderType: order.orderType?.slice(0, LETTERS.orderType) ?? null,
        reference: order.reference ?? null,
        position,
        created: fetchedAt,
      })),
      { updateOnDuplicate: ['stableKey', 'judge', 'orderType', 'reference', 'position'], transaction: tx },
    )
  }
}

/** Identifies an order across fetches: its day, number and type. A missing type may appear later. */
function stableKey({ orderDate, number, orderType }: CourtOrder): string {
  return [orderDate, number, orderType ?? ''].join('|').slice(0, LETTERS.stableKey)
}

function isSameOrder(row: OrderRow, order: CourtOrder): boolean {
  if (row.stableKey === stableKey(order)) return true
  return row.orderDate === order.orderDate && row.number === order.number && row.orderType === null
}

interface KnownCase extends StoredFetch {
  identityKey: string
  runId: string
  fetchedAt: number
}

const KNOWN =
  'c.id AS searchId, c.identity_key AS identityKey, c.fetch_count AS fetchCount, c.last_run_id AS runId, c.last_fetched_at AS fetchedAt'

/** Reads the cases with one of these keys, without their contents. */
const READ_KNOWN = `
  SELECT ${KNOWN} FROM looked_up_cases c WHERE c.account_id = :accountId AND c.identity_key = :key
  UNION ALL SELECT ${KNOWN}
  FROM looked_up_case_aliases a JOIN looked_up_cases c ON c.id = a.looked_up_case_id AND c.account_id = a.account_id
  WHERE a.account_id = :accountId AND a.alias_key IN (:keys)`

/** Two statements read a stored case with all its parts, because it is the most frequent read. */
const READ_CASES = `
  SELECT c.id AS searchId, c.account_id AS accountId, c.court_case AS courtCase, c.last_fetched_at AS lastFetchedAt,
    c.fetch_count AS fetchCount, ${LATEST_SUMMARY.columns}
  FROM looked_up_cases c LEFT JOIN ${LATEST_SUMMARY.join} WHERE c.id IN (:ids)`
const READ_ORDERS = `
  SELECT o.looked_up_case_id AS searchId, o.id AS orderId, o.number, o.order_date AS orderDate, o.judge,
    o.order_type AS orderType, d.reference, d.original_key AS originalKey, d.stamped_key AS stampedKey, d.pages,
    d.retrieved_at AS retrievedAt, d.downloaded_at AS downloadedAt
  FROM orders o LEFT JOIN order_documents d ON d.order_id = o.id AND d.downloaded_at IS NOT NULL
  WHERE o.looked_up_case_id IN (:ids) ORDER BY o.position`

/** The columns of a `LEFT JOIN` without a match. */
type Absent<Row> = Record<keyof Row, null>

type ReadCase = {
  searchId: string
  accountId: string
  courtCase: string
  lastFetchedAt: number
  fetchCount: number
} & (LatestSummaryRow | Absent<LatestSummaryRow>)

type Delivered = Omit<OrderDocument, 'orderId'>
type ReadOrder = StoredOrder & { searchId: string } & (Delivered | Absent<Delivered>)

function readCase(row: ReadCase, orders: ReadOrder[]): ReadBack & { accountId: string } {
  const { searchId, accountId, courtCase, lastFetchedAt, fetchCount, ...summary } = row
  return {
    accountId,
    stored: {
      searchId,
      courtCase: JSON.parse(courtCase) as CourtCase,
      orders: orders.map(({ orderId, number, orderDate, judge, orderType }) => ({
        orderId,
        number,
        orderDate,
        judge,
        orderType,
      })),
      lastFetchedAt,
      fetchCount,
    },
    latest: summary.summaryId === null ? undefined : latestSummaryIn(summary, searchId),
    delivered: new Map(
      orders.flatMap((order) => (order.reference === null ? [] : [[order.orderId, documentIn(order)]])),
    ),
  }
}

function documentIn(row: Delivered & { orderId: string }): OrderDocument {
  const { orderId, reference, originalKey, stampedKey, pages, retrievedAt, downloadedAt } = row
  return { orderId, reference, originalKey, stampedKey, pages, retrievedAt, downloadedAt }
}
