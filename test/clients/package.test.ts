import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import test from 'ava'
import { createCourtPulse } from '../../clients/typescript/index.ts'
import { DEFAULT_PAGE_LIMIT } from '../../domain/service-limits.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { anAccount, type Service, startService } from '../support/service.ts'

const run = promisify(execFile)
const PACKED = 'dist/clients'

/** The programs on the client's page, each with its output. */
const page = await readFile('clients/typescript/README.md', 'utf8')
const PROGRAMS = page.split('\n## ').flatMap((section) => {
  const [, program, printed] = section.match(/```ts\n(.*?)```\n\n```\n(.*?)```/s) ?? []
  return program && printed ? [{ title: section.split('\n')[0], program, printed }] : []
})
/** The command that runs a file in each runtime; runtimes that are not installed are left out. */
const RUNTIMES: Record<string, string[]> = {
  [process.execPath]: [],
  deno: ['run', '--allow-env', '--allow-net', '--no-check'],
  bun: ['run'],
}

let service: Service
/** An empty project with the packed client and the compiled programs. */
let project: string

test.before(async (t) => {
  await run(process.execPath, ['scripts/pack-clients.ts'])
  // Links to documents lead to the public address.
  const port = await freePort()
  service = await startService({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}/v1` })
  project = await mkdtemp(join(tmpdir(), 'courtpulse-project-'))
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  // The client's dependencies are there already, so that the test needs no registry.
  for (const name of ['standardwebhooks', '@stablelib/base64', 'fast-sha256'])
    await cp(join('node_modules', name), join(project, 'node_modules', name), { recursive: true })
  const { address, size } = await offered('TypeScript')
  t.true(size < 60_000, 'the package stays small')
  await run('npm', ['install', '--no-audit', '--no-fund', `--registry=${service.api.baseUrl}`, address], {
    cwd: project,
  })
  await symlink(resolve('node_modules/@types'), join(project, 'node_modules', '@types'))
  for (const [index, { program }] of PROGRAMS.entries()) await writeFile(join(project, `${index}.ts`), program)
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--target', 'esnext']
  const modules = ['--module', 'nodenext', '--types', 'node', ...PROGRAMS.map((_, index) => `${index}.ts`)]
  await run(process.execPath, [resolve('node_modules/.bin/tsc'), ...strict, ...modules], { cwd: project })
})
test.after.always(async () => {
  await service?.close()
  await rm(project, { recursive: true })
})

test('the page has five programs, of some twenty lines at most', (t) => {
  t.is(PROGRAMS.length, 5)
  for (const { program } of PROGRAMS) t.true(program.trim().split('\n').length < 24, program)
})

for (const [index, { title, printed }] of PROGRAMS.entries())
  test(`in an empty project with the package, the program “${title}” of its page runs in every runtime`, async (t) => {
    for (const [runtime, args] of Object.entries(RUNTIMES).filter(([name]) => isInstalled(name))) {
      const { key } = await anAccount(service.db)
      const env = { ...process.env, COURTPULSE_URL: service.api.baseUrl, COURTPULSE_KEY: key, NO_COLOR: '1' }
      const { stdout } = await run(runtime, [...args, join(project, `${index}.js`)], { env, cwd: project })
      t.is(stdout, printed, runtime)
    }
  })

test('the program “Watch companies” archives only the entities that it has added, of more than fit on a page', async (t) => {
  const { key } = await anAccount(service.db)
  const client = createCourtPulse({ baseUrl: service.api.baseUrl, apiKey: key })
  const names = Array.from({ length: 2 * DEFAULT_PAGE_LIMIT }, (_, index) => `Coral Reef Foods ${index} Limited`)
  await client.waitForImport(
    (await client.entities.import(['name,entityType', ...names.map((name) => `${name},BUSINESS`)].join('\n'))).importId,
  )
  const index = PROGRAMS.findIndex(({ title }) => title === 'Watch companies')
  const env = { ...process.env, COURTPULSE_URL: service.api.baseUrl, COURTPULSE_KEY: key }
  await run(process.execPath, [join(project, `${index}.js`)], { env, cwd: project })
  t.is((await client.entities.search({})).recordsFiltered, names.length)
})

test('the package has its own scope, its licence and provenance, and no page says to run or install it by its name', async (t) => {
  const settings = JSON.parse(await readFile('clients/typescript/package.json', 'utf8'))
  t.like(settings, { name: '@courtpulse/client', license: 'Apache-2.0', publishConfig: { provenance: true } })
  t.is(await readFile('clients/typescript/LICENSE', 'utf8'), await readFile('LICENSE', 'utf8'))
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
  for (const path of pages)
    t.notRegex(await readFile(path, 'utf8'), /\bnp[mx] (?:install |i |add |exec )?@courtpulse\b/, path)
})

test('the page of the clients offers both with version and size; they are cached and not guessed at', async (t) => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
  for (const [language, type] of [
    ['TypeScript', 'application/gzip'],
    ['Python', 'application/zip'],
  ] as const) {
    const { address, size, row } = await offered(language)
    t.true(row.includes(`| ${version} | ${Math.round(size / 1000)} kB |`), row)
    const { status, headers } = await fetch(address)
    t.is(status, 200)
    t.is(headers.get('content-type'), type)
    t.is(headers.get('x-content-type-options'), 'nosniff')
    t.regex(headers.get('cache-control') ?? '', /max-age=\d+/)
    // Without its own, fetch sends `no-cache`.
    const conditions = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' }
    const again = await fetch(address, { headers: conditions })
    t.is(again.status, 304)
  }
  const page = await (await fetch(`${service.api.baseUrl}/docs/clients`)).text()
  t.is([...page.matchAll(/href="clients\/[^"]+\.(?:tgz|whl)"/g)].length, 2)
  for (const other of ['../../package.json', '%2e%2e%2fworkflows.js', 'other.tgz'])
    t.is((await fetch(`${service.api.baseUrl}/docs/clients/${other}`)).status, 404, other)
})

test.serial('clients are packed from the same sources to the same bytes, in any time zone', async (t) => {
  const files = await Promise.all((await readdir(PACKED)).map((name) => readFile(join(PACKED, name))))
  await run(process.execPath, ['scripts/pack-clients.ts'], { env: { ...process.env, TZ: 'Pacific/Kiritimati' } })
  for (const [index, name] of (await readdir(PACKED)).entries())
    t.deepEqual(await readFile(join(PACKED, name)), files[index], name)
})

test('pip installs the wheel that the service offers, and the client finds a case', async (t) => {
  if (!isInstalled('python3', '-c', 'import venv; from typing import NotRequired')) return t.pass()
  const python = join(project, 'venv', 'bin', 'python')
  await run('python3', ['-m', 'venv', join(project, 'venv')])
  const { address } = await offered('Python')
  await run(python, ['-m', 'pip', 'install', '--no-index', '--disable-pip-version-check', address])
  const { key } = await anAccount(service.db)
  const program = `
from courtpulse import CourtPulse
case = CourtPulse("${service.api.baseUrl}", "${key}").cases.look_up(
    {"caseIdentifier": {"courtType": "HC", "cnr": "DLHC019000012024"}}
)
print(case["parties"]["petitioner"])`
  t.is((await run(python, ['-c', program])).stdout.trim(), 'Saffron Textiles Private Limited')
  t.regex((await run(python, ['-m', 'pip', 'check'])).stdout, /No broken requirements/)
})

/** The file for a language on the page of the clients, and the address in its command. */
async function offered(language: string): Promise<{ address: string; size: number; row: string }> {
  const page = await (await fetch(`${service.api.baseUrl}/docs/clients.md`)).text()
  const row = page.split('\n').find((line) => line.startsWith(`| ${language} |`)) ?? ''
  const address = /`(?:npm|pip) install (.*?)`/.exec(row)?.[1] ?? ''
  return { address, size: (await (await fetch(address)).arrayBuffer()).byteLength, row }
}

function isInstalled(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args.length > 0 ? args : ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
