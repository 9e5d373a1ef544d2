/** The answer as it came over the wire, byte for byte. */
export interface Recorded {
  status: number
  contentType: string
  requestId: string | undefined
  body: Uint8Array
}

/**
 * A `fetch` for the library that reads the whole answer within the library's deadline and remembers it: the raw answer
 * is stored before it is parsed.
 */
export function createRecorder(): { fetch: typeof fetch; recorded(): Recorded | undefined } {
  let last: Recorded | undefined
  return {
    recorded: () => last,
    async fetch(input, init) {
      const response = await fetch(input, init)
      const body = new Uint8Array(await response.arrayBuffer())
      last = {
        status: response.status,
        contentType: response.headers.get('content-type')?.split(';', 1)[0]?.trim() ?? '',
        requestId: response.headers.get('x-request-id') ?? undefined,
        body,
      }
      // Some statuses may not have a body, not even an empty one.
      return new Response(body.length > 0 ? body : null, { status: response.status, headers: response.headers })
    },
  }
}
