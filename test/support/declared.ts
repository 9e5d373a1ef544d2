import { z } from 'zod'
import { ERRORS, type ErrorEntry } from '../../api/errors/catalogue.ts'
import { DETAILS } from '../../api/errors/details.ts'
import { errorsOf } from '../../api/reference/openapi-document.ts'
import { ENDPOINTS } from '../../api/routes.ts'

/** Fails unless an answer is one that its endpoint declares: of a success the body by its schema, of a refusal the code. */
export function checkDeclared(method: string, path: string, status: number, body: unknown): void {
  const there = DECLARED.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint)
  const own = there.filter((each) => !each.path.includes(':'))
  const endpoint = (own.length > 0 ? own : there).find((each) => each.method === method)
  if (!endpoint) return
  const schema = endpoint.replies[status]
  const problem = schema ? problemWith(schema, body) : problemOfRefusal(endpoint, body)
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

/** A refusal has a code that its endpoint declares, and no other details than its error declares. */
function problemOfRefusal(endpoint: (typeof ENDPOINTS)[number], body: unknown): string | undefined {
  const { code, details } = Refused.parse(body)
  const name = errorsOf(endpoint).find((each) => ERRORS[each].code === code)
  if (!name) return JSON.stringify(body)
  return problemWith(detailsOf(name), details)
}

/** Cached, because building a schema takes much longer than checking an answer. */
const schemas = new Map<keyof typeof ERRORS, z.ZodType>()

function detailsOf(name: keyof typeof ERRORS): z.ZodType {
  const known = schemas.get(name)
  if (known) return known
  const { label }: ErrorEntry = ERRORS[name]
  const schema = z.strictObject({ ...(label ? { label: z.literal(label) } : {}), ...DETAILS[name] }).partial()
  schemas.set(name, schema)
  return schema
}

const Refused = z.object({ code: z.int(), details: z.record(z.string(), z.unknown()).default({}) })
