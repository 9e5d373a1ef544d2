import type { Endpoint } from '../simulated-source.ts'
import { DICTIONARIES } from './codes.ts'
import { answerData } from './envelope.ts'

/** `GET /enums?types=`: the requested dictionaries, separated by commas; all of them when none is named. */
export const enums: Endpoint = {
  operation: 'enums',
  method: 'get',
  path: '/enums',
  answer(call, sandbox) {
    const wanted = String(call.query.types ?? '')
      .split(',')
      .filter((name) => name !== '')
    const shown = Object.entries(DICTIONARIES).filter(([name]) => wanted.length === 0 || wanted.includes(name))
    answerData(
      call,
      sandbox,
      { enums: Object.fromEntries(shown), enumCount: shown.length, generatedAt: `${sandbox.world.today}T00:00:00Z` },
      'requestId',
    )
  },
}
