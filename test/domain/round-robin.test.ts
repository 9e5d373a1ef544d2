import test from 'ava'
import { roundRobin } from '../../domain/round-robin.ts'

test('lists are served round-robin: the first of each, then the second of each, until the longest is done', (t) => {
  t.deepEqual([...roundRobin([['a1', 'a2', 'a3'], ['b1'], [], ['c1', 'c2']])], ['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
  t.deepEqual([...roundRobin([])], [])
})
