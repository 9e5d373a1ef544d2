import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { Gone } from '../../domain/gone.ts'
import { column, readAll, type Tx, table } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'

/** A stored document whose order does not refer to it yet, or never did. */
export interface DocumentArrival {
  orderId: string
  /** The SHA-256 of its bytes. Empty for the fetch itself, without which no document can arrive. */
  documentKey: string
  created: number
}

/**
 * Documents stored for orders that do not refer to them yet. Each file is recorded before it is stored, so that an
 * erasure of the order finds it; after the fetch is erased, no document arrives any more.
 */
export function documentArrivalsRepository(sequelize: Sequelize) {
  const arrivals = table<DocumentArrival>(sequelize, 'document_arrivals', ['orderId', 'documentKey'], {
    orderId: column.id,
    documentKey: column.text(64),
    created: column.time,
  })

  /** Blocks erasures of the order until the transaction ends. */
  function holdOrder(orderId: string, tx: Tx): Promise<object[]> {
    const options = { replacements: { orderId }, type: QueryTypes.SELECT, transaction: tx } as const
    return sequelize.query(HOLD_ORDER, options)
  }

  return {
    /** Records that a document of this order is being fetched. */
    async begin(orderId: string): Promise<void> {
      await inTransaction(sequelize, async (tx) => {
        if ((await holdOrder(orderId, tx)).length === 0) throw new Gone('order')
        const row = { orderId, documentKey: FETCH, created: Date.now() }
        await arrivals.bulkCreate([row], { updateOnDuplicate: ['created'], transaction: tx })
      })
    },

    /**
     * Records that a document is about to be stored for this order.
     * @throws Gone when the fetch was erased: the document must not be stored
     */
    async note(orderId: string, documentKey: string): Promise<void> {
      await inTransaction(sequelize, async (tx) => {
        await holdOrder(orderId, tx)
        const isFetched = await arrivals.count({ where: { orderId, documentKey: FETCH }, transaction: tx })
        if (isFetched === 0) throw new Gone('order')
        const row = { orderId, documentKey, created: Date.now() }
        await arrivals.bulkCreate([row], { updateOnDuplicate: ['created'], transaction: tx })
      })
    },

    /**
     * Removes these arrivals in the transaction that gives the documents to the order.
     * @throws Gone when one of them was erased in the meantime
     */
    async settle(orderId: string, documentKeys: readonly string[], tx: Tx): Promise<void> {
      await holdOrder(orderId, tx)
      const keys = [...new Set([FETCH, ...documentKeys])]
      const settled = await arrivals.destroy({ where: { orderId, documentKey: keys }, transaction: tx })
      if (settled < keys.length) throw new Gone('order')
    },

    /** Lists arrivals from before an instant, epoch ms; oldest first. */
    listOlder(before: number, most: number): Promise<DocumentArrival[]> {
      return readAll(arrivals, { where: { created: { [Op.lt]: before } }, order: ['created'], limit: most })
    },

    /** Returns whether any record except this arrival refers to its file. */
    async isNeeded({ orderId, documentKey }: DocumentArrival): Promise<boolean> {
      const options = { replacements: { orderId, key: documentKey }, type: QueryTypes.SELECT } as const
      return documentKey === FETCH || (await sequelize.query(NEEDED, options)).length > 0
    },

    async forget({ orderId, documentKey }: DocumentArrival): Promise<void> {
      await arrivals.destroy({ where: { orderId, documentKey } })
    },
  }
}

export type DocumentArrivals = ReturnType<typeof documentArrivalsRepository>

/** Used instead of a key: the fetch of a document that has not arrived yet. */
const FETCH = ''

const HOLD_ORDER = 'SELECT id FROM orders WHERE id = :orderId LOCK IN SHARE MODE'

/** The owners of a file: an order, an export, or an order about to refer to it. */
export const HAS_FILE = `SELECT 1 FROM order_documents WHERE original_key = :key
  UNION SELECT 1 FROM order_documents WHERE stamped_key = :key UNION SELECT 1 FROM export_files WHERE file_key = :key
  UNION SELECT 1 FROM document_arrivals WHERE document_key = :key`
const NEEDED = `${HAS_FILE} AND order_id <> :orderId LIMIT 1`
