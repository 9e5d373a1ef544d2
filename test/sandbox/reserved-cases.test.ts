import test from 'ava'
import { type CaseIdentifier, COURT_TYPES } from '../../domain/courts/types.ts'
import { reservedCall } from '../../sandbox/world/reserved-cases.ts'
import { type Answer, at, type Callers, callersFor, listAt } from './callers.ts'

/** A reserved case as each court type names it. */
function named(courtType: string, serial: string): Omit<CaseIdentifier, 'courtType'> {
  const cnrs: Record<string, string> = { DC: 'DLND01', HC: 'DLHC01', SC: 'SCIN01' }
  if (cnrs[courtType]) return { cnr: `${cnrs[courtType]}${serial}2024` }
  if (courtType === 'CC') return { registrationNumber: `DC/525/CC/${serial}/2024` }
  if (courtType === 'GSTAT') return { filingNumber: `071001${serial}2024`, establishmentCode: 'PRINCIPAL' }
  if (courtType.startsWith('NCL')) return { filingNumber: `270913${serial}2024`, establishmentCode: '9' }
  return { diaryNumber: `${serial}/2024`, establishmentCode: '1' }
}

const fromSecond = ({ attestr }: Callers, courtType: string, serial: string) =>
  attestr('/ecourtx/case-details/basic', { courtType, ...named(courtType, serial) })
const fromFirst = ({ ecourtsindia }: Callers, serial: string) => ecourtsindia(`/case/DLHC01${serial}2024`)

test('a reserved case that is asked for by its filing number is before the bench that the number begins with', (t) => {
  const benchOf = (filingNumber: string) => reservedCall({ courtType: 'NCLT', filingNumber })?.forum.bench
  t.deepEqual([benchOf('2709139000012024'), benchOf('0710109000012024')], ['Mumbai', 'New Delhi'])
})

/** Both providers, asked for the reserved case of a serial in the Delhi High Court. */
const SOURCES: Record<string, { ask(callers: Callers, serial: string): Promise<Answer>; page(answer: Answer): Page }> =
  {
    ecourtsindia: {
      ask: fromFirst,
      page: ({ json }) => ({
        orderDates: listAt(json, 'data', 'courtCaseData', 'interimOrders').map((order) => at(order, 'orderDate')),
        stage: at(json, 'data', 'courtCaseData', 'purpose'),
        next: at(json, 'data', 'courtCaseData', 'nextHearingDate'),
      }),
    },
    attestr: {
      ask: (callers, serial) => fromSecond(callers, 'HC', serial),
      page: ({ json }) => ({
        orderDates: listAt(json, 'orders').map((order) => at(order, 'orderDate')),
        stage: at(json, 'caseStage'),
        next: at(json, 'nextHearingDate'),
      }),
    },
  }

interface Page {
  orderDates: unknown[]
  stage: unknown
  next: unknown
}

for (const courtType of COURT_TYPES) {
  test(`01 in ${courtType}: Saffron Textiles against Kaveri Logistics, pending, orders of January, March and June 2024`, async (t) => {
    const callers = await callersFor(t)
    const { status, json } = await fromSecond(callers, courtType, '900001')
    t.is(status, 200)
    t.like(json, {
      valid: true,
      courtType,
      caseStatus: 'Case Pending',
      petitioners: [{ petitionerName: 'Saffron Textiles Private Limited' }],
      respondents: [{ respondentName: 'Kaveri Logistics Limited' }],
    })
    t.deepEqual(
      listAt(json, 'orders').map((order) => [at(order, 'orderNumber'), at(order, 'orderDate')]),
      [
        ['1', '10-01-2024'],
        ['2', '20-03-2024'],
        ['3', '05-06-2024'],
      ],
    )
  })
}

test('01 at the aggregator has the same orders, with the text of each', async (t) => {
  const callers = await callersFor(t)
  const { json } = await fromFirst(callers, '900001')
  t.deepEqual(listAt(json, 'data', 'courtCaseData', 'interimOrders'), [
    { orderDate: '2024-01-10', description: 'COPY OF ORDER', orderUrl: 'order-1.pdf' },
    { orderDate: '2024-03-20', description: 'COPY OF ORDER', orderUrl: 'order-2.pdf' },
    { orderDate: '2024-06-05', description: 'COPY OF ORDER', orderUrl: 'order-3.pdf' },
  ])
  const texts = listAt(json, 'data', 'files', 'files').map((file) => String(at(file, 'markdownContent')))
  t.is(texts.filter((text) => text.includes('W.P.(C) 900001/2024')).length, 3)
})

test('02: no such case', async (t) => {
  const callers = await callersFor(t)
  const [first, second] = [await fromFirst(callers, '900002'), await fromSecond(callers, 'HC', '900002')]
  t.is(first.status, 404)
  t.is(at(first.json, 'error', 'code'), 'CASE_NOT_FOUND')
  t.is(second.status, 200)
  t.deepEqual(second.json, { valid: false, message: 'No record found for the given input' })
})

test('03: every source answers 500, always', async (t) => {
  const callers = await callersFor(t)
  const answers = [
    await fromFirst(callers, '900003'),
    await fromSecond(callers, 'DRT', '900003'),
    await fromFirst(callers, '900003'),
  ]
  t.deepEqual(
    answers.map(({ status }) => status),
    [500, 500, 500],
  )
  t.is(at(answers[0]?.json, 'error', 'code'), 'INTERNAL_ERROR')
  t.is(at(answers[1]?.json, 'code'), 5001)
})

test('04: the sources fail twice for a case, whichever of them is asked, then answer; a reset begins anew', async (t) => {
  const callers = await callersFor(t)
  const statuses: number[] = []
  for (let round = 0; round < 2; round++) {
    statuses.push((await fromFirst(callers, '900004')).status)
    statuses.push((await fromSecond(callers, 'HC', '900004')).status)
    statuses.push((await fromFirst(callers, '900004')).status)
    await callers.control('/reset', {})
  }
  t.deepEqual(statuses, [500, 500, 200, 500, 500, 200])
})

test('05: the answer takes 5 s', async (t) => {
  const callers = await callersFor(t)
  const sentAt = performance.now()
  const answers = await Promise.all([fromFirst(callers, '900005'), fromSecond(callers, 'NCLT', '900005')])
  const tookMs = performance.now() - sentAt
  t.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  t.true(tookMs >= 5_000, `It took ${tookMs} ms.`)
})

test('06: disposed, closed by a judgment', async (t) => {
  const callers = await callersFor(t)
  const { json } = await fromFirst(callers, '900006')
  t.like(at(json, 'data', 'courtCaseData'), { caseStatus: 'DISPOSED', decisionDate: '2024-06-05', orderCount: 3 })
  t.deepEqual(at(json, 'data', 'courtCaseData', 'judgmentOrders'), [
    { orderDate: '2024-06-05', orderType: 'JUDGEMENT', orderUrl: 'order-3.pdf' },
  ])
})

test('15: every fetch finds the next hearing a week later and one more order', async (t) => {
  const callers = await callersFor(t)
  const pages: Page[] = []
  for (let fetch = 0; fetch < 3; fetch++)
    pages.push(SOURCES.ecourtsindia?.page(await fromFirst(callers, '900015')) ?? t.fail())
  t.deepEqual(
    pages.map(({ next }) => next),
    ['2026-04-01', '2026-04-08', '2026-04-15'],
  )
  t.deepEqual(
    pages.map(({ orderDates }) => orderDates.length),
    [3, 4, 5],
  )
})

for (const [source, { ask, page }] of Object.entries(SOURCES)) {
  test(`16 at ${source}: no orders`, async (t) => {
    const callers = await callersFor(t)
    const { orderDates } = page(await ask(callers, '900016'))
    t.deepEqual(orderDates, [])
  })

  test(`21 at ${source}: the first fetch has stage and next date, later ones leave them blank`, async (t) => {
    const callers = await callersFor(t)
    const [first, second, third] = [
      page(await ask(callers, '900021')),
      page(await ask(callers, '900021')),
      page(await ask(callers, '900021')),
    ]
    t.is(first.stage, 'Arguments')
    t.truthy(first.next)
    t.deepEqual([second.stage, second.next || ''], ['', ''])
    t.deepEqual(third, second)
  })
}

test('every row is answered by the second provider in every court type, but for 02 and 03', async (t) => {
  const callers = await callersFor(t)
  for (const courtType of COURT_TYPES) {
    for (let row = 6; row <= 24; row++) {
      const serial = `9000${String(row).padStart(2, '0')}`
      t.is(at((await fromSecond(callers, courtType, serial)).json, 'valid'), true, `${courtType} ${serial}`)
    }
    t.is(at((await fromSecond(callers, courtType, '900025')).json, 'valid'), false)
  }
})

test('a number at an eCourts court means the CNR of that establishment, whatever the case type', async (t) => {
  const callers = await callersFor(t)
  const cnrs: unknown[] = []
  for (const [courtType, establishmentCode, caseType] of [
    ['HC', 'DLHC01', 'W.P.(C)'],
    ['HC', 'DLHC01', 'LPA'],
    ['HC', 'WBCHCA', 'MAT'],
    ['DC', 'MHXY09', 'R.C.C.'],
    ['SC', undefined, 'C.A.'],
  ]) {
    const identifier = { courtType, establishmentCode, caseType, registrationNumber: '900001/2024' }
    cnrs.push(at((await callers.attestr('/ecourtx/case-details/basic', identifier)).json, 'cnrNumber'))
  }
  t.deepEqual(cnrs, [
    'DLHC019000012024',
    'DLHC019000012024',
    'WBCHCA9000012024',
    'MHXY099000012024',
    'SCIN019000012024',
  ])
})

test('in a tribunal each bench, type and number is a case of its own, with its own first time', async (t) => {
  const callers = await callersFor(t)
  const ask = (establishmentCode: string, caseType: string) =>
    callers.attestr('/ecourtx/case-details/basic', {
      courtType: 'DRT',
      establishmentCode,
      caseType,
      registrationNumber: '900004/2024',
    })
  const statuses = [
    (await ask('1', 'OA')).status,
    (await ask('1', 'OA')).status,
    (await ask('1', 'OA')).status,
    (await ask('2', 'OA')).status,
    (await ask('1', 'SA')).status,
  ]
  t.deepEqual(statuses, [500, 500, 200, 500, 500])
})
