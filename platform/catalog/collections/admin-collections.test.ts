import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProductRef } from '#contract/catalog/catalogue-parts.ts'
import type { CategoryNode, PanelCategory } from '#contract/catalog/categories.ts'
import type { GroupPrice } from '#contract/catalog/price-lists.ts'
import { gruposClientes } from '#platform/customers/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { verifyUrl } from '../addresses/verify-url.ts'
import {
  prepareFixtures,
  SAMPLE_CATEGORIES,
  SAMPLE_PICTURE,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '../catalog.fixtures.ts'
import { listGroupPrices } from '../prices/group-prices.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { getProduct } from '../product/page/get-product.ts'
import { saveCategory } from './categories/save-category.ts'

type Answer = {
  code: string
  data: { versao: number; atual: { nome: string } }
  mensagens: { mensagem: string }[]
  itens: (CategoryNode & GroupPrice & { de: string; para: string; produto: ProductRef; quantidade: number })[]
  total: number
  grupos: { id: number; nome: string }[]
  recusados: { idSku: number; precoGrupo: number | null }[]
  alterados: number
  removidos: number
  produtos: ProductRef[]
  relacionados: ProductRef[]
  combinacoes: { produto: ProductRef; desconto: number }[]
} & PanelCategory

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>
let listener: pg.PoolClient
const notified: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await prepareFixtures(database.db)
  listener = await database.pool.connect()
  listener.on('notification', ({ payload }) => notified.push(...(payload ?? '').split(' ')))
  await listener.query('listen tags')
})
afterAll(async () => {
  listener.release(true)
  await database.close()
})

beforeEach(async () => {
  await database.pool.query('delete from produtos')
  await database.pool.query('delete from vitrines')
  await database.pool.query('delete from categorias')
  await emptyTables(database.pool, 'redirecionamentos', 'listas')
  await database.pool.query(`delete from enderecos where tipo <> 'reservado'`)
  await database.pool.query('delete from marcas')
  for (const caminho of SAMPLE_CATEGORIES) await saveCategory(database, sampleCategory(caminho))
  await saveProduct(database, sampleProduct('corda', { categoria: 'cordas/cordas-para-violino/jogos' }))
  await saveProduct(
    database,
    sampleProduct('arco', { categoria: 'arcos', marca: { slug: 'cremona', nome: 'Cremona' } }),
  )
  await heard()
})

describe('categories', () => {
  test('are listed as a tree with the number of products in each', async () => {
    const tree = await treeOf()
    expect(tree.map(({ caminho, produtos }) => [caminho, produtos])).toEqual([
      ['cordas', 1],
      ['cordas/cordas-para-violino', 1],
      ['cordas/cordas-para-violino/jogos', 1],
      ['cordas/cordas-para-violao', 0],
      ['arcos', 1],
    ])
  })

  test('a new slug moves the subcategories too, and old addresses redirect to the new ones', async () => {
    const { id, versao } = await node('cordas')
    const { body: form } = await get(`/categories/${id}`)
    const { status, body } = await put(`/categories/${id}`, {
      ...formOf(form),
      slug: 'encordoamentos',
      versao,
    })
    expect([status, body.caminho]).toEqual([200, 'encordoamentos'])

    expect((await treeOf()).map(({ caminho }) => caminho)).toContain(
      'encordoamentos/cordas-para-violino/jogos',
    )
    await expect(leads('/cordas/cordas-para-violino/jogos')).resolves.toBe(
      '/encordoamentos/cordas-para-violino/jogos',
    )
    await expect(leads('/cordas')).resolves.toBe('/encordoamentos')
    expect(await breadcrumb('/corda')).toContain('/encordoamentos/cordas-para-violino/jogos')
    expect(await heard()).toEqual(
      expect.arrayContaining(['categorias', 'endereco:/cordas', 'endereco:/encordoamentos']),
    )
    expect(await audited()).toEqual(['categoria.alterada'])
  })

  test('saves key attributes in their order', async () => {
    await saveProduct(
      database,
      sampleProduct('com-atributos', {
        categoria: 'arcos',
        caracteristicas: [
          { label: 'Material', valor: 'Carbono', filtro: true },
          { label: 'Tamanho', valor: '4/4', filtro: true },
        ],
      }),
    )
    const { body: choices } = await get('/category-attributes')
    expect(choices.itens).toEqual(
      expect.arrayContaining([
        { chave: 'material', label: 'Material' },
        { chave: 'tamanho', label: 'Tamanho' },
      ]),
    )

    const { id, versao, ...form } = await formAt('arcos')
    const atributosPrincipais = ['tamanho', 'material']
    const { body } = await put(`/categories/${id}`, {
      ...formOf({ id, versao, ...form }),
      atributosPrincipais,
      versao,
    })
    expect(body).toMatchObject({ atributosPrincipais, versao: versao + 1 })
    expect((await formAt('arcos')).atributosPrincipais).toEqual(atributosPrincipais)

    const { atributosPrincipais: _, ...older } = formOf(body)
    const { body: unchanged } = await put(`/categories/${id}`, { ...older, versao: body.versao })
    expect(unchanged).toMatchObject({ atributosPrincipais, versao: body.versao })
  })

  test('a category moves below another, with its products', async () => {
    const jogos = await node('cordas/cordas-para-violino/jogos')
    const arcos = await node('arcos')
    const { status } = await move(jogos, arcos.id, 0)
    expect(status).toBe(200)
    expect((await node('arcos/jogos')).produtos).toBe(1)
    expect((await node('arcos')).produtos).toBe(2)
    expect((await node('cordas')).produtos).toBe(0)
    await expect(leads('/cordas/cordas-para-violino/jogos')).resolves.toBe('/arcos/jogos')

    // Moved back, the old address is a page again.
    await move(await node('arcos/jogos'), (await node('cordas/cordas-para-violino')).id, 0)
    expect((await node('cordas/cordas-para-violino/jogos')).produtos).toBe(1)
    await expect(leads('/arcos/jogos')).resolves.toBe('/cordas/cordas-para-violino/jogos')
  })

  test('a category swaps places with its neighbours', async () => {
    await move(await node('arcos'), null, 0)
    expect((await treeOf()).map(({ caminho }) => caminho).slice(0, 2)).toEqual(['arcos', 'cordas'])
    const { id } = await node('cordas')
    await move(await node('cordas/cordas-para-violao'), id, 0)
    expect((await treeOf()).map(({ caminho }) => caminho).slice(1, 3)).toEqual([
      'cordas',
      'cordas/cordas-para-violao',
    ])
  })

  test('refuses a move below itself or deeper than three levels', async () => {
    const inside = await move(await node('cordas'), (await node('cordas/cordas-para-violino')).id, 0)
    expect(inside.body.code).toBe('CadastroInvalido')
    const deep = await move(await node('cordas/cordas-para-violino'), (await node('arcos')).id, 0)
    expect(deep.status).toBe(200)
    const deeper = await move(await node('arcos'), (await node('cordas')).id, 0)
    expect(deeper.body.mensagens[0]?.mensagem).toContain('três níveis')
    expect((await treeOf()).map(({ caminho }) => caminho)).toContain('arcos/cordas-para-violino/jogos')
  })

  test('two categories moved into each other at the same time make no cycle', async () => {
    await saveCategory(database, sampleCategory('capas'))
    const [arcos, capas] = [await node('arcos'), await node('capas')]
    const outcomes = await Promise.all([move(arcos, capas.id, 0), move(capas, arcos.id, 0)])

    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await treeOf()).toHaveLength(SAMPLE_CATEGORIES.length + 1)
  })

  test('refuses to overwrite what somebody else saved in the meantime', async () => {
    const { id, versao } = await node('arcos')
    const { body: form } = await get(`/categories/${id}`)
    await put(`/categories/${id}`, { ...formOf(form), nome: 'Arcos finos', versao })
    const { status, body } = await put(`/categories/${id}`, { ...formOf(form), nome: 'Arcos bons', versao })

    expect([status, body.code]).toEqual([409, 'VersaoAntiga'])
    expect(body.data).toMatchObject({ versao: versao + 1, atual: { nome: 'Arcos finos' } })
  })

  test('a new category comes last; one that holds something is not deleted', async () => {
    const { body } = await post('/categories', {
      ...formOf(await formAt('arcos')),
      slug: 'estojos',
      nome: 'Estojos',
      idPai: null,
    })
    expect(body.caminho).toBe('estojos')
    expect((await treeOf()).at(-1)?.caminho).toBe('estojos')
    expect(
      (await post('/categories', { ...formOf(await formAt('arcos')), slug: 'corda', idPai: null })).body.code,
    ).toBe('EnderecoOcupado')
    expect((await remove(`/categories/${(await node('arcos')).id}`)).body.code).toBe('CadastroEmUso')
    expect((await remove(`/categories/${(await node('cordas')).id}`)).body.code).toBe('CadastroEmUso')
    expect((await remove(`/categories/${body.id}`)).status).toBe(200)
    await expect(leads('/estojos')).rejects.toMatchObject({ code: 'PaginaInexistente' })
  })

  test('refuses an address of a product or of the shop', async () => {
    const { id, versao } = await node('arcos')
    const form = formOf(await formAt('arcos'))
    for (const slug of ['corda', 'checkout', 'cordas'])
      expect((await put(`/categories/${id}`, { ...form, slug, versao })).body.code).toBe('EnderecoOcupado')
  })
})

describe('brands', () => {
  test('a new slug redirects the old address and appears on cards', async () => {
    const { id } = (await get('/brands?busca=crem')).body.itens[0]!
    const { body: brand } = await get(`/brands/${id}`)
    const { status } = await put(`/brands/${id}`, { ...brandForm(brand), slug: 'cremona-sp' })
    expect(status).toBe(200)

    await expect(leads('/marcas/cremona')).resolves.toBe('/marcas/cremona-sp')
    const { rows } = await database.pool.query(
      `select card -> 'marca' ->> 'slug' as slug from listagem where card ->> 'slug' = 'arco'`,
    )
    expect(rows).toEqual([{ slug: 'cremona-sp' }])
    expect((await put(`/brands/${id}`, { ...brandForm(brand) })).body.code).toBe('VersaoAntiga')
  })

  test('are created once, with their picture, and deleted only while empty', async () => {
    const form = {
      slug: 'thomastik',
      nome: 'Thomastik',
      descricao: '',
      pais: 'Áustria',
      imagem: { arquivo: SAMPLE_PICTURE, alt: 'Logo' },
    }
    const outcomes = await Promise.all([post('/brands', form), post('/brands', form)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    const created = outcomes.find(({ status }) => status === 200)!.body
    expect(created.imagem).toMatchObject({ arquivo: SAMPLE_PICTURE, alt: 'Logo', largura: 1200 })
    expect((await get('/brands')).body.total).toBe(3)

    expect((await remove(`/brands/${created.id}`)).status).toBe(200)
    const { id } = (await get('/brands?busca=elixir')).body.itens[0]!
    expect((await remove(`/brands/${id}`)).body.code).toBe('CadastroEmUso')
  })
})

describe('lists and showcases', () => {
  test('a list is created, changed at its version, moved and deleted', async () => {
    const form = {
      slug: 'volta-as-aulas',
      titulo: 'Volta às aulas',
      descricao: '',
      itens: [{ produto: 'corda', quantidade: 2 }],
    }
    const { body: created } = await post('/lists', form)
    expect(created.itens).toMatchObject([
      { produto: { slug: 'corda', imagem: { largura: 1200 } }, quantidade: 2 },
    ])
    expect((await post('/lists', form)).body.code).toBe('EnderecoOcupado')

    const items = [
      { produto: 'arco', quantidade: 1 },
      { produto: 'corda', quantidade: 1 },
    ]
    const { body: saved } = await put(`/lists/${created.id}`, {
      ...form,
      slug: 'aulas',
      itens: items,
      versao: created.versao,
    })
    expect(saved.itens.map(({ produto }) => produto.slug)).toEqual(['arco', 'corda'])
    await expect(leads('/lista/volta-as-aulas')).resolves.toBe('/lista/aulas')
    expect((await put(`/lists/${created.id}`, { ...form, versao: created.versao })).body.code).toBe(
      'VersaoAntiga',
    )
    expect(
      (await put(`/lists/${created.id}`, { ...form, itens: [items[0], items[0]], versao: saved.versao }))
        .status,
    ).toBe(400)
    expect((await remove(`/lists/${created.id}`)).status).toBe(200)
  })

  test('a showcase shows its own products, then those of its rule', async () => {
    const form = {
      hash: 'natal',
      titulo: 'Natal',
      descricao: '',
      link: '/arcos',
      produtos: ['arco'],
      automatica: { order: 'Mais vendidos', categoria: 'cordas' },
    }
    const { body: created } = await post('/showcases', form)
    expect(created).toMatchObject({ automatica: form.automatica, produtos: [{ slug: 'arco' }] })
    await heard()
    const { hash: _, ...rest } = form
    const { body: saved } = await put(`/showcases/${created.id}`, {
      ...rest,
      produtos: [],
      versao: created.versao,
    })
    expect(saved.produtos).toEqual([])
    expect(await heard()).toContain('vitrine:natal')
    expect((await put(`/showcases/${created.id}`, { ...rest, versao: created.versao })).body.code).toBe(
      'VersaoAntiga',
    )
    expect(
      (await put(`/showcases/${created.id}`, { ...rest, produtos: ['nada'], versao: saved.versao })).body
        .code,
    ).toBe('ReferenciaInexistente')
    expect((await remove(`/showcases/${created.id}`)).status).toBe(200)
  })
})

describe('linked products', () => {
  test('are saved in their order, at the version of the product', async () => {
    const id = await productId('corda')
    const { body } = await get(`/products/${id}/links`)
    const combined = [{ produto: 'arco', tipoDesconto: 'porcentagem', desconto: 10 }]
    const { body: saved } = await put(`/products/${id}/links`, {
      versao: body.versao,
      relacionados: ['arco'],
      combinacoes: combined,
    })
    expect(saved).toMatchObject({
      relacionados: [{ slug: 'arco' }],
      combinacoes: [{ produto: { slug: 'arco' }, desconto: 10 }],
    })
    expect(await heard()).toContain(`produto:${id}`)

    expect(
      (await put(`/products/${id}/links`, { versao: body.versao, relacionados: [], combinacoes: [] })).body
        .code,
    ).toBe('VersaoAntiga')
    const { versao } = saved
    for (const wrong of [
      { relacionados: ['corda'], combinacoes: [] },
      { relacionados: ['arco', 'arco'], combinacoes: [] },
      { relacionados: [], combinacoes: [{ ...combined[0], desconto: 100 }] },
    ])
      expect((await put(`/products/${id}/links`, { versao, ...wrong })).body.code).toBe('CadastroInvalido')
  })
})

describe('price lists', () => {
  test('change price by price, and skip prices that somebody else changed', async () => {
    await saveProduct(
      database,
      sampleProduct('jogo', {
        skus: [sampleSku('A', { precoPor: 10_001 }, { Tom: 'A' }), sampleSku('B', {}, { Tom: 'B' })],
      }),
    )
    const [grupo] = await database.db
      .insert(gruposClientes)
      .values({ nome: `Escolas ${Date.parse('2026-11-21')}` })
      .returning()
    const path = `/price-lists/${grupo!.id}`
    expect((await get('/price-lists')).body.grupos).toContainEqual({ id: grupo!.id, nome: grupo!.nome })
    const lines = (await get(`${path}?busca=jogo`)).body.itens
    const [a, b] = lines.map(({ idSku }) => idSku)
    const change = (idSku: number | undefined, antes: number | null, depois: number | null) =>
      put(path, { itens: [{ idSku, antes, depois }] })

    expect((await change(a, null, 8000)).body.recusados).toEqual([])
    expect((await change(a, null, 7000)).body.recusados).toMatchObject([{ idSku: a, precoGrupo: 8000 }])
    expect((await post(`${path}/discount`, { percentual: 15, busca: 'jogo' })).body.alterados).toBe(2)
    expect((await get(`${path}?filtro=proprio`)).body.itens).toMatchObject([
      { sku: 'A', precoGrupo: 8501 },
      { sku: 'B', precoGrupo: 8500 },
    ])
    const own = await listGroupPrices(testContext(database.db), {
      grupo: sql`${grupo!.id}::integer`,
      skus: [a!, b!],
    })
    expect(own.map(({ precos }) => precos.precoPor)).toEqual([8501, 8500])
    await change(a, 8501, null)
    expect((await get(`${path}?filtro=proprio`)).body.total).toBe(1)
    expect(
      (await put('/price-lists/2000000000', { itens: [{ idSku: a, antes: null, depois: 1 }] })).body.code,
    ).toBe('CadastroInexistente')
  })
})

describe('redirects', () => {
  test("are created, found and deleted; a page of the shop can't redirect", async () => {
    expect((await post('/redirects', { de: '/Promocao-Antiga/', para: '/arcos' })).status).toBe(200)
    await expect(leads('/promocao-antiga')).resolves.toBe('/arcos')
    expect((await get('/redirects?busca=promoção')).body.itens).toEqual([
      { de: '/promocao-antiga', para: '/arcos' },
    ])
    const copied = 'https://www.lojaantiga.com.br/Produtos/Arco?variant=7#fotos'
    expect((await post('/redirects', { de: copied, para: 'http://loja.test/arcos?pg=2' })).status).toBe(200)
    await expect(leads('/produtos/arco')).resolves.toBe('/arcos?pg=2')
    expect(
      (await post('/redirects', { de: 'arco velho', para: 'https://outra.example/arcos' })).body,
    ).toMatchObject({
      code: 'CamposInvalidos',
      data: { campos: [{ campo: 'de' }, { campo: 'para', mensagem: 'Só um endereço desta loja.' }] },
    })
    await post('/redirects/removals', { de: ['/produtos/arco'] })
    expect((await post('/redirects', { de: '/arcos', para: '/cordas' })).body.code).toBe('CadastroInvalido')
    expect((await post('/redirects', { de: '/x', para: '/x' })).body.code).toBe('CadastroInvalido')
    expect((await post('/redirects/removals', { de: ['/promocao-antiga', '/nada'] })).body.removidos).toBe(1)
    await expect(leads('/promocao-antiga')).rejects.toMatchObject({ code: 'PaginaInexistente' })
  })
})

test.each([
  [
    'POST',
    '/categories',
    { slug: 'x', nome: 'X', titulo: 'X', descricao: '', imagem: null, seo: null, idPai: null },
  ],
  ['POST', '/brands', { slug: 'x', nome: 'X', descricao: '', pais: null, imagem: null }],
  ['POST', '/lists', { slug: 'x', titulo: 'X', descricao: '', itens: [] }],
  ['POST', '/redirects', { de: '/x', para: '/y' }],
])('%s %s is refused for read-only staff', async (method, path, body) => {
  for (const papel of ['leitura', 'expedicao', 'atendimento'] as const)
    expect((await ask(method, path, { papel, body })).status).toBe(403)
  expect((await ask(method, path, { body })).status).toBe(401)
})

const get = (path: string) => ask('GET', path, { papel: 'leitura' })
const put = (path: string, body: unknown) => ask('PUT', path, { papel: 'catalogo', body })
const post = (path: string, body: unknown) => ask('POST', path, { papel: 'catalogo', body })
const remove = (path: string) => ask('DELETE', path, { papel: 'catalogo' })

function move({ id, versao }: CategoryNode, idPai: number | null, posicao: number) {
  return put(`/categories/${id}/place`, { versao, idPai, posicao })
}

async function treeOf(): Promise<CategoryNode[]> {
  return (await get('/categories')).body.itens
}

async function node(caminho: string): Promise<CategoryNode> {
  return (await treeOf()).find((one) => one.caminho === caminho)!
}

async function formAt(caminho: string): Promise<PanelCategory> {
  return (await get(`/categories/${(await node(caminho)).id}`)).body
}

function formOf({ slug, nome, titulo, descricao, imagem, seo, atributosPrincipais }: PanelCategory) {
  return { slug, nome, titulo, descricao, imagem, seo, atributosPrincipais }
}

function brandForm({ slug, nome, descricao, imagem, versao }: Answer) {
  return { slug, nome, descricao, pais: null, imagem, versao }
}

/** Where an old address redirects to. */
async function leads(url: string): Promise<string> {
  try {
    return (await verifyUrl(testContext(database.db), { url })).canonical
  } catch (error) {
    const { code, data } = error as { code: string; data: { url: string } }
    if (code !== 'EnderecoMudou') throw error
    return data.url
  }
}

async function breadcrumb(url: string): Promise<string[]> {
  const { estrutura } = await getProduct(testContext(database.db), { url })

  return estrutura.breadcrumb.map((one) => one.url)
}

async function productId(slug: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select id from produtos where slug = $1', [
    slug,
  ])

  return rows[0]!.id
}

async function heard(): Promise<string[]> {
  await listener.query('select 1')
  return notified.splice(0)
}

async function audited(): Promise<string[]> {
  const { rows } = await database.pool.query<{ acao: string }>(
    `select acao from auditoria where em is not null order by id desc limit 1`,
  )
  return rows.map(({ acao }) => acao)
}
