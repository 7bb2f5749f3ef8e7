import autocannon from 'autocannon'

/** Milliseconds and requests per second of one run. */
export type Load = { requestsPerSecond: number; p50: number; p99: number }

/** A request that needs more than an address. */
export type Change = { method: 'POST' | 'PUT'; headers: Record<string, string>; body: string }

type Plan = {
  url: string
  /** The address of the n-th request: always the same, or a new one each time, so that nothing is cached. */
  path: (n: number) => string
  /** Method and body of the n-th request, if it changes something. */
  change?: ((n: number) => Change) | undefined
  connections: number
  seconds: number
  headers?: Record<string, string>
}

/** Sends requests as fast as they are answered. Throws when a response is no success: a fast error is no speed. */
export async function load({ url, path, change, connections, seconds, headers = {} }: Plan): Promise<Load> {
  let n = 0
  const durations: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url,
      connections,
      duration: seconds,
      requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...requestAt(n++) }) }],
    }
    const instance = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)))
    instance.on('response', (_client, _status, _bytes, milliseconds) => durations.push(milliseconds))
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path(0)}: ${result.non2xx} failures, ${result.errors} errors`)
  }
  durations.sort((a, b) => a - b)

  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
  }

  function requestAt(turn: number): autocannon.Request {
    const { method = 'GET', headers: own = {}, body } = change?.(turn) ?? {}
    const common = { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers }
    return { path: path(turn), method, headers: { ...common, ...own }, ...(body ? { body } : {}) }
  }
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
