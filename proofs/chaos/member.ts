import { setTimeout as passTime } from 'node:timers/promises'
import { type Part, PartFailure } from '../../scripts/stack/process.ts'
import { browsersOf, isRunning } from '../../test/support/browsers.ts'

/** How a process fails: it is killed and started again later, stands still, or gets a tenth of its time. */
export const PROCESS_FAULTS = ['killed', 'stopped', 'slowed'] as const
export type ProcessFault = (typeof PROCESS_FAULTS)[number]

/** A process of the system that comes back whenever it ends, as under a supervisor. */
export interface Member {
  name: string
  /** All process ids that it has had. */
  pids: number[]
  /** How often it has ended by itself. */
  endedByItself: number
  /** Makes a fault and heals it after so long; resolves when it is well again. */
  suffer(fault: ProcessFault, lastsMs: number): Promise<void>
  /** No longer started again. */
  release(): void
}

/** Several servers that are one to the others: each fault is the next one's. */
export function inTurn(name: string, members: Member[]): Member {
  let faults = 0
  return {
    name,
    get pids() {
      return members.flatMap(({ pids }) => pids)
    },
    get endedByItself() {
      return members.reduce((sum, { endedByItself }) => sum + endedByItself, 0)
    },
    async suffer(fault, lastsMs) {
      await members[faults++ % members.length]?.suffer(fault, lastsMs)
    },
    release() {
      for (const member of members) member.release()
    },
  }
}

const SLOWED = { stoppedMs: 180, runningMs: 20 }
/** Between two attempts to start what did not start, because what it needs is away. */
const START_AGAIN_AFTER_MS = 500

/** Starts a process and keeps it running. */
export async function keep(name: string, start: () => Promise<Part>): Promise<Member> {
  let isReleased = false
  let isOurs = false
  let part: Part
  let back = Promise.resolve()
  const member: Member = {
    name,
    pids: [],
    endedByItself: 0,
    async suffer(fault, lastsMs) {
      await back
      if (fault === 'killed') {
        isOurs = true
        process.kill(part.pid, 'SIGKILL')
        await part.ended
        await passTime(lastsMs)
        await started()
        return
      }
      const until = Date.now() + lastsMs
      try {
        process.kill(part.pid, 'SIGSTOP')
        if (fault === 'stopped') await passTime(lastsMs)
        else
          while (Date.now() < until) {
            await passTime(SLOWED.stoppedMs)
            process.kill(part.pid, 'SIGCONT')
            await passTime(SLOWED.runningMs)
            process.kill(part.pid, 'SIGSTOP')
          }
        process.kill(part.pid, 'SIGCONT')
      } catch (error) {
        // It ended by itself meanwhile, and is started again.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    },
    release() {
      isReleased = true
    },
  }
  await started()
  return member

  async function started(): Promise<void> {
    for (;;) {
      try {
        part = await start()
        break
      } catch (error) {
        if (!(error instanceof PartFailure) || isReleased) throw error
        await passTime(START_AGAIN_AFTER_MS)
      }
    }
    isOurs = false
    member.pids.push(part.pid)
    const { ended } = part
    void ended.then(() => {
      if (isOurs || isReleased) return
      member.endedByItself++
      back = started()
    })
  }
}

/** Kills or stops the browsers of these processes; resolves with how many there were, once those that stood still go on. */
export async function troubleBrowsers(owners: Member[], fault: ProcessFault, lastsMs: number): Promise<number> {
  const pids = (await Promise.all(owners.map(({ pids }) => browsersOf(pids.at(-1))))).flat()
  send(pids, fault === 'killed' ? 'SIGKILL' : 'SIGSTOP')
  await passTime(lastsMs)
  send(pids, 'SIGCONT')
  return pids.length
}

function send(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids.filter(isRunning)) process.kill(pid, signal)
}
