import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SizeGuide } from '#contract/catalog/catalog.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { getListing } from '#platform/catalog/listing/get-listing.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { getProduct } from '#platform/catalog/product/page/get-product.ts'
import { getProductTools } from '#platform/catalog/strings/get-product-tools.ts'
import { produtos, skus } from '#platform/catalog/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { sizeGuide } from './size-guide.ts'

let database: TestDatabase
let context: ReturnType<typeof testContext>

const SIZE = sampleField({ label: 'Medida do corpo', papel: 'tamanho', filtro: true })
const SCALE = sampleField({
  label: 'Escala',
  papel: 'escala',
  tipo: 'numero',
  unidade: 'mm',
  filtro: true,
  filtragem: 'faixa',
})

/** A shop with other words than the demonstration's: only templates say what is an instrument, and what its size. */
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  for (const caminho of ['orquestra', 'orquestra/rabecas', 'orquestra/baixos', 'dedilhados'])
    await saveCategory(database, sampleCategory(caminho))
  const { db } = database
  await startTemplate(db, { categoria: 'orquestra', instrumento: 'violino', campos: [SIZE] })
  await startTemplate(db, { categoria: 'orquestra/baixos', instrumento: 'contrabaixo', campos: [SIZE] })
  await startTemplate(db, { categoria: 'dedilhados', instrumento: 'violaoNailon', campos: [SIZE, SCALE] })
  await startTemplate(db, {
    categoria: 'cordas',
    instrumento: 'violino',
    campos: [SIZE, sampleField({ label: '1ª corda', tipo: 'corda' })],
  })
  const size = (valor: string) => [{ label: 'Medida do corpo', valor, filtro: true }]
  const scale = (valor: string) => [{ label: 'Escala', valor, filtro: true }]
  for (const product of [
    sampleProduct('variado', {
      categoria: 'orquestra/rabecas',
      skus: [
        sampleSku('V-44', {}, { 'Medida do corpo': '4/4' }),
        sampleSku('V-34', {}, { 'Medida do corpo': '3/4' }),
      ],
    }),
    sampleProduct('inteiro', { categoria: 'orquestra/rabecas', caracteristicas: size('Adulto') }),
    sampleProduct('oculto', {
      categoria: 'orquestra/rabecas',
      situacao: 'inativo',
      caracteristicas: size('1/2'),
    }),
    // Strings for violins are no violins.
    sampleProduct('jogo', { categoria: 'cordas', caracteristicas: size('3/4') }),
    sampleProduct('baixo', { categoria: 'orquestra/baixos', caracteristicas: size('3/4') }),
    sampleProduct('pequeno', { categoria: 'dedilhados', caracteristicas: scale('580 mm') }),
    sampleProduct('grande', { categoria: 'dedilhados', caracteristicas: scale('650 mm') }),
  ])
    await saveProduct(database, product)
})
afterAll(() => database.close())
beforeEach(() => {
  context = testContext(database.db)
})

test('sizes lead to the listings of their instrument, by the field of the size and its values', async () => {
  const { conteudo } = await guide('/ferramentas/tamanho?instrumento=violino&braco=57')

  expect(conteudo.tamanho).toBe('3/4')
  expect(conteudo.tamanhos).toEqual([
    {
      tamanho: '4/4',
      listagens: [
        {
          nome: expect.any(String),
          url: '/orquestra/rabecas?medida-do-corpo=4-4',
          total: 2,
        },
      ],
    },
    {
      tamanho: '3/4',
      listagens: [{ nome: expect.any(String), url: '/orquestra/rabecas?medida-do-corpo=3-4', total: 1 }],
    },
  ])
})

test('instruments below the category of another one are theirs only', async () => {
  const { conteudo } = await guide('/ferramentas/tamanho?instrumento=contrabaixo-acustico')

  expect(
    conteudo.tamanhos.map(({ tamanho, listagens }) => [tamanho, listagens.map(({ url }) => url)]),
  ).toEqual([['3/4', ['/orquestra/baixos?medida-do-corpo=3-4']]])
})

test('without a stated size, the range of the scale leads to the listing', async () => {
  const { conteudo } = await guide('/ferramentas/tamanho?instrumento=violao-de-nailon&altura=140')

  expect(conteudo.tamanho).toBe('3/4')
  expect(conteudo.tamanhos.map(({ tamanho, listagens }) => [tamanho, listagens[0]?.url])).toEqual([
    ['4/4', '/dedilhados?escala=630..664'],
    ['3/4', '/dedilhados?escala=560..615'],
  ])
})

test('an instrument that the shop does not sell has its sizes, and no listings', async () => {
  const { conteudo } = await guide('/ferramentas/tamanho?instrumento=ukulele&mao=15')

  expect(conteudo).toEqual({ tamanhos: [], tamanho: 'Soprano' })
})

test('only pages without measures are for search engines, each instrument at one address', async () => {
  const [all, violin, measured, ruler] = await Promise.all(
    [
      '/ferramentas/tamanho',
      '/ferramentas/tamanho?instrumento=violino',
      '/ferramentas/tamanho?instrumento=violino&braco=57',
      '/ferramentas/tamanho/regua',
    ].map(guide),
  )
  const seo = [all, violin, measured, ruler].map((answer) => answer?.estrutura.seo)

  expect(seo.map((each) => [each?.canonical, each?.indexar])).toEqual([
    ['/ferramentas/tamanho', true],
    ['/ferramentas/tamanho?instrumento=violino', true],
    ['/ferramentas/tamanho?instrumento=violino', false],
    ['/ferramentas/tamanho/regua', true],
  ])
  expect(seo[1]?.title).toContain('Tamanho certo do violino')
})

test('the page changes with any product and any template', async () => {
  await guide('/ferramentas/tamanho?instrumento=violino')

  expect([...context.noted]).toEqual(expect.arrayContaining(['listagem', 'categorias']))
})

test('a product says whom each of its sizes fits, and one of a single size whom that fits', async () => {
  const [several, single, strings] = await Promise.all(
    ['/variado', '/inteiro', '/jogo'].map(async (url) => (await getProduct(context, { url })).conteudo),
  )
  const idOf = (sku: string) => several?.skus.find((each) => each.sku === sku)?.id

  expect(several?.tamanhoCerto).toEqual({
    url: '/ferramentas/tamanho?instrumento=violino',
    frases: [
      { frase: 'Tamanho 4/4: serve para quem tem braço a partir de 60 cm.', skus: [idOf('V-44')] },
      { frase: 'Tamanho 3/4: serve para quem tem braço de 56,5 a 60 cm.', skus: [idOf('V-34')] },
    ],
  })
  expect(single?.tamanhoCerto?.frases).toEqual([
    { frase: 'Tamanho 4/4: serve para quem tem braço a partir de 60 cm.', skus: [single?.idSku] },
  ])
  expect(strings?.tamanhoCerto).toBeNull()
})

test.each([
  ['/orquestra/rabecas', '/ferramentas/tamanho?instrumento=violino'],
  ['/dedilhados', '/ferramentas/tamanho?instrumento=violao-de-nailon'],
  // Violins and double basses.
  ['/orquestra', '/ferramentas/tamanho'],
  ['/cordas', undefined],
  ['/arcos', undefined],
])('the category %s leads to %s', async (url, address) => {
  const { conteudo } = await getListing(context, { type: 'category', url })

  expect(conteudo.detalhes.tamanhoCerto).toBe(address)
})

async function guide(url: string): Promise<SizeGuide> {
  return SizeGuide.parse(await sizeGuide(context, { url }))
}

test('only variants in a size that players grow out of lead to the next one once they are bought', async () => {
  const { db } = database
  const bought = await db
    .select({ id: skus.id, sku: skus.sku, idProduto: skus.idProduto, slug: produtos.slug })
    .from(skus)
    .innerJoin(produtos, eq(produtos.id, skus.idProduto))
    .where(inArray(produtos.slug, ['variado', 'inteiro', 'pequeno', 'grande', 'jogo']))
  const { itens } = await getProductTools(context, {
    produtos: [...new Set(bought.map(({ idProduto }) => idProduto))].join(),
  })
  const outgrown = itens.flatMap(({ tamanhosMenores }) => tamanhosMenores)

  expect(
    bought
      .filter(({ id }) => outgrown.includes(id))
      .map(({ sku, slug }) => (slug === 'variado' ? sku : slug)),
  ).toEqual(['V-34', 'pequeno'])
  // Whoever buys these may have a smaller one to give in exchange.
  const grownInto = itens.flatMap(({ tamanhosMaiores }) => tamanhosMaiores)
  expect(bought.filter(({ id }) => grownInto.includes(id)).map(({ sku }) => sku)).toContain('V-34')
})
