import test from 'ava'
import { COURT_TYPES } from '../../../domain/courts/types.ts'
import type { WorldCase } from '../../../sandbox/world/case.ts'
import { caseAt, findCase } from '../../../sandbox/world/cases.ts'
import { addDays } from '../../../sandbox/world/days.ts'
import { FORUM_TYPES } from '../../../sandbox/world/forums.ts'
import { COMPANY_COUNT, companyName, PERSON_COUNT, personName } from '../../../sandbox/world/names.ts'
import { ORDINARY_CASES } from '../../../sandbox/world/outlines.ts'
import { LOOK_ALIKES, RESERVED_NAMES } from '../../../sandbox/world/reserved-names.ts'
import { indexOf, serialOf } from '../../../sandbox/world/serials.ts'
import { createWorld } from '../../../sandbox/world/world.ts'

const world = createWorld({ seed: 'test', firstDay: '2026-03-02' })

/** Every 40th ordinary case: enough to meet everything that is at all common. */
const sample: WorldCase[] = Array.from({ length: ORDINARY_CASES / 40 }, (_, i) => caseAt(world, i * 40)).filter(
  (page) => page !== undefined,
)

test('the world has 2,000 companies and 500 persons, no two of the same name, none with a reserved one', (t) => {
  const companies = Array.from({ length: COMPANY_COUNT }, (_, i) => companyName('test', i))
  const persons = Array.from({ length: PERSON_COUNT }, (_, i) => personName('test', i))
  const reserved = [...RESERVED_NAMES, ...LOOK_ALIKES].map(({ name }) => name)
  t.is(new Set([...companies, ...persons, ...reserved]).size, 2_000 + 500 + reserved.length)
})

test('40,000 ordinary cases lie in all fifteen court types', (t) => {
  t.is(ORDINARY_CASES, 40_000)
  t.is(sample.length, 1_000)
  t.deepEqual([...new Set(sample.map(({ forum }) => forum.type))].sort(), FORUM_TYPES.toSorted())
})

test('every case of a court with live lookup is found by each of its numbers', (t) => {
  for (const page of sample) {
    const courtType = COURT_TYPES.find((type) => type === page.forum.type)
    if (!courtType) continue
    const establishmentCode = page.forum.code
    const { cnr, registrationNumber, filingNumber, diaryNumber } = page
    for (const number of [{ cnr }, { registrationNumber }, { filingNumber }, { diaryNumber }]) {
      const named = Object.entries(number).filter(([, value]) => value !== undefined)
      if (named.length > 0)
        t.is(findCase(world, { courtType, establishmentCode, ...Object.fromEntries(named) })?.key, page.key)
    }
  }
})

test('no serial of a case is another number of the same case, and none reaches the reserved ones', (t) => {
  for (let index = 0; index < 899_980; index += 997) {
    const serials = [serialOf(index, 'court'), serialOf(index, 'filing'), serialOf(index, 'registration')]
    t.is(new Set(serials).size, 3)
    t.true(Math.min(...serials) >= 1 && Math.max(...serials) < 900_000)
    t.deepEqual([indexOf(serials[0] ?? 0, 'court'), indexOf(serials[1] ?? 0, 'filing')], [index, index])
  }
})

test('some cases are registered in the year after their filing', (t) => {
  const later = sample.filter((page) => page.registrationNumber?.slice(-4) !== page.filingDate.slice(0, 4))
  t.true(later.length > 0 && later.length < sample.length / 10)
})

test('days pass in order: filed, heard, decided; nothing that is over lies in the future', (t) => {
  for (const page of sample) {
    const heard = page.hearings.map(({ businessDate = '' }) => businessDate)
    t.deepEqual(heard, heard.toSorted(), page.key)
    t.true(
      [page.filingDate, ...heard].every((date) => date >= page.filingDate && date <= world.today),
      page.key,
    )
    t.is(page.status === 'DISPOSED', page.decisionDate !== undefined)
    t.deepEqual(
      page.orders.map(({ number }) => number),
      page.orders.map((_, i) => String(i + 1)),
    )
  }
})

test('a later day only adds to what an earlier day showed', (t) => {
  const later = createWorld({ seed: 'test', firstDay: '2026-03-02', daysPassed: 60 })
  let moved = 0
  for (let index = 0; index < 400; index++) {
    const [before, after] = [caseAt(world, index), caseAt(later, index)]
    t.deepEqual(after?.orders.slice(0, before?.orders.length), before?.orders)
    t.deepEqual(after?.hearings.slice(0, before?.hearings.length), before?.hearings)
    if (before?.nextHearingDate !== after?.nextHearingDate) moved++
    if (before?.status === 'DISPOSED') t.deepEqual(after, before)
  }
  t.true(moved > 50)
})

test('some pending cases name no next hearing, some name one that is over', (t) => {
  const pending = sample.filter(({ status }) => status === 'PENDING')
  t.true(pending.some(({ nextHearingDate }) => nextHearingDate === undefined))
  t.true(
    pending.some(({ nextHearingDate }) => nextHearingDate !== undefined && nextHearingDate < addDays(world.today, -5)),
  )
})

test('clerks write names in capitals, with shortened forms, crowds, representatives, and slips', (t) => {
  const written = sample
    .flatMap(({ petitioners, respondents }) => [...petitioners, ...respondents])
    .map(({ name }) => name)
  for (const way of [
    /^[^a-z]+$/,
    /\(P\) ?LTD/i,
    /PVT\.? ?LTD/i,
    /^M\/S/i,
    /& ORS\.?$/i,
    /AND ANOTHER$/i,
    /THROUGH ITS/i,
  ])
    t.true(
      written.some((name) => way.test(name)),
      String(way),
    )
})
