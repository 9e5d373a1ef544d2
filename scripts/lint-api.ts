/**
 * `npm run lint:api`: runs the usual linters on the OpenAPI documents; a warning fails. They are fetched for the run,
 * because together they are heavier than the rest of the development packages.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openapiDocument } from '../api/reference/openapi-document.ts'

const REDOCLY = '@redocly/cli@2.77.0'
const SPECTRAL = '@stoplight/spectral-cli@6.16.3'

const folder = mkdtempSync(join(tmpdir(), 'courtpulse-lint-'))
const rules = join(folder, 'spectral.yaml')
writeFileSync(rules, 'extends: ["spectral:oas"]\n')
try {
  for (const audience of ['account', 'operator'] as const) {
    const document = join(folder, `${audience}.json`)
    writeFileSync(document, JSON.stringify(openapiDocument(audience), null, 1))
    run(REDOCLY, 'redocly', ['lint', document, '--extends', 'recommended', '--max-problems', '1000'])
    run(SPECTRAL, 'spectral', ['lint', document, '--ruleset', rules, '--fail-severity', 'warn'])
  }
} finally {
  rmSync(folder, { recursive: true })
}

function run(pkg: string, program: string, args: string[]): void {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const command = ['--yes', '--ignore-scripts', `--package=${pkg}`, program, ...args]
  const said = execFileSync('npx', command, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  console.log(said)
  // Redocly exits with 0 despite warnings.
  if (/You have \d+ warning/.test(said)) throw new Error(`${program} has warnings`)
}
