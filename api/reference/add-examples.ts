import type { createDocument } from 'zod-openapi'
import { EXAMPLES } from './examples.ts'

type Document = ReturnType<typeof createDocument>

/** The fields of an operation that are read here. */
interface Operation {
  operationId?: string
  parameters?: { name: string; example?: unknown }[]
  requestBody?: { content: Contents }
  responses: Record<string, { content?: Contents }>
}
type Contents = Record<string, { example?: unknown }>

/** Adds to each operation the request and the answer recorded in a sandbox. Changes the document and returns it. */
export function addExamples(document: Document): Document {
  for (const operations of Object.values(document.paths ?? {}))
    for (const operation of Object.values(operations) as Operation[]) {
      const example = EXAMPLES[operation.operationId ?? '']
      if (!example) continue
      for (const parameter of operation.parameters ?? []) {
        const value = example.parameters?.[parameter.name]
        // Parameters are text; a value of digits alone is a number.
        if (value !== undefined) parameter.example = /^\d+$/.test(value) ? Number(value) : value
      }
      setExample(operation.requestBody?.content, example.body)
      // The example has the first status; a search that starts in the background answers with another one.
      const [first] = Object.entries(operation.responses).filter(([status]) => status < '300')
      setExample(first?.[1].content, example.answer)
    }
  return document
}

function setExample(content: Contents | undefined, example: unknown): void {
  const json = content?.['application/json']
  if (json && example !== undefined) json.example = example
}
