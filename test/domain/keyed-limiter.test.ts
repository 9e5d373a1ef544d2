import test from 'ava'
import { createKeyedLimiter } from '../../domain/keyed-limiter.ts'

test('calls of each name are limited separately, and the rest start in the order of arrival', async (t) => {
  const limit = createKeyedLimiter()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (line: string, name: string) =>
    limit(line, 2, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => work('a', name))
  all.push(work('b', 'b1'))
  t.deepEqual(begun, ['a1', 'a2', 'b1'])
  ends.get('a2')?.()
  await all[1]
  t.deepEqual(begun, ['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a1', 'a3', 'b1']) ends.get(name)?.()
  await all[0]
  ends.get('a4')?.()
  await Promise.all(all)
  t.deepEqual(begun, ['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('failed work lets the next call start', async (t) => {
  const limit = createKeyedLimiter()
  const fails = () => limit('a', 1, () => Promise.reject(new Error('no')))
  await Promise.all([t.throwsAsync(fails), t.throwsAsync(fails)])
  t.is(await limit('a', 1, async () => 'done'), 'done')
})
