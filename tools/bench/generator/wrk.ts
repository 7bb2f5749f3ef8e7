import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'
import { ACCEPTED, type Load, type Plan, type Requests, TIMEOUT_MS, varies } from './plan.ts'

const SCRIPT = fileURLToPath(new URL('wrk.lua', import.meta.url))

/** What `wrk.lua` prints. */
const Printed = z.object({
  requests: z.number(),
  refused: z.number(),
  timeouts: z.number(),
  broken: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  p999: z.number(),
})

/**
 * wrk answers for what it measures: a pause of the server counts for each request that a connection would have sent
 * meanwhile, so percentiles are not better than a visitor's.
 */
export async function loadWithWrk({ urls, requests, connections, seconds }: Plan): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'lira-wrk-'))
  try {
    const threads = Math.min(connections, Math.max(urls.length, availableParallelism()))
    const env = {
      ...process.env,
      BENCH_PLAN: join(folder, 'plan.lua'),
      BENCH_ROWS: join(folder, 'rows'),
      BENCH_HOSTS: urls.map((url) => new URL(url).host).join(' '),
      BENCH_THREADS: String(threads),
    }
    await writeFile(env.BENCH_PLAN, `return ${luaTable(requests)}`)
    await writeFile(env.BENCH_ROWS, (requests.rows ?? [['-']]).map((row) => `${row.join('\t')}\n`).join(''))
    const flags = [
      '-t',
      threads,
      '-c',
      connections,
      '-d',
      `${seconds}s`,
      '--timeout',
      `${TIMEOUT_MS / 1000}s`,
    ]
    const { stdout } = await promisify(execFile)('wrk', [...flags.map(String), '-s', SCRIPT, urls[0] ?? ''], {
      env,
    })
    return toLoad(Printed.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function toLoad({
  requests,
  seconds,
  p50,
  p99,
  p999,
  refused,
  timeouts,
  broken,
}: z.infer<typeof Printed>): Load {
  return {
    requestsPerSecond: (requests - refused) / seconds,
    p50,
    p99,
    p999,
    errors: { refused, timeouts, broken },
  }
}

function luaTable(requests: Requests): string {
  const { method = 'GET', path, headers = {}, body, once = false } = requests
  const pairs = Object.entries({ ...ACCEPTED, ...headers }).map(
    ([name, value]) => `[${luaString(name)}] = ${luaString(value)}`,
  )
  const fields = [
    `method = ${luaString(method)}`,
    `path = ${luaString(path)}`,
    `headers = { ${pairs.join(', ')} }`,
    `varies = ${varies(requests)}`,
    `once = ${once}`,
    ...(body === undefined ? [] : [`body = ${luaString(body)}`]),
  ]

  return `{ ${fields.join(', ')} }`
}

/** Requests are ASCII, and so Lua reads their text as JSON writes it. */
function luaString(text: string): string {
  return JSON.stringify(text)
}
