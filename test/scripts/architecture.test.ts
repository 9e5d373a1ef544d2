import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test from 'ava'
import { IMPORT_RULES } from '../../scripts/architecture/import-rules.ts'
import { TEXT_RULES } from '../../scripts/architecture/text-rules.ts'
import { findViolations } from '../../scripts/architecture/violations.ts'

interface Sample {
  rule: string
  what: string
  file: string
  text: string
}

/** One file for each rule that goes against it and against no other. */
const FORBIDDEN: Sample[] = [
  {
    rule: 'client-looks-downwards',
    what: 'the client imports domain',
    file: 'client/bad.ts',
    text: "import '../domain/x.ts'",
  },
  {
    rule: 'mcp-looks-downwards',
    what: 'the MCP server goes past the public API',
    file: 'mcp/bad.ts',
    text: "import '../db/x.ts'",
  },
  { rule: 'domain-looks-downwards', what: 'domain imports db', file: 'domain/bad.ts', text: "import '../db/x.ts'" },
  { rule: 'sources-looks-downwards', what: 'a source imports db', file: 'sources/bad.ts', text: "import '../db/x.ts'" },
  {
    rule: 'documents-looks-downwards',
    what: 'documents import a source, if only its type',
    file: 'documents/bad.ts',
    text: "import type { X } from '../sources/x.ts'\nexport type Y = X",
  },
  { rule: 'db-looks-downwards', what: 'db imports api', file: 'db/bad.ts', text: "import '../api/x.ts'" },
  {
    rule: 'platform-looks-downwards',
    what: 'platform imports db',
    file: 'platform/bad.ts',
    text: "import '../db/x.ts'",
  },
  {
    rule: 'sandbox-looks-downwards',
    what: 'the sandbox imports a source',
    file: 'sandbox/bad.ts',
    text: "import '../sources/x.ts'",
  },
  {
    rule: 'workflows-looks-downwards',
    what: 'a workflow imports a type of db',
    file: 'workflows/bad.ts',
    text: "import type { X } from '../db/x.ts'\nexport type Y = X",
  },
  {
    rule: 'activities-looks-downwards',
    what: 'an activity imports a workflow',
    file: 'activities/bad.ts',
    text: "import '../workflows/x.ts'",
  },
  {
    rule: 'api-looks-downwards',
    what: 'the API imports an activity',
    file: 'api/bad.ts',
    text: "import '../activities/x.ts'",
  },
  {
    rule: 'workers-looks-downwards',
    what: 'a worker imports a script',
    file: 'workers/bad.ts',
    text: "import '../scripts/x.ts'",
  },
  {
    rule: 'workflows-stand-alone',
    what: 'a workflow imports the code of an activity',
    file: 'workflows/bad.ts',
    text: "import '../activities/x.ts'",
  },
  {
    rule: 'workflows-stand-alone',
    what: 'a workflow imports a Node module',
    file: 'workflows/bad.ts',
    text: "import 'node:fs'",
  },
  { rule: 'workflows-stand-alone', what: 'a workflow imports zod', file: 'workflows/bad.ts', text: "import 'zod'" },
  { rule: 'domain-does-no-io', what: 'domain reads files', file: 'domain/bad.ts', text: "import 'node:fs/promises'" },
  { rule: 'domain-carries-no-zod', what: 'domain parses with zod', file: 'domain/bad.ts', text: "import 'zod'" },
  { rule: 'sequelize-has-one-place', what: 'the API sends SQL', file: 'api/bad.ts', text: "import 'sequelize'" },
  {
    rule: 'puppeteer-has-one-place',
    what: 'a provider opens a browser',
    file: 'sources/providers/bad.ts',
    text: "import 'puppeteer'",
  },
  {
    rule: 'production-needs-no-dev-dependency',
    what: 'documents import a package that only tests have',
    file: 'documents/bad.ts',
    text: "import 'only-for-tests'",
  },
  {
    rule: 'environment-has-one-reader',
    what: 'db reads the environment',
    file: 'db/bad.ts',
    text: 'export const url = process.env.URL',
  },
  {
    rule: 'environment-has-one-reader',
    what: 'db reads it in brackets',
    file: 'db/bad.ts',
    text: "export const url = process['env'].URL",
  },
  {
    rule: 'environment-has-one-reader',
    what: 'db imports it',
    file: 'db/bad.ts',
    text: "import { env as e } from 'node:process'\nexport const url = e.URL",
  },
  {
    rule: 'codes-have-one-catalogue',
    what: 'a route writes a code',
    file: 'api/bad.ts',
    text: 'export const code = 60_400',
  },
  {
    rule: 'every-folder-has-its-place',
    what: 'a folder nobody thought of',
    file: 'utilities/bad.ts',
    text: 'export {}',
  },
]

for (const { rule, what, file, text } of FORBIDDEN)
  test(`${rule}: ${what}`, async (t) => {
    const violations = await violationsWith({ [file]: text })
    t.deepEqual([...new Set(violations.map((violation) => violation.rule))], [rule])
    t.true(violations.every(({ where }) => where.startsWith(dirname(file))))
  })

test('every rule is proven by a sample above', (t) => {
  const rules = [...IMPORT_RULES, ...TEXT_RULES].map(({ name }) => name)
  t.deepEqual(new Set(FORBIDDEN.map(({ rule }) => rule)), new Set([...rules, 'every-folder-has-its-place']))
})

test('what the house lives by is allowed', async (t) => {
  const violations = await violationsWith({
    'domain/good.ts': "import 'node:crypto'\nexport const minuteMs = 60_000",
    'workflows/good.ts':
      "import type * as a from '../activities/x.ts'\nimport '@temporalio/workflow'\nimport '../domain/x.ts'\nexport type A = typeof a",
    'workflows/good.messages.ts': 'export {}',
    'api/good.ts': "import '../db/x.ts'\nimport '../workflows/good.messages.ts'",
    'api/errors/catalogue.ts': 'export const code = 60400',
    'db/good.ts': "import 'sequelize'",
    'sources/court-sites/good.ts': "import 'puppeteer'\nimport '../../domain/x.ts'",
    'platform/good.ts': 'export const url = process.env.URL',
    'mcp/main.ts': "import '../client/x.ts'\nexport const key = process.env.KEY",
    'workers/good.ts': "import '../activities/x.ts'\nimport '../sources/x.ts'",
    'scripts/good.ts': "import '../api/x.ts'\nimport 'sequelize'\nimport 'only-for-tests'",
  })
  t.deepEqual(violations, [])
})

/** The violations of a house in which every room has an innocent `x.ts`, and these files beside. */
async function violationsWith(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'architecture-'))
  const rooms = ['activities', 'api', 'client', 'db', 'domain', 'scripts', 'sources', 'workflows']
  const innocent = {
    ...Object.fromEntries(rooms.map((room) => [`${room}/x.ts`, 'export interface X {}'])),
    'package.json': '{ "devDependencies": { "only-for-tests": "1.0.0" } }',
    'node_modules/only-for-tests/index.js': '',
  }
  for (const [file, text] of Object.entries({ ...innocent, ...files })) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    return await findViolations(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}
