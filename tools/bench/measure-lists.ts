/** Latency of one request of a list, in milliseconds. */
export type QueryLatency = { query: string; p50: number; max: number }

export type ListLatencies = { list: string; queries: QueryLatency[] }

/** A list of the panel: its address, and a name for each of its queries. */
export type List = { list: string; path: string; queries: Record<string, string> }

/**
 * Requests each list with all its queries, one after the other. Throws when a response is no success: a fast error is
 * no speed.
 */
export async function measureLists(
  url: string,
  cookie: string,
  lists: readonly List[],
  times: number,
): Promise<ListLatencies[]> {
  const results: ListLatencies[] = []
  for (const { list, path, queries } of lists) {
    const latencies: QueryLatency[] = []
    for (const [query, parameters] of Object.entries(queries))
      latencies.push({ query, ...(await latencyOf(`${url}/v2/admin${path}?${parameters}`, cookie, times)) })
    results.push({ list, queries: latencies })
  }

  return results
}

/** A first, unmeasured request reads from disk and plans, which later ones don't have to do. */
async function latencyOf(url: string, cookie: string, times: number): Promise<{ p50: number; max: number }> {
  await request(url, cookie)
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
