import { json } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { ProcessResult } from './autocannon.ts'
import { ACCEPTED, fill, type Plan, TIMEOUT_MS } from './plan.ts'

// `autocannon-process.ts INDEX COUNT`: one of several generators, which share the requests of the plan on standard input.

const [index, count] = process.argv.slice(2).map(Number)
// Our own program's plan.
const { urls, requests, connections, seconds } = (await json(process.stdin)) as Plan
const { method = 'GET', headers = {}, body, rows = [['']], once = false } = requests

let n = index ?? 0
const durations: number[] = []
const options = {
  // Several servers: each generator has one of them.
  url: urls[(index ?? 0) % urls.length] ?? '',
  connections,
  duration: seconds,
  timeout: TIMEOUT_MS / 1000,
  requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...nextRequest() }) }],
}
const result = await new Promise<autocannon.Result>((resolve, reject) => {
  const instance = autocannon(options, (error, outcome) => (error ? reject(error) : resolve(outcome)))
  instance.on('response', (_client, _status, _bytes, milliseconds) => durations.push(milliseconds))
})
const { duration, non2xx, errors, timeouts } = result
const printed: ProcessResult = {
  durations,
  seconds: duration,
  refused: non2xx,
  timeouts,
  broken: errors - timeouts,
}
process.stdout.write(JSON.stringify(printed))

function nextRequest(): autocannon.Request {
  if (once && n >= rows.length) throw new Error('There are too few prepared requests.')
  const number = n
  n += count ?? 1
  const row = rows[number % rows.length] ?? []
  const filled = Object.entries({ ...ACCEPTED, ...headers }).map(([name, value]) => [
    name,
    fill(value, number, row),
  ])

  return {
    method,
    path: fill(requests.path, number, row),
    headers: Object.fromEntries(filled),
    ...(body !== undefined && { body: fill(body, number, row) }),
  }
}
