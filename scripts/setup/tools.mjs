import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEV } from './paths.mjs'
import { SetUpProblem } from './problem.mjs'
import { isProgram } from './programs.mjs'

const TOOLS_FILE = join(DEV, 'tools.json')

/**
 * Sees to it that every tool is there, and leaves the paths of their programs in `.dev/tools.json`.
 *
 * A tool is `{ name, find, install, advice }`: `find` returns the paths of its programs by their role, or undefined; `install`
 * tries the ways of getting it; `advice` is what a person must do when all of them failed. What was found once is looked for
 * again only when it is gone.
 */
export function ensureTools(tools) {
  const known = readKnown()
  const found = Object.fromEntries(
    Object.entries(tools).map(([key, tool]) => [key, stillThere(known[key]) ?? ensureTool(tool)]),
  )
  if (JSON.stringify(found) !== JSON.stringify(known)) keep(found)
}

function ensureTool({ name, find, install, advice }) {
  const present = find()
  if (present) return present
  console.log(`Set-up: installing the ${name}`)
  install()
  const installed = find()
  if (!installed) throw new SetUpProblem(advice)
  return installed
}

function stillThere(programs) {
  return programs && Object.values(programs).every(isProgram) ? programs : undefined
}

function readKnown() {
  try {
    return JSON.parse(readFileSync(TOOLS_FILE, 'utf8'))
  } catch {
    // Missing or cut off by a crash: everything is looked for anew.
    return {}
  }
}

function keep(found) {
  mkdirSync(DEV, { recursive: true })
  const unfinished = `${TOOLS_FILE}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(found, null, 2)}\n`)
  renameSync(unfinished, TOOLS_FILE)
}
