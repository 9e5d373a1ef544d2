import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SMALL_PROCESS } from '../../platform/small-process.ts'

export const PARENT_GUARD = fileURLToPath(new URL('parent-guard.mjs', import.meta.url))
/** The slowest part, a database that recovers from a crash, needs less even on a small machine. */
const READY_WITHIN_MS = 180_000
/** Longer than the parent guard's grace period, and than a worker's for its running activities. */
const END_WITHIN_MS = 30_000
/** The only environment variables that a part gets, so that no key or address of a person's shell slips in. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LOG_LEVEL', 'NODE_COMPILE_CACHE']

/** A running child process of the stack. */
export interface Part {
  name: string
  /** The part's own process id, not its parent guard's. */
  pid: number
  /** Resolves with the exit code when the part has ended; null when a signal ended it. */
  ended: Promise<number | null>
}

/**
 * The child processes of one stack. Each has a separate process group, so that Ctrl-C reaches the starter alone, and
 * ends with the starter, however that ends: Node processes watch their channel to it, a parent guard holds foreign
 * programs.
 */
export class Parts {
  readonly #logFolder: string
  readonly #children = new Map<string, ChildProcess>()
  #stopping = false

  /** The parts' output goes to `<logFolder>/<name>.log`; logs of an earlier run are deleted. */
  constructor(logFolder: string) {
    this.#logFolder = logFolder
    rmSync(logFolder, { recursive: true, force: true })
    mkdirSync(logFolder, { recursive: true })
  }

  /** True from the moment `stop` is called. */
  get isStopping(): boolean {
    return this.#stopping
  }

  /** Runs a file of the project under Node; resolves when it reports `ready`. @throws when it ends before. */
  async startNode(name: string, file: string, env: Record<string, string>): Promise<Part> {
    const { child, part } = this.#launch(name, file, [], env)
    await this.#firstMessage(name, child, part.ended)
    return part
  }

  /**
   * Runs a foreign program with `env` as additional environment; resolves when `isReady` says so. @throws when it ends
   * before.
   */
  async startProgram(
    name: string,
    program: string,
    args: string[],
    isReady: () => Promise<boolean>,
    env: Record<string, string> = {},
  ): Promise<Part> {
    const { child, part } = this.#launch(name, PARENT_GUARD, [program, ...args], env)
    const { pid } = await this.#firstMessage(name, child, part.ended)
    const gone = part.ended.then(() => 'gone')
    const deadline = Date.now() + READY_WITHIN_MS
    while (!(await isReady())) {
      if ((await Promise.race([gone, sleep(50)])) === 'gone')
        throw await this.#failure(name, 'ended before it was ready')
      if (Date.now() > deadline) throw await this.#failure(name, TOO_LATE)
    }
    return { ...part, pid: pid ?? part.pid }
  }

  /** Runs a foreign program to its end. @throws when it fails */
  async runProgram(name: string, program: string, args: string[]): Promise<void> {
    const { part } = this.#launch(name, PARENT_GUARD, [program, ...args])
    if ((await part.ended) !== 0) throw await this.#failure(name, 'failed')
  }

  /** Ends everything, the last one started first. A second call waits for the same end. */
  async stop(): Promise<void> {
    this.#stopping = true
    for (const child of [...this.#children.values()].reverse()) await end(child)
  }

  #launch(name: string, file: string, args: string[] = [], env: Record<string, string> = {}) {
    if (this.#stopping) throw new Error(`The ${name} was not started because everything is being stopped`)
    const log = openSync(this.#logFile(name), 'a')
    const child = fork(file, args, {
      detached: true,
      env: { ...surroundings(), ...SMALL_PROCESS, ...env },
      stdio: ['ignore', log, log, 'ipc'],
    })
    closeSync(log)
    // A restarted part of the same name keeps its position in the order of stopping.
    this.#children.set(name, child)
    const part: Part = { name, pid: child.pid ?? 0, ended: once(child, 'exit').then(([code]) => code) }
    return { child, part }
  }

  /** The first message of the child: `ready` of a Node process, the process id of its program from a parent guard. */
  async #firstMessage(name: string, child: ChildProcess, ended: Promise<unknown>): Promise<{ pid?: number }> {
    const settled = new AbortController()
    const first = await Promise.race([
      once(child, 'message', settled),
      ended.then(() => 'ended before it was ready'),
      sleep(READY_WITHIN_MS, TOO_LATE, settled),
    ])
    settled.abort()
    if (typeof first === 'string') throw await this.#failure(name, first)
    return first[0]
  }

  async #failure(name: string, what: string): Promise<PartFailure> {
    const file = this.#logFile(name)
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
    return new PartFailure(`The ${name} ${what}. The last lines of ${file}:\n${lines.slice(-15).join('\n')}`)
  }

  #logFile(name: string): string {
    return join(this.#logFolder, `${name}.log`)
  }
}

/** A part did not start. The message has its name and the end of its log. */
export class PartFailure extends Error {
  override name = 'PartFailure'
}

const TOO_LATE = `was not ready within ${READY_WITHIN_MS / 1000} seconds`

/** The part of this process's environment that a child may see. */
export function surroundings(): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
  await exit
  clearTimeout(impatience)
}
