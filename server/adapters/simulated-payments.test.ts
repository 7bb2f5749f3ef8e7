import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/life/shop.ts'
import { createStop } from '../start/stop.ts'
import { simulatePayments } from './simulated-payments.ts'

function opening(simulation: { port: number; fixed: boolean }) {
  const folder = temporaryFolder()
  const stop = createStop(() => undefined)
  onTestFinished(async () => {
    await stop.now()
    folder.remove()
  })
  const logger = pino({ enabled: false })
  const webhook = 'http://127.0.0.1:9/v2/webhooks/contas/1'

  return { stop, opened: simulatePayments({ simulation, webhook, dataDir: folder.path, stop, logger }) }
}

async function takenPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())

  return (server.address() as AddressInfo).port
}

test('starts a provider beside the shop that accepts every method, and ends with the shop', async () => {
  const { stop, opened } = opening({ port: 0, fixed: false })
  const { url, credentials } = await opened

  expect(Object.keys(credentials).toSorted()).toEqual(['accessToken', 'publicKey', 'webhookSecret'])
  expect(await (await fetch(`${url}/js/v2`)).text()).toContain('window.MercadoPago')

  await stop.now()
  await expect(fetch(url)).rejects.toThrow()
})

test('takes another port if its usual one is in use', async () => {
  const port = await takenPort()
  const { url } = await opening({ port, fixed: false }).opened

  expect((await fetch(url)).status).toBe(200)
  expect(new URL(url).port).not.toBe(String(port))
})

test('fails if the requested port is in use', async () => {
  const port = await takenPort()

  await expect(opening({ port, fixed: true }).opened).rejects.toThrow(`na porta ${port} (PSP_PORT)`)
})
