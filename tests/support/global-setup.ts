import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import type { TestProject } from 'vitest/node'
import { type Connection, connect } from '#platform/database/connect.ts'
import { startEmbedded } from '#platform/database/embedded/embedded.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import { databaseAt, TEMPLATE } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The maintenance database of this run's cluster. */
    clusterUrl: string
    /** Why the tests' databases can't be created; empty if they can. */
    templateFailure: string
    /** A folder that is deleted after the run, and the tests' temporary one. */
    runFolder: string
  }
}

/** One temporary cluster per run, with the migrated database that the tests' databases are copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const system = tmpdir()
  const folder = await mkdtemp(join(system, 'lira-tests-'))
  // What a test leaves in the temporary folder is deleted with this one.
  process.env['TMPDIR'] = folder
  const cluster = await startEmbedded(join(folder, 'postgres'), { durable: false }).catch((error) => {
    rmSync(folder, { recursive: true })
    throw error
  })
  // An interrupted run leaves neither process nor files.
  process.once('exit', discard)

  // A failing migration is reported by the tests that need it; the pure ones still run.
  const failure = await makeTemplate(cluster.url).then(() => '', inspect)
  project.provide('templateFailure', failure)
  project.provide('clusterUrl', cluster.url)
  project.provide('runFolder', folder)
  return teardown

  async function teardown() {
    process.off('exit', discard)
    process.env['TMPDIR'] = system
    // All of it is deleted: writing it to the disk first, as an orderly stop does, takes half a minute.
    process.kill(cluster.pid, 'SIGQUIT')
    await cluster.exited
    // Hundreds of databases: nobody waits for half a minute until they are deleted.
    spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref()
  }

  function discard() {
    process.kill(cluster.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function makeTemplate(clusterUrl: string) {
  await using(clusterUrl, ({ pool }) => pool.query(`create database ${TEMPLATE}`))
  await using(databaseAt(clusterUrl, TEMPLATE), async ({ pool }) => {
    await migrate(pool)
    const queues = await openQueues(pool, JOBS)
    await queues.stop({ close: false })
  })
}

async function using(url: string, work: (connection: Connection) => Promise<unknown>) {
  const connection = connect(url, 1)
  try {
    await work(connection)
  } finally {
    await connection.close()
  }
}
