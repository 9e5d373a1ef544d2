import { z } from 'zod'
import { ERRORS } from '../../api/errors/catalogue.ts'
import { errorsOf } from '../../api/reference/openapi-document.ts'
import { ENDPOINTS } from '../../api/routes.ts'

/** Fails unless an answer is one that its endpoint declares: of a success the body by its schema, of a refusal the code. */
export function checkDeclared(method: string, path: string, status: number, body: unknown): void {
  const there = DECLARED.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint)
  const own = there.filter((each) => !each.path.includes(':'))
  const endpoint = (own.length > 0 ? own : there).find((each) => each.method === method)
  if (!endpoint) return
  const schema = endpoint.replies[status]
  const problem = schema ? problemWith(schema, body) : isDeclared(endpoint, body) ? undefined : JSON.stringify(body)
  if (problem) throw new Error(`${method} ${path} answered ${status} otherwise than it declares:\n${problem}`)
}

const DECLARED = ENDPOINTS.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

function problemWith(schema: z.ZodType, body: unknown): string | undefined {
  const { error } = schema.safeParse(body)
  return error && z.prettifyError(error)
}

function isDeclared(endpoint: (typeof ENDPOINTS)[number], body: unknown): boolean {
  const codes: unknown[] = errorsOf(endpoint).map((name) => ERRORS[name].code)
  return body instanceof Object && 'code' in body && codes.includes(body.code)
}
