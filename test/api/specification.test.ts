import test from 'ava'
import { ERRORS, type ErrorEntry } from '../../api/errors/catalogue.ts'
import type { Endpoint } from '../../api/http/endpoint.ts'
import { errorsOf } from '../../api/reference/openapi-document.ts'
import { ENDPOINTS } from '../../api/routes.ts'
import { PERMISSIONS } from '../../domain/account/permission.ts'
import { CODES, OF_ALL, PERMISSIONS_NAMED, SPECIFIED, WEIGHED_WITHOUT_PATH } from './specification.ts'

const served = new Map(
  ENDPOINTS.filter((endpoint) => endpoint.audience === 'account').map((endpoint) => [nameOf(endpoint), endpoint]),
)

for (const { endpoint: name, permission, weight, product, success, codes } of SPECIFIED) {
  test(`${name} is served with the Specification's permission, weight, product and statuses`, (t) => {
    const endpoint = served.get(name)
    if (!endpoint) return t.fail('it is not served')
    const declared: { permission: string; weight: number; product?: string } = endpoint
    if (permission) t.is(declared.permission, permission)
    t.is(declared.weight, weight)
    t.is(declared.product, product)
    t.deepEqual(Object.keys(endpoint.replies).map(Number), success)
  })

  test(`${name} answers with every code that the Specification names for it, and with no other one of its codes`, (t) => {
    const endpoint = served.get(name)
    if (!endpoint) return t.fail('it is not served')
    const answered = new Map<number, number>(
      errorsOf(endpoint).map((error) => [ERRORS[error].code, ERRORS[error].status]),
    )
    for (const [code, status] of Object.entries({ ...codes, ...OF_ALL.codes })) t.is(answered.get(Number(code)), status)
    const statuses = new Set(answered.values())
    for (const status of OF_ALL.statuses) t.true(statuses.has(status), String(status))
    const others = CODES.map(([code]) => code).filter((code) => !(code in codes) && !(code in OF_ALL.codes))
    t.deepEqual(
      others.filter((code) => answered.has(code) && !SETTLED_BESIDE[name]?.includes(code)),
      [],
    )
  })
}

/** Where the text says only that a status is possible, and the code that was chosen for it. */
const SETTLED_BESIDE: Record<string, number[]> = {
  // "Read the stored record": no such record.
  'POST /case-lookup/summarize': [60436],
  // "All results of a COMPLETE ASYNC search": not there, not complete, or deleted.
  'GET /historical-search/{searchId}/download': [61449, 61450, 61467],
  'DELETE /historical-search/{searchId}': [61449],
}

test('actions that the Specification weighs without naming their paths have their weight, and nothing else weighs more than 1', (t) => {
  const specified = new Map(SPECIFIED.map(({ endpoint, weight }) => [endpoint, weight]))
  for (const [name, { weight }] of served) t.is(weight, specified.get(name) ?? WEIGHED_WITHOUT_PATH[name] ?? 1, name)
})

test("every endpoint of the Specification's five products is in its text, or was settled separately", (t) => {
  const named = new Set([...SPECIFIED.map(({ endpoint }) => endpoint), ...Object.keys(WEIGHED_WITHOUT_PATH), ...BESIDE])
  const ofProducts = [...served].filter(([, { product }]) => product !== undefined).map(([name]) => name)
  t.deepEqual(
    ofProducts.filter((name) => !named.has(name)),
    [],
  )
})

/** What the Specification names without a path, or leaves open, and the endpoint that serves it. */
const BESIDE = [
  'GET /watchlist/candidates',
  'GET /watchlist/candidates/{id}',
  'POST /watchlist/candidates/{id}/confirm',
  'POST /watchlist/entities/risks',
  'POST /watchlist/entities/{id}/pause',
  'POST /watchlist/entities/{id}/resume',
  'PUT /watchlist/entities/{id}/sharing',
  'PUT /watchlist/cases/{id}/sharing',
  'PUT /watchlist/cases/{id}/identifier',
  'GET /watchlist/cases/{id}/changes',
  'GET /watchlist/cases/{id}/family',
  'POST /watchlist/cases/{id}/family/{relationId}/follow',
  'POST /watchlist/cases/{id}/family/{relationId}/dismiss',
  'GET /watchlist/cases/{id}/hearings',
  'GET /watchlist/hearings',
  'GET /watchlist/hearings/coverage',
  'GET /watchlist/hearings/{id}',
  'POST /watchlist/calendars',
  'GET /watchlist/calendars',
  'GET /watchlist/calendars/{id}',
  'PUT /watchlist/calendars/{id}',
  'DELETE /watchlist/calendars/{id}',
  'POST /watchlist/calendars/{id}/rotate',
  'GET /watchlist/imports',
  'GET /watchlist/imports/{id}',
  'GET /watchlist/exports',
  'GET /watchlist/exports/{id}',
  'GET /documents/references/{reference}',
]

test("the catalogue has each of the Specification's codes with its status and label", (t) => {
  const entries = new Map(Object.values<ErrorEntry>(ERRORS).map((entry) => [entry.code, entry]))
  for (const [code, status, label] of CODES) {
    t.is(entries.get(code)?.status, status, String(code))
    if (label) t.is(entries.get(code)?.label, label, String(code))
  }
})

test('the permissions that the Specification names exist', (t) => {
  for (const permission of PERMISSIONS_NAMED)
    t.true((PERMISSIONS as readonly string[]).includes(permission), permission)
})

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`
}
