import { setTimeout as sleep } from 'node:timers/promises'
import { openOwnPurges } from '../cache/open-edge-purges.ts'
import { readConfig } from '../config.ts'
import type { Lease } from '../http/limits/rate-limit.ts'
import { createLogger } from '../monitoring/logger.ts'
import { createMetrics, type Metrics } from '../monitoring/metrics.ts'
import { live, type Opening } from '../start/lifecycle.ts'
import { serve } from '../start/serve.ts'
import { builtPages } from '../start/shop-pages.ts'
import { createCalls } from './calls.ts'
import { childPurges } from './child-purges.ts'
import { leasedLimits } from './leased-limits.ts'
import type { ToChild, ToPrimary } from './messages.ts'

/**
 * Connections may be on their way to a process that has just closed its server. It lives on for this long, to hand them
 * back to the others.
 */
const TRANSIT_MS = 500

/**
 * How long the first process may take to answer, in milliseconds. A request waits for its lease; but counted alone too
 * early, on a machine that is busy for a quarter of a second, the limit is none.
 */
const DEADLINES = { lease: 1_000, ping: 2_000, purge: 1_000, repeat: 10_000, scrape: 5_000 }

type Of<Kind extends ToChild['kind']> = Extract<ToChild, { kind: Kind }>

/**
 * Runs one of the processes that answer requests. It ends when the node's first process says so, not by signals of its
 * own: Ctrl-C and supervisors often signal all processes, and the first one knows how long to serve. Asked alone, it is
 * replaced first. If the first process is gone, Node ends this one.
 */
export function runChild(): void {
  const start = Promise.withResolvers<Of<'start'>>()
  const order = Promise.withResolvers<Of<'open'>>()
  const metrics = createMetrics()
  const scrapes = createCalls<string>(DEADLINES.scrape)
  const leases = createCalls<Lease>(DEADLINES.lease)
  const pings = createCalls<true>(DEADLINES.ping)
  const purges = createCalls<true>(DEADLINES.purge)
  const repeats = createCalls<string | null>(DEADLINES.repeat)
  let isClosing = false
  let end: () => void = () => undefined

  process.on('message', obey)
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('SIGTERM', () => send({ kind: 'asked to end' }))
  live(open, (close) => {
    end = close
  })
  // Rejected while nobody waits for it, if the end is asked for first.
  order.promise.catch(() => undefined)

  function obey(message: ToChild) {
    switch (message.kind) {
      case 'start':
        return start.resolve(message)
      case 'open':
        return order.resolve(message)
      case 'closing':
        isClosing = true
        return
      case 'end':
        order.reject(new Error('asked to end before the shop was open'))
        return end()
      case 'measure':
        return void measure(message.id, metrics)
      case 'measured':
        return scrapes.answer(message.id, message.text)
      case 'leased':
        return leases.answer(message.id, message.lease)
      case 'pong':
        return pings.answer(message.id, true)
      case 'taken':
        return purges.answer(message.id, true)
      case 'purged':
        return repeats.answer(message.id, message.failure)
    }
  }

  async function open({ stop, signal }: Opening): Promise<{ drainMs: number }> {
    const requested = readConfig()
    const { slot, dataDir, listens } = await start.promise
    const config = Object.freeze({ ...requested, dataDir })
    const { logger, flush } = createLogger(config.logLevel, { shared: true })
    stop.add(flush)
    // Runs after the server is closed.
    stop.add(() => sleep(TRANSIT_MS))
    // Each has its own series: a counter that begins again at zero is noticed as such.
    metrics.registry.setDefaultLabels({ process: String(slot) })
    const shop = await serve({
      config,
      stop,
      logger,
      metrics,
      closing: () => isClosing || signal.aborted,
      measure: () => scrapes.ask((id) => send({ kind: 'scrape', id })),
      createLimit: leasedLimits({
        ask: (claim) => leases.ask((id) => send({ kind: 'lease', id, claim })),
        processes: config.processes,
        now: () => performance.now(),
        logger,
      }),
      openPurges: (cdn, db) =>
        childPurges({
          hand: (keys) => purges.ask((id) => send({ kind: 'purge', id, keys })),
          repeat: (keys) => repeats.ask((id) => send({ kind: 'purge again', id, keys })),
          openOwn: () => openOwnPurges({ cdn, db, registry: metrics.registry, logger }),
        }),
      isNodeAlive: () => pings.ask((id) => send({ kind: 'ping', id })).catch(() => false),
      loadPages: builtPages,
    })
    if (listens) send({ kind: 'listening', port: await shop.listen() })

    const { urls, prepared, port, runsJobs, announces } = await order.promise
    signal.throwIfAborted()
    const openShop = await shop.connect(urls, { runsJobs })
    const { announcement } = await openShop(prepared, port)
    // One that comes later gets no request before it can answer.
    if (!listens) await shop.listen()
    send({ kind: 'opened', announcement: announces ? await announcement() : '' })

    // The first process has waited.
    return { drainMs: 0 }
  }
}

async function measure(id: number, { registry }: Metrics) {
  send({ kind: 'measured', id, metrics: await registry.getMetricsAsJSON() })
}

/** Without a channel, the first process is gone, and this one is about to end. */
function send(message: ToPrimary) {
  if (process.connected) process.send?.(message)
}
