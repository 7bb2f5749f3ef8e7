import type { Logger } from 'pino'
import type { Database } from '#platform/database/connect.ts'
import { takeOverJobs } from '#platform/infrastructure/jobs/take-over-jobs.ts'
import { firstOwnerLink } from '#platform/staff/team/first-owner.ts'
import { followClock } from '../adapters/clock.ts'
import { mailRenderer, openMail } from '../adapters/mail.ts'
import { openSecrets } from '../adapters/secrets.ts'
import { stylesheetRenderer } from '../appearance/stylesheet-renderer.ts'
import type { EdgePurges } from '../cache/edge-purges.ts'
import { followReplica } from '../cache/replica/follow-replica.ts'
import { storeRequests } from '../cache/store-requests.ts'
import { type Config, withPort } from '../config.ts'
import { demoOwnerLink } from '../demo/demo-owner.ts'
import { createHttpServer } from '../http/http-server.ts'
import type { CreateRateLimit } from '../http/limits/rate-limit.ts'
import { storeEmptySearches } from '../jobs/empty-searches.ts'
import { JOBS } from '../jobs/jobs.ts'
import { type Jobs, openJobs } from '../jobs/run-jobs.ts'
import { createHealth } from '../monitoring/health.ts'
import type { Metrics } from '../monitoring/metrics.ts'
import { createObserver } from '../monitoring/observe.ts'
import type { TelemetrySettings } from '../monitoring/telemetry/telemetry-settings.ts'
import { type DatabaseUrls, openPools } from './database.ts'
import { watchDisk } from './disk-space.ts'
import type { Prepared } from './open-node.ts'
import type { Pages } from './shop-pages.ts'
import type { Stop } from './stop.ts'

type ServeInput = {
  /** `dataDir` is a real path. */
  config: Config
  stop: Stop
  logger: Logger
  metrics: Metrics
  /** Whether the shop is about to close. */
  closing: () => boolean
  /** The metrics of all processes, as text for Prometheus. */
  measure: () => Promise<string>
  createLimit: CreateRateLimit
  /** Whether the first one of several processes answers. */
  isNodeAlive: () => Promise<boolean>
  /** Opens what purges the cache before the shop. */
  openPurges: (cdn: NonNullable<Config['cdn']>, db: Database) => EdgePurges
  /** Starts to load the pages. */
  loadPages: () => Promise<Pages>
}

/** A process of a node without jobs: they are enqueued by transactions, and run elsewhere. */
const NO_JOBS = { handleTags: () => undefined, handleMissedTags: () => undefined }

/**
 * One process that answers requests, step by step: `listen`, `connect` to the migrated database, and `open`. Each step
 * adds its cleanup to `stop`.
 */
export async function serve(input: ServeInput) {
  const { config, stop, logger, metrics, closing, measure, createLimit, isNodeAlive, loadPages, openPurges } =
    input
  const telemetry = config.telemetry && (await telemetryOf({ ...input, settings: config.telemetry }))
  const disk = await watchDisk(config.dataDir, logger)
  stop.add(disk.close)
  metrics.watchDisk(disk)
  const health = createHealth({
    measure,
    closing,
    isNodeAlive,
    space: disk.space,
    holdsDatabase: config.databaseUrl === undefined,
  })
  const observer = createObserver({ logger, metrics })
  const trace = telemetry?.traceRequest ?? null
  const server = createHttpServer({ ...config, observer, trace, closing, health: health.answer })
  stop.add(server.close)
  // Loading the code takes as long as starting the database, so both run at once.
  const code = Promise.all([import('../app.ts'), loadPages()])
  code.catch(() => undefined)

  return { listen: server.listen, connect }

  /** Opens the pools of the database and, if this process runs jobs, their queues. */
  async function connect(urls: DatabaseUrls, { runsJobs }: { runsJobs: boolean }) {
    const databases = openPools({ urls, processes: config.processes, stop, logger })
    metrics.watchPools({
      visitors: databases.visitors.pool,
      checkout: databases.checkout.pool,
      ...(runsJobs && { jobs: databases.jobs.pool }),
    })
    const jobs = runsJobs ? await openJobs({ pool: databases.jobs.pool, jobs: JOBS, logger, metrics }) : null
    if (jobs) stop.add(jobs.stop)

    return (prepared: Prepared, port: number) => open({ urls, databases, jobs, prepared, port })
  }

  async function open({ urls, databases, jobs, prepared, port }: Connected) {
    const [time, node] = await Promise.all([
      followClock(databases.health.pool, logger),
      jobs ? takeOverJobs(databases.node.pool) : null,
    ])
    stop.add(time.close)
    metrics.watchClock(time)
    if (node) {
      stop.add(node.leave)
      if (node.resumed > 0) logger.info({ jobs: node.resumed }, 'resuming the jobs of a dead process')
    }
    const { simulationUrl, linkSecret, maintenanceSecret, filled } = prepared
    const known = {
      ...withPort(config, port),
      mercadoPagoUrl: simulationUrl ?? config.mercadoPagoUrl,
    }
    const secrets = openSecrets({ keys: config.secretsKeys ?? null, dataDir: config.dataDir })
    const [{ createApp }, pages] = await code
    const { build } = pages.app
    if (trace && typeof build !== 'function') trace.namePages(build)
    const render = mailRenderer(pages.mail)
    const app = await createApp({
      config: { ...known, simulationUrl, linkSecret, maintenanceSecret },
      connection: databases.visitors,
      checkout: databases.checkout.db,
      replica: databases.replica && { db: databases.replica.reads.db, followed: follow(databases.replica) },
      databaseUrl: urls.direct,
      logger,
      jobs: jobs ?? NO_JOBS,
      warmsPictures: jobs !== null,
      createLimit,
      edge: config.cdn ? openPurges(config.cdn, databases.visitors.db) : null,
      secrets,
      renderMail: render,
      renderStylesheet: stylesheetRenderer(pages.app.build),
      hasSpace: () => config.databaseUrl !== undefined || disk.space() !== 'scarce',
      ...pages.app,
    })
    metrics.watchPageCache(app.cache)
    metrics.watchWarmStart(app.warmStart)
    metrics.watchRenderings({ refused: app.slots.refused, refreshed: app.refreshing.refreshed })
    stop.add(app.close)
    stop.add(storeEmptySearches(databases.visitors.db, logger))
    if (jobs) {
      await work(jobs)
      stop.add(storeRequests(databases.visitors.db, app.cache, logger))
    }
    const { answerCached, refusalPage } = app
    server.opened({ answerCached, listener: pages.around(app.listener), refusalPage })
    await app.warmStart.run()
    health.open(databases.health.pool)
    // Again, so that it is closed first: requests in flight need all the rest.
    stop.add(server.close)

    return {
      /** What the operator reads when the shop is open. */
      async announcement(): Promise<string> {
        const owner = filled ? await demoOwnerLink(app.context()) : await firstOwnerLink(app.context())
        return [
          `A loja está aberta em ${known.storeUrl}\n`,
          owner !== null && `O painel abre em ${owner} (este link vale uma vez, para quem cuida da loja)\n`,
          simulationUrl && `Os pagamentos são simulados em ${simulationUrl}\n`,
        ]
          .filter(Boolean)
          .join('')
      },
    }

    function follow({ reads, primary }: NonNullable<typeof databases.replica>) {
      const followed = followReplica({ primary: primary.pool, replica: reads.pool, logger })
      stop.add(followed.close)
      metrics.watchReplica(followed)
      return followed
    }

    async function work(jobs: Jobs) {
      const mail = openMail({ config: known, db: databases.jobs.db, secrets, render })
      stop.add(mail.close)
      await jobs.work((idTarefa) => {
        const context = app.context({ db: databases.jobs.db })
        return { ...context, mail: mail.of(context), idTarefa }
      })
      // Again, so that running jobs have the app and mail until they end.
      stop.add(jobs.stop)
    }
  }
}

/** Loaded only by shops that export telemetry. What is recorded last, while the shop closes, is still exported. */
async function telemetryOf({
  settings,
  config: { trustProxy },
  stop,
  logger,
  metrics: { registry },
}: Pick<ServeInput, 'config' | 'stop' | 'logger' | 'metrics'> & { settings: TelemetrySettings }) {
  const { openTelemetry } = await import('../monitoring/telemetry/open-telemetry.ts')
  const telemetry = openTelemetry({ settings, registry, logger, trustProxy })
  stop.add(telemetry.close)
  return telemetry
}

type Connected = {
  urls: DatabaseUrls
  databases: ReturnType<typeof openPools>
  jobs: Jobs | null
  prepared: Prepared
  port: number
}
