import type Router from '@koa/router'
import type { Body } from '../body.ts'
import { mount } from '../mount.ts'
import type { Sandbox } from '../sandbox.ts'
import { authenticate } from './authenticate.ts'
import { chatCompletions } from './chat-completions.ts'
import { ERRORS } from './errors.ts'
import { models } from './models.ts'

/** A language model behind OpenAI's chat completions: it reads what it is given and says only what stands there. */
export function mountModel(sandbox: Sandbox): Router<Body> {
  return mount(sandbox, {
    source: 'model',
    prefix: '/model/v1',
    endpoints: [chatCompletions, models],
    errors: ERRORS,
    authenticate: authenticate,
  })
}
