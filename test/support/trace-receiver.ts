import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const Attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(Attribute),
})
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})

/** A receiver of traces on loopback, as OpenTelemetry collectors are (OTLP over HTTP, JSON). */
export interface TraceReceiver {
  url: string
  /** All spans that have come. */
  spans: z.infer<typeof Span>[]
  /** The attributes of their processes. */
  resources: z.infer<typeof Attribute>[]
  close(): Promise<void>
}

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: TraceReceiver['spans'] = []
  const resources: TraceReceiver['resources'] = []
  // Its callers close idle connections: if the receiver closed one just as it is used again, it would seem a fault.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    for (const { resource, scopeSpans } of Sent.parse(await json(request)).resourceSpans) {
      resources.push(...resource.attributes)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans))
    }
    response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the receiver has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    resources,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
