import { randomUUID } from 'node:crypto'
import { type TestDatabase, testStack } from '../../../test/support/stack.ts'

/**
 * The settings of a benchmark's API and worker: a separate database and task queues on the servers that `npm run proofs
 * -- bench` started, and the additions of `own`. Clients of the benchmark also find Temporal by them.
 */
export function benchSettings<Own extends Record<string, string>>({ url }: TestDatabase, own: Own) {
  const { temporal, workflowBundle } = testStack()
  const servers = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace }
  Object.assign(process.env, servers)
  return {
    ...servers,
    DATABASE_URL: url,
    TASK_QUEUE_PREFIX: `bench-${randomUUID().slice(0, 8)}`,
    WORKFLOW_BUNDLE: workflowBundle,
    SIGNING_SECRET: randomUUID() + randomUUID(),
    ...own,
  }
}

/** Both providers at one address, as fast as they answer and for nothing. */
export function providersAt(baseUrl: string) {
  return {
    ECOURTSINDIA_BASE_URL: `${baseUrl}/ecourtsindia`,
    ECOURTSINDIA_TOKEN: `eci_live_${'0'.repeat(32)}`,
    ECOURTSINDIA_REQUESTS_PER_MINUTE: '1000000',
    ECOURTSINDIA_PRICES: '{"search": 0}',
    ATTESTR_BASE_URL: `${baseUrl}/attestr`,
    ATTESTR_TOKEN: 'bench',
    ATTESTR_REQUESTS_PER_MINUTE: '1000000',
    ATTESTR_PRICES: '{"caseDetails": 0, "businessSearch": 0}',
  }
}

export const NO_PROVIDERS = { ATTESTR: 'off', ECOURTSINDIA: 'off' }
