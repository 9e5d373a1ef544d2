/**
 * `npm run proofs -- fuzz [examples [seed]]`: sends generated requests to every operation of a disposable stack and
 * checks each answer against the OpenAPI document. `examples` is their number per operation, in addition to the
 * document's enumerated ones (default 320: over 30,000 requests, half an hour on two cores; 2 sends some 6,000). The
 * exit code is 0 when proofs/fuzz/false-alarms.yaml explains every finding.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { withDisposableStack } from '../scripts/stack/disposable.ts'

/**
 * The generator of requests, from the Python package index; pinned, because a seed gives the same requests in one
 * version only.
 */
const SCHEMATHESIS = '4.32.5'
const FOLDER = '.dev/fuzz'
const PROGRAM = `${FOLDER}/bin/schemathesis`

if (!isInstalled()) install()
const [examples = '320', seed = '4711'] = process.argv.slice(2)
process.exit(await withDisposableStack('test', (runNode) => runNode(['proofs/fuzz/run.ts', PROGRAM, examples, seed])))

function isInstalled(): boolean {
  return existsSync(PROGRAM) && execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' }).includes(SCHEMATHESIS)
}

/** Needs Python 3.10 or newer with its modules venv and pip. */
function install(): void {
  console.log(`Installing schemathesis ${SCHEMATHESIS} in ${FOLDER}`)
  const run = (program: string, args: string[]) => execFileSync(program, args, { stdio: 'inherit' })
  run('python3', ['-m', 'venv', FOLDER])
  run(`${FOLDER}/bin/pip`, ['install', '--quiet', `schemathesis==${SCHEMATHESIS}`])
}
