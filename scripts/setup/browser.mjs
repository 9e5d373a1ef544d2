import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DEV, PROJECT } from './paths.mjs'
import { findProgram, outputOf, run } from './programs.mjs'
import { aptInstall } from './system-packages.mjs'

const OWN_FOLDER = join(DEV, 'browser')
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The names of the downloaded program on Linux and on macOS. */
const OWN_NAMES = ['chrome', 'Google Chrome for Testing']

/** Chromium or Chrome, which opens the court sites. */
export const browser = {
  name: 'browser',
  find() {
    // Ubuntu's `chromium-browser` only prints that a snap must be installed, so a browser counts when it prints its
    // version.
    const program = [...NAMES.map((name) => findProgram(name)), findOwn()].find(
      (path) => path && outputOf(path, '--version'),
    )
    return program && { program }
  },
  install: async () => (await aptInstall('chromium')) || downloadChrome(),
  advice:
    'no browser was found or could be installed. Install Chromium or Chrome so that `chromium` or `google-chrome` is on PATH, and run the command again.',
}

function downloadChrome() {
  return run(findProgram('npx') ?? 'npx', [
    '--prefix',
    PROJECT,
    'puppeteer',
    'browsers',
    'install',
    'chrome',
    '--path',
    OWN_FOLDER,
  ])
}

/** The program in the download folder, whose subfolders are named by platform and version. */
function findOwn() {
  if (!existsSync(OWN_FOLDER)) return undefined
  const file = readdirSync(OWN_FOLDER, { recursive: true }).find((path) => OWN_NAMES.includes(basename(path)))
  return file && join(OWN_FOLDER, file)
}
