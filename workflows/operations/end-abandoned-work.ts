import { proxyActivities, setCurrentDetails } from '@temporalio/workflow'
import type { AbandonedPage, EndAbandonedWorkActivities } from '../../activities/operations/end-abandoned-work.ts'
import type { LostWorkActivities } from '../../activities/operations/lost-work.ts'
import type { NamespaceGuardActivities } from '../../activities/operations/namespace-guard.ts'
import { OPTIONS } from '../shared/options.ts'

type Activities = EndAbandonedWorkActivities & LostWorkActivities & NamespaceGuardActivities

const work = proxyActivities<Activities>(OPTIONS.endAbandonedWork)

/** What an operator may say who runs it by hand. */
export interface EndAbandonedWorkInput {
  /** That this is the namespace where the workflows are, though it knows nearly none of those that should be open: they were lost. */
  namespaceIsRight?: boolean
}

/**
 * Looks after work whose workflow is gone: an operator ended it, or its history is lost. Searches, summaries, imports and exports are ended
 * as FAILED; webhook deliveries, onboardings and looks into the past are begun again; pictures leave the reviewers' list; and reviews that
 * nobody can give a verdict on any more end. Started every ten minutes by a schedule; work that goes on is left alone, and all of it
 * where the namespace may be another one. Ends with the number of things it did.
 */
export async function endAbandonedWork(input?: EndAbandonedWorkInput): Promise<number> {
  if (!(await work.isNamespaceRight({ isVouchedFor: input?.namespaceIsRight === true }))) {
    setCurrentDetails('nothing was done because this may be the wrong namespace; see the alarm NAMESPACE_DOUBTFUL')
    return 0
  }
  const searches = await pageByPage('historical searches', work.endAbandonedSearches)
  const summaries = await pageByPage('summaries', work.endAbandonedSummaries)
  const imports = await pageByPage('imports', work.endAbandonedImports)
  const ended = searches + summaries + imports + (await pageByPage('exports', work.endAbandonedExports))
  const deliveries = await pageByPage('webhook deliveries', work.restartDeliveries)
  const onboardings = await pageByPage('onboardings', work.restartOnboardings)
  const backfills = await pageByPage('backfills', work.restartLooks)
  const pictures = await pageByPage('captchas', work.giveUpCaptchas)
  setCurrentDetails('checking reviews')
  const reviews = await work.endIdleReviews()
  setCurrentDetails(
    `${ended} ended; restarted: ${deliveries} deliveries, ${onboardings} onboardings, ${backfills} backfills; ${pictures} pictures withdrawn, ${reviews} reviews ended`,
  )
  return ended + deliveries + onboardings + backfills + pictures + reviews
}

async function pageByPage(what: string, doPage: (from: { after: string }) => Promise<AbandonedPage>): Promise<number> {
  setCurrentDetails(`checking ${what}`)
  let done = 0
  let after: string | null = ''
  while (after !== null) {
    const page: AbandonedPage = await doPage({ after })
    done += page.ended
    after = page.last
  }
  return done
}
