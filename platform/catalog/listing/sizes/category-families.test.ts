import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductTools } from '#contract/catalog/strings/strings.ts'
import type { Family } from '#domain/instruments/families/family.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures, sampleCategory, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { getProduct } from '#platform/catalog/product/page/get-product.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { memoizeAsNode, testContext } from '#tests/support/request-context.ts'
import { getListing } from '../get-listing.ts'

let database: TestDatabase
const ids: Record<string, number> = {}

const STRING = [sampleField({ label: 'Prima', tipo: 'corda' })]
const WHICH = sampleField({
  label: 'O que é',
  papel: 'familia',
  tipo: 'escolha',
  opcoes: ['Bandolim', 'Banjo'],
})

const TEMPLATES: readonly [categoria: string, instrumento: Family | null, campos: typeof STRING][] = [
  ['fios', null, [sampleField({ label: 'Peso' })]],
  ['fios/jogos/rabeca', 'violino', STRING],
  ['fios/jogos/graves', 'baixo', STRING],
  ['choro', null, [WHICH, sampleField({ label: 'Escala', tipo: 'numero', unidade: 'mm', papel: 'escala' })]],
  ['arco/rabecas', 'violino', [sampleField({ label: 'Tampo' })]],
  ['arco/pecas', null, [sampleField({ label: 'Feito para', papel: 'instrumento' })]],
]

/** A shop with other words than the demonstration's: only templates say what its categories have. */
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  const paths = [
    'fios',
    'fios/jogos',
    'fios/jogos/rabeca',
    'fios/jogos/graves',
    'fios/soltos',
    'fios/soltos/rabeca',
  ]
  for (const caminho of [...paths, 'choro', 'arco', 'arco/rabecas', 'arco/pecas', 'sopro'])
    await saveCategory(database, sampleCategory(caminho))
  for (const [categoria, instrumento, campos] of TEMPLATES)
    await startTemplate(database.db, { categoria, instrumento, campos })
  const stated = (valor: string) => [{ label: 'O que é', valor, filtro: false }]
  for (const product of [
    sampleProduct('solta', { categoria: 'fios/soltos/rabeca', categorias: ['fios/jogos/rabeca'] }),
    sampleProduct('bandolim', { categoria: 'choro', caracteristicas: stated('Bandolim') }),
    sampleProduct('banjo', { categoria: 'choro', caracteristicas: stated('Banjo') }),
    sampleProduct('sem-nome', { categoria: 'choro' }),
    sampleProduct('rabeca', { categoria: 'arco/rabecas' }),
    // It is shown among the instruments, too.
    sampleProduct('estojo', {
      categoria: 'arco/pecas',
      categorias: ['arco/rabecas'],
      caracteristicas: [{ label: 'Feito para', valor: 'Violino', filtro: false }],
    }),
  ])
    ids[product.slug] = (await saveProduct(database, product)).id
})
afterAll(() => database.close())

const [TUNER, TENSION, CHOICE, MINE, SIZE] = [
  'afinador',
  'tensao',
  'cordas',
  'meu-instrumento',
  'tamanho',
].map((tool) => `/ferramentas/${tool}`)

test.each([
  // Several instruments below: the tools without one.
  ['/fios', { tensaoCerta: TENSION, encontrarCordas: CHOICE, meuInstrumento: MINE, afinador: TUNER }],
  ['/fios/jogos', { tensaoCerta: TENSION, encontrarCordas: CHOICE, meuInstrumento: MINE, afinador: TUNER }],
  [
    '/fios/jogos/rabeca',
    {
      tensaoCerta: `${TENSION}?instrumento=violino`,
      encontrarCordas: `${CHOICE}?instrumento=violino`,
      meuInstrumento: `${MINE}?instrumento=violino`,
      afinador: `${TUNER}?instrumento=violino`,
    },
  ],
  // The other category of what is below says for what it is.
  [
    '/fios/soltos',
    {
      tensaoCerta: `${TENSION}?instrumento=violino`,
      encontrarCordas: `${CHOICE}?instrumento=violino`,
      meuInstrumento: `${MINE}?instrumento=violino`,
      afinador: `${TUNER}?instrumento=violino`,
    },
  ],
  ['/choro', { afinador: TUNER }],
  [
    '/arco',
    {
      meuInstrumento: MINE,
      afinador: `${TUNER}?instrumento=violino`,
      tamanhoCerto: `${SIZE}?instrumento=violino`,
    },
  ],
  ['/arco/pecas', { meuInstrumento: MINE }],
  ['/sopro', {}],
])('the category %s leads to %j', async (url, tools) => {
  const { conteudo } = await getListing(testContext(database.db), { type: 'category', url })
  const { tensaoCerta, encontrarCordas, meuInstrumento, afinador, tamanhoCerto } = conteudo.detalhes
  const found = Object.entries({ tensaoCerta, encontrarCordas, meuInstrumento, afinador, tamanhoCerto })

  expect(Object.fromEntries(found.filter(([, address]) => address !== undefined))).toEqual(tools)
})

test.each([
  ['/choro', '/ferramentas/canhotos'],
  ['/arco', '/ferramentas/canhotos'],
  ['/fios', undefined],
])('the category %s leads left-handers to %s', async (url, page) => {
  const { conteudo } = await getListing(testContext(database.db), { type: 'category', url })

  expect(conteudo.detalhes.paginaCanhotos).toBe(page)
})

test.each([
  [
    'solta',
    {
      meuInstrumento: `${MINE}?instrumento=violino`,
      encontrarCordas: `${CHOICE}?instrumento=violino`,
      afinador: `${TUNER}?instrumento=violino`,
      canhotos: null,
      instrumentos: [],
    },
  ],
  [
    'bandolim',
    {
      afinador: `${TUNER}?instrumento=bandolim`,
      canhotos: '/ferramentas/canhotos',
      instrumentos: [{ meuInstrumento: `${MINE}?instrumento=bandolim` }],
    },
  ],
  [
    'banjo',
    {
      afinador: `${TUNER}?instrumento=banjo`,
      instrumentos: [{ meuInstrumento: `${MINE}?instrumento=banjo` }],
    },
  ],
  ['sem-nome', { afinador: null, canhotos: null, instrumentos: [] }],
  ['estojo', { meuInstrumento: MINE, afinador: null, instrumentos: [] }],
])('the product %s is what its categories and its sheet say', async (slug, shown) => {
  const { conteudo } = await getProduct(testContext(database.db), { url: `/${slug}` })

  expect(conteudo).toMatchObject(shown)
})

test('lines of a cart lead where their products do', async () => {
  const api = testApi<ProductTools>(database.db)
  const { body } = await api('GET', `/instruments/tools?produtos=${Object.values(ids)}`)
  const of = (slug: string) => body.itens.find(({ idProduto }) => idProduto === ids[slug])

  expect(of('solta')).toMatchObject({
    meuInstrumento: `${MINE}?instrumento=violino`,
    encontrarCordas: `${CHOICE}?instrumento=violino`,
    afinador: `${TUNER}?instrumento=violino`,
  })
  // The shop has no strings for it.
  expect(of('bandolim')).toMatchObject({ encontrarCordas: null, afinador: `${TUNER}?instrumento=bandolim` })
  expect(of('rabeca')?.tamanhoCerto).toBe(`${SIZE}?instrumento=violino`)
  expect(of('estojo')).toMatchObject({ meuInstrumento: MINE, tamanhoCerto: null, afinador: null })
})

test('an instrument is checked as what its sheet says that it is', async () => {
  const bandolim = sampleProduct('longo', {
    categoria: 'choro',
    caracteristicas: [
      { label: 'O que é', valor: 'Bandolim', filtro: false },
      { label: 'Escala', valor: '650 mm', filtro: false },
    ],
  })

  await expect(saveProduct(database, bandolim)).rejects.toThrow(/bandolim tem entre 325 e 370 mm/)
})

test('a category leads to tools as soon as a product in it says what it is, and as long as it does', async () => {
  const node = await memoizeAsNode(database)
  const context = testContext(database.db, { memoize: node.memoize })
  const tools = async () => {
    await node.caughtUp()
    const { conteudo } = await getListing(context, { type: 'category', url: '/fios/soltos' })
    return [conteudo.detalhes.tensaoCerta, conteudo.detalhes.afinador]
  }
  const single = (categorias: string[]) =>
    saveProduct(database, sampleProduct('grave-solta', { categoria: 'fios/soltos/rabeca', categorias }))

  const violin = 'instrumento=violino'
  expect(await tools()).toEqual([`${TENSION}?${violin}`, `${TUNER}?${violin}`])
  await single(['fios/jogos/graves'])
  expect(await tools()).toEqual([TENSION, TUNER])
  await single([])
  expect(await tools()).toEqual([`${TENSION}?${violin}`, `${TUNER}?${violin}`])
  node.close()
})
