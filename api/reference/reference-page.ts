import { readFile } from 'node:fs/promises'
import Router from '@koa/router'
import type { Configuration } from '../../platform/configuration.ts'
import { FRAME_STYLE, navigation } from './page.ts'
import { sendPacked } from './send-packed.ts'

/**
 * Only files that this process serves may run or load, and no other page may frame it. The reference uses inline styles
 * and data images.
 */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
}

/**
 * `GET /docs/reference`: shows every operation of the OpenAPI document in Swagger UI, whose files this process serves.
 */
export function reference({ DOCS_API_KEY }: Pick<Configuration, 'DOCS_API_KEY'>): Router {
  const router = new Router()
  const files = new Map<string, Buffer>()
  router.get('/docs/reference', (context) => {
    context.set('Content-Security-Policy', POLICY)
    context.type = 'text/html'
    return sendPacked(context, PAGE)
  })
  router.get('/docs/files/start.js', (context) => {
    context.type = 'text/javascript'
    context.body = startScript(DOCS_API_KEY)
  })
  for (const [file, type] of Object.entries(FILES))
    router.get(`/docs/files/${file}`, async (context) => {
      const text = files.get(file) ?? (await readFile(new URL(import.meta.resolve(`swagger-ui-dist/${file}`))))
      files.set(file, text)
      context.type = type
      context.set('Cache-Control', 'public, max-age=86400')
      await sendPacked(context, text)
    })
  return router
}

/** All links are relative, so that the page works behind any prefix. */
const PAGE = Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All operations - CourtPulse API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="files/swagger-ui.css">
<style>${FRAME_STYLE}
main { max-width: none; padding: 0 1rem 4rem }
#reference { background: #fff; color-scheme: light; border-radius: .5rem }
.swagger-ui .opblock-tag { flex-wrap: wrap }
.swagger-ui .opblock-tag small { flex: 1 0 100%; order: 3; padding: .25rem 0 .5rem }
.swagger-ui .info { margin: 1.5rem 0 }
.swagger-ui .scheme-container { box-shadow: none; background: none; padding: 0 0 1rem }
</style>
</head>
<body>
${navigation('../docs', 'reference')}
<main><div id="reference"></div></main>
<script src="files/swagger-ui-bundle.js"></script>
<script src="files/start.js"></script>
</body>
</html>
`)

/** @param key of a sandbox, filled in for every visitor, so that the first click works */
function startScript(key: string | undefined): string {
  const settings = {
    url: '../openapi.json',
    dom_id: '#reference',
    deepLinking: true,
    docExpansion: 'none',
    tryItOutEnabled: true,
    persistAuthorization: true,
    requestSnippetsEnabled: true,
    defaultModelsExpandDepth: 0,
    filter: true,
  }
  const known =
    key === undefined ? '' : `settings.onComplete = () => ui.preauthorizeApiKey('apiKey', ${JSON.stringify(key)})\n`
  return `const settings = ${JSON.stringify(settings)}\n${known}const ui = SwaggerUIBundle(settings)\n`
}
