import { Op, type Sequelize } from 'sequelize'
import type { OrderSummary } from '../../domain/summaries/types.ts'
import { column, isDuplicate, readAll, readOne, type Tx, table } from '../base/table.ts'
import { OF_AN_ORDER } from './of-an-order.ts'

interface OrderSummaryRow extends SummaryKey {
  /** Counted from 1; 0 is the summary of the whole document. */
  part: number
  summary: string
  created: number
}

/** What a summary of an order was made of: the court's bytes (their SHA-256), and the prompt with its model. */
export interface SummaryKey {
  documentKey: string
  version: string
}

const WHOLE = 0

/**
 * Checked summaries of orders' documents, and of the parts of long ones. They belong to the bytes and not to an account: the same
 * document is summarised once, whoever asks.
 */
export function orderSummariesRepository(sequelize: Sequelize) {
  const summaries = table<OrderSummaryRow>(sequelize, 'order_summaries', ['documentKey', 'version', 'part'], {
    documentKey: column.text(64),
    version: column.key,
    part: column.whole,
    summary: column.long,
    created: column.time,
  })

  return {
    /** The summary of a whole document. */
    async find({ documentKey, version }: SummaryKey): Promise<OrderSummary | undefined> {
      const row = await readOne(summaries, { where: { documentKey, version, part: WHOLE } })
      return row && summaryIn(row)
    },

    /** Keeps the summary of a whole document, unless that was erased meanwhile; what was kept of its parts is not needed any more. One that is there stays. */
    async keep({ documentKey, version }: SummaryKey, summary: OrderSummary, tx?: Tx): Promise<void> {
      await insert({ documentKey, version }, WHOLE, summary, tx)
      const where = { documentKey, version, part: { [Op.gt]: WHOLE } }
      await summaries.destroy({ where, transaction: tx ?? null })
    },

    /** Keeps the summary of one part of a document, counted from 1. One that is there stays. */
    keepPart: (key: SummaryKey, part: number, summary: OrderSummary, tx?: Tx) => insert(key, part, summary, tx),

    /** The summaries of a document's parts, in their order. */
    async parts({ documentKey, version }: SummaryKey): Promise<OrderSummary[]> {
      const where = { documentKey, version, part: { [Op.gt]: WHOLE } }
      return (await readAll(summaries, { where, order: ['part'] })).map(summaryIn)
    },

    async hasPart({ documentKey, version }: SummaryKey, part: number): Promise<boolean> {
      return (await summaries.count({ where: { documentKey, version, part } })) > 0
    },
  }

  async function insert(
    { documentKey, version }: SummaryKey,
    part: number,
    summary: OrderSummary,
    tx: Tx | undefined,
  ): Promise<void> {
    try {
      const row = { documentKey, version, part, summary: JSON.stringify(summary), created: Date.now() }
      await sequelize.query(KEEP, { replacements: row, transaction: tx ?? null })
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
  }
}

const KEEP = `INSERT INTO order_summaries (document_key, version, part, summary, created)
  SELECT :documentKey, :version, :part, :summary, :created FROM ${OF_AN_ORDER}`

function summaryIn({ summary }: OrderSummaryRow): OrderSummary {
  return JSON.parse(summary) as OrderSummary
}
