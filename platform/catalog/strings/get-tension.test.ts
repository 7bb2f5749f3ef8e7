import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Tension } from '#contract/catalog/tension.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { getListing } from '../listing/get-listing.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { getProduct } from '../product/page/get-product.ts'
import { getProductTools } from './get-product-tools.ts'
import { getTension } from './get-tension.ts'

let database: TestDatabase
let context: ReturnType<typeof testContext>
const ids: Record<string, number> = {}

const CAMPOS = [
  ...['1ª corda', '2ª corda', '3ª corda', '4ª corda', '5ª corda', '6ª corda', '7ª corda'].map((label) =>
    sampleField({ label, tipo: 'corda' }),
  ),
  sampleField({ label: 'Medido em', tipo: 'numero', unidade: 'mm', papel: 'escala' }),
]

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  // The category above has fields without strings; each one below is another instrument's.
  await startTemplate(database.db, { categoria: 'cordas', instrumento: null, campos: [sampleField({})] })
  await startTemplate(database.db, {
    categoria: 'cordas/cordas-para-violino',
    instrumento: 'guitarra',
    campos: CAMPOS,
  })
  await startTemplate(database.db, { categoria: 'arcos', instrumento: 'violaoNailon', campos: CAMPOS })
  for (const [caminho, instrumento] of [
    ['cordas/cordas-para-violao', 'guitarra'],
    ['cordas/cordas-para-violino/jogos', 'violoncelo'],
  ] as const)
    await startTemplate(database.db, { categoria: caminho, instrumento, campos: [sampleField({})] })
  for (const product of PRODUCTS) ids[product.slug] = (await saveProduct(database, product)).id
})
afterAll(() => database.close())
beforeEach(() => {
  context = testContext(database.db)
})

const REGULAR = [
  'mi4 .010 7,35',
  'B3 .013 6,97',
  'G3 .017 7,51',
  'D3 .026 8,34',
  'A2 .036 8,85',
  'E2 .046 7,92',
]
const LIGHT = ['E4 .009 5,95', 'B3 .011 4,99', 'G3 .016 6,65', 'D3 .024 7,15', 'A2 .032 7,15', 'E2 .042 6,69']
const HEAVY = ['E4 .012 10,6', 'B3 .016 10,6', 'G3 .020 10,5', 'D3 .034 14,2', 'A2 .046 14,3', 'E2 .060 13,4']

const PRODUCTS = [
  set('regular', REGULAR),
  set('leve', LIGHT),
  set('pesado', HEAVY),
  set('esgotado', REGULAR, { skus: [sampleSku('ESG', { estoque: 0 })] }),
  set('oculto', REGULAR, { situacao: 'inativo' as const }),
  set(
    'nailon',
    ['E4 .028 6,99', 'B3 .032 5,3', 'G3 .040 5,53', 'D3 .029 7,13', 'A2 .035 6,85', 'E2 .043 6,4'],
    {
      categoria: 'arcos',
    },
  ),
  // Its gauges alone, of a maker that says what its strings weigh and of one that doesn't.
  ...['ghs', 'elixir'].map((slug) =>
    set(`calibres-${slug}`, [], {
      marca: { slug, nome: slug === 'ghs' ? 'GHS' : 'Elixir' },
      categoria: 'cordas/cordas-para-violino',
      caracteristicas: ['D3 · .026 · Níquel', 'A2 · .036 · Níquel', 'E2 · .046 · Níquel'].map((valor, i) => ({
        label: `${i + 1}ª corda`,
        valor,
        filtro: false,
      })),
    }),
  ),
  sampleProduct('breu', { categoria: 'cordas/cordas-para-violino' }),
  sampleProduct('guitarra', { categoria: 'cordas/cordas-para-violao' }),
  sampleProduct('violoncelo', { categoria: 'cordas/cordas-para-violino/jogos' }),
]

test('products lead to the tools that help with them: a set to its tension, what is none to no tool of sets', async () => {
  const { itens } = await getProductTools(context, {
    produtos: ['regular', 'leve', 'nailon', 'breu'].map((slug) => ids[slug]).join(),
  })
  const of = (slug: string) => itens.find(({ idProduto }) => idProduto === ids[slug])

  expect(of('regular')).toEqual({
    idProduto: ids['regular'],
    categoria: '/cordas/cordas-para-violino',
    parecidos: [ids['leve'], ids['breu']],
    tensaoCerta: `/ferramentas/tensao?instrumento=guitarra&jogo=${ids['regular']}`,
    meuInstrumento: '/ferramentas/meu-instrumento?instrumento=guitarra',
    tamanhoCerto: null,
    tamanhosMenores: [],
    tamanhosMaiores: [],
    oficina: null,
    afinador: '/ferramentas/afinador?instrumento=guitarra',
    encontrarCordas: '/ferramentas/cordas?instrumento=guitarra',
  })
  // Strings for another instrument.
  expect(of('nailon')?.parecidos).toEqual([])
  expect(of('nailon')?.tensaoCerta).toContain('instrumento=violaoNailon')
  // In a category of strings, but it describes none.
  expect(of('breu')?.tensaoCerta).toBeNull()
})

test("the strings of a set weigh what its own brand's tables say, on the page too", async () => {
  const kg = async (slug: string) => {
    const { tensao, jogo } = await tension({ jogo: id(slug), notas: 'E2 A2 D3', escala: '647,7' })
    return [tensao?.linhas.map(({ kg }) => kg), jogo?.descricao.pesos.length]
  }

  expect(await kg('calibres-ghs')).toEqual([[8.17, 8.74, 7.9], 3])
  expect(await kg('calibres-elixir')).toEqual([[8.35, 8.86, 7.93], 0])
})

describe('a set in a tuning', () => {
  test('has the tension of each string and of all', async () => {
    const { tensao, jogo, afinacao } = await tension({ jogo: id('regular') })

    expect(jogo?.url).toBe('/regular')
    expect(afinacao).toEqual({
      nome: 'Padrão',
      notas: ['E2', 'A2', 'D3', 'G3', 'B3', 'E4'],
      pares: false,
    })
    expect(tensao?.linhas.map(({ nota, kg }) => `${nota} ${kg}`)).toEqual([
      'E4 7.35',
      'B3 6.97',
      'G3 7.51',
      'D3 8.34',
      'A2 8.85',
      'E2 7.92',
    ])
    expect(tensao).toMatchObject({ total: 46.94, proporcao: 1.27, avisos: [] })
    expect(tensao?.linhas[0]?.descricao).toBe('.010')
  })

  test('in Drop C says which strings are slack, and which set has the sixth string firm', async () => {
    const { tensao, encontrados, afinacao } = await tension({
      instrumento: 'guitarra',
      jogo: id('regular'),
      afinacao: 'drop c',
      corda: '6',
      alvo: '8',
    })

    expect(afinacao?.nome).toBe('Drop C')
    expect(tensao?.linhas.map(({ nota, sensacao }) => `${nota} ${sensacao}`)).toEqual([
      'D4 solta',
      'A3 solta',
      'F3 null',
      'C3 null',
      'G2 null',
      'C2 solta',
    ])
    expect(encontrados?.map(({ produto, kg }) => `${produto.url} ${kg}`)).toEqual([
      '/pesado 8.44',
      '/regular 4.99',
      '/leve 4.21',
    ])
  })

  test('beside the present set says how much is changed, and on a nylon guitar that it is too much', async () => {
    const { tensao } = await tension({
      instrumento: 'violaoNailon',
      escala: '648',
      jogo: id('pesado'),
      atual: id('nailon'),
    })

    expect(tensao?.totalAtual).toBeCloseTo(38.2 * (648 / 648) ** 2, 0)
    expect(tensao?.linhas[0]?.atual).toBe(6.99)
    expect(tensao?.avisos.map(({ tipo }) => tipo)).toEqual(['perigo', 'atencao'])
  })

  test('is compared with gauges that the shop sells no set of', async () => {
    const compared = { jogo: id('regular'), atual: id('leve'), calibres: '11 14 18 28 38 49' }
    const { tensao, calibres } = await tension(compared)

    expect(calibres).toBe('11 14 18 28 38 49')
    expect(tensao?.linhas.map(({ kg, atual }) => (atual ?? 0) > (kg ?? 0))).toEqual(Array(6).fill(true))
    expect(tensao?.totalAtual).toBeGreaterThan(50)
  })

  test.each([
    ['guitarra', '10 13 17', 'Não entendi os calibres “10 13 17”. Escreva 6, da primeira corda à última'],
    [
      'violaoNailon',
      '28 32 40 29 35 43',
      'Pelos calibres não se sabe a tensão das cordas do violão de náilon.',
    ],
  ])('gauges of %s that are none are said: %s', async (instrumento, calibres, problem) => {
    const answer = await tension({ instrumento, jogo: id('regular'), calibres })

    expect(answer.problemas[0]).toContain(problem)
    expect([answer.calibres, answer.tensao?.totalAtual]).toEqual(['', null])
  })

  test('sounds higher with a capo, and pulls the same', async () => {
    const [open, capo] = [await tension({ jogo: id('leve') }), await tension({ jogo: id('leve'), capo: '2' })]

    expect(capo.tensao?.linhas.map(({ soa }) => soa)).toEqual(['F#4', 'C#4', 'A3', 'E3', 'B2', 'F#2'])
    expect(capo.tensao?.total).toBe(open.tensao?.total)
  })

  test('needs as many notes as it has strings, and says so', async () => {
    const { tensao, problemas } = await tension({ jogo: id('regular'), afinacao: '7 cordas' })

    expect(tensao).toBeNull()
    expect(problemas).toEqual(['Produto regular tem 6 cordas, e a afinação 7 notas.'])
  })

  test('in notes that are none, is in its own', async () => {
    const { tensao, problemas } = await tension({ jogo: id('regular'), notas: 'X Y' })

    expect(tensao?.total).toBe(46.94)
    expect(problemas[0]).toContain('Não entendi a afinação “X Y”.')
  })
})

describe('sets for a tension', () => {
  test('are the instrument’s own, in stock, shown, and sorted by nearness', async () => {
    const { encontrados } = await tension({ instrumento: 'guitarra', corda: '1', alvo: '7,5' })

    expect(encontrados?.map(({ produto }) => produto.url)).toEqual(['/regular', '/leve', '/pesado'])
    expect(encontrados?.[0]).toMatchObject({ kg: 7.35, total: 46.94 })
  })

  test('can be chosen of the instrument and of those whose strings are tried on it', async () => {
    const { jogos, instrumentos, instrumento } = await tension({})

    expect(instrumentos.map(({ instrumento: word }) => word)).toEqual(['violaoNailon', 'guitarra'])
    expect(instrumento).toBe('guitarra')
    expect(jogos.map(({ url }) => url).sort()).toEqual([
      '/calibres-elixir',
      '/calibres-ghs',
      '/esgotado',
      '/leve',
      '/nailon',
      '/pesado',
      '/regular',
    ])
  })
})

test.each(['breu', 'oculto'])('a product that is no set, or not shown, is none: %s', async (slug) => {
  const { jogo, tensao } = await tension({ jogo: id(slug) })

  expect([jogo, tensao]).toEqual([null, null])
})

test('sets, their category and their instruments lead to the tools, and other products do not', async () => {
  const linked = async (slug: string) => {
    const { tensaoCerta, encontrarCordas } = (await getProduct(context, { url: `/${slug}` })).conteudo
    return { tensaoCerta, encontrarCordas }
  }
  const { conteudo } = await getListing(context, { type: 'category', url: '/cordas/cordas-para-violino' })

  const encontrarCordas = '/ferramentas/cordas?instrumento=guitarra'
  expect(await linked('leve')).toEqual({
    tensaoCerta: `/ferramentas/tensao?instrumento=guitarra&jogo=${ids['leve']}`,
    encontrarCordas,
  })
  expect(await linked('breu')).toEqual({ tensaoCerta: null, encontrarCordas })
  expect(await linked('guitarra')).toEqual({ tensaoCerta: null, encontrarCordas })
  expect(await linked('violoncelo')).toEqual({ tensaoCerta: null, encontrarCordas: null })
  expect(conteudo.detalhes).toMatchObject({
    tensaoCerta: '/ferramentas/tensao?instrumento=guitarra',
    encontrarCordas: '/ferramentas/cordas?instrumento=guitarra',
  })
})

test('only the tool itself is for search engines, and depends on whatever is listed', async () => {
  const [tool, computed] = [await answer({}), await answer({ jogo: id('leve') })]

  expect(tool.estrutura.seo).toMatchObject({ canonical: '/ferramentas/tensao', indexar: true })
  expect(computed.estrutura.seo).toMatchObject({
    canonical: `/ferramentas/tensao?jogo=${ids['leve']}`,
    indexar: false,
  })
  expect([...context.noted]).toEqual(expect.arrayContaining(['listagem', 'categorias']))
})

test('sets for a tension are for as many strings as the instrument has, in a tuning for as many', async () => {
  await saveProduct(database, set('sete', [...REGULAR, 'B1 .059 7,9']))
  const found = await tension({ instrumento: 'guitarra', cordas: '7', corda: '7', alvo: '7,5' })
  const usual = await tension({ instrumento: 'guitarra', corda: '1', alvo: '7,5' })
  const drop = await tension({ jogo: id('regular'), afinacao: 'Drop D', cordas: '7', corda: '1', alvo: '7' })
  const urlsOf = ({ encontrados }: typeof found) => encontrados?.map(({ produto }) => produto.url)

  expect(urlsOf(found)).toEqual(['/sete'])
  expect(found).toMatchObject({
    contagens: [3, 6, 7],
    cursos: 7,
    procura: { cordas: 7, cordasDaAfinacao: 6, afinacao: { nome: '7 cordas' } },
  })
  expect(urlsOf(usual)).toEqual(['/regular', '/leve', '/pesado'])
  expect(urlsOf(drop)).toEqual(['/sete'])
  // The tension of the chosen set stays that of its own strings.
  expect(drop).toMatchObject({ afinacao: { nome: 'Drop D' }, tensao: { linhas: { length: 6 } } })
})

function set(slug: string, strings: readonly string[], changes: Parameters<typeof sampleProduct>[1] = {}) {
  const lines = strings.map((string, i) => ({
    label: `${i + 1}ª corda`,
    valor: `${string.split(' ').join(' · ')} kg`,
    filtro: false,
  }))

  return sampleProduct(slug, {
    categoria: 'cordas/cordas-para-violino',
    caracteristicas: [...lines, { label: 'Medido em', valor: '648 mm', filtro: false }],
    skus: [sampleSku(slug.toUpperCase(), {})],
    ...changes,
  })
}

function id(slug: string): string {
  return String(ids[slug])
}

async function answer(input: Partial<Parameters<typeof getTension>[1]>): Promise<Tension> {
  const empty = {
    instrumento: '',
    escala: '',
    afinacao: '',
    notas: '',
    la: '',
    capo: '',
    jogo: '',
    atual: '',
    calibres: '',
    cordas: '',
    prende: '',
    corda: '',
    alvo: '',
  }

  return Tension.parse(await getTension(context, { ...empty, ...input }))
}

async function tension(input: Parameters<typeof answer>[0]) {
  return (await answer(input)).conteudo
}
