import { mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildBundleIn } from './bundle.ts'
import { runCommand } from './command.ts'
import { type Purpose, startInfrastructure } from './infrastructure.ts'
import { lockFolder } from './lock.ts'
import { Parts } from './process.ts'
import { progressPrinter } from './progress.ts'
import { shutdownRequested } from './shutdown.ts'
import { readTools, type Tools } from './tools.ts'

/** The environment variable that describes the stack to tests and benchmarks; `testStack()` reads it. */
const VARIABLE = 'COURTPULSE_TEST_STACK'
const FOLDER = '.dev/test'

/** Runs Node on `args` with the stack in its environment; resolves with its exit code. `onOutput` gets its output. */
export type RunNode = (args: string[], onOutput?: (text: string) => void) => Promise<number>

/**
 * Starts a database and a Temporal server that are deleted at the end, builds the workflow bundle, and lets `run` start
 * commands against them. `others` are programs to use instead of those that set-up found. Resolves with the exit code
 * of `run`, or 1 when the run was interrupted.
 */
export async function withDisposableStack(
  purpose: Exclude<Purpose, 'start'>,
  run: (runNode: RunNode) => Promise<number>,
  others: Partial<Tools> = {},
): Promise<number> {
  const folder = await ownFolder()
  const parts = new Parts(join(folder, 'logs'))
  const stopped = shutdownRequested().then((reason) => {
    console.error(`Aborted (${reason})`)
    return 1
  })
  try {
    return await Promise.race([startAndRun(), stopped])
  } finally {
    await parts.stop()
    await rm(folder, { recursive: true, force: true })
  }

  async function startAndRun(): Promise<number> {
    const tools = { ...(await readTools()), ...others }
    const progress = progressPrinter()
    const workflowBundle = resolve(folder, 'workflows.js')
    const bundle = buildBundleIn(parts, workflowBundle)
    const [infrastructure] = await Promise.all([
      startInfrastructure(parts, tools, { folder, purpose, progress }),
      bundle,
    ])
    progress('Workflow bundle')
    const stack = {
      databaseUrl: infrastructure.databaseUrl,
      temporal: { address: infrastructure.temporal.address, namespace: infrastructure.temporal.namespace },
      workflowBundle,
      chromium: tools.browser.program,
      statements: process.env.KEEP ?? resolve(folder, 'statements'),
    }
    return await run((args, onOutput) => runCommand(args, { [VARIABLE]: JSON.stringify(stack) }, onOutput))
  }
}

/** Creates a folder for this run and removes those of killed runs, which no process holds any more. */
async function ownFolder(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  for (const name of readdirSync(FOLDER).filter((name) => name.startsWith('run-'))) {
    const left = join(FOLDER, name)
    if (await lockFolder(left)) await rm(left, { recursive: true, force: true })
  }
  // Locked under another name first, so that a run that begins at the same time does not remove it.
  const taken = mkdtempSync(join(FOLDER, 'new-'))
  await lockFolder(taken)
  const folder = taken.replace('new-', 'run-')
  renameSync(taken, folder)
  return folder
}
