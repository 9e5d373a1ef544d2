import type { Endpoint } from '../simulated-source.ts'

/** A model that knows no schemas and answers in prose, as older servers do. */
export const PROSE_MODEL = 'sandbox-prose'

/** A model that chooses as badly as it can: the other side's words, what is least, never what was decided. */
export const HOSTILE_MODEL = 'sandbox-hostile'

/** A model that answers in every way in which an answer can be none. */
export const ERRATIC_MODEL = 'sandbox-erratic'

const LISTED = ['sandbox-reader', PROSE_MODEL, HOSTILE_MODEL, ERRATIC_MODEL]

/** `GET /models` */
export const models: Endpoint = {
  operation: 'models',
  method: 'get',
  path: '/models',
  answer(call) {
    call.body = { object: 'list', data: LISTED.map((id) => ({ id, object: 'model', created: 0, owned_by: 'sandbox' })) }
  },
}

/** Whether a model can be asked here: the listed ones, and every `gpt-…`, so that a client needs no other name than it has. */
export function isModel(name: string): boolean {
  return LISTED.includes(name) || name.startsWith('gpt-')
}
