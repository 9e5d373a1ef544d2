import test from 'ava'
import type { SourceAnswer } from '../../../domain/source.ts'
import { startSandbox } from '../../../sandbox/start.ts'
import { type Attestr, createAttestr } from '../../../sources/providers/attestr/client.ts'
import { createEcourtsIndia, type EcourtsIndia } from '../../../sources/providers/ecourtsindia/client.ts'
import type { EcourtsIndiaSearch } from '../../../sources/providers/ecourtsindia/search.ts'
import { createCallLog } from '../call-log.ts'
import { aConfig as attestrConfig } from './attestr/under-test.ts'
import { aConfig as ecourtsIndiaConfig } from './ecourtsindia/under-test.ts'

const CNR = 'DLND019000012024'
const COMPANY = 'Saffron Textiles Private Limited'

let sandbox: Awaited<ReturnType<typeof startSandbox>>

test.before(async () => {
  sandbox = await startSandbox({ today: '2026-03-02' })
})
test.after.always(() => sandbox?.close())

/** Both clients against the sandbox on its first day, and the same with less patience than any fault lasts. */
async function startWorld() {
  const post = async (path: string, words: object) => {
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${sandbox.url}/control/${path}`, { method: 'POST', headers, body: JSON.stringify(words) })
  }
  await post('reset', {})
  const clients = (timeoutMs: number) => ({
    ecourtsIndia: createEcourtsIndia(ecourtsIndiaConfig(`${sandbox.url}/ecourtsindia`, timeoutMs), createCallLog()),
    attestr: createAttestr(attestrConfig(`${sandbox.url}/attestr`, timeoutMs), createCallLog()),
  })
  return {
    ...clients(30_000),
    // Long enough for a question to reach the sandbox on a busy machine, so that it is counted there.
    impatient: clients(3_000),
    fault: (words: object) => post('faults', words),
    async callsOf(source: string): Promise<unknown> {
      const answer = await fetch(`${sandbox.url}/control/calls?source=${source}`)
      return Object(await answer.json()).calls
    },
  }
}

interface Clients {
  ecourtsIndia: EcourtsIndia
  attestr: Attestr
}

const CLIENTS: [string, (clients: Clients) => Promise<SourceAnswer<unknown>>][] = [
  ['ecourtsindia', ({ ecourtsIndia }) => ecourtsIndia.readCaseDetail(CNR)],
  ['attestr', ({ attestr }) => attestr.readCaseDetails({ courtType: 'DC', cnr: CNR })],
]

const FAULTS = [
  ['http500', 'Upstream'],
  ['http502-html', 'Upstream'],
  ['timeout', 'Upstream'],
  ['reset', 'Upstream'],
  ['rate-limit', 'RateLimited'],
  ['no-credit', 'AccountProblem'],
  ['empty', 'Upstream'],
  ['garbage', 'Upstream'],
] as const

for (const [source, ask] of CLIENTS) {
  for (const [kind, failureClass] of FAULTS) {
    test.serial(
      `${source}: the fault ${kind} is ${failureClass}, returned after one call; the next call is answered`,
      async (t) => {
        const world = await startWorld()
        await world.fault({ source, kind, count: 1 })

        const faulty = await ask(kind === 'timeout' ? world.impatient : world)
        const callsMade = await world.callsOf(source)
        const next = await ask(world)

        t.is(faulty.kind === 'failed' && faulty.failure.class, failureClass)
        t.is(callsMade, 1)
        t.is(next.kind, 'found')
      },
    )
  }

  test.serial(`${source}: a slow answer is waited for and asked for once`, async (t) => {
    const world = await startWorld()
    await world.fault({ source, kind: 'slow', count: 1, ms: 300 })
    const answer = await ask(world)
    t.is(answer.kind, 'found')
    t.is(await world.callsOf(source), 1)
  })
}

test.serial('both providers give the same case alike', async (t) => {
  const world = await startWorld()

  const [one, other] = [
    await world.ecourtsIndia.readCaseDetail(CNR),
    await world.attestr.readCaseDetails({ courtType: 'DC', cnr: CNR }),
  ]

  if (one.kind !== 'found' || other.kind !== 'found') return t.fail('a case was not found')
  t.deepEqual([one.value.omittedRows, other.value.omittedRows], [0, 0])
  // Each has its own words for the state and the type, its own references, and only one tells what was said on a day.
  const common = ({ courtCase }: typeof one.value) => ({
    identifier: courtCase.identifier,
    court: courtCase.court,
    status: courtCase.status,
    stage: courtCase.stage,
    caseNumber: courtCase.caseNumber,
    filingDate: courtCase.filingDate,
    registrationDate: courtCase.registrationDate,
    firstHearingDate: courtCase.firstHearingDate,
    previousHearingDate: courtCase.previousHearingDate,
    nextHearingDate: courtCase.nextHearingDate,
    petitioners: courtCase.petitioners,
    respondents: courtCase.respondents,
    acts: courtCase.acts,
    hearings: courtCase.hearings.map(({ business, ...hearing }) => hearing),
    orders: courtCase.orders.map(({ number, orderDate, orderType }) => ({ number, orderDate, orderType })),
    interlocutoryApplications: courtCase.interlocutoryApplications,
  })
  t.deepEqual(common(other.value), common(one.value))
})

test.serial('a case that is nowhere is none at the court and NotIndexed at the aggregator', async (t) => {
  const world = await startWorld()
  const missing = 'DLND019000022024'
  const [indexed, live] = [
    await world.ecourtsIndia.readCaseDetail(missing),
    await world.attestr.readCaseDetails({ courtType: 'DC', cnr: missing }),
  ]
  t.is(indexed.kind === 'failed' && indexed.failure.class, 'NotIndexed')
  t.is(live.kind, 'none')
})

test.serial(
  'a company is read to its last page, newest filing first, its 250 cases and their namesakes; another is surely none',
  async (t) => {
    const { ecourtsIndia } = await startWorld()
    const search = (name: string, page: number): EcourtsIndiaSearch => ({
      litigants: [name],
      nameMatchMode: 'phrase',
      sortBy: 'filingDate',
      sortOrder: 'desc',
      caseStatuses: ['PENDING', 'DISPOSED'],
      page,
      pageSize: 100,
    })

    const pages = []
    for (let page = 1; ; page++) {
      const answer = await ecourtsIndia.searchCases(search(COMPANY, page))
      if (answer.kind !== 'found') return t.fail(`page ${page} is ${answer.kind}`)
      pages.push(answer.value)
      if (!answer.value.hasNextPage) break
    }
    const nobody = await ecourtsIndia.searchCases(search('Nilgiri Agro Foods Limited', 1))

    t.true(pages.every(({ omittedRows, filtersVerified }) => omittedRows === 0 && filtersVerified))
    const cases = pages.flatMap((page) => page.cases)
    t.deepEqual([...new Set(pages.map(({ totalHits }) => totalHits))], [cases.length])
    t.true(cases.length >= 250)
    const dates = cases.map(({ filingDate }) => filingDate ?? '')
    t.deepEqual(dates, dates.toSorted().reverse())
    t.is(nobody.kind, 'none')
  },
)

test.serial(
  'a company is read to its last slice: at least its 60 cases, each with a score and a court type',
  async (t) => {
    const { attestr } = await startWorld()
    const slice = {
      tag: 'tour-1',
      address: 'Ring Road, Surat, Gujarat',
      threshold: 90,
      limit: 40,
      businessName: COMPANY,
    }

    const cases = []
    for (let skip: number | undefined = 0; skip !== undefined; ) {
      const answer: Awaited<ReturnType<typeof attestr.searchBusiness>> = await attestr.searchBusiness({
        ...slice,
        skip,
      })
      if (answer.kind !== 'found') return t.fail(`slice at ${skip} is ${answer.kind}`)
      t.is(answer.value.omittedRows, 0)
      cases.push(...answer.value.cases)
      skip = answer.value.nextSkip
    }

    t.true(cases.length >= 60)
    t.true(cases.every(({ matchScore = 0, courtType }) => matchScore >= 90 && courtType !== 'OTHER'))
  },
)

test.serial('the orders of a case come as PDFs from both providers, by the references of its record', async (t) => {
  const world = await startWorld()
  const detail = await world.ecourtsIndia.readCaseDetail(CNR)
  const [reference] = detail.kind === 'found' ? detail.value.courtCase.orders.map((order) => order.reference) : []
  const started = await world.attestr.requestOrderDocuments({ courtType: 'DC', cnr: CNR })
  if (!reference || started.kind !== 'found') return t.fail('no order to fetch')

  const own = await world.ecourtsIndia.fetchOrderDocument(reference)
  const delivered = await untilDone(() => world.attestr.readAsyncResult(started.value.asyncId))
  const [first] = delivered.kind === 'found' ? delivered.value.orders : []
  if (!first?.url) return t.fail('no order delivered')
  const other = await world.attestr.fetchOrderDocument({ reference: first.reference, url: first.url })

  t.is(own.kind === 'found' && Buffer.from(own.value.bytes.subarray(0, 5)).toString(), '%PDF-')
  t.is(other.kind === 'found' && Buffer.from(other.value.bytes.subarray(0, 5)).toString(), '%PDF-')
})

/** Asks again while the answer is `Pending`; the sandbox needs half a second, and every question takes a round trip. */
async function untilDone<T>(ask: () => Promise<SourceAnswer<T>>): Promise<SourceAnswer<T>> {
  const answer = await ask()
  return answer.kind === 'failed' && answer.failure.class === 'Pending' ? untilDone(ask) : answer
}

test.serial('the status of refreshes is free to read, and a case on a cause list is shown', async (t) => {
  const { ecourtsIndia } = await startWorld()
  const cnrs = [CNR, 'DLHC019000012024']

  const before = await ecourtsIndia.readRefreshStatus(cnrs)
  const listings = await ecourtsIndia.readListings(cnrs)

  t.deepEqual(before.kind === 'found' && before.value.statuses.map(({ status }) => status), [
    'NOT_REQUESTED',
    'NOT_REQUESTED',
  ])
  t.deepEqual(listings.kind === 'found' && [listings.value.cases.map(({ cnr }) => cnr), listings.value.unanswered], [
    cnrs,
    [],
  ])
})
