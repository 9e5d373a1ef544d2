import { optionalTsToMs } from '@temporalio/common/lib/time.js'
import type { coresdk } from '@temporalio/proto'
import type { Outcome } from './model.ts'
import { type Failure, failureOf, fromPayloads, toPayload } from './payloads.ts'

type Job = coresdk.workflow_activation.IWorkflowActivationJob
type End = Outcome<unknown> | 'timeout' | 'not taken up' | 'cancelled'

/** An activity or a child workflow under way. */
export interface Pending {
  key: string
  name: string
  type: string
  /** When its time is over in all, epoch ms. */
  endsBy: number
  /** When it ends if no worker has taken it up, epoch ms. */
  takenUpBy: number
  /** Whether the server gives it up some time; else it is tried until it ends otherwise. */
  isBounded: boolean
  isCancelled: boolean
  /** Whether its workflow goes on only once it has ended after a cancel. */
  waitsForCancellation: boolean
  outcomes(): Outcome<unknown>[]
  /** Tells the workflow of its end. What it changes is changed now. */
  resolve(end: End): Job
  /** Of a child that was asked for and not begun yet. */
  start?: { begin(): Job; refuse(): Job }
}

/** In proto, as the SDK writes them. */
const WAIT_CANCELLATION_COMPLETED = 1
const ABANDON_ACTIVITY = 2
const ABANDON_CHILD = 0
const ALREADY_EXISTS = 1
const SCHEDULE_TO_START = 2
const SCHEDULE_TO_CLOSE = 3
const NEVER = Number.POSITIVE_INFINITY

/** What a command to schedule an activity says. */
export function readActivity(command: coresdk.workflow_commands.IScheduleActivity) {
  const [input] = fromPayloads(command.arguments)
  const withinMs = optionalTsToMs(command.scheduleToCloseTimeout)
  const takenUpWithinMs = optionalTsToMs(command.scheduleToStartTimeout)
  return {
    type: command.activityType ?? '',
    input,
    withinMs,
    takenUpWithinMs,
    hasTimeout: withinMs !== undefined || optionalTsToMs(command.startToCloseTimeout) !== undefined,
    isAbandoned: command.cancellationType === ABANDON_ACTIVITY,
  }
}

export function pendingActivity(
  command: coresdk.workflow_commands.IScheduleActivity,
  now: number,
  outcomes: () => Outcome<unknown>[],
): Pending {
  const { type, input, withinMs, takenUpWithinMs } = readActivity(command)
  const seq = command.seq ?? 0
  const about = { activityFailureInfo: { activityId: String(seq), activityType: { name: type }, retryState: 2 } }
  return {
    key: `activity ${seq}`,
    name: `${type} ${JSON.stringify(input) ?? ''}`,
    type,
    endsBy: withinMs === undefined ? NEVER : now + withinMs,
    takenUpBy: takenUpWithinMs === undefined ? NEVER : now + takenUpWithinMs,
    isBounded: withinMs !== undefined || (command.retryPolicy?.maximumAttempts ?? 0) > 0,
    isCancelled: false,
    waitsForCancellation: command.cancellationType === WAIT_CANCELLATION_COMPLETED,
    outcomes,
    resolve: (end) => ({ resolveActivity: { seq, result: resultOf(about, end) } }),
  }
}

export function pendingChild(
  command: coresdk.workflow_commands.IStartChildWorkflowExecution,
  outcomes: () => Outcome<unknown>[],
): Pending {
  const seq = command.seq ?? 0
  const workflowType = command.workflowType ?? ''
  const workflowId = command.workflowId ?? ''
  const about = {
    childWorkflowExecutionFailureInfo: {
      workflowType: { name: workflowType },
      workflowExecution: { workflowId, runId: 'child' },
    },
  }
  const pending: Pending = {
    key: `child ${seq}`,
    name: `${workflowType} ${workflowId}`,
    type: workflowType,
    endsBy: NEVER,
    takenUpBy: NEVER,
    isBounded: false,
    isCancelled: false,
    waitsForCancellation: command.cancellationType !== ABANDON_CHILD,
    outcomes,
    start: {
      begin: () => {
        delete pending.start
        return { resolveChildWorkflowExecutionStart: { seq, succeeded: { runId: `child ${seq}` } } }
      },
      refuse: () => ({
        resolveChildWorkflowExecutionStart: { seq, failed: { workflowId, workflowType, cause: ALREADY_EXISTS } },
      }),
    },
    resolve: (end) =>
      pending.start
        ? { resolveChildWorkflowExecutionStart: { seq, cancelled: { failure: failureOf(about, { cancelled: true }) } } }
        : { resolveChildWorkflowExecution: { seq, result: resultOf(about, end) } },
  }
  return pending
}

/** One way in which something under way may go on. */
interface PossibleEnd {
  says: string
  /** When it comes, epoch ms; any time where it is absent. */
  at?: number
  job(): Job
  /** Whether nothing is under way after it. */
  isLast: boolean
}

/** All that may come next of what is under way. */
export function endsOf(pending: Pending): PossibleEnd[] {
  const { start, isCancelled, isBounded, endsBy, takenUpBy, resolve } = pending
  const end = (says: string, job: () => Job) => ({ says, job, isLast: true })
  if (start && isCancelled) return [end('cancelled before it began', () => resolve('cancelled'))]
  if (start) return [{ says: 'begins', job: start.begin, isLast: false }, end('is under way already', start.refuse)]
  const ends: PossibleEnd[] = isCancelled ? [end('cancelled', () => resolve('cancelled'))] : []
  for (const outcome of pending.outcomes()) {
    ends.push(end(wordsOf(outcome), () => resolve(outcome)))
    if (!isCancelled || !outcome.changes) continue
    // It was too late: what it changed is changed.
    const tooLate = () => {
      outcome.changes?.()
      return resolve('cancelled')
    }
    ends.push(end(`cancelled after ${wordsOf(outcome)}`, tooLate))
  }
  if (isBounded && endsBy === NEVER) ends.push(end('Error', () => resolve({ failure: 'Error' })))
  if (isBounded && endsBy < NEVER) ends.push({ ...end('timeout', () => resolve('timeout')), at: endsBy })
  if (takenUpBy < NEVER) ends.push({ ...end('not taken up', () => resolve('not taken up')), at: takenUpBy })
  return ends
}

function resultOf(about: Failure, end: End) {
  if (end === 'timeout') return { failed: { failure: failureOf(about, { timeout: SCHEDULE_TO_CLOSE }) } }
  if (end === 'not taken up') return { failed: { failure: failureOf(about, { timeout: SCHEDULE_TO_START }) } }
  if (end === 'cancelled') return { cancelled: { failure: failureOf(about, { cancelled: true }) } }
  end.changes?.()
  if ('cancelled' in end) return { cancelled: { failure: failureOf(about, { cancelled: true }) } }
  if ('failure' in end) return { failed: { failure: failureOf(about, end) } }
  return { completed: { result: toPayload(end.result) } }
}

function wordsOf(outcome: Outcome<unknown>): string {
  if (outcome.says !== undefined) return outcome.says
  if ('cancelled' in outcome) return 'cancelled by an operator'
  return 'failure' in outcome ? outcome.failure : (JSON.stringify(outcome.result) ?? 'done')
}
