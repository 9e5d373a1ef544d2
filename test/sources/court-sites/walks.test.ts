import test from 'ava'
import type { CourtOrder } from '../../../domain/case.ts'
import { type CaseIdentifier, COURT_TYPES, type CourtType } from '../../../domain/courts/types.ts'
import type { CallOutcome, RawAnswer } from '../../../domain/source.ts'
import { startSandbox } from '../../../sandbox/start.ts'
import { createBrowser } from '../../../sources/court-sites/browser.ts'
import { createCourtSites } from '../../../sources/court-sites/client.ts'
import { createGateway } from '../../../sources/gateway/gateway.ts'
import { FREE_STORE } from '../../support/free-gateway.ts'
import { testStack } from '../../support/stack.ts'

/* Every court's site, walked through in a real browser against the simulated one. */

const sandbox = await startSandbox({})
const browser = createBrowser({ executablePath: testStack().chromium, hosts: ['127.0.0.1'] })
const answers: RawAnswer[] = []
const outcomes: CallOutcome[] = []
const gateway = createGateway({
  ...FREE_STORE,
  async record(answer) {
    answers.push(answer)
    return String(answers.length)
  },
  async settle(_callId, { outcome }) {
    outcomes.push(outcome)
  },
})
const sites = createCourtSites(browser, gateway, `${sandbox.url}/courts`)

test.after.always(async () => {
  await browser.close()
  await sandbox.close()
})

/** Reserved case 9000NN at each court, by what its site is searched by. */
function reserved(courtType: CourtType, number: string): CaseIdentifier {
  const numbers: Record<CourtType, Omit<CaseIdentifier, 'courtType'>> = {
    DC: { cnr: `DLND019000${number}2024` },
    SC: { cnr: `SCIN019000${number}2024` },
    HC: { establishmentCode: 'DLHC01', caseType: 'w p (c)', registrationNumber: `9000${number}/2024` },
    CC: { registrationNumber: `DC/525/CC/9000${number}/2024` },
    NCLT: { establishmentCode: '9', caseType: 'C.P.(IB)', registrationNumber: `9000${number}/2024` },
    NCLAT: { establishmentCode: 'delhi', caseType: '33', registrationNumber: `9000${number}/2024` },
    GSTAT: { establishmentCode: 'principal', caseType: 'APL-05', registrationNumber: `9000${number}/2024` },
    DRT: { establishmentCode: '1', caseType: 'OA', registrationNumber: `9000${number}/2024` },
    DRAT: { establishmentCode: '100', caseType: 'Appeal', registrationNumber: `9000${number}/2024` },
    CESTAT: { establishmentCode: 'delhi', caseType: '2', registrationNumber: `9000${number}/2024` },
  }
  return { courtType, ...numbers[courtType] }
}

const FIRST = { orderDate: '2024-01-10', number: '1' }
const SECOND = { orderDate: '2024-03-20', number: '2' }

/** One of the orders of a reserved case, as who looked the case up knows it. */
function orderOf(identifier: CaseIdentifier, order: CourtOrder) {
  return { order, courtCase: { identifier, orders: [FIRST, SECOND] } }
}

for (const courtType of COURT_TYPES) {
  test(`${courtType}: a case is reached with its parties and three orders`, async (t) => {
    const answer = await sites.readCase(reserved(courtType, '01'))
    if (answer.kind !== 'found') return t.fail(JSON.stringify(answer))
    const { courtCase } = answer.value
    t.is(courtCase.petitioners[0]?.name, 'Saffron Textiles Private Limited')
    t.is(courtCase.respondents[0]?.name, 'Kaveri Logistics Limited')
    t.deepEqual(
      courtCase.orders.map(({ orderDate }) => orderDate),
      ['2024-01-10', '2024-03-20', '2024-06-05'],
    )
  })

  test(`${courtType}: no such case is a sure none, a failing site never is`, async (t) => {
    t.is((await sites.readCase(reserved(courtType, '02'))).kind, 'none')
    t.like(await sites.readCase(reserved(courtType, '03')), { kind: 'failed', failure: { class: 'Upstream' } })
  })

  test(`${courtType}: an order's document comes; one the court lacks is a sure none`, async (t) => {
    const found = await sites.fetchOrder(orderOf(reserved(courtType, '01'), SECOND))
    t.is(found.kind === 'found' && Buffer.from(found.value.bytes).includes('%PDF-'), true, JSON.stringify(found))
    t.is((await sites.fetchOrder(orderOf(reserved(courtType, '06'), FIRST))).kind, 'none')
  })

  test(`${courtType}: a page in place of the document is reported as one`, async (t) => {
    const answer = await sites.fetchOrder(orderOf(reserved(courtType, '10'), SECOND))
    t.like(answer, { kind: 'failed', failure: { reason: 'NOT_A_PDF' } })
  })

  if (courtType !== 'DC')
    test.serial(
      `${courtType}: the picture before an order goes to a person, and the session goes on with his answer`,
      async (t) => {
        const order = orderOf(reserved(courtType, '13'), SECOND)
        const shown = await sites.fetchOrder(order)
        if (shown.kind !== 'challenge') return t.fail(JSON.stringify(shown))
        t.is(shown.contentType, 'image/png')
        const response = await fetch(`${sandbox.url}/control/challenges`)
        const { challenges } = (await response.json()) as { challenges: { answer: string }[] }
        t.is(challenges.length, 1)
        const read = { session: shown.session, answer: challenges[0]?.answer ?? '' }
        t.is((await sites.fetchOrder(order, { read })).kind, 'found')
      },
    )
}

test('a court is not asked in words that its form does not have: it would answer that there is no such case', async (t) => {
  for (const identifier of [
    { courtType: 'NCLT', establishmentCode: '10', caseType: 'C.P.(IB)', registrationNumber: '900001/ND/2024' },
    { courtType: 'NCLT', establishmentCode: '9', caseType: 'IA', registrationNumber: '900001/2024' },
    { courtType: 'NCLAT', establishmentCode: 'Kolkata', caseType: '33', registrationNumber: '900001/2024' },
    { courtType: 'DRT', establishmentCode: '1', caseType: 'X.P.', registrationNumber: '900001/2024' },
    { courtType: 'CESTAT', establishmentCode: 'Pune', diaryNumber: '900001/2024' },
    { courtType: 'HC', establishmentCode: 'DLHC01', caseType: 'W.P.(C)', registrationNumber: '900001/A/2024' },
  ] as const)
    t.like(
      await sites.readCase(identifier),
      { kind: 'failed', failure: { class: 'Unsupported' } },
      identifier.courtType,
    )
})

for (const identifier of [
  {
    courtType: 'NCLT',
    establishmentCode: 'Mumbai',
    caseType: 'Company Petition (IBC)',
    registrationNumber: '900001/2024',
  },
  {
    courtType: 'NCLAT',
    establishmentCode: 'New Delhi',
    caseType: 'Company Appeal(AT)(Ins)',
    registrationNumber: '900001/2024',
  },
  {
    courtType: 'DRT',
    establishmentCode: 'DRT Mumbai 1',
    caseType: 'Original Application',
    registrationNumber: '900001/2024',
  },
  { courtType: 'CESTAT', establishmentCode: 'Mumbai', caseType: 'Customs Appeal', registrationNumber: '900001/2024' },
] as const)
  test(`${identifier.courtType}: a case named in our words is found by a form that takes only its own`, async (t) => {
    t.is((await sites.readCase(identifier)).kind, 'found')
  })

test('an order that is not on the page of its case is not there, which is no sure none', async (t) => {
  const answer = await sites.fetchOrder(orderOf(reserved('NCLT', '01'), { orderDate: '2020-01-01', number: '9' }))
  t.like(answer, { kind: 'failed', failure: { class: 'NotIndexed' } })
})

test.serial('every answer of a site is kept, without the e-mail addresses and telephone numbers in it', async (t) => {
  answers.length = 0
  await sites.readCase(reserved('NCLT', '01'))
  const bodies = answers.map(({ body }) => new TextDecoder().decode(body)).join('\n')
  t.true(bodies.includes('Saffron Textiles Private Limited'))
  t.false(/example\.invalid|9000000000|party_email/.test(bodies))
  t.is(outcomes.at(-1), 'found')
})
