import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Asks as fast as it is answered, until it is told to stop: `ask-uncached.ts URL PATH CONNECTIONS`. A path with a query gets another
 * number each time, so that nobody has cached it. A process of its own, so that it slows down nobody who measures.
 */
const [url = '', path = '', connections = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })
const delay = monitorEventLoopDelay()
const counts = { answered: 0, turnedAway: 0, failed: 0 }
let stopping = false
let asked = 0

process.once('SIGTERM', () => {
  stopping = true
})
delay.enable()
const began = performance.now()
console.log(`asking ${url}`)
await Promise.all(Array.from({ length: Number(connections) }, askOn))
const seconds = (performance.now() - began) / 1000
const all = counts.answered + counts.turnedAway
console.log(JSON.stringify({ ...counts, perSecond: all / seconds, delay: delay.percentile(99) / 1_000_000 }))
agent.destroy()

async function askOn() {
  while (!stopping) counts[await askOnce()]++
}

function askOnce(): Promise<keyof typeof counts> {
  return new Promise((resolve) => {
    const another = path.includes('?') ? `${path}${asked++}` : path
    const sent = request(url + another, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 503 ? 'turnedAway' : 'answered'))
      response.on('error', () => resolve('failed'))
    })
    sent.on('error', () => resolve('failed'))
    sent.end()
  })
}
