import { proxyActivities } from '@temporalio/workflow'
import type { AbandonedPage, EndAbandonedWorkActivities } from '../activities/end-abandoned-work.ts'
import { OPTIONS } from './options.ts'

const { endAbandonedSearches, endAbandonedSummaries, endAbandonedImports, endAbandonedExports } =
  proxyActivities<EndAbandonedWorkActivities>(OPTIONS.endAbandonedWork)

/**
 * Ends as FAILED what its workflow has left under way: an operator terminated the workflow, or its history is gone. Started every ten
 * minutes by a schedule; work that goes on is left alone. Ends with the number of things ended.
 */
export async function endAbandonedWork(): Promise<number> {
  const searches = await pageByPage(endAbandonedSearches)
  const summaries = await pageByPage(endAbandonedSummaries)
  const imports = await pageByPage(endAbandonedImports)
  return searches + summaries + imports + (await pageByPage(endAbandonedExports))
}

async function pageByPage(endPage: (from: { after: string }) => Promise<AbandonedPage>): Promise<number> {
  let ended = 0
  let after: string | null = ''
  while (after !== null) {
    const page: AbandonedPage = await endPage({ after })
    ended += page.ended
    after = page.last
  }
  return ended
}
