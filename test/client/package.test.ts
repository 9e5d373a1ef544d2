import { execFile, execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import test from 'ava'
import { createCourtPulse } from '../../client/index.ts'
import { DEFAULT_PAGE_LIMIT } from '../../domain/service-limits.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { anAccount, type Service, startService } from '../support/service.ts'

const run = promisify(execFile)

/** The programs on the client's page, each with its output. */
const page = await readFile('client/README.md', 'utf8')
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
  project = await mkdtemp(join(tmpdir(), 'courtpulse-project-'))
  const installed = join(project, 'node_modules', '@courtpulse', 'client')
  await mkdir(installed, { recursive: true })
  const tsc = resolve('node_modules/.bin/tsc')
  await run(process.execPath, [tsc, '-p', 'client', '--outDir', join(project, 'client', 'dist')])
  for (const file of ['package.json', 'README.md', 'LICENSE'])
    await writeFile(join(project, 'client', file), await readFile(join('client', file)))
  const packed = await run('npm', ['pack', '--silent', join(project, 'client')], { cwd: project })
  const file = join(project, packed.stdout.trim())
  t.true((await stat(file)).size < 52_000, 'the package has the size that its page says')
  await run('tar', ['-xzf', file, '-C', installed, '--strip-components=1'])
  // Node finds only the packages that the client names.
  const { dependencies } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies))
    await symlink(resolve('node_modules', name), join(project, 'node_modules', name))
  await symlink(resolve('node_modules/@types'), join(project, 'node_modules', '@types'))
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
  for (const [index, { program }] of PROGRAMS.entries()) await writeFile(join(project, `${index}.ts`), program)
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--target', 'esnext']
  const modules = ['--module', 'nodenext', '--types', 'node', ...PROGRAMS.map((_, index) => `${index}.ts`)]
  await run(process.execPath, [tsc, ...strict, ...modules], { cwd: project })
  // Links to documents lead to the public address.
  const port = await freePort()
  service = await startService({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}/v1` })
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

test('the program “Watch companies” archives every entity, even more than fit on a page', async (t) => {
  const { key } = await anAccount(service.db)
  const client = createCourtPulse({ baseUrl: service.api.baseUrl, apiKey: key })
  const names = Array.from({ length: 2 * DEFAULT_PAGE_LIMIT }, (_, index) => `Coral Reef Foods ${index} Limited`)
  await client.waitForImport(
    (await client.entities.import(['name,entityType', ...names.map((name) => `${name},BUSINESS`)].join('\n'))).importId,
  )
  const index = PROGRAMS.findIndex(({ title }) => title === 'Watch companies')
  const env = { ...process.env, COURTPULSE_URL: service.api.baseUrl, COURTPULSE_KEY: key }
  await run(process.execPath, [join(project, `${index}.js`)], { env, cwd: project })
  t.is((await client.entities.search({})).recordsFiltered, 0)
})

test('the package has its own scope, its licence and provenance, and no page says to run or install it by its name', async (t) => {
  const settings = JSON.parse(await readFile('client/package.json', 'utf8'))
  t.like(settings, { name: '@courtpulse/client', license: 'Apache-2.0', publishConfig: { provenance: true } })
  t.is(await readFile('client/LICENSE', 'utf8'), await readFile('LICENSE', 'utf8'))
  const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
  for (const path of pages)
    t.notRegex(await readFile(path, 'utf8'), /\bnp[mx] (?:install |i |add |exec )?@courtpulse\b/, path)
})

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
