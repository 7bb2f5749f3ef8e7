import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const folder = temporaryFolder()
afterAll(folder.remove)

test('a shop whose embedded database is killed under load exits with code 1, releases its folder, and starts again', {
  tags: 'long',
}, async () => {
  const shop = startShop({ DATA_DIR: folder.path, LOG_LEVEL: 'silent' })
  const address = await shop.opened
  let asking = true
  const visitors = Array.from({ length: 24 }, async () => {
    while (asking)
      await fetch(`${address}/v2/front/checkout/cart`, {
        headers: { 'app-token': 'loja-virtual' },
      }).catch(() => null)
  })
  const [pid] = readFileSync(join(folder.path, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')

  expect(await shop.ended).toBe(1)
  asking = false
  await Promise.all(visitors)
  expect(existsSync(join(folder.path, 'lira.lock'))).toBe(false)

  const next = startShop({ DATA_DIR: folder.path })
  await next.opened
  next.process.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})
