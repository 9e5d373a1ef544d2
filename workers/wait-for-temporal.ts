import { setTimeout as sleep } from 'node:timers/promises'
import { TransportError } from '@temporalio/worker'
import { ConfigurationError } from '../platform/configuration.ts'
import type { Log } from '../platform/log.ts'
import { TEMPORAL_TROUBLES, type Temporal, troubleOf } from '../platform/temporal.ts'

interface Services {
  temporal: Temporal
  log: Log
}

/** How often a worker that waits looks again: work that piled up meanwhile begins a second after Temporal is back. */
const CHECK_INTERVAL_MS = 1_000

/** Temporal may go away again between two steps of a start; one that is there whenever it is asked, and fails a step so often, is not away. */
const MAX_ATTEMPTS = 10

/**
 * Waits while Temporal is away, says so once, and once more when it is back.
 * @throws ConfigurationError when it lacks the namespace or search attributes, or refuses the key: waiting does not help
 */
export async function waitForTemporal({ temporal, log }: Services): Promise<void> {
  if (!(await isAway(temporal))) return
  log.error('Temporal is not reachable, the worker waits for it')
  do await sleep(CHECK_INTERVAL_MS)
  while (await isAway(temporal))
  log.info('Temporal is reachable, the worker starts')
}

/** Takes a step of the start that needs Temporal, and takes it again when that was away. */
export async function patiently<T>(services: Services, step: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step()
    } catch (error) {
      const meansAway = error instanceof TransportError || troubleOf(error) === 'AWAY'
      if (!meansAway || attempt === MAX_ATTEMPTS) throw error
      await sleep(CHECK_INTERVAL_MS)
      await waitForTemporal(services)
    }
  }
}

async function isAway(temporal: Temporal): Promise<boolean> {
  const trouble = await temporal.findTrouble()
  if (trouble !== undefined && trouble !== 'AWAY') throw new ConfigurationError(TEMPORAL_TROUBLES[trouble])
  return trouble === 'AWAY'
}
