import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, expect } from '@playwright/test'
import type { Pool } from 'pg'
import type { ImportDetail } from '#contract/panel/transfers.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { connect } from '#platform/database/connect.ts'
import { findBrowser } from '#tests/support/find-browser.ts'
import { staffCookie } from '#tests/support/staff.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { shopEnvironment } from '../counterparts/shop-environment.ts'
import { startProviders } from '../counterparts/start-providers.ts'
import { load } from './generator/load.ts'
import { newWord } from './generator/plan.ts'
import { firstJobsDone } from './machine/first-jobs.ts'
import { quiet, residentBytes, serveDatabase, serveShop } from './machine/processes.ts'
import { writeSection } from './report/write-section.ts'

// A merchant imports many products at the panel, in Chromium, while this measures the throughput of the shop's pages.

/** The share of their throughput that pages must retain. */
const AIM = 0.8

/** Timeout for an import, in ms. */
const TIMEOUT = 60 * 60_000

const { values: options } = parseArgs({
  options: { products: { type: 'string', default: '50000' }, seconds: { type: 'string', default: '20' } },
})
const products = Number(options.products)
const seconds = Number(options.seconds)

const PAGES = [
  { nome: 'Início', path: () => '/' },
  { nome: 'Listagem', path: () => '/cordas' },
  { nome: 'Produto', path: () => produto },
  { nome: 'Listagem, outra a cada vez', path: () => `/cordas?ordem=${newWord()}{n}` },
]

let produto = '/'

const folder = await mkdtemp(join(tmpdir(), 'lira-import-'))
const database = await serveDatabase(join(folder, 'postgres'))
const psp = await startProviders()
await prepareDatabase(database.url)
const executablePath = findBrowser()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath !== undefined && { executablePath }),
})
try {
  await run()
} finally {
  await browser.close()
  await psp.close()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run() {
  const shop = await serveShop({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    ...shopEnvironment(psp),
  })
  const connection = connect(database.url, 2)
  try {
    await quiet(shop.pid)
    await firstJobsDone(connection.pool)
    const { rows: found } = await connection.pool.query(
      "select slug from produtos where situacao = 'disponivel' limit 1",
    )
    produto = `/${found[0].slug}`
    const cookie = await staffCookie(connection.db, 'dono', new Date())
    const before = await measure(shop.url)
    const merchant = await merchantAt(browser, shop.url, cookie)
    await merchant.compare(csvOf(products, await pictureOf(connection.pool)))
    await merchant.run()
    const begin = performance.now()
    const during = await measure(shop.url)
    const { feita: under } = (await merchant.look()).resultado
    await merchant.untilDone()
    const minutes = (performance.now() - begin) / 60_000
    const resident = (await residentBytes([shop.pid])).now
    await expectOnSale(connection.pool)
    await writeReport({ before, during, minutes, under, resident, done: await merchant.look() })
  } finally {
    await connection.close()
    await shop.stop()
  }
}

/** Hidden products are not listed, searched or counted, and cost the pages nothing. */
async function expectOnSale(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::integer as count from produtos where slug like 'importado-%' and situacao = 'disponivel'",
  )
  expect(rows[0]?.count).toBe(products)
}

type Figures = { nome: string; perSecond: number }[]

async function measure(url: string): Promise<Figures> {
  const figures: Figures = []
  for (const { nome, path } of PAGES) {
    await load({ urls: [url], requests: { path: path() }, connections: 4, seconds: 2 })
    const { requestsPerSecond } = await load({
      urls: [url],
      requests: { path: path() },
      connections: 16,
      seconds,
    })
    figures.push({ nome, perSecond: requestsPerSecond })
    console.log(`${nome}: ${Math.round(requestsPerSecond)} req/s`)
  }
  return figures
}

type ReportInput = {
  before: Figures
  during: Figures
  minutes: number
  under: number
  resident: number
  done: ImportDetail
}

async function writeReport({ before, during, minutes, under, resident, done }: ReportInput) {
  const { feita, ruim } = done.resultado
  const lines = before.map(({ nome, perSecond }, i) => {
    const meanwhile = during[i]?.perSecond ?? 0
    const remaining = meanwhile / perSecond
    return `| ${nome} | ${Math.round(perSecond)} | ${Math.round(meanwhile)} | ${Math.round(remaining * 100)} % | ${remaining >= AIM ? '✓' : '✗'} |`
  })
  const text = [
    `${feita.toLocaleString('en')} products (${ruim} bad lines) in ${minutes.toFixed(1)} minutes, ${under.toLocaleString('en')} of them while the pages were measured; the app then uses ${Math.round(resident / 1e6)} MB.`,
    '',
    '| page | req/s before | req/s during the import | remaining | ≥ 80 % |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
  console.log(`\n${text}`)
  await writeSection('import', text)
}

/** The address of a picture that the shop has, so that no product waits for the internet. */
async function pictureOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>('select hash from midias order by id_produto limit 1')
  const [first] = rows
  if (!first) throw new Error('The shop has no picture.')

  return pictureUrl(first.hash)
}

/**
 * Products of a line each, as another shop would export them, with the picture and the box that a product needs to be
 * on sale.
 */
function csvOf(count: number, picture: string): string {
  const header =
    'Handle;Title;Body (HTML);Vendor;Type;Variant SKU;Variant Price;Variant Inventory Qty;Variant Grams;Altura (mm);Largura (mm);Comprimento (mm);Image Src;Status'
  const body = Array.from(
    { length: count },
    (_, i) =>
      `importado-${i};Instrumento importado ${i};<p>Um instrumento com som claro e firme, para estudo e palco.</p>;Oficina ${i % 40};Importados > Tipo ${i % 25};IMP-${i};${(i % 900) + 99},90;${i % 30};${(i % 50) * 40 + 100};60;250;800;${picture};active`,
  )

  return [header, ...body].join('\n')
}

/** A merchant at the panel's import page, and their actions. */
async function merchantAt(browser: Browser, url: string, cookie: string) {
  const context = await browser.newContext({ baseURL: url, locale: 'pt-BR' })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }])
  const page = await context.newPage()
  await page.goto('/admin/importacoes')
  let id = ''

  return {
    async compare(csv: string) {
      await page.getByLabel('O que está no arquivo').selectOption('produtos')
      const file = { name: 'produtos.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.waitForURL(/importacoes\/[\w-]+$/, { timeout: TIMEOUT })
      id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.getByRole('button', { name: 'Comparar com a loja' }).click({ timeout: TIMEOUT })
      await expect(page.getByRole('button', { name: /^Importar \d/ })).toBeEnabled({ timeout: TIMEOUT })
    },
    async run() {
      await page.getByRole('button', { name: /^Importar \d/ }).click()
      await expect(page.getByText(/^Importando: /)).toBeVisible()
    },
    async untilDone() {
      await expect(page.getByText(/^Importada: /)).toBeVisible({ timeout: TIMEOUT })
      await page.goto(`/importado-${products - 1}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Instrumento importado ${products - 1}`,
      )
    },
    async look(): Promise<ImportDetail> {
      const response = await context.request.get(`/v2/admin/imports/${id}`)
      if (!response.ok()) throw new Error(`The import can't be seen: ${response.status()}`)
      // The response is not validated.
      return (await response.json()) as ImportDetail
    },
  }
}
