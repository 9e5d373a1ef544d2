import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEV } from './paths.mjs'
import { SetUpProblem } from './problem.mjs'
import { isProgram } from './programs.mjs'
import { step } from './progress.mjs'

const TOOLS_FILE = join(DEV, 'tools.json')

/**
 * Ensures that every tool is there, and writes the paths of their programs to `.dev/tools.json`. A known path is
 * searched for again only when it is gone.
 * A tool is `{ name, find, install, advice }`: `find` returns the paths of its programs by role, or undefined;
 * `install` tries the ways to get it; `advice` says what a person must do when all failed.
 */
export async function ensureTools(tools) {
  const known = readKnown()
  const found = {}
  // One after another: two package managers at once wait for each other's lock, or fail.
  for (const [key, tool] of Object.entries(tools)) found[key] = stillThere(known[key]) ?? (await ensureTool(tool))
  if (JSON.stringify(found) !== JSON.stringify(known)) keep(found)
}

async function ensureTool({ name, find, install, advice }) {
  const present = find()
  if (present) return present
  await step(`installing the ${name}`, install)
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
    // Missing, or cut off by a crash: search for everything again.
    return {}
  }
}

function keep(found) {
  mkdirSync(DEV, { recursive: true })
  const unfinished = `${TOOLS_FILE}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(found, null, 2)}\n`)
  renameSync(unfinished, TOOLS_FILE)
}
