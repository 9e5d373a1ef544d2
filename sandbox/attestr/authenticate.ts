import type { Call } from '../simulated-source.ts'
import { answerError } from './errors.ts'

/** Every operation needs the token of a registered app. Document links carry their own secret. */
export function authenticate(call: Call): boolean {
  if (call.path.startsWith('/attestr/cdn/') || /^Basic \S+$/.test(call.get('Authorization'))) return true
  answerError(call, 401, 4016, 'Bad client authorization')
  return false
}
