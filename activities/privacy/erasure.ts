import { setTimeout as passTime } from 'node:timers/promises'
import { cancellationSignal } from '@temporalio/activity'
import { WorkflowNotFoundError } from '@temporalio/client'
import type { Database } from '../../db/database.ts'
import type { Erasure } from '../../db/privacy/erasures.ts'
import { asCounts } from '../../db/privacy/things.ts'
import type { DocumentStore } from '../../documents/store.ts'
import { caseRef } from '../../domain/courts/case-ref.ts'
import type { ErasureReport, NameCursor, TableCount } from '../../domain/privacy/erasure.ts'
import type { Temporal } from '../../platform/temporal.ts'
import { orderFetchId } from '../../workflows/orders/order-fetch.messages.ts'
import { withFileLock } from '../shared/file-lock.ts'
import { withHeartbeat } from '../shared/heartbeat.ts'
import { exportsShowing } from './exports-showing.ts'

export type ErasureActivities = ReturnType<typeof createErasureActivities>

/**
 * How long one activity runs before its workflow starts the next: few enough of them for a history, short enough to
 * repeat.
 */
const RUN_MS = 60_000
/** Items per read, and concurrent deletions of workflows. */
const AT_ONCE = 20
/** Runs listed at once for this many workflows. The index still shows deleted ones, which must not hide the others. */
const MAX_RUNS = 400
/** Temporal deletes a workflow with a short delay. */
const GONE_WITHIN_MS = 10_000
const POLL_INTERVAL_MS = 100

interface Dependencies {
  db: Database
  store: DocumentStore
  temporal: Temporal
}

interface Input {
  erasureId: string
}

/** The activities of the `erasure` workflow. Idempotent: erased data is not found again. */
export function createErasureActivities({ db, store, temporal }: Dependencies) {
  const { erasures, erasedThings, erasedNames, shownExports } = db

  async function addTo(
    erasureId: string,
    what: 'found' | 'erased' | 'left',
    rows: readonly TableCount[],
  ): Promise<void> {
    if (rows.length === 0) return
    const { report } = await erasures.get(erasureId)
    const before = report[what] ?? []
    await erasures.report(erasureId, { ...report, [what]: added(before, rows) })
  }

  async function change(erasureId: string, changed: (report: ErasureReport) => Partial<ErasureReport>): Promise<void> {
    const { report } = await erasures.get(erasureId)
    await erasures.report(erasureId, { ...report, ...changed(report) })
  }

  const rootsOf = (erasure: Erasure) => erasedThings.rootsOf(erasure, erasure.identityKeys)

  /** Returns all runs of the workflows about the account or the entity itself. */
  async function runsOf({ kind, accountId, thingId }: Erasure): Promise<Run[]> {
    if (kind === 'ACCOUNT') return runsBy(`AccountId = '${accountId}'`)
    return kind === 'ENTITY' ? runsBy(`EntityId = '${thingId}'`) : []
  }

  async function runsBy(query: string, most = AT_ONCE): Promise<Run[]> {
    const runs: Run[] = []
    for await (const { workflowId, runId } of temporal.client.workflow.list({ query })) {
      runs.push({ workflowId, runId })
      if (runs.length === most) break
    }
    return runs
  }

  async function isThere({ workflowId, runId }: Run): Promise<boolean> {
    try {
      await temporal.client.workflow.getHandle(workflowId, runId).describe()
      return true
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) return false
      throw error
    }
  }

  /** Ends a run if it is open, and deletes its history. Returns whether it existed. */
  async function deleteRun(run: Run): Promise<boolean> {
    if (!(await isThere(run))) return false
    const { connection, client } = temporal
    const { namespace } = client.options
    await connection.workflowService.deleteWorkflowExecution({ namespace, workflowExecution: run })
    for (const until = Date.now() + GONE_WITHIN_MS; await isThere(run); ) {
      if (Date.now() > until) throw new Error('Temporal has not deleted a workflow in time')
      await passTime(POLL_INTERVAL_MS, undefined, { signal: cancellationSignal() })
    }
    return true
  }

  /** Deletes every run of some workflows, in parallel: Temporal takes a moment for each. Returns the number of runs. */
  async function deleteWorkflows(workflowIds: readonly string[]): Promise<number> {
    const latest = await Promise.all(workflowIds.map(deleteLatest))
    const ids = workflowIds.map((id) => `'${id.replaceAll("'", "\\'")}'`)
    let deleted = latest.reduce((sum, runs) => sum + runs, 0)
    for (let some = -1; some !== 0; deleted += some)
      some = await deleteRuns(await runsBy(`WorkflowId IN (${ids.join(', ')})`, MAX_RUNS))
    return deleted
  }

  /**
   * Deletes the latest run of a workflow first, so that no other follows it; the namespace's index knows the earlier
   * ones.
   */
  async function deleteLatest(workflowId: string): Promise<number> {
    await db.outbox.clear(workflowId)
    let deleted = 0
    while (await deleteRun({ workflowId })) deleted++
    return deleted
  }

  async function deleteRuns(runs: readonly Run[]): Promise<number> {
    const deleted = await Promise.all(runs.map(deleteRun))
    return deleted.filter((wasThere) => wasThere).length
  }

  /** Searches batches of texts for a while. */
  async function lookOn(
    { erasureId, cursor }: Input & { cursor: NameCursor | null },
    options: { erase: boolean; into: 'found' | 'erased' | 'left' },
  ): Promise<{ rows: number; next: NameCursor | null }> {
    const { names, accountId } = await erasures.get(erasureId)
    if (names.length === 0) return { rows: 0, next: null }
    const counts: TableCount[] = []
    let next = cursor
    const until = Date.now() + RUN_MS
    do {
      const portion = await erasedNames.portion({ erasureId, names, accountId }, next, options.erase)
      counts.push(portion.found)
      for (const entities of portion.entities) counts.push(...(await erasedThings.eraseThings(erasureId, entities)))
      next = portion.next
      cancellationSignal().throwIfAborted()
    } while (next !== null && Date.now() < until)
    const found = added([], counts)
    await addTo(erasureId, options.into, found)
    return { rows: found.reduce((sum, { rows }) => sum + rows, 0), next }
  }

  /**
   * Deletes the rows of documents that are erased with a row that named the person. Ends their fetches before, so that
   * none begins again; a document being stored is recorded with its order, or refused.
   */
  async function eraseDocuments(erasureId: string): Promise<void> {
    const next = () => erasures.nextItems(erasureId, 'DOCUMENT', AT_ONCE)
    for (let orderIds = await next(); orderIds.length > 0; orderIds = await next()) {
      await deleteWorkflows(orderIds.map(orderFetchId))
      const counts = await erasedThings.eraseThings(erasureId, { thing: 'document', ids: orderIds, accountId: null })
      await addTo(erasureId, 'erased', added([], counts))
      await erasures.settleItems(erasureId, 'DOCUMENT', orderIds)
    }
  }

  /** Deletes a file without an owner, with the text read from it. Returns whether it was deleted. */
  async function removeUnused(key: string): Promise<boolean> {
    return withFileLock(db, key, async () => {
      if (await erasedThings.hasDocument(key)) return false
      await store.remove(key)
      await erasedThings.forgetDocument(key)
      return true
    })
  }

  /** Deletes the recorded files of a kind. Returns how many. */
  async function removeFiles(erasureId: string, kind: 'FILE' | 'GUEST_FILE'): Promise<number> {
    let removed = 0
    const next = () => erasures.nextItems(erasureId, kind, AT_ONCE)
    for (let keys = await next(); keys.length > 0; keys = await next()) {
      removed += (await Promise.all(keys.map(removeUnused))).filter((isRemoved) => isRemoved).length
      await erasures.settleItems(erasureId, kind, keys)
    }
    return removed
  }

  return {
    /** Counts the existing data, and closes the subject, unless this is a dry run. */
    beginErasure: ({ erasureId }: Input): Promise<{ isDone: boolean }> =>
      withHeartbeat(async () => {
        const erasure = await erasures.get(erasureId)
        const { kind, accountId, names, identityKeys, dryRun } = erasure
        const found = await erasedThings.count(await rootsOf(erasure))
        await change(erasureId, () => ({ found }))
        if (dryRun) return { isDone: true }
        if (kind === 'ACCOUNT' && accountId !== null) await erasedThings.closeAccount(accountId)
        await erasures.suppress(accountId, { caseRefs: identityKeys.map(caseRef), names })
        return { isDone: false }
      }),

    /** Ends and deletes the workflows of the subject. Those that have gone in the meantime are not counted. */
    eraseWorkflows: ({ erasureId }: Input): Promise<void> =>
      withHeartbeat(async () => {
        const erasure = await erasures.get(erasureId)
        let workflows = 0
        for (let runs = await runsOf(erasure); runs.length > 0; runs = await runsOf(erasure)) {
          const deleted = await deleteWorkflows([...new Set(runs.map(({ workflowId }) => workflowId))])
          // The namespace's index may still show deleted runs.
          if (deleted === 0) break
          workflows += deleted
        }
        for (let items = await next(); items.length > 0; items = await next()) {
          workflows += await deleteWorkflows(items)
          await erasures.settleItems(erasureId, 'WORKFLOW', items)
        }
        await change(erasureId, (report) => ({ workflows: report.workflows + workflows }))

        function next() {
          return erasures.nextItems(erasureId, 'WORKFLOW', AT_ONCE)
        }
      }),

    /** Deletes rows for a while. Returns whether there are more. */
    eraseRows: ({ erasureId }: Input): Promise<boolean> =>
      withHeartbeat(async () => {
        const until = Date.now() + RUN_MS
        const counts: TableCount[] = []
        let isLeft = false
        for (const root of await rootsOf(await erasures.get(erasureId)))
          for (let more = true; more; ) {
            const portion = await erasedThings.erasePortion(erasureId, root)
            counts.push(...portion.rows)
            more = portion.more && Date.now() < until
            isLeft ||= portion.more && !more
            cancellationSignal().throwIfAborted()
          }
        await addTo(erasureId, 'erased', added([], counts))
        return isLeft
      }),

    /** Erases a person's name from texts for a while, and the records that are erased as a whole with it. */
    eraseNames: (input: Input & { cursor: NameCursor | null }) =>
      withHeartbeat(() => lookOn(input, { erase: true, into: 'erased' })),

    /** Counts the rows that name a person, for a while. */
    countNames: ({ into, ...input }: Input & { cursor: NameCursor | null; into: 'found' | 'left' }) =>
      withHeartbeat(() => lookOn(input, { erase: false, into })),

    /** Deletes documents of rows that named the person, exports that show erased data, and files without an owner. */
    eraseFiles: ({ erasureId }: Input): Promise<void> =>
      withHeartbeat(async () => {
        const erasure = await erasures.get(erasureId)
        await eraseDocuments(erasureId)
        for (const shown of await exportsShowing(erasure, { db, store }))
          await shownExports.end(erasureId, shown, erasure.accountId)
        await removeFiles(erasureId, 'GUEST_FILE')
        const files = await removeFiles(erasureId, 'FILE')
        await change(erasureId, (report) => ({ files: report.files + files }))
      }),

    /** Counts the remaining rows, documents and workflows. */
    checkErasure: ({ erasureId }: Input): Promise<{ left: number }> =>
      withHeartbeat(async () => {
        const erasure = await erasures.get(erasureId)
        const open = await Promise.all((await runsOf(erasure)).map(isThere))
        const outside = [
          { table: 'Temporal', rows: open.filter((isOpen) => isOpen).length },
          { table: 'documents', rows: (await exportsShowing(erasure, { db, store })).length },
        ]
        const left = [...(await erasedThings.count(await rootsOf(erasure))), ...outside].filter(({ rows }) => rows > 0)
        await change(erasureId, () => ({ left }))
        return { left: left.reduce((sum, { rows }) => sum + rows, 0) }
      }),

    /** Ends the erasure. Returns the number of remaining rows. */
    async endErasure({ erasureId }: Input): Promise<number> {
      const { report } = await erasures.get(erasureId)
      const left = (report.left ?? []).reduce((sum, { rows }) => sum + rows, 0)
      await erasures.end(erasureId, left === 0 ? 'COMPLETE' : 'FAILED', report)
      return left
    },

    async failErasure({ erasureId }: Input): Promise<void> {
      const { report } = await erasures.get(erasureId)
      await erasures.end(erasureId, 'FAILED', report)
    },
  }
}

interface Run {
  workflowId: string
  runId?: string
}

function added(before: readonly TableCount[], rows: readonly TableCount[]): TableCount[] {
  return asCounts([...before, ...rows].filter((each) => each.rows > 0).map((each) => [each.table, each.rows]))
}
