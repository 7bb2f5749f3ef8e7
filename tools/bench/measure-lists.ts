import { processorTime } from './machine/processor-time.ts'

/** Latency of one request of a list, and processor time of the database for it, in milliseconds. */
export type QueryLatency = { query: string; p50: number; max: number; database: number }

export type ListLatencies = { list: string; queries: QueryLatency[] }

/** A list of the panel: its address, and a name for each of its queries. */
export type List = { list: string; path: string; queries: Record<string, string> }

/**
 * Requests each list with all its queries, one after the other. A first, unmeasured request of each reads from disk and
 * plans. Throws when a response is no success: a fast error is no speed.
 */
export async function measureLists(
  { url, cookie, databasePid }: { url: string; cookie: string; databasePid: number },
  lists: readonly List[],
  times: number,
): Promise<ListLatencies[]> {
  const results: ListLatencies[] = []
  for (const { list, path, queries } of lists) {
    const latencies: QueryLatency[] = []
    for (const [query, parameters] of Object.entries(queries)) {
      const address = `${url}/v2/admin${path}?${parameters}`
      await request(address, cookie)
      const before = await processorTime(databasePid)
      const latency = await latencyOf(address, cookie, times)
      latencies.push({ query, ...latency, database: ((await processorTime(databasePid)) - before) / times })
    }
    results.push({ list, queries: latencies })
  }

  return results
}

async function latencyOf(url: string, cookie: string, times: number): Promise<{ p50: number; max: number }> {
  const durations: number[] = []
  for (let n = 0; n < times; n++) {
    const begin = performance.now()
    await request(url, cookie)
    durations.push(performance.now() - begin)
  }
  durations.sort((a, b) => a - b)

  return { p50: durations[Math.floor((times - 1) / 2)] ?? Number.NaN, max: durations.at(-1) ?? Number.NaN }
}

async function request(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } })
  const body = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`)
}
