import { servesFairly, UNFAIR } from '../platform/fairness.ts'
import type { WorkerServices } from './services.ts'

/**
 * Warns once when Temporal does not serve the accounts round-robin. The service works without it; a worker that cannot
 * find out logs nothing.
 */
export async function noticeUnfairness({
  configuration,
  temporal,
  log,
}: Pick<WorkerServices, 'configuration' | 'temporal' | 'log'>): Promise<void> {
  try {
    if ((await servesFairly(temporal, configuration.TASK_QUEUE_PREFIX)) === false) log.warn(UNFAIR)
  } catch (err) {
    log.debug({ err }, 'could not find out whether accounts are served in turn')
  }
}
