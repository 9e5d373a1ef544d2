import type Router from '@koa/router'
import type { Body } from '../body.ts'
import { mount } from '../mount.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call } from '../simulated-source.ts'
import { receiveWebhook } from './receive.ts'
import { showWebhooks } from './show.ts'

/** Sinks for webhooks: every name is one. Reading a sink is not counted and meets no faults. */
export function mountWebhooks(sandbox: Sandbox): Router<Body> {
  const router = mount(sandbox, {
    source: 'webhooks',
    prefix: '/webhooks',
    endpoints: [receiveWebhook],
    errors: {
      internal: (call) => refuse(call, 500),
      noCredit: (call) => refuse(call, 402),
      rateLimited(call) {
        call.set('Retry-After', '1')
        refuse(call, 429)
      },
    },
  })
  return router.get('/:name', (call) => showWebhooks(call, sandbox))
}

/** A receiver's bare status, without a body worth reading. */
function refuse(call: Call, status: number): void {
  call.status = status
  call.body = ''
}
