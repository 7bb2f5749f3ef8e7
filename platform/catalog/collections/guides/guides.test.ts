import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GuideForm, GuideInList, PanelGuide, RuleMatch } from '#contract/content/guides/admin-guides.ts'
import type { GuideBlock } from '#contract/content/guides/guide-blocks.ts'
import type { Guide, GuideList, GuideSubjects } from '#contract/content/guides/guides.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { getGuide } from './get-guide.ts'
import { guideSubjects, listGuideAddresses, listGuides } from './list-guides.ts'
import { nextGuideChange } from './next-guide-change.ts'

type Answer = PanelGuide & RuleMatch & { code: string; itens: GuideInList[]; html: string; data: unknown }

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>
beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await prepareFixtures(database.db)
  await sell('corda-barata', 5_000)
  await sell('corda-cara', 20_000)
})
afterAll(() => database.close())

function sell(slug: string, precoPor: number) {
  return saveProduct(
    database,
    sampleProduct(slug, {
      nome: slug,
      categoria: 'cordas',
      skus: [sampleSku(slug.toUpperCase(), { precoDe: null, precoPor })],
    }),
  )
}

const BLOCKS: GuideBlock[] = [
  { id: 'a', tipo: 'titulo', texto: 'Quanto custa?', nivel: 2 },
  { id: 'b', tipo: 'texto', html: `<p>${'palavra '.repeat(600)}</p>` },
  {
    id: 'c',
    tipo: 'produtos',
    titulo: 'Cordas em conta',
    texto: '',
    regra: { listagem: '/cordas?preco=0-100', ordem: 'Menor preço', quantidade: 4 },
  },
  {
    id: 'd',
    tipo: 'ferramenta',
    ferramenta: '/ferramentas/tensao',
    parametros: 'instrumento=violino',
    texto: '',
  },
  { id: 'e', tipo: 'titulo', texto: 'Quanto custa?', nivel: 2 },
  { id: 'f', tipo: 'produto', produto: 'corda-cara', texto: 'A nossa.' },
]

const FORM: GuideForm = {
  slug: 'cordas',
  titulo: 'Cordas',
  resumo: 'Qual serve.',
  topico: 'Cordas e som',
  autor: 'Ana',
  sobreAutor: '',
  imagem: null,
  blocos: BLOCKS,
  seo: null,
  indexar: true,
  rascunho: false,
  publicadoEm: '2026-01-10T12:00:00.000Z',
  revisadoEm: '2026-02-01',
  revisao: 'preços',
}

test('a guide is written in the panel, shows the products that its rules find, moves and is found', async () => {
  const created = await ask('POST', '/guides', { papel: 'gerente', body: FORM })
  expect([created.status, created.body.minutos, created.body.situacao]).toEqual([200, 3, 'noAr'])
  const { id, versao } = created.body
  await ask('POST', '/guides', {
    papel: 'gerente',
    body: { ...FORM, slug: 'outro', titulo: 'Outro', blocos: [] },
  })

  const context = testContext(database.db)
  const guide = await getGuide(context, { slug: 'cordas' })
  expect(guide.conteudo.indice).toEqual([
    { id: 'quanto-custa', titulo: 'Quanto custa?' },
    { id: 'quanto-custa-2', titulo: 'Quanto custa?' },
  ])
  const shown = guide.conteudo.partes.map((part) =>
    part.tipo === 'produtos' ? part.produtos.map(({ nome }) => nome).join() : part.tipo,
  )
  expect(shown).toEqual(['html', 'corda-barata', 'ferramenta', 'html', 'corda-cara'])
  expect(guide.conteudo.partes[2]).toMatchObject({ url: '/ferramentas/tensao?instrumento=violino' })
  expect(guide.conteudo).toMatchObject({ anterior: null, proximo: { titulo: 'Outro', url: '/guias/outro' } })
  expect(guide.estrutura.dadosEstruturados[1]).toMatchObject({
    '@type': 'Article',
    headline: 'Cordas',
    author: { name: 'Ana' },
    datePublished: '2026-01-10T12:00:00.000Z',
    dateModified: '2026-02-01',
  })
  expect([...context.noted]).toEqual(expect.arrayContaining(['guias', 'categorias']))
  expect([...context.noted].some((tag) => tag.startsWith('categoria:'))).toBe(true)

  expect((await guideSubjects(context)).guias).toEqual([
    { titulo: 'Cordas', url: '/guias/cordas', categorias: ['/cordas'], ferramentas: ['/ferramentas/tensao'] },
  ])
  expect((await listGuides(context, { topico: 'cordas-e-som', pg: 1 })).conteudo.guias).toHaveLength(2)
  await expect(listGuides(context, { topico: 'nada', pg: 1 })).rejects.toMatchObject({
    code: 'PaginaInexistente',
  })
  expect((await listGuideAddresses(context)).map(({ url }) => url)).toEqual([
    '/guias',
    '/guias/cordas',
    '/guias/outro',
  ])

  await ask('PUT', `/guides/${id}`, { papel: 'gerente', body: { ...FORM, slug: 'as-cordas', versao } })
  await expect(getGuide(context, { slug: 'cordas' })).rejects.toMatchObject({
    code: 'EnderecoMudou',
    data: { url: '/guias/as-cordas' },
  })
})

test('says in the list, and while it is written, that a rule finds nothing; an unknown listing is refused', async () => {
  const regra = { listagem: '/cordas?preco=9000-9001', ordem: 'Popularidade', quantidade: 4 }
  const blocos = [{ id: 'c', tipo: 'produtos', titulo: 'Caríssimas', texto: '', regra }]
  const body = { ...FORM, slug: 'vazio', blocos }
  expect((await ask('POST', '/guides', { papel: 'gerente', body })).status).toBe(200)

  const { body: list } = await ask('GET', '/guides', { papel: 'leitura' })
  expect(list.itens.find(({ slug }) => slug === 'vazio')?.semProdutos).toEqual(['Caríssimas'])
  const { body: none } = await ask('POST', '/guide-rule', { papel: 'leitura', body: regra })
  expect(none).toEqual({ total: 0, nomes: [] })
  const { body: some } = await ask('POST', '/guide-rule', {
    papel: 'leitura',
    body: { ...regra, listagem: '/cordas' },
  })
  expect(some.total).toBe(2)

  const unknown = { ...body, slug: 'x', blocos: [{ ...blocos[0], regra: { ...regra, listagem: '/nada' } }] }
  expect((await ask('POST', '/guides', { papel: 'gerente', body: unknown })).body).toMatchObject({
    code: 'CamposInvalidos',
    data: { campos: [{ campo: 'blocos.0.regra.listagem' }] },
  })
})

test('a tool that would not read what a guide gives it, and an empty field, are refused in sentences', async () => {
  const tool = { id: 'd', tipo: 'ferramenta', ferramenta: '/ferramentas/tensao', texto: '' }
  const save = (changes: object) =>
    ask('POST', '/guides', { papel: 'gerente', body: { ...FORM, slug: 'ferramenta', ...changes } })

  const { status, body } = await save({ blocos: [BLOCKS[0], { ...tool, parametros: 'instrumento=viloino' }] })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('blocos.1.parametros: “viloino” não é um instrumento')
  expect(JSON.stringify((await save({ topico: ' ' })).body)).toContain('topico: Preencha este campo.')
})

test('a guide of tomorrow is not shown before, and its time invalidates the others', async () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const publicadoEm = '2026-05-02T12:00:00.000Z'
  await ask('POST', '/guides', {
    papel: 'gerente',
    body: { ...FORM, slug: 'amanha', publicadoEm, revisadoEm: null, revisao: '' },
  })

  await expect(getGuide(testContext(database.db, { now }), { slug: 'amanha' })).rejects.toMatchObject({
    code: 'PaginaInexistente',
  })
  expect(await nextGuideChange(database.db, now)).toEqual({ em: new Date(publicadoEm), tags: ['guias'] })
})

test.each([
  ['in days to come', { revisadoEm: '2026-11-22' }, 'Este dia ainda não chegou.'],
  [
    'before the publication',
    { publicadoEm: '2026-03-02T12:00:00.000Z', revisadoEm: '2026-03-01' },
    'A revisão vem depois da publicação.',
  ],
  [
    'of what is not published yet',
    { publicadoEm: '2026-12-24T12:00:00.000Z', revisadoEm: '2026-11-20' },
    'A revisão vem depois da publicação.',
  ],
])('a revision %s is refused', async (_name, changes, mensagem) => {
  const body = { ...FORM, slug: 'datas', ...changes }
  const answer = await ask('POST', '/guides', { papel: 'gerente', body })

  expect(answer.body.data).toEqual({ campos: [{ campo: 'revisadoEm', mensagem }] })
})

test('a guide is never modified before its publication, for search engines and in the sitemap', async () => {
  const publicadoEm = '2026-12-24T12:00:00.000Z'
  const { body } = await ask('POST', '/guides', {
    papel: 'gerente',
    body: { ...FORM, slug: 'natal', revisadoEm: null, revisao: '', publicadoEm },
  })
  // As it could be saved before.
  await database.pool.query(`update guias set revisado_em = '2026-12-01' where id = $1`, [body.id])
  const context = testContext(database.db, { now: new Date('2026-12-25T12:00:00Z') })
  const { estrutura } = await getGuide(context, { slug: 'natal' })
  const listed = await listGuideAddresses(context)

  expect(estrutura.dadosEstruturados[1]).toMatchObject({
    datePublished: publicadoEm,
    dateModified: publicadoEm,
  })
  for (const address of ['/guias', '/guias/natal'])
    expect(listed.find(({ url }) => url === address)?.atualizadoEm).toBe(publicadoEm)
})

test('topics that differ only in how they are written are one, named as the first guide names it', async () => {
  for (const [slug, topico] of [
    ['arco-1', 'Arco e breu'],
    ['arco-2', 'arco  e Breu'],
  ])
    await ask('POST', '/guides', { papel: 'gerente', body: { ...FORM, slug, topico, blocos: [] } })
  const front = testApi<GuideList & Guide>(database.db)
  const { body: list } = await front('GET', '/guides?topico=arco-e-breu')
  const { body: second } = await front('GET', '/guides/arco-2')

  expect(list.conteudo.topicos.filter(({ slug }) => slug === 'arco-e-breu')).toHaveLength(1)
  expect(list.conteudo.guias.map(({ url, topico }) => [url, topico])).toEqual([
    ['/guias/arco-1', 'Arco e breu'],
    ['/guias/arco-2', 'Arco e breu'],
  ])
  expect(second.conteudo).toMatchObject({ topico: 'Arco e breu', anterior: { url: '/guias/arco-1' } })
})

test('a guide follows its categories, brands and products to their new addresses, and the links to it do too', async () => {
  await saveCategory(database, sampleCategory('arcos'))
  await saveCategory(database, sampleCategory('arcos/crina'))
  const bow = sampleProduct('arco-novo', {
    nome: 'Arco',
    categoria: 'arcos/crina',
    marca: { slug: 'arcaria', nome: 'Arcaria' },
    skus: [sampleSku('ARCO')],
  })
  const { id: idProduto } = await saveProduct(database, bow)
  const rule = (id: string, titulo: string, listagem: string): GuideBlock => ({
    id,
    tipo: 'produtos',
    titulo,
    texto: '',
    regra: { listagem, ordem: 'Popularidade', quantidade: 4 },
  })
  const blocos: GuideBlock[] = [
    rule('a', 'Categoria', '/arcos/crina'),
    rule('b', 'Filtro', '/arcos?marca=arcaria'),
    rule('c', 'Marca', '/marcas/arcaria'),
    { id: 'd', tipo: 'produto', produto: 'arco-novo', texto: '' },
  ]
  await ask('POST', '/guides', { papel: 'gerente', body: { ...FORM, slug: 'os-arcos', blocos } })
  const front = testApi<Guide & GuideSubjects>(database.db)
  const seen = async () => {
    const [{ body: guide }, { body: subjects }, { body: panel }] = await Promise.all([
      front('GET', '/guides/os-arcos'),
      front('GET', '/guide-subjects'),
      ask('GET', '/guides', { papel: 'leitura' }),
    ])
    return {
      blocks: guide.conteudo.partes.map((part) =>
        part.tipo === 'produtos' ? [part.titulo, part.produtos.map(({ url }) => url).join(), part.url] : part,
      ),
      categorias: subjects.guias.find(({ url }) => url === '/guias/os-arcos')?.categorias,
      semProdutos: panel.itens.find(({ slug }) => slug === 'os-arcos')?.semProdutos,
    }
  }
  const shown = (category: string, brand: string, product: string) => ({
    blocks: [
      ['Categoria', `/${product}`, `/${category}/crina`],
      ['Filtro', `/${product}`, `/${category}?marca=${brand}`],
      ['Marca', `/${product}`, `/marcas/${brand}`],
      ['Arco', `/${product}`, null],
    ],
    categorias: [`/${category}/crina`, `/${category}`],
    semProdutos: [],
  })
  expect(await seen()).toEqual(shown('arcos', 'arcaria', 'arco-novo'))

  await saveProduct(database, { ...bow, slug: 'arco-bom' }, { id: idProduto })
  const { rows } = await database.pool.query(
    `select (select id from categorias where caminho = 'arcos') as category, (select id from marcas where slug = 'arcaria') as brand`,
  )
  for (const [path, slug] of [
    [`/categories/${rows[0].category}`, 'arcaria-e-arcos'],
    [`/brands/${rows[0].brand}`, 'arcaria-brasil'],
  ] as const) {
    const { body } = await ask('GET', path, { papel: 'gerente' })
    expect((await ask('PUT', path, { papel: 'gerente', body: { ...body, slug } })).status).toBe(200)
  }

  expect(await seen()).toEqual(shown('arcaria-e-arcos', 'arcaria-brasil', 'arco-bom'))
})
