import { readFile } from 'node:fs/promises'
import Router from '@koa/router'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>CourtPulse API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`

const START = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'list' })
`

/** Only what this process serves itself may run or be loaded, and no other page may show it; the reference draws with inline styles and data pictures. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
}

/** `GET /docs`: the reference page, drawn from the OpenAPI document by Swagger UI, whose files are served from here. */
export function docs(): Router {
  const router = new Router()
  router.get('/docs', (context) => {
    // The page names its files relative to its address, so that it works behind any prefix.
    if (context.path.endsWith('/')) return context.redirect('../docs')
    context.set('Content-Security-Policy', POLICY)
    context.type = 'text/html'
    context.body = PAGE
  })
  router.get('/docs/start.js', (context) => {
    context.type = 'text/javascript'
    context.body = START
  })
  for (const [file, type] of Object.entries(FILES))
    router.get(`/docs/${file}`, async (context) => {
      context.type = type
      context.body = await readFile(new URL(import.meta.resolve(`swagger-ui-dist/${file}`)))
    })
  return router
}
