import type { Middleware } from 'koa'
import type { Body } from '../body.ts'

/**
 * Parses a browser's form, urlencoded or multipart, into the same fields as a JSON body, so that endpoints and counts
 * see them.
 */
export const readForm: Middleware<Body> = async (call, next) => {
  const fields = fieldsOf(call.get('Content-Type'), call.state.text)
  if (fields) call.state.json = fields
  await next()
}

function fieldsOf(contentType: string, text: string): Record<string, string> | undefined {
  if (contentType.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  const boundary = /^multipart\/form-data; ?boundary=(.+)$/.exec(contentType)?.[1]
  if (!boundary) return undefined
  const parts = text.split(`--${boundary}`).flatMap((part) => {
    const [, name, value] = /name="([^"]*)"\r\n\r\n([\s\S]*)\r\n$/.exec(part) ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(parts)
}
