import test from 'ava'
import type { FailureClass } from '../../../../domain/source-failure.ts'
import { startSandbox } from '../../../../sandbox/start.ts'
import { FORUMS } from '../../../../sandbox/world/forums.ts'
import { napixEntityReader } from '../../../../sources/providers/napix/searches.ts'
import { createCallLog } from '../../call-log.ts'
import { connect } from './under-test.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
test.before(async () => {
  sandbox = await startSandbox({ today: '2026-03-02' })
})
test.after.always(() => sandbox?.close())

const open = (more = {}, log = createCallLog()) => connect(`${sandbox.url}/napix`, more, log)
const reserved = (number: number, court = 'DLHC01') => `${court}9000${String(number).padStart(2, '0')}2024`

for (const [court, courtType] of [
  ['DLHC01', 'HC'],
  ['DLND01', 'DC'],
] as const)
  test(`a ${courtType} case is read with two calls, the first one for the token, and costs nothing`, async (t) => {
    const { napix, log, forms } = open()
    const answer = await napix.readCaseRecord(reserved(1, court))
    if (answer.kind !== 'found') return t.fail(answer.kind)
    const { courtCase, omittedRows } = answer.value
    t.is(omittedRows, 0)
    t.like(courtCase, {
      courtType,
      identifier: { courtType, cnr: reserved(1, court), registrationNumber: '900001/2024' },
      status: 'PENDING',
      filingDate: '2024-01-02',
      nextHearingDate: '2026-04-01',
      petitioners: [{ name: 'Saffron Textiles Private Limited', advocate: 'Gauri Ordhavan' }],
      interlocutoryApplications: [{ number: 'IA/1/2024', status: 'Pending' }],
      category: 'Ordinary ( 28 )',
    })
    t.deepEqual(
      courtCase.orders.map(({ number, orderDate }) => [number, orderDate]),
      [
        ['1', '2024-01-10'],
        ['2', '2024-03-20'],
        ['3', '2024-06-05'],
      ],
    )
    t.deepEqual(
      log.entries.map(({ answer: { operation, costPaise, body } }) => [operation, costPaise, body !== undefined]),
      [
        ['token', 0, false],
        ['caseRecord', 0, true],
      ],
    )
    t.deepEqual(forms, { 'seal fits': 1 })
  })

const OUTCOMES: [number, string, FailureClass | 'none', RegExp?][] = [
  [60, 'an unknown department (626 under keys of zeros)', 'AccountProblem', /do not know the department/],
  [61, 'a refused signature (626 under the own key)', 'AccountProblem', /refused the signature/],
  [62, 'refused parameters (HTTP 400)', 'InvalidInput'],
  [63, 'a court out of reach (HTTP 500)', 'Upstream', /did not reach the court/],
  [64, 'an HTML page with HTTP 200', 'Upstream'],
  [65, 'an empty answer with HTTP 200', 'NotIndexed'],
  [66, 'a dump of PHP that names the code 628', 'none'],
  [67, 'an unknown code', 'ParseGap', /632/],
  [68, 'an envelope that does not open', 'ParseGap', /does not open/],
  [69, 'an answer about another case', 'ParseGap', /another case/],
  [71, 'no such case (628)', 'none'],
  [72, 'a refused CNR (600)', 'NotIndexed'],
  [2, 'a case that is nowhere', 'none'],
  [3, 'a failing court', 'Upstream'],
]
for (const [number, what, outcome, message] of OUTCOMES)
  test(`eCourts API: ${what} is ${outcome}, after one call and no other attempt`, async (t) => {
    const { napix, log } = open()
    const answer = await napix.readCaseRecord(reserved(number))
    t.is(answer.kind === 'failed' ? answer.failure.class : answer.kind, outcome)
    if (message) t.regex(answer.kind === 'failed' ? answer.failure.message : '', message)
    t.deepEqual(
      log.entries.map((entry) => entry.answer.operation),
      ['token', 'caseRecord'],
    )
  })

test('eCourts API: a seal that does not fit is accepted with the right CNR, and counted', async (t) => {
  const { napix, forms } = open()
  t.is((await napix.readCaseRecord(reserved(70))).kind, 'found')
  t.deepEqual(forms, { 'seal does not fit': 1 })
})

test('eCourts API: rows in arrays give the case that rows under numbered keys give', async (t) => {
  const { napix } = open()
  const [keyed, arrays] = [await napix.readCaseRecord(reserved(1)), await napix.readCaseRecord(reserved(73))]
  if (keyed.kind !== 'found' || arrays.kind !== 'found') return t.fail('not found')
  t.is(arrays.value.omittedRows, 0)
  for (const field of ['petitioners', 'hearings', 'acts', 'interlocutoryApplications', 'nextHearingDate'] as const)
    t.deepEqual(arrays.value.courtCase[field], keyed.value.courtCase[field])
})

test('names that the court hides are neither in the case nor in the kept answer', async (t) => {
  const { napix, log } = open()
  const answer = await napix.readCaseRecord(reserved(74))
  if (answer.kind !== 'found') return t.fail(answer.kind)
  const { petitioners, respondents, hiddenSides } = answer.value.courtCase
  t.deepEqual([petitioners, respondents, hiddenSides], [[], [], ['PETITIONER', 'RESPONDENT']])
  const kept = log.entries.map(({ answer: { body } }) => Buffer.from(body ?? []).toString()).join()
  t.false(/saffron|kaveri|ordhavan|pilvomba/i.test(JSON.stringify(answer) + kept))
})

test('a refused key and secret are AccountProblem', async (t) => {
  const { napix, log } = open({ token: 'sandbox-key:wrong' })
  const answer = await napix.readCaseRecord(reserved(1))
  t.is(answer.kind === 'failed' && answer.failure.class, 'AccountProblem')
  t.deepEqual(
    log.entries.map((entry) => entry.answer.operation),
    ['token'],
  )
})

for (const statusMethod of ['POST', 'FORM', 'GET'] as const)
  test(`states of many cases come with one ${statusMethod} call; what is missing, strange or doubled is counted`, async (t) => {
    const { napix, log, forms } = open({ statusMethod })
    const answer = await napix.readCaseStates([1, 6, 75, 76, 77].map((number) => reserved(number)))
    if (answer.kind !== 'found') return t.fail(JSON.stringify(answer))
    t.deepEqual(
      [...answer.value.keys()],
      [1, 6, 76, 77].map((number) => reserved(number)),
    )
    t.is(answer.value.get(reserved(1))?.nextHearingDate, '2026-04-01')
    t.is(answer.value.get(reserved(6))?.status, 'DISPOSED')
    t.deepEqual(forms, {
      'seal fits': 1,
      'surplus state': 1,
      'state given twice': 1,
      'states in rows': 1,
      'state missing': 1,
    })
    t.is(log.entries.length, 2)
  })

test('states of 501 cases, or of both levels of courts, are refused before a call', async (t) => {
  const { napix, log } = open()
  const many = Array.from({ length: 501 }, (_, index) => `DLHC01${String(index + 1).padStart(6, '0')}2024`)
  for (const cnrs of [many, [reserved(1), reserved(1, 'DLND01')]]) {
    const answer = await napix.readCaseStates(cnrs)
    t.is(answer.kind === 'failed' && answer.failure.class, 'InvalidInput')
  }
  t.deepEqual(
    log.entries.map((entry) => entry.answer.operation),
    ['caseStates', 'caseStates'],
  )
  t.false(log.steps.includes('spend'))
})

for (const [number, orderNumber, form] of [
  [1, '1', 'order as quoted Base64'],
  [1, '2', 'order as a data address'],
  [1, '3', 'order as Base64'],
  [78, '1', 'order as bytes'],
] as const)
  test(`a document that comes as ${form} is the court's own PDF`, async (t) => {
    const { napix, log, forms } = open()
    const record = await napix.readCaseRecord(reserved(number))
    const orders = record.kind === 'found' ? record.value.courtCase.orders : []
    const reference = orders.find((order) => order.number === orderNumber)?.reference
    const answer = await napix.fetchOrderDocument(reference ?? '')
    if (answer.kind !== 'found') return t.fail(JSON.stringify(answer))
    t.is(Buffer.from(answer.value.bytes.subarray(0, 5)).toString(), '%PDF-')
    t.is(forms[form], 1)
    t.is(log.entries.at(-1)?.answer.contentType, 'application/pdf')
  })

test('a text in place of an order is NOT_A_PDF; an order that the court lacks is NotIndexed, never none', async (t) => {
  const { napix } = open()
  const text = await napix.fetchOrderDocument(`napix/${reserved(79)}/interim/1/2024-01-10`)
  t.is(text.kind === 'failed' && text.failure.reason, 'NOT_A_PDF')
  const missing = await napix.fetchOrderDocument(`napix/${reserved(6)}/interim/1/2024-01-10`)
  t.is(missing.kind === 'failed' && missing.failure.class, 'NotIndexed')
})

test('a search walks the courts, years and states; rows without names are read, a row given twice counts once', async (t) => {
  const { napix, forms, log } = open()
  const read = napixEntityReader(
    napix,
    [...FORUMS.DC, ...FORUMS.HC].map(({ code }) => code),
  )
  const entity = { entityType: 'BUSINESS', name: 'Saffron Textiles Private Limited', nameVariations: [] } as never
  const found: (string | undefined)[] = []
  let cursor: string | null = '0'
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof read>> = await read(
      { tag: 'test', entities: [entity], filedSince: '2023-01-01', cursor },
      new AbortController().signal,
    )
    if (page.kind !== 'found') return t.fail(JSON.stringify(page))
    t.true(page.value.cases.every(({ petitioners, respondents }) => petitioners.length + respondents.length > 0))
    found.push(...page.value.cases.map(({ cnr }) => cnr))
    cursor = page.value.nextCursor
  }
  t.true(found.length >= 3, String(found.length))
  t.is(new Set(found).size, found.length)
  t.true((forms['row given twice'] ?? 0) > 0 && (forms['row without names'] ?? 0) > 0)
  t.false(log.entries.some(({ answer }) => /saffron/i.test(answer.subject)))
})
