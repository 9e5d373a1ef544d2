import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './paths.mjs'
import { SetUpProblem } from './problem.mjs'

/** The inputs of the OpenAPI document and the generators. */
const SOURCES = ['api', 'db', 'domain', 'platform', 'scripts', 'client/package.json']
const GENERATED = [
  'client/generated/errors.ts',
  'client/generated/operations.ts',
  'client/generated/types.ts',
  'client-python/courtpulse/operations.py',
  'client-python/courtpulse/types.py',
]

/**
 * Generates the clients' code when a source is newer: git does not have it, and the API's MCP server calls the
 * TypeScript client.
 * @throws {SetUpProblem} when the generator fails
 */
export function generateClients(node) {
  const newest = Math.max(...SOURCES.flatMap(filesOf).map(changedAt))
  if (GENERATED.every((file) => changedAt(file) > newest)) return
  const { status } = spawnSync(node, ['scripts/generate-clients.ts'], { cwd: PROJECT, stdio: 'inherit' })
  if (status !== 0) throw new SetUpProblem('the code of the clients could not be generated, for the reason above.')
}

function filesOf(source) {
  if (!statSync(join(PROJECT, source)).isDirectory()) return [source]
  return readdirSync(join(PROJECT, source), { recursive: true }).map((file) => join(source, file))
}

function changedAt(file) {
  return statSync(join(PROJECT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
