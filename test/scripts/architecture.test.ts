import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test from 'ava'
import { IMPORT_RULES } from '../../scripts/architecture/import-rules.ts'
import { LINE_RULES } from '../../scripts/architecture/line-rules.ts'
import { TEXT_RULES } from '../../scripts/architecture/text-rules.ts'
import { FOLDER_RULES, findViolations } from '../../scripts/architecture/violations.ts'

interface Sample {
  rule: string
  what: string
  file: string
  text: string
  /** Other files that the breach takes, beside the innocent ones. */
  others?: Record<string, string>
}

/** One file for each rule that goes against it and against no other. */
const FORBIDDEN: Sample[] = [
  {
    rule: 'clients/typescript-looks-downwards',
    what: 'the client imports domain',
    file: 'clients/typescript/bad.ts',
    text: "import '../../domain/x.ts'",
  },
  {
    rule: 'conformance-stands-alone',
    what: 'the conformance suite imports domain',
    file: 'proofs/conformance/bad.ts',
    text: "import '../../domain/x.ts'",
  },
  {
    rule: 'conformance-stands-alone',
    what: 'the conformance suite parses with zod',
    file: 'proofs/conformance/bad.ts',
    text: "import 'zod'",
  },
  {
    rule: 'clients/mcp-looks-downwards',
    what: 'the MCP server goes past the public API',
    file: 'clients/mcp/bad.ts',
    text: "import '../../db/x.ts'",
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
  { rule: 'domain-stands-alone', what: 'domain reads files', file: 'domain/bad.ts', text: "import 'node:fs/promises'" },
  { rule: 'domain-stands-alone', what: 'domain parses with zod', file: 'domain/bad.ts', text: "import 'zod'" },
  {
    rule: 'domain-stands-alone',
    what: 'domain takes a time-bound id from a package',
    file: 'domain/bad.ts',
    text: "import { v7 } from 'uuid'\nexport const id = v7",
  },
  {
    rule: 'no-circles',
    what: 'two files import each other, one of them only a type',
    file: 'domain/bad.ts',
    text: "import './bad-too.ts'\nexport interface Bad {}",
    others: { 'domain/bad-too.ts': "import type { Bad } from './bad.ts'\nexport type Y = Bad" },
  },
  {
    rule: 'tables-have-one-family',
    what: "a family of db reads another's tables",
    file: 'db/review/bad.ts',
    text: "import '../watchlist/tracked-cases/tables.ts'",
    others: { 'db/watchlist/tracked-cases/tables.ts': 'export {}' },
  },
  { rule: 'sequelize-has-one-place', what: 'the API sends SQL', file: 'api/bad.ts', text: "import 'sequelize'" },
  {
    rule: 'mysql2-has-one-place',
    what: 'an activity opens a connection of its own',
    file: 'activities/bad.ts',
    text: "import 'mysql2/promise'",
  },
  {
    rule: '@opentelemetry-has-one-place',
    what: 'the API makes spans itself',
    file: 'api/a.ts',
    text: "import '@opentelemetry/api'",
  },
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
    rule: 'names-in-temporal-are-typed',
    what: 'a workflow starts another by a bare string',
    file: 'workflows/bad.ts',
    text: "declare function startChild(type: string): void\nexport const begun = startChild('caseLokup')",
  },
  {
    rule: 'names-in-temporal-are-typed',
    what: 'a signal is sent by a bare string',
    file: 'api/bad.ts',
    text: "export const sent = (review: { signal(name: string): void }) => review.signal('lokAgain')",
  },
  {
    rule: 'names-in-temporal-are-typed',
    what: 'a worker serves a queue by a bare string',
    file: 'workers/bad.ts',
    text: "export const served = { taskQueue: 'courtpulse-cor' }",
  },
  {
    rule: 'codes-have-one-catalogue',
    what: 'a description writes a code',
    file: 'api/bad.ts',
    text: "export const description = 'Refused with 60405.'",
  },
  {
    rule: 'sql-has-one-place',
    what: 'an activity writes a statement',
    file: 'activities/bad.ts',
    text: 'export const statement = `SELECT name\\nFROM accounts WHERE id = 1`',
  },
  {
    rule: 'sql-has-one-place',
    what: 'the API takes hold of the connection',
    file: 'api/bad.ts',
    text: 'export const ask = (db: { sequelize: unknown }) => db.sequelize',
  },
  {
    rule: 'workflow-code-does-no-io',
    what: 'a workflow asks the network',
    file: 'workflows/bad.ts',
    text: "export const answer = await fetch('http://127.0.0.1')",
  },
  {
    rule: 'workflow-code-does-no-io',
    what: 'a workflow asks for its process',
    file: 'workflows/bad.ts',
    text: 'export const id = process.pid',
  },
  {
    rule: 'workflow-code-does-no-io',
    what: 'domain sets a timer',
    file: 'domain/bad.ts',
    text: 'setTimeout(() => {}, 1)',
  },
  {
    rule: 'domain-has-no-clock',
    what: 'domain asks for the time',
    file: 'domain/bad.ts',
    text: 'export const at = Date.now()',
  },
  {
    rule: 'domain-has-no-clock',
    what: 'domain makes a date of now',
    file: 'domain/bad.ts',
    text: 'export const at = new Date()',
  },
  {
    rule: 'domain-has-no-clock',
    what: 'domain throws dice',
    file: 'domain/bad.ts',
    text: 'export const n = Math.random()',
  },
  {
    rule: 'domain-has-no-clock',
    what: 'domain draws an id',
    file: 'domain/bad.ts',
    text: "import { randomUUID as id } from 'node:crypto'\nexport const drawn = id()",
  },
  {
    rule: 'no-package-registry',
    what: 'a setting of npm names a registry',
    file: '.npmrc',
    text: `registry${'='}https://packages.example.org/`,
  },
  {
    rule: 'no-package-registry',
    what: 'a page names one',
    file: 'docs/bad.md',
    text: `Install from https://${'registry'}.example.org.`,
  },
  {
    rule: 'no-path-of-one-machine',
    what: 'a script reads a home folder',
    file: 'scripts/bad.ts',
    text: `export const folder = '/${'home'}/somebody/files'`,
  },
  {
    rule: 'families-have-one-name',
    what: 'a folder of the API named after no family',
    file: 'api/lookups/bad.ts',
    text: 'export {}',
  },
  {
    rule: 'families-have-one-name',
    what: 'a folder of tests named after no family',
    file: 'test/db/lookups/bad.ts',
    text: 'export {}',
  },
  {
    rule: 'every-folder-has-its-place',
    what: 'a folder nobody thought of',
    file: 'utilities/bad.ts',
    text: 'export {}',
  },
  { rule: 'console-looks-downwards', what: 'a page imports db', file: 'console/bad.ts', text: "import '../db/x.ts'" },
  {
    rule: 'console-has-one-door',
    what: 'an endpoint does not import a page of the console',
    file: 'api/account/bad.ts',
    text: "import '../../console/x.ts'",
    others: { 'console/x.ts': 'export {}' },
  },
]

for (const { rule, what, file, text, others } of FORBIDDEN)
  test(`${rule}: ${what}`, async (t) => {
    const violations = await violationsWith({ [file]: text, ...others })
    t.deepEqual([...new Set(violations.map((violation) => violation.rule))], [rule])
    t.true(violations.every(({ where }) => where.startsWith(dirname(file))))
  })

test('every rule is proven by a sample above', (t) => {
  const rules = [...IMPORT_RULES, ...TEXT_RULES, ...LINE_RULES, ...Object.values(FOLDER_RULES)]
  t.deepEqual([...new Set(FORBIDDEN.map(({ rule }) => rule))].sort(), rules.map(({ name }) => name).sort())
})

test('what the house lives by is allowed', async (t) => {
  const violations = await violationsWith({
    'domain/good.ts':
      "import { createHash } from 'node:crypto'\nimport 'bs58'\nexport const minuteMs = 60_000\nexport const day = (at: number) => new Date(at)\nexport const hash = createHash",
    'workflows/good.ts':
      "import type * as a from '../activities/x.ts'\nimport '@temporalio/workflow'\nimport '../domain/x.ts'\nexport type A = typeof a\nexport const at = Date.now()",
    'workflows/good.messages.ts': 'export {}',
    'api/good.ts': "import '../db/x.ts'\nimport '../workflows/good.messages.ts'",
    'api/errors/catalogue.ts': 'export const code = 60400',
    'db/good.ts': "import 'sequelize'\nimport 'mysql2'\nexport const statement = 'SELECT 1 FROM accounts'",
    'db/watchlist/tables.ts': 'export {}',
    'db/watchlist/good.ts': "import './tables.ts'",
    'test/db/base/good.ts': "export const damage = 'UPDATE accounts SET name = 1'",
    'sources/court-sites/good.ts': "import 'puppeteer'\nimport '../../domain/x.ts'",
    'platform/good.ts': 'export const url = process.env.URL',
    'clients/mcp/main.ts': "import '../typescript/x.ts'\nexport const key = process.env.KEY",
    'workers/good.ts': "import '../activities/x.ts'\nimport '../sources/x.ts'",
    'scripts/good.ts': "import '../api/x.ts'\nimport 'sequelize'\nimport 'only-for-tests'",
  })
  t.deepEqual(violations, [])
})

/** The violations of a house in which every room has an innocent `x.ts`, and these files beside. */
async function violationsWith(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'architecture-'))
  const rooms = ['activities', 'api', 'clients/typescript', 'db', 'domain', 'scripts', 'sources', 'workflows']
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
