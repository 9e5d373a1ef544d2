/**
 * `npm run proofs -- bench rate-limit`: four API processes share the limit of an account over ten simulated minutes, at twice the load the
 * limit allows. Beside them counts a model with one exact counter.
 */
import { simulateRateLimit } from '../test/support/rate-simulation.ts'
import { createDatabase } from '../test/support/stack.ts'
import { createTargets } from './support/figures.ts'

const { atMost, exitCode } = createTargets()
const database = await createDatabase()
for (const limit of [300, 6_000]) {
  const minutes = await simulateRateLimit(database.url, { minutes: 10, limit, load: 2 })
  const shortfalls = minutes.map(({ granted, model }) => (100 * (model - granted)) / model)
  atMost(`limit ${limit}: most units granted in a minute`, Math.max(...minutes.map(({ granted }) => granted)), limit)
  atMost(
    `limit ${limit}: % of a minute's units that the model would have granted and we did not`,
    Math.max(...shortfalls),
    2,
  )
}
await database.drop()
process.exit(exitCode())
