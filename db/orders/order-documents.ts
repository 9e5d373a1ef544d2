import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { CourtCase, CourtOrder } from '../../domain/case.ts'
import type { CaseIdentifier } from '../../domain/courts/types.ts'
import { column, isDuplicate, readAll, readOne, type Tx, table } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'
import type { DocumentArrivals } from './document-arrivals.ts'

interface OrderDocumentRow {
  orderId: string
  reference: string
  source: string
  originalKey: string
  stampedKey: string
  pages: number
  retrievedAt: number
  downloadedAt: number | null
  created: number
}

/** The document of an order: the keys of its original and its stamped copy in the document store. */
export interface OrderDocument {
  orderId: string
  /** The `CP-` reference on its pages. */
  reference: string
  /** The key is the SHA-256 of the court's own bytes. */
  originalKey: string
  stampedKey: string
  pages: number
  retrievedAt: number
  /** When a client first downloaded it; null while it was only fetched for a summary. */
  downloadedAt: number | null
}

/** An order with its case, for the fetch of its document. */
export interface OrderOfCase {
  orderId: string
  accountId: string
  searchId: string
  order: CourtOrder
  /** When a lookup first returned this order, epoch ms. */
  knownSince: number
  courtCase: CourtCase
  /** Identifies the case across accounts. */
  identityKey: string
}

/** An order as its court and its account name it. */
export interface OrderName {
  orderId: string
  accountId: string
  accountName: string
  /** The numbers of its case. */
  identifier: CaseIdentifier
  number: string
  orderDate: CourtOrder['orderDate']
  /** When its document was stored, epoch ms; null before. */
  storedAt: number | null
}

/** Documents of orders: one per order, fetched and stamped once. */
export function orderDocumentsRepository(sequelize: Sequelize, arrivals: DocumentArrivals) {
  const documents = table<OrderDocumentRow>(sequelize, 'order_documents', ['orderId'], {
    orderId: column.id,
    reference: column.text(20),
    source: column.text(50),
    originalKey: column.text(64),
    stampedKey: column.text(64),
    pages: column.whole,
    retrievedAt: column.time,
    downloadedAt: column.time,
    created: column.time,
  })

  return {
    async find(orderId: string): Promise<OrderDocument | undefined> {
      return readOne(documents, { where: { orderId } })
    },

    /** Returns all documents of a case's orders by order id, also those that no client requested. */
    async allOf(searchId: string): Promise<Map<string, OrderDocument>> {
      const options = { replacements: { searchId }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<OrderDocument>(READ_DOCUMENTS, options)
      return new Map(rows.map((row) => [row.orderId, row]))
    },

    /** Finds the document with this reference on its pages, if its order belongs to this account. */
    async findByReference(
      accountId: string,
      reference: string,
    ): Promise<{ document: OrderDocument; order: OrderOfCase } | undefined> {
      const document = await readOne(documents, { where: { reference } })
      if (!document) return undefined
      const order = await orderOfCase(document.orderId)
      return order?.accountId === accountId ? { document, order } : undefined
    },

    orderOfCase,

    /** Returns the names and owners of these orders, without erased ones. */
    async namesOf(orderIds: string[]): Promise<Map<string, OrderName>> {
      if (orderIds.length === 0) return new Map()
      const options = { replacements: { orderIds }, type: QueryTypes.SELECT } as const
      const rows = await sequelize.query<Omit<OrderName, 'identifier'> & { identifier: string }>(READ_NAMES, options)
      return new Map(
        rows.map(({ identifier, ...row }) => [
          row.orderId,
          { ...row, identifier: JSON.parse(identifier) as CaseIdentifier },
        ]),
      )
    },

    /**
     * Stores an order's document, whose files have arrived, unless the order has one; returns whether it did. A
     * reference already in use throws.
     * @throws Gone when the order or what arrived for it was erased
     */
    async keepOnce(document: Omit<OrderDocumentRow, 'downloadedAt' | 'created'>): Promise<boolean> {
      try {
        await inTransaction(sequelize, async (tx) => {
          await arrivals.settle(document.orderId, [document.originalKey, document.stampedKey], tx)
          await documents.create({ ...document, downloadedAt: null, created: Date.now() }, { transaction: tx })
        })
        return true
      } catch (error) {
        const isStored = isDuplicate(error) && (await readOne(documents, { where: { orderId: document.orderId } }))
        if (isStored) return false
        throw error
      }
    },

    /** Lists all documents by their orders' ids, after one of these. */
    listAfter(orderId: string, most: number): Promise<OrderDocument[]> {
      return readAll(documents, { where: { orderId: { [Op.gt]: orderId } }, order: ['orderId'], limit: most })
    },

    /** Forgets a lost document, which can be fetched again. Its charge stays. */
    async forget(orderId: string): Promise<void> {
      await documents.destroy({ where: { orderId } })
    },

    /** Records the delivery of the document; returns whether it was the first. */
    async deliver(orderId: string, at: number, tx: Tx): Promise<boolean> {
      const [changed] = await documents.update(
        { downloadedAt: at },
        { where: { orderId, downloadedAt: null }, transaction: tx },
      )
      return changed === 1
    },
  }

  async function orderOfCase(orderId: string): Promise<OrderOfCase | undefined> {
    const [row] = await sequelize.query<OrderOfCaseRow>(READ_ORDER_OF_CASE, {
      replacements: { orderId },
      type: QueryTypes.SELECT,
    })
    if (!row) return undefined
    const { accountId, searchId, courtCase, identityKey, knownSince, ...written } = row
    const { number, orderDate, judge, orderType, reference } = written
    const optional = Object.entries({ judge, orderType, reference }).filter(([, value]) => value !== null)
    return {
      orderId,
      accountId,
      searchId,
      order: { number, orderDate, ...Object.fromEntries(optional) },
      knownSince,
      courtCase: JSON.parse(courtCase) as CourtCase,
      identityKey,
    }
  }
}

const READ_DOCUMENTS = `
  SELECT d.order_id AS orderId, d.reference, d.original_key AS originalKey, d.stamped_key AS stampedKey, d.pages,
    d.retrieved_at AS retrievedAt, d.downloaded_at AS downloadedAt
  FROM order_documents d JOIN orders o ON o.id = d.order_id
  WHERE o.looked_up_case_id = :searchId`
const READ_NAMES = `
  SELECT o.id AS orderId, c.account_id AS accountId, a.name AS accountName, CAST(JSON_EXTRACT(c.court_case, '$.identifier') AS CHAR) AS identifier,
    o.number, o.order_date AS orderDate, d.created AS storedAt
  FROM orders o JOIN looked_up_cases c ON c.id = o.looked_up_case_id JOIN accounts a ON a.id = c.account_id
    LEFT JOIN order_documents d ON d.order_id = o.id
  WHERE o.id IN (:orderIds)`
const READ_ORDER_OF_CASE = `
  SELECT c.account_id AS accountId, c.id AS searchId, c.court_case AS courtCase, c.identity_key AS identityKey,
    o.created AS knownSince, o.number, o.order_date AS orderDate, o.judge, o.order_type AS orderType, o.reference
  FROM orders o JOIN looked_up_cases c ON c.id = o.looked_up_case_id WHERE o.id = :orderId`

interface OrderOfCaseRow {
  accountId: string
  searchId: string
  courtCase: string
  identityKey: string
  knownSince: number
  number: string
  orderDate: string
  judge: string | null
  orderType: string | null
  reference: string | null
}
