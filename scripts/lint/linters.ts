import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const REDOCLY = '@redocly/cli@2.77.0'
const SPECTRAL = '@stoplight/spectral-cli@6.16.3'

/** Runs the usual linters on an OpenAPI document. @throws Error when one of them finds or warns of something */
export function lintDocument(folder: string, document: string): void {
  const rules = join(folder, 'spectral.yaml')
  writeFileSync(rules, 'extends: ["spectral:oas"]\n')
  run(REDOCLY, 'redocly', ['lint', document, '--extends', 'recommended', '--max-problems', '1000'])
  run(SPECTRAL, 'spectral', ['lint', document, '--ruleset', rules, '--fail-severity', 'warn'])
}

function run(pkg: string, program: string, args: string[]): void {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const command = ['--yes', '--ignore-scripts', `--package=${pkg}`, program, ...args]
  const output = execFileSync('npx', command, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  console.log(output)
  // Redocly ends with 0 in spite of warnings.
  if (/You have \d+ warning/.test(output)) throw new Error(`${program} has warnings`)
}
