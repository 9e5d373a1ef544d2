import { InterceptingCall, type Interceptor, RequesterBuilder } from '@grpc/grpc-js'
import { Connection, defaultGrpcRetryOptions, makeGrpcRetryInterceptor } from '@temporalio/client'
import { msToTs } from '@temporalio/common/lib/time.js'
import proto, { type temporal } from '@temporalio/proto'
import { testStack } from './stack.ts'

const { enums, workflowservice } = proto.temporal.api

type Skipping = temporal.api.common.v1.ITimeSkippingConfig
type Start = temporal.api.workflowservice.v1.IStartWorkflowExecutionRequest

/**
 * Says for each workflow that is started whether its waiting is skipped; undefined leaves it in real time. Children and
 * continue-as-new inherit it. The server jumps to the next timer whenever no activity or child is running, also past the moment
 * at which a test wanted to signal: start such a workflow in real time and move it with `fastForward`.
 */
export type PickSkipping = (start: Start) => Skipping | undefined

/** After this many jumps in a chain of runs the server goes back to real time without a word; its own default is 200. */
const MAX_JUMPS = 100_000

export const SKIP_ALL_WAITING: Skipping = { enabled: true, maxSessionSkipCount: MAX_JUMPS }

/** A connection to the test server whose starts skip their waiting, or as `pick` says. */
export function connectSkippingTime(pick: PickSkipping = () => SKIP_ALL_WAITING): Promise<Connection> {
  return Connection.connect({
    address: testStack().temporal.address,
    // Interceptors given here replace the default one, which sends a request again after a passing failure.
    interceptors: [skipTime(pick), makeGrpcRetryInterceptor(defaultGrpcRetryOptions())],
  })
}

/** Switches skipping on or off for a running workflow. */
export async function setSkipping(connection: Connection, workflowId: string, skipping: Skipping): Promise<void> {
  await connection.workflowService.updateWorkflowExecutionOptions({
    namespace: testStack().temporal.namespace,
    workflowExecution: { workflowId },
    workflowExecutionOptions: { timeSkippingConfig: skipping },
    updateMask: { paths: ['time_skipping_config'] },
  })
}

/**
 * Moves a running workflow's clock on by exactly `ms`, running the timers on the way, and leaves it in real time again.
 * @throws when the workflow ends before that time
 */
export async function fastForward(connection: Connection, workflowId: string, ms: number): Promise<void> {
  const id = `fast-forward-${process.pid}-${++fastForwards}`
  await setSkipping(connection, workflowId, { ...SKIP_ALL_WAITING, fastForwardConfig: { id, duration: msToTs(ms) } })
  const { FAST_FORWARD_POLLING_RESULT_POLL_TIMEOUT, FAST_FORWARD_POLLING_RESULT_FAST_FORWARD_FAILED } =
    enums.v1.FastForwardPollingResult
  for (;;) {
    const { fastForwardPollingResult: result, failedReason } =
      await connection.workflowService.pollWorkflowExecutionTimeSkipping({
        namespace: testStack().temporal.namespace,
        workflowExecution: { workflowId },
        fastForwardId: id,
      })
    if (result === FAST_FORWARD_POLLING_RESULT_FAST_FORWARD_FAILED) throw new Error(`${workflowId}: ${failedReason}`)
    if (result !== FAST_FORWARD_POLLING_RESULT_POLL_TIMEOUT) return
  }
}
let fastForwards = 0

/** Adds time skipping to every request that starts a workflow; the SDK's client has no field for it. */
function skipTime(pick: PickSkipping): Interceptor {
  return (options, next) => {
    const withTimeSkipping = WITH_TIME_SKIPPING[options.method_definition.path.split('/').at(-1) ?? '']
    const requester = new RequesterBuilder()
    if (withTimeSkipping) requester.withSendMessage((message, send) => send(withTimeSkipping(message, pick)))
    return new InterceptingCall(next(options), requester.build())
  }
}

/** By method: adds time skipping to its request, as bytes. */
const WITH_TIME_SKIPPING: Record<string, (message: Uint8Array, pick: PickSkipping) => Uint8Array> = {
  StartWorkflowExecution(message, pick) {
    const request = workflowservice.v1.StartWorkflowExecutionRequest.decode(message)
    addTimeSkipping(request, pick)
    return workflowservice.v1.StartWorkflowExecutionRequest.encode(request).finish()
  },
  SignalWithStartWorkflowExecution(message, pick) {
    const request = workflowservice.v1.SignalWithStartWorkflowExecutionRequest.decode(message)
    addTimeSkipping(request, pick)
    return workflowservice.v1.SignalWithStartWorkflowExecutionRequest.encode(request).finish()
  },
  ExecuteMultiOperation(message, pick) {
    const request = workflowservice.v1.ExecuteMultiOperationRequest.decode(message)
    for (const { startWorkflow } of request.operations ?? []) if (startWorkflow) addTimeSkipping(startWorkflow, pick)
    return workflowservice.v1.ExecuteMultiOperationRequest.encode(request).finish()
  },
}

function addTimeSkipping(start: Start, pick: PickSkipping): void {
  start.timeSkippingConfig ??= pick(start) ?? null
}
