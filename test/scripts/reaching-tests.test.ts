import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test from 'ava'
import { proofsOfChange } from '../../scripts/tests/proofs.ts'
import { reachingTests } from '../../scripts/tests/reaching-tests.ts'

const FILES: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'domain/money.ts': 'export type Paise = number',
  'db/ledger.ts': "import type { Paise } from '../domain/money.ts'\nexport const sum = (of: Paise[]) => of.length",
  'workers/bundle.ts': "export const WORKFLOWS = new URL('../workflows/index.ts', import.meta.url)",
  'workflows/index.ts': 'export const workflow = 1',
  'test/db/ledger.test.ts': "import '../../db/ledger.ts'",
  'test/workers/bundle.test.ts': "import '../../workers/bundle.ts'",
  'test/domain/pairs.test.ts': "export const file = 'pairs.csv'",
  'test/domain/pairs.csv': 'a,b',
  'test/platform/main.test.ts': "export const program = 'db/ledger.ts'",
}

const root = realpathSync(mkdtempSync(join(tmpdir(), 'courtpulse-reaching-')))
test.before(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
test.after.always(() => rmSync(root, { recursive: true }))

for (const [what, changed, reached] of [
  [
    'imports, of types too, and programs that a test starts',
    'domain/money.ts',
    ['test/db/ledger.test.ts', 'test/platform/main.test.ts'],
  ],
  ['what is bundled and not imported', 'workflows/index.ts', ['test/workers/bundle.test.ts']],
  ['data that a test names', 'test/domain/pairs.csv', ['test/domain/pairs.test.ts']],
  ['the test itself', 'test/db/ledger.test.ts', ['test/db/ledger.test.ts']],
  [
    'the packages, which are everywhere',
    'package-lock.json',
    Object.keys(FILES).filter((file) => file.endsWith('.test.ts')),
  ],
  ['nothing, for a page', 'docs/money.md', []],
] as const)
  test(`--changed follows ${what}`, async (t) => {
    t.deepEqual([...(await reachingTests([changed], root))].sort(), [...reached].sort())
  })

test('a change asks for the proofs of its folders', (t) => {
  t.true(proofsOfChange(['documents/stamp.ts']).includes('pdf'))
  t.deepEqual(proofsOfChange(['LICENSE']), [])
})
