import { isGrpcServiceError, ServiceError } from '@temporalio/client'
import { msToTs, tsToMs } from '@temporalio/common/lib/time.js'
import { SEARCH_ATTRIBUTES } from '../domain/search-attributes.ts'
import { servesFairly, UNFAIR } from './fairness.ts'
import { isTooOld, LEAST_SERVER, serverVersion, type Temporal, troubleOf } from './temporal.ts'

/** How long Temporal keeps the histories of closed workflows: a week, as long as the raw answers that they led to. */
const RETENTION_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

/** A new namespace is known to every server within seconds. */
const NAMESPACE_READY_MS = 30_000
const RETRY_MS = 500

/** Permission denied, unimplemented: Temporal Cloud lets clients do some of this only in its console and CLI. */
const NOT_FOR_CLIENTS = [7, 12]

/** The server's number for Keyword. */
const KEYWORD = 2

/**
 * One step of the set-up: what was found or done, in a sentence. The service cannot work with a `problem` that is
 * `needed`.
 */
export type SetupStep = { done: string } | { problem: string; needed: boolean }

/**
 * Sets up the environment's namespace for this deployment: creates it, raises its retention, adds the search
 * attributes, and tests whether accounts are served round-robin. Existing settings stay. Yields each step when it is
 * done.
 * @throws a Temporal error when the server cannot be reached
 */
export async function* setUpTemporal(temporal: Temporal, taskQueuePrefix: string): AsyncGenerator<SetupStep> {
  const { namespace } = temporal.client.options
  const { workflowService, operatorService } = temporal.connection
  const version = await serverVersion(temporal.connection)
  if (isTooOld(version)) {
    yield { problem: `Temporal Server ${version} is too old. ${LEAST_SERVER} or newer is needed.`, needed: true }
    return
  }
  yield { done: `Temporal Server ${version}` }

  yield await attempt(`namespace ${namespace}`, makeNamespace, {
    problem: `The namespace ${namespace} does not exist and cannot be created here. Create it with a retention of ${RETENTION_DAYS} days (in Temporal Cloud: in its console).`,
    needed: true,
  })
  yield await attempt(`histories are kept for at least ${RETENTION_DAYS} days`, raiseRetention, {
    problem: `The retention of ${namespace} is shorter than ${RETENTION_DAYS} days and cannot be changed here. Links of the backoffice to older workflows lead nowhere.`,
    needed: false,
  })
  const names = Object.values(SEARCH_ATTRIBUTES).map(({ name }) => name)
  yield await attempt(`search attributes ${names.join(', ')}`, addSearchAttributes, {
    problem: `Search attributes cannot be added here. Add ${names.join(', ')} as Keyword (in Temporal Cloud: in its console). Without them no workflow starts.`,
    needed: true,
  })
  const fair = await servesFairly(temporal, taskQueuePrefix)
  if (fair === false) yield { problem: UNFAIR, needed: false }
  if (fair === true) yield { done: 'accounts are served in turn' }

  async function makeNamespace(): Promise<void> {
    try {
      await workflowService.describeNamespace({ namespace })
      return
    } catch (error) {
      if (troubleOf(error) !== 'NAMESPACE_MISSING') throw error
    }
    await workflowService.registerNamespace({
      namespace,
      workflowExecutionRetentionPeriod: msToTs(RETENTION_DAYS * DAY_MS),
    })
    await onceKnown(() => workflowService.describeNamespace({ namespace }))
  }

  async function raiseRetention(): Promise<void> {
    const { config } = await workflowService.describeNamespace({ namespace })
    const days = config?.workflowExecutionRetentionTtl
    if (days && tsToMs(days) >= RETENTION_DAYS * DAY_MS) return
    const workflowExecutionRetentionTtl = msToTs(RETENTION_DAYS * DAY_MS)
    await workflowService.updateNamespace({ namespace, config: { workflowExecutionRetentionTtl } })
  }

  async function addSearchAttributes(): Promise<void> {
    const { customAttributes } = await onceKnown(() => operatorService.listSearchAttributes({ namespace }))
    const missing = names.filter((name) => !(name in customAttributes))
    if (missing.length === 0) return
    const searchAttributes = Object.fromEntries(missing.map((name) => [name, KEYWORD]))
    await onceKnown(() => operatorService.addSearchAttributes({ namespace, searchAttributes }))
  }
}

/** Takes a step; returns the problem if this server does not let clients take it. */
async function attempt(done: string, step: () => Promise<void>, problem: SetupStep): Promise<SetupStep> {
  try {
    await step()
    return { done }
  } catch (error) {
    const status = error instanceof ServiceError ? error.cause : error
    if (isGrpcServiceError(status) && NOT_FOR_CLIENTS.includes(status.code)) return problem
    throw error
  }
}

/** Retries until the server knows the new namespace. */
async function onceKnown<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + NAMESPACE_READY_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (troubleOf(error) !== 'NAMESPACE_MISSING' || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}
