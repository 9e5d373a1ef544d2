import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'ava'
import { joinTests } from '../../scripts/tests/join-tests.ts'

const files = globSync('{proofs,test}/**/*.test.ts')
const run = joinTests(files)

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^import '(.*)'$/gm)].map(([, path = '']) => join(file, '..', path))
}

test('every test file is run once, by itself or with others of its folder', (t) => {
  t.deepEqual(run.flatMap((file) => (file.startsWith('.dev/') ? importsOf(file) : [file])).sort(), files.sort())
})

test('no process has more than three files that start services of their own', (t) => {
  const own = files.filter((file) => /\bstartService\(/.test(readFileSync(file, 'utf8')))
  t.true(own.length > 0)
  const joined = run.filter((file) => file.startsWith('.dev/')).map(importsOf)
  t.deepEqual(
    joined.filter((members) => members.filter((file) => own.includes(file)).length > 3),
    [],
  )
})

test('a file that looks at its whole process is run by itself', (t) => {
  t.true(run.includes('test/workers/metrics.test.ts'))
  t.true(run.includes('test/api/canaries.test.ts'))
})
