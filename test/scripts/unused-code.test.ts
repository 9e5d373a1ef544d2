import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import test from 'ava'

const USED = { 'api/main.ts': "import { used } from '../domain/good.ts'\nused()" }

test('an export that only a test imports is reported', (t) => {
  const files = {
    'domain/good.ts': 'export const used = () => {}\nexport const onlyTested = () => {}',
    'test/good.test.ts': "import { onlyTested } from '../domain/good.ts'\nonlyTested()",
  }
  t.regex(unusedIn({ ...USED, ...files }), /onlyTested/)
})

test('a file that only tests import is reported', (t) => {
  const files = {
    'domain/good.ts': 'export const used = () => {}',
    'domain/only-tested.ts': 'export const tried = () => {}',
    'test/good.test.ts': "import { tried } from '../domain/only-tested.ts'\ntried()",
  }
  t.regex(unusedIn({ ...USED, ...files }), /only-tested\.ts/)
})

test('what the service uses is not reported, nor what tests share', (t) => {
  const files = {
    'domain/good.ts': 'export const used = () => {}',
    'test/support/shared.ts': 'export const shared = () => {}',
    'test/good.test.ts': "import { shared } from './support/shared.ts'\nshared()",
  }
  t.is(unusedIn({ ...USED, ...files }), '')
})

/** What the check of the real project, with its settings, reports of a project of these files. */
function unusedIn(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'unused-code-'))
  try {
    for (const [file, text] of Object.entries({ 'package.json': '{ "name": "sample", "type": "module" }', ...files })) {
      mkdirSync(join(root, dirname(file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    cpSync('knip.json', join(root, 'knip.json'))
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    const knip = spawnSync(
      process.execPath,
      [resolve('node_modules/.bin/knip'), '--production', '--no-progress', '--no-config-hints'],
      { cwd: root, encoding: 'utf8' },
    )
    return knip.stdout + knip.stderr
  } finally {
    rmSync(root, { recursive: true })
  }
}
