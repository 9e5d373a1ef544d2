import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'

/** `GET /webhooks/<name>`: the deliveries to that sink since the last reset, oldest first. */
export function showWebhooks(call: Call, { webhooks }: Sandbox): void {
  call.body = { received: webhooks.get(call.params.name ?? '') ?? [] }
}
