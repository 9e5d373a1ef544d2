import type { CheapAnswer } from '../../../domain/case-tracking/due.ts'
import type { SourceAnswer } from '../../../domain/source.ts'
import type { CallOptions } from '../provider-call.ts'
import type { EcourtsIndia } from './client.ts'

/** The most CNRs in one question about visits (`bulk-refresh-status`). */
const CNRS_A_QUESTION = 50

/** Asks of all these cases whether a cause list names them, and when the provider last visited their courts. */
export async function readChanges(
  { readListings, readRefreshStatus }: EcourtsIndia,
  cnrs: readonly string[],
  options: CallOptions,
): Promise<SourceAnswer<Map<string, CheapAnswer>>> {
  const listed = await readListings(cnrs, options)
  if (listed.kind !== 'found') return listed
  const answers = new Map<string, CheapAnswer>(
    listed.value.cases.map(({ cnr, listing }) => [cnr, listing ? { listedOn: listing.date } : {}]),
  )
  for (let at = 0; at < cnrs.length; at += CNRS_A_QUESTION) {
    const visited = await readRefreshStatus(cnrs.slice(at, at + CNRS_A_QUESTION), options)
    if (visited.kind !== 'found') return visited
    for (const { cnr, status, requestedAt } of visited.value.statuses) {
      const answer = answers.get(cnr)
      if (answer && status === 'COMPLETED' && requestedAt !== undefined) answer.visitedAt = requestedAt
    }
  }
  return { ...listed, value: answers }
}
