import type Router from '@koa/router'
import type { Body } from '../body.ts'
import { mount } from '../mount.ts'
import type { Sandbox } from '../sandbox.ts'
import { ERRORS } from './errors.ts'
import { order, partyName, record, service, states } from './services.ts'
import { authenticate, token } from './token.ts'

/** The courts' own API over its gateway. Case counts in its paths; services that are not subscribed to are refused. */
export function mountNapix(sandbox: Sandbox): Router<Body> {
  const router = mount(sandbox, {
    source: 'napix',
    prefix: '/napix',
    endpoints: [
      token,
      ...service('cnr', ['/hc-cnr-api/CNR', '/dc-cnr-api/cnr'], ['get'], record),
      ...service(
        'current-status',
        ['/hc-current-status-api/currentStatus', '/dc-current-status-api/currentStatus'],
        ['get', 'post'],
        states,
      ),
      ...service('order', ['/hc-order-api/order', '/dc-oreder-api/order'], ['get'], order),
      ...service('party-name', ['/hc-party-name-api/partyname', '/dc-party-name-api/partyName'], ['get'], partyName),
    ],
    errors: ERRORS,
    authenticate,
  })
  router.all('/*rest', (call) => {
    call.status = 404
    call.body = { httpCode: '404', httpMessage: 'Not Found', moreInformation: 'No resources match requested URI' }
  })
  return router
}
