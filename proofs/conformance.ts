/**
 * `npm run proofs -- conformance --target URL --keys FILE [--profile smoke|contract|slow] [--webhooks URL] [--allow-destructive]`: checks a running
 * service against the contract, from outside. The exit code is 0 when no title failed, 1 when one did, 2 when it could not start.
 */

import { readFileSync } from 'node:fs'
import { readOptions } from '../scripts/read-options.ts'
import { KEY_NAMES, type Keys } from './conformance/call.ts'
import { reportOf } from './conformance/report.ts'
import { runTitles } from './conformance/run.ts'
import { PROFILES } from './conformance/title.ts'

const { values } = readOptions({
  options: {
    target: { type: 'string' },
    keys: { type: 'string' },
    profile: { type: 'string', default: 'smoke' },
    webhooks: { type: 'string' },
    'allow-destructive': { type: 'boolean', default: false },
  },
})
const profile = PROFILES.find((name) => name === values.profile)
if (values.target === undefined || values.keys === undefined || profile === undefined)
  fail(
    `Usage: npm run proofs -- conformance --target URL --keys FILE [--profile ${PROFILES.join('|')}] [--webhooks URL] [--allow-destructive]`,
  )

const outcomes = await runTitles({
  target: values.target.replace(/\/$/, ''),
  keys: readKeys(values.keys),
  profile,
  allowDestructive: values['allow-destructive'],
  webhooks: values.webhooks,
})
console.log(reportOf(outcomes))
process.exit(outcomes.some(({ result }) => result === 'failed') ? 1 : 0)

/** The file's keys that the suite knows; it ignores others. */
function readKeys(path: string): Keys {
  try {
    const file: Record<string, unknown> = JSON.parse(readFileSync(path, 'utf8'))
    return Object.fromEntries(KEY_NAMES.flatMap((name) => (typeof file[name] === 'string' ? [[name, file[name]]] : [])))
  } catch (error) {
    return fail(`The key file ${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
