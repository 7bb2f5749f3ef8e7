import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect } from '#platform/database/connect.ts'
import { runningEmbedded } from '#platform/database/embedded/embedded.ts'
import { serveShop } from '../bench/machine/processes.ts'
import { openCamera } from './camera.ts'
import { enterAsOwner } from './enter.ts'
import { openPanel } from './panel.ts'
import { prepareStore } from './prepare-store.ts'
import { takeScenes } from './scenes.ts'

// Retakes the pictures of docs/merchant-guide.md, in a store of its own with a few weeks of sales behind it.

const PICTURES = fileURLToPath(new URL('../../docs/guide', import.meta.url))

/** The store's address in the pictures, wherever it listens. */
const STORE_URL = 'http://lira.exemplo'

const folder = await mkdtemp(join(tmpdir(), 'lira-guia-'))
const [port, pspPort] = [await freePort(), await freePort()]
const shop = await serveShop({
  DATA_DIR: folder,
  STORE_URL,
  LOG_LEVEL: 'error',
  DEMO: '1',
  DEMO_HISTORY: '0',
  PORT: String(port),
  PSP_PORT: String(pspPort),
})
const origin = `http://127.0.0.1:${port}`
const psp = `http://127.0.0.1:${pspPort}`
const connection = connect((await runningEmbedded(join(folder, 'postgres'))) ?? '', 2)
const camera = await openCamera({ folder: PICTURES, storeUrl: STORE_URL, port })
try {
  const cookie = await enterAsOwner(camera, connection.db)
  const panel = openPanel({ origin, cookie })
  const store = await prepareStore({ origin, psp, panel, connection, mails: join(folder, 'mail') })
  await takeScenes(camera, store)
  console.log(`${await camera.finish()} pictures in ${PICTURES}`)
} finally {
  await camera.close()
  await connection.close()
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Returns a free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
