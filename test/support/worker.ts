import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { TaskQueue } from '../../domain/task-queue.ts'
import type { Service } from './service.ts'
import { testStack } from './stack.ts'

/**
 * A worker process of its own for some of the service's queues, or for all when undefined.
 * @param clockBehindMs how far its clock is behind that of this machine
 * @param address of a Temporal server that the test brings along; that of the tests when undefined
 */
export async function startWorker(
  { configuration }: Pick<Service, 'configuration'>,
  queues: TaskQueue[] | undefined,
  { clockBehindMs = 0, address = testStack().temporal.address }: { clockBehindMs?: number; address?: string } = {},
): Promise<ChildProcess> {
  const env = { ...process.env, ...environmentOf(configuration), TEMPORAL_ADDRESS: address }
  const args = queues ? ['--queues', queues.join(',')] : []
  const execArgv = ['--import', new URL('./clock-behind.ts', import.meta.url).href]
  const options = clockBehindMs > 0 ? { execArgv, env: { ...env, CLOCK_BEHIND_MS: String(clockBehindMs) } } : { env }
  const child = fork('workers/main.ts', args, { ...options, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
}

/** Kills a process; resolves when it is gone. */
export async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** A configuration as the environment it was read from. */
export function environmentOf(configuration: object): Record<string, string> {
  const entries = Object.entries(configuration).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'boolean' ? (value ? 'on' : 'off') : asText(value)]),
  )
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
