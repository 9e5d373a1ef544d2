import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import test from 'ava'
import { AREAS } from '../../proofs/mutate/areas.ts'
import { allTestFiles, commandOf, firstTier, PROOFS, proofOf } from '../../scripts/tests/proofs.ts'

const proofs = Object.entries(PROOFS)

test('every test file is in `npm test` or in one proof', (t) => {
  for (const file of allTestFiles()) {
    const those = proofs.filter(([, { tests = [] }]) => tests.some((glob) => matchesGlob(file, glob)))
    t.is(those.length + (firstTier([]).includes(file) ? 1 : 0), 1, file)
  }
})

test('every pattern of a proof has a test file', (t) => {
  for (const [name, { tests = [] }] of proofs)
    for (const glob of tests)
      t.true(
        allTestFiles().some((file) => matchesGlob(file, glob)),
        `${name}: ${glob}`,
      )
})

test('every pattern of an area of mutations has a file', (t) => {
  for (const [name, { code, tests }] of Object.entries(AREAS))
    for (const glob of [...code, ...tests]) t.true(globSync(glob).length > 0, `${name}: ${glob}`)
})

test('every proof has test files or a command, and options only with a command', (t) => {
  for (const [name, { tests, options }] of proofs) {
    t.true(tests !== undefined || commandOf(name) !== undefined, name)
    t.true(options === undefined || commandOf(name) !== undefined, name)
  }
})

test('every command in proofs/ is a proof', (t) => {
  for (const file of globSync('proofs/*.ts')) {
    const [, name = ''] = /([\w-]+)\.ts$/.exec(file) ?? []
    t.true(name in PROOFS, file)
  }
})

test('the tests of migrations run with `npm test` when db/ has changed', (t) => {
  const file = 'test/db/migrations.test.ts'
  t.is(proofOf(file), 'migrations')
  t.false(firstTier(['api/main.ts']).includes(file))
  t.true(firstTier(['db/database.ts']).includes(file))
})

test('CONTRIBUTING.md says of each npm script for contributors how long it takes', (t) => {
  const page = readFileSync('CONTRIBUTING.md', 'utf8')
  for (const script of [
    'npm test',
    'npm run proofs',
    'npm run tool',
    'npm run docs',
    'npm run pack:clients',
    'npm run lint:api',
  ])
    t.regex(page, new RegExp(`^\\| \`${script}[^|]*\\|[^|]*\\|[^|]*(second|minute)`, 'm'), script)
})
