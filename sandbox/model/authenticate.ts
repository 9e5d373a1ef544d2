import type { Call } from '../simulated-source.ts'
import { answerError } from './errors.ts'

/** Every operation needs a key; any will do. */
export function authenticate(call: Call): boolean {
  if (/^Bearer \S+$/.test(call.get('Authorization'))) return true
  answerError(call, 401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.')
  return false
}
