import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Sends requests as fast as they are answered, until it is stopped: `request-uncached.ts URL PATH CONNECTIONS`. A path with
 * a query gets a new number each time, so that it is never cached. A separate process, so that it does not slow down
 * the process that measures.
 */
const [url = '', path = '', connections = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const delay = monitorEventLoopDelay()
const counts = { answered: 0, turnedAway: 0, failed: 0 }
let stopping = false
let number = 0

process.once('SIGTERM', () => {
  stopping = true
})
delay.enable()
const began = performance.now()
console.log(`asking ${url}`)
await Promise.all(Array.from({ length: Number(connections) }, requestForever))
const seconds = (performance.now() - began) / 1000
const all = counts.answered + counts.turnedAway
console.log(JSON.stringify({ ...counts, perSecond: all / seconds, delay: delay.percentile(99) / 1_000_000 }))
agent.destroy()

async function requestForever() {
  while (!stopping) counts[await requestOnce()]++
}

function requestOnce(): Promise<keyof typeof counts> {
  return new Promise((resolve) => {
    const another = path.includes('?') ? `${path}${number++}` : path
    const sent = request(url + another, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 503 ? 'turnedAway' : 'answered'))
      response.on('error', () => resolve('failed'))
    })
    sent.on('error', () => resolve('failed'))
    sent.end()
  })
}
