import test from 'ava'
import { createSearchLines, createTurns } from '../../../api/http/concurrency.ts'

test('of the searches of one account two run at once, in the order in which they came, and nobody else waits for them', async (t) => {
  const takeTurn = createSearchLines()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const search = (accountId: string, name: string) =>
    takeTurn(accountId, async () => {
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

test('a search that fails leaves its place to the next', async (t) => {
  const takeTurn = createSearchLines()
  const fails = () => Promise.reject(new Error('no'))
  await Promise.all(Array.from({ length: 5 }, () => t.throwsAsync(takeTurn('a', fails))))
  t.is(await takeTurn('a', async () => 'done'), 'done')
})

test('one account gets so many turns at once and no more: 429 60444; another account has its own', async (t) => {
  const takeTurn = createTurns(2)
  const ends: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => ends.push(resolve))
  const running = [takeTurn('a', wait), takeTurn('a', wait), takeTurn('b', wait)]
  t.like(await t.throwsAsync(takeTurn('a', wait)), { entry: { code: 60444 } })
  for (const end of ends) end()
  await Promise.all(running)
  t.is(await takeTurn('a', async () => 'done'), 'done')
})
