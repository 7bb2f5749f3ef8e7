/** What a span is about: attributes hold no personal data, no keys, no parameters of statements. */
export type SpanStart = {
  name: string
  kind: 'internal' | 'client' | 'consumer'
  attributes: Record<string, string | number>
  /** `traceparent` of the span that caused this one. This one then begins a trace of its own, linked to that. */
  cause?: string | undefined
}

/** Records how long things take, and within what. OpenTelemetry's words, without its code. */
export type Tracer = {
  /** Runs `work` within a span, which ends with it. */
  within<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result>
  /** Begins a span that nothing runs within, if there is one around it. Call the result when it ends, with the error if it failed. */
  begin(start: SpanStart): (error?: unknown) => void
  /** W3C's header that names the current span to others; null outside of recorded ones. */
  traceparent(): string | null
  /** Says which route the current request has, such as `/v2/front/orders/{id}`. */
  nameRequest(route: string): void
}

let current: Tracer | null = null

/**
 * The tracer of this process; null, the default, if nothing is traced. Statements, use cases, jobs and calls to others
 * ask for it: they have no other object in common.
 */
export function currentTracer(): Tracer | null {
  return current
}

/** Starts to trace, or ends it. Connections that are open already are not traced. */
export function setTracer(tracer: Tracer | null): void {
  current = tracer
}
