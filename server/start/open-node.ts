import type { Logger } from 'pino'
import { DEMO_ACCOUNT, ensureDemoAccount } from '#demo/payment-account.ts'
import { seedShowcases } from '#platform/catalog/collections/showcases/seed-showcases.ts'
import { ensureBasics } from '#platform/content/settings/ensure-basics.ts'
import { storeSecret } from '#platform/content/settings/store-secret.ts'
import { connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { webhookPath } from '#platform/payments/accounts/payment-account.ts'
import { clock } from '../adapters/clock.ts'
import { openSecrets } from '../adapters/secrets.ts'
import { simulatePayments } from '../adapters/simulated-payments.ts'
import { addressOf, type Config } from '../config.ts'
import { ensureDemo } from '../demo/demo-store.ts'
import { checkFiles } from './check-files.ts'
import { checkSecrets } from './check-secrets.ts'
import { lockDataDir } from './data-dir.ts'
import { openDatabase } from './database.ts'
import type { Opening } from './lifecycle.ts'
import { StartFailure } from './start-failure.ts'
import type { Stop } from './stop.ts'

/** What the processes of a node have to know of what was prepared for all of them. */
export type Prepared = {
  /** URL of the simulated payment provider's pages; null with real providers. */
  simulationUrl: string | null
  linkSecret: string
  maintenanceSecret: string
  /** Whether the demonstration store was loaded now. */
  filled: boolean
}

/**
 * Locks `DATA_DIR` for this node and checks `FILES_DIR` or the bucket. Returns the real path of `DATA_DIR`. Throws `StartFailure` for
 * what the operator can fix.
 */
export async function claimFolders(config: Config, stop: Stop, logger: Logger): Promise<string> {
  const { folder, release } = await lockDataDir(config.dataDir)
  stop.add(release)
  await checkFiles(config, (error) => logger.warn({ err: error }, 'the store of files does not answer'))
  return folder
}

type OpenNodeInput = Opening & { config: Config; logger: Logger }

/**
 * Does what a node does once, however many processes it has: opens and migrates the database, and simulates payments.
 * `prepare` then fills it, once the queues of jobs exist, which may be opened meanwhile. Throws `StartFailure` for what the operator can fix.
 */
export async function openNode({ config, stop, signal, fail, logger }: OpenNodeInput) {
  const simulated = simulationOf(config)
  simulated?.catch(() => undefined)

  const urls = await openDatabase({ config, signal, stop, logger, fail })
  signal.throwIfAborted()
  // Waits for other nodes as long as necessary, without the timeouts of requests. Two connections: while one fills the
  // shop, which waits for the queues, the other one opens these.
  const patient = connect(urls.direct, 2)
  stop.add(patient.close)
  await migrate(patient.pool).catch(explainMigration)

  return { urls, pool: patient.pool, db: patient.db, prepare }

  async function prepare(queues: Promise<unknown>): Promise<Prepared> {
    // A provider that can't be simulated as requested is reported before the demonstration store is loaded.
    const simulation = await simulated
    const secrets = openSecrets({ keys: config.secretsKeys ?? null, dataDir: config.dataDir })
    const hasDemoAccount =
      simulation !== null &&
      (await ensureDemoAccount({ db: patient.db, secrets, now: clock() }, simulation.credentials))
    const filled =
      config.demo &&
      (await ensureDemo({
        connection: patient,
        queues,
        url: urls.direct,
        files: config.files,
        signal,
        // Only the simulated provider accepts payments of the past.
        pastProvider: hasDemoAccount && config.demoHistory ? simulation.url : null,
      }))
    signal.throwIfAborted()
    await ensureBasics(patient, seedShowcases)
    await checkSecrets(patient, secrets)

    return {
      simulationUrl: simulation?.url ?? null,
      linkSecret: config.linkSecret ?? (await storeSecret(patient, 'links')),
      maintenanceSecret: config.maintenanceSecret ?? (await storeSecret(patient, 'manutencao')),
      filled,
    }
  }

  function simulationOf({ simulation, host, port, dataDir }: Config) {
    if (!simulation) return null
    const webhook = addressOf(host, port) + webhookPath(DEMO_ACCOUNT)
    return simulatePayments({ simulation, webhook, dataDir, stop, logger })
  }
}

function explainMigration(error: unknown): never {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  throw new StartFailure(cause instanceof Error ? `${message} ${cause.message}` : message)
}
