import { fork } from 'node:child_process'
import { once } from 'node:events'
import { PARENT_GUARD } from './process.ts'

/**
 * Runs Node on `args` with its output shown; resolves with its exit code. `onOutput`, when set, receives its standard
 * output. The parent guard holds it, so that a killed run leaves no tests running.
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
