import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { pictureProcess } from './picture-process.ts'

let database: TestDatabase
let idProduto: number
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
})
afterAll(async () => {
  pictureProcess.end()
  await database.close()
})

// Reading 24 million pixels twice takes more than a minute on a slow machine.
const TIME = { timeout: 240_000 }

test(
  'small files that would decode to gigabytes cost no memory, in the shop or in its picture process',
  TIME,
  async () => {
    // 26 million pixels are refused by their number; 24 million are within the limit for a photo.
    const files = [await blackAvif(5200, 5000), await blackAvif(6000, 4000)]
    for (const file of files) expect(file.byteLength).toBeLessThan(20_000)
    const before = process.memoryUsage.rss()
    const watch = watchWorker()
    const answers = await Promise.all([1, 2].flatMap((n) => files.map((file) => review(n, file))))
    const { peak, pids } = watch.stop()

    expect(answers.map(({ status }) => status)).toEqual(Array(2).fill([422, 200]).flat())
    expect(process.memoryUsage.rss() - before).toBeLessThan(250_000_000)
    expect(peak).toBeGreaterThan(0)
    expect(peak).toBeLessThan(1_200_000_000)
    expect(pids.size).toBeGreaterThan(0)
  },
)

test('aborts a drawing that never finishes, and processes the next one', { tags: 'long' }, async () => {
  const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><filter id="f" x="0" y="0" width="1" height="1">
    ${'<feTurbulence baseFrequency="0.9" numOctaves="10000000"/><feMorphology operator="dilate" radius="900"/>'.repeat(40)}
    </filter><rect width="1600" height="1600" filter="url(#f)"/></svg>`
  const small = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const [bomb, ...others] = await Promise.all([
    upload(Buffer.from(slow)),
    ...Array.from({ length: 6 }, () => upload(small)),
  ])

  expect(bomb?.status).toBe(422)
  expect(others.map(({ status }) => status)).toEqual(Array(6).fill(200))
})

test('limits the number of pictures per visitor, not of requests', async () => {
  const small = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#321' } })
    .png()
    .toBuffer()
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) statuses.push((await review('muitas', small, small, small, small)).status)

  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

function review(who: number | string, ...files: Uint8Array[]) {
  const form = new FormData()
  const fields = {
    idProduto: String(idProduto),
    nome: 'Pedro Alves',
    email: `pedro.${who}@example.com`,
    nota: '4',
    recomenda: 'true',
    titulo: 'Bom violino',
    comentario: 'Chegou bem embalado e afinado.',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('anexos[]', new File([new Uint8Array(file)], 'foto.avif'))

  return testApi<{ code: string }>(database.db)('POST', '/evaluations/product', { form })
}

function upload(bytes: Uint8Array) {
  const form = new FormData()
  form.set('arquivo', new File([new Uint8Array(bytes)], 'foto'))

  return testAdminApi<{ code?: string }>(database.db)('POST', '/pictures', { papel: 'catalogo', form })
}

function blackAvif(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .avif({ effort: 0, quality: 10 })
    .toBuffer()
}

/** The maximum memory of the picture process in bytes, and the ids of the processes. */
function watchWorker() {
  let peak = 0
  const pids = new Set<number>()
  const timer = setInterval(() => {
    const pid = pictureProcess.pid()
    if (pid === undefined) return
    pids.add(pid)
    peak = Math.max(peak, rssOf(pid))
  }, 10)

  return {
    stop() {
      clearInterval(timer)
      return { peak, pids }
    },
  }
}

function rssOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
