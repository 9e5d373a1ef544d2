import type { Endpoint } from '../simulated-source.ts'

/** `POST /webhooks/<name>`: keeps the delivery and answers without a body. */
export const receiveWebhook: Endpoint = {
  operation: 'receive',
  method: 'post',
  path: '/:name',
  answer(call, { webhooks }) {
    const { name = '' } = call.params
    const headers = Object.fromEntries(Object.entries(call.headers).map(([header, value]) => [header, String(value)]))
    webhooks.set(name, [...(webhooks.get(name) ?? []), { headers, body: call.state.text, at: Date.now() }])
    call.status = 204
  },
}
