import { connect } from '#platform/database/connect.ts'
import { VISITOR_DEADLINES } from '#platform/database/deadlines.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { openEdgePurges } from '../cache/open-edge-purges.ts'
import { type Config, withPort } from '../config.ts'
import { JOBS } from '../jobs/jobs.ts'
import { createLogger } from '../monitoring/logger.ts'
import type { Opening } from '../start/lifecycle.ts'
import { claimFolders, openNode } from '../start/open-node.ts'
import { openChildren } from './children.ts'

/**
 * Opens a shop of several processes. This one answers no requests: it does what a node does once, starts the others,
 * replaces those that end, and counts for all of them. The first child opens the port before any work is done. Returns
 * how long the shop must still serve after it was asked to end.
 */
export async function openCluster(requested: Config, opening: Opening): Promise<{ drainMs: number }> {
  const { stop, signal, fail } = opening
  const { logger, flush } = createLogger(requested.logLevel, { shared: true })
  stop.add(flush)
  const config = Object.freeze({ ...requested, dataDir: await claimFolders(requested, stop, logger) })
  const children = openChildren({ config, logger, fail })
  if (config.telemetry?.metrics) {
    const { openTelemetry } = await import('../monitoring/telemetry/open-telemetry.ts')
    const settings = { ...config.telemetry, traces: null }
    stop.add(openTelemetry({ settings, registry: children.registry, logger, trustProxy: false }).close)
  }
  signal.addEventListener('abort', children.closing)

  const port = await children.start()
  const node = await openNode({ ...opening, config: withPort(config, port), logger })
  const { cdn } = config
  const purges = cdn && openNodePurges(cdn)
  // Before the database, the simulated payments, and the last purge.
  stop.add(children.end)
  const queues = openQueues(node.pool, JOBS).then((opened) => opened.stop({ close: false }))
  queues.catch(() => undefined)
  const prepared = await node.prepare(queues)
  await queues
  const announcement = await children.open({ urls: node.urls, prepared, port }, purges ?? null)
  process.stdout.write(announcement)

  return { drainMs: config.drainMs }

  function openNodePurges(cdn: NonNullable<Config['cdn']>) {
    // With deadlines: a purge that waits for ever to become a job would hold up all that follow.
    const { db, close } = connect(node.urls.direct, 1, { deadlines: VISITOR_DEADLINES })
    stop.add(close)

    return openEdgePurges({ cdn, db, registry: children.registry, stop, logger })
  }
}
