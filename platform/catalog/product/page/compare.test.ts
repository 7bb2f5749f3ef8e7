import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Comparison } from '#contract/catalog/catalog.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveProduct } from '../editing/save-product.ts'
import { updateRating } from '../update-rating.ts'
import { compare } from './compare.ts'

let database: TestDatabase
let context: ReturnType<typeof testContext>
const ids: Record<string, number> = {}

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await startTemplate(database.db, {
    categoria: 'arcos',
    instrumento: null,
    campos: [
      sampleField({ label: 'Crina' }),
      sampleField({ label: 'Peso', tipo: 'numero', unidade: 'g', comparacao: 'menor' }),
      sampleField({ label: 'Código', comparacao: 'nao' }),
    ],
  })
  await startTemplate(database.db, {
    categoria: 'cordas',
    instrumento: null,
    campos: [sampleField({ label: 'Núcleo' })],
  })
  for (const product of PRODUCTS) ids[product.slug] = (await saveProduct(database, product)).id
  await updateRating(database.db, ids['leve'] ?? 0, 4.3, 12)
})
afterAll(() => database.close())
beforeEach(() => {
  context = testContext(database.db)
})

const PRODUCTS = [
  sampleProduct('leve', {
    categoria: 'arcos',
    caracteristicas: [stated('Peso', '60 g'), stated('Crina', 'Mongólia'), stated('Código', 'A-1')],
    itensInclusos: ['Estojo'],
    skus: [
      sampleSku('L-44', { precoPor: 90_000 }, { Tamanho: '4/4' }),
      sampleSku('L-34', { precoPor: 80_000 }, { Tamanho: '3/4' }),
      sampleSku('L-12', { precoPor: 70_000, estoque: 0 }, { Tamanho: '1/2' }),
    ],
  }),
  sampleProduct('pesado', {
    categoria: 'arcos',
    caracteristicas: [stated('Peso', '64 g'), stated('Crina', 'Mongólia'), stated('Código', 'B-2')],
    skus: [sampleSku('P', { precoPor: 120_000 })],
  }),
  sampleProduct('jogo', {
    categoria: 'cordas/cordas-para-violino/jogos',
    caracteristicas: [stated('Núcleo', 'Sintético')],
    skus: [sampleSku('J', { precoPor: 5_000, estoque: 0 })],
  }),
  sampleProduct('oculto', { situacao: 'inativo' }),
  sampleProduct('quarto', { categoria: 'arcos' }),
  sampleProduct('quinto', { categoria: 'arcos' }),
]

test('compares products of one category by its template', async () => {
  const { produtos, grupos } = await compared('leve', 'pesado')

  expect(produtos.map(({ url }) => url)).toEqual(['/leve', '/pesado'])
  expect(row(grupos, 'Preço')?.celulas).toEqual([
    { texto: 'R$ 800,00 a R$ 900,00', melhor: true },
    { texto: 'R$ 1.200,00', melhor: false },
  ])
  expect(row(grupos, 'Peso')?.celulas).toEqual([
    { texto: '60 g', melhor: true },
    { texto: '64 g', melhor: false },
  ])
  expect(row(grupos, 'Crina')).toMatchObject({ igual: true })
  expect(row(grupos, 'Tamanho')?.celulas.map(({ texto }) => texto)).toEqual([
    '4/4, 3/4, 1/2 (esgotado)',
    null,
  ])
  expect(row(grupos, 'Avaliação')?.celulas[0]?.texto).toBe('4,3 de 5 (12 avaliações)')
  expect(row(grupos, 'O que vem na caixa')?.celulas.map(({ texto }) => texto)).toEqual(['Estojo', null])
  expect(row(grupos, 'Código')).toBeUndefined()
})

test('compares products of different categories, each by the template of its own or the one above', async () => {
  const { grupos } = await compared('jogo', 'leve')

  expect(row(grupos, 'Núcleo')?.celulas.map(({ texto }) => texto)).toEqual(['Sintético', null])
  expect(row(grupos, 'Peso')?.celulas).toEqual([
    { texto: null, melhor: false },
    { texto: '60 g', melhor: false },
  ])
  expect(row(grupos, 'Disponibilidade')?.celulas.map(({ texto }) => texto)).toEqual([
    'Esgotado',
    'Em estoque',
  ])
  // The cheaper one is sold out.
  expect(row(grupos, 'Preço')?.celulas.map(({ melhor }) => melhor)).toEqual([false, false])
})

describe('an address', () => {
  test('with products that are not shown counts them, and is right again once they are', async () => {
    const { produtos, ausentes } = await compared('leve', 'oculto')

    expect([produtos.map(({ url }) => url), ausentes]).toEqual([['/leve'], 1])
    expect([...context.noted]).toContain(`produto:${ids['oculto']}`)
  })

  test('with more than four products compares the first four, in their order', async () => {
    const { produtos, excedentes } = await compared('quinto', 'quarto', 'jogo', 'pesado', 'leve')

    expect([produtos.map(({ url }) => url), excedentes]).toEqual([
      ['/quinto', '/quarto', '/jogo', '/pesado'],
      1,
    ])
  })

  test.each(['', '0', 'abc', '999999'])('with “%s” compares nothing', async (produtos) => {
    const { conteudo, estrutura } = Comparison.parse(await compare(context, { produtos }))

    expect([conteudo.produtos, conteudo.grupos]).toEqual([[], []])
    expect(estrutura.seo).toMatchObject({ canonical: '/comparar', indexar: false })
  })

  test('is canonical with the products that are compared, and not for search engines', async () => {
    const { estrutura } = await compare(context, {
      produtos: `${ids['leve']},${ids['oculto']},${ids['leve']}`,
    })

    expect(estrutura.seo).toMatchObject({
      canonical: `/comparar?produtos=${ids['leve']}`,
      indexar: false,
      title: expect.stringContaining('Produto leve'),
    })
  })
})

test('the page carries the tags of what it shows', async () => {
  await compared('leve', 'pesado')

  expect([...context.noted]).toEqual(
    expect.arrayContaining([`produto:${ids['leve']}`, `produto:${ids['pesado']}`, 'categorias', 'promocoes']),
  )
})

async function compared(...slugs: string[]) {
  const produtos = slugs.map((slug) => ids[slug]).join(',')

  return Comparison.parse(await compare(context, { produtos })).conteudo
}

function row(grupos: Comparison['conteudo']['grupos'], label: string) {
  const found = grupos.flatMap(({ linhas }) => linhas).find((linha) => linha.label === label)

  return (
    found && {
      ...found,
      celulas: found.celulas.map(({ texto, melhor }) => ({
        texto: texto === null ? null : texto.replaceAll('\u00a0', ' '),
        melhor,
      })),
    }
  )
}

function stated(label: string, valor: string) {
  return { label, valor, filtro: false }
}
