/** A piece of work with a beginning and an end, inside another one or the first of its trace. */
export type Span = {
  note: (name: string, value: string | number) => void
  /** Ends it, as a failure where there is an error. */
  end: (error?: unknown) => void
}

/** Who begins it: `server` answers a request, `client` asks somebody else. */
export type SpanKind = 'server' | 'client'

/** What happens within a request, told to a collector by OpenTelemetry. */
export type Traces = {
  /** Runs `work` as a span: below the one that `headers` name (W3C Trace Context), else below the current one. */
  within: <T>(
    name: string,
    options: { kind: SpanKind; headers?: Record<string, unknown> },
    work: (span: Span) => Promise<T>,
  ) => Promise<T>
  /** Begins a span below the current one; null where there is none. */
  begin: (name: string, kind: SpanKind) => Span | null
  /** The headers that hand the current span on. */
  headers: () => Record<string, string>
  /** The same function, called later but on behalf of whoever is current now. */
  bind: <F extends (...given: never[]) => unknown>(call: F) => F
  /** Tells what was not told yet. */
  close: () => Promise<void>
}

/**
 * Traces of `service` for the collector at `endpoint` (OTLP over HTTP); null, and nothing loaded, without one. What share of requests is
 * traced say OpenTelemetry's own settings (OTEL_TRACES_SAMPLER).
 */
export async function openTraces(service: string, endpoint: string | null): Promise<Traces | null> {
  if (endpoint === null) return null
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { context, propagation, trace } = api
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  provider.register()
  const tracer = provider.getTracer('store')
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT }

  const spanOf = (own: ReturnType<typeof tracer.startSpan>): Span => ({
    note: (name, value) => void own.setAttribute(name, value),
    end: (error) => {
      if (error !== undefined && error !== null) own.setStatus({ code: api.SpanStatusCode.ERROR })
      own.end()
    },
  })

  return {
    within: async (name, { kind, headers }, work) => {
      const parent = headers ? propagation.extract(context.active(), headers) : context.active()
      const own = tracer.startSpan(name, { kind: kinds[kind] }, parent)
      const span = spanOf(own)
      try {
        const result = await context.with(trace.setSpan(parent, own), () => work(span))
        span.end()
        return result
      } catch (error) {
        span.end(error)
        throw error
      }
    },
    begin: (name, kind) =>
      trace.getActiveSpan() ? spanOf(tracer.startSpan(name, { kind: kinds[kind] })) : null,
    headers: () => {
      const carrier: Record<string, string> = {}
      propagation.inject(context.active(), carrier)
      return carrier
    },
    bind: (call) => context.bind(context.active(), call),
    close: () => provider.shutdown(),
  }
}
