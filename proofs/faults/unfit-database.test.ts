import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { type ExecutionContext } from 'ava'
import type { DatabaseSettings } from '../../db/base/connect.ts'
import { openDatabase } from '../../db/database.ts'
import { dumpDatabase, dumpProgram, loadDatabase } from '../../scripts/backup/database-programs.ts'
import { prepareDatabase } from '../../scripts/stack/database.ts'
import { Parts } from '../../scripts/stack/process.ts'
import { readTools } from '../../scripts/stack/tools.ts'
import { withDatabasePrograms } from '../../test/support/programs.ts'

/*
 * Servers of this file's own, set up as the service must not use them: it says so in one sentence, and sends nothing over a connection
 * that is not what it asked for.
 */

let folder: string
const servers: Parts[] = []

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtpulse-unfit-'))
})
test.after.always(async () => {
  for (const parts of servers) await parts.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A server with these settings; gives its URL. */
async function aServer(name: string, settings: string[]): Promise<string> {
  const parts = new Parts(join(folder, `${name}-logs`))
  servers.push(parts)
  const options = { folder: join(folder, name), disposable: true, settings }
  const server = await prepareDatabase(parts, await readTools(), options)
  await server.start()
  return server.url
}

async function unfitness(t: ExecutionContext, settings: Omit<DatabaseSettings, 'poolSize'>) {
  const db = openDatabase({ ...settings, poolSize: 1 })
  t.teardown(db.close)
  return db.unfitness()
}

test.serial('a database that logs statements is refused: READ COMMITTED cannot be written to such a log', async (t) => {
  const url = await aServer('statements', ['--log-bin', '--server-id=1', '--binlog-format=STATEMENT'])
  t.regex((await unfitness(t, { url })) ?? '', /binlog_format=STATEMENT/)
})

test.serial('a server without TLS is refused when TLS was asked for', async (t) => {
  const url = await aServer('plain', ['--skip-ssl'])
  t.is(await unfitness(t, { url }), undefined)
  t.regex((await unfitness(t, { url: `${url}?tls=on` })) ?? '', /^DATABASE_URL: .*tls=on.*offers none/)
  t.regex((await unfitness(t, { url, replicaUrl: `${url}?tls=on` })) ?? '', /^DATABASE_REPLICA_URL: .*offers none/)
})

test.serial('a server with TLS is trusted by its authority only, and the connection is encrypted', async (t) => {
  const [ca, stranger] = [join(folder, 'ca.pem'), join(folder, 'stranger.pem')]
  const key = selfSigned(ca)
  selfSigned(stranger)
  const url = await aServer('encrypted', [`--ssl-cert=${ca}`, `--ssl-key=${key}`])
  const db = openDatabase({ url: `${url}?tls=on`, ca, poolSize: 1 })
  t.teardown(db.close)
  const [[status]] = await db.sequelize.query("SHOW STATUS LIKE 'Ssl_cipher'")
  t.regex((status as { Value: string }).Value, /./)
  t.is(await unfitness(t, { url: `${url}?tls=on`, ca }), undefined)
  t.regex((await unfitness(t, { url: `${url}?tls=on` })) ?? '', /DATABASE_CA/)
  t.regex((await unfitness(t, { url: `${url}?tls=on`, ca: stranger })) ?? '', /DATABASE_CA/)
})

withDatabasePrograms('backup and restore go over TLS, and only to a server whose authority is known', async (t) => {
  const [ca, stranger] = [join(folder, 'backup-ca.pem'), join(folder, 'backup-stranger.pem')]
  const key = selfSigned(ca)
  selfSigned(stranger)
  const url = await aServer('backed-up', [`--ssl-cert=${ca}`, `--ssl-key=${key}`])
  const place = { DATABASE_URL: `${url}?tls=on`, DATABASE_CA: ca }
  const file = join(folder, 'backup.sql.gz')
  const db = openDatabase({ url: place.DATABASE_URL, ca, poolSize: 1 })
  t.teardown(db.close)
  await db.sequelize.query('CREATE TABLE kept (id INT PRIMARY KEY)')
  await db.sequelize.query('INSERT INTO kept VALUES (7)')
  await dumpDatabase(dumpProgram(), place, file)
  await db.sequelize.query('DROP TABLE kept')
  await loadDatabase(place, file)
  t.deepEqual((await db.sequelize.query('SELECT id FROM kept'))[0], [{ id: 7 }])
  await t.throwsAsync(dumpDatabase(dumpProgram(), { ...place, DATABASE_CA: stranger }, join(folder, 'refused.sql.gz')))
  await t.throwsAsync(loadDatabase({ ...place, DATABASE_CA: stranger }, file))
})

/** Makes a certificate that signs itself; returns the file of its key. */
function selfSigned(file: string): string {
  const key = `${file}.key`
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', file, ...name], {
    stdio: 'ignore',
  })
  return key
}
