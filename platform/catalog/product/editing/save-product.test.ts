import { safe } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRIVATE_WORDS } from '#domain/urls/addresses.ts'
import { verifyUrl } from '#platform/catalog/addresses/verify-url.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { getListing } from '#platform/catalog/listing/get-listing.ts'
import { TAGS_CHANNEL } from '#platform/database/invalidate-tags.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { getProduct } from '../page/get-product.ts'
import { saveProduct } from './save-product.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
})
afterAll(() => database.close())

const context = () => testContext(database.db)

describe('a new product', () => {
  test('is found at its address and in its categories and those above', async () => {
    await saveProduct(database, sampleProduct('nova'))

    expect((await getProduct(context(), { url: '/nova' })).conteudo.nome).toBe('Produto nova')
    expect(await slugsAt('/cordas')).toContain('/nova')
    expect(await slugsAt('/cordas/cordas-para-violino')).toContain('/nova')
    expect(await slugsAt('/arcos')).not.toContain('/nova')
  })

  test('creates its brand', async () => {
    await saveProduct(database, sampleProduct('de-marca-nova', { marca: { slug: 'jargar', nome: 'Jargar' } }))

    expect(await verifyUrl(context(), { url: '/marcas/jargar' })).toMatchObject({ nivel: 'marca' })
  })

  test('is stored without HTML that is not allowed', async () => {
    await saveProduct(
      database,
      sampleProduct('limpo', {
        descricao:
          '<h1>Oi</h1><script>alert(1)</script><p onclick="x()">Bom <a href="javascript:x()">link</a></p>',
        tabelaMedida: '<table><tr><td>1</td></tr></table><iframe src="https://x.com"></iframe>',
      }),
    )

    const { descricoes } = (await getProduct(context(), { url: '/limpo' })).conteudo
    expect(descricoes.longa).toBe('<h2>Oi</h2><p>Bom <a>link</a></p>')
    expect(descricoes.tabelaMedida).toBe('<table><tr><td>1</td></tr></table>')
  })
})

describe('saving again', () => {
  test('the same product changes nothing and invalidates nothing', async () => {
    const product = sampleProduct('igual')
    const { id } = await saveProduct(database, product)
    const before = await everything()

    const heard = await tagsInvalidatedBy(() => saveProduct(database, product))

    expect(heard).toEqual([])
    expect(await saveProduct(database, product)).toEqual({ id, mudou: false })
    expect(await everything()).toEqual(before)
  })

  test('a change invalidates the product, its brand, and its old and new categories', async () => {
    const { id } = await saveProduct(database, sampleProduct('muda'))
    const heard = await tagsInvalidatedBy(() =>
      saveProduct(database, sampleProduct('muda', { categoria: 'arcos', categorias: [] })),
    )

    const ids = await categoryIds()
    expect(heard).toEqual(
      expect.arrayContaining([
        `produto:${id}`,
        'listagem',
        `categoria:${ids['cordas']}`,
        `categoria:${ids['cordas/cordas-para-violino']}`,
        `categoria:${ids['arcos']}`,
      ]),
    )
    expect(heard.some((tag) => tag.startsWith('marca:'))).toBe(true)
    expect(await slugsAt('/cordas')).not.toContain('/muda')
    expect(await slugsAt('/arcos')).toContain('/muda')
  })

  test('existing SKUs keep their id, missing ones are deleted', async () => {
    const two = [sampleSku('F1', {}, { Tamanho: '4/4' }), sampleSku('F2', {}, { Tamanho: '3/4' })]
    await saveProduct(database, sampleProduct('fica', { skus: two }))
    const [first] = (await getProduct(context(), { url: '/fica' })).conteudo.skus
    await saveProduct(
      database,
      sampleProduct('fica', {
        skus: [
          sampleSku('F3', {}, { Tamanho: '3/4' }),
          sampleSku('F1', { precoPor: 500 }, { Tamanho: '4/4' }),
        ],
      }),
    )

    const { skus } = (await getProduct(context(), { url: '/fica' })).conteudo
    expect(skus.map(({ sku }) => sku)).toEqual(['F3', 'F1'])
    expect(skus[1]).toMatchObject({ id: first?.id, precos: { precoPor: 500 } })
  })

  test('an inactive product leaves the shop, and returns with its rating', async () => {
    const { id } = await saveProduct(database, sampleProduct('some'))
    await database.pool.query('update produtos set nota_media = 4.5, nota_quantidade = 2 where id = $1', [id])
    await saveProduct(database, sampleProduct('some', { situacao: 'inativo' }))
    const { error } = await safe(getProduct(context(), { url: '/some' }))
    expect(error).toMatchObject({ code: 'ProdutoInexistente', status: 404 })
    expect(await slugsAt('/cordas')).not.toContain('/some')

    await saveProduct(database, sampleProduct('some'))
    const { produtos } = (await getListing(context(), { type: 'category', url: '/cordas?avaliacao=4' }))
      .conteudo
    expect(produtos.find(({ url }) => url === '/some')?.avaliacao).toEqual({ media: 4.5, quantidade: 2 })
  })
})

describe('a new address', () => {
  test('redirects the old one in one step, after any number of moves', async () => {
    const { id } = await saveProduct(database, sampleProduct('um-nome', { skus: [sampleSku('NOME')] }))
    await saveProduct(database, sampleProduct('dois-nomes', { skus: [sampleSku('NOME')] }), { id })
    await saveProduct(database, sampleProduct('tres-nomes', { skus: [sampleSku('NOME')] }), { id })

    for (const url of ['/um-nome', '/dois-nomes']) {
      const { error } = await safe(verifyUrl(context(), { url }))
      expect(error).toMatchObject({ code: 'EnderecoMudou', data: { url: '/tres-nomes' } })
    }
    await saveProduct(database, sampleProduct('um-nome', { skus: [sampleSku('NOME')] }), { id })
    expect(await verifyUrl(context(), { url: '/um-nome' })).toEqual({
      nivel: 'produto',
      canonical: '/um-nome',
    })
  })

  test.each([
    'cordas',
    ...PRIVATE_WORDS,
    'busca',
    'inicio',
    'lista',
    'marcas',
    'pagina',
    'admin',
    'sem-conexao',
  ])('can’t be /%s', async (slug) => {
    const { error } = await safe(saveProduct(database, sampleProduct(slug)))
    expect(error).toMatchObject({ code: 'EnderecoOcupado', data: { slug } })
  })
})

describe('writes nothing when it refuses', () => {
  test.each([
    [
      'an unknown category',
      { categoria: 'nada' },
      { code: 'ReferenciaInexistente', data: { campo: 'categoria', valor: 'nada' } },
    ],
    [
      'an unknown related product',
      { relacionados: ['nada'] },
      { code: 'ReferenciaInexistente', data: { campo: 'relacionados' } },
    ],
    [
      'an unknown SKU in a kit',
      { kit: [{ sku: 'NADA', quantidade: 1 }] },
      { code: 'ReferenciaInexistente', data: { campo: 'kit' } },
    ],
    ['a wrong EAN', { skus: [sampleSku('X', { ean: '4006381333932' })] }, { code: 'CadastroInvalido' }],
    [
      'a "de" price not above "por"',
      { skus: [sampleSku('X', { precoDe: 10_000 })] },
      { code: 'CadastroInvalido' },
    ],
    [
      'a SKU twice',
      { skus: [sampleSku('X', {}, { Cor: 'a' }), sampleSku('X', {}, { Cor: 'b' })] },
      { code: 'CadastroInvalido' },
    ],
    ['two SKUs alike', { skus: [sampleSku('X'), sampleSku('Y')] }, { code: 'CadastroInvalido' }],
    [
      'a picture that is not there',
      { skus: [sampleSku('X', { midias: [3] })] },
      { code: 'CadastroInvalido' },
    ],
    ['a product of the shop without a picture', { midias: [] }, { code: 'CadastroInvalido' }],
    ['a relation to itself', { relacionados: ['recusado'] }, { code: 'CadastroInvalido' }],
  ])('%s', async (_, changes, refusal) => {
    const before = await everything()
    const { error } = await safe(saveProduct(database, sampleProduct('recusado', changes)))
    expect(error).toMatchObject(refusal)
    expect(await everything()).toEqual(before)
  })

  test("another product's SKU", async () => {
    await saveProduct(database, sampleProduct('dono', { skus: [sampleSku('MEU')] }))
    const { error } = await safe(saveProduct(database, sampleProduct('outro', { skus: [sampleSku('MEU')] })))
    expect(error).toMatchObject({ code: 'SkuDeOutroProduto', data: { sku: 'MEU' } })
  })
})

test('two people who save the same new product at once create one product', async () => {
  const saves = [1, 2, 3, 4].map((precoPor) =>
    safe(saveProduct(database, sampleProduct('disputado', { skus: [sampleSku('D', { precoPor })] }))),
  )
  await Promise.all(saves)
  const { rows } = await database.pool.query(
    `select count(*)::integer as n from produtos where slug = 'disputado'`,
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('products may refer to each other once all exist', async () => {
  const products = [
    sampleProduct('kit-a', { kit: [{ sku: 'PARTE-B', quantidade: 2 }], relacionados: ['parte-b'] }),
    sampleProduct('parte-b', {
      relacionados: ['kit-a'],
      combinacoes: [{ produto: 'kit-a', tipoDesconto: 'porcentagem', desconto: 10 }],
    }),
  ]
  for (const product of products)
    await saveProduct(database, { ...product, kit: [], combinacoes: [], relacionados: [] })
  const changes: boolean[] = []
  for (const product of [...products, ...products]) changes.push((await saveProduct(database, product)).mudou)

  expect(changes).toEqual([true, true, false, false])
  const { conjunto } = (await getProduct(context(), { url: '/kit-a' })).conteudo
  expect(conjunto).toMatchObject([{ quantidade: 2, produto: { url: '/parte-b' } }])
  const { combinacoes } = (await getProduct(context(), { url: '/parte-b' })).conteudo
  expect(combinacoes).toMatchObject([{ precoSeparado: 20_000, precoJunto: 19_000 }])
})

async function slugsAt(url: string) {
  const { conteudo } = await getListing(context(), { type: 'category', url, limit: 96, offset: 0 })
  return conteudo.produtos.map((produto) => produto.url)
}

async function categoryIds() {
  const { rows } = await database.pool.query<{ caminho: string; id: number }>(
    'select caminho, id from categorias',
  )
  return Object.fromEntries(rows.map(({ caminho, id }) => [caminho, id]))
}

/** The catalogue's tables as text, to check whether anything was written. */
async function everything() {
  const tables = [
    'produtos',
    'skus',
    'enderecos',
    'redirecionamentos',
    'listagem',
    'midias',
    'marcas',
    'contagens',
  ]
  const dumps = tables.map(async (table) => {
    const { rows } = await database.pool.query(`select t::text as linha from ${table} t order by 1`)
    return rows.map(({ linha }) => linha)
  })

  return Promise.all(dumps)
}

/** The tags that nodes are notified of while `work` runs. */
async function tagsInvalidatedBy(work: () => Promise<unknown>): Promise<string[]> {
  const client = await database.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(...(payload ?? '').split(' ')))
  await client.query(`listen ${TAGS_CHANNEL}`)
  await work()
  // PostgreSQL delivers notifications before the result of the next query.
  await client.query('select 1')
  await client.query(`unlisten ${TAGS_CHANNEL}`)
  client.removeAllListeners('notification')
  client.release()

  return heard
}
