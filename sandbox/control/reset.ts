import { reset, type Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'

/** `POST /control/reset`: the first day again, without faults, counts, received webhooks and open captchas. */
export function resetWorld(call: Call, sandbox: Sandbox): void {
  reset(sandbox)
  call.body = { today: sandbox.world.today }
}
