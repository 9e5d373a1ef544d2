import test from 'ava'
import type { SourceAnswer } from '../../../../domain/source.ts'
import { createEcourtsIndia, type EcourtsIndia } from '../../../../sources/providers/ecourtsindia/client.ts'
import { createCallLog } from '../../call-log.ts'
import { json, startWire } from '../../wire.ts'
import { CNR, envelope } from './answers.ts'
import { aConfig } from './under-test.ts'

const OTHER = 'JHKD030008972014'
const THIRD = 'MP07010272252017'

test('the state of refreshes is free; a bad row is counted and its case unanswered', async (t) => {
  const wire = await startWire(t)
  const results = [
    { cnr: CNR, status: 'FAILED', requestedAt: '2026-05-01T09:38:35.670Z', refunded: true, error: 'TIMEOUT' },
    { cnr: OTHER, status: 'PENDING', requestedAt: null },
    { cnr: THIRD, status: 'HALF_DONE' },
  ]
  wire.answer('/api/partner/case/bulk-refresh-status', json(envelope({ results })))
  const callLog = createCallLog()

  const answer = await createEcourtsIndia(aConfig(wire.url), callLog).readRefreshStatus([CNR, OTHER, THIRD])

  t.deepEqual(answer, {
    kind: 'found',
    value: {
      statuses: [
        {
          cnr: CNR,
          status: 'FAILED',
          requestedAt: Date.parse('2026-05-01T09:38:35.670Z'),
          refunded: true,
          error: 'TIMEOUT',
        },
        { cnr: OTHER, status: 'PENDING' },
      ],
      unanswered: [THIRD],
      omittedRows: 1,
    },
    callId: 'call-1',
  })
  t.is(callLog.entries[0]?.answer.costPaise, 0)
})

test('listings are paid for by the case; a row whose flag and listing disagree says nothing', async (t) => {
  const wire = await startWire(t)
  const nextListing = {
    date: '2026-12-08',
    listingFor: 'EVIDENCE',
    judge: ['Ila Konnagar'],
    courtNo: '78',
    courtName: '--',
  }
  wire.answer(
    '/api/partner/causelist/cnr/batch',
    json(
      envelope([
        { cnr: CNR, hasCauselist: true, nextListing },
        { cnr: OTHER, hasCauselist: false, nextListing: null },
        { cnr: THIRD, hasCauselist: true, nextListing: null },
      ]),
    ),
  )
  const callLog = createCallLog()

  const answer = await createEcourtsIndia(aConfig(wire.url), callLog).readListings([CNR, OTHER, THIRD])

  t.deepEqual(answer, {
    kind: 'found',
    value: {
      cases: [
        { cnr: CNR, listing: { date: '2026-12-08', purpose: 'EVIDENCE', judge: 'Ila Konnagar', courtNumber: '78' } },
        { cnr: OTHER },
      ],
      unanswered: [THIRD],
      omittedRows: 1,
    },
    callId: 'call-1',
  })
  t.is(callLog.entries[0]?.answer.costPaise, 450)
})

const MANY = Array.from({ length: 101 }, (_, i) => `DLND01${String(i + 1).padStart(6, '0')}2024`)
const MISFITS: [string, (client: EcourtsIndia) => Promise<SourceAnswer<unknown>>, string][] = [
  [
    '51 cases for their states',
    (client) => client.readRefreshStatus(MANY.slice(0, 51)),
    'Send between 1 and 50 different CNRs, not 51.',
  ],
  ['101 cases for listings', (client) => client.readListings(MANY), 'Send between 1 and 100 different CNRs, not 101.'],
  ['no cases', (client) => client.readListings([]), 'Send between 1 and 100 different CNRs, not 0.'],
  ['something else than a CNR', (client) => client.readListings([CNR, 'DLND']), '1 of 2 are not CNRs.'],
]
for (const [what, ask, message] of MISFITS) {
  test(`${what} is refused before a paid call`, async (t) => {
    const wire = await startWire(t)
    const answer = await ask(createEcourtsIndia(aConfig(wire.url), createCallLog()))
    t.deepEqual(answer, { kind: 'failed', failure: { class: 'InvalidInput', message }, callId: 'call-1' })
    t.is(wire.calls.length, 0)
  })
}
