import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { EVERYTHING, keysOf } from '#platform/infrastructure/cdn/keys.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { startCdn } from '#tools/counterparts/cdn/start-cdn.ts'
import { freePort } from '../cluster/programs.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

/** A process that has been open for longer has known all changes that another one may have missed. */
const WITNESS_MS = 31_000

const folder = temporaryFolder()
let database: TestDatabase
let cdn: Awaited<ReturnType<typeof startCdn>>
let shop: Shop
let address: string
let key: string

beforeAll(async () => {
  database = await testDatabase()
  await saveSettings(database, DEMO_SETTINGS)
  await prepareFixtures(database.db)
  const { id } = await saveProduct(database, sampleProduct('violino'))
  key = keysOf([tags.product(id)])[0] ?? ''
  cdn = await startCdn()
  shop = startShop({
    DATA_DIR: folder.path,
    // With any free one, it would be another after all processes have ended.
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    WEB_CONCURRENCY: '3',
    CDN: 'cloudflare',
    CDN_URL: cdn.url,
    CDN_SERVICE: cdn.service,
    CDN_TOKEN: cdn.token,
    LOG_LEVEL: 'warn',
  })
  address = await shop.opened
})

afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await cdn.close()
  await database.close()
  folder.remove()
})

test('a start purges everything, once and once more, however many processes there are', async () => {
  await until(() => cdn.purged.length >= 2)
  await sleep(3_000)

  expect(cdn.purged).toEqual([EVERYTHING, EVERYTHING])
})

test('a change is one purge of the node and its repetition, and of what comes late one more', async () => {
  const calls = cdn.state.calls
  await change()
  await until(() => purgesOf(key) >= 2)
  await sleep(3_000)

  expect(cdn.state.calls - calls).toBeLessThanOrEqual(3)
  expect(cdn.purged.filter((purged) => purged === EVERYTHING)).toHaveLength(2)
})

test('what a process may have missed before it died is purged again, and nothing else', {
  tags: 'long',
}, async () => {
  await sleep(WITNESS_MS)
  const [, victim = 0] = childrenOf(shop)
  process.kill(victim, 'SIGSTOP')
  cdn.purged.length = 0
  await change()
  await until(() => purgesOf(key) >= 2)
  await sleep(3_000)
  const before = purgesOf(key)
  process.kill(victim, 'SIGKILL')
  await until(async () => childrenOf(shop).length === 3 && (await openProcesses()) === 3)
  await until(() => purgesOf(key) >= before + 2)
  await sleep(3_000)

  expect(cdn.purged).not.toContain(EVERYTHING)
})

test('without a process that has known all changes everything is purged', { tags: 'long' }, async () => {
  cdn.purged.length = 0
  for (const pid of childrenOf(shop)) process.kill(pid, 'SIGKILL')

  await until(() => cdn.purged.includes(EVERYTHING))
  await until(async () => (await openProcesses()) === 3)
})

test('an end purges everything', { tags: 'long' }, async () => {
  await sleep(3_000)
  cdn.purged.length = 0
  shop.process.kill('SIGTERM')
  await shop.ended

  expect(cdn.purged).toEqual([EVERYTHING])
})

async function change() {
  await saveProduct(database, { ...sampleProduct('violino'), nome: `Violino ${performance.now()}` })
}

function purgesOf(counted: string): number {
  return cdn.purged.filter((purged) => purged === counted).length
}

/** None while a process that has just been killed is the one that answers. */
async function openProcesses(): Promise<number> {
  const text = await fetch(`${address}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
  return Number(/^processes_open (\d+)$/m.exec(text)?.[1] ?? 0)
}

/** The processes that a shop's first one has started. */
function childrenOf({ process: { pid } }: Shop): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await sleep(50)
}
