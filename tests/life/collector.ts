import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Field = number | bigint | Buffer
/** A message of protobuf: its values by field number. */
type Message = Map<number, Field[]>

export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId: string
  name: string
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number
  attributes: Record<string, string>
  links: { traceId: string; spanId: string }[]
  /** 2: an error. */
  status: number
  /** The attributes of the process. */
  resource: Record<string, string>
}

export type ReceivedMetric = {
  name: string
  value: number
  attributes: Record<string, string>
  resource: Record<string, string>
}

/**
 * A counterpart of an OpenTelemetry collector: OTLP over HTTP, as protobuf (opentelemetry-proto, `trace/v1` and
 * `metrics/v1`). It understands what the shop sends. `behave` sets how it answers from now on.
 */
export async function startCollector() {
  const spans: ReceivedSpan[] = []
  const metrics: ReceivedMetric[] = []
  const headers: Record<string, unknown>[] = []
  let behaviour: 'takes' | 'fails' | 'hangs' = 'takes'
  let requests = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests++
      headers.push(request.headers)
      if (behaviour === 'hangs') return
      if (behaviour === 'fails') return void response.writeHead(400).end()
      const body = read(Buffer.concat(chunks))
      if (request.url === '/v1/traces') spans.push(...all(body, 1).flatMap(spansOf))
      if (request.url === '/v1/metrics') metrics.push(...all(body, 1).flatMap(metricsOf))
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    headers,
    requests: () => requests,
    behave: (next: typeof behaviour) => {
      behaviour = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function spansOf(resourceSpans: Message): ReceivedSpan[] {
  const resource = attributesOf(all(resourceSpans, 1)[0] ?? new Map(), 1)

  return all(resourceSpans, 2).flatMap((scope) =>
    all(scope, 2).map((span) => ({
      traceId: hex(span, 1),
      spanId: hex(span, 2),
      parentSpanId: hex(span, 4),
      name: text(span, 5),
      kind: Number(span.get(6)?.[0] ?? 0),
      attributes: attributesOf(span, 9),
      links: all(span, 13).map((link) => ({ traceId: hex(link, 1), spanId: hex(link, 2) })),
      status: Number(all(span, 15)[0]?.get(3)?.[0] ?? 0),
      resource,
    })),
  )
}

/** Sums, gauges, and the counts of histograms. */
function metricsOf(resourceMetrics: Message): ReceivedMetric[] {
  const resource = attributesOf(all(resourceMetrics, 1)[0] ?? new Map(), 1)

  return all(resourceMetrics, 2).flatMap((scope) =>
    all(scope, 2).flatMap((metric) => {
      const numbers = [...all(metric, 5), ...all(metric, 7)].flatMap((data) => all(data, 1))
      const histograms = all(metric, 9).flatMap((data) => all(data, 1))
      return [
        ...numbers.map((point) => ({
          name: text(metric, 1),
          value: double(point.get(4)?.[0]),
          attributes: attributesOf(point, 7),
          resource,
        })),
        ...histograms.map((point) => ({
          name: text(metric, 1),
          value: Number(point.get(4)?.[0] ?? 0),
          attributes: attributesOf(point, 9),
          resource,
        })),
      ]
    }),
  )
}

function attributesOf(message: Message, field: number): Record<string, string> {
  return Object.fromEntries(
    all(message, field).map((pair) => {
      const value = all(pair, 2)[0] ?? new Map()
      const [number] = value.get(3) ?? value.get(2) ?? []
      return [text(pair, 1), value.has(1) ? text(value, 1) : String(number ?? '')]
    }),
  )
}

function all(message: Message, field: number): Message[] {
  return (message.get(field) ?? []).map((value) => read(Buffer.isBuffer(value) ? value : Buffer.alloc(0)))
}

function text(message: Message, field: number): string {
  return String(message.get(field)?.[0] ?? '')
}

function hex(message: Message, field: number): string {
  const value = message.get(field)?.[0]
  return Buffer.isBuffer(value) ? value.toString('hex') : ''
}

/** Fixed numbers of 64 bits were read as integers. */
function double(value: Field | undefined): number {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(typeof value === 'bigint' ? value : 0n)
  return bytes.readDoubleLE()
}

/** Reads protobuf's wire format. */
function read(bytes: Buffer): Message {
  const message: Message = new Map()
  let at = 0
  while (at < bytes.length) {
    const key = Number(varint())
    const field = key >>> 3
    message.set(field, [...(message.get(field) ?? []), value(key & 7)])
  }
  return message

  function value(type: number): Field {
    switch (type) {
      case 0:
        return varint()
      case 1:
        at += 8
        return bytes.readBigUInt64LE(at - 8)
      case 2: {
        const length = Number(varint())
        at += length
        return bytes.subarray(at - length, at)
      }
      case 5:
        at += 4
        return bytes.readUInt32LE(at - 4)
      default:
        throw new Error(`unknown wire type ${type}`)
    }
  }

  function varint(): bigint {
    let result = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error('a message was cut off')
      result |= BigInt(byte & 127) << shift
      if (byte < 128) return result
    }
  }
}
