import test from 'ava'
import { isSummaryFailure } from '../../../domain/summaries/summary-failure.ts'

test('only a known reason is why a summary fails', (t) => {
  t.true(isSummaryFailure('MODEL_OFF'))
  for (const value of ['MODEL_ON', 'toString', '', 7, undefined]) t.false(isSummaryFailure(value))
})
