import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './paths.mjs'
import { SetUpProblem } from './problem.mjs'

/** The inputs of the OpenAPI document and the generators. */
const SOURCES = ['api', 'db', 'domain', 'platform', 'scripts', 'clients/typescript/package.json']
const GENERATED = [
  'clients/typescript/generated/errors.ts',
  'clients/typescript/generated/operations.ts',
  'clients/typescript/generated/types.ts',
  'clients/python/courtpulse/operations.py',
  'clients/python/courtpulse/types.py',
]

/**
 * Generates the clients' code when a source is newer: git does not have it, and the API's MCP server calls the
 * TypeScript client.
 * @throws {SetUpProblem} when the generator fails
 */
export function generateClients(node) {
  if (!areNewer(GENERATED, SOURCES)) run(node, 'scripts/generate-clients.ts')
}

/**
 * Packs the clients that the docs offer, when a source is newer.
 * @throws {SetUpProblem} when one cannot be packed
 */
export function packClients(node) {
  if (!areNewer(['dist/clients'], [...SOURCES, 'clients'])) run(node, 'scripts/pack-clients.ts')
}

function areNewer(files, sources) {
  // Packing and running write these.
  const written = /(?:^|\/)(?:generated|__pycache__|operations\.py|types\.py)(?:\/|$)/
  const newest = Math.max(
    ...sources
      .flatMap(filesOf)
      .filter((file) => !written.test(file))
      .map(changedAt),
  )
  return files.every((file) => changedAt(file) > newest)
}

function run(node, script) {
  const { status } = spawnSync(node, [script], { cwd: PROJECT, stdio: 'inherit' })
  if (status !== 0) throw new SetUpProblem('the clients could not be made, for the reason above.')
}

function filesOf(source) {
  if (!statSync(join(PROJECT, source)).isDirectory()) return [source]
  return readdirSync(join(PROJECT, source), { recursive: true }).map((file) => join(source, file))
}

function changedAt(file) {
  return statSync(join(PROJECT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
