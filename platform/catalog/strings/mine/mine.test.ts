import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FitAnswer, MyInstrumentPage } from '#contract/catalog/my-instrument.ts'
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
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'

let database: TestDatabase
let api: ReturnType<typeof testApi<FitAnswer & MyInstrumentPage>>
let context: ReturnType<typeof testContext>
const ids: Record<string, number> = {}

const STRINGS = ['Aguda', 'Grave'].map((label) => sampleField({ label, tipo: 'corda' }))

/** A shop with other words than the demonstration's: only templates say for what strings are. */
beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  for (const caminho of ['fios', 'fios/rabeca', 'fios/graves', 'pecas'])
    await saveCategory(database, sampleCategory(caminho))
  const { db } = database
  await startTemplate(db, {
    categoria: 'fios/rabeca',
    instrumento: 'violino',
    campos: [
      sampleField({ label: 'Medida', papel: 'tamanho', filtro: true }),
      sampleField({ label: 'Ponta', papel: 'terminacao', tipo: 'escolha', opcoes: ['Bolinha', 'Laço'] }),
      ...STRINGS,
    ],
  })
  await startTemplate(db, {
    categoria: 'pecas',
    instrumento: null,
    campos: [
      sampleField({ label: 'Feito para', papel: 'instrumento' }),
      sampleField({ label: 'Diâmetro', papel: 'furo', tipo: 'numero', unidade: 'mm' }),
      sampleField({ label: 'Lado', papel: 'mao' }),
    ],
  })
  await startTemplate(db, {
    categoria: 'fios/graves',
    instrumento: 'baixo',
    campos: [
      sampleField({ label: 'Serve de', papel: 'escala', tipo: 'faixa', unidade: 'mm' }),
      sampleField({ label: 'Quantas', papel: 'cordas' }),
      ...STRINGS,
    ],
  })
  await startTemplate(db, {
    categoria: 'arcos',
    instrumento: null,
    campos: [
      sampleField({ label: 'Feito para', papel: 'instrumento' }),
      sampleField({ label: 'Medida', papel: 'tamanho', filtro: true }),
    ],
  })
  const sized = (name: string, ...sizes: string[]) => ({
    categoria: 'fios/rabeca',
    skus: sizes.map((size) => sampleSku(`${name}-${size.replace('/', '')}`, {}, { Medida: size })),
  })
  const bass = (range: string, count: string) => ({
    categoria: 'fios/graves',
    caracteristicas: [
      { label: 'Serve de', valor: range, filtro: false },
      { label: 'Quantas', valor: count, filtro: false },
    ],
  })
  for (const product of [
    sampleProduct('variado', sized('V', '4/4', '3/4')),
    sampleProduct('inteiro', sized('I', '4/4')),
    sampleProduct('sem-medida', { categoria: 'fios/rabeca' }),
    sampleProduct('oculto', { ...sized('O', '3/4', '1/2'), situacao: 'inativo' }),
    sampleProduct('longo', bass('838 a 889', '4')),
    sampleProduct('curto', bass('700 a 790', '4')),
    sampleProduct('cinco', bass('700 a 889', '5')),
    sampleProduct('breu', { categoria: 'arcos' }),
    sampleProduct('solta', { categoria: 'cordas' }),
    sampleProduct('arco', {
      categoria: 'arcos',
      caracteristicas: [{ label: 'Feito para', valor: 'Violino e viola', filtro: false }],
      skus: ['4/4', '3/4'].map((size) => sampleSku(`ARCO-${size.replace('/', '')}`, {}, { Medida: size })),
    }),
    sampleProduct('prima', {
      categoria: 'fios/rabeca',
      caracteristicas: [
        { label: 'Medida', valor: '1/16', filtro: true },
        { label: 'Nota', valor: 'Mi (E)', filtro: true },
      ],
      skus: ['Bolinha', 'Laço'].map((end) => sampleSku(`PRIMA-${end}`, {}, { Ponta: end })),
    }),
    sampleProduct('segunda', {
      categoria: 'fios/rabeca',
      caracteristicas: [
        { label: 'Medida', valor: '1/16', filtro: true },
        { label: 'Nota', valor: 'Lá (A)', filtro: true },
        { label: 'Ponta', valor: 'Bolinha', filtro: false },
      ],
    }),
    sampleProduct('tarraxa', {
      categoria: 'pecas',
      caracteristicas: [
        { label: 'Feito para', valor: 'Guitarra', filtro: false },
        { label: 'Diâmetro', valor: '10 mm', filtro: false },
        { label: 'Lado', valor: 'Destro', filtro: false },
      ],
    }),
    // Its other category says for what it is.
    sampleProduct('avulsa', { ...sized('A', '1/4'), categoria: 'fios', categorias: ['fios/rabeca'] }),
    // Strings, although its first category asks for the instruments of accessories.
    sampleProduct('com-arco', {
      ...sized('C', '1/10'),
      categoria: 'arcos',
      categorias: ['fios/rabeca'],
      caracteristicas: [{ label: 'Feito para', valor: 'Violino', filtro: false }],
    }),
  ])
    ids[product.slug] = (await saveProduct(database, product)).id
})
afterAll(() => database.close())
beforeEach(() => {
  context = testContext(database.db)
})

test('says which SKUs of which products fit, those that do first, and nothing of the rest', async () => {
  const vereditos = await verdictsOn(
    'violino.3-4',
    'inteiro',
    'variado',
    'sem-medida',
    'longo',
    'breu',
    'oculto',
  )
  const of = (slug: string) => vereditos.filter(({ idProduto }) => idProduto === ids[slug])
  const variado = await skusOf('variado')

  expect(of('inteiro')).toEqual([
    {
      idProduto: ids['inteiro'],
      skus: null,
      serve: false,
      selo: 'Não serve: é para 4/4',
      texto: 'Não serve no meu violino 3/4: é para 4/4',
      motivo: expect.stringContaining('O instrumento é 3/4: cordas para 4/4 não'),
      instrumento: 'violino.3-4',
      onde: 'no meu violino 3/4',
    },
  ])
  expect(of('variado')).toMatchObject([
    { serve: true, texto: 'Serve no meu violino 3/4', motivo: null, skus: [variado['3/4']] },
    { serve: false, skus: [variado['4/4']] },
  ])
  expect(vereditos).toHaveLength(3)
})

test.each([
  ['baixo-eletrico.762mm', { longo: false, curto: true, cinco: false }],
  ['baixo-eletrico.864mm', { longo: true, curto: false, cinco: false }],
  ['baixo-eletrico.864mm.5c', { longo: false, curto: false, cinco: true }],
  ['baixo-eletrico.762mm,baixo-eletrico.864mm', { longo: true, curto: true, cinco: false }],
])('of the basses of somebody who plays %s', async (codes, expected) => {
  const vereditos = await verdictsOn(codes, 'longo', 'curto', 'cinco')

  expect(
    Object.fromEntries(
      ['longo', 'curto', 'cinco'].map((slug) => [
        slug,
        vereditos.find(({ idProduto }) => idProduto === ids[slug])?.serve,
      ]),
    ),
  ).toEqual(expected)
})

test.each([
  ['', []],
  ['rabeca,violino.9-9', []],
  ["violino.3-4'--", []],
])('%j is no instrument, and judges nothing', async (codes, verdicts) => {
  expect(await verdictsOn(codes, 'inteiro')).toEqual(verdicts)
})

test.each(['', 'um', '1,', '1;2', Array.from({ length: 101 }, () => '1').join()])(
  'products %j are refused',
  async (produtos) => {
    const query = new URLSearchParams({ instrumentos: 'violino.3-4', produtos })

    expect((await api('GET', `/instruments/fit?${query}`)).status).toBe(400)
  },
)

test('a listing shows only what fits, each card the SKU that does, with a chip to show all', async () => {
  const { conteudo, info } = await listing('/fios?serve=violino.3-4')

  expect(conteudo.produtos.map(({ url }) => url)).toEqual(['/variado?medida=3-4'])
  expect(conteudo.detalhes.ativos).toEqual([{ label: 'Serve no meu violino 3/4', url: '/fios' }])
  expect(info).toMatchObject({ total: 1, filtros: 1, self: '?serve=violino.3-4' })
})

test.each([
  ['/fios?serve=baixo-eletrico.762mm', ['/curto']],
  ['/fios?serve=baixo-eletrico.864mm.5c', ['/cinco']],
  ['/fios?serve=guitarra', []],
  ['/fios/rabeca?serve=violino.4-4&medida=4-4', ['/inteiro', '/variado']],
  ['/arcos?serve=violino.3-4', ['/arco']],
  ['/arcos?serve=violino.1-2', []],
  ['/arcos?serve=guitarra', []],
  ['/fios?serve=violino.1-4', ['/avulsa']],
])('%s lists %j', async (url, urls) => {
  const { conteudo } = await listing(url)

  expect(conteudo.produtos.map((product) => product.url.split('?')[0]).sort()).toEqual(urls)
})

test('what is no instrument filters nothing, and leaves the address', async () => {
  const { conteudo, info } = await listing('/fios?serve=violino.9-9')

  expect(conteudo.produtos).toHaveLength(10)
  expect(info.self).toBe('')
})

test('a filtered listing follows its products', async () => {
  await saveProduct(
    database,
    sampleProduct('novo', {
      categoria: 'fios/rabeca',
      caracteristicas: [{ label: 'Medida', valor: '1/8', filtro: true }],
    }),
  )

  const { conteudo } = await listing('/fios?serve=violino.1-8')
  expect(conteudo.produtos.map(({ url }) => url)).toEqual(['/novo'])
  expect([...context.noted]).toEqual(expect.arrayContaining(['listagem', 'categorias']))
})

test('the page says what was said, and leads to what fits', async () => {
  const { conteudo } = await page({ instrumento: 'violino', tamanho: '3/4' })

  expect(conteudo.instrumentos.map(({ instrumento }) => instrumento)).toEqual(['violino', 'baixo'])
  expect(conteudo).toMatchObject({
    codigo: 'violino.3-4',
    descricao: 'violino 3/4',
    problemas: [],
    listagens: [
      { nome: 'Tudo de rabeca', url: '/fios/rabeca?serve=violino.3-4', total: 1 },
      { nome: 'Tudo de arcos', url: '/arcos?serve=violino.3-4', total: 1 },
    ],
  })
})

test('what is impossible is said beside its field, and leads nowhere', async () => {
  const { conteudo } = await page({ instrumento: 'baixo', escala: '1500' })

  expect(conteudo).toMatchObject({
    codigo: null,
    listagens: [],
    escala: '1500',
    problemas: [{ campo: 'escala', mensagem: expect.stringContaining('tem entre 500 e 945 mm') }],
  })
})

test('each instrument is for search engines once', async () => {
  const [all, bass, sized] = await Promise.all(
    [{}, { instrumento: 'baixo' }, { instrumento: 'violino', tamanho: '3/4' }].map(page),
  )

  expect([all, bass, sized].map((answer) => answer?.estrutura.seo)).toMatchObject([
    { canonical: '/ferramentas/meu-instrumento', indexar: true },
    { canonical: '/ferramentas/meu-instrumento?instrumento=baixo', indexar: true },
    { canonical: '/ferramentas/meu-instrumento?instrumento=violino', indexar: false },
  ])
})

test('what is in a category of strings is judged as strings', async () => {
  expect(await verdictsOn('violino.4-4', 'com-arco')).toMatchObject([
    { serve: false, motivo: expect.stringContaining('cordas para 1/10') },
  ])
})

test('accessories are judged by the instruments and the sizes that they are for', async () => {
  const vereditos = await verdictsOn('violino.3-4,guitarra', 'arco')
  const arco = await skusOf('arco')

  expect(vereditos).toMatchObject([
    { serve: true, texto: 'Serve no meu violino 3/4', skus: [arco['3/4']] },
    { serve: false, texto: 'Não serve no meu violino 3/4: serve em 4/4', skus: [arco['4/4']] },
  ])
  expect(await verdictsOn('guitarra,baixo-eletrico', 'arco')).toEqual([])
})

test('a ball does not go on a hook, which holds the first string only', async () => {
  const prima = await skusOf('prima')

  expect(await verdictsOn('violino.1-16.gancho', 'prima', 'segunda')).toMatchObject([
    { idProduto: ids['prima'], skus: [prima['Laço']], serve: true, texto: 'Serve no meu violino 1/16' },
    {
      skus: [prima['Bolinha']],
      serve: false,
      texto: 'Não serve no meu violino 1/16: é de bola',
      motivo: 'O microafinador é de gancho e pede corda de laço, e esta é de bola.',
    },
    { idProduto: ids['segunda'], skus: null, serve: true },
  ])
})

test('a loop depends on a hook, as long as nobody said whether there is one', async () => {
  const prima = await skusOf('prima')

  expect(await verdictsOn('violino.1-16', 'prima')).toMatchObject([
    { skus: [prima['Bolinha']], serve: true },
    {
      skus: [prima['Laço']],
      serve: null,
      selo: 'Depende do microafinador',
      motivo: expect.stringContaining('diga em Meu instrumento'),
    },
  ])
})

test.each([
  ['guitarra.furo-10', [{ serve: true }]],
  ['guitarra.furo-8-7', [{ serve: false, selo: 'Não serve: furo estreito' }]],
  ['guitarra.furo-10.canhoto', [{ serve: false, selo: 'Não serve: é de destro' }]],
  ['guitarra', []],
])('a tuning machine on %s', async (code, expected) => {
  expect(await verdictsOn(code, 'tarraxa')).toMatchObject(expected)
})

test('what few know is said on the form, and in the address', async () => {
  const { conteudo } = await page({
    instrumento: 'violino',
    tamanho: '4/4',
    prende: 'gancho',
    mao: 'canhoto',
  })
  const other = await page({ instrumento: 'guitarra', furo: '99' })

  expect(conteudo).toMatchObject({
    codigo: 'violino.4-4.gancho.canhoto',
    descricao: 'violino 4/4 para canhoto, gancho para laço',
    prendem: ['encaixe', 'gancho'],
    tarraxas: false,
    prende: 'gancho',
    canhoto: true,
  })
  expect(other?.conteudo).toMatchObject({
    tarraxas: true,
    problemas: [{ campo: 'furo', mensagem: 'O furo de uma tarraxa tem entre 5 e 20 mm.' }],
  })
})

test('the tuning is said on the form, and judges nothing where usual strings serve', async () => {
  const content = (await page({ instrumento: 'baixo', escala: '864', afinacao: 'Drop D' })).conteudo
  const vereditos = await verdictsOn('baixo-eletrico.864mm.afinacao-drop-d', ...Object.keys(ids))

  expect(content).toMatchObject({
    afinacao: 'Drop D',
    codigo: 'baixo-eletrico.864mm.afinacao-drop-d',
    descricao: 'baixo elétrico, escala de 864 mm, afinação Drop D',
  })
  expect(content.afinacoes[0]).toEqual({ nome: 'Padrão', notas: 'E1 A1 D2 G2' })
  // One code for all tunings, in addresses of listings too.
  expect(content.listagens.map(({ url }) => url)).toEqual(['/fios/graves?serve=baixo-eletrico.864mm'])
  expect(new Set(vereditos.map(({ instrumento }) => instrumento))).toEqual(new Set(['baixo-eletrico.864mm']))
})

test('a tuning in which usual strings do not serve stays in the addresses of listings', async () => {
  const { codigo, listagens } = (await page({ instrumento: 'baixo', escala: '864', notas: 'A0 D1 G1 B1' }))
    .conteudo

  expect(codigo).toBe('baixo-eletrico.864mm.notas-a0d1g1b1')
  expect(listagens.map(({ url }) => url)).toEqual(['/fios/graves?serve=baixo-eletrico.864mm.notas-a0d1g1b1'])
})

test('categories and products of strings and accessories lead to it', async () => {
  const address = '/ferramentas/meu-instrumento?instrumento=violino'

  expect((await listing('/fios/rabeca')).conteudo.detalhes.meuInstrumento).toBe(address)
  expect((await listing('/arcos')).conteudo.detalhes.meuInstrumento).toBe('/ferramentas/meu-instrumento')
  expect((await listing('/cordas')).conteudo.detalhes.meuInstrumento).toBeUndefined()
  expect((await getProduct(context, { url: '/sem-medida' })).conteudo.meuInstrumento).toBe(address)
  expect((await getProduct(context, { url: '/arco' })).conteudo.meuInstrumento).toBe(
    '/ferramentas/meu-instrumento',
  )
  expect((await getProduct(context, { url: '/solta' })).conteudo.meuInstrumento).toBeNull()
})

async function verdictsOn(instrumentos: string, ...slugs: string[]) {
  const query = new URLSearchParams({ instrumentos, produtos: slugs.map((slug) => ids[slug]).join() })
  const { status, body } = await api('GET', `/instruments/fit?${query}`)
  expect(status).toBe(200)

  return body.vereditos
}

async function page(input: Record<string, string>) {
  return (await api('GET', `/url/tools/my-instrument?${new URLSearchParams(input)}`)).body
}

function listing(url: string) {
  return getListing(context, { type: 'category', url })
}

async function skusOf(slug: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    `select s.id, v.label from skus s join sku_atributos a on a.id_sku = s.id join atributo_valores v on v.id = a.id_valor
     where s.id_produto = $1`,
    [ids[slug]],
  )

  return Object.fromEntries(rows.map(({ id, label }) => [label, id]))
}
