import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type ExecutionContext } from 'ava'
import { Tools } from '../../scripts/stack/tools.ts'
import { ProjectCopy } from './support/project-copy.ts'

/** A machine whose programs named here are ours: shell scripts that stand before the real ones on PATH. */
function machine(t: ExecutionContext, programs: Record<string, string> = {}) {
  const project = new ProjectCopy()
  t.teardown(() => project.remove())
  const first = project.path('programs')
  mkdirSync(first)
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(first, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
  return {
    project,
    setUp: () => project.run(['scripts/setup.mjs'], { first }).ended,
    tools: () => Tools.parse(JSON.parse(readFileSync(project.path('.dev/tools.json'), 'utf8'))),
  }
}

const NPM = 'echo "npm $*" >> npm-calls; mkdir -p node_modules'
const FAILS = 'echo "no network" >&2; exit 1'
/** A machine on which nothing can be installed. */
const OFFLINE = { 'apt-get': FAILS, brew: FAILS, sudo: FAILS, python3: FAILS, python: FAILS, npx: FAILS }

test('npm packages are installed once, and again when package-lock.json changes', async (t) => {
  const { project, setUp } = machine(t, { npm: NPM })
  const calls = () => readFileSync(project.path('npm-calls'), 'utf8').trimEnd().split('\n')

  t.is((await setUp()).code, 0)
  t.is((await setUp()).code, 0)
  t.deepEqual(calls(), [
    `npm install --no-save --ignore-scripts --no-audit --no-fund --loglevel=error --prefix ${project.folder}/`,
  ])

  appendFileSync(project.path('package-lock.json'), '\n')
  await setUp()
  t.is(calls().length, 2)
})

test('packages of a linked folder are left to the working copy they belong to', async (t) => {
  const { project, setUp } = machine(t, { npm: NPM })
  project.linkPackages()
  t.is((await setUp()).code, 0)
  t.false(existsSync(project.path('npm-calls')))
})

test('when npm fails, the message says what to do', async (t) => {
  const { setUp } = machine(t, { npm: FAILS })
  const { code, output } = await setUp()
  t.is(code, 1)
  t.true(
    output.endsWith(
      'Setup failed: `npm install` failed for the reason above. Check the network and the npm registry, and try again.\n',
    ),
  )
})

test('what a package manager prints goes to a log, and is shown when it fails', async (t) => {
  const { project, setUp } = machine(t, { npm: `echo "chatter"; ${NPM}` })
  t.notRegex((await setUp()).output, /chatter/)
  t.regex(readFileSync(project.path('.dev/logs/setup.log'), 'utf8'), /chatter/)

  const failing = machine(t, { npm: `echo "the reason"; ${FAILS}` })
  t.regex((await failing.setUp()).output, /the reason\nno network\n.*setup\.log\)/)
})

test('a package that came with another hash than the lock names stops set-up', async (t) => {
  const installed = JSON.stringify({ packages: { 'node_modules/koa': { integrity: 'sha512-of-something-else' } } })
  const { setUp } = machine(t, { npm: `${NPM}; echo '${installed}' > node_modules/.package-lock.json` })
  const { code, output } = await setUp()
  t.is(code, process.platform === 'linux' ? 1 : 0)
  if (process.platform === 'linux') t.regex(output, /not in package-lock\.json: koa\./)
})

test('a Temporal too old for the product is not taken, and when none can be installed, the message says which is needed', async (t) => {
  const { project, setUp } = machine(t, {
    ...OFFLINE,
    npm: NPM,
    temporal: 'echo "temporal version 1.8.2 (Server 1.31.0)"',
  })
  unlinkSync(project.path('.dev/bin'))
  const { code, output } = await setUp()
  t.is(code, 1)
  t.true(
    output.endsWith(
      'Setup failed: no Temporal CLI was found or could be installed. Install version 1.9 or newer so that `temporal` is on PATH, and run the command again.\n',
    ),
  )
})

test('a Temporal that is recent enough is taken from PATH', async (t) => {
  const { project, setUp, tools } = machine(t, {
    ...OFFLINE,
    npm: NPM,
    temporal: 'echo "temporal version 1.10.0 (Server 1.33.0)"',
  })
  unlinkSync(project.path('.dev/bin'))
  t.is((await setUp()).code, 0)
  t.is(tools().temporal.program, project.path('programs/temporal'))
})

test('a command that runs beside your own servers installs nothing', async (t) => {
  const { project } = machine(t, { npm: NPM })
  const missing = await project.run(['scripts/run.mjs', 'migrate'], { first: project.path('programs') }).ended
  t.is(missing.code, 1)
  t.regex(missing.output, /the npm packages are missing. Install them with `npm run setup`/)
  t.false(existsSync(project.path('npm-calls')))
  project.linkPackages()
  const { code, output } = await project.run(['scripts/run.mjs', 'admin', '--help']).ended
  t.is(code, 0)
  t.regex(output, /open-account --name/)
  t.false(existsSync(project.path('.dev/tools.json')))
})

test('a browser that only says how to install it is not taken', async (t) => {
  const { project, setUp, tools } = machine(t, {
    npm: NPM,
    chromium: 'echo "install the snap" >&2; exit 1',
    'google-chrome': 'echo "Chrome 150"',
  })
  t.is((await setUp()).code, 0)
  t.is(tools().browser.program, project.path('programs/google-chrome'))
})

test('a program that is gone is looked for again', async (t) => {
  const { project, setUp, tools } = machine(t, {
    npm: NPM,
    chromium: 'echo "Chromium 150"',
    'google-chrome': 'echo "Chrome 150"',
  })
  await setUp()
  t.is(tools().browser.program, project.path('programs/chromium'))
  rmSync(project.path('programs/chromium'))
  await setUp()
  t.not(tools().browser.program, project.path('programs/chromium'))
})

test('a file of tools cut off by a crash does no harm', async (t) => {
  const { project, setUp, tools } = machine(t, { npm: NPM })
  writeFileSync(project.path('.dev/tools.json'), '{"database": {"pro')
  t.is((await setUp()).code, 0)
  t.true(tools().database.program.length > 0)
})
