import {
  type Context,
  context,
  createContextKey,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer as StandardTracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { ORPCError } from '@orpc/server'
import pg from 'pg'
import type { SpanStart, Tracer } from '#platform/infrastructure/tracing/tracer.ts'

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Where the span of the current request is in the context: inner spans have taken its place as the current one. */
const REQUEST = createContextKey('request')

const propagator = new W3CTraceContextPropagator()

/** The context that the caller of a request says it comes from. */
export function sentContext(headers: Record<string, unknown>): Context {
  return propagator.extract(ROOT_CONTEXT, headers, {
    keys: Object.keys,
    get: (carrier, key) => {
      const value = carrier[key]
      return typeof value === 'string' ? value : undefined
    },
  })
}

/** The context within a request's span. */
export function requestContext(parent: Context, span: Span): Context {
  return trace.setSpan(parent, span).setValue(REQUEST, span)
}

/** What the shop records with, on top of OpenTelemetry. */
export function tracerOf(tracer: StandardTracer): Tracer {
  return {
    async within(start, work) {
      const { span, parent } = spanOf(start)
      try {
        return await context.with(trace.setSpan(parent, span), work)
      } catch (error) {
        noteError(span, error)
        throw error
      } finally {
        // Its attributes may have grown meanwhile.
        span.setAttributes(start.attributes).end()
      }
    },

    begin(start) {
      // Polling and the like belong to nothing that anybody waits for.
      if (!trace.getActiveSpan()) return () => undefined
      const { span } = spanOf(start)
      return (error) => {
        if (error) noteError(span, error)
        span.end()
      }
    },

    traceparent() {
      const headers: Record<string, string> = {}
      propagator.inject(context.active(), headers, {
        set: (carrier, key, value) => {
          carrier[key] = value
        },
      })
      return trace.getActiveSpan()?.isRecording() ? (headers['traceparent'] ?? null) : null
    },

    nameRequest(route) {
      nameRequest(context.active().getValue(REQUEST), route)
    },
  }

  function spanOf({ name, kind, attributes, cause }: SpanStart): { span: Span; parent: Context } {
    const parent = kind === 'consumer' ? ROOT_CONTEXT : context.active()
    const links = cause === undefined ? [] : linksTo(cause)

    return { span: tracer.startSpan(name, { kind: KINDS[kind], attributes, links }, parent), parent }
  }
}

/** Names of spans must be few: the route, never the address. */
function nameRequest(span: unknown, route: string) {
  if (!isSpan(span)) return
  span.setAttribute('http.route', route)
  const method = 'attributes' in span ? Reflect.get(Object(span.attributes), 'http.request.method') : ''
  span.updateName(`${method} ${route}`)
}

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'updateName' in value
}

function linksTo(traceparent: string): Link[] {
  const sent = trace.getSpanContext(sentContext({ traceparent }))

  return sent ? [{ context: sent }] : []
}

/** What kind of error it was. Messages may quote what somebody typed, so they are not recorded. */
function noteError(span: Span, error: unknown) {
  span.setAttribute('error.type', kindOf(error))
  const isRefusal = error instanceof ORPCError && error.status < 500
  if (!isRefusal) span.setStatus({ code: SpanStatusCode.ERROR })
}

function kindOf(error: unknown): string {
  if (error instanceof pg.DatabaseError) return error.code ?? 'DatabaseError'
  if (error instanceof ORPCError) return error.code

  return error instanceof Error ? error.constructor.name : typeof error
}
