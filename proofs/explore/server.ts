import { msToTs, optionalTsToMs } from '@temporalio/common/lib/time.js'
import type { coresdk } from '@temporalio/proto'
import type { Ended, Ending, Message, Model, SentUpdate } from './model.ts'
import { fromPayload, fromPayloads, toPayload, typeOfFailure } from './payloads.ts'
import { endsOf, type Pending, pendingActivity, pendingChild, readActivity } from './pending.ts'
import type { Activation } from './sandbox.ts'

type Job = coresdk.workflow_activation.IWorkflowActivationJob
type Command = coresdk.workflow_commands.IWorkflowCommand

/** Something that may happen next. */
export interface Step {
  /** Says what it is; the same step of two orders has the same name. */
  name: string
  kind: 'resolution' | 'message' | 'cancel' | 'outside'
  /** Makes it happen; the job is what the workflow is told. */
  take(): Job | undefined
}

/** India's noon of a Wednesday, so that no day ends in the first hours. */
const BEGINNING = Date.UTC(2026, 0, 7, 6, 30)
/** What happens next happens a second later, if no timer says otherwise. */
const TICK_MS = 1_000
/** Events of a workflow task in the history. */
const TASK_EVENTS = 3

/**
 * What a Temporal server, the activities and the outside are to one chain of runs: it takes the commands, knows what may happen next, and makes
 * it happen when it is chosen. The same choices lead to the same jobs.
 */
export class Server<World> {
  readonly model: Model<World>
  readonly world: World
  readonly updates: SentUpdate[] = []
  readonly asked: Ended<World>['asked'] = []
  readonly came: string[] = []
  readonly problems: string[] = []
  ending: Ending | undefined
  /** The input of the next run, once this one has gone on as new. */
  goesOnWith: unknown[] | undefined
  wasCancelled = false
  readonly startedAt: number
  now: number
  runStartedAt: number

  #pending = new Map<string, Pending>()
  #timers = new Map<number, number>()
  #left: Message<World>[]
  #pauses: number[]
  #mayGrowLong: boolean
  #isLong = false
  #historyLength = 0
  #updates = new Map<string, SentUpdate>()

  constructor(model: Model<World>) {
    this.model = model
    this.startedAt = this.now = this.runStartedAt = model.beginsAt ?? BEGINNING
    this.world = model.world()
    this.#left = [...(model.messages ?? [])]
    this.#pauses = [...(model.pauses ?? [])]
    this.#mayGrowLong = model.mayGrowLong ?? false
  }

  /** The job that begins a run of the chain. */
  begin(input: unknown[]): Job {
    this.goesOnWith = undefined
    this.#pending.clear()
    this.#timers.clear()
    this.#isLong = false
    this.#historyLength = 0
    this.runStartedAt = this.now
    return {
      initializeWorkflow: {
        workflowType: this.model.type,
        workflowId: 'explored',
        arguments: input.map(toPayload),
        headers: {},
        startTime: msToTs(this.startedAt),
      },
    }
  }

  /** What may happen next, in a fixed order. `isFirst`: the run has not begun yet, so that only what comes from outside can. */
  steps(isFirst: boolean): Step[] {
    const atOnce = isFirst ? [] : this.#cancelledAtOnce()
    if (atOnce.length > 0) return atOnce
    const steps: Step[] = isFirst ? [] : [...this.#resolutions(), ...this.#timer()]
    for (const message of firstOfEach(this.#left)) {
      if (message.isPossible && !message.isPossible(this.world)) continue
      steps.push({
        name: nameOf(message),
        kind: 'event' in message ? 'outside' : 'message',
        take: () => this.#send(message),
      })
    }
    if (!this.wasCancelled)
      steps.push({
        name: 'cancel',
        kind: 'cancel',
        take: () => {
          this.wasCancelled = true
          return { cancelWorkflow: { reason: 'by an operator' } }
        },
      })
    if (isFirst) return steps
    for (const ms of new Set(this.#pauses))
      if (this.#mayPassTo(this.now + ms))
        steps.push({ name: `pause ${ms}`, kind: 'outside', take: () => this.#pause(ms) })
    if (this.#mayGrowLong && !this.#isLong)
      steps.push({
        name: 'grow long',
        kind: 'outside',
        take: () => {
          this.#isLong = true
          this.#mayGrowLong = false
          return undefined
        },
      })
    return steps
  }

  /** Whether anything is under way that will bring the run on by itself. */
  get isGoingOn(): boolean {
    return this.#pending.size > 0 || this.#timers.size > 0
  }

  /** An activation with these jobs; on replay without the updates that were rejected, of which no history tells. */
  activation(runId: string, jobs: Job[], patches: string[] | undefined): Activation {
    const rank = (job: Job) =>
      job.signalWorkflow || job.doUpdate || job.initializeWorkflow ? 0 : job.cancelWorkflow ? 1 : 2
    this.#historyLength += TASK_EVENTS + jobs.length
    return {
      runId,
      timestamp: msToTs(this.now),
      historyLength: this.#historyLength,
      continueAsNewSuggested: this.#isLong,
      isReplaying: patches !== undefined,
      jobs: [
        ...(patches ?? []).map((patchId) => ({ notifyHasPatch: { patchId } })),
        ...jobs.toSorted((one, other) => rank(one) - rank(other)),
      ],
    }
  }

  /** The updates that these commands reject before they were accepted. */
  rejectedBy(commands: Command[]): Set<string> {
    const ids = commands.map(
      ({ updateResponse }) => (updateResponse?.rejected && updateResponse.protocolInstanceId) || '',
    )
    return new Set(ids.filter((id) => this.#updates.get(id)?.state === 'sent'))
  }

  /** Takes what the workflow commands. Returns the patches it has marked. */
  accept(commands: Command[]): string[] {
    const patches: string[] = []
    for (const command of commands) {
      this.#historyLength++
      if (command.setPatchMarker?.patchId) patches.push(command.setPatchMarker.patchId)
      this.#take(command)
    }
    return patches
  }

  /** Notes the updates that were rejected when what is replayed happened. */
  reject(ids: Set<string>): void {
    for (const id of ids) {
      const update = this.#updates.get(id)
      if (update) update.state = 'rejected'
    }
  }

  /** All that can be seen of the state from outside, apart from the order in which it came about. */
  visible(): string {
    const pending = [...this.#pending].map(([name, { isCancelled }]) => `${name}${isCancelled}`).toSorted()
    const left = this.#left.map(nameOf)
    return JSON.stringify([
      this.world,
      pending,
      [...this.#timers],
      left,
      this.#pauses,
      this.#isLong,
      this.updates,
      this.now,
    ])
  }

  #take(command: Command): void {
    const { scheduleActivity, startTimer, cancelTimer, updateResponse } = command
    if (scheduleActivity) this.#schedule(scheduleActivity)
    else if (startTimer)
      this.#timers.set(startTimer.seq ?? 0, this.now + (optionalTsToMs(startTimer.startToFireTimeout) ?? 0))
    else if (cancelTimer) this.#timers.delete(cancelTimer.seq ?? 0)
    else if (updateResponse) this.#answer(updateResponse)
    else if (command.startChildWorkflowExecution) this.#startChild(command.startChildWorkflowExecution)
    else if (command.requestCancelActivity) this.#cancel(`activity ${command.requestCancelActivity.seq}`)
    else if (command.cancelChildWorkflowExecution)
      this.#cancel(`child ${command.cancelChildWorkflowExecution.childWorkflowSeq}`)
    else if (command.completeWorkflowExecution)
      this.#end({ kind: 'completed', result: fromPayload(command.completeWorkflowExecution.result) })
    else if (command.failWorkflowExecution)
      this.#end({ kind: 'failed', type: typeOfFailure(command.failWorkflowExecution.failure) })
    else if (command.cancelWorkflowExecution) this.#end({ kind: 'cancelled' })
    else if (command.continueAsNewWorkflowExecution) {
      this.goesOnWith = fromPayloads(command.continueAsNewWorkflowExecution.arguments)
      this.#checkEnd('continued')
    }
  }

  #schedule(command: coresdk.workflow_commands.IScheduleActivity): void {
    const { type, input, hasTimeout, isAbandoned } = readActivity(command)
    this.asked.push({ activity: type, input, atMs: this.now - this.startedAt })
    if (!hasTimeout) this.problems.push(`the activity ${type} has no timeout`)
    if (isAbandoned) this.problems.push(`the activity ${type} is abandoned when it is cancelled`)
    const answers = this.model.answers[type]
    if (!answers) this.problems.push(`the model does not know the activity ${type}`)
    else this.#add(pendingActivity(command, this.now, () => Reflect.apply(answers, undefined, [input, this.world])))
  }

  #startChild(command: coresdk.workflow_commands.IStartChildWorkflowExecution): void {
    const type = command.workflowType ?? ''
    this.asked.push({ activity: type, input: fromPayloads(command.input)[0], atMs: this.now - this.startedAt })
    this.#add(pendingChild(command, () => this.model.children?.[type] ?? []))
  }

  #add(pending: Pending): void {
    this.#pending.set(pending.key, pending)
  }

  #cancel(key: string): void {
    const pending = this.#pending.get(key)
    if (pending) pending.isCancelled = true
  }

  /** What may come of the activities and children under way. One that was asked to end may still end as if it was not. */
  #resolutions(): Step[] {
    return [...this.#pending.values()].flatMap((pending) =>
      endsOf(pending)
        .filter(({ at }) => at === undefined || this.#mayPassTo(at))
        .map(({ says, at, job, isLast }) => ({
          name: `${pending.name}: ${says}`,
          kind: 'resolution',
          take: () => {
            this.now = Math.max(this.now + TICK_MS, at ?? 0)
            if (isLast) this.#pending.delete(pending.key)
            return job()
          },
        })),
    )
  }

  /** What is cancelled without being waited for ends before anything else happens. */
  #cancelledAtOnce(): Step[] {
    return [...this.#pending.values()]
      .filter(({ isCancelled, waitsForCancellation }) => isCancelled && !waitsForCancellation)
      .map(({ key, name, resolve }) => ({
        name: `${name}: cancelled`,
        kind: 'resolution',
        take: () => {
          this.#pending.delete(key)
          return resolve('cancelled')
        },
      }))
  }

  /** The timer that is due first, unless something else must have ended by then. */
  #timer(): Step[] {
    const [first] = [...this.#timers].toSorted(([, one], [, other]) => one - other)
    if (!first) return []
    const [seq, due] = first
    if ([...this.#pending.values()].some(({ endsBy }) => endsBy < due)) return []
    return [
      {
        name: `timer ${seq}`,
        kind: 'resolution',
        take: () => {
          this.now = Math.max(this.now, due)
          this.#timers.delete(seq)
          return { fireTimer: { seq } }
        },
      },
    ]
  }

  /** Whether the clock may go to that instant with nothing due before. */
  #mayPassTo(instant: number): boolean {
    return (
      [...this.#timers.values()].every((due) => due >= instant) &&
      [...this.#pending.values()].every(({ endsBy }) => endsBy >= instant)
    )
  }

  #pause(ms: number): undefined {
    this.now += ms
    this.#pauses.splice(this.#pauses.indexOf(ms), 1)
  }

  #send(message: Message<World>): Job | undefined {
    this.#left.splice(this.#left.indexOf(message), 1)
    this.came.push(nameOf(message))
    if ('happens' in message) message.happens?.(this.world)
    if ('event' in message) return undefined
    const args = message.args ?? []
    if ('signal' in message)
      return { signalWorkflow: { signalName: message.signal, input: args.map(toPayload), identity: '', headers: {} } }
    const id = `update-${this.updates.length}`
    const sent: SentUpdate = { name: message.update, args, state: 'sent' }
    this.updates.push(sent)
    this.#updates.set(id, sent)
    return {
      doUpdate: {
        id,
        protocolInstanceId: id,
        name: message.update,
        input: args.map(toPayload),
        headers: {},
        meta: { identity: '', updateId: id },
        runValidator: true,
      },
    }
  }

  #answer({ protocolInstanceId, accepted, rejected, completed }: coresdk.workflow_commands.IUpdateResponse): void {
    const update = this.#updates.get(protocolInstanceId ?? '')
    if (!update) return
    if (accepted) update.state = 'accepted'
    if (rejected) update.state = update.state === 'accepted' ? 'failed' : 'rejected'
    if (!completed) return
    update.state = 'completed'
    update.result = fromPayload(completed)
  }

  #end(ending: Ending): void {
    this.ending = ending
    this.#checkEnd(ending.kind)
  }

  #checkEnd(how: Ending['kind']): void {
    const { leaves = [], children = {} } = this.model
    for (const { type, name, isCancelled } of this.#pending.values())
      if (!isCancelled && !leaves.includes(type) && !(type in children) && how !== 'cancelled')
        this.problems.push(`it ends while ${name} is under way`)
    for (const { name, state } of this.updates)
      if (state === 'accepted' && (how === 'completed' || how === 'continued'))
        this.problems.push(`it ends before it has answered the update ${name}`)
  }
}

function nameOf<World>(message: Message<World>): string {
  if ('event' in message) return message.event
  const what = 'signal' in message ? `signal ${message.signal}` : `update ${message.update}`
  return message.args ? `${what} ${JSON.stringify(message.args)}` : what
}

/** One of those that are the same. */
function firstOfEach<World>(messages: Message<World>[]): Message<World>[] {
  const seen = new Set<string>()
  return messages.filter((message) => {
    const name = nameOf(message)
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}
