import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GuideBlock } from '#contract/content/guides/guide-blocks.ts'
import { PIECES_ENTRY, TOOLS } from '#domain/instruments/tools.ts'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { DEFAULT_TRADE_IN_RULES } from '#domain/order/trade-in/trade-in-rules.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { startTradeInRules } from '#platform/orders/returns/trade-ins/trade-in-rules.ts'
import { findPages } from '#platform/search/results/find-pages.ts'
import { searchProducts } from '#platform/search/search-products.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { guideParts } from '../collections/guides/guide-parts.ts'
import { samplePiece } from '../pieces/pieces.fixtures.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { toolsOfShop } from './offered-tools.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  for (const slug of ['violino', 'rabeca', 'viola'])
    await saveProduct(database, sampleProduct(slug, { skus: [sampleSku(slug.toUpperCase())] }))
})
afterAll(() => database.close())

/** What leads to the workshop, to trade-ins and to used pieces: among the tools, in a search, in a guide. */
async function leads() {
  const context = () => testContext(database.db)
  const tools = (await toolsOfShop(context())).ferramentas.map(({ url }) => url)
  const pages = async (texto: string) => (await findPages(context(), texto)).paginas.map(({ url }) => url)
  const cards = await guideParts(
    context(),
    [WORKSHOP_PATH, TRADE_IN_PATH, '/ferramentas/tamanho'].map(toolBlock),
  )

  return {
    tools: tools.filter((url) => [WORKSHOP_PATH, TRADE_IN_PATH, PIECES_ENTRY.url].includes(url)),
    search: [...(await pages('conserto')), ...(await pages('trocar por um maior'))].filter(
      (url) => url === WORKSHOP_PATH || url === TRADE_IN_PATH,
    ),
    guide: cards.map((part) => part.tipo === 'ferramenta' && part.url),
  }
}

const toolBlock = (ferramenta: string): GuideBlock => ({
  id: ferramenta,
  tipo: 'ferramenta',
  ferramenta,
  parametros: '',
  texto: '',
})

test('a shop leads to workshop, trade-ins and used pieces only where it has them', async () => {
  expect(await leads()).toEqual({ tools: [], search: [], guide: ['/ferramentas/tamanho'] })
  expect((await toolsOfShop(testContext(database.db))).ferramentas).toHaveLength(TOOLS.length - 2)

  await startTradeInRules(database.db, { ...DEFAULT_TRADE_IN_RULES, ativa: true })
  await database.pool.query(
    `insert into oficina (ajustes, alterado_em)
      values ('{"semana":[0,0,0,0,0,0,0],"validadeOrcamento":10,"recebeNoBalcao":true,"texto":""}', now())`,
  )
  await samplePiece(database.db, 'VIOLINO', { condicao: 'usadoB', numeroSerie: 'um' })
  await samplePiece(database.db, 'RABECA', { condicao: 'vitrine', numeroSerie: 'dois' })

  expect(await leads()).toEqual({
    tools: [TRADE_IN_PATH, WORKSHOP_PATH, PIECES_ENTRY.url],
    search: [WORKSHOP_PATH, TRADE_IN_PATH],
    guide: [WORKSHOP_PATH, TRADE_IN_PATH, '/ferramentas/tamanho'],
  })
})

test('the way to used and showroom pieces lists them, and nothing else', async () => {
  const { produtos } = (await searchProducts(testContext(database.db), { url: PIECES_ENTRY.url })).conteudo

  expect(produtos.map(({ url }) => url).toSorted()).toEqual(['/rabeca?exemplar=dois', '/violino?exemplar=um'])
})

test('pages with the tools are rendered again when terms, workshop or pieces change', async () => {
  const context = testContext(database.db)
  await toolsOfShop(context)

  expect([...context.noted]).toEqual(expect.arrayContaining(['configuracao', 'servicos', 'listagem']))
})
