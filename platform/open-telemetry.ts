import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator } from '@opentelemetry/sdk-trace-node'
import { TRACE_HEADER } from '../domain/trace-header.ts'

/** What a span is told at its beginning. Ids of our own, names of code and sources: never data of accounts or persons. */
export interface SpanOptions {
  kind?: keyof typeof SpanKind
  attributes?: Attributes
  /** The span that it is part of, as the value of a trace header; the one under way when undefined. */
  parent?: string | undefined
}

/** The spans of a process with traces. */
export interface Spans {
  /** Does work in a span. An error is noted by its type alone, because messages may quote what they are about, and is thrown on. */
  inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
  /** Writes a span that has been: it began at an instant (epoch ms) and ends now, with an id of 16 hexadecimal digits that it was given before. */
  writePast(name: string, options: SpanOptions & { spanId: string; startedAt: number; hasFailed: boolean }): void
  /** Marks a span as that of something that went wrong. */
  fail(span: Span): void
  /** The span under way, undefined outside of one. */
  current(): Span | undefined
  /** The span under way as the value of a trace header, undefined outside of one. */
  header(): string | undefined
  /** Ends, and sends what is left. Rejects after some seconds when nobody takes it. */
  close(): Promise<void>
}

/**
 * Sends spans by OTLP over HTTP (JSON), as the standard variables say: where to (`OTEL_EXPORTER_OTLP_…`), which of them
 * (`OTEL_TRACES_SAMPLER`), how many at a time (`OTEL_BSP_…`), under which names (`OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES`).
 */
export function openSpans(service: string, version: string): Spans {
  const random = new RandomIdGenerator()
  let givenId: string | undefined
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    idGenerator: {
      generateTraceId: () => random.generateTraceId(),
      generateSpanId: () => givenId ?? random.generateSpanId(),
    },
  })
  provider.register()
  const tracer = provider.getTracer('courtpulse')

  function within(parent: string | undefined) {
    return parent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { [TRACE_HEADER]: parent })
  }

  return {
    inSpan: (name, { kind = 'INTERNAL', attributes = {}, parent }, work) =>
      tracer.startActiveSpan(name, { kind: SpanKind[kind], attributes }, within(parent), async (span) => {
        try {
          return await work(span)
        } catch (error) {
          fail(span.setAttribute('error.type', typeOf(error)))
          throw error
        } finally {
          span.end()
        }
      }),
    writePast(name, { kind = 'INTERNAL', attributes = {}, parent, spanId, startedAt, hasFailed }) {
      givenId = spanId
      const span = tracer.startSpan(name, { kind: SpanKind[kind], attributes, startTime: startedAt }, within(parent))
      givenId = undefined
      if (hasFailed) fail(span)
      span.end()
    },
    fail,
    current: () => trace.getActiveSpan(),
    header() {
      const carrier: Record<string, string> = {}
      propagation.inject(context.active(), carrier)
      return carrier[TRACE_HEADER]
    },
    async close() {
      trace.disable()
      context.disable()
      propagation.disable()
      await provider.shutdown()
    },
  }
}

function fail(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** What the business calls an error, where it has a name for it. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  return 'type' in error && typeof error.type === 'string' ? error.type : error.name
}
