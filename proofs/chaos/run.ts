import { setTimeout as passTime } from 'node:timers/promises'
import { settle } from '../../test/support/settle.ts'
import { leftBehind, wrongFiles, wrongRows } from './afterwards.ts'
import { breachesIn, type History } from './history.ts'
import { startLoad } from './load.ts'
import { troubleBrowsers } from './member.ts'
import { type PlannedFault, planFaults } from './plan.ts'
import { type System, startSystem } from './system.ts'

/** What a run has shown. */
export interface ChaosReport {
  /** Faults that were made; browsers cannot fail while there are none. */
  faults: number
  requests: number
  /** Workflows by their state at the end. */
  workflows: Record<string, number>
  /** Processes that ended by themselves, and were started again. */
  endedByItself: Record<string, number>
  /** Seconds from the last fault until nothing was under way any more. */
  settledS: number
  /** What was lost, doubled, stuck or wrong, in words. */
  breaches: string[]
  history: History
}

export interface ChaosSettings {
  seed: number
  /** Whether Temporal is a cluster of several nodes with a store of its own. */
  onCluster: boolean
  /** For how long faults are made. */
  runMs: number
  /** The time between two, as a rule. */
  everyMs: number
  /** For how long everything may take to come to rest afterwards. */
  settleMs: number
  accounts: number
  /** Of the account with news, each of whose events goes to each of them. */
  endpoints: number
  /** Clients who look up cases without a pause. */
  crowd: number
  /** Of each client between two requests. */
  pauseMs: number
  /** Gets a line for each fault, when it begins. */
  tell(line: string): void
}

/**
 * Runs the service under a load of every kind while its parts and the links between them fail, heals everything, waits until all work has
 * ended, and looks for what is lost, doubled or stuck. The seed decides all faults.
 */
export async function runChaos({
  seed,
  onCluster,
  runMs,
  everyMs,
  settleMs,
  accounts,
  endpoints,
  crowd,
  pauseMs,
  tell,
}: ChaosSettings): Promise<ChaosReport> {
  const system = await startSystem(onCluster)
  try {
    const load = await startLoad(system, { seed, accounts, endpoints, crowd, pauseMs })
    const faults = await makeFaults(system, planFaults(seed, runMs, everyMs, system.temporalNodes), tell)
    const healedAt = Date.now()
    tell('everything is well again')
    await load.stop()
    const left = await settle(system.service, settleMs, true)
    const settledS = Math.round((Date.now() - healedAt) / 1_000)
    tell(`nothing is under way any more after ${settledS} s`)
    const history = await load.history()
    const workflows = await countWorkflows(system)
    const wrong = [...(await wrongRows(system.service)), ...(await wrongFiles(system.service))]
    const { members } = system
    await system.stopProcesses()
    return {
      faults,
      requests: history.exchanges.length,
      workflows,
      endedByItself: Object.fromEntries(
        Object.values(members)
          .filter(({ endedByItself }) => endedByItself > 0)
          .map(({ name, endedByItself }) => [name, endedByItself]),
      ),
      settledS,
      breaches: [
        ...left.map((what) => `still under way: ${what}`),
        ...(workflows.TimedOut ? [`${workflows.TimedOut} workflows ran out of time`] : []),
        ...load.undeclared.map((answer) => `not declared: ${answer}`),
        ...breachesIn(history),
        ...wrong,
        ...(await leftBehind([members['worker-1'], members['worker-2']])),
      ],
      history,
    }
  } finally {
    await system.close()
  }
}

/** Makes the faults at their times, and heals each after its own. Those of one target wait for one another. Resolves with how many there were. */
async function makeFaults(
  { members, links }: System,
  planned: PlannedFault[],
  tell: (line: string) => void,
): Promise<number> {
  const beganAt = Date.now()
  const turns = new Map<string, Promise<void>>()
  let made = 0

  for (const fault of planned) {
    await passTime(Math.max(0, beganAt + fault.atMs - Date.now()))
    turns.set(
      fault.target,
      (turns.get(fault.target) ?? Promise.resolve()).then(() => make(fault)),
    )
  }
  await Promise.all(turns.values())
  return made

  async function make(planned: PlannedFault): Promise<void> {
    const at = ((Date.now() - beganAt) / 1_000).toFixed(1).padStart(7)
    const { target, fault, lastsMs } = planned
    const say = (more = '') => {
      made++
      tell(`${at} s  ${target} ${fault} for ${(lastsMs / 1_000).toFixed(1)} s${more}`)
    }
    if (planned.on === 'link') {
      const link = links.get(target)
      link?.fail(planned.fault)
      say()
      await passTime(lastsMs)
      link?.heal()
    } else if (planned.on === 'process') {
      say()
      await members[planned.target].suffer(planned.fault, lastsMs)
    } else {
      const workers = [members['worker-1'], members['worker-2']]
      const count = await troubleBrowsers(workers, planned.fault, lastsMs)
      if (count > 0) say(`: ${count} processes`)
    }
  }
}

/** A worker tries whether Temporal is fair by workflows that nobody runs; they end by their time. */
const FAIRNESS_TRIAL = 'fairnessCheck'

async function countWorkflows({ service }: System): Promise<Record<string, number>> {
  const { client, connection } = service.temporal
  const counted = await connection.workflowService.countWorkflowExecutions({
    namespace: client.options.namespace,
    query: `WorkflowType != '${FAIRNESS_TRIAL}' GROUP BY ExecutionStatus`,
  })
  const counts: Record<string, number> = {}
  for (const { groupValues, count } of counted.groups)
    counts[JSON.parse(Buffer.from(groupValues?.[0]?.data ?? '').toString())] = Number(count)
  return counts
}
