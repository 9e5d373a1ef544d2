import { isolation } from '../documents/confinement.ts'
import type { WorkerServices } from './services.ts'

const NO_NAMESPACES =
  'the user of this worker can make no namespaces: programs that read documents can reach the network, and browsers start only for root. ' +
  'Allow namespaces, see docs/operations/deploying.md#namespaces-for-browsers-and-documents'

/**
 * Warns that a worker which reads documents or visits courts cannot confine these programs here. It works on as well as
 * it can.
 */
export async function noticeConfinement(
  { configuration, log }: Pick<WorkerServices, 'configuration' | 'log'>,
  queues: readonly string[],
): Promise<void> {
  const confines = queues.some(
    (queue) =>
      queue === 'documents' || queue === 'lists' || (configuration.COURT_SITES && queue.startsWith('source-courts/')),
  )
  if (confines && !(await isolation())) log.warn(NO_NAMESPACES)
}
