import test from 'ava'
import { simulateRateLimit } from '../../support/rate-simulation.ts'
import { createDatabase } from '../../support/stack.ts'

test('four API processes share a limit: never more than it, and at most 2 % less than one exact counter', async (t) => {
  const database = await createDatabase()
  t.teardown(database.drop)
  const limit = 300
  for (const { granted, model } of await simulateRateLimit(database.url, { minutes: 3, limit, load: 2 })) {
    t.true(granted <= limit, `${granted} of ${limit}`)
    t.true(granted >= 0.98 * model, `${granted}, the model granted ${model}`)
  }
})
