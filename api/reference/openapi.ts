import Router from '@koa/router'
import { openapiDocument } from './openapi-document.ts'
import { sendPacked } from './send-packed.ts'

/** `GET /openapi.json`: the document of every route for customers. `GET /backoffice/openapi.json`: that of the operators' routes. */
export function openapi(): Router {
  const documents = { account: asText('account'), operator: asText('operator') }
  const router = new Router()
  router.get('/openapi.json', (context) => {
    context.type = 'application/json'
    return sendPacked(context, documents.account())
  })
  router.get('/backoffice/openapi.json', (context) => {
    context.type = 'application/json'
    return sendPacked(context, documents.operator())
  })
  return router
}

/** The document as text, made when it is asked for first. */
function asText(audience: 'account' | 'operator'): () => Buffer {
  let text: Buffer | undefined
  return () => {
    text ??= Buffer.from(JSON.stringify(openapiDocument(audience)))
    return text
  }
}
