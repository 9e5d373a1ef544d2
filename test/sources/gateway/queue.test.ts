import test from 'ava'
import { BACKGROUND_PRIORITY, CLIENT_PRIORITY, NIGHT_PRIORITY } from '../../../domain/asker.ts'
import { createSourceQueue, type QueuePosition } from '../../../sources/gateway/queue.ts'

type Queue = ReturnType<typeof createSourceQueue>

/** Longer than any test takes: who looks again sooner was woken. */
const LONG_MS = 10 * 60_000
/** Calls that the source takes at once. */
const AT_ONCE = 2

let works = 0

function client(queue: Queue, accountId: string): QueuePosition {
  return queue.join({ workId: `lookup ${++works}`, priority: CLIENT_PRIORITY, accountId, since: 0 })
}

function night(queue: Queue, since: number): QueuePosition {
  return queue.join({ workId: `group ${since}`, priority: NIGHT_PRIORITY, accountId: '', since })
}

/** Serves all that wait, one after another. Gives their names in the order in which it was their turn. */
function served(waiting: Record<string, QueuePosition>): string[] {
  const order: string[] = []
  for (const left = new Map(Object.entries(waiting)); left.size > 0; ) {
    const [name] = [...left].find(([, { isNext }]) => isNext(AT_ONCE)) ?? []
    if (name === undefined) throw new Error(`nobody is next of ${[...left.keys()].join(', ')}`)
    order.push(name)
    left.get(name)?.leave()
    left.delete(name)
  }
  return order
}

test('who waits for an answer goes first, then what was begun for later, then the night', (t) => {
  const queue = createSourceQueue()
  const atNight = night(queue, 1)
  const later = queue.join({ workId: 'later', priority: BACKGROUND_PRIORITY, accountId: 'a', since: 2 })
  const answer = client(queue, 'a')
  t.deepEqual(served({ atNight, later, answer }), ['answer', 'later', 'atNight'])
})

test('accounts take turns: who has just begun to ask goes before all but the first of another account’s many', (t) => {
  const queue = createSourceQueue()
  const [a1, a2, a3] = [client(queue, 'a'), client(queue, 'a'), client(queue, 'a')]
  const [b1, b2] = [client(queue, 'b'), client(queue, 'b')]
  const c1 = client(queue, 'c')
  t.deepEqual(served({ a1, a2, a3, b1, b2, c1 }), ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('an account that asks again and again has one turn for each of another one that waits', (t) => {
  const queue = createSourceQueue()
  const [a1, a2, a3] = [client(queue, 'a'), client(queue, 'a'), client(queue, 'a')]
  const b1 = client(queue, 'b')
  a1.leave()
  b1.leave()
  const b2 = client(queue, 'b')
  t.deepEqual(served({ a2, a3, b2 }), ['a2', 'b2', 'a3'])
})

test('an account that gave up many waits is not behind for that', (t) => {
  const queue = createSourceQueue()
  const first = client(queue, 'a')
  for (const given of Array.from({ length: 100 }, () => client(queue, 'b'))) given.leave()
  const b = client(queue, 'b')
  const a = client(queue, 'a')
  t.deepEqual(served({ first, a, b }), ['first', 'b', 'a'])
})

test('of the night goes first what was begun first', (t) => {
  const queue = createSourceQueue()
  const [third, first, second] = [night(queue, 3), night(queue, 1), night(queue, 2)]
  t.deepEqual(served({ third, first, second }), ['first', 'second', 'third'])
})

test('while clients call, the place of a group of the night that has its next question ready is taken by no other group', (t) => {
  const queue = createSourceQueue()
  client(queue, 'a').beginCall()
  const endCall = night(queue, 1).beginCall()
  const other = night(queue, 2)
  endCall()
  t.false(other.isNext(AT_ONCE))
  const again = night(queue, 1)
  t.true(again.isNext(AT_ONCE))
  again.leave()
  t.false(other.isNext(AT_ONCE))
  t.true(client(queue, 'a').isNext(AT_ONCE))
})

test('the place of a client that asks again and again counts once', (t) => {
  const queue = createSourceQueue()
  for (let lookup = 0; lookup < 3; lookup++) client(queue, 'a').beginCall()()
  t.true(night(queue, 1).isNext(AT_ONCE))
})

test('while no client calls, the night has all its places', (t) => {
  const queue = createSourceQueue()
  for (const since of [1, 2]) night(queue, since).beginCall()()
  t.true(night(queue, 3).isNext(AT_ONCE))
})

test('when the first one leaves, served or not, the next one looks at once', async (t) => {
  const queue = createSourceQueue()
  const [first, second, third] = [client(queue, 'a'), client(queue, 'a'), client(queue, 'a')]
  const pauses = [second.pause(LONG_MS, undefined), third.pause(LONG_MS, undefined)]
  t.false(second.isNext(AT_ONCE))
  first.leave()
  await pauses[0]
  t.true(second.isNext(AT_ONCE))
  second.beginCall()
  await pauses[1]
  t.true(third.isNext(AT_ONCE))
})

test('who is told that a place is free while they still look looks once more', async (t) => {
  const queue = createSourceQueue()
  const first = client(queue, 'a')
  queue.wakeFirst()
  await first.pause(LONG_MS, undefined)
  t.true(first.isNext(AT_ONCE))
})

test('whose work is cancelled waits no longer', async (t) => {
  const first = client(createSourceQueue(), 'a')
  const controller = new AbortController()
  const pause = first.pause(LONG_MS, controller.signal)
  controller.abort()
  await t.throwsAsync(pause, { name: 'AbortError' })
})
