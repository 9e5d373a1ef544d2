import { proxyActivities, setCurrentDetails } from '@temporalio/workflow'
import type { AbandonedPage, EndAbandonedWorkActivities } from '../../activities/operations/end-abandoned-work.ts'
import type { LostWorkActivities } from '../../activities/operations/lost-work.ts'
import type { NamespaceGuardActivities } from '../../activities/operations/namespace-guard.ts'
import { OPTIONS } from '../shared/activity-options.ts'

type Activities = EndAbandonedWorkActivities & LostWorkActivities & NamespaceGuardActivities

const work = proxyActivities<Activities>(OPTIONS.endAbandonedWork)

/** The input of an operator who runs it by hand. */
export interface EndAbandonedWorkInput {
  /**
   * States that this is the right namespace although it knows almost none of the workflows that should be open: they
   * were lost.
   */
  namespaceIsRight?: boolean
}

/**
 * Ends or restarts work whose workflow is gone. Searches, summaries, imports, exports and erasures end as FAILED;
 * deliveries, notices, onboardings and backfills begin again; captchas expire; idle reviews end. Started every ten
 * minutes by a schedule; does nothing in a namespace that may be the wrong one. Ends with the number of records handled.
 */
export async function endAbandonedWork(input?: EndAbandonedWorkInput): Promise<number> {
  if (!(await work.isNamespaceRight({ isVouchedFor: input?.namespaceIsRight === true }))) {
    setCurrentDetails('nothing was done because this may be the wrong namespace; see the alarm NAMESPACE_DOUBTFUL')
    return 0
  }
  const searches = await pageByPage('historical searches', work.endAbandonedSearches)
  const summaries = await pageByPage('summaries', work.endAbandonedSummaries)
  const imports = await pageByPage('imports', work.endAbandonedImports)
  const files = await pageByPage('exports', work.endAbandonedExports)
  const erasures = await pageByPage('erasures', work.endAbandonedErasures)
  const ended = searches + summaries + imports + files + erasures
  const deliveries = await pageByPage('webhook deliveries', work.restartDeliveries)
  const notices = await pageByPage('notices', work.restartNotices)
  const onboardings = await pageByPage('onboardings', work.restartOnboardings)
  const backfills = await pageByPage('backfills', work.restartLooks)
  const pictures = await pageByPage('captchas', work.giveUpCaptchas)
  setCurrentDetails('checking reviews')
  const reviews = await work.endIdleReviews()
  setCurrentDetails(
    `${ended} ended; restarted: ${deliveries} deliveries, ${notices} notices, ${onboardings} onboardings, ${backfills} backfills; ${pictures} pictures withdrawn, ${reviews} reviews ended`,
  )
  return ended + deliveries + notices + onboardings + backfills + pictures + reviews
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
