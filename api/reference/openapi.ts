import Router from '@koa/router'
import { sendPacked } from './send-packed.ts'

/**
 * `GET /openapi.json`: returns the document of every route for customers. `GET /backoffice/openapi.json`: returns that
 * of the operators' routes.
 */
export function openapi(): Router {
  const documents = { account: asText('account'), operator: asText('operator') }
  const router = new Router()
  router.get('/openapi.json', async (context) => {
    context.type = 'application/json'
    await sendPacked(context, await documents.account())
  })
  router.get('/backoffice/openapi.json', async (context) => {
    context.type = 'application/json'
    await sendPacked(context, await documents.operator())
  })
  return router
}

/** Returns the document as text. It is built for the first reader: most processes have none. */
function asText(audience: 'account' | 'operator'): () => Promise<Buffer> {
  let text: Promise<Buffer> | undefined
  return () => {
    text ??= import('./openapi-document.ts').then(({ openapiDocument }) =>
      Buffer.from(JSON.stringify(openapiDocument(audience))),
    )
    return text
  }
}
