import test from 'ava'
import { batchLoader } from '../../../db/base/batch-loader.ts'

test('concurrent reads share a statement, and a later read gets its own', async (t) => {
  const statements: string[][] = []
  const find = batchLoader(async (keys) => {
    statements.push(keys)
    return new Map(keys.map((key) => [key, key.toUpperCase()]))
  })
  t.deepEqual(await Promise.all([find('a'), find('b'), find('a')]), ['A', 'B', 'A'])
  t.is(await find('c'), 'C')
  t.deepEqual(statements, [['a', 'b'], ['c']])
})

test('a key whose rows cannot be read fails alone', async (t) => {
  const find = batchLoader(async (keys) => new Map(keys.map((key) => [key, JSON.parse(key) as unknown])))
  const answers = await Promise.allSettled(['1', '2', 'no JSON', '4', '5'].map((key) => find(key)))
  t.deepEqual(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed')),
    [1, 2, 'failed', 4, 5],
  )
})

test('an unreachable database is not asked again for each key', async (t) => {
  let statements = 0
  const find = batchLoader(async () => {
    statements++
    throw Object.assign(new Error('gone'), { code: 'ECONNRESET' })
  })
  const answers = await Promise.allSettled(['1', '2', '3'].map((key) => find(key)))
  t.true(answers.every(({ status }) => status === 'rejected'))
  t.is(statements, 1)
})

test('a silent statement is sent again over another connection, so that a dead connection does not block later reads', async (t) => {
  let statements = 0
  const find = batchLoader((keys) => {
    statements++
    if (statements === 1) return new Promise<never>(() => {})
    return Promise.resolve(new Map(keys.map((key) => [key, key.toUpperCase()])))
  })
  t.deepEqual(await Promise.all([find('a'), find('b')]), ['A', 'B'])
  t.is(await find('c'), 'C')
  t.is(statements, 3)
})
