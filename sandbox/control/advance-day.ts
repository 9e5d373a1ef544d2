import { z } from 'zod'
import { advanceDays, type Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { parseInput } from './parse-input.ts'

/** Ten years; the world has case numbers for more. */
const MAX_DAYS = 3_650

const Words = z.strictObject({ days: z.int().min(1).max(MAX_DAYS).default(1) })

/** `POST /control/advance-day {days}`: lets days pass (by default one) and answers the world's new `today`. */
export function advanceDay(call: Call, sandbox: Sandbox): void {
  const words = parseInput(call, call.state.text === '' ? {} : call.state.json, Words)
  if (!words) return
  advanceDays(sandbox, words.days)
  call.body = { today: sandbox.world.today }
}
