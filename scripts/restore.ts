/**
 * `npm run restore -- <folder>`: loads a backup into this environment's empty database and empty folder of documents,
 * and checks that they agree. Needs `mariadb` or `mysql`. Start workers and API afterwards.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { openDatabase } from '../db/database.ts'
import { isEmptyDatabase, migrateUp } from '../db/migrate.ts'
import { openStore } from '../documents/open-store.ts'
import {
  ConfigurationError,
  databaseSettings,
  documentStoreSettings,
  readConfiguration,
} from '../platform/configuration.ts'
import { checkDocuments } from './backup/check-documents.ts'
import { copyDocuments } from './backup/copy-documents.ts'
import { loadDatabase } from './backup/database-programs.ts'
import { reportingMistakes } from './reporting-mistakes.ts'

const Backup = z.object({ takenAt: z.string(), version: z.string() })

await reportingMistakes(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new ConfigurationError('Usage: npm run restore -- <folder of a backup>')
  const configuration = readConfiguration()
  const store = documentStoreSettings(configuration)
  const { takenAt, version } = await backupIn(folder)
  const { DATABASE_URL: url, DATABASE_CA: ca } = configuration
  if (!(await isEmptyDatabase({ url, ca }))) throw new ConfigurationError('The database of DATABASE_URL is not empty.')
  if (store.kind === 'folder' && (await isUsed(store.folder)))
    throw new ConfigurationError('The folder of DOCUMENTS_PATH is not empty.')
  console.log(`backup     of ${takenAt}, version ${version}`)
  await loadDatabase(configuration, join(folder, 'database.sql.gz'))
  const applied = await migrateUp(url, { ca, say: (line) => console.log(`           ${line}`) })
  console.log(`database   loaded, ${applied.length} migrations of this version applied`)
  if (store.kind === 'folder') {
    const { copied, damaged } = await copyDocuments(join(folder, 'documents'), store.folder)
    console.log(`documents  ${copied} copied, ${damaged.length} left out because they are damaged`)
  }
  const db = openDatabase(databaseSettings(configuration))
  try {
    const { named, forgottenOrders, forgottenExports } = await checkDocuments({ db, store: await openStore(store) })
    console.log(`checked    ${named} documents that the database names`)
    for (const id of forgottenOrders) console.log(`  order ${id} has none any more: the next download fetches it again`)
    for (const id of forgottenExports) console.log(`  export ${id} has no file any more: it has to be requested again`)
  } finally {
    await db.close()
  }
})

async function backupIn(folder: string): Promise<z.infer<typeof Backup>> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new ConfigurationError(`${folder} holds no whole backup: it has no backup.json.`)
  return Backup.parse(JSON.parse(text))
}

async function isUsed(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0
}
