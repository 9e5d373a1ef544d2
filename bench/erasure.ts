/**
 * `npm run proofs -- bench erasure [--persons N] [--names N]`: plants 1,000 invented persons, or as many as are said, in every column of the erasure
 * manifest, in documents and, by an import, an export and searches of theirs, in what workflows do; erases them by the real workflow, twenty names
 * at once or as many as are said; and looks for each in every text column, stored file and workflow history. The exit code is 0 when nobody
 * was found.
 */
import { parseArgs } from 'node:util'
import { placesThatName } from '../test/support/finding-persons.ts'
import { inventedPersons, plantPersons } from '../test/support/planted-persons.ts'
import { anAccount, startService } from '../test/support/service.ts'
import { createTargets, median, throughput } from './support/figures.ts'

const { values } = parseArgs({
  options: { persons: { type: 'string', default: '1000' }, names: { type: 'string', default: '20' } },
})
const namesAtOnce = Number(values.names)
/** Searches by name that each person but these few can do without: they only leave more of the same. */
const SEARCHES = 20

/** As many as run beside each other when requests come in one day. */
const ERASURES_AT_ONCE = 4

const service = await startService()
const { db, temporal, call } = service
const operator = await db.operatorKeys.issue('Bench operator')
const names = inventedPersons(Number(values.persons))
const { tables, columns } = await plantPersons(service, names)
console.log(`  planted ${names.length} persons in ${columns} columns of ${tables} tables`)
await watchPersons()
const places = await placesThatName(service, names)
console.log(`  they stand in ${places.length} places: ${places.join(', ')}`)

const times: number[] = []
let workflows = 0
const startedAt = performance.now()
await throughput(Math.ceil(names.length / namesAtOnce), ERASURES_AT_ONCE, async (nth) => {
  const began = performance.now()
  const body = { kind: 'PERSON', names: names.slice(nth * namesAtOnce, (nth + 1) * namesAtOnce), dryRun: false }
  const { erasureId } = await answerTo('POST /backoffice/erasures', operator, body)
  await temporal.client.workflow.getHandle(`erasure/${erasureId}`).result()
  times.push(performance.now() - began)
  const report = await answerTo(`GET /backoffice/erasures/${erasureId}`, operator)
  if (report.status !== 'COMPLETE') throw new Error(`an erasure ended as ${report.status}`)
  workflows += Number(report.workflows)
})
const total = performance.now() - startedAt
const left = await placesThatName(service, names)
const targets = createTargets()
targets.atMost(`places where one of ${names.length} persons was found after their erasure`, left.length, 0)
if (left.length > 0) console.log(`  found in: ${left.join(', ')}`)
console.log(
  `  ${times.length} erasures of ${namesAtOnce} names, ${ERASURES_AT_ONCE} at once: ${Math.round(median(times))} ms each in the middle`,
)
console.log(`  ${Math.round(total / names.length)} ms for a person; ${workflows} workflow histories were deleted`)
await service.close()
process.exit(targets.exitCode())

/** The persons are imported as entities of an account, which searches for some of them and exports them all. */
async function watchPersons(): Promise<void> {
  const { key } = await anAccount(db)
  const rows = names.map((name) => ({ name, entityType: 'PERSON' }))
  const { importId } = await answerTo('POST /watchlist/entities/import', key, rows)
  await temporal.client.workflow.getHandle(`import/${importId}`).result()
  for (const name of names.slice(0, SEARCHES)) {
    const { searchId } = await answerTo('POST /historical-search', key, { name, mode: 'ASYNC' })
    await temporal.client.workflow.getHandle(`historical-collection/${searchId}`).result()
  }
  const { exportId } = await answerTo('POST /watchlist/exports', key, { what: 'entities', format: 'csv' })
  await temporal.client.workflow.getHandle(`export/${exportId}`).result()
}

async function answerTo(request: string, key: string, body?: object): Promise<Record<string, string>> {
  const answer = await call(request, { key, body })
  if (answer.status >= 300) throw new Error(`${request}: ${JSON.stringify(answer.body)}`)
  return answer.body as Record<string, string>
}
