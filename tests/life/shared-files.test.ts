import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { testDatabase } from '../support/database.ts'
import { startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="9" height="9"/></svg>',
)

const folder = temporaryFolder()
afterAll(folder.remove)

test('two nodes with one FILES_DIR serve the same pictures', async () => {
  const database = await testDatabase()
  const shared = join(folder.path, 'shared')
  mkdirSync(shared)
  const hash = await saveOriginal(database.db, localStorage(join(shared, 'fotos')), PICTURE)
  const environment = { DATABASE_URL: database.url, FILES_DIR: shared }
  const nodes = ['a', 'b'].map((name) => startShop({ ...environment, DATA_DIR: join(folder.path, name) }))
  const origins = await Promise.all(nodes.map((node) => node.opened))

  for (const origin of origins)
    expect((await fetch(`${origin}/imagens/${hash}/96.webp`)).status, origin).toBe(200)

  for (const node of nodes) node.process.kill('SIGTERM')
  expect(await Promise.all(nodes.map((node) => node.ended))).toEqual([0, 0])
  await database.close()
})

test('a missing FILES_DIR is reported, and not created on this machine', async () => {
  const missing = join(folder.path, 'nao-montada')
  const shop = startShop({ DATA_DIR: join(folder.path, 'c'), FILES_DIR: missing })

  expect(await shop.ended).toBe(1)
  expect(shop.err()).toMatch(/^A pasta de arquivos .+nao-montada não existe .+ FILES_DIR\.\n$/)
})
