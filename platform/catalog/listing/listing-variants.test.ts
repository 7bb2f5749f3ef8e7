import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import { parseListingUrl } from '#domain/listing/listing-url.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { prepareFixtures, SAMPLE_PICTURE, sampleProduct, sampleSku } from '../catalog.fixtures.ts'
import { saveLandingPage } from '../collections/landing-pages/save-landing-page.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { getListing } from './get-listing.ts'
import { listProducts } from './list-products.ts'

const BLACK_PICTURE = 'abcdef0123456789abcdef02'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await database.db
    .insert(originais)
    .values({ hash: BLACK_PICTURE, tipo: 'svg', largura: 1200, altura: 1200, bytes: 1 })
  for (const [slug, skus] of Object.entries(VIOLINS))
    await saveProduct(database, sampleProduct(slug, { categoria: 'arcos', skus: skus.map(violinSku(slug)) }))
  await saveProduct(
    database,
    sampleProduct('unico', {
      categoria: 'arcos',
      caracteristicas: [{ label: 'Tamanho', valor: '1/2', filtro: true }],
      skus: [sampleSku('UNICO', { precoPor: 77_000 })],
    }),
  )
  await saveProduct(database, GUITAR)
})
afterAll(() => database.close())

/** Size, price, stock and the price struck through. */
type Size = [tamanho: string, precoPor: number, estoque: number, precoDe?: number]

const VIOLINS: Record<string, Size[]> = {
  'vende-tudo': [
    ['4/4', 99_000, 5],
    ['3/4', 89_000, 4],
    ['1/2', 79_000, 3, 99_000],
  ],
  'meio-esgotado': [
    ['4/4', 50_000, 9],
    ['1/2', 40_000, 0],
  ],
  'meio-caro': [
    ['4/4', 30_000, 9],
    ['1/2', 120_000, 8],
  ],
  'sem-meio': [
    ['4/4', 20_000, 9],
    ['3/4', 20_000, 9],
  ],
}

const violinSku =
  (slug: string) =>
  ([tamanho, precoPor, estoque, precoDe = undefined]: Size) =>
    sampleSku(`${slug}-${tamanho}`, { precoPor, estoque, precoDe: precoDe ?? null }, { Tamanho: tamanho })

/** Black right-handed is sold out, black left-handed is not. */
const GUITAR = sampleProduct('guitarra', {
  categoria: 'cordas',
  midias: [
    { arquivo: SAMPLE_PICTURE, alt: 'Vinho' },
    { arquivo: BLACK_PICTURE, alt: 'Preta' },
  ],
  skus: [
    guitarSku('Preto', 'Destro', 89_900, 0),
    guitarSku('Preto', 'Canhoto', 99_900, 2),
    guitarSku('Vinho', 'Destro', 89_900, 6),
  ],
})

function guitarSku(cor: string, mao: string, precoPor: number, estoque: number) {
  const atributos = { unico: { label: 'Cor', valor: cor }, simples: [{ label: 'Mão', valor: mao }] }

  return sampleSku(`G-${cor}-${mao}`, { precoPor, estoque, atributos, midias: cor === 'Preto' ? [1] : [0] })
}

async function cards(url: string) {
  const { conteudo } = await getListing(testContext(database.db), { type: 'category', url })

  return conteudo.produtos
}

const summaryOf = ({ url, precos, estoque, status }: ProductCard) => [url, precos.precoPor, estoque, status]

describe('filtering by size', () => {
  test('decides the address, price and stock of each card, and puts sold-out ones last', async () => {
    const listed = await cards('/arcos?tamanho=1-2')

    expect(listed.slice(0, 3).map(summaryOf).sort()).toEqual([
      ['/meio-caro?tamanho=1-2', 120_000, 8, 'disponivel'],
      ['/unico', 77_000, 10, 'disponivel'],
      ['/vende-tudo?tamanho=1-2', 79_000, 3, 'disponivel'],
    ])
    expect(listed.slice(3).map(summaryOf)).toEqual([
      ['/meio-esgotado?tamanho=1-2', 40_000, 0, 'indisponivel'],
    ])
    expect(listed.map(({ variante }) => variante?.map(({ valor }) => valor) ?? null)).toEqual(
      expect.arrayContaining([['1/2'], null]),
    )
  })

  test('decides the badges', async () => {
    const listed = await cards('/arcos?tamanho=1-2')
    const badges = listed
      .find(({ url }) => url.startsWith('/vende-tudo'))
      ?.selos.map(({ tipo }) => tipo)
      .filter((tipo) => tipo !== 'novo')
    const soldOut = listed.find(({ url }) => url.startsWith('/meio-esgotado'))

    expect(badges).toEqual(['desconto', 'freteGratis', 'ultimasUnidades'])
    expect(soldOut?.selos.map(({ tipo }) => tipo)).not.toContain('ultimasUnidades')
  })

  test('makes price filters and price orders use the price of that size', async () => {
    expect((await cards('/arcos?tamanho=1-2&preco=-500')).map(({ url }) => url)).toEqual([
      '/meio-esgotado?tamanho=1-2',
    ])
    expect(
      (await cards('/arcos?tamanho=1-2&ordem=maior-preco')).map(({ precos }) => precos.precoPor),
    ).toEqual([120_000, 79_000, 77_000, 40_000])
    expect((await cards('/arcos?ordem=menor-preco'))[0]?.url).toBe('/sem-meio')
  })

  test('combined with stock or offer filters requires that size in stock or on offer', async () => {
    expect((await cards('/arcos?tamanho=1-2&disponivel=1')).map(({ url }) => url).sort()).toEqual([
      '/meio-caro?tamanho=1-2',
      '/unico',
      '/vende-tudo?tamanho=1-2',
    ])
    expect((await cards('/arcos?tamanho=4-4&oferta=1')).map(({ url }) => url)).toEqual([])
  })

  test('allows a one-click purchase if the variant is one SKU', async () => {
    const [card] = (await cards('/arcos?tamanho=1-2')).filter(({ url }) => url.startsWith('/vende-tudo'))
    const { rows } = await database.pool.query(`select id from skus where sku = 'vende-tudo-1/2'`)

    expect(card).toMatchObject({ variacoes: 1, idSku: rows[0].id, precos: { aPartirDe: false } })
  })

  test('changes no cards without the filter', async () => {
    const listed = await cards('/arcos')
    expect(listed.every(({ variante }) => variante === null)).toBe(true)
    expect(listed.find(({ url }) => url === '/meio-caro')?.precos).toMatchObject({
      precoPor: 30_000,
      aPartirDe: true,
    })
  })

  test('tags the page with each product that it shows', async () => {
    const context = testContext(database.db)
    const { conteudo } = await getListing(context, { type: 'category', url: '/arcos?tamanho=1-2' })

    expect([...context.noted]).toEqual(
      expect.arrayContaining(conteudo.produtos.map(({ id }) => `produto:${id}`)),
    )
  })
})

describe('a guitar filtered by colour or hand', () => {
  test.each([
    ['/cordas?mao=canhoto', ['/guitarra?cor=preto&mao=canhoto', 99_900, 2, 'disponivel']],
    ['/cordas?mao=destro', ['/guitarra?cor=vinho&mao=destro', 89_900, 6, 'disponivel']],
    // Sold out for the right hand: the card says so instead of showing the left-handed one.
    ['/cordas?cor=preto', ['/guitarra?cor=preto&mao=destro', 89_900, 0, 'indisponivel']],
    ['/cordas?cor=preto&mao=canhoto', ['/guitarra?cor=preto&mao=canhoto', 99_900, 2, 'disponivel']],
  ])('shows the right variant at %s', async (url, expected) => {
    expect((await cards(url)).map(summaryOf)).toEqual([expected])
  })

  test('is not listed for values that no single SKU has together', async () => {
    const { conteudo, info } = await getListing(testContext(database.db), {
      type: 'category',
      url: '/cordas?cor=vinho&mao=canhoto',
    })
    expect([conteudo.produtos, info.total]).toEqual([[], 0])
    const hands = conteudo.detalhes.filtros.find(({ chave }) => chave === 'mao')?.valores
    expect(hands?.map(({ valor, total }) => [valor, total])).toEqual([
      ['canhoto', 0],
      ['destro', 1],
    ])
  })

  test('shows the pictures of the variant', async () => {
    const [card] = await cards('/cordas?mao=canhoto')
    expect(card?.imagem.imagem).toContain(BLACK_PICTURE)
    expect(card?.imagemSecundaria).toBeNull()
  })
})

describe('a variant that a search names', () => {
  const search = async (requested: Record<string, string[]>, query = '') => {
    const { rows } = await database.pool.query<{ id: number }>('select id from produtos order by slug')
    const { produtos, info } = await listProducts(testContext(database.db), {
      scope: { tipo: 'busca', ids: rows.map(({ id }) => id) },
      address: parseListingUrl(`/busca?q=violino${query}`),
      requested: { valores: new Map(Object.entries(requested)), faixas: new Map() },
    })
    return { total: info.total, urls: produtos.map(({ url }) => url) }
  }

  test('is shown on cards whose product has it, in stock first, and leaves no product out', async () => {
    expect(await search({ tamanho: ['1-2'] })).toEqual({
      total: 6,
      urls: [
        '/guitarra',
        '/meio-caro?tamanho=1-2',
        '/sem-meio',
        '/unico',
        '/vende-tudo?tamanho=1-2',
        '/meio-esgotado?tamanho=1-2',
      ],
    })
  })

  test('is overridden by a filter of the same attribute', async () => {
    expect((await search({ tamanho: ['1-2'] }, '&tamanho=3-4')).urls).toEqual([
      '/sem-meio?tamanho=3-4',
      '/vende-tudo?tamanho=3-4',
    ])
  })

  test('is ignored if the catalogue does not know it', async () => {
    expect((await search({ tamanho: ['9-9'], sabor: ['doce'] })).urls).toContain('/vende-tudo')
  })
})

test('a landing page shows the variant that its rule names', async () => {
  await saveLandingPage(database, {
    slug: 'pequenos',
    titulo: 'Pequenos',
    descricao: '',
    selecao: 'tamanho=1-2&preco=-800',
    categoria: 'arcos',
    produtos: [],
    seo: null,
  })
  const { conteudo, info } = await getListing(testContext(database.db), {
    type: 'landing-page',
    url: '/pequenos',
  })

  expect(conteudo.produtos.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/vende-tudo?tamanho=1-2', '/unico', '/meio-esgotado?tamanho=1-2']),
  )
  expect(info.total).toBe(3)
})

test('each value of a facet leads to as many products as it counts, for any variant', async () => {
  const sizes = fc.uniqueArray(fc.constantFrom('4-4', '3-4', '1-2'), { minLength: 1, maxLength: 2 })
  const others = fc.subarray(['disponivel=1', 'oferta=1', 'preco=-500', 'preco=500-1000'], { maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(sizes, others, async (tamanhos, rest) => {
      const query = [...tamanhos.map((each) => `tamanho=${each}`), ...rest].join('&')
      const listing = await getListing(testContext(database.db), { type: 'category', url: `/arcos?${query}` })
      const { filtros, selos, marcas } = listing.conteudo.detalhes
      expect(listing.conteudo.produtos).toHaveLength(listing.info.total)
      for (const { valores, chave } of [...filtros, ...selos, marcas])
        for (const { valor, total } of valores) {
          const params = new URLSearchParams(query)
          params.set(chave, valor)
          const { info } = await getListing(testContext(database.db), {
            type: 'category',
            url: `/arcos?${params}`,
          })
          expect([query, chave, valor, total]).toEqual([query, chave, valor, info.total])
        }
    }),
    { numRuns: 25 },
  )
})
