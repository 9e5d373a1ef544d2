import Router from '@koa/router'
import { sendPacked } from './send-packed.ts'

/**
 * `GET /openapi.json`: the document of every route for customers. `GET /openapi-3.0.json`: the same for older generators.
 * `GET /backoffice/openapi.json`: the document of the operators' routes.
 */
export function openapi(): Router {
  const router = new Router()
  for (const [path, make] of Object.entries(DOCUMENTS)) {
    // The first reader loads and makes the text: most processes have none.
    let text: Promise<Buffer> | undefined
    router.get(path, async (context) => {
      text ??= make().then((document) => Buffer.from(JSON.stringify(document)))
      context.type = 'application/json'
      await sendPacked(context, await text)
    })
  }
  return router
}

const DOCUMENTS: Record<string, () => Promise<object>> = {
  '/openapi.json': async () => (await import('./openapi-document.ts')).openapiDocument('account'),
  '/openapi-3.0.json': async () => (await import('./openapi-3.0.ts')).openapi30Document(),
  '/backoffice/openapi.json': async () => (await import('./openapi-document.ts')).openapiDocument('operator'),
}
