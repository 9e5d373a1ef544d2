import { z } from 'zod'
import { publishList } from '../lists/publish-list.ts'
import { listsBetween } from '../lists/reserved-evening.ts'
import { type Sandbox, setClock } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { parseInput } from './parse-input.ts'
import { showLists } from './put-list.ts'

const Words = z.strictObject({ at: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/) })

/**
 * `POST /control/clock {at}`: advances the world's day to `HH:MM`. Publishes the lists of the reserved cases that
 * courts have published by then, and answers all published lists. The clock never goes back; a new day begins at 00:00.
 */
export async function moveClock(call: Call, sandbox: Sandbox): Promise<void> {
  const words = parseInput(call, call.state.json, Words)
  if (!words) return
  const { world } = sandbox
  for (const list of listsBetween(world, words.at)) await publishList(sandbox, list)
  if (words.at > world.clock) setClock(sandbox, words.at)
  showLists(call, sandbox)
}
