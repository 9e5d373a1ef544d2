import Router from '@koa/router'
import { openapiDocument } from './openapi-document.ts'

/** `GET /openapi.json`: the contract as an OpenAPI 3.1 document. */
export function openapi(): Router {
  const document = JSON.stringify(openapiDocument())
  const router = new Router()
  router.get('/openapi.json', (context) => {
    context.type = 'application/json'
    context.body = document
  })
  return router
}
