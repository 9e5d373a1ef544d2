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
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { TRACE_HEADER } from '../domain/trace-header.ts'
import { ConfigurationError } from './configuration.ts'

/**
 * The attributes of a span at its start: ids of our own, names of code and sources, never data of accounts or persons.
 */
export interface SpanOptions {
  kind?: keyof typeof SpanKind
  attributes?: Attributes
  /** The parent span as the value of a trace header; by default the current one. */
  parent?: string | undefined
}

/** The spans of a process with traces. */
export interface Spans {
  /** Does work in a span. An error is recorded only by its type, because messages may quote data, and is rethrown. */
  inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
  /**
   * Writes a past span: it began at an instant (epoch ms) and ends now, with a predetermined id of 16 hexadecimal
   * digits.
   */
  writePast(name: string, options: SpanOptions & { spanId: string; startedAt: number; hasFailed: boolean }): void
  /** Marks a span as failed. */
  fail(span: Span): void
  /** Returns the current span, undefined outside of one. */
  current(): Span | undefined
  /** Returns the current span as the value of a trace header, undefined outside of one. */
  header(): string | undefined
  /** Closes and sends what is left. Rejects after some seconds when no collector accepts it. */
  close(): Promise<void>
}

/**
 * Sends spans by OTLP over HTTP (JSON), as the standard variables configure: the address (`OTEL_EXPORTER_OTLP_…`), the
 * sampling (`OTEL_TRACES_SAMPLER`), the names (`OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES`).
 * @throws ConfigurationError if the sampler or its ratio is not one of OpenTelemetry's
 */
export function openSpans(service: string, version: string): Spans {
  const random = new RandomIdGenerator()
  let givenId: string | undefined
  const provider = new TracerProvider({
    sampler: samplerOf(process.env),
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    idGenerator: {
      generateTraceId: () => random.generateTraceId(),
      generateSpanId: () => givenId ?? random.generateSpanId(),
    },
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
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

/** Returns the sampler of `OTEL_TRACES_SAMPLER`, which OpenTelemetry 3 no longer reads outside of its own start. */
export function samplerOf(environment: NodeJS.ProcessEnv): Sampler {
  const { OTEL_TRACES_SAMPLER: name = 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG: share = '1' } = environment
  const [, prefix, root] = /^(parentbased_)?(always_on|always_off|traceidratio)$/.exec(name) ?? []
  const ratio = Number(share)
  if (root === undefined || !(ratio >= 0 && ratio <= 1))
    throw new ConfigurationError(
      'OTEL_TRACES_SAMPLER must be always_on, always_off or traceidratio, or one of these after parentbased_, and OTEL_TRACES_SAMPLER_ARG a number from 0 to 1.',
    )
  const SAMPLERS = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }
  const sampler = SAMPLERS[root as keyof typeof SAMPLERS]()
  return prefix === undefined ? sampler : new ParentBasedSampler({ root: sampler })
}

function fail(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Returns the business's name for an error, if it has one. */
function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  return 'type' in error && typeof error.type === 'string' ? error.type : error.name
}
