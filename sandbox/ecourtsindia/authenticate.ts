import type { Call } from '../simulated-source.ts'
import { answerError } from './errors.ts'

/** A proxy before the service refuses callers without a User-Agent, the service those without a partner's token. */
export function authenticate(call: Call): boolean {
  if (!call.get('User-Agent')) {
    call.status = 403
    call.type = 'html'
    call.body = '<html><body><h1>Sorry, you have been blocked</h1><p>request blocked</p></body></html>'
    return false
  }
  if (/^Bearer eci_live_\S+$/.test(call.get('Authorization'))) return true
  answerError(call, 401, 'INVALID_TOKEN', 'The access token is missing or invalid')
  return false
}
