import type { Call, Endpoint } from '../simulated-source.ts'
import { SUBSCRIPTION } from './envelope.ts'

const LIVES_SECONDS = 3_600

/** `POST /oauth2/token`: a token that says until when it is taken. */
export const token: Endpoint = {
  operation: 'token',
  method: 'post',
  path: '/oauth2/token',
  answer(call) {
    const { key, secret } = SUBSCRIPTION
    const form = new URLSearchParams(call.state.text)
    const isRight = call.get('Authorization') === `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
    if (!isRight || form.get('grant_type') !== 'client_credentials' || form.get('scope') !== 'napix') {
      call.status = 401
      call.body = { error: 'invalid_client' }
      return
    }
    const until = Date.now() + LIVES_SECONDS * 1000
    call.body = { token_type: 'Bearer', access_token: `sandbox-${until}`, expires_in: LIVES_SECONDS, scope: 'napix' }
  },
}

/** Every service needs a token that has not ended; the token's own address needs none. */
export function authenticate(call: Call): boolean {
  if (call.path.endsWith('/oauth2/token')) return true
  const until = Number(/^Bearer sandbox-(\d+)$/.exec(call.get('Authorization'))?.[1] ?? 0)
  if (until > Date.now()) return true
  call.status = 401
  call.body = { httpCode: '401', httpMessage: 'Unauthorized', moreInformation: 'Cannot pass the security checks' }
  return false
}
