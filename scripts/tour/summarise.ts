import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Tour } from './chapter.ts'

/** The longest that the summary of three short orders may take. */
const PATIENCE_MS = 180_000

const CASE = { courtType: 'HC', cnr: 'DLHC019000012024' }

const LookedUpCase = z.object({ searchId: z.string(), orders: z.array(z.object({ orderId: z.string() })) })
const Summary = z.object({
  _id: z.string(),
  status: z.enum(['PENDING', 'COMPLETE', 'FAILED']),
  riskLevel: z.string(),
  caseSummary: z.string(),
  riskJustification: z.string(),
  orderSummaries: z.array(
    z.object({ orderId: z.string(), evidence: z.array(z.object({ quote: z.string(), page: z.int() })) }),
  ),
  error: z.string().nullable(),
})
type Summary = z.infer<typeof Summary>
const StoredCase = z.object({ latestSummary: Summary.nullable() })

/** Has a case summarised, and shows a quote that supports a statement. */
export async function summarise(tour: Tour): Promise<void> {
  const { searchId, orders } = LookedUpCase.parse(
    (await tour.call('POST', '/case-lookup', { caseIdentifier: CASE })).body,
  )
  tour.print(`POST /case-lookup/summarize: the case with its ${orders.length} orders`)
  const begun = await tour.call('POST', '/case-lookup/summarize', { searchId })
  const { _id, status } = z.object({ _id: z.string(), status: z.string() }).parse(begun.body)
  tour.check('the response is immediate: PENDING (200)', begun.status === 200 && status === 'PENDING')

  const summary = await ended(tour, _id)
  tour.check('the summary is complete', summary.status === 'COMPLETE')
  tour.print(`    ${summary.riskLevel}: ${summary.riskJustification}`)
  tour.print(`    ${summary.caseSummary}`)
  const [evidence] = summary.orderSummaries.flatMap((order) => order.evidence)
  tour.print(`    page ${evidence?.page} of its first order: “${evidence?.quote}”`)
  const quoted = summary.orderSummaries.filter((order) => order.evidence.length > 0)
  tour.check('every order is summarised with quotes', quoted.length === orders.length)
  const { latestSummary } = StoredCase.parse((await tour.call('GET', `/case-lookup/${searchId}`)).body)
  tour.check('the stored case has it as its latest summary', latestSummary?._id === _id)
}

async function ended(tour: Tour, id: string): Promise<Summary> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(200)) {
    const summary = Summary.parse((await tour.call('GET', `/case-lookup/summarize/${id}`)).body)
    if (summary.status !== 'PENDING' || Date.now() > until) return summary
  }
}
