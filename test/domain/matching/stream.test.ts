import test from 'ava'
import { measureStream } from '../../../proofs/matching/stream.ts'

test('in a stream of titles nearly all who are watched are found, with few others beside them', async (t) => {
  const { truths, found, hits } = await measureStream(400, 7)
  t.true(truths > 100)
  t.true(found >= 0.99 * truths, `${found} of ${truths}`)
  t.true(hits <= 1.3 * truths, `${hits} candidates for ${truths}`)
})
