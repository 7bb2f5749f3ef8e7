import { afterAll, beforeAll, expect, test } from 'vitest'
import { StringChoice, StringChoiceInput } from '#contract/catalog/strings/string-choice.ts'
import { Tension, TensionInput } from '#contract/catalog/tension.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { chooseStrings } from './choose-strings.ts'
import { getTension } from './get-tension.ts'
import { getFit } from './mine/get-fit.ts'

let database: TestDatabase
const ids: Record<string, number> = {}

const STRINGS = [1, 2, 3, 4].map((number) => sampleField({ label: `${number}ª`, tipo: 'corda' }))

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await startTemplate(database.db, {
    categoria: 'cordas/cordas-para-violao',
    instrumento: 'baixo',
    campos: [
      ...STRINGS,
      sampleField({ label: 'Serve de', tipo: 'faixa', unidade: 'mm', papel: 'escalas' }),
      sampleField({ label: 'Medido em', tipo: 'numero', unidade: 'mm', papel: 'escala' }),
      sampleField({ label: 'Ponta', papel: 'terminacao' }),
    ],
  })
  await startTemplate(database.db, {
    categoria: 'arcos',
    instrumento: 'ukulele',
    campos: STRINGS,
  })
  await startTemplate(database.db, {
    categoria: 'cordas/cordas-para-violino',
    instrumento: 'violino',
    campos: [...STRINGS, sampleField({ label: 'Ponta', papel: 'terminacao' })],
  })
  await startTemplate(database.db, {
    categoria: 'cordas',
    instrumento: 'banjo',
    campos: [
      ...STRINGS,
      sampleField({ label: 'Medido em', tipo: 'numero', unidade: 'mm', papel: 'escala' }),
      sampleField({ label: 'Ponta', papel: 'terminacao' }),
    ],
  })
  for (const product of PRODUCTS) ids[product.slug] = (await saveProduct(database, product)).id
})
afterAll(() => database.close())

const PRODUCTS = [
  bassSet('longo', { 'Serve de': '850 a 890' }),
  bassSet('longo-tambem', { 'Serve de': '860 a 870' }),
  bassSet('curto', { 'Serve de': '740 a 780' }),
  bassSet('de-laco', { 'Serve de': '740 a 890', Ponta: 'Laço' }),
  bassSet('calado', {}),
  strings('soprano', 'arcos', 'A4 E4 C4 G4', { skus: [sampleSku('SOP', {}, { Tamanho: 'Soprano' })] }),
  strings('baritono', 'arcos', 'E4 B3 G3 D3', { skus: [sampleSku('BAR', {}, { Tamanho: 'Barítono' })] }),
  ...(['bola', 'laco'] as const).map((end) =>
    strings(
      `banjo-${end}`,
      'cordas',
      'D5 B4 G4 D4',
      {},
      {
        'Medido em': '345 mm',
        Ponta: end === 'bola' ? 'Bola' : 'Laço',
      },
    ),
  ),
  strings(
    'tamanhos',
    'cordas/cordas-para-violino',
    'E5 A4 D4 G3',
    { skus: ['4/4', '3/4'].map((size) => sampleSku(`V${size}`, {}, { Tamanho: size })) },
    { Ponta: 'Bola' },
  ),
  strings('violino', 'cordas/cordas-para-violino', 'E5 A4 D4 G3', {
    skus: ['Bola', 'Laço'].map((end, i) => sampleSku(end, { precoPor: 9000 - i }, { Ponta: end })),
  }),
]

test('sets for a short bass are those that fit it by the rule of badges, and the others are said with their reason', async () => {
  const { jogos, deFora, escala } = await choice({ instrumento: 'baixo', escala: '762' })

  expect(escala).toBe(762)
  expect(
    jogos.map(({ produto, motivo }) => [produto.url, motivo.includes('A ficha não diz se serve')]),
  ).toEqual([
    ['/curto', false],
    ['/calado', true],
  ])
  expect(deFora).toEqual([
    {
      motivo: 'escala curta',
      frase: 'Escala curta demais: serve a partir de 850 mm, e a sua tem 762 mm.',
      total: 2,
    },
    { motivo: 'é de laço', frase: expect.any(String), total: 1 },
  ])
  const { vereditos } = await getFit(testContext(database.db), {
    instrumentos: 'baixo-eletrico.762mm',
    produtos: Object.values(ids).join(),
  })
  const fitting = (url: string) => vereditos.find(({ idProduto }) => idProduto === ids[url])?.serve ?? null
  expect(['longo', 'longo-tambem', 'curto', 'de-laco', 'calado'].map(fitting)).toEqual([
    false,
    false,
    true,
    false,
    null,
  ])
})

test('strings of a multiscale bass have to reach to the end of its longest', async () => {
  const { escala, escalaGrave, jogos } = await choice({ instrumento: 'baixo', escala: '864-813' })

  expect([escala, escalaGrave]).toEqual([813, 864])
  expect(jogos.map(({ produto }) => produto.url)).toContain('/longo')
})

test('without a length, sets for any are shown', async () => {
  const { total, escala, deFora } = await choice({ instrumento: 'baixo' })

  expect([total, escala, deFora.map(({ motivo }) => motivo)]).toEqual([4, null, ['é de laço']])
})

test('a length that no bass has is said, and narrows nothing', async () => {
  const { total, escalaProblema, escalaEscrita } = await choice({ instrumento: 'baixo', escala: '300' })

  expect([total, escalaEscrita]).toEqual([4, '300'])
  expect(escalaProblema).toContain('A escala do baixo elétrico tem entre')
})

test('sets for a tension are those that fit the length', async () => {
  const { encontrados, deFora } = await tension({
    instrumento: 'baixo',
    escala: '762',
    corda: '1',
    alvo: '15',
  })

  expect(encontrados?.map(({ produto, nota }) => [produto.url, nota])).toEqual([
    ['/curto', null],
    ['/calado', 'A ficha não diz se serve na sua escala.'],
  ])
  expect(deFora.map(({ motivo, total }) => [motivo, total])).toEqual([
    ['escala curta', 2],
    ['é de laço', 1],
  ])
  const long = await tension({ instrumento: 'baixo', escala: '864', corda: '1', alvo: '15' })
  expect(new Set(long.encontrados?.map(({ produto }) => produto.url))).toEqual(
    new Set(['/longo', '/longo-tambem', '/calado']),
  )
})

test('sets for a tension are those whose ends the instrument holds', async () => {
  const found = async (prende: string) => {
    const { encontrados, deFora } = await tension({ instrumento: 'banjo', prende, corda: '1', alvo: '5' })
    return [
      encontrados?.map(({ produto }) => produto.url),
      deFora.map(({ motivo, total }) => [motivo, total]),
    ]
  }

  expect(await found('gancho')).toEqual([['/banjo-laco'], [['é de bola', 1]]])
  expect(await found('encaixe')).toEqual([['/banjo-bola'], [['é de laço', 1]]])
})

test('a length that only one size has says the size', async () => {
  const { tamanho, jogos } = await choice({ instrumento: 'ukulele', escala: '345', afinacao: 'Padrão' })
  const { deFora } = await tension({ instrumento: 'ukulele', escala: '508', corda: '1', alvo: '5' })

  expect([tamanho, jogos.map(({ produto }) => produto.url)]).toEqual(['Soprano', ['/soprano']])
  expect(deFora[0]?.motivo).toBe('é para Soprano')
})

test('of a set with several ends, the variant that fits is the one that is sold', async () => {
  const urlWith = async (prende: string) =>
    (await choice({ instrumento: 'violino', prende })).jogos.flatMap(({ url }) =>
      url.startsWith('/violino') ? [url] : [],
    )

  expect(await urlWith('gancho')).toEqual(['/violino?ponta=laco'])
  expect(await urlWith('encaixe')).toEqual(['/violino?ponta=bola'])
  expect(await urlWith('')).toEqual(['/violino'])
})

test('of a set in several sizes, the reason is that of the size', async () => {
  const { deFora } = await choice({ instrumento: 'violino', tamanho: '3/4', prende: 'gancho' })
  const { vereditos } = await getFit(testContext(database.db), {
    instrumentos: 'violino.3-4.gancho',
    produtos: String(ids['tamanhos']),
  })

  expect(deFora.map(({ motivo, total }) => [motivo, total])).toEqual([['é de bola', 1]])
  expect(vereditos[0]?.selo).toBe('Não serve: é de bola')
})

function bassSet(slug: string, said: Record<string, string>) {
  return strings(slug, 'cordas/cordas-para-violao', 'G2 D2 A1 E1', {}, { 'Medido em': '864 mm', ...said })
}

function strings(
  slug: string,
  categoria: string,
  notes: string,
  changes: Parameters<typeof sampleProduct>[1],
  said: Record<string, string> = {},
) {
  const sheet = [
    ...notes.split(' ').map((note, i) => [`${i + 1}ª`, `${note} · 18 kg`] as const),
    ...Object.entries(said),
  ]

  return sampleProduct(slug, {
    categoria,
    caracteristicas: sheet.map(([label, valor]) => ({ label, valor, filtro: false })),
    skus: [sampleSku(slug.toUpperCase(), {})],
    vendas: 100 - slug.length,
    ...changes,
  })
}

async function choice(input: Partial<StringChoiceInput>) {
  const answer = await chooseStrings(testContext(database.db), StringChoiceInput.parse(input))

  return StringChoice.parse(answer).conteudo
}

async function tension(input: Partial<TensionInput>) {
  const answer = await getTension(testContext(database.db), TensionInput.parse(input))

  return Tension.parse(answer).conteudo
}
