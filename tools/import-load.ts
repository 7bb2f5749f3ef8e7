import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { ImportDetail } from '#contract/admin/transfers.ts'
import { connect } from '#platform/database/connect.ts'
import { startEmbedded } from '#platform/database/embedded.ts'
import { staffCookie } from '#tests/staff.ts'
import { load } from './bench/load.ts'
import { pinGenerator, quiet, serve } from './bench/processes.ts'
import { SERVER } from './prepare.mjs'
import { shopEnvironment } from './psp/shop-environment.ts'
import { startPsp } from './psp/start-psp.ts'

// Imports many products through the panel, and measures what the shop's pages can do meanwhile.

const DOCUMENT = fileURLToPath(new URL('../docs/performance.md', import.meta.url))

/** Of their throughput, pages keep so much. */
const AIM = 0.8

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '50000' }, seconds: { type: 'string', default: '20' } },
})
const rows = Number(options.rows)
const seconds = Number(options.seconds)

const PAGES = [
  { nome: 'Início', path: () => '/' },
  { nome: 'Listagem', path: () => '/cordas' },
  { nome: 'Produto', path: () => produto },
  { nome: 'Listagem, outra a cada vez', path: (n: number) => `/cordas?n=${n}` },
]

let produto = '/'

const folder = await mkdtemp(join(tmpdir(), 'lira-import-'))
const database = await startEmbedded(join(folder, 'postgres'))
const psp = await startPsp({ port: 0 })
try {
  await run()
} finally {
  await psp.close()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run() {
  const shop = await serve(SERVER, [], {
    ...{ DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' },
    ...shopEnvironment(psp.url),
  })
  pinGenerator()
  const connection = connect(database.url, 2)
  try {
    await quiet(shop.pid)
    const { rows: found } = await connection.pool.query(
      "select slug from produtos where situacao = 'disponivel' limit 1",
    )
    produto = `/${found[0].slug}`
    const cookie = await staffCookie(connection.db, 'dono', new Date())
    const before = await measure(shop.url)
    const panel = panelOf(shop.url, cookie)
    const id = await panel.start(csvOf(rows))
    await panel.until(id, 'lida')
    await panel.compare(id)
    await panel.until(id, 'comparada')
    await panel.run(id)
    const begin = performance.now()
    const during = await measure(shop.url)
    const measured = await panel.get(id)
    const done = await panel.until(id, 'importada')
    const minutes = (performance.now() - begin) / 60_000
    await tell({ before, during, minutes, under: measured.resultado.feita, done })
  } finally {
    await connection.close()
    await shop.stop()
  }
}

type Figures = { nome: string; perSecond: number }[]

async function measure(url: string): Promise<Figures> {
  const figures: Figures = []
  for (const { nome, path } of PAGES) {
    await load({ url, path, connections: 4, seconds: 2 })
    const { requestsPerSecond } = await load({ url, path, connections: 16, seconds })
    figures.push({ nome, perSecond: requestsPerSecond })
    console.log(`${nome}: ${Math.round(requestsPerSecond)} req/s`)
  }
  return figures
}

type Told = { before: Figures; during: Figures; minutes: number; under: number; done: ImportDetail }

async function tell({ before, during, minutes, under, done }: Told) {
  const { feita, ruim } = done.resultado
  const lines = before.map(({ nome, perSecond }, i) => {
    const meanwhile = during[i]?.perSecond ?? 0
    const kept = meanwhile / perSecond
    return `| ${nome} | ${Math.round(perSecond)} | ${Math.round(meanwhile)} | ${Math.round(kept * 100)} % | ${kept >= AIM ? '✓' : '✗'} |`
  })
  const text = [
    `${rows.toLocaleString('en')} rows (${feita.toLocaleString('en')} products, ${ruim} bad) in ${minutes.toFixed(1)} minutes, ${under.toLocaleString('en')} of the products while the pages were measured.`,
    '',
    '| page | req/s before | req/s meanwhile | kept | ≥ 80 % |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
  console.log(`\n${text}`)
  const document = await readFile(DOCUMENT, 'utf8')
  const between = /(<!-- bench:import -->)[\s\S]*?(<!-- \/bench:import -->)/
  await writeFile(DOCUMENT, document.replace(between, `$1\n${text}\n$2`))
}

/** Products of four SKUs each, as another shop would export them. */
function csvOf(lines: number): string {
  const header =
    'Handle;Title;Body (HTML);Vendor;Type;Option1 Name;Option1 Value;Variant SKU;Variant Price;Variant Inventory Qty'
  const sizes = ['1/4', '1/2', '3/4', '4/4']
  const body = Array.from({ length: lines }, (_, i) => {
    const [product, size] = [Math.floor(i / 4), sizes[i % 4]]
    const first = `Instrumento importado ${product};<p>Um instrumento com som claro e firme, para estudo e palco.</p>;Oficina ${product % 40};Importados > Tipo ${product % 25};Tamanho`
    return `importado-${product};${i % 4 === 0 ? first : ';;;;'};${size};IMP-${i};${(product % 900) + 99},90;${i % 30}`
  })

  return [header, ...body].join('\n')
}

function panelOf(url: string, cookie: string) {
  const headers = { cookie, origin: url }

  return {
    start: async (csv: string) => {
      const form = new FormData()
      form.set('tipo', 'produtos')
      form.set('arquivo', new File([csv], 'produtos.csv'))
      return (await ask('POST', '', form)).id
    },
    get: (id: string) => ask('GET', `/${id}`),
    compare: async (id: string) => {
      const { colunas } = await ask('GET', `/${id}`)
      await ask('PUT', `/${id}/columns`, JSON.stringify({ colunas: colunas.map(({ campo }) => campo) }))
    },
    run: (id: string) => ask('POST', `/${id}/run`),
    until: async (id: string, situacao: ImportDetail['situacao']) => {
      for (;;) {
        const now = await ask('GET', `/${id}`)
        if (now.situacao === situacao) return now
        if (now.situacao === 'recusada') throw new Error(now.erro ?? '')
        await sleep(1_000)
      }
    },
  }

  async function ask(method: string, path: string, body?: FormData | string): Promise<ImportDetail> {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await fetch(`${url}/v2/admin/imports${path}`, {
      ...{ method, headers: { ...headers, ...type } },
      ...(body === undefined ? {} : { body }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    // The contract's answer, taken at its word.
    return (await response.json()) as ImportDetail
  }
}
