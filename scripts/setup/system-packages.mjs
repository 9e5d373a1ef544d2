import { findProgram, outputOf, run } from './programs.mjs'

/** Installs Debian or Ubuntu packages if that needs no password. True when they are there afterwards. */
export async function aptInstall(...packages) {
  const apt = asAdministrator('apt-get')
  if (!apt) return false
  const install = ['install', '--yes', '--no-install-recommends', ...packages]
  // A fresh image knows no packages until it reads their lists, so a first failure is followed by an update.
  return (await aptGet(apt, install)) || ((await aptGet(apt, ['update'])) && (await aptGet(apt, install)))
}

/** Installs Homebrew formulas. True when they are there afterwards. */
export async function brewInstall(...formulas) {
  const brew = findProgram('brew')
  return brew !== undefined && (await run(brew, ['install', ...formulas]))
}

function aptGet([command, ...before], args) {
  return run(command, [...before, '-q', ...args], { DEBIAN_FRONTEND: 'noninteractive' })
}

/**
 * The command line that runs a program as administrator without asking for a password; undefined when that is not
 * possible.
 */
function asAdministrator(name) {
  const program = findProgram(name)
  if (!program) return undefined
  if (process.getuid?.() === 0) return [program]
  const sudo = findProgram('sudo')
  return sudo && outputOf(sudo, '-n', 'true') !== undefined
    ? [sudo, '-n', '--preserve-env=DEBIAN_FRONTEND', program]
    : undefined
}
