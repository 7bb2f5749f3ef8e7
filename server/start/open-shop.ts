import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { DEMO_ACCOUNT, ensureDemoAccount } from '#demo/payment-account.ts'
import { seedShowcases } from '#platform/catalog/collections/showcases/seed-showcases.ts'
import { ensureBasics } from '#platform/content/settings/ensure-basics.ts'
import { storeSecret } from '#platform/content/settings/store-secret.ts'
import { connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { takeOverJobs } from '#platform/infrastructure/jobs/take-over-jobs.ts'
import { webhookPath } from '#platform/payments/accounts/payment-account.ts'
import { firstOwnerLink } from '#platform/staff/team/first-owner.ts'
import { clock } from '../adapters/clock.ts'
import { type MailModule, mailRenderer, openMail } from '../adapters/mail.ts'
import { openSecrets } from '../adapters/secrets.ts'
import { simulatePayments } from '../adapters/simulated-payments.ts'
import { stylesheetRenderer } from '../appearance/stylesheet-renderer.ts'
import { addressOf, type Config, readConfig, withPort } from '../config.ts'
import { demoOwnerLink } from '../demo/demo-owner.ts'
import { ensureDemo } from '../demo/demo-store.ts'
import { type Listener, openHttpServer } from '../http/http-server.ts'
import { storeEmptySearches } from '../jobs/empty-searches.ts'
import { JOBS } from '../jobs/jobs.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import { createHealth } from '../monitoring/health.ts'
import { createLogger } from '../monitoring/logger.ts'
import { createMetrics } from '../monitoring/metrics.ts'
import { createObserver } from '../monitoring/observe.ts'
import { checkSecrets } from './check-secrets.ts'
import { lockDataDir } from './data-dir.ts'
import { openDatabase } from './database.ts'
import { watchDisk } from './disk-space.ts'
import { checkFilesDir } from './files-dir.ts'
import { StartFailure } from './start-failure.ts'
import type { Stop } from './stop.ts'

const BUILD = new URL('../../build/', import.meta.url)

type Opening = {
  stop: Stop
  /** Aborted when the shop is to close, even before it is open. */
  signal: AbortSignal
  development: boolean
  /** Called when something breaks that the shop can't run without. */
  fail: (error: unknown) => void
}

/**
 * Opens the shop step by step; each step adds its cleanup to `stop`. Throws `StartFailure` for what the operator can
 * fix. The port is opened first, so that a port in use is reported before any work is done. Returns how long the shop
 * must still serve after it was asked to end.
 */
export async function openShop({ stop, signal, development, fail }: Opening): Promise<{ drainMs: number }> {
  const requested = readConfig()
  const { logger, flush } = createLogger(requested.logLevel)
  stop.add(flush)
  const { folder, release } = await lockDataDir(requested.dataDir)
  stop.add(release)
  if (requested.filesDir !== requested.dataDir) checkFilesDir(requested.filesDir)

  const metrics = createMetrics()
  const disk = await watchDisk(folder, logger)
  stop.add(disk.close)
  metrics.watchDisk(disk)
  const closing = () => signal.aborted
  const health = createHealth({
    metrics,
    closing,
    space: disk.space,
    holdsDatabase: requested.databaseUrl === undefined,
  })
  const observer = createObserver({ logger, metrics })
  const server = await openHttpServer({ ...requested, observer, closing, health: health.answer })
  stop.add(server.close)
  const config = withPort({ ...requested, dataDir: folder }, server.port)

  // Loading the code takes as long as starting the database, so both run at once.
  const code = Promise.all([import('../app.ts'), development ? livePages(stop) : builtPages()])
  code.catch(() => undefined)

  const simulated = simulationOf(config)
  simulated?.catch(() => undefined)

  const { url, ...databases } = await openDatabase({ config, signal, stop, logger, fail })
  const connection = databases.visitors
  metrics.watchPools({
    visitors: databases.visitors.pool,
    checkout: databases.checkout.pool,
    jobs: databases.jobs.pool,
  })
  signal.throwIfAborted()
  // Waits for other nodes as long as necessary, without the timeouts of requests.
  const patient = connect(url, 1)
  stop.add(patient.close)
  await migrate(patient.pool).catch(explainMigration)
  const jobs = await openJobs({ pool: databases.jobs.pool, jobs: JOBS, logger, metrics })
  stop.add(jobs.stop)
  // A provider that can't be simulated as requested is reported before the demonstration store is loaded.
  const simulation = await simulated
  const secrets = openSecrets({ keys: requested.secretsKeys ?? null, dataDir: folder })
  const hasDemoAccount =
    simulation !== null &&
    (await ensureDemoAccount({ db: patient.db, secrets, now: clock() }, simulation.credentials))
  const filled =
    config.demo &&
    (await ensureDemo({
      connection: patient,
      url,
      filesDir: config.filesDir,
      signal,
      // Only the simulated provider accepts payments of the past.
      pastProvider: hasDemoAccount && config.demoHistory ? simulation.url : null,
    }))
  signal.throwIfAborted()

  const nodes = await takeOverJobs(patient.pool)
  stop.add(nodes.leave)
  if (nodes.resumed > 0) logger.info({ jobs: nodes.resumed }, 'resuming the jobs of a dead process')

  await ensureBasics(connection, seedShowcases)
  await checkSecrets(connection, secrets)
  const maintenanceSecret = config.maintenanceSecret ?? (await storeSecret(connection, 'manutencao'))
  const linkSecret = config.linkSecret ?? (await storeSecret(connection, 'links'))
  const [{ createApp }, pages] = await code
  const simulationUrl = simulation?.url ?? null
  const mercadoPagoUrl = simulationUrl ?? config.mercadoPagoUrl
  const render = mailRenderer(pages.mail)
  const app = await createApp({
    config: { ...config, mercadoPagoUrl, simulationUrl, linkSecret, maintenanceSecret },
    connection,
    checkout: databases.checkout.db,
    databaseUrl: url,
    logger,
    jobs,
    secrets,
    renderMail: render,
    renderStylesheet: stylesheetRenderer(pages.app.build),
    hasSpace: () => requested.databaseUrl !== undefined || disk.space() !== 'scarce',
    ...pages.app,
  })
  metrics.watchPageCache(app.cache)
  metrics.watchRenderings(app.slots)
  stop.add(app.close)
  stop.add(storeEmptySearches(connection.db, logger))
  const mail = openMail({ config, db: databases.jobs.db, secrets, render })
  stop.add(mail.close)
  await jobs.work((idTarefa) => {
    const context = app.context({ db: databases.jobs.db })
    return { ...context, mail: mail.of(context), idTarefa }
  })
  // Again, so that running jobs have the app and mail until they end.
  stop.add(jobs.stop)
  health.open(databases.health.pool)
  const { answerCached, refusalPage } = app
  server.opened({ answerCached, listener: pages.around(app.listener), refusalPage })
  // Again, so that it is closed first: requests in flight need all the rest.
  stop.add(server.close)

  process.stdout.write(`A loja está aberta em ${config.storeUrl}\n`)
  const owner = filled ? await demoOwnerLink(app.context()) : await firstOwnerLink(app.context())
  if (owner !== null)
    process.stdout.write(`O painel abre em ${owner} (este link vale uma vez, para quem cuida da loja)\n`)
  if (simulationUrl) process.stdout.write(`Os pagamentos são simulados em ${simulationUrl}\n`)
  return { drainMs: config.drainMs }

  function simulationOf({ simulation, host, port }: Config) {
    if (!simulation) return null
    const webhook = addressOf(host, port) + webhookPath(DEMO_ACCOUNT)
    return simulatePayments({ simulation, webhook, dataDir: folder, stop, logger })
  }
}

/** The pages as built by `npm run build`. */
async function builtPages() {
  const build: ServerBuild = await import(new URL('server/index.js', BUILD).href).catch((cause) => {
    throw new StartFailure('As páginas da loja não estão construídas; rode npm run build.', { cause })
  })
  const clientFolder = fileURLToPath(new URL('client', BUILD))
  const panelFolder = fileURLToPath(new URL('admin', BUILD))

  return {
    app: { build, mode: 'production' as const, clientFolder, panelFolder },
    mail: (): Promise<MailModule> => import(new URL('server/mail.js', BUILD).href),
    around: (listener: Listener) => listener,
  }
}

/** The pages from their source files, through Vite, which is loaded only for this. */
async function livePages(stop: Stop) {
  const { openDevelopment } = await import('./dev.ts')
  const ours = process.listeners('SIGTERM')
  const vite = await openDevelopment()
  stop.add(vite.close)
  // Vite would end the process before the database is closed.
  for (const listener of process.listeners('SIGTERM'))
    if (!ours.includes(listener)) process.off('SIGTERM', listener)

  return {
    app: { build: vite.build, mode: 'development' as const, clientFolder: null, panelFolder: null },
    mail: vite.mail,
    around:
      (listener: Listener): Listener =>
      (incoming, outgoing) =>
        vite.serve(incoming, outgoing, () => listener(incoming, outgoing)),
  }
}

function explainMigration(error: unknown): never {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  throw new StartFailure(cause instanceof Error ? `${message} ${cause.message}` : message)
}
