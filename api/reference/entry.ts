import Router from '@koa/router'
import type { Configuration } from '../../platform/configuration.ts'
import { buildOf } from '../../platform/version.ts'
import { API_VERSION } from './version.ts'

/** `GET /`: returns what this service is and where its documentation is; without a key. */
export function entry(configuration: Configuration): Router {
  const { PUBLIC_URL } = configuration
  const router = new Router()
  router.get('/', (context) => {
    context.body = {
      name: 'CourtPulse API',
      apiVersion: API_VERSION,
      ...buildOf(configuration),
      docs: `${PUBLIC_URL}/docs`,
      reference: `${PUBLIC_URL}/docs/reference`,
      openapi: `${PUBLIC_URL}/openapi.json`,
      llms: `${PUBLIC_URL}/llms.txt`,
      errors: `${PUBLIC_URL}/errors`,
      health: `${PUBLIC_URL}/health/ready`,
    }
  })
  return router
}
