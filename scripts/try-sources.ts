import { judgeTrials, type PlannedTrial, planTrials, trySource } from '../activities/operations/source-trial.ts'
import type { Database } from '../db/database.ts'
import { isCourtSite } from '../domain/case-sources.ts'
import { identifierOfCnr } from '../domain/courts/cnr.ts'
import type { Trial } from '../domain/operations/source-trial.ts'
import { type Configuration, enabledSources } from '../platform/configuration.ts'
import { createLog } from '../platform/log.ts'
import { createBrowser } from '../sources/court-sites/browser.ts'
import { createCourtSites } from '../sources/court-sites/client.ts'
import { siteHosts } from '../sources/court-sites/sites.ts'
import type { Gateway } from '../sources/gateway/gateway.ts'
import { questionToSite, type TrialQuestion } from '../sources/trial-questions.ts'
import { trialQuestions } from '../workers/open-provider.ts'
import { operatorGateway } from './operator-gateway.ts'

/**
 * Tries every source that is switched on with one case: one question of each kind. Without `pays` it only returns what
 * that can cost.
 */
export async function trySources(
  db: Database,
  configuration: Configuration,
  cnr: string,
  { pays }: { pays: boolean },
): Promise<{ mostPaise: number; trials: (Trial & { source: string })[] }> {
  const named = identifierOfCnr(cnr)
  if (!named) throw new Error('Name the CNR of a case whose record and orders you may read.')
  const log = createLog('admin', 'silent')
  const gateway = operatorGateway(db, configuration)
  const hosts = siteHosts(configuration.COURT_SITES_BASE_URL)
  const browser = createBrowser({ executablePath: configuration.CHROMIUM_PATH, hosts })
  const questionsTo = (source: PlannedTrial['source'], over: Gateway): TrialQuestion[] =>
    isCourtSite(source)
      ? [questionToSite(createCourtSites(browser, over, configuration.COURT_SITES_BASE_URL))]
      : trialQuestions(source, configuration, over)
  try {
    const trials: (Trial & { source: string })[] = []
    for (const { source, identifier } of await planTrials(db, enabledSources(configuration), named)) {
      const questionsOver = (over: Gateway) => questionsTo(source, over)
      const tried: Trial[] = pays
        ? await trySource({ db, gateway, questionsOver }, identifier, new AbortController().signal)
        : questionsOver(gateway).map(({ ask: _, ...question }) => question)
      if (pays) await judgeTrials({ db, log }, source, tried)
      trials.push(...tried.map((trial) => ({ source, ...trial })))
    }
    return { mostPaise: trials.reduce((sum, trial) => sum + trial.mostPaise, 0), trials }
  } finally {
    await browser.close()
  }
}
