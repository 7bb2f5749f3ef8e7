import autocannon from 'autocannon'

/** Milliseconds and requests per second of one run. */
export type Load = { requestsPerSecond: number; p50: number; p99: number }

type Plan = {
  url: string
  /** The address of the n-th request: the same each time, or another for each so that nothing can be kept. */
  path: (n: number) => string
  connections: number
  seconds: number
  headers?: Record<string, string>
}

/** Asks as fast as it is answered. Throws when an answer is no success: a fast error is no speed. */
export async function load({ url, path, connections, seconds, headers = {} }: Plan): Promise<Load> {
  let n = 0
  const durations: number[] = []
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url,
      connections,
      duration: seconds,
      headers: { 'accept-encoding': 'gzip, br', ...headers },
      requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: path(n++) }) }],
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
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
