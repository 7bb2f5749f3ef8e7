import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareFixtures } from '#platform/catalog/catalog.fixtures.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 })

type Node = { shop: Shop; address: string; ready: boolean; agent: Agent }

const folders = [temporaryFolder(), temporaryFolder()]
let database: TestDatabase
let nodes: Node[]

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  nodes = []
  for (const { path } of folders) nodes.push(await open(path))
})

afterAll(async () => {
  for (const { shop } of nodes) shop.process.kill('SIGTERM')
  for (const { shop } of nodes) await shop.ended
  for (const { remove } of folders) remove()
  await database.close()
})

test('two nodes are restarted one after the other, and no request fails', async () => {
  let done = false
  const failures: unknown[] = []
  const answered = { count: 0 }
  const balancer = balance(() => done)
  const clients = Array.from({ length: 4 }, async () => {
    while (!done) {
      const node =
        nodes.find(({ ready }, at) => ready && (answered.count + at) % 2 === 0) ??
        nodes.find(({ ready }) => ready)
      if (node) await ask(node).catch((error: unknown) => failures.push(error))
      answered.count++
      await sleep(5)
    }
  })

  for (const [at, { path }] of folders.entries()) {
    const old = nodes[at]
    old?.shop.process.kill('SIGTERM')
    expect(await old?.shop.ended).toBe(0)
    nodes[at] = await open(path)
  }
  done = true
  await Promise.all([balancer, ...clients])

  expect(failures).toEqual([])
  expect(answered.count).toBeGreaterThan(100)
})

async function open(path: string): Promise<Node> {
  const shop = startShop({ DATA_DIR: path, DATABASE_URL: database.url, DRAIN_WAIT: '3' })
  const address = await shop.opened
  return { shop, address, ready: true, agent: new Agent({ keepAlive: true }) }
}

/** Asks each node whether it is ready, as a load balancer does. */
async function balance(done: () => boolean) {
  while (!done()) {
    for (const node of nodes)
      node.ready = await fetch(`${node.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await sleep(200)
  }
}

/** An answer of the API, over a kept-alive connection, as a proxy has it. */
function ask({ address, agent }: Node): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'app-token': 'loja-virtual' }
    get(`${address}/v2/front/settings`, { agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${response.statusCode}`))
      })
    }).once('error', reject)
  })
}
