import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import test from 'ava'
import { download, lookUp, open } from '../support/orders.ts'
import { withDatabasePrograms } from '../support/programs.ts'
import { anAccount, type Service, startService, startServiceOn } from '../support/service.ts'
import { createEmptyDatabase, testStack } from '../support/stack.ts'
import { environmentOf } from '../support/worker.ts'

const run = promisify(execFile)

withDatabasePrograms(
  'what a backup holds is served again from another database and folder; a document it lost is fetched again, and charged once',
  async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'courtpulse-backup-'))
    const backup = join(folder, 'backup')
    const restored = await createEmptyDatabase()
    const services: Service[] = []
    t.teardown(async () => {
      for (const service of services) await service.close()
      await restored.drop()
      await rm(folder, { recursive: true, force: true })
    })
    const service = await startService({ COURT_SITES: 'off', MODEL: 'off' })
    services.push(service)
    const { key, accountId } = await anAccount(service.db)
    const { searchId, orders } = await lookUp(service, key, { courtType: 'HC', cnr: 'DLHC019000012024' })
    const [whole, lost, later] = orders
    if (!whole || !lost || !later) throw new Error('the case has too few orders')
    const original = await bytesOf(service, whole.orderId)
    await bytesOf(service, lost.orderId)

    await script('scripts/backup.ts', service.configuration, backup)
    await bytesOf(service, later.orderId)
    const { stampedKey = '' } = (await service.db.orderDocuments.find(lost.orderId)) ?? {}
    const [damaged = ''] = (await readdir(join(backup, 'documents'), { recursive: true })).filter((path) =>
      path.includes(`${stampedKey}.pdf`),
    )
    await writeFile(join(backup, 'documents', damaged), 'half of a docu')

    const settings = { ...environmentOf(service.configuration), DOCUMENTS_PATH: join(folder, 'restored') }
    const places = { ...settings, DATABASE_URL: restored.url }
    const output = await script('scripts/restore.ts', places, backup)
    t.regex(output, /3 copied, 1 left out because they are damaged/)
    t.true(output.includes(`order ${lost.orderId} has none any more`))
    await t.throwsAsync(script('scripts/restore.ts', places, backup), { message: /is not empty/ })

    const ground = { databaseUrl: restored.url, temporal: testStack().temporal }
    const after = await startServiceOn(ground, {
      COURT_SITES: 'off',
      MODEL: 'off',
      DOCUMENTS_PATH: settings.DOCUMENTS_PATH,
    })
    services.push(after)
    t.deepEqual(await bytesOf(after, whole.orderId), original)
    t.is(await units(after), 2)
    await bytesOf(after, lost.orderId)
    t.is(await units(after), 2)
    await bytesOf(after, later.orderId)
    t.is(await units(after), 3)

    function units(at: Service): Promise<number> {
      return at.db.usageLedger.unitsOf(accountId, 'ORDER_DOWNLOADS')
    }

    async function bytesOf(at: Service, orderId: string): Promise<Uint8Array> {
      const answer = await download(at, key, searchId, orderId)
      if (answer.status !== 200) throw new Error(`the download ended with ${JSON.stringify(answer.body)}`)
      return (await open(at, answer)).bytes()
    }
  },
)

test('a folder without a whole backup is not restored', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-backup-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const settings = { DATABASE_URL: testStack().databaseUrl, SIGNING_SECRET: 's'.repeat(32), ...WITHOUT_SOURCES }
  await t.throwsAsync(script('scripts/restore.ts', settings, folder), { message: /holds no whole backup/ })
})

test('a backup that lacks the program for it ends before it makes its folder, and can be begun again', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'courtpulse-backup-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const settings = { DATABASE_URL: 'mysql://user@127.0.0.1/courtpulse', SIGNING_SECRET: 's'.repeat(32), PATH: folder }
  for (let times = 0; times < 2; times++)
    await t.throwsAsync(script('scripts/backup.ts', { ...settings, ...WITHOUT_SOURCES }, join(folder, 'backup')), {
      message: /Install mariadb-dump or mysqldump/,
    })
})

const WITHOUT_SOURCES = { ATTESTR: 'off', ECOURTSINDIA: 'off', COURT_SITES: 'off', MODEL: 'off' }

/** Runs a script with these settings; fails with what it wrote when it failed. */
async function script(file: string, settings: object, argument: string): Promise<string> {
  const env = { PATH: process.env.PATH, ...environmentOf(settings) }
  return (await run(process.execPath, [file, argument], { env })).stdout
}
