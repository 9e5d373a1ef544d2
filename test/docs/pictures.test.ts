import { readdirSync, readFileSync } from 'node:fs'
import test from 'ava'
import { QueryTypes } from 'sequelize'
import { openMailer } from '../../activities/events/mailer.ts'
import { readSmtpAddress } from '../../domain/events/smtp-address.ts'
import { createLog } from '../../platform/log.ts'
import { FAMILIES, LAYERS } from '../../scripts/architecture/import-rules.ts'
import { createBrowser } from '../../sources/court-sites/browser.ts'
import { queueOptions } from '../../workers/queues.ts'
import { openOwnDatabase } from '../support/own-database.ts'
import { startService } from '../support/service.ts'

const page = readFileSync('docs/architecture.md', 'utf8')
const dataModel = readFileSync('docs/data-model.md', 'utf8')

/** The text under a heading, up to the next heading of the same level. */
function section(heading: string): string {
  const [, text = ''] = page.split(`\n## ${heading}\n`)
  return text.split('\n## ')[0] ?? ''
}

/** The cells of each row of the first table of a section, without its two head rows. */
function rowsOf(heading: string): string[][] {
  const lines = section(heading).split('\n')
  return lines
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** What stands between backticks. */
function named(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

test('the table of folders is that of the import rules', (t) => {
  const described = Object.fromEntries(
    rowsOf('Folders').map(([folder, , imports]) => [named(folder)[0]?.replace(/\/$/, ''), named(imports).toSorted()]),
  )
  const ruled = Object.fromEntries(
    Object.entries(LAYERS).map(([room, others]) => [
      room,
      others.map((other) => other.replace(/\/(?:[.]\+.*)?$/, '')).toSorted(),
    ]),
  )
  t.deepEqual(described, ruled)
})

test('the table of families names each family of the code with its workflows and its page', (t) => {
  const index = readFileSync('workflows/index.ts', 'utf8')
  const workflowsOf = (family: string) =>
    [...index.matchAll(/export \{ (\w+) \} from '\.\/([\w-]+)\//g)]
      .filter(([, , folder]) => folder === family)
      .map(([, workflow]) => workflow)
      .toSorted()
  const rows = rowsOf('Families').map(([link = '', , workflows]) => ({ link, workflows: named(workflows).toSorted() }))
  t.deepEqual(rows.map(({ link }) => /^\[([\w-]+)\]/.exec(link)?.[1]).toSorted(), FAMILIES)
  for (const { link, workflows } of rows) {
    const family = /^\[([\w-]+)\]/.exec(link)?.[1] ?? ''
    t.regex(link, new RegExp(`^\\[${family}\\]\\(${family}(?:\\.md|/README\\.md)\\)$`))
    t.deepEqual(workflows, workflowsOf(family), family)
  }
})

test('the picture of the deployment shows every task queue, and no other', async (t) => {
  const service = await startService({ CAUSE_LISTS: 'on', NAPIX: 'on' }, [])
  t.teardown(service.close)
  const { configuration, db, temporal, documents } = service
  const browser = createBrowser({ executablePath: configuration.CHROMIUM_PATH, hosts: [] })
  t.teardown(() => browser.close())
  const services = { configuration, db, temporal, documents, log: createLog('test', 'silent') }
  const mailer = openMailer({ server: readSmtpAddress('smtp://127.0.0.1:9'), from: 'a@b.example' })
  const queues = [...queueOptions(services, browser, mailer).keys()]
  const [, inside = ''] = section('Deployment').split('subgraph queues')
  const drawn = [...(inside.split('\n    end')[0] ?? '').matchAll(/\w+\["([^"]+)"\]/g)].flatMap(([, label = '']) =>
    queuesIn(label),
  )
  t.deepEqual(drawn.toSorted(), queues.toSorted())
})

test('the data model shows every table once, with its primary key, in the family whose folder declares it', async (t) => {
  const { keys } = await schema()
  const drawn = [...dataModel.matchAll(/^ {2}(\w+) \{\n((?: {4}.+\n)+) {2}\}$/gm)].map(
    ([, table = '', columns = '']) => [table, [...columns.matchAll(/key (\w+) PK/g)].map(([, key]) => key)] as const,
  )
  t.deepEqual(drawn.map(([table]) => table).toSorted(), Object.keys(keys).toSorted())
  t.deepEqual(Object.fromEntries(drawn), keys)
  for (const family of dataModel.split('\n## ').slice(1)) {
    const folder = named(family)[0]?.replace(/^db\//, '')
    const code = filesIn(`db/${folder}`).join()
    for (const [, table] of family.matchAll(/^ {2}(\w+) \{$/gm)) t.regex(code, new RegExp(`['" ]${table}\\b`), table)
  }
})

test('the lines of the data model are the foreign keys of the schema', async (t) => {
  const { foreignKeys } = await schema()
  const drawn = [...dataModel.matchAll(/^ {2}(\w+) \|\|--o[{|] (\w+) : "(\w+)"$/gm)].map(
    ([, parent, child, column]) => `${parent} ${child} ${column}`,
  )
  t.deepEqual(drawn.toSorted(), foreignKeys.toSorted())
})

/** A box says its queue, and in further lines other queues or what it is for. */
function queuesIn(label: string): string[] {
  return label.split('<br>').filter((line, at) => at === 0 || line.startsWith('source-'))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}

interface Schema {
  /** The columns of each table's primary key. */
  keys: Record<string, string[]>
  /** Each as "parent child column". */
  foreignKeys: string[]
}

async function schema(): Promise<Schema> {
  const { db, end } = await openOwnDatabase({ poolSize: 1 })
  const read = (sql: string) => db.sequelize.query<Record<string, string>>(sql, { type: QueryTypes.SELECT })
  try {
    const columns = await read(`SELECT table_name AS tableName, column_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND column_key = 'PRI' AND table_name <> 'migrations' ORDER BY table_name, ordinal_position`)
    const keys: Record<string, string[]> = {}
    for (const { tableName = '', name = '' } of columns) keys[tableName] = [...(keys[tableName] ?? []), name]
    const references = await read(`SELECT table_name AS child, column_name AS name, referenced_table_name AS parent
      FROM information_schema.key_column_usage WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL`)
    return { keys, foreignKeys: references.map(({ parent, child, name }) => `${parent} ${child} ${name}`) }
  } finally {
    await end()
  }
}
