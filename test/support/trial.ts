import { type ChildProcess, execFile, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as passTime } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { TaskQueue } from '../../domain/task-queue.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { chargedFor, deliveredBy, underWay, webhooksOf } from './books.ts'
import type { MixedLoad } from './mixed-load.ts'
import type { Answer, Call, Service } from './service.ts'
import { environmentOf } from './worker.ts'

/* Parts of the trials of a deployment: processes behind a real balancer, clients that count what failed, and the comparison afterwards. */

/** Starts haproxy on a file of `deploy/haproxy` with other addresses. Ends with the process that is given back. */
export async function startBalancer(
  file: string,
  folder: string,
  addresses: Record<string, string>,
): Promise<ChildProcess> {
  let configuration = await readFile(`deploy/haproxy/${file}`, 'utf8')
  for (const [shipped, own] of Object.entries(addresses)) {
    if (!configuration.includes(shipped)) throw new Error(`${file} has no ${shipped}`)
    configuration = configuration.replace(shipped, own)
  }
  const path = join(folder, file)
  await writeFile(path, configuration)
  await promisify(execFile)('haproxy', ['-c', '-f', path])
  return spawn('haproxy', ['-f', path, '-db'], { stdio: 'ignore' })
}

/** Sends a command to haproxy's socket. */
export async function commandBalancer(socket: string, command: string): Promise<string> {
  const connection = connect(socket)
  connection.end(`${command}\n`)
  return text(connection)
}

/** Starts a process of the service, `api/main.ts` or `workers/main.ts`; resolves when it says that it is ready. */
export async function startPart(
  file: string,
  env: Record<string, string>,
  queues?: TaskQueue[],
): Promise<ChildProcess> {
  const child = fork(file, queues ? ['--queues', queues.join(',')] : [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => ['ended'])])
  if (first !== 'ready') throw new Error(`${file} ended before it was ready`)
  return child
}

/** Stops a process as a deployment does; resolves when it is gone. */
export async function stopped(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** The failures that clients of a trial met. */
export interface Trouble {
  /** Requests that ended with a 5xx or without an answer, also those that were sent again. */
  failed: string[]
  /** Requests that had no answer below 500 in the end. */
  lost: string[]
}

/**
 * The service as clients reach it through a balancer.
 * @param patienceMs for how long a request that failed is sent again, as the TypeScript client does; 0 for never
 */
export function through(service: Service, baseUrl: string, patienceMs: number): { service: Service; trouble: Trouble } {
  const trouble: Trouble = { failed: [], lost: [] }

  const call: Call = async (request, { key, body, headers } = {}) => {
    const [method = 'GET', path = '/'] = request.split(' ')
    const until = Date.now() + patienceMs
    for (;;) {
      const answer = await send(
        method,
        path,
        {
          ...(key === undefined ? {} : { 'X-Service-Api-Key': key }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body,
      )
      if (answer.status < 500) return answer
      const what = `${method} ${path.replace(/\/[0-9a-f]{32}/g, '/:id').replace(/\?.*/, '')} ${answer.status} ${JSON.stringify(answer.body)}`
      trouble.failed.push(what)
      if (Date.now() > until) {
        trouble.lost.push(what)
        return answer
      }
      await passTime(RETRY_MS)
    }
  }

  async function send(method: string, path: string, headers: Record<string, string>, body: unknown): Promise<Answer> {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        headers,
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      })
      const written = await response.text()
      const isJson = response.headers.get('Content-Type')?.includes('json') === true && written !== ''
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(written) : undefined }
    } catch (error) {
      return { status: NO_ANSWER, headers: new Headers(), body: String(error) }
    }
  }

  return { service: { ...service, call, api: { ...service.api, baseUrl } }, trouble }
}

const RETRY_MS = 1_000
/** The status of a request without an answer. */
const NO_ANSWER = 599

/** The settings of this service's processes, with separate ports for APIs. */
export function settingsOf({ configuration }: Service, own: Record<string, string>): Record<string, string> {
  return { ...environmentOf(configuration), LOG_LEVEL: 'silent', ...own }
}

/** The daily caps of sources, which no trial reaches. */
export const PLENTY = {
  ATTESTR_DAILY_SPEND_CAP_PAISE: '100000000',
  ECOURTSINDIA_DAILY_SPEND_CAP_PAISE: '100000000',
  MODEL_DAILY_SPEND_CAP_PAISE: '100000000',
}

/** Ports for processes of a trial. */
export function freePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => freePort()))
}

/**
 * Waits until nothing is under way any more, and compares what clients got with the ledger and the webhooks.
 * @param earlier what others had been charged for before the load
 */
export async function compare(
  service: Service,
  load: MixedLoad,
  withinMs: number,
  earlier: readonly string[] = [],
): Promise<string[]> {
  const began = Date.now()
  let left = await underWay(service)
  while (left.length > 0 && Date.now() < began + withinMs) {
    await passTime(1_000)
    left = await underWay(service)
  }
  const charged = (await chargedFor(service)).filter((fact) => !earlier.includes(fact))
  const delivered = await deliveredBy(service, load)
  const facts = new Set(delivered.map(({ fact }) => fact))
  const owed = new Set(delivered.filter(({ isEmpty }) => !isEmpty).map(({ fact }) => fact))
  const { events, messages, untold, toldDifferently } = await webhooksOf(service, load)
  const differences: Record<string, string[]> = {
    'still under way': left,
    'charged, not delivered': charged.filter((fact) => !facts.has(fact)),
    'charged twice': charged.filter((fact, at) => charged.indexOf(fact) < at),
    'delivered, not charged': [...owed].filter((fact) => !charged.includes(fact)),
    'events without a message': untold,
    'messages with two bodies under one id': toldDifferently,
  }
  console.log(
    `  nothing under way any more after ${Math.round((Date.now() - began) / 1_000)} s; ${owed.size} things delivered, ${charged.length} lines of the ledger; ${events} events, ${messages} messages`,
  )
  for (const [what, things] of Object.entries(differences))
    console.log(
      `  ${things.length === 0 ? 'met   ' : 'MISSED'}  ${what}: ${things.length} ${things.slice(0, 5).join('; ')}`,
    )
  return Object.values(differences).flat()
}
