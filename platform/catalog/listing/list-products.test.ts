import { safe } from '@orpc/server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Listing, ORDERS } from '#contract/catalog/catalog.ts'
import { parseListingUrl } from '#domain/listing/listing-url.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '../catalog.fixtures.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { updateRating } from '../product/update-rating.ts'
import { getListing } from './get-listing.ts'
import { listProducts } from './list-products.ts'

/** The properties of each product that a listing should know, computed in memory to compare with. */
type Model = {
  slug: string
  marca: string
  categoria: string
  precoPor: number
  precoDe: number | null
  estoque: number
  nota: number
  vendas: number
  tensao: string
  tamanhos: string[]
}

const BRANDS = ['elixir', 'daddario', 'pirastro']
const TENSIONS = ['Leve', 'Média', 'Alta']
const SIZES = ['4/4', '3/4', '1/2']
const CATEGORIES = [
  'cordas/cordas-para-violino',
  'cordas/cordas-para-violino/jogos',
  'cordas/cordas-para-violao',
  'arcos',
]
const FREE_FREIGHT = 29_900

const MODELS: Model[] = Array.from({ length: 48 }, (_, i) => ({
  slug: `p-${String(i).padStart(2, '0')}`,
  marca: BRANDS[(i * 7) % 3]!,
  categoria: CATEGORIES[(i * 5) % 4]!,
  precoPor: [1990, 5000, 9990, 10_000, 15_050, 29_900, 45_000, 120_000][(i * 3) % 8]!,
  precoDe: i % 3 === 0 ? 200_000 : null,
  estoque: [0, 1, 12][(i * 11) % 3]!,
  nota: [0, 2.5, 3, 4.2, 5][(i * 13) % 5]!,
  vendas: (i * 17) % 23,
  tensao: TENSIONS[(i * 2) % 3]!,
  tamanhos: SIZES.slice(0, 1 + (i % 3)),
}))

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  for (const model of MODELS) {
    const { id } = await saveProduct(database, productOf(model))
    if (model.nota > 0) await updateRating(database.db, id, model.nota, 3)
  }
})
afterAll(() => database.close())

const context = () => testContext(database.db)
const cordas = (query: string) =>
  getListing(context(), { type: 'category', url: `/cordas${query}`, limit: 96, offset: 0 })

describe('filters', () => {
  const anyOf = (values: string[], max = 2) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: max })
  const anyFilters = fc.record({
    marca: anyOf([...BRANDS, 'nada']),
    tensao: anyOf(['leve', 'media', 'alta', 'nada']),
    tamanho: anyOf(['4-4', '3-4', '1-2']),
    preco: anyOf(['-50', '50-100', '100-300', '150-', '99-101']),
    avaliacao: anyOf(['4', '3'], 1),
    disponivel: anyOf(['1'], 1),
    oferta: anyOf(['1'], 1),
    'frete-gratis': anyOf(['1'], 1),
  })

  test('find exactly the matching products, and count each value correctly', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const listing = await cordas(queryOf(filters))
        const knownFilters = known(filters)

        expect(listing.conteudo.produtos.map(({ url }) => url.slice(1).split('?')[0]).sort()).toEqual(
          slugs(matching(knownFilters)),
        )
        expect(listing.info.total).toBe(matching(knownFilters).length)
        for (const { chave, valores } of facetsOf(listing))
          for (const { valor, total } of valores)
            expect([chave, valor, total]).toEqual([
              chave,
              valor,
              matching({ ...knownFilters, [chave]: [valor] }).length,
            ])
        for (const { de, ate, total } of listing.conteudo.detalhes.filtrosPreco)
          if ((knownFilters['preco'] ?? []).length < 2)
            expect([de, ate, total]).toEqual([
              de,
              ate,
              matching({ ...knownFilters, preco: [rangeOf(de, ate)] }).length,
            ])
      }),
      { numRuns: 60 },
    )
  })

  test('each value links to the listing that it counts', async () => {
    const listing = await cordas('?marca=elixir&disponivel=1')
    for (const { valores } of facetsOf(listing))
      for (const { ativo, total, url, valor } of valores) {
        if (ativo || valor === 'elixir') continue
        const next = await getListing(context(), { type: 'category', url, limit: 96, offset: 0 })
        const alone = parseListingUrl(url).filtros.marca.length === 1
        if (alone) expect([url, next.info.total]).toEqual([url, total])
      }
  })

  test('each chip removes one filter', async () => {
    const { ativos, urlSemFiltros } = (
      await cordas('?marca=elixir&tensao=alta&preco=50-100&avaliacao=4&oferta=1')
    ).conteudo.detalhes
    expect(ativos).toEqual([
      { label: 'ELIXIR', url: '/cordas?preco=50-100&tensao=alta&avaliacao=4&oferta=1' },
      { label: 'Tensão: Alta', url: '/cordas?marca=elixir&preco=50-100&avaliacao=4&oferta=1' },
      { label: 'R$\u00a050 a R$\u00a0100', url: '/cordas?marca=elixir&tensao=alta&avaliacao=4&oferta=1' },
      { label: '4 estrelas ou mais', url: '/cordas?marca=elixir&preco=50-100&tensao=alta&oferta=1' },
      { label: 'Em oferta', url: '/cordas?marca=elixir&preco=50-100&tensao=alta&avaliacao=4' },
    ])
    expect(urlSemFiltros).toBe('/cordas')
  })

  test('unknown to the catalogue are dropped', async () => {
    const { info, conteudo } = await cordas('?marca=nada&sabor=doce&utm_source=x&gclid=1&preco=abc')
    expect(info.self).toBe('?ipp=96')
    expect(conteudo.detalhes.ativos).toEqual([])
  })

  test('without a result return suggestions', async () => {
    const { conteudo, info } = await cordas('?preco=4999-5000')
    expect(info).toMatchObject({ total: 0, exibindo: 0, pg: 1, qtdPages: 1, prev: null, next: null })
    expect(conteudo.produtos).toEqual([])
    expect(conteudo.sugestoes.length).toBeGreaterThan(0)
    expect(conteudo.sugestoes.every(({ status }) => status === 'disponivel')).toBe(true)
  })
})

describe('orders', () => {
  const keys: Record<string, (model: Model) => number | string> = {
    'Mais vendidos': ({ vendas }) => -vendas,
    'Menor preço': ({ precoPor }) => precoPor,
    'Maior preço': ({ precoPor }) => -precoPor,
    'Maior desconto': ({ precoPor, precoDe }) =>
      precoDe ? -Math.floor(((precoDe - precoPor) * 100) / precoDe) : 0,
    'Melhor avaliados': ({ nota }) => -nota,
    'A–Z': ({ slug }) => slug,
    ['Lançamentos']: ({ slug }) => -Number(slug.slice(2)),
    ['Popularidade']: ({ estoque, vendas, nota }) =>
      (estoque > 0 ? -1_000_000 : 0) - vendas * 10 - Math.round(nota * 3),
  }

  test.each(ORDERS)('%s', async (order) => {
    const listing = await getListing(context(), {
      type: 'category',
      url: '/cordas',
      limit: 96,
      offset: 0,
      order,
    })
    const listed = listing.conteudo.produtos.map(({ url }) => keys[order]!(modelAt(url)))
    expect(listed).toEqual(listed.toSorted((a, b) => (a < b ? -1 : Number(a > b))))
    expect(listing.conteudo.detalhes.ordenacao.filter(({ ativo }) => ativo)).toMatchObject([{ valor: order }])
  })

  test('default to Popularidade', async () => {
    const { conteudo } = await getListing(context(), { type: 'category', url: '/cordas' })
    expect(conteudo.detalhes.ordenacao.filter(({ ativo }) => ativo)).toMatchObject([
      { valor: 'Popularidade' },
    ])
  })

  test('Mais vendidos is offered only if the address names it', async () => {
    const offered = async (url: string) =>
      (await getListing(context(), { type: 'category', url })).conteudo.detalhes.ordenacao.map(
        ({ valor }) => valor,
      )

    expect(await offered('/cordas')).not.toContain('Mais vendidos')
    expect(await offered('/cordas?ordem=mais-vendidos')).toContain('Mais vendidos')
  })

  test('the store may set another default, then the address has to name Popularidade', async () => {
    const { settings } = context()
    const sistema = { ...settings.sistema, listagem: { ipp: 12, order: 'A–Z' } }
    const store = testContext(database.db, { settings: { ...settings, sistema } })
    const { conteudo } = await getListing(store, { type: 'category', url: '/cordas' })

    expect(conteudo.detalhes.ordenacao.filter(({ ativo }) => ativo)).toMatchObject([
      { valor: 'A–Z', url: '/cordas' },
    ])
    expect(conteudo.detalhes.ordenacao).toContainEqual({
      valor: 'Popularidade',
      label: 'Popularidade',
      ativo: false,
      url: '/cordas?ordem=popularidade',
    })
  })

  test('the address names one by its word, and `order` overrides it', async () => {
    const byAddress = await getListing(context(), { type: 'category', url: '/cordas?ordem=menor-preco' })
    const byInput = await getListing(context(), {
      type: 'category',
      url: '/cordas?ordem=menor-preco',
      order: 'Maior preço',
    })
    expect(byAddress.conteudo.produtos[0]?.precos.precoPor).toBe(1990)
    expect(byInput.conteudo.produtos[0]?.precos.precoPor).toBe(120_000)
  })
})

describe('pages', () => {
  test.each(ORDERS)('show each product once, in the order %s', async (order) => {
    const seen: string[] = []
    let query: string | null = '?ipp=7'
    while (query !== null) {
      const { conteudo, info }: Listing = await getListing(context(), {
        type: 'category',
        url: `/cordas${query}`,
        order,
      })
      seen.push(...conteudo.produtos.map(({ url }) => url.slice(1)))
      query = info.next
    }
    expect(seen.toSorted()).toEqual(slugs(matching({})))
  })

  test('link to their neighbours', async () => {
    const { info } = await getListing(context(), {
      type: 'category',
      url: '/cordas?pg=2&ipp=10&marca=elixir',
    })
    expect(info).toMatchObject({
      prev: '?marca=elixir&ipp=10',
      self: '?marca=elixir&pg=2&ipp=10',
      offset: 10,
      limit: 10,
      pg: 2,
      qtdPages: Math.ceil(matching({ marca: ['elixir'] }).length / 10),
      filtros: 1,
    })
  })

  test('have 12 products by default', async () => {
    const { info } = await getListing(context(), { type: 'category', url: '/cordas' })
    expect(info).toMatchObject({ limit: 12, exibindo: 12, pg: 1, prev: null, next: '?pg=2' })
  })

  test('by offset and limit keep their size in the addresses of their neighbours', async () => {
    const { info } = await getListing(context(), { type: 'category', url: '/cordas', offset: 16, limit: 8 })
    expect(info).toMatchObject({
      prev: '?pg=2&ipp=8',
      self: '?pg=3&ipp=8',
      next: '?pg=4&ipp=8',
      offset: 16,
    })

    const next = await getListing(context(), { type: 'category', url: `/cordas${info.next}` })
    expect(next.info).toMatchObject({ offset: 24, limit: 8 })
  })

  test.each(['/cordas?pg=99', '/cordas?pg=0', '/cordas?pg=-1', '/cordas?pg=1.5'])(
    '%s does not exist',
    async (url) => {
      const { error } = await safe(getListing(context(), { type: 'category', url }))
      expect(error).toMatchObject({ code: 'PaginaInexistente', status: 404 })
    },
  )

  test('a page that is no number is refused with the sentence of the specification', async () => {
    const { error } = await safe(getListing(context(), { type: 'category', url: '/cordas?pg=abc' }))
    expect(error).toMatchObject({ code: 'PgInvalida', status: 400, message: '"pg" deve ser do tipo number' })
  })

  test('an offset past the end is an empty page', async () => {
    const { info, conteudo } = await getListing(context(), {
      type: 'category',
      url: '/cordas',
      offset: 500,
      limit: 12,
    })
    expect(info).toMatchObject({ exibindo: 0, total: matching({}).length, next: null })
    expect(conteudo.produtos).toEqual([])
  })
})

test('a search returns what it found, best match first', async () => {
  const ids = await found('preco_por = 1990')
  const { produtos, info, detalhes } = await listProducts(context(), {
    scope: { tipo: 'busca', ids },
    address: parseListingUrl('/busca?q=barato&disponivel=1'),
  })
  const expected = MODELS.filter(({ precoPor, estoque }) => precoPor === 1990 && estoque > 0)

  expect(info.total).toBe(expected.length)
  expect(produtos.map(({ id }) => id)).toEqual(
    ids.filter((each) => produtos.some(({ id }) => id === each)).slice(0, produtos.length),
  )
  expect(produtos).toHaveLength(Math.min(expected.length, info.limit))
  expect(detalhes.marcas.valores.reduce((sum, { total }) => sum + total, 0)).toBe(expected.length)
  expect(detalhes.urlSemFiltros).toBe('/busca?q=barato')
})

test('a search in another order is sorted by it', async () => {
  const { produtos } = await listProducts(context(), {
    scope: { tipo: 'busca', ids: await found('estoque > 0') },
    address: parseListingUrl('/busca?q=tudo&ordem=menor-preco&ipp=96'),
  })
  const prices = produtos.map(({ precos }) => precos.precoPor)
  expect(prices).toEqual(
    MODELS.filter(({ estoque }) => estoque > 0)
      .map(({ precoPor }) => precoPor)
      .sort((a, b) => a - b),
  )
})

test('a later page of a search continues where the page before ended', async () => {
  const ids = await found('estoque > 0')
  const { produtos } = await listProducts(context(), {
    scope: { tipo: 'busca', ids },
    address: parseListingUrl('/busca?q=tudo&ipp=12&pg=2'),
  })

  expect(produtos.map(({ id }) => id)).toEqual(ids.slice(12, 24))
})

test('precomputed counts match a live count after every kind of write', async () => {
  const { rows } = await database.pool.query(`
    select * from (
      select escopo, disponivel, tipo, id, total from contagens where total <> 0
      except
      select e, l.disponivel, f.tipo, f.id, count(*)
      from listagem l, listing_scopes(l.id_marca, l.categorias) e,
        listing_facts(l.id_marca, l.categorias, l.valores, l.preco_por, l.desconto, l.nota_media) f
      group by 1, 2, 3, 4
    ) wrong`)
  expect(rows).toEqual([])
})

/** In an order of its own, as a search would rank them. */
async function found(condition: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select id_produto as id from listagem where ${condition} order by id_produto * 7919 % 1000, id_produto`,
  )
  return rows.map(({ id }) => id)
}

type Filters = { [chave: string]: string[] | undefined }

function matching(filters: Filters): Model[] {
  return MODELS.filter((model) => model.categoria.startsWith('cordas') && fits(model, filters))
}

function fits(model: Model, filters: Filters): boolean {
  const checks: Record<string, (valor: string) => boolean> = {
    marca: (valor) => model.marca === valor,
    tensao: (valor) => ({ leve: 'Leve', media: 'Média', alta: 'Alta' })[valor] === model.tensao,
    tamanho: (valor) => model.tamanhos.includes(valor.replace('-', '/')),
    preco: (valor) => {
      const [de, ate] = valor.split('-')
      return model.precoPor >= Number(de) * 100 && (ate === '' || model.precoPor <= Number(ate) * 100)
    },
    avaliacao: (valor) => model.nota >= Number(valor),
    disponivel: () => model.estoque > 0,
    oferta: () => model.precoDe !== null,
    'frete-gratis': () => model.precoPor >= FREE_FREIGHT,
  }

  return Object.entries(filters).every(
    ([chave, valores = []]) => valores.length === 0 || valores.some(checks[chave]!),
  )
}

/** Drops filters that the catalogue doesn't know. */
function known(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).map(([chave, valores = []]) => [
      chave,
      valores.filter((valor) => valor !== 'nada'),
    ]),
  )
}

function queryOf(filters: Filters): string {
  const params = new URLSearchParams()
  for (const [chave, valores = []] of Object.entries(filters))
    for (const valor of valores) params.append(chave, valor)
  return `?${params}`
}

function facetsOf({ conteudo: { detalhes } }: Listing) {
  return [detalhes.marcas, ...detalhes.filtros, detalhes.avaliacoes, ...detalhes.selos]
}

function rangeOf(de: number | null, ate: number | null) {
  return `${de === null ? '' : de / 100}-${ate === null ? '' : ate / 100}`
}

function slugs(models: Model[]) {
  return models.map(({ slug }) => slug).sort()
}

function modelAt(url: string): Model {
  return MODELS.find(({ slug }) => `/${slug}` === url)!
}

function productOf(model: Model) {
  const { slug, marca, categoria, vendas, tensao, tamanhos, precoDe, precoPor, estoque } = model
  const minute = slug.slice(2)

  return sampleProduct(slug, {
    marca: { slug: marca, nome: marca.toUpperCase() },
    categoria,
    vendas,
    publicadoEm: `2026-01-10T12:${minute}:00Z`,
    caracteristicas: [{ label: 'Tensão', valor: tensao, filtro: true }],
    skus: tamanhos.map((valor) =>
      sampleSku(`${slug}-${valor}`, { precoDe, precoPor, estoque }, { Tamanho: valor }),
    ),
  })
}
