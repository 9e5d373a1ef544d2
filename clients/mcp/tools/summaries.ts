import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { CourtPulse, PolledCaseSummary } from '../../typescript/index.ts'
import { addTool } from '../tool.ts'

/** Adds the tools for summaries of looked-up cases, which cite the order's sentence and page for each sentence. */
export function addSummaryTools(server: McpServer, { cases, summaries }: CourtPulse): void {
  addTool(
    server,
    {
      name: 'summarize_case',
      title: 'Summarize a looked-up case',
      description:
        'Starts a summary of a looked-up case from its orders and returns its _id. It takes minutes. ' +
        'Read it with read_case_summary. Each call starts a new summary.',
      input: z.strictObject({ searchId: z.string() }),
      cost: 'one summary of the account, at each call',
    },
    (body) => summaries.start(body),
  )
  addTool(
    server,
    {
      name: 'read_case_summary',
      title: 'Read a case summary',
      description:
        'Returns a summary. While its status is PENDING, read it again later. Each sentence of an order stands with its evidence: the ' +
        "order's own sentence and its page. voice says whose words a sentence reports: of the court, of a party, or not clear from the " +
        'order. Cite the page when you use a sentence; read_order_text shows it.',
      input: z.strictObject({ _id: z.string().meta({ description: 'The _id from summarize_case.' }) }),
      cost: null,
    },
    async ({ _id }) => {
      const { orderSummaries, ...summary } = await summaries.get({ id: _id })
      return { ...summary, orders: orderSummaries.map(withEvidence) }
    },
  )
  addTool(
    server,
    {
      name: 'read_case_directions',
      title: 'Read what must be done in a case',
      description:
        'Answers what must be done in a looked-up case, by its latest summary: who has to do what by when, what is protected meanwhile and ' +
        'the next date, each with its quote, page and order. dueBy is a reckoning from the order and derivation says how it was made; null ' +
        'where the order does not say when the time begins. A day in the past does not mean that nothing was done. directions is null for ' +
        'a case without a summary: start one with summarize_case.',
      input: z.strictObject({ searchId: z.string() }),
      cost: null,
    },
    async ({ searchId }) => {
      const { latestSummary } = await cases.get({ searchId })
      if (!latestSummary) return { searchId, directions: null }
      const { _id, generatedAt, directions, interimRelief, nextDate } = latestSummary
      return { searchId, summaryId: _id, summarisedAt: generatedAt, directions, interimRelief, nextDate }
    },
  )
}

type OrderSummary = PolledCaseSummary['orderSummaries'][number]

/**
 * Returns the sentences of an order, each with its evidence. An order without a document has only the sentence that
 * says so.
 */
function withEvidence({ orderId, orderDate, summary, evidence, statements, pages }: OrderSummary) {
  const sentences = statements.map(({ evidence: places, ...statement }) => ({
    ...statement,
    evidence: places.flatMap((place) => evidence[place] ?? []),
  }))
  return { orderId, orderDate, ...(sentences.length > 0 ? { sentences } : { summary }), pages }
}
