import { openEdgePurges } from '../cache/open-edge-purges.ts'
import type { Config } from '../config.ts'
import { withPort } from '../config.ts'
import { ownRateLimit } from '../http/limits/rate-limit.ts'
import { createLogger } from '../monitoring/logger.ts'
import { createMetrics } from '../monitoring/metrics.ts'
import type { Opening } from './lifecycle.ts'
import { claimFolders, openNode } from './open-node.ts'
import { serve } from './serve.ts'
import { builtPages, livePages } from './shop-pages.ts'

/**
 * Opens a shop of one process, step by step; each step adds its cleanup to `stop`. Throws `StartFailure` for what the
 * operator can fix. The port is opened first, so that a port in use is reported before any work is done. Returns how
 * long the shop must still serve after it was asked to end.
 */
export async function openShop(
  requested: Config,
  opening: Opening,
  development: boolean,
): Promise<{ drainMs: number }> {
  const { stop, signal } = opening
  const { logger, flush } = createLogger(requested.logLevel)
  stop.add(flush)
  const config = withFolder(requested, await claimFolders(requested, stop, logger))
  const metrics = createMetrics()
  const shop = await serve({
    config,
    stop,
    logger,
    metrics,
    closing: () => signal.aborted,
    measure: () => metrics.registry.metrics(),
    createLimit: ownRateLimit,
    isNodeAlive: async () => true,
    openPurges: (cdn, db) => openEdgePurges({ cdn, db, registry: metrics.registry, stop, logger }),
    loadPages: () => (development ? livePages(stop) : builtPages()),
  })
  const port = await shop.listen()
  const node = await openNode({ ...opening, config: withPort(config, port), logger })
  // At once: both wait for the database most of the time.
  const connected = shop.connect(node.urls, { runsJobs: true })
  connected.catch(() => undefined)
  const prepared = await node.prepare(connected)
  const open = await connected
  const { announcement } = await open(prepared, port)
  process.stdout.write(await announcement())

  return { drainMs: config.drainMs }
}

/** `FILES_DIR` is `DATA_DIR` by default, as it was given: links to pictures stay the same. */
function withFolder(config: Config, dataDir: string): Config {
  return Object.freeze({ ...config, dataDir })
}
