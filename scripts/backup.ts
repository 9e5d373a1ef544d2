/**
 * `npm run backup -- <folder>`: writes this environment's database and documents into a new folder, while the service
 * runs. The database comes first: the store already has every document that it names. Needs `mariadb-dump` or
 * `mysqldump`.
 */
import { existsSync } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigurationError, documentStoreSettings, readConfiguration } from '../platform/configuration.ts'
import { buildOf } from '../platform/version.ts'
import { copyDocuments } from './backup/copy-documents.ts'
import { dumpDatabase, dumpProgram } from './backup/database-programs.ts'
import { reportingMistakes } from './reporting-mistakes.ts'

await reportingMistakes(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new ConfigurationError('Usage: npm run backup -- <new folder>')
  if (existsSync(folder)) throw new ConfigurationError(`${folder} exists already. Name a new folder.`)
  const configuration = readConfiguration()
  const program = dumpProgram()
  const takenAt = new Date().toISOString()
  await mkdir(folder, { mode: 0o700 })
  await dumpDatabase(program, configuration, join(folder, 'database.sql.gz'))
  const { size } = await stat(join(folder, 'database.sql.gz'))
  console.log(`database   ${Math.ceil(size / 1024)} KiB in database.sql.gz`)
  const store = documentStoreSettings(configuration)
  if (store.kind === 'folder') {
    const { copied, damaged } = await copyDocuments(store.folder, join(folder, 'documents'))
    console.log(`documents  ${copied} copied, ${damaged.length} left out because they are damaged`)
    for (const path of damaged) console.log(`  ${path}`)
  } else console.log(`documents  in the bucket ${store.bucket}: its versions are their backup`)
  await writeFile(join(folder, 'backup.json'), `${JSON.stringify({ takenAt, ...buildOf(configuration) })}\n`)
  console.log(`taken at   ${takenAt}`)
})
