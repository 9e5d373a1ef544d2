import { spawn, spawnSync } from 'node:child_process'
import { accessSync, closeSync, constants, mkdirSync, openSync, statSync, writeSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { DEV } from './paths.mjs'

/** The folders of servers on systems that leave these out of an ordinary user's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** The output of package managers, to read when one of them fails. */
export const SETUP_LOG = join(DEV, 'logs', 'setup.log')

/** The path of the first of `names` that is a program on PATH or in the usual server folders, else undefined. */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...SERVER_FOLDERS]
  for (const name of names) {
    const path = folders.map((folder) => join(folder, name)).find(isProgram)
    if (path) return path
  }
  return undefined
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The output of a program for `args`, or undefined when it does not run or fails. */
export function outputOf(program, ...args) {
  // A browser's first start can take several seconds on a small machine.
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 })
  return status === 0 ? stdout : undefined
}

/** Runs a command; its output goes to the set-up log. Resolves with true when it succeeded. */
export async function run(command, args, env = {}) {
  mkdirSync(dirname(SETUP_LOG), { recursive: true })
  const log = openSync(SETUP_LOG, 'a')
  try {
    writeSync(log, `$ ${[command, ...args].join(' ')}\n`)
    return await new Promise((resolve) => {
      const child = spawn(command, args, { stdio: ['ignore', log, log], env: { ...process.env, ...env } })
      child.on('error', () => resolve(false))
      child.on('exit', (code) => resolve(code === 0))
    })
  } finally {
    closeSync(log)
  }
}
