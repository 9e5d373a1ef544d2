import test from 'ava'
import { playEvening } from '../../../proofs/hearings/court-evening.ts'

const EVENINGS = 300
const MINUTE = 60_000

test('over random evenings of a court no change is missed, reported twice, falsely not listed or falsely taken off, and all are reported within ten minutes', (t) => {
  const evenings = Array.from({ length: EVENINGS }, (_, seed) => playEvening(seed + 1))
  t.deepEqual(evenings.flatMap(({ problems }) => problems).slice(0, 10), [])
  const delays = evenings.flatMap((evening) => evening.delays)
  t.true(delays.length > EVENINGS)
  t.true(Math.max(...delays) <= 10 * MINUTE)
  // Every kind of trouble came up.
  t.is(new Set(evenings.flatMap(({ kinds }) => [...kinds])).size, 14)
})
