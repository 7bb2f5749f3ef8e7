import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProductDetail } from '#contract/catalog/catalog.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import {
  prepareFixtures,
  SAMPLE_PICTURE,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { samplePiece } from '#platform/catalog/pieces/pieces.fixtures.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveProduct } from '../editing/save-product.ts'
import { updateRating } from '../update-rating.ts'
import { getProduct } from './get-product.ts'

let database: TestDatabase
let idRated = 0
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await prepareFixtures(db)
  await saveProduct({ db }, ukulele)
  await saveProduct({ db }, sampleProduct('capa', { skus: [sampleSku('CAPA', { precoPor: 5000 })] }))
  idRated = (
    await saveProduct(
      { db },
      sampleProduct('avaliado', {
        skus: [
          sampleSku('AV', {
            ean: '4006381333931',
            mpn: 'AV-1',
            precoDe: 60_000,
            precoPor: 49_990,
            estoque: 1,
          }),
        ],
        combinacoes: [{ produto: 'capa', tipoDesconto: 'valor', desconto: 1000 }],
        seo: { title: 'Título próprio', description: 'Texto próprio.' },
      }),
    )
  ).id
  await updateRating(db, idRated, 4.3, 12)
  await saveProduct({ db }, sampleProduct('sob-consulta', { situacao: 'sobConsulta' }))
  const unmeasured = sampleSku('SEM-CAIXA', { peso: null, altura: null, largura: null, comprimento: null })
  await saveProduct({ db }, sampleProduct('sem-caixa', { situacao: 'sobConsulta', skus: [unmeasured] }))
})
afterAll(() => database.close())

const ukulele = sampleProduct('ukulele', {
  nome: 'Ukulele Makai',
  marca: { slug: 'makai', nome: 'Makai' },
  midias: ['Frente', 'Azul', 'Preto'].map((alt) => ({ arquivo: SAMPLE_PICTURE, alt })),
  skus: [
    sampleSku('U-AZ-S', { estoque: 0, atributos: attributes('Azul', 'Soprano'), midias: [1] }),
    sampleSku('U-AZ-C', {
      estoque: 1,
      precoPor: 12_000,
      atributos: attributes('Azul', 'Concert'),
      midias: [1],
    }),
    sampleSku('U-PR-S', { estoque: 5, atributos: attributes('Preto', 'Soprano'), midias: [2] }),
  ],
})

function attributes(cor: string, tamanho: string) {
  return { unico: { label: 'Cor', valor: cor }, simples: [{ label: 'Tamanho', valor: tamanho }] }
}

const product = async (url: string, context = testContext(database.db)) =>
  ProductDetail.parse(await getProduct(context, { url }))

test('shows a box only with weight and all three sides', async () => {
  const measured = (await product('/sob-consulta')).conteudo.embalagem
  const unmeasured = (await product('/sem-caixa')).conteudo.embalagem

  expect(Object.values(measured ?? {}).every((n) => n > 0)).toBe(true)
  expect([measured === null, unmeasured]).toEqual([false, null])
})

test('a line of the specification says what it means, if the nearest template does', async () => {
  const field = sampleField({
    label: 'Núcleo',
    ajuda: 'Aço, sintético ou tripa.',
    explicacao: 'O fio de dentro.',
  })
  const template = { instrumento: null, versao: 0 }
  await startTemplate(database.db, {
    ...template,
    categoria: 'cordas',
    campos: [field, { ...field, label: 'Cor', explicacao: 'De fora.' }],
  })
  await startTemplate(database.db, {
    ...template,
    categoria: 'cordas/cordas-para-violino',
    campos: [field, { ...field, label: 'Cor', explicacao: '' }],
  })
  const caracteristicas = ['NÚCLEO', 'Cor', 'Calibre'].map((label) => ({ label, valor: 'x', filtro: false }))
  await saveProduct(database, sampleProduct('explicado', { caracteristicas }))

  const { conteudo } = await getProduct(testContext(database.db), { url: '/explicado' })
  expect(conteudo.caracteristicas).toEqual([
    { label: 'Núcleo', valor: 'x', explicacao: 'O fio de dentro.' },
    { label: 'Cor', valor: 'x', explicacao: null },
    { label: 'Calibre', valor: 'x', explicacao: null },
  ])
})

describe('a product with variants', () => {
  test('selects another colour of the same size if the first is sold out', async () => {
    const { conteudo } = await product('/ukulele')
    const selected = conteudo.skus.find(({ id }) => id === conteudo.idSku)
    expect(selected).toMatchObject({ sku: 'U-PR-S', selecao: '', estoque: 5 })
    expect(conteudo.precos).toEqual(selected?.precos)
    expect(conteudo.status).toBe('disponivel')
  })

  test('shows the badges of each SKU; one unit counts as in stock', async () => {
    const { conteudo } = await product('/ukulele?tamanho=concert')
    const last = { tipo: 'ultimasUnidades', label: 'Última unidade' }
    const badges = (sku: string) => conteudo.skus.find((each) => each.sku === sku)?.selos

    expect(conteudo.selos).toContainEqual(last)
    expect(badges('U-AZ-C')).toEqual(conteudo.selos)
    expect(badges('U-AZ-S')).not.toContainEqual(last)
  })

  test.each([
    ['?cor=preto&tamanho=soprano', 'U-PR-S'],
    ['?tamanho=soprano&cor=azul', 'U-AZ-S'],
    ['?cor=preto', 'U-PR-S'],
    ['?cor=azul', 'U-AZ-S'],
    ['?tamanho=concert', 'U-AZ-C'],
    ['?cor=verde', 'U-PR-S'],
  ])('%s selects %s', async (search, sku) => {
    const { conteudo, estrutura } = await product(`/ukulele${search}`)
    expect(conteudo.skus.find(({ id }) => id === conteudo.idSku)?.sku).toBe(sku)
    expect(estrutura.seo.canonical).toBe('/ukulele')
  })

  test('each offered address selects its own SKU', async () => {
    const { conteudo } = await product('/ukulele')
    for (const { id, selecao } of conteudo.skus)
      expect((await product(`/ukulele${selecao}`)).conteudo.idSku).toBe(id)
  })

  test('lists attributes chosen by picture and those chosen by name', async () => {
    const { skus, atributos } = (await product('/ukulele')).conteudo
    const [a, b, c] = skus.map(({ id }) => id)
    expect(atributos.unico).toMatchObject({
      label: 'Cor',
      valores: [
        { label: 'Azul', skus: [a, b], imagem: { alt: 'Azul' } },
        { label: 'Preto', skus: [c], imagem: { alt: 'Preto' } },
      ],
    })
    expect(atributos.simples).toEqual([
      {
        label: 'Tamanho',
        valores: [
          { label: 'Soprano', skus: [a, c] },
          { label: 'Concert', skus: [b] },
        ],
      },
    ])
  })

  test('is a `ProductGroup` in structured data', async () => {
    const data = (await product('/ukulele')).estrutura.dadosEstruturados[1]
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        {
          name: 'Ukulele Makai – Azul – Soprano',
          color: 'Azul',
          size: 'Soprano',
          offers: {
            price: '100.00',
            availability: 'https://schema.org/OutOfStock',
            url: 'http://loja.test/ukulele?cor=azul&tamanho=soprano',
          },
        },
        {
          offers: {
            price: '120.00',
            availability: 'https://schema.org/InStock',
            url: 'http://loja.test/ukulele?cor=azul&tamanho=concert',
          },
        },
        { sku: 'U-PR-S' },
      ],
    })
  })
})

describe('structured data', () => {
  test('a product has its offer, codes and rating', async () => {
    const { estrutura } = await product('/avaliado')
    expect(estrutura.dadosEstruturados[1]).toMatchObject({
      '@type': 'Product',
      sku: 'AV',
      gtin13: '4006381333931',
      mpn: 'AV-1',
      brand: { name: 'Elixir' },
      aggregateRating: { ratingValue: '4.3', reviewCount: 12, bestRating: 5 },
      offers: {
        price: '499.90',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '600.00' },
        hasMerchantReturnPolicy: { merchantReturnDays: testContext(database.db).settings.devolucao.dias },
        shippingDetails: { shippingRate: { value: '0.00' } },
      },
    })
    expect(estrutura.seo).toMatchObject({
      title: 'Título próprio',
      description: 'Texto próprio.',
      indexar: true,
    })
  })

  test('a page that shows one piece says its condition in the title, and has the product’s canonical address', async () => {
    await saveProduct(database, sampleProduct('rabeca', { skus: [sampleSku('RABECA')] }))
    await samplePiece(database.db, 'RABECA', { numeroSerie: 'R 7', condicao: 'usadoC' })
    const { seo } = (await product('/rabeca?exemplar=r-7')).estrutura

    expect(seo).toMatchObject({
      title: expect.stringContaining('(Usado C)'),
      canonical: expect.stringMatching(/\/rabeca$/),
    })
    expect((await product('/rabeca')).estrutura.seo.title).not.toContain('Usado')
  })

  test('a product without reviews has no rating, one below the threshold no free freight', async () => {
    const data = (await product('/capa')).estrutura.dadosEstruturados[1]
    expect(data).not.toHaveProperty('aggregateRating')
    expect(data).not.toHaveProperty('offers.shippingDetails')
  })

  test('a product with price on request has no offer', async () => {
    const { conteudo, estrutura } = await product('/sob-consulta')
    expect(conteudo.status).toBe('sobConsulta')
    expect(estrutura.dadosEstruturados[1]).not.toHaveProperty('offers')
  })

  test('the breadcrumb leads from home through the categories', async () => {
    const { breadcrumb, dadosEstruturados } = (await product('/ukulele')).estrutura
    expect(breadcrumb.map(({ url }) => url)).toEqual([
      '/',
      '/cordas',
      '/cordas/cordas-para-violino',
      '/ukulele',
    ])
    expect(dadosEstruturados[0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, item: 'http://loja.test/' }, {}, {}, { position: 4 }],
    })
  })
})

test('a combination costs less than its parts', async () => {
  const { combinacoes } = (await product('/avaliado')).conteudo
  expect(combinacoes).toMatchObject([
    { precoSeparado: 54_990, precoJunto: 53_990, produto: { url: '/capa' } },
  ])
})

test('says from what price on the workshop works on it before it is sent', async () => {
  const { pool } = database
  expect((await product('/ukulele')).conteudo.regulagem).toBeNull()
  await pool.query(
    `insert into servicos (nome, preco, minutos, ativo, categorias, criado_em, alterado_em)
      select nome, preco, 30, ativo, array[(select id_categoria from produtos where slug = 'ukulele')], now(), now()
      from (values ('Regulagem', 9000, true), ('Cordas', 4000, true), ('Antiga', 1000, false)) v (nome, preco, ativo)`,
  )

  expect((await product('/ukulele')).conteudo.regulagem).toEqual({ aPartirDe: 4000 })
  await pool.query('delete from servicos')
})

test('the instalment table ends at the store’s limit; the card line ends before interest begins', async () => {
  const context = testContext(database.db)
  const { parcelamento, precos } = (await product('/avaliado', context)).conteudo
  const { parcelasMaximas, parcelasSemJuros, parcelaMinima } = context.settings.precos
  expect(parcelamento).toHaveLength(Math.min(parcelasMaximas, Math.floor(49_990 / parcelaMinima)))
  expect(precos.parcela).toEqual(parcelamento.findLast(({ taxa }) => taxa <= 0))
  expect(precos.parcela.parcelas).toBeLessThanOrEqual(parcelasSemJuros)
})

test('the page is tagged with its product, but not with its categories', async () => {
  const context = testContext(database.db)
  await product('/avaliado', context)
  expect(context.noted).toContain(`produto:${idRated}`)
  expect([...context.noted].filter((tag) => tag.startsWith('categoria:'))).toEqual([])
})
