import proto from '@temporalio/proto'
import type { Ended, Model } from './model.ts'
import { fromPayload, inOneLine } from './payloads.ts'
import type { Activation, CachedRun, Completion, Sandbox } from './sandbox.ts'
import { Server, type Step } from './server.ts'

/** What came of one activation, to be compared with on replay. */
export interface Recorded {
  /** What it was told. */
  told: string[]
  commands: string
  patches: string[]
  flags: number[]
  /** Updates that were rejected: no history tells of them. */
  rejected: Set<string>
}

/** One thing that may be done next: to take a step, to let the workflow run with what was taken, or to let nothing more come. */
export type Option = { kind: 'go' } | { kind: 'end' } | Step

/** What goes into one activation at most: more together is as good as one after the other, unless it meets the same moment. */
const MOST_TOGETHER = 2
/** A run that is continued more often is not followed. */
const MOST_RUNS = 4
/** More activations mean that a model lets its workflow go in a circle. */
const MOST_ACTIVATIONS = 300

/** All activations of this process: the figure that is reported. */
export const counted = { activations: 0, queries: 0, replayed: 0, runs: 0 }

/** One chain of runs in one order of things. Where there are recordings, it replays: it must command what was commanded then. */
export class Play<World> {
  readonly server: Server<World>
  readonly recorded: Recorded[] = []
  readonly names: string[] = []
  /** What is wrong, in words; the order ends with the first. */
  problem: string | undefined
  isOver = false
  /** No further than this is looked: a model goes in a circle, or a chain of runs goes on. */
  isCut = false

  #sandbox: Sandbox
  #run: CachedRun | undefined
  #runId = ''
  #runs = 0
  #toReplay: Recorded[]
  #batch: ReturnType<Server<World>['begin']>[] = []
  #told: string[] = []
  #isFirst = true
  #hasNews = false
  #isIdle = false

  constructor(sandbox: Sandbox, model: Model<World>, toReplay: Recorded[]) {
    this.#sandbox = sandbox
    this.#toReplay = toReplay
    this.server = new Server(model)
    this.#begin(model.input === undefined ? [] : [model.input])
  }

  get isReplaying(): boolean {
    return this.recorded.length < this.#toReplay.length
  }

  /** Whether the workflow has just run, and nothing has happened since. */
  get hasSettled(): boolean {
    return this.#hasNews && this.#batch.length === 0
  }

  options(): Option[] {
    if (this.#batch.length === 0) {
      const steps = this.server.steps(false)
      return this.#isIdle ? [{ kind: 'end' }, ...steps] : steps
    }
    if (this.#batch.length >= MOST_TOGETHER) return [{ kind: 'go' }]
    const more = this.server.steps(this.#isFirst)
    return [{ kind: 'go' }, ...more.filter(({ kind }) => kind !== 'outside')]
  }

  /** Does what was chosen, and whatever leaves no choice. */
  async take(option: Option): Promise<void> {
    if (option.kind === 'end') {
      this.isOver = true
      return
    }
    if (option.kind === 'go') return this.#activate()
    this.#hasNews = false
    this.names.push(option.name)
    const job = option.take()
    if (!job) return
    this.#batch.push(job)
    this.#told.push(option.name)
    if (this.#batch.length >= MOST_TOGETHER) await this.#activate()
  }

  async query(name: string): Promise<unknown> {
    counted.queries++
    const asked = proto.coresdk.workflow_activation.WorkflowActivation.fromObject({
      runId: this.#runId,
      jobs: [{ queryWorkflow: { queryId: 'q', queryType: name, arguments: [], headers: {} } }],
    })
    const completion = await this.#run?.activate(asked)
    const answer = completion?.successful?.commands?.find((command) => command.respondToQuery)?.respondToQuery
    if (!answer?.succeeded) this.problem ??= `the query ${name} fails: ${answer?.failed?.message}`
    return fromPayload(answer?.succeeded?.response)
  }

  async dispose(): Promise<void> {
    await this.#run?.dispose()
    this.#run = undefined
  }

  ended(): Ended<World> | undefined {
    const { world, ending, updates, asked, wasCancelled, came } = this.server
    return ending && { world, ending, updates, asked, wasCancelled, came }
  }

  #begin(input: unknown[]): void {
    this.#runs++
    this.#runId = `run-${this.#runs}`
    this.#isFirst = true
    this.#batch = [this.server.begin(input)]
    this.#told = ['begin']
  }

  async #activate(): Promise<void> {
    const told = this.#told
    const replayed = this.#toReplay[this.recorded.length]
    const jobs = this.#batch.filter((job) => !replayed?.rejected.has(job.doUpdate?.id ?? ''))
    this.#batch = []
    this.#told = []
    this.#isFirst = false
    // A task with nothing but a rejected update leaves nothing in a history.
    if (replayed && jobs.length === 0) {
      if (replayed.commands !== '[]') this.problem ??= `an update that was rejected led to ${replayed.commands}`
      this.recorded.push(replayed)
      this.#rejectAgain(replayed)
      return
    }
    counted.activations++
    if (replayed) counted.replayed++
    const activation = this.server.activation(
      this.#runId,
      jobs.map((job) => asReplayed(job, replayed)),
      replayed?.patches,
    )
    const completion = await this.#perform(activation, replayed)
    if (!completion.successful) {
      this.problem ??= `a workflow task fails: ${completion.failed?.failure?.message}`
      return
    }
    const all = completion.successful.commands ?? []
    const rejected = this.server.rejectedBy(all)
    const commands = all.filter(({ updateResponse }) => !rejected.has(updateResponse?.protocolInstanceId ?? ''))
    const text = inOneLine(commands)
    if (replayed && (text !== replayed.commands || rejected.size > 0)) {
      this.problem ??= `on replay it does something else after ${told.join(' and ')}: ${text} in place of ${replayed.commands}`
      return
    }
    const patches = this.server.accept(all)
    if (replayed) this.#rejectAgain(replayed)
    this.recorded.push(
      replayed ?? {
        told,
        commands: text,
        patches,
        flags: [...(completion.successful.usedInternalFlags ?? [])],
        rejected,
      },
    )
    this.#hasNews = true
    await this.#conclude()
  }

  /** What was rejected then is rejected, though the replayed run never hears of it. */
  #rejectAgain({ rejected }: Recorded): void {
    this.server.reject(rejected)
  }

  async #perform(activation: Activation, replayed: Recorded | undefined): Promise<Completion> {
    if (!this.#run) {
      counted.runs++
      this.#run = this.#sandbox.begin({
        workflowType: this.server.model.type,
        workflowId: 'explored',
        runId: this.#runId,
        startedAt: this.server.startedAt,
        runStartedAt: this.server.runStartedAt,
      })
    }
    return this.#run.activate({ ...activation, availableInternalFlags: replayed?.flags ?? [] })
  }

  /** After an activation: goes on with the next run, or notes that it is over, or waits. */
  async #conclude(): Promise<void> {
    const { server } = this
    this.problem ??= server.problems[0]
    if (server.goesOnWith) {
      await this.dispose()
      if (this.#runs < MOST_RUNS) return this.#begin(server.goesOnWith)
      server.ending = { kind: 'continued', input: server.goesOnWith }
      this.isCut = true
    }
    this.isOver = server.ending !== undefined
    if (this.recorded.length >= (server.model.depth ?? MOST_ACTIVATIONS)) {
      this.isCut = true
      this.isOver = true
    }
    this.#isIdle = !this.isOver && !server.isGoingOn
    if (this.#isIdle && !this.isReplaying) await this.#judgeIdleness()
  }

  async #judgeIdleness(): Promise<void> {
    const { model, updates } = this.server
    const state = model.query === undefined ? undefined : await this.query(model.query)
    if (!model.mayWait?.(state)) this.problem ??= `it waits without a deadline: ${JSON.stringify(state)}`
    const unanswered = updates.find((update) => update.state === 'accepted')
    if (unanswered) this.problem ??= `nobody answers the update ${unanswered.name}, though nothing is under way`
  }
}

/** An update that was accepted is not validated again on replay. */
function asReplayed<Job extends { doUpdate?: object | null }>(job: Job, replayed: Recorded | undefined): Job {
  return replayed && job.doUpdate ? { ...job, doUpdate: { ...job.doUpdate, runValidator: false } } : job
}
