import type { SummaryAnswer } from '../../api/summaries/present-summary.ts'
import { type LookedUp, lookUp } from './orders.ts'
import type { Service } from './service.ts'
import { until } from './until.ts'

export type PolledSummary = SummaryAnswer & { searchId: string }

/** Begins a summary; gives its id. */
export async function summarize(service: Service, key: string, searchId: string): Promise<string> {
  const answer = await service.call('POST /case-lookup/summarize', { key, body: { searchId } })
  if (answer.status !== 200) throw new Error(`the summary was refused: ${JSON.stringify(answer.body)}`)
  return (answer.body as { _id: string })._id
}

export async function readSummary(service: Service, key: string, id: string): Promise<PolledSummary> {
  return (await service.call(`GET /case-lookup/summarize/${id}`, { key })).body as PolledSummary
}

/** Polls a summary until it has ended. */
export function ended(service: Service, key: string, id: string): Promise<PolledSummary> {
  return until(
    () => readSummary(service, key, id),
    ({ status }) => status !== 'PENDING',
  )
}

/** Looks a case up, has it summarised, and waits for the end. */
export async function summaryOf(
  service: Service,
  key: string,
  caseIdentifier: object,
): Promise<LookedUp & { summary: PolledSummary }> {
  const found = await lookUp(service, key, caseIdentifier)
  return { ...found, summary: await ended(service, key, await summarize(service, key, found.searchId)) }
}
