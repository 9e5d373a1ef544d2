import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { randomFor } from '../world/random.ts'

/** The spelling of a call's id in `meta`, which depends on the version of the service that answers. */
export type RequestIdSpelling = 'request_id' | 'requestId'

export function answerData(
  call: Call,
  sandbox: Sandbox,
  data: unknown,
  spelling: RequestIdSpelling = 'request_id',
): void {
  call.body = { data, meta: { [spelling]: requestId(sandbox) } }
}

/** Made from the number of the call, so that the same calls give the same bytes. */
function requestId({ calls, world }: Sandbox): string {
  const random = randomFor(world.seed, 'request', calls.length)
  const hex = (label: string) => random.whole(label, 0, 0xffffff).toString(16).padStart(6, '0')
  return `400006a5-0010-d800-b63f-${hex('a')}${hex('b')}`
}
