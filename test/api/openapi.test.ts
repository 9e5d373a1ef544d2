import test from 'ava'
import { ERRORS } from '../../api/errors/catalogue.ts'
import { errorsOf, openapiDocument } from '../../api/reference/openapi-document.ts'
import { ENDPOINTS } from '../../api/routes.ts'

const document = openapiDocument()

test('the document is OpenAPI 3.1 and describes every endpoint', (t) => {
  t.is(document.openapi, '3.1.0')
  const described = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  t.deepEqual(described.toSorted(), ENDPOINTS.map(({ method, path }) => `${method} ${inBraces(path)}`).toSorted())
})

for (const endpoint of ENDPOINTS) {
  const path = inBraces(endpoint.path)
  test(`${endpoint.method} ${path} lists every status it can answer with, and each code`, (t) => {
    const operation = document.paths?.[path]?.[endpoint.method.toLowerCase() as 'get']
    const responses: Record<string, { description?: string }> = { ...operation?.responses }
    const names = errorsOf(endpoint)
    const statuses = new Set([...Object.keys(endpoint.replies), ...names.map((name) => String(ERRORS[name].status))])
    t.deepEqual(Object.keys(responses).toSorted(), [...statuses].toSorted())
    for (const name of names) {
      const { status, code } = ERRORS[name]
      t.true(responses[status]?.description?.includes(`\`${code}\``), String(code))
    }
  })
}

test('every answer declares its headers, and Retry-After where the client has to retry', (t) => {
  for (const methods of Object.values(document.paths ?? {}))
    for (const { responses } of Object.values(methods) as { responses: Record<string, { headers?: object }> }[])
      for (const [status, { headers }] of Object.entries(responses)) {
        const always = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
        const expected = ['429', '503'].includes(status) ? [...always, 'Retry-After'] : always
        t.deepEqual(Object.keys(headers ?? {}), expected)
      }
})

test('every operation has a name of its own', (t) => {
  const names = Object.values(document.paths ?? {}).flatMap((methods) =>
    (Object.values(methods) as { operationId?: string }[]).map(({ operationId }) => operationId),
  )
  t.is(new Set(names).size, ENDPOINTS.length)
  t.true(names.includes('getHistoricalSearchBySearchIdResults'))
})

test('a body is required where nothing can be done without one, and only there', (t) => {
  t.like(document.paths?.['/case-lookup']?.post?.requestBody, { required: true })
  t.like(document.paths?.['/backoffice/cases/{id}/approve']?.post?.requestBody, { required: false })
})

test('no two errors share a code', (t) => {
  const codes = Object.values(ERRORS).map(({ code }) => code)
  t.is(new Set(codes).size, codes.length)
})

function inBraces(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}
