import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import { runningEmbedded } from '#platform/database/embedded/embedded.ts'
import { freeze, OBSERVER } from '#tools/faults/break-database.ts'
import { startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const folder = temporaryFolder()
const original = startShop({ DATA_DIR: join(folder.path, 'original') })

afterEach(async () => {
  original.process.kill('SIGTERM')
  await original.ended
  folder.remove()
})

test('a copy of the data folder of a running shop opens beside it, including its lock, and leaves it alone', {
  tags: 'long',
}, async () => {
  const address = await original.opened
  await copyWhole(join(folder.path, 'original'), join(folder.path, 'copy'))

  const copy = startShop({ DATA_DIR: join(folder.path, 'copy') })
  const beside = await copy.opened
  expect((await fetch(`${beside}/readyz`)).status).toBe(200)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(original.process.exitCode).toBeNull()

  copy.process.kill('SIGTERM')
  expect(await copy.ended).toBe(0)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

/** Like a snapshot of the disk: PostgreSQL writes nothing meanwhile, and its lock files are copied. */
async function copyWhole(from: string, to: string) {
  const postgres = join(from, 'postgres')
  const { pool, close } = connect(`${await runningEmbedded(postgres)}?application_name=${OBSERVER}`, 1)
  const [postmaster] = readFileSync(join(postgres, 'data', 'postmaster.pid'), 'utf8').split('\n')
  await freeze(pool, Number(postmaster), () => execFileSync('cp', ['-a', from, to]))
  await close()
}
