import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Database } from '#platform/database/connect.ts'
import { purgeAgain } from '#platform/infrastructure/cdn/jobs.ts'
import { EVERYTHING } from '#platform/infrastructure/cdn/keys.ts'
import { openCdn } from '#platform/infrastructure/cdn/open-cdn.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { clock } from '../adapters/clock.ts'
import type { Config } from '../config.ts'
import { watchPurges } from '../monitoring/watch-purges.ts'
import type { Stop } from '../start/stop.ts'
import { createEdgePurges, type NodePurges } from './edge-purges.ts'

type OpenEdgePurgesInput = {
  cdn: NonNullable<Config['cdn']>
  /** Where jobs are enqueued. */
  db: Database
  registry: Registry
  stop: Stop
  logger: Logger
}

/**
 * Opens the purges of a node. It begins with purging everything: if the node died, nobody knows what it was about to
 * purge. So it ends.
 */
export function openEdgePurges({ stop, ...input }: OpenEdgePurgesInput): NodePurges {
  const purges = openOwnPurges(input)
  stop.add(purges.close)
  purges.purge([EVERYTHING])

  return purges
}

/**
 * Opens the purges of one process of a node, for what the first one does not take: its keys and nothing else, since the
 * node itself begins and ends.
 */
export function openOwnPurges({ cdn, db, registry, logger }: Omit<OpenEdgePurgesInput, 'stop'>): NodePurges {
  const purges = createEdgePurges({
    cdn: openCdn(cdn),
    retry: (chaves) => enqueue(db, purgeAgain, { chaves, desde: clock().toISOString() }),
    logger,
  })
  watchPurges(registry, purges)

  return purges
}
