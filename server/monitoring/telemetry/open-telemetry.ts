import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { context, DiagLogLevel, diag } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { setTracer } from '#platform/infrastructure/tracing/tracer.ts'
import { metricsOf } from './metrics-of.ts'
import { createRequestTracer, type RequestTracer } from './request-tracer.ts'
import { samplerOf } from './sampler.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'
import { tracerOf } from './tracer-of.ts'

/** Texts of statements are longer; they are cut off. */
const MAX_TEXT = 2_000

const MAX_ATTRIBUTES = 32

/** Time for what was recorded last to be sent when the process ends. */
const CLOSE_MS = 2_000

type OpenTelemetryInput = {
  settings: TelemetrySettings
  /** The metrics of this process. */
  registry: Registry
  logger: Logger
  /** Whether what is before the shop, and says from which trace a request comes, is trusted. */
  trustProxy: boolean
}

/**
 * Starts to export traces and metrics by OTLP over HTTP. Queues are bounded: what the collector does not take in time is
 * dropped, and requests never wait for it. The only module that loads OpenTelemetry. `traceRequest` is null if only
 * metrics are exported.
 */
export function openTelemetry({ settings, registry, logger, trustProxy }: OpenTelemetryInput): {
  traceRequest: RequestTracer | null
  close: () => Promise<void>
} {
  const { traces, metrics } = settings
  const closers: (() => Promise<void>)[] = []
  const failed = (error: unknown) => logger.warn({ err: error }, 'telemetry could not be exported')
  setGlobalErrorHandler(failed)
  diag.setLogger(warningsTo(logger), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const known = { 'service.name': 'lira', 'host.name': hostname(), 'process.pid': process.pid }
  // Of two values, the later one counts.
  const detectors = [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector]
  const resource = defaultResource()
    .merge(resourceFromAttributes(known))
    .merge(detectResources({ detectors }))

  if (metrics) {
    const reader = new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter(),
      exportIntervalMillis: metrics.intervalMs,
      exportTimeoutMillis: metrics.timeoutMs,
      metricProducers: [{ collect: () => metricsOf(registry, resource) }],
    })
    const provider = new MeterProvider({ resource, readers: [reader] })
    closers.push(() => provider.shutdown())
  }
  if (!traces) return { traceRequest: null, close }

  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(traces),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT, attributeCountLimit: MAX_ATTRIBUTES },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        maxQueueSize: traces.queue,
        maxExportBatchSize: traces.batch,
        scheduledDelayMillis: traces.delayMs,
        exportTimeoutMillis: traces.timeoutMs,
      }),
    ],
  })
  closers.push(() => provider.shutdown())
  const tracer = provider.getTracer('lira')
  setTracer(tracerOf(tracer))

  return { traceRequest: createRequestTracer(tracer, trustProxy), close }

  async function close() {
    setTracer(null)
    const closed = Promise.all(closers.map((end) => end().catch(failed)))
    await Promise.race([closed, sleep(CLOSE_MS, undefined, { ref: false })])
    context.disable()
    diag.disable()
  }
}

/** Of what the exporters say about themselves, only problems. */
function warningsTo(logger: Logger) {
  const warn = (message: string) => logger.warn({ telemetry: message }, 'telemetry has a problem')
  const ignore = () => undefined

  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore }
}
