import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where servers are installed on systems that leave these folders out of an ordinary user's PATH. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

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

/** What a program prints for `args`, or undefined when it does not run or fails. */
export function outputOf(program, ...args) {
  // A browser's first start can take several seconds on a small machine.
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 })
  return status === 0 ? stdout : undefined
}

/** Runs a command in full view of the person waiting. True when it succeeded. */
export function run(command, args, env = {}) {
  console.log(`  $ ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}
