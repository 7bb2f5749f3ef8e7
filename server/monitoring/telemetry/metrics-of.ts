import { type HrTime, ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type CollectionResult,
  DataPointType,
  type MetricData,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client'

type Measured = MetricObjectWithValues<MetricValue<string> | MetricValueWithName<string>>

type Time = { startTime: HrTime; endTime: HrTime }

/** Counters count from the start of the process. */
const STARTED = hrTime(performance.timeOrigin)

/** The metrics that Prometheus reads at `/metrics`, in OpenTelemetry's form, under the same names. */
export async function metricsOf(registry: Registry, resource: Resource): Promise<CollectionResult> {
  const time = { startTime: STARTED, endTime: hrTime(performance.timeOrigin + performance.now()) }
  const measured: Measured[] = await registry.getMetricsAsJSON()
  const metrics = measured.flatMap((metric) => toMetric(metric, time))

  return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'lira' }, metrics }] }, errors: [] }
}

function toMetric(metric: Measured, time: Time): MetricData[] {
  const descriptor = { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE }
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE }
  const points = () =>
    metric.values.map(({ labels, value }) => ({ ...time, attributes: textsOf(labels), value }))
  // prom-client's types say that `type` is a number; it is the word.
  switch (String(metric.type)) {
    case 'counter':
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }]
    case 'gauge':
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }]
    case 'histogram':
      return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, time) }]
    default:
      return []
  }
}

/** One point for each set of labels, from Prometheus's rows: cumulative buckets, sum and count. */
function histograms({ name, values }: Measured, time: Time) {
  const groups = new Map<string, { attributes: Record<string, string>; rows: Measured['values'] }>()
  for (const row of values) {
    const { le: _, ...attributes } = textsOf(row.labels)
    const key = JSON.stringify(attributes)
    const group = groups.get(key) ?? { attributes, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }

  return [...groups.values()].map(({ attributes, rows }) => {
    const named = (suffix: string) =>
      rows.filter((row) => 'metricName' in row && row.metricName === name + suffix)
    const buckets = named('_bucket')
    const counts = buckets.map(({ value }, i) => value - (buckets[i - 1]?.value ?? 0))
    const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite)
    const value = {
      buckets: { boundaries, counts },
      sum: named('_sum')[0]?.value ?? 0,
      count: named('_count')[0]?.value ?? 0,
    }
    return { ...time, attributes, value }
  })
}

function textsOf(labels: Partial<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]))
}

function hrTime(ms: number): HrTime {
  return [Math.floor(ms / 1_000), Math.round((ms % 1_000) * 1e6)]
}
