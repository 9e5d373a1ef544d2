import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'

/** `GET /control/challenges`: the captchas that court sites wait for, with their answers. */
export function showChallenges(call: Call, { challenges }: Sandbox): void {
  call.body = { challenges: [...challenges].map(([id, answer]) => ({ id, answer })) }
}
