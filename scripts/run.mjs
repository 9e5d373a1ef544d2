/**
 * The entry of the npm scripts: `node scripts/run.mjs <script> [args]` sets up what is missing, then runs
 * `scripts/<name>.ts` under Node 24 or newer, which runs TypeScript directly. Works on any installed Node from 18 on.
 */
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generateClients, packClients } from './setup/clients.mjs'
import { installPackages, requirePackages } from './setup/packages.mjs'
import { PROJECT } from './setup/paths.mjs'
import { reportingProblems, setUp } from './setup.mjs'

const SCRIPTS = [
  'start',
  'test',
  'proofs',
  'tool',
  'generate-docs',
  'migrate',
  'backup',
  'restore',
  'admin',
  'bundle',
  'temporal-setup',
  'replay-live',
  'lint-api',
  'pack-clients',
]
const RUNS_THE_API = ['start', 'test', 'proofs']
/**
 * The prerequisites of scripts that do not start servers; most run next to your own servers and install nothing. All
 * other scripts get the full set-up.
 */
const PREPARED_BY = {
  migrate: requirePackages,
  admin: requirePackages,
  'temporal-setup': requirePackages,
  bundle: requirePackages,
  'replay-live': requirePackages,
  backup: requirePackages,
  restore: requirePackages,
  'generate-docs': installPackages,
  'pack-clients': installPackages,
  'lint-api': installPackages,
  tool: installPackages,
  // These need no servers.
  'proofs explore': installPackages,
  'proofs mutate': installPackages,
  'proofs matching': installPackages,
  'proofs evenings': installPackages,
  'proofs feeds': installPackages,
  'proofs real-model': installPackages,
}
/** The first Node that runs TypeScript files without a flag or a warning. */
const OLDEST_NODE = 24

const [script, ...args] = process.argv.slice(2)
if (!SCRIPTS.includes(script)) {
  console.error(`Usage: node scripts/run.mjs <${SCRIPTS.join('|')}> [arguments]`)
  process.exit(2)
}
const isTryingOwnService = script === 'proofs' && args[0] === 'conformance' && args.length > 1
await reportingProblems(
  isTryingOwnService ? requirePackages : (PREPARED_BY[script] ?? PREPARED_BY[`${script} ${args[0]}`] ?? setUp),
)

const hasOldestNode = Number(process.versions.node.split('.')[0]) >= OLDEST_NODE
/** Node 24 as an npm package, which exists for Linux with glibc. */
const packagedNode = join(PROJECT, 'node_modules', '.bin', 'node')
if (!hasOldestNode && !existsSync(packagedNode)) {
  console.error(
    `Node ${OLDEST_NODE} or newer is required, but this is Node ${process.version}. Install a newer version and run the command again.`,
  )
  process.exit(1)
}
// Types are stripped from a file once, not by each of the hundreds of processes of a test run.
process.env.NODE_COMPILE_CACHE ??= join(PROJECT, '.dev', 'compile-cache')
const execPath = hasOldestNode ? process.execPath : packagedNode
if (RUNS_THE_API.includes(script) && !isTryingOwnService) await reportingProblems(() => generateClients(execPath))
if (script === 'start') await reportingProblems(() => packClients(execPath))
const child = fork(join(PROJECT, 'scripts', `${script}.ts`), args, {
  cwd: PROJECT,
  execPath,
})
// The child may get Ctrl-C from the terminal and from here; it treats both as one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : code))

// When this process is killed, the channel to its child closes, and the child stops what it started. npm has no such
// channel; a new parent shows its end. (The npm scripts `exec` this file, because a shell in between would hide npm's
// end.)
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
