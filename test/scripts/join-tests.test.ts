import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'ava'
import { joinTests } from '../../scripts/tests/join-tests.ts'

const files = globSync('test/**/*.test.ts')
const run = joinTests(files)

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^import '(.*)'$/gm)].map(([, path = '']) => join(file, '..', path))
}

test('every test file is run once, by itself or with others of its folder', (t) => {
  t.deepEqual(run.flatMap((file) => (file.startsWith('.dev/') ? importsOf(file) : [file])).sort(), files.sort())
})

test('a file that starts a service of its own is run by itself', (t) => {
  const own = files.filter((file) => /\bstartService\(/.test(readFileSync(file, 'utf8')))
  t.true(own.length > 0)
  t.deepEqual(
    own.filter((file) => !run.includes(file)),
    [],
  )
})
