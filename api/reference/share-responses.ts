import type { createDocument } from 'zod-openapi'
import { ERRORS } from '../errors/catalogue.ts'
import { pascalCase } from './pascal-case.ts'

type Document = ReturnType<typeof createDocument>

type Response = { description: string }

/** Moves each error response that several operations share to `components/responses`. Changes the document and returns it. */
export function shareResponses(document: Document): Document {
  const uses = new Map<string, { response: Response; at: { responses: Record<string, unknown>; status: string }[] }>()
  for (const operations of Object.values(document.paths ?? {}))
    for (const { responses } of Object.values(operations) as { responses: Record<string, Response> }[])
      for (const [status, response] of Object.entries(responses)) {
        if (status < '400') continue
        const text = JSON.stringify(response)
        const use = uses.get(text) ?? { response, at: [] }
        use.at.push({ responses, status })
        uses.set(text, use)
      }
  const shared: NonNullable<NonNullable<Document['components']>['responses']> = {}
  for (const { response, at } of uses.values()) {
    if (at.length === 1) continue
    const name = nameOf(response)
    shared[name] = response
    for (const { responses, status } of at) responses[status] = { $ref: `#/components/responses/${name}` }
  }
  document.components = { ...document.components, responses: shared }
  return document
}

const NAMES = new Map<number, string>(Object.entries(ERRORS).map(([name, { code }]) => [code, pascalCase(name)]))

/** The names of its errors: `NoKeyOrUnknownKeyOrExpiredKey`. Their codes begin the paragraphs of the description. */
function nameOf({ description }: Response): string {
  return [...description.matchAll(/^`(\d+)`/gm)].map(([, code]) => NAMES.get(Number(code))).join('Or')
}
