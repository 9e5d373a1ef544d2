import test from 'ava'
import { openPdfJobs } from '../../documents/pdf-jobs.ts'
import { recogniseCase } from '../../domain/courts/index.ts'
import type { Deletion, ListRow } from '../../domain/hearings/cause-list.ts'
import { forumOf, keysOfRow, type ListCourt } from '../../domain/hearings/list-court.ts'
import { addDays } from '../../sandbox/world/days.ts'
import type { ListVisit } from '../../sources/cause-lists/list-visit.ts'
import { LIST_SITES } from '../../sources/cause-lists/sites.ts'
import { at, type Callers, FIRST_DAY, startCallers } from './callers.ts'

const DELHI = 'HC-DLHC01'
const TOMORROW = addDays(FIRST_DAY, 1)

const pdfJobs = openPdfJobs()
async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const text = await pdfJobs.readText(bytes, { recognise: false })
  return text.kind === 'text' ? text.pages.map((page) => page.text) : []
}

/** What the lists of a place for tomorrow's day say, each row with the kind of its list. */
interface Lists {
  rows: (ListRow & { kind: string })[]
  deletions: Deletion[]
  isCut: boolean
}

/** Reads the lists of a place as the service does. */
async function listsOf({ call }: Callers, court: ListCourt, day = TOMORROW): Promise<Lists> {
  const site = LIST_SITES[court]
  const visit: ListVisit = {
    async get(path) {
      const { status, bytes } = await call(`/courts/lists/${court}${path}`)
      return status === 200 ? { kind: 'found', value: { kind: 'new', bytes, etag: null } } : { kind: 'none' }
    },
  }
  const all: Lists = { rows: [], deletions: [], isCut: false }
  const index = await site.readIndex(visit, day, readPdf)
  for (const { slot, kind } of index.kind === 'found' ? index.value : []) {
    const file = await visit.get(slot)
    if (file.kind !== 'found' || file.value.kind !== 'new') throw new Error(`${slot} is not there`)
    const reading = await site.readDocument(file.value.bytes, day, readPdf)
    all.rows.push(...reading.rows.map((row) => ({ ...row, kind })))
    all.deletions.push(...reading.deletions)
    all.isCut ||= reading.isCut || (kind !== 'DELETION_NOTE' && reading.day !== day)
  }
  return all
}

/** The rows of a place that are those of a reserved case in its court, as `item, room, kind of list`. */
function standing({ rows }: Lists, which: number, court: ListCourt = DELHI) {
  const { courtType, ...forum } = forumOf(court)
  const caseType = courtType === 'SC' ? 'SLP(C)' : 'W.P.(C)'
  const { identity } = recogniseCase(courtType, { ...forum, caseType, registrationNumber: `9000${which}/2024` })
  return rows
    .filter((row) => identity && keysOfRow(row, court).includes(identity.key))
    .map(({ item, courtRoom, kind }) => `${item} ${courtRoom} ${kind}`)
}

let callers: Callers
/** Delhi's lists after each hour of the evening, and of the next day. */
const delhi: Record<string, Lists> = {}
const record: Record<string, unknown> = {}
let supreme: Lists
let early: Lists
let calcutta: Lists
/** Of three days after tomorrow. */
let later: Lists

test.before(async () => {
  callers = await startCallers()
  const lists = async (clock: string) => {
    await callers.control('/clock', { at: clock })
    delhi[clock] = await listsOf(callers, DELHI)
    const { json } = await callers.ecourtsindia('/case/DLHC019000412024')
    record[clock] = at(json, 'data', 'courtCaseData', 'nextHearingDate')
  }
  await callers.control('/clock', { at: '17:00' })
  early = await listsOf(callers, 'SC')
  for (const clock of ['18:04', '18:05', '22:40', '23:10', '23:20']) await lists(clock)
  ;[supreme, calcutta] = [await listsOf(callers, 'SC'), await listsOf(callers, 'HC-WBCHCA')]
  later = await listsOf(callers, DELHI, addDays(TOMORROW, 3))
  await callers.control('/advance-day', {})
  for (const clock of ['13:30', '13:31']) await lists(clock)
})
test.after.always(() => callers?.sandbox.close())

const evening = (clock: string): Lists => delhi[clock] ?? { rows: [], deletions: [], isCut: true }

test('the lists of an evening are read in full at each hour', (t) => {
  for (const [clock, { isCut, rows }] of Object.entries(delhi))
    t.deepEqual([isCut, rows.length > 0], [false, clock > '18:04' || clock < '14:00'], clock)
})

test('30: on the daily list of 18:05, item 12, and named by the control', async (t) => {
  t.deepEqual(standing(evening('18:04'), 30), [])
  t.deepEqual(standing(evening('18:05'), 30), ['12 4 DAILY'])
  const { lists } = (await callers.control('/lists')).json as { lists: { court: string; day: string; items: object }[] }
  const [daily] = lists.filter(({ court, day }) => court === DELHI && day === TOMORROW)
  t.is(at(daily?.items, '12'), 'W.P.(C) 900030/2024')
})

test('31: on the supplementary list of 22:40', (t) => {
  t.deepEqual(standing(evening('18:05'), 31), [])
  t.deepEqual(standing(evening('22:40'), 31), ['3 4 SUPPLEMENTARY'])
})

test("32: on the Supreme Court's advance list, then on the list of the day, which knows better", (t) => {
  t.deepEqual(standing(early, 32, 'SC'), ['6 4 ADVANCE'])
  t.deepEqual(standing(supreme, 32, 'SC').sort(), ['14 4 DAILY', '6 4 ADVANCE'])
})

test('33: another item from 23:10 on', (t) => {
  t.deepEqual(standing(evening('22:40'), 33), ['14 4 DAILY'])
  t.deepEqual(standing(evening('23:10'), 33), ['24 4 DAILY'])
})

test('34: another court from 23:10 on', (t) => {
  t.deepEqual(standing(evening('22:40'), 34), ['15 4 DAILY'])
  t.deepEqual(standing(evening('23:10'), 34), ['15 7 DAILY'])
})

test('35: gone from the list of 23:10', (t) => {
  t.deepEqual(standing(evening('22:40'), 35), ['16 4 DAILY'])
  t.deepEqual(standing(evening('23:10'), 35), [])
})

test('36: taken off by the deletion note of 23:20, at its item and by its number', (t) => {
  t.deepEqual(standing(evening('23:20'), 36), ['17 4 DAILY'])
  t.deepEqual(evening('23:10').deletions, [])
  t.deepEqual(evening('23:20').deletions, [{ item: '17', numbers: ['W.P.(C)/900036/2024'] }])
})

test('37: heard with a matter that is the only one listed at its item', (t) => {
  const rows = evening('18:05').rows.filter(({ item }) => item === '25')
  t.deepEqual(
    rows.map(({ numbers, isDeleted }) => [numbers[0], isDeleted]),
    [
      ['W.P.(C)/32/2025', false],
      ['W.P.(C)/900037/2024', true],
    ],
  )
})

test('38: on the main and the supplementary list', (t) => {
  t.deepEqual(standing(evening('18:05'), 38), ['18 4 DAILY'])
  t.deepEqual(standing(evening('22:40'), 38).sort(), ['18 4 DAILY', '5 4 SUPPLEMENTARY'])
})

test('39: on a supplementary list at 13:31 on the day itself', (t) => {
  t.deepEqual(standing(evening('13:30'), 39), [])
  t.deepEqual(standing(evening('13:31'), 39), ['3 4 SUPPLEMENTARY'])
})

test('40: before a bench that does not sit, while the others do', (t) => {
  const { rows } = evening('18:05')
  t.deepEqual(standing(evening('18:05'), 40), ['19 9 DAILY'])
  t.deepEqual(
    rows.filter(({ sitting }) => sitting === false).map(({ item }) => item),
    ['19'],
  )
})

test('41: the record moves the case after it was listed, and the list keeps it', (t) => {
  t.is(record['18:05'], TOMORROW)
  t.is(record['22:40'], addDays(TOMORROW, 7))
  t.deepEqual(standing(evening('23:20'), 41), ['20 4 DAILY'])
})

test('42: on no list', (t) => {
  for (const lists of Object.values(delhi)) t.deepEqual(standing(lists, 42), [])
})

test('43: listed by its application', (t) => {
  t.deepEqual(standing(evening('18:05'), 43), ['21 4 DAILY'])
  const row = evening('18:05').rows.find(({ item }) => item === '21')
  t.like(row, { viaApplication: true, numberAsListed: 'CM APPL. 5/2026 in W.P.(C) 900043/2024' })
})

test("44: inside a range of the Supreme Court's list", (t) => {
  t.deepEqual(standing(supreme, 44, 'SC'), ['12 4 DAILY'])
})

test('45: the same number at another bench is another case', (t) => {
  for (const lists of Object.values(delhi)) t.deepEqual(standing(lists, 45), [])
  t.deepEqual(standing(calcutta, 45, 'HC-WBCHCA'), ['5 4 DAILY'])
  const [row] = calcutta.rows.filter(({ item }) => item === '5')
  t.notDeepEqual(row && keysOfRow(row, 'HC-WBCHCA'), row && keysOfRow(row, DELHI))
})

test('46: its number goes on in the next line', (t) => {
  t.deepEqual(standing(evening('18:05'), 46), ['22 4 DAILY'])
})

test('47: its number in the digits of Devanagari', (t) => {
  t.deepEqual(standing(calcutta, 47, 'HC-WBCHCA'), ['7 4 DAILY'])
})

test('48: its parties alone, with the number of another matter', (t) => {
  t.deepEqual(standing(evening('23:20'), 48), [])
  const row = evening('18:05').rows.find(({ item }) => item === '23')
  t.like(row, {
    numbers: ['W.P.(C)/31/2025'],
    petitioners: ['SAFFRON TEXTILES PRIVATE LIMITED'],
    respondents: ['KAVERI LOGISTICS LIMITED'],
  })
})

test('49: on a list of tomorrow that is taken up three days later, which is not of tomorrow', (t) => {
  for (const lists of Object.values(delhi)) t.deepEqual(standing(lists, 49), [])
  t.deepEqual([later.isCut, standing(later, 49)], [false, ['3 4 DAILY']])
})

test('the record of these cases names the next day of the world', async (t) => {
  const { json } = await callers.ecourtsindia('/case/DLHC019000302024')
  t.is(at(json, 'data', 'courtCaseData', 'nextHearingDate'), addDays(FIRST_DAY, 2))
})

for (const body of [{ at: '24:00' }, { at: '9:00' }, {}])
  test(`/clock ${JSON.stringify(body)}: 400 with a word of explanation`, async (t) => {
    const { status, json } = await callers.control('/clock', body)
    t.is(status, 400)
    t.truthy(at(json, 'error'))
  })

test('an earlier hour puts nothing up again', async (t) => {
  const before = await callers.control('/lists')
  t.deepEqual((await callers.control('/clock', { at: '01:00' })).json, before.json)
})
