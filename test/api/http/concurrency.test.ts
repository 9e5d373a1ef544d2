import test from 'ava'
import { createConcurrencyLimit, createSearchQueue } from '../../../api/http/concurrency.ts'

test('two searches of one account run at once, in the order of arrival, and no other account waits for them', async (t) => {
  const limitRequests = createSearchQueue()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const search = (accountId: string, name: string) =>
    limitRequests(accountId, name, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }

  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => search('a', name))
  all.push(search('b', 'b1'))
  await new Promise(setImmediate)
  t.deepEqual(begun, ['a1', 'a2', 'b1'])
  await end('a2')
  t.deepEqual(begun, ['a1', 'a2', 'b1', 'a3'])
  await end('a1')
  t.deepEqual(begun, ['a1', 'a2', 'b1', 'a3', 'a4'])
  for (const name of ['a3', 'a4', 'b1']) await end(name)
  await Promise.all(all)
})

test('equal searches of one account share the one that has not begun, and no other', async (t) => {
  const limitRequests = createSearchQueue()
  const ends: (() => void)[] = []
  const search = (accountId: string, asked: string) =>
    limitRequests(accountId, asked, async () => {
      const number = ends.length + 1
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    })

  const all = ['same', 'same', 'same', 'other', 'same'].map((asked) => search('a', asked))
  all.push(search('b', 'same'))
  for (let begun = 0; begun < 5; begun++) {
    await new Promise(setImmediate)
    ends[begun]?.()
  }
  // The first two begin at once, and so does that of the other account.
  t.deepEqual(await Promise.all(all), [1, 2, 4, 5, 4, 3])
})

test('a search that fails frees its slot for the next', async (t) => {
  const limitRequests = createSearchQueue()
  const fails = () => Promise.reject(new Error('no'))
  await Promise.all(Array.from({ length: 5 }, (_, index) => t.throwsAsync(limitRequests('a', String(index), fails))))
  t.is(await limitRequests('a', 'another', async () => 'done'), 'done')
})

test('one account gets this many concurrent requests and no more: 429 60444, and another account has its own', async (t) => {
  const limitRequests = createConcurrencyLimit(2)
  const ends: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => ends.push(resolve))
  const running = [limitRequests('a', wait), limitRequests('a', wait), limitRequests('b', wait)]
  t.like(await t.throwsAsync(limitRequests('a', wait)), { entry: { code: 60444 } })
  for (const end of ends) end()
  await Promise.all(running)
  t.is(await limitRequests('a', async () => 'done'), 'done')
})
