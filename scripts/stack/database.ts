import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { freePort } from './ports.ts'
import type { Part, Parts } from './process.ts'
import type { Tools } from './tools.ts'

export interface DatabaseOptions {
  /** The folder of the server's data and of its initial statements. */
  folder: string
  preferredPort?: number
  /** For a run that deletes its data: nothing is flushed to disk, and the user may create databases. */
  disposable: boolean
  /** Further settings of the server. */
  settings?: string[]
}

export interface Database {
  /** `mysql://` URL of the database `courtpulse`, with its user and password. */
  url: string
  /** Starts the server on the same data, port and password; the first time and after it was lost. */
  start(): Promise<Part>
}

/**
 * A private MariaDB or MySQL server on a folder of the project, listening on 127.0.0.1. Its one user gets a new random
 * password with each run; root can only connect through the socket in the folder.
 */
export async function prepareDatabase(parts: Parts, tools: Tools, options: DatabaseOptions): Promise<Database> {
  const data = resolve(options.folder, 'data')
  const firstStatements = resolve(options.folder, 'first-statements.sql')
  const password = randomBytes(18).toString('base64url')
  const port = await freePort(options.preferredPort)
  const url = `mysql://courtpulse:${password}@127.0.0.1:${port}/courtpulse`

  const temporary = resolve(options.folder, 'tmp')
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  await writeFile(firstStatements, statements(password, options.disposable), { mode: 0o600 })
  if (!existsSync(data)) await initialise(parts, tools, data, temporary)

  const args = [
    ...common(data, temporary),
    `--port=${port}`,
    `--init-file=${firstStatements}`,
    ...SETTINGS,
    ...(options.disposable ? WITHOUT_FLUSHING : []),
    ...(tools.database.initialiser ? [] : ONLY_MYSQL),
    ...(options.settings ?? []),
  ]
  return { url, start: () => parts.startProgram('database', tools.database.program, args, () => canConnect(url)) }
}

const SETTINGS = [
  '--bind-address=127.0.0.1',
  // Relative to the data folder: a socket's path is limited to about a hundred characters.
  '--socket=server.sock',
  '--pid-file=server.pid',
  '--skip-name-resolve',
  '--skip-log-bin',
  '--default-time-zone=+00:00',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_unicode_ci',
  '--innodb-buffer-pool-size=128M',
  // Every process has its own pool of connections; parallel tests soon use up the servers' default of 151.
  '--max-connections=300',
  // A busy process may answer the server's greeting late; the default limit is 10 s.
  '--connect-timeout=180',
  '--performance-schema=OFF',
]
/**
 * Each test file has a separate database: its eighty tables, each a file to create, flush and delete, would take four
 * seconds instead of one.
 */
const WITHOUT_FLUSHING = [
  // Each commit goes to the operating system, which outlives the server: tests kill it, and with 0 it would lose the
  // last second.
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-doublewrite=0',
  '--innodb-flush-method=nosync',
  '--innodb-file-per-table=OFF',
]
/** MySQL opens a second port for another protocol by default. */
const ONLY_MYSQL = ['--mysqlx=OFF']

/**
 * Options of both the initialising and the serving program. A starting server deletes temporary tables in its folder,
 * even those of a running server. It refuses to run as root without an option for it.
 */
function common(data: string, temporary: string): string[] {
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  return ['--no-defaults', `--datadir=${data}`, `--tmpdir=${temporary}`, ...asRoot]
}

/** Creates the data folder, under another name first, so that a half-made one is never taken for whole. */
async function initialise(parts: Parts, tools: Tools, data: string, temporary: string): Promise<void> {
  const unfinished = `${data}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const { program, initialiser } = tools.database
  if (initialiser) {
    await parts.runProgram('database-setup', initialiser, [
      ...common(unfinished, temporary),
      '--auth-root-authentication-method=socket',
      '--skip-test-db',
    ])
  } else {
    await parts.runProgram('database-setup', program, [...common(unfinished, temporary), '--initialize'])
  }
  await rename(unfinished, data)
}

/** The server runs these, one per line, as its superuser at each start. */
function statements(password: string, mayCreateDatabases: boolean): string {
  const user = "'courtpulse'@'127.0.0.1'"
  return [
    'CREATE DATABASE IF NOT EXISTS courtpulse;',
    `CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${password}';`,
    `ALTER USER ${user} IDENTIFIED BY '${password}';`,
    `GRANT ALL ON ${mayCreateDatabases ? '*' : 'courtpulse'}.* TO ${user};`,
    '',
  ].join('\n')
}

async function canConnect(url: string): Promise<boolean> {
  try {
    await (await createConnection(url)).end()
    return true
  } catch {
    // Not listening yet, or its first statements have not run.
    return false
  }
}
