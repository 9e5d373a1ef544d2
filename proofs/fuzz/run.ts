/** What `npm run proofs -- fuzz` runs on its stack: the service with accounts that no limit stops, and the generator for each kind of key. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { anAccount, startService } from '../../test/support/service.ts'

const [program = '', examples = '', seed = ''] = process.argv.slice(2)

/** The longest that the Specification lets a client wait ("Page assembly time"). */
const MAX_ANSWER_SECONDS = 60
/** After that the answer is a finding; a little later nobody waits for it any more. */
const REQUEST_TIMEOUT_SECONDS = MAX_ANSWER_SECONDS + 5
const KEYS_AND_USERS = '^/account/(api-keys|users)'

const service = await startService()
const sink = createServer((_, response) => response.writeHead(204).end()).listen(0, '127.0.0.1')
await once(sink, 'listening')
const folder = await mkdtemp(join(tmpdir(), 'courtpulse-fuzz-'))
const metAlarms = join(folder, 'met.txt')

// Minutes that never fill up: a limit, of whichever account, address or operator, would hide what it refuses.
await service.db.sequelize.query(
  'CREATE TRIGGER endless_minutes BEFORE UPDATE ON rate_windows FOR EACH ROW SET NEW.used = 0',
)

const account = await anAccount(service.db, { plan: { historicalAllowance: 1_000_000_000 } })
const sacrificed = await anAccount(service.db)
const operatorKey = await service.db.operatorKeys.issue('Fuzz')
const runs = [
  {
    name: 'account',
    key: account.key,
    kept: [account.keyId, account.userId],
    exclude: KEYS_AND_USERS,
  },
  { name: 'keys and users', key: sacrificed.key, kept: [sacrificed.keyId, sacrificed.userId], include: KEYS_AND_USERS },
  // Last: an operator may change any plan and pause any source.
  { name: 'operator', key: operatorKey, kept: [], document: '/backoffice/openapi.json' },
]

const Report = z.object({
  operations: z.object({ tested: z.number(), errored: z.number() }),
  test_cases: z.object({ generated: z.number() }),
  failures: z.array(z.object({ count: z.number() })),
  filtered: z.number(),
  errors: z.array(z.unknown()),
})

let isClean = true
const all = { operations: 0, requests: 0, explained: 0, found: 0 }
for (const run of runs) {
  console.log(`\n== ${run.name}`)
  const exitCode = await generate(run)
  const report = Report.parse(JSON.parse(await readFile(join(folder, `${run.name}.json`), 'utf8')))
  all.operations += report.operations.tested
  all.requests += report.test_cases.generated
  all.explained += report.filtered
  all.found += report.failures.reduce((sum, { count }) => sum + count, report.errors.length)
  if (exitCode !== 0 || report.operations.errored > 0) isClean = false
}
console.log(
  `\n${all.operations} operations, ${all.requests} requests, ${all.explained} explained alarms, ${all.found} findings`,
)
for (const why of await alarmsNotMet()) console.log(`Not met this time: ${why}`)
sink.close()
await service.close()
await rm(folder, { recursive: true, force: true })
process.exit(isClean ? 0 : 1)

async function generate({
  name,
  key,
  kept,
  include,
  exclude,
  document = '/openapi.json',
}: (typeof runs)[number] & { include?: string; exclude?: string; document?: string }) {
  const args = [
    'run',
    service.api.baseUrl + document,
    ...['--header', `X-Service-Api-Key: ${key}`],
    ...['--checks', 'all', '--continue-on-failure', '--no-shrink', '--no-color'],
    ...['--seed', seed, '--max-examples', examples, '--workers', '1'],
    ...['--max-response-time', String(MAX_ANSWER_SECONDS), '--request-timeout', String(REQUEST_TIMEOUT_SECONDS)],
    ...['--suppress-health-check', 'all'],
    ...['--generation-database', 'none', '--report', 'json', '--report-json-path', join(folder, `${name}.json`)],
    ...(include ? ['--include-path-regex', include] : []),
    ...(exclude ? ['--exclude-path-regex', exclude] : []),
  ]
  const { port } = sink.address() as AddressInfo
  const env = {
    ...process.env,
    SCHEMATHESIS_HOOKS: resolve('proofs/fuzz/hooks.py'),
    PYTHONDONTWRITEBYTECODE: '1',
    FUZZ_SINK: `127.0.0.1:${port}`,
    FUZZ_KEPT_IDS: JSON.stringify(kept),
    FUZZ_MET: metAlarms,
  }
  // What it remembers of one run must not change the next one.
  const child = spawn(resolve(program), args, { cwd: folder, env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code
}

/** Lines of the list that explained nothing: in a full run they have no place there any more. */
async function alarmsNotMet(): Promise<string[]> {
  const { alarms } = z
    .object({ alarms: z.array(z.object({ why: z.string() })) })
    .parse(parse(await readFile('proofs/fuzz/false-alarms.yaml', 'utf8')))
  const met = (await readdir(folder)).includes('met.txt') ? (await readFile(metAlarms, 'utf8')).split('\n') : []
  return alarms.map(({ why }) => why).filter((why) => !met.includes(why))
}
