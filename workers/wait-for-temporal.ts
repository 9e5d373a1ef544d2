import { setTimeout as sleep } from 'node:timers/promises'
import { TransportError } from '@temporalio/worker'
import { ConfigurationError } from '../platform/configuration.ts'
import type { Log } from '../platform/log.ts'
import { TEMPORAL_TROUBLES, type Temporal, troubleOf } from '../platform/temporal.ts'

interface Services {
  temporal: Temporal
  log: Log
}

/** How often a waiting worker checks again: accumulated work begins a second after Temporal is back. */
const CHECK_INTERVAL_MS = 1_000

/**
 * Temporal may fail again between two steps of a start. If it answers every check and a step still fails this often, it
 * is not down.
 */
const MAX_ATTEMPTS = 10

/**
 * Waits while Temporal is down, and logs once that it is and once that it is back.
 * @throws ConfigurationError when it lacks the namespace or search attributes, or refuses the key: waiting does not
 * help
 */
export async function waitForTemporal({ temporal, log }: Services): Promise<void> {
  if (!(await isAway(temporal))) return
  log.error('Temporal is not reachable, the worker waits for it')
  do await sleep(CHECK_INTERVAL_MS)
  while (await isAway(temporal))
  log.info('Temporal is reachable, the worker starts')
}

/** Takes a step of the start that needs Temporal, and repeats it if Temporal was down. */
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
