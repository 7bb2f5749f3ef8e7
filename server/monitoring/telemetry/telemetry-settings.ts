import * as z from 'zod'

/** Samplers of the specification. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/**
 * OpenTelemetry's standard variables that the shop reads itself. The exporters and the resource read theirs from the
 * environment: headers, timeout, compression, certificates, `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES`.
 */
export const TELEMETRY_ENVIRONMENT = {
  OTEL_SDK_DISABLED: z
    .string()
    .transform((text) => text.toLowerCase() === 'true')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: endpoint(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf', 'http/protobuf').optional(),
  OTEL_TRACES_EXPORTER: exporter(),
  OTEL_METRICS_EXPORTER: exporter(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, `um destes: ${SAMPLERS.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,10})?|1(\.0{1,10})?)$/, 'um número de 0 a 1')
    .transform(Number)
    .default(1),
  OTEL_BSP_MAX_QUEUE_SIZE: whole(1, 100_000).default(2_048),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: whole(1, 10_000).default(512),
  OTEL_BSP_SCHEDULE_DELAY: whole(1, 600_000).default(5_000),
  OTEL_BSP_EXPORT_TIMEOUT: whole(1, 600_000).default(30_000),
  OTEL_METRIC_EXPORT_INTERVAL: whole(100, 3_600_000).default(60_000),
  OTEL_METRIC_EXPORT_TIMEOUT: whole(1, 3_600_000).default(30_000),
}

/** Secret: their values are never repeated in a message. */
export const TELEMETRY_SECRETS = Object.keys(TELEMETRY_ENVIRONMENT).filter((name) =>
  name.endsWith('ENDPOINT'),
)

/** What is exported, and how; null for traces or metrics that are not. Times in milliseconds. */
export type TelemetrySettings = {
  traces: {
    sampler: (typeof SAMPLERS)[number]
    ratio: number
    queue: number
    batch: number
    delayMs: number
    timeoutMs: number
  } | null
  metrics: { intervalMs: number; timeoutMs: number } | null
}

type Present = z.output<z.ZodObject<typeof TELEMETRY_ENVIRONMENT>>

/** Null, the default, if no address to export to is set: then nothing of OpenTelemetry is loaded. */
export function telemetrySettings(data: Present): TelemetrySettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all } = data
  const hasTraces = (all ?? data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) && data.OTEL_TRACES_EXPORTER === 'otlp'
  const hasMetrics =
    (all ?? data.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT) && data.OTEL_METRICS_EXPORTER === 'otlp'
  if (data.OTEL_SDK_DISABLED || (!hasTraces && !hasMetrics)) return null

  return {
    traces: hasTraces
      ? {
          sampler: data.OTEL_TRACES_SAMPLER,
          ratio: data.OTEL_TRACES_SAMPLER_ARG,
          queue: data.OTEL_BSP_MAX_QUEUE_SIZE,
          batch: Math.min(data.OTEL_BSP_MAX_EXPORT_BATCH_SIZE, data.OTEL_BSP_MAX_QUEUE_SIZE),
          delayMs: data.OTEL_BSP_SCHEDULE_DELAY,
          timeoutMs: data.OTEL_BSP_EXPORT_TIMEOUT,
        }
      : null,
    metrics: hasMetrics
      ? {
          intervalMs: data.OTEL_METRIC_EXPORT_INTERVAL,
          timeoutMs: Math.min(data.OTEL_METRIC_EXPORT_TIMEOUT, data.OTEL_METRIC_EXPORT_INTERVAL),
        }
      : null,
  }
}

function endpoint() {
  const holds = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

  return z.string().refine(holds, 'o endereço de um coletor OTLP, como http://127.0.0.1:4318').optional()
}

function exporter() {
  return z.enum(['otlp', 'none'], 'otlp ou none').default('otlp')
}

function whole(min: number, max: number) {
  const holds = (text: string) => /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max

  return z.string().refine(holds, `um número inteiro de ${min} a ${max}`).transform(Number)
}
