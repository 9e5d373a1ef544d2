import test, { type ExecutionContext } from 'ava'
import { indianDay } from '../../../../domain/dates.ts'
import { openRequest } from '../../../../sandbox/napix/envelope.ts'
import { napixEntityReader, napixReader } from '../../../../sources/providers/napix/searches.ts'
import type { ReadEntityCases } from '../../../../sources/providers/provider-source.ts'
import { json, startWire, type Wire } from '../../wire.ts'
import { connect } from './under-test.ts'

const NOBODY = { status_code: '628', status: 'RECORD_NOT_FOUND' }
const NEVER = new AbortController().signal
const THIS_YEAR = Number(indianDay(Date.now()).slice(0, 4))
const business = (...names: string[]) => ({
  entityType: 'BUSINESS' as const,
  name: names[0] ?? '',
  nameVariations: names.slice(1),
  fatherName: null,
  birthDate: null,
  registrationNumber: null,
  location: null,
})

async function start(t: ExecutionContext) {
  const wire = await startWire(t)
  wire.answer('/oauth2/token', json({ access_token: 'one', expires_in: 3600 }))
  for (const path of ['/hc-party-name-api/partyname', '/dc-party-name-api/partyName']) wire.answer(path, json(NOBODY))
  return { wire, ...connect(wire.url) }
}

/** The questions that reached the gateway: court, year, status and name. */
function questionsIn({ calls }: Wire): string[] {
  return calls.flatMap(({ query }) => {
    const words = openRequest({ query: Object.fromEntries(query), state: { text: '' } })
    return words ? [`${words.est_code} ${words.reg_year} ${words.pend_disp} ${words.litigant_name}`] : []
  })
}

/** Walks to the end. */
async function walk(
  read: ReadEntityCases,
  search: Omit<Parameters<ReadEntityCases>[0], 'tag' | 'cursor'>,
  from: string | null = null,
) {
  let cursor = from
  do {
    const page = await read({ tag: 'test', ...search, cursor }, NEVER)
    if (page.kind !== 'found') throw new Error(JSON.stringify(page))
    cursor = page.value.nextCursor
  } while (cursor !== null)
}

test('a name variation that the gateway takes for too short or too long stops no search', async (t) => {
  const { napix, wire } = await start(t)
  const entities = [business('Indigo Looms', 'IL', '|=', 'x'.repeat(120))]
  await walk(napixEntityReader(napix, ['DLHC01']), { entities, filedSince: `${THIS_YEAR}-01-01` })
  t.deepEqual(questionsIn(wire), [`DLHC01 ${THIS_YEAR} P indigo looms`])
})

test('every call of a search about a name counts as a search, also that of a case whose row lacks names', async (t) => {
  const { napix, log, wire } = await start(t)
  const row = { cino: 'DLHC010000012024', type_name: 'WP', reg_no: '1', reg_year: '2024' }
  wire.answer('/hc-party-name-api/partyname', json({ casenos: { case1: row } }))
  wire.answer('/hc-cnr-api/CNR', json({ cino: row.cino, pet_name: 'INDIGO LOOMS' }))
  const counted: boolean[] = []
  log.store.limits = () => ({ concurrency: 1, perMinute: 60, perHour: 100 })
  log.store.takeQuota = async (_source, { isSearch }) => {
    counted.push(isSearch)
    return 0
  }
  const entities = [business('Indigo Looms')]
  await walk(napixEntityReader(napix, ['DLHC01']), { entities, filedSince: `${THIS_YEAR}-01-01` })
  // The first call fetches the token for the next ones.
  t.deepEqual(counted, [false, true, true])
})

test('a search whose names are all too short is InvalidInput and says so', async (t) => {
  const { napix } = await start(t)
  const criteria = { name: 'IL', partyType: 'BOTH' as const, nameVariations: [], generatedVariations: [], filters: {} }
  const answer = await napixReader(napix, ['DLHC01'])({ searchId: 's', criteria, page: 0, cursor: undefined }, NEVER)
  t.like(answer, { failure: { class: 'InvalidInput', message: 'Names of 3 to 99 letters are searched.' } })
})

test('a search that New Year interrupts goes on with the questions of the year in which it began', async (t) => {
  const { napix, wire } = await start(t)
  const search = { entities: [business('Indigo Looms')], filedSince: `${THIS_YEAR - 2}-06-01` }
  const read = napixEntityReader(napix, ['DLHC01'])
  const first = await read({ tag: 'test', ...search, cursor: null }, NEVER)
  if (first.kind !== 'found') return t.fail(first.kind)
  const cursor = first.value.nextCursor ?? ''
  t.true(cursor.startsWith(`${THIS_YEAR}.`))
  wire.calls.length = 0
  await walk(read, search, cursor.replace(String(THIS_YEAR), String(THIS_YEAR - 1)))
  t.deepEqual(questionsIn(wire), [`DLHC01 ${THIS_YEAR - 2} P indigo looms`])
})

test('a search whose courts change while it goes on begins again, so that no court is left out', async (t) => {
  const { napix, wire } = await start(t)
  const search = { entities: [business('Indigo Looms')], filedSince: `${THIS_YEAR}-01-01` }
  const first = await napixEntityReader(napix, ['DLHC01', 'DLND01'])({ tag: 'test', ...search, cursor: null }, NEVER)
  if (first.kind !== 'found') return t.fail(first.kind)
  wire.calls.length = 0
  await walk(napixEntityReader(napix, ['DLND01', 'HCBM01']), search, first.value.nextCursor)
  t.deepEqual(
    questionsIn(wire).map((question) => question.slice(0, 6)),
    ['DLND01', 'HCBM01'],
  )
})
