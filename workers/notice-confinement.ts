import { isolation } from '../documents/confinement.ts'
import { createBrowser } from '../sources/court-sites/browser.ts'
import type { WorkerServices } from './services.ts'

const HOW =
  'Let the user of the worker make namespaces, see docs/operations/deploying.md#namespaces-for-browsers-and-documents'
const NOT_ISOLATED = `the programs that read documents can reach the network, as they get no namespace of their own. ${HOW}`
const NO_BROWSER = `no browser starts, so that no court site can be visited. Check CHROMIUM_PATH. ${HOW}`

/** The queues whose work reads PDFs of others. */
const READ_DOCUMENTS: readonly string[] = ['documents', 'lists']
/** For work in a browser that does nothing: it is only started. */
const AT_ONCE_MS = 1_000

/** Warns once of what a worker of these queues lacks here: isolation for documents, or a browser. It works on as well as it can. */
export async function noticeConfinement(
  { configuration, log }: Pick<WorkerServices, 'configuration' | 'log'>,
  queues: readonly string[],
): Promise<void> {
  if (queues.some((queue) => READ_DOCUMENTS.includes(queue)) && !(await isolation())) log.warn(NOT_ISOLATED)
  if (!configuration.COURT_SITES || !queues.some((queue) => queue.startsWith('source-courts/'))) return
  const browser = createBrowser({ executablePath: configuration.CHROMIUM_PATH, hosts: [] })
  try {
    await browser.inContext(async () => {}, { limitMs: AT_ONCE_MS, inTurn: (visit) => visit() })
  } catch (err) {
    log.warn({ err }, NO_BROWSER)
  } finally {
    await browser.close()
  }
}
