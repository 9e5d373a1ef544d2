import { Op, QueryTypes, type Sequelize } from 'sequelize'
import type { IsoDate } from '../../domain/case.ts'
import { Gone } from '../../domain/gone.ts'
import type { ModelUsage } from '../../domain/model-answer.ts'
import { eraseInJson, eraserOf } from '../../domain/privacy/erasure.ts'
import type { RiskLevel } from '../../domain/risk/levels.ts'
import { type CaseItems, NO_ITEMS } from '../../domain/summaries/brief/case-brief.ts'
import { type DueDirection, dueDirections, lastDueBy } from '../../domain/summaries/brief/due-directions.ts'
import type { SummarisedOrder } from '../../domain/summaries/summarised-order.ts'
import { isSummaryFailure, SUMMARY_FAILURES, type SummaryFailure } from '../../domain/summaries/summary-failure.ts'
import { batchLoader } from '../base/batch-loader.ts'
import { column, newId, readAll, readOne, type Tx, table } from '../base/table.ts'

interface CaseSummaryRow {
  id: string
  accountId: string
  lookedUpCaseId: string
  apiKeyId: string | null
  status: SummaryStatus
  riskLevel: RiskLevel
  caseSummary: string
  riskJustification: string
  orderSummaries: string
  items: string | null
  lastDueBy: IsoDate | null
  error: string | null
  inputTokens: number
  outputTokens: number
  costPaise: number
  deadlineAt: number
  generatedAt: number
  created: number
}

export type CaseSummaries = ReturnType<typeof caseSummariesRepository>

export const SUMMARY_STATUSES = ['PENDING', 'COMPLETE', 'FAILED'] as const
export type SummaryStatus = (typeof SUMMARY_STATUSES)[number]

/** What a summary says once it is COMPLETE. */
export interface WrittenSummary {
  riskLevel: RiskLevel
  caseSummary: string
  riskJustification: string
  orderSummaries: SummarisedOrder[]
  /** What a reader acts on. */
  items: CaseItems
}

export interface StoredSummary extends WrittenSummary {
  id: string
  searchId: string
  status: SummaryStatus
  error: string | null
  /** When it was asked for, and once it has ended when that was; epoch ms. */
  generatedAt: number
}

/** What somebody wants summarised. */
export interface WantedSummary {
  accountId: string
  searchId: string
  /** Who is charged in the usage ledger. */
  apiKeyId: string | null
}

/** A summary as those who work on it need it, with what it has cost so far. */
export interface SummaryTask extends WantedSummary {
  status: SummaryStatus
  /** Whether its client sees it as FAILED, because nobody ended it in its time. */
  isOverdue: boolean
  /** Why it failed; null for one that has not, so far. */
  failure: SummaryFailure | null
  usage: ModelUsage
}

/**
 * A summary's workflow ends it at its deadline. One that nobody ended so long after is FAILED all the same, whatever became of the
 * workflow: a client must not wait for ever.
 */
const GRACE_MS = 60_000

/** Summaries of looked-up cases: a new one for every request; the one that was generated last is shown with its case. */
export function caseSummariesRepository(sequelize: Sequelize) {
  const summaries = table<CaseSummaryRow>(sequelize, 'case_summaries', ['id'], {
    id: column.id,
    accountId: column.id,
    lookedUpCaseId: column.id,
    apiKeyId: column.id,
    status: column.text(10),
    riskLevel: column.text(20),
    caseSummary: column.long,
    riskJustification: column.long,
    orderSummaries: column.long,
    items: column.long,
    lastDueBy: column.day,
    error: column.text(500),
    inputTokens: column.whole,
    outputTokens: column.whole,
    costPaise: column.whole,
    deadlineAt: column.time,
    generatedAt: column.time,
    created: column.time,
  })

  const findLatest = batchLoader(async (searchIds) => {
    const rows = await sequelize.query<LatestSummaryRow & { searchId: string }>(READ_LATEST, {
      replacements: { searchIds },
      type: QueryTypes.SELECT,
    })
    return new Map(rows.map(({ searchId, ...row }) => [searchId, latestSummaryIn(row, searchId)]))
  })

  return {
    /** Opens a summary as PENDING; returns its id. */
    async create({ accountId, searchId, apiKeyId }: WantedSummary, deadlineAt: number, tx: Tx): Promise<string> {
      const [id, now] = [newId(), Date.now()]
      await summaries.create(
        {
          id,
          accountId,
          lookedUpCaseId: searchId,
          apiKeyId,
          status: 'PENDING',
          riskLevel: 'UNCLASSIFIED',
          caseSummary: '',
          riskJustification: '',
          orderSummaries: '[]',
          items: null,
          lastDueBy: null,
          error: null,
          inputTokens: 0,
          outputTokens: 0,
          costPaise: 0,
          deadlineAt,
          generatedAt: now,
          created: now,
        },
        { transaction: tx },
      )
      return id
    },

    /** An account's summary. */
    async find(accountId: string, id: string): Promise<StoredSummary | undefined> {
      const row = await readOne(summaries, { where: { id, accountId } })
      return row && readRow(row)
    },

    /** The summary of a looked-up case that was generated last; those that failed or are under way do not count. */
    latestOf: (searchId: string): Promise<StoredSummary | undefined> => findLatest(searchId),

    /** The directions in an account's latest summaries that fall due from one day to another, the nearest first. */
    async dueDirections(accountId: string, days: { from: IsoDate; to: IsoDate }, tx: Tx): Promise<DueDirection[]> {
      const rows = await sequelize.query<{ searchId: string; items: string }>(READ_DUE, {
        replacements: { accountId, from: days.from },
        type: QueryTypes.SELECT,
        transaction: tx,
      })
      return rows
        .flatMap(({ searchId, items }) => dueDirections(searchId, (JSON.parse(items) as CaseItems).directions, days))
        .toSorted((one, other) => one.dueBy.localeCompare(other.dueBy))
        .slice(0, MOST_DUE)
    },

    /** What a summary is about and has cost so far. */
    async task(id: string, tx?: Tx): Promise<SummaryTask> {
      const row = await readOne(summaries, { where: { id }, transaction: tx ?? null })
      if (!row) throw new Gone('summary')
      const { accountId, lookedUpCaseId: searchId, apiKeyId, status, inputTokens, outputTokens, costPaise } = row
      const usage = { inputTokens, outputTokens, costPaise }
      return { accountId, searchId, apiKeyId, status, isOverdue: isOverdue(row), failure: failureOf(row), usage }
    },

    /** The next summaries after one that are under way since before an instant. */
    async listPending(after: string, since: number, most: number): Promise<string[]> {
      const where = { status: 'PENDING' as const, id: { [Op.gt]: after }, created: { [Op.lt]: since } }
      const rows = await readAll(summaries, { attributes: ['id'], where, order: ['id'], limit: most })
      return rows.map(({ id }) => id)
    },

    /** Adds what one answer of a model cost. */
    async addUsage(id: string, { inputTokens, outputTokens, costPaise }: ModelUsage, tx?: Tx): Promise<void> {
      const options = { where: { id }, transaction: tx ?? null }
      await summaries.increment({ inputTokens, outputTokens, costPaise }, options)
    },

    /** Completes a PENDING summary; false, and nothing changed, for one that has ended or is past its time. */
    async complete(id: string, written: WrittenSummary, tx: Tx): Promise<boolean> {
      const now = Date.now()
      const [changed] = await summaries.update(
        {
          ...written,
          orderSummaries: JSON.stringify(written.orderSummaries),
          items: JSON.stringify(written.items),
          lastDueBy: lastDueBy(written.items.directions),
          status: 'COMPLETE',
          generatedAt: now,
        },
        { where: { id, status: 'PENDING', deadlineAt: { [Op.gte]: now - GRACE_MS } }, transaction: tx },
      )
      return changed === 1
    },

    /** Erases names from the summaries of a case. */
    async eraseNames(searchId: string, names: readonly string[], tx: Tx): Promise<void> {
      const { erase } = eraserOf(names)
      const attributes = ['id', 'caseSummary', 'riskJustification', 'orderSummaries', 'items']
      const where = { lookedUpCaseId: searchId, status: 'COMPLETE' as const }
      for (const row of await readAll(summaries, { attributes, where, lock: true, transaction: tx })) {
        const erased = {
          caseSummary: erase(row.caseSummary),
          riskJustification: erase(row.riskJustification),
          orderSummaries: JSON.stringify(eraseInJson(JSON.parse(row.orderSummaries), erase)),
          items: row.items === null ? null : JSON.stringify(eraseInJson(JSON.parse(row.items), erase)),
        }
        await summaries.update(erased, { where: { id: row.id }, transaction: tx })
      }
    },

    /** Ends a PENDING summary as FAILED; false, and nothing changed, for one that has ended. */
    async fail(id: string, reason: SummaryFailure, tx: Tx): Promise<boolean> {
      const [changed] = await summaries.update(
        { status: 'FAILED', error: SUMMARY_FAILURES[reason], generatedAt: Date.now() },
        { where: { id, status: 'PENDING' }, transaction: tx },
      )
      return changed === 1
    },
  }
}

/** The row keeps the sentence that its client reads. */
function failureOf(row: CaseSummaryRow): SummaryFailure | null {
  if (isOverdue(row)) return 'NOT_IN_TIME'
  if (row.status !== 'FAILED') return null
  const [name] = Object.entries(SUMMARY_FAILURES).find(([, sentence]) => sentence === row.error) ?? []
  return isSummaryFailure(name) ? name : 'INTERNAL_ERROR'
}

type ReadRow = Pick<
  CaseSummaryRow,
  | 'id'
  | 'lookedUpCaseId'
  | 'status'
  | 'riskLevel'
  | 'caseSummary'
  | 'riskJustification'
  | 'orderSummaries'
  | 'items'
  | 'error'
  | 'deadlineAt'
  | 'generatedAt'
>

/** Rows of earlier versions have no statements. */
type StoredOrder = Omit<SummarisedOrder, 'statements'> & Partial<Pick<SummarisedOrder, 'statements'>>

function readRow({ lookedUpCaseId: searchId, orderSummaries, items, deadlineAt, ...row }: ReadRow): StoredSummary {
  const { id, status, riskLevel, caseSummary, riskJustification, error, generatedAt } = row
  return {
    id,
    searchId,
    riskLevel,
    caseSummary,
    riskJustification,
    orderSummaries: (JSON.parse(orderSummaries) as StoredOrder[]).map((order) => ({ statements: [], ...order })),
    // Summaries of earlier versions have none.
    items: items === null ? NO_ITEMS : (JSON.parse(items) as CaseItems),
    ...(isOverdue({ status, deadlineAt })
      ? { status: 'FAILED', error: SUMMARY_FAILURES.NOT_IN_TIME, generatedAt: deadlineAt + GRACE_MS }
      : { status, error, generatedAt }),
  }
}

function isOverdue({ status, deadlineAt }: Pick<CaseSummaryRow, 'status' | 'deadlineAt'>): boolean {
  return status === 'PENDING' && Date.now() > deadlineAt + GRACE_MS
}

/** The latest summary `s` of a looked-up case `c`, for statements that read it with its case. */
export const LATEST_SUMMARY = {
  columns: `s.id AS summaryId, s.status, s.risk_level AS riskLevel, s.case_summary AS caseSummary,
    s.risk_justification AS riskJustification, s.order_summaries AS orderSummaries, s.items, s.error, s.deadline_at AS deadlineAt,
    s.generated_at AS generatedAt`,
  join: `case_summaries s ON s.account_id = c.account_id AND s.id = (
    SELECT latest.id FROM case_summaries latest
    WHERE latest.account_id = c.account_id AND latest.looked_up_case_id = c.id AND latest.status = 'COMPLETE'
    ORDER BY latest.generated_at DESC, latest.id DESC LIMIT 1)`,
}

/** Its columns. */
export type LatestSummaryRow = Omit<ReadRow, 'id' | 'lookedUpCaseId'> & { summaryId: string }

/** The summary in a row of its case. */
export function latestSummaryIn({ summaryId: id, ...row }: LatestSummaryRow, lookedUpCaseId: string): StoredSummary {
  return readRow({ ...row, id, lookedUpCaseId })
}

/** More are no help in one evening. */
const MOST_DUE = 100

const READ_DUE = `
  SELECT s.looked_up_case_id AS searchId, s.items FROM case_summaries s
  WHERE s.account_id = :accountId AND s.last_due_by >= :from AND s.id = (
    SELECT latest.id FROM case_summaries latest
    WHERE latest.account_id = s.account_id AND latest.looked_up_case_id = s.looked_up_case_id AND latest.status = 'COMPLETE'
    ORDER BY latest.generated_at DESC, latest.id DESC LIMIT 1)`

const READ_LATEST = `
  SELECT c.id AS searchId, ${LATEST_SUMMARY.columns}
  FROM looked_up_cases c JOIN ${LATEST_SUMMARY.join} WHERE c.id IN (:searchIds)`
