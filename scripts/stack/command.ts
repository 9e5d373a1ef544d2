import { fork } from 'node:child_process'
import { once } from 'node:events'
import { PARENT_GUARD } from './process.ts'

/**
 * Runs Node on `args` in full view of the person waiting; resolves with its exit code. With `onOutput`, what it prints on standard
 * output goes there. Held by the parent guard, so that a killed run leaves no tests behind that go on by themselves.
 */
export async function runCommand(
  args: string[],
  env: Record<string, string> = {},
  onOutput?: (text: string) => void,
): Promise<number> {
  const child = fork(PARENT_GUARD, [process.execPath, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  if (onOutput) child.stdout?.setEncoding('utf8').on('data', onOutput)
  const [code] = await once(child, 'close')
  return code ?? 1
}
