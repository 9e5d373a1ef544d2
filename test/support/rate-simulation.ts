import { createRateLimiter } from '../../api/http/rate-limiter.ts'
import { WINDOW_MS } from '../../db/account/rate-windows.ts'
import { openDatabase } from '../../db/database.ts'
import { randomFor } from '../../sandbox/world/random.ts'

export interface SimulatedLimit {
  minutes: number
  /** Units a minute. */
  limit: number
  /** Units asked for, as a multiple of the limit. */
  load: number
}

/** Units granted in each whole minute, by the API processes together and by the model. */
export interface SimulatedMinute {
  granted: number
  model: number
}

const PROCESSES = 4
/** How far the clocks of the processes are off the database's. */
const CLOCK_ERRORS_MS = [0, 350, -350, 120]
/** Ten of eleven requests weigh 1, the others 10. */
const MEAN_WEIGHT = (10 * 1 + 10) / 11
const AT_ONCE = 4

/**
 * Lets four API processes with separate connections share one limit in simulated time, next to a model: one exact
 * counter for everything. The database's clock is set for each session, so the product's own statements run.
 */
export async function simulateRateLimit(
  databaseUrl: string,
  { minutes, limit, load }: SimulatedLimit,
): Promise<SimulatedMinute[]> {
  const chance = randomFor('rate limit', limit)
  const bucket = `simulated:${limit}`
  const begin = Math.ceil(Date.now() / WINDOW_MS) * WINDOW_MS
  let now = begin
  const processes = CLOCK_ERRORS_MS.slice(0, PROCESSES).map((clockErrorMs) => {
    const db = openDatabase({ url: databaseUrl, poolSize: 1 })
    const { consume } = createRateLimiter(db.rateWindows, () => now + clockErrorMs)
    return {
      async take(weight: number): Promise<boolean> {
        await db.sequelize.query(`SET SESSION timestamp = ${now / 1000}`)
        return (await consume(bucket, limit, weight)).allowed
      },
      close: () => db.close(),
    }
  })

  const seen = Array.from({ length: minutes }, (): SimulatedMinute => ({ granted: 0, model: 0 }))
  const stepMs = (WINDOW_MS * MEAN_WEIGHT * AT_ONCE) / (limit * load)
  for (let step = 0; begin + step * stepMs < begin + minutes * WINDOW_MS; step++) {
    now = Math.floor(begin + step * stepMs)
    const minute = seen[Math.floor((now - begin) / WINDOW_MS)]
    if (!minute) break
    // Several requests at one instant, each at a separate process.
    await Promise.all(
      processes.map(async (process, index) => {
        const weight = chance.happens(`${step}/${index}`, 1 / 11) ? 10 : 1
        if (minute.model + weight <= limit) minute.model += weight
        if (await process.take(weight)) minute.granted += weight
      }),
    )
  }
  for (const process of processes) await process.close()
  return seen
}
