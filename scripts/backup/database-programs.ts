import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { readDatabaseAddress } from '../../domain/database-address.ts'
import { ConfigurationError } from '../../platform/configuration.ts'

/** The address of the database, as in the processes' settings. */
export interface DatabaseServer {
  DATABASE_URL: string
  DATABASE_CA?: string | undefined
}

/** One instant of all tables, while the service goes on writing. */
const ONE_INSTANT = [
  '--single-transaction',
  '--quick',
  '--hex-blob',
  '--no-tablespaces',
  '--default-character-set=utf8mb4',
]
/**
 * MySQL's own program alone: it would write how a replica is set up, which needs rights that the service's user lacks.
 */
const OF_MYSQL = ['--set-gtid-purged=OFF']

/**
 * The program that dumps a database, which is installed with its client.
 * @throws ConfigurationError when neither `mariadb-dump` nor `mysqldump` is installed
 */
export function dumpProgram(): string {
  return oneOf('mariadb-dump', 'mysqldump')
}

/** Writes all tables of one instant into a compressed file of SQL, with `dumpProgram()`. */
export async function dumpDatabase(program: string, place: DatabaseServer, file: string): Promise<void> {
  await withOptionFile(place, async (options, database) => {
    const args = [options, ...ONE_INSTANT, ...(program.endsWith('mysqldump') ? OF_MYSQL : []), database]
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    await pipeline(child.stdout, createGzip(), createWriteStream(file, { mode: 0o600 }))
    failUnlessZero(program, await ended)
  })
}

/**
 * Runs such a file on a database.
 * @throws ConfigurationError when neither `mariadb` nor `mysql` is installed
 */
export async function loadDatabase(place: DatabaseServer, file: string): Promise<void> {
  const program = oneOf('mariadb', 'mysql')
  await withOptionFile(place, async (options, database) => {
    const child = spawn(program, [options, '--default-character-set=utf8mb4', database], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    const ended = once(child, 'exit')
    await pipeline(createReadStream(file), createGunzip(), child.stdin)
    failUnlessZero(program, await ended)
  })
}

/** The first of these programs that is on PATH. */
function oneOf(...programs: string[]): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
  if (found) return found
  throw new ConfigurationError(`Install ${programs.join(' or ')}: this command uses it.`)
}

/** Every user of the machine can read a command line, so the password goes into a file. */
async function withOptionFile(
  { DATABASE_URL, DATABASE_CA }: DatabaseServer,
  run: (option: string, database: string) => Promise<void>,
): Promise<void> {
  const { url, tls } = readDatabaseAddress(DATABASE_URL)
  const { hostname, port, username, password, pathname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  // As in the service: with an IP address only the certificate's authority is checked.
  const mode = isIP(host) ? 'VERIFY_CA' : 'VERIFY_IDENTITY'
  const lines = [
    '[client]',
    `host=${host}`,
    `port=${port || '3306'}`,
    'protocol=tcp',
    `user="${decodeURIComponent(username)}"`,
    `password="${decodeURIComponent(password)}"`,
    // MariaDB's programs and MySQL's have different options; with `loose-` each ignores the other's.
    ...(tls ? ['loose-ssl', 'loose-ssl-verify-server-cert', `loose-ssl-mode=${mode}`] : ['loose-skip-ssl']),
    ...(DATABASE_CA ? [`ssl-ca=${DATABASE_CA}`] : []),
  ]
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-database-'))
  try {
    const file = join(folder, 'client.cnf')
    await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 })
    await run(`--defaults-extra-file=${file}`, pathname.slice(1))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function failUnlessZero(program: string, [code]: unknown[]): void {
  if (code !== 0) throw new Error(`${program} ended with code ${code}`)
}
