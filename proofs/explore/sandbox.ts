import vm from 'node:vm'
import { TypedSearchAttributes } from '@temporalio/common'
import type { coresdk } from '@temporalio/proto'
import { ReusableVMWorkflow } from '@temporalio/worker/lib/workflow/reusable-vm.js'
import { injectGlobals, setUnhandledRejectionHandler } from '@temporalio/worker/lib/workflow/vm-shared.js'

export type Activation = coresdk.workflow_activation.IWorkflowActivation
export type Completion = coresdk.workflow_completion.IWorkflowActivationCompletion

export interface RunIdentity {
  workflowType: string
  workflowId: string
  runId: string
  /** When the first and this run began, epoch ms. */
  startedAt: number
  runStartedAt: number
}

/** A run of a workflow in memory, as a worker keeps it. */
export interface CachedRun {
  activate(activation: Activation): Promise<Completion>
  dispose(): Promise<void>
}

export interface Sandbox {
  /** Begins a run, or its replay. There is one at a time: the one before must have been disposed of. */
  begin(run: RunIdentity): CachedRun
}

/** The task queue of all runs; the others' names are made of it. */
export const TASK_QUEUE = 'explored-core'

const runs = new Map<string, ReusableVMWorkflow>()
let hearsRejections = false

/**
 * Runs workflows of a bundle in the VM that the SDK's workers run them in, without a worker and without a server. Modules are
 * loaded once, where a worker loads ours for each run: that takes longer than a run does. What a module remembered from one run would be in the next, and
 * be found as a difference on replay. The globals are given to the modules beside the SDK's.
 */
export function openSandbox(bundle: string, globals: object = {}): Sandbox {
  if (!hearsRejections) setUnhandledRejectionHandler((runId) => runs.get(runId))
  hearsRejections = true

  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, { microtaskMode: 'afterEvaluate' })
  context.__webpack_module_cache__ = {}
  injectGlobals(context)
  Object.assign(context, globals)
  // Nobody reads the stacks of thrown errors here, and they take a fifth of the time.
  vm.runInContext('Error.stackTraceLimit = 0', context)
  new vm.Script(bundle, { filename: 'workflows.js' }).runInContext(context)

  const script = new vm.Script('__TEMPORAL__.api[__called](...__given)')
  const call =
    (name: string) =>
    (...given: unknown[]) => {
      context.__called = name
      context.__given = given
      return script.runInContext(context)
    }
  const api = {
    initRuntime: call('initRuntime'),
    initialize: call('initialize'),
    activate: call('activate'),
    concludeActivation: call('concludeActivation'),
    tryUnblockConditions: call('tryUnblockConditions'),
    dispose: call('dispose'),
    destroy: call('destroy'),
  }

  return {
    begin(run) {
      api.initRuntime(creationOf(run))
      const workflow = new ReusableVMWorkflow(run.runId, context, context.__TEMPORAL_ACTIVATOR__, api)
      runs.set(run.runId, workflow)
      return {
        activate: (activation) => workflow.activate(activation),
        async dispose() {
          runs.delete(run.runId)
          await workflow.dispose()
        },
      }
    },
  }
}

/** What a worker tells the runtime of a new run. */
function creationOf({ workflowType, workflowId, runId, startedAt, runStartedAt }: RunIdentity) {
  return {
    info: {
      workflowId,
      runId,
      workflowType,
      searchAttributes: {},
      typedSearchAttributes: new TypedSearchAttributes(),
      taskQueue: TASK_QUEUE,
      namespace: 'explored',
      firstExecutionRunId: runId,
      originalExecutionRunId: runId,
      startTime: new Date(startedAt),
      runStartTime: new Date(runStartedAt),
      taskTimeoutMs: 10_000,
      attempt: 1,
      historyLength: 0,
      historySize: 0,
      continueAsNewSuggested: false,
      unsafe: { now: Date.now, isReplaying: false, isReplayingHistoryEvents: false },
    },
    randomnessSeed: [1, 2, 3, 4, 5, 6, 7, 8],
    now: runStartedAt,
    showStackTraceSources: false,
    sourceMap: { version: 3, sources: [], names: [], mappings: '', file: '' },
    getTimeOfDay: () => 0n,
    registeredActivityNames: new Set(),
    stackTracesEnabled: false,
  }
}
