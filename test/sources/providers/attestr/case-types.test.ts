import test from 'ava'
import { createAttestr } from '../../../../sources/providers/attestr/client.ts'
import { createCallLog } from '../../call-log.ts'
import { json, startWire } from '../../wire.ts'
import { CASE_TYPES } from './answers.ts'
import { aConfig } from './under-test.ts'

const PATH = '/api/v2/public/ecourtx/case-types'

test('codes and names are found wherever they stand, each code once', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json(CASE_TYPES))

  const answer = await createAttestr(aConfig(wire.url), createCallLog()).readCaseTypes('NCLT')

  t.deepEqual(answer, {
    kind: 'found',
    callId: 'call-1',
    value: {
      establishments: [
        { code: 'NCLTMB0', name: 'NCLT Mumbai' },
        { code: 'NCLTDL0', name: 'NCLTDL0' },
      ],
      caseTypes: [
        { code: 'C.P.(IB)', name: 'Company Petition (Insolvency and Bankruptcy)' },
        { code: 'TP', name: 'TP' },
      ],
    },
  })
  t.deepEqual(wire.calls[0]?.query, [['courtType', 'NCLT']])
})

test('an answer without any case type is a ParseGap', async (t) => {
  const wire = await startWire(t)
  wire.answer(PATH, json({ valid: true, items: [] }))
  const answer = await createAttestr(aConfig(wire.url), createCallLog()).readCaseTypes('NCLT')
  t.deepEqual(answer.kind === 'failed' && answer.failure, { class: 'ParseGap', message: 'The answer lacks caseType.' })
})
