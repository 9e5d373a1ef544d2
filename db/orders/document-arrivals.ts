import { Op, QueryTypes, type Sequelize } from 'sequelize'
import { Gone } from '../../domain/gone.ts'
import { column, readAll, type Tx, table } from '../base/table.ts'
import { inTransaction } from '../base/transaction.ts'

/** A document that was stored for an order which does not have it yet, or never got it. */
export interface DocumentArrival {
  orderId: string
  /** The SHA-256 of its bytes. Empty for the fetch itself, without which nothing can arrive. */
  documentKey: string
  created: number
}

/**
 * What is stored for orders before they have it. Each file is noted before it is stored, so that whoever erases an order finds its files; once
 * its fetch is erased, nothing arrives any more.
 */
export function documentArrivalsRepository(sequelize: Sequelize) {
  const arrivals = table<DocumentArrival>(sequelize, 'document_arrivals', ['orderId', 'documentKey'], {
    orderId: column.id,
    documentKey: column.text(64),
    created: column.time,
  })

  /** Keeps erasures of the order away until the transaction ends. */
  function holdOrder(orderId: string, tx: Tx): Promise<object[]> {
    const options = { replacements: { orderId }, type: QueryTypes.SELECT, transaction: tx } as const
    return sequelize.query(HOLD_ORDER, options)
  }

  return {
    /** A document of this order is being fetched. */
    async begin(orderId: string): Promise<void> {
      await inTransaction(sequelize, async (tx) => {
        if ((await holdOrder(orderId, tx)).length === 0) throw new Gone('order')
        const row = { orderId, documentKey: FETCH, created: Date.now() }
        await arrivals.bulkCreate([row], { updateOnDuplicate: ['created'], transaction: tx })
      })
    },

    /**
     * A document is about to be stored for this order.
     * @throws Gone when the fetch was erased: it must not be stored
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
     * These documents are the order's from now on, in the transaction that says so.
     * @throws Gone when one of them was erased meanwhile
     */
    async settle(orderId: string, documentKeys: readonly string[], tx: Tx): Promise<void> {
      await holdOrder(orderId, tx)
      const keys = [...new Set([FETCH, ...documentKeys])]
      const settled = await arrivals.destroy({ where: { orderId, documentKey: keys }, transaction: tx })
      if (settled < keys.length) throw new Gone('order')
    },

    /** What has waited for its order since before an instant, epoch ms; oldest first. */
    listOlder(before: number, most: number): Promise<DocumentArrival[]> {
      return readAll(arrivals, { where: { created: { [Op.lt]: before } }, order: ['created'], limit: most })
    },

    /** Whether anybody but this arrival has its file. */
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

/** In the place of a key: the fetch of a document, as long as none has arrived. */
const FETCH = ''

const HOLD_ORDER = 'SELECT id FROM orders WHERE id = :orderId LOCK IN SHARE MODE'

/** Who has a file: an order, an export, or an order that is about to have it. */
export const HAS_FILE = `SELECT 1 FROM order_documents WHERE original_key = :key
  UNION SELECT 1 FROM order_documents WHERE stamped_key = :key UNION SELECT 1 FROM export_files WHERE file_key = :key
  UNION SELECT 1 FROM document_arrivals WHERE document_key = :key`
const NEEDED = `${HAS_FILE} AND order_id <> :orderId LIMIT 1`
