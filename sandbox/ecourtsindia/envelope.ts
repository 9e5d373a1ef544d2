import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { randomFor } from '../world/random.ts'

/** The id of a call stands in `meta` under either name, depending on which version of the service answers. */
export type RequestIdSpelling = 'request_id' | 'requestId'

/** Answers `{data, meta}`. */
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
