import Router from '@koa/router'
import { openapiDocument } from './openapi-document.ts'

/** `GET /openapi.json`: the contract as an OpenAPI 3.1 document. It is built for its first reader, since that takes 200 ms. */
export function openapi(): Router {
  let document: string | undefined
  const router = new Router()
  router.get('/openapi.json', (context) => {
    context.type = 'application/json'
    document ??= JSON.stringify(openapiDocument())
    context.body = document
  })
  return router
}
