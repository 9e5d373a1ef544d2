import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import test, { type ExecutionContext } from 'ava'
import { ProjectCopy } from './support/project-copy.ts'

/** Runs `npm test` on one test file with this text, in a copy of the project. */
async function runTests(t: ExecutionContext, text: string) {
  const project = new ProjectCopy()
  t.teardown(() => project.remove())
  project.linkPackages()
  mkdirSync(project.path('test'))
  cpSync('test/support', project.path('test/support'), { recursive: true })
  writeFileSync(project.path('test/sample.test.ts'), `import test from 'ava'\n${text}`)
  const { code, output } = await project.run(['scripts/run.mjs', 'test', 'test/sample.test.ts']).ended
  const lines = output.trimEnd().split('\n')
  return { code, lastLine: lines.at(-1), lines, output, leftOver: readdirSync(project.path('.dev/test')) }
}

test('a failing test makes the exit code 1, and is counted in the last line', async (t) => {
  const result = await runTests(t, "test('good', (t) => t.pass())\ntest('bad', (t) => t.fail())")
  t.like(result, { code: 1, lastLine: '1 passed, 1 failed', leftOver: [] }, result.output)
})

test('failures are printed last, with their place, in under ten lines', async (t) => {
  const thrown = Array.from({ length: 12 }, (_, i) => `test('thrown ${i}', async () => { throw new Error('it') })`)
  const { lines } = await runTests(t, thrown.join('\n'))
  const summary = lines.slice(lines.lastIndexOf('') + 1)
  t.true(summary.length < 10)
  const places = summary.map((line) => /^Failed: test\/sample\.test\.ts:(\d+) {2}thrown (\d+)$/.exec(line) ?? [])
  for (const [, line, i] of places.slice(0, 6)) t.is(Number(line), Number(i) + 2)
  t.is(summary.at(-2), '... and 6 more. The report above has the details.')
})

test('a file that cannot be loaded is a failure, too', async (t) => {
  const result = await runTests(t, "import './no-such-file.ts'\ntest('good', (t) => t.pass())")
  t.like(result, { code: 1, lastLine: '0 passed, 1 failed', leftOver: [] }, result.output)
})

test('tests have a migrated database of their own, and nothing of the run is left', async (t) => {
  const result = await runTests(
    t,
    `import { createDatabase } from './support/stack.ts'
     test('database', async (t) => { const database = await createDatabase(); await database.drop(); t.pass() })`,
  )
  t.like(result, { code: 0, lastLine: '1 passed, 0 failed', leftOver: [] }, result.output)
})
