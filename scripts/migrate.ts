/** `npm run migrate`: brings the schema of `DATABASE_URL` up to date. Concurrent runs are safe. */
import { migrateUp } from '../db/migrate.ts'
import { readConfiguration } from '../platform/configuration.ts'
import { reportingMistakes } from './reporting-mistakes.ts'

await reportingMistakes(async () => {
  const { DATABASE_URL, DATABASE_CA } = readConfiguration()
  const applied = await migrateUp(DATABASE_URL, { ca: DATABASE_CA, say: (line) => console.log(`  ${line}`) })
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The schema is up to date.')
})
