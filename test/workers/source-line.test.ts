import test from 'ava'
import { BACKGROUND_PRIORITY, CLIENT_PRIORITY, NIGHT_PRIORITY } from '../../domain/asker.ts'
import { createSourceLine } from '../../workers/source-line.ts'

type Line = ReturnType<typeof createSourceLine>
type InLine = ReturnType<Line['join']>

/** Longer than any test takes: who looks again sooner was woken. */
const LONG_MS = 10 * 60_000
/** Calls that the source takes at once. */
const AT_ONCE = 2

let works = 0

function client(line: Line, accountId: string): InLine {
  return line.join({ workId: `lookup ${++works}`, priority: CLIENT_PRIORITY, accountId, since: 0 })
}

function night(line: Line, since: number): InLine {
  return line.join({ workId: `group ${since}`, priority: NIGHT_PRIORITY, accountId: '', since })
}

/** Serves all that wait, one after another. Gives their names in the order in which it was their turn. */
function served(waiting: Record<string, InLine>): string[] {
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
  const line = createSourceLine()
  const atNight = night(line, 1)
  const later = line.join({ workId: 'later', priority: BACKGROUND_PRIORITY, accountId: 'a', since: 2 })
  const answer = client(line, 'a')
  t.deepEqual(served({ atNight, later, answer }), ['answer', 'later', 'atNight'])
})

test('accounts take turns: who has just begun to ask goes before all but the first of another account’s many', (t) => {
  const line = createSourceLine()
  const [a1, a2, a3] = [client(line, 'a'), client(line, 'a'), client(line, 'a')]
  const [b1, b2] = [client(line, 'b'), client(line, 'b')]
  const c1 = client(line, 'c')
  t.deepEqual(served({ a1, a2, a3, b1, b2, c1 }), ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('an account that asks again and again has one turn for each of another one that waits', (t) => {
  const line = createSourceLine()
  const [a1, a2, a3] = [client(line, 'a'), client(line, 'a'), client(line, 'a')]
  const b1 = client(line, 'b')
  a1.leave()
  b1.leave()
  const b2 = client(line, 'b')
  t.deepEqual(served({ a2, a3, b2 }), ['a2', 'b2', 'a3'])
})

test('an account that gave up many waits is not behind for that', (t) => {
  const line = createSourceLine()
  const first = client(line, 'a')
  for (const given of Array.from({ length: 100 }, () => client(line, 'b'))) given.leave()
  const b = client(line, 'b')
  const a = client(line, 'a')
  t.deepEqual(served({ first, a, b }), ['first', 'b', 'a'])
})

test('of the night goes first what was begun first', (t) => {
  const line = createSourceLine()
  const [third, first, second] = [night(line, 3), night(line, 1), night(line, 2)]
  t.deepEqual(served({ third, first, second }), ['first', 'second', 'third'])
})

test('while clients call, the place of a group of the night that has its next question ready is taken by no other group', (t) => {
  const line = createSourceLine()
  client(line, 'a').beginCall()
  const endCall = night(line, 1).beginCall()
  const other = night(line, 2)
  endCall()
  t.false(other.isNext(AT_ONCE))
  const again = night(line, 1)
  t.true(again.isNext(AT_ONCE))
  again.leave()
  t.false(other.isNext(AT_ONCE))
  t.true(client(line, 'a').isNext(AT_ONCE))
})

test('the place of a client that asks again and again counts once', (t) => {
  const line = createSourceLine()
  for (let lookup = 0; lookup < 3; lookup++) client(line, 'a').beginCall()()
  t.true(night(line, 1).isNext(AT_ONCE))
})

test('while no client calls, the night has all its places', (t) => {
  const line = createSourceLine()
  for (const since of [1, 2]) night(line, since).beginCall()()
  t.true(night(line, 3).isNext(AT_ONCE))
})

test('when the first one leaves, served or not, the next one looks at once', async (t) => {
  const line = createSourceLine()
  const [first, second, third] = [client(line, 'a'), client(line, 'a'), client(line, 'a')]
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
  const line = createSourceLine()
  const first = client(line, 'a')
  line.wakeFirst()
  await first.pause(LONG_MS, undefined)
  t.true(first.isNext(AT_ONCE))
})

test('whose work is cancelled waits no longer', async (t) => {
  const first = client(createSourceLine(), 'a')
  const controller = new AbortController()
  const pause = first.pause(LONG_MS, controller.signal)
  controller.abort()
  await t.throwsAsync(pause, { name: 'AbortError' })
})
