import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { startEmbedded } from '#platform/database/embedded/embedded.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { generatorTime, processorTime } from './machine/processor-time.ts'

// Imports products with a picture each by the command into an empty shop, then the same file again, then another one
// with other prices, and says how many a second, and what processor time each takes: a busy machine changes that least.

const { values: options } = parseArgs({
  options: { products: { type: 'string', default: '20000' }, profile: { type: 'string' } },
})
const products = Number(options.products)

/** In pixels: as large as shops export them. */
const SIDE = 800

const folder = await mkdtemp(join(tmpdir(), 'lira-import-'))
const database = await startEmbedded(join(folder, 'postgres'))
try {
  await prepareDatabase(database.url)
  await writePictures()
  // With one product it hardly does more than start: what that takes is not the products'.
  const start = await importFile('one product', csvOf(1, 0))
  for (const [label, more] of [
    ['new', 0],
    ['the same again', 0],
    ['other prices', 1],
  ] as const)
    report(label, await importFile(label, csvOf(products, more)), start)
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

type Figures = { seconds: number; node: number; postgres: number; answer: string }

async function importFile(label: string, csv: string): Promise<Figures> {
  const file = join(folder, 'produtos.csv')
  await writeFile(file, csv)
  const profile = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`]
  const before = { node: await generatorTime(), postgres: await processorTime(database.pid) }
  const begin = performance.now()
  const child = spawn(process.execPath, [...profile, 'tools/import.ts', file], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let answer = ''
  child.stdout.on('data', (chunk) => {
    answer += chunk
  })
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`The import of ${label} failed:\n${answer}`)

  return {
    seconds: (performance.now() - begin) / 1000,
    // This process does little but wait.
    node: (await generatorTime()) - before.node,
    postgres: (await processorTime(database.pid)) - before.postgres,
    answer: answer.trim().split('\n').at(-1) ?? '',
  }
}

function report(label: string, all: Figures, start: Figures): void {
  const each = (name: 'node' | 'postgres') => ((all[name] - start[name]) / products).toFixed(2)
  const perSecond = Math.round(products / (all.seconds - start.seconds))
  console.log(
    `${label}: ${perSecond} a second, Node ${each('node')} and PostgreSQL ${each('postgres')} ms each. ${all.answer}`,
  )
}

/** A picture for each product, which differ in a comment. */
async function writePictures(): Promise<void> {
  const picture = await sharp({
    create: {
      width: SIDE,
      height: SIDE,
      channels: 3,
      background: '#a63',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()
  for (let i = 0; i < products; i++) {
    const comment = Buffer.from([0xff, 0xfe, 0, 6, 0, 0, 0, 0])
    comment.writeUInt32BE(i, 4)
    await writeFile(
      join(folder, `${i}.jpg`),
      Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]),
    )
  }
}

/** Products of a line each, as another shop would export them, with all that a product needs to be on sale. */
function csvOf(count: number, more: number): string {
  const header =
    'Handle;Title;Body (HTML);Vendor;Type;Variant SKU;Variant Price;Variant Inventory Qty;Variant Grams;Altura (mm);Largura (mm);Comprimento (mm);Image Src;Status'
  const body = Array.from(
    { length: count },
    (_, i) =>
      `importado-${i};Instrumento importado ${i};<p>Um instrumento com som claro e firme, para estudo e palco.</p>;Oficina ${i % 40};Importados > Tipo ${i % 25};IMP-${i};${(i % 900) + 99 + more},90;${i % 30};${(i % 50) * 40 + 100};60;250;800;${i}.jpg;active`,
  )

  return [header, ...body].join('\n')
}
