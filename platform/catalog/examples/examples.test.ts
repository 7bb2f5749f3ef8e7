import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ExamplesInStore } from '#contract/catalog/examples.ts'
import { exampleCatalogue } from '#demo/examples.ts'
import { prepareFixtures, sampleCategory, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveBrand } from '#platform/catalog/collections/brands/save-brand.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { instrumentTemplates } from '#platform/catalog/listing/sizes/instrument-templates.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { hasExampleProducts } from './example-products.ts'
import { loadExampleProducts } from './load-examples.ts'
import { removeExampleProducts } from './remove-examples.ts'
import { exemplos } from './tables.ts'

type Answer = ExamplesInStore & { code: string }

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>
beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
})
afterAll(() => database.close())

/** Three products of the catalogue: drawing all takes seconds. */
async function few() {
  const { produtos, ...tree } = exampleCatalogue()

  return { ...tree, produtos: produtos.slice(0, 3) }
}

test('the catalogue has two dozen products, all named as examples, none tied to another', async () => {
  const { categorias, produtos } = exampleCatalogue()
  expect(produtos.length).toBeGreaterThanOrEqual(20)
  expect(produtos.length).toBeLessThanOrEqual(36)
  const paths = new Set(categorias.map(({ caminho }) => caminho))
  for (const { slug, draw } of (await few()).produtos) {
    const input = await draw(database.db, testContext(database.db).storage)
    expect(slug).toMatch(/^exemplo-/)
    expect(input.nome).toMatch(/^Exemplo: /)
    expect(input.midias.length).toBeGreaterThan(0)
    expect([input.kit, input.combinacoes, input.relacionados]).toEqual([[], [], []])
    expect(paths).toContain(input.categoria)
    for (const sku of input.skus) expect([sku.sku.slice(0, 3), sku.ean]).toEqual(['EX-', null])
  }
})

test('categories of examples have their templates, by which the tools know them, but none of the store’s own', async () => {
  const other = await testDatabase()
  const context = testContext(other.db)
  const { produtos, ...tree } = exampleCatalogue()
  const known = ['violinos/estudo', 'guitarras', 'cordas/instrumentos/violinos']
  const inputs = await Promise.all(produtos.map(({ draw }) => draw(other.db, context.storage)))
  const chosen = inputs
    .filter(({ categoria }) => known.some((path) => `${categoria}/`.startsWith(`${path}/`)))
    .map((input) => ({ slug: input.slug, draw: async () => input }))
  await saveCategory(other, sampleCategory('guitarras'))
  await other.db.insert(exemplos).values({ situacao: 'carregando' })
  await loadExampleProducts(context, async () => ({ ...tree, produtos: chosen }))

  const templates = async () => [...(await instrumentTemplates(testContext(other.db)))]
  const loaded = new Map(await templates())
  expect(loaded.get('violinos/estudo')?.instrument).toBe('violino')
  expect(loaded.get('cordas/instrumentos/violinos')?.stringsFor).toBe('violino')
  expect(loaded.has('guitarras')).toBe(false)

  // A template that the merchant has edited is theirs, and so is its category.
  await other.pool.query(`update modelos_ficha set versao = 2
    where id_categoria = (select id from categorias where caminho = 'violinos/estudo')`)
  await other.db.update(exemplos).set({ situacao: 'removendo' })
  await removeExampleProducts(context)
  expect((await templates()).map(([path]) => path)).toEqual(['violinos/estudo'])
  await other.close()
})

test('whoever may not edit products neither loads nor removes examples', async () => {
  for (const method of ['POST', 'DELETE']) {
    expect((await ask(method, '/example-products', { papel: 'leitura' })).status).toBe(403)
    expect((await ask(method, '/example-products')).status).toBe(401)
  }
  expect((await ask('DELETE', '/example-products', { papel: 'dono' })).body.code).toBe('CadastroInexistente')
})

describe('an empty store', () => {
  test('loads them once, in a job that may be repeated, with its progress', async () => {
    expect((await ask('GET', '/example-products', { papel: 'leitura' })).body).toEqual({
      situacao: 'nenhum',
      feitos: 0,
      total: 0,
      podeCarregar: true,
      naLoja: false,
    })
    expect((await ask('POST', '/example-products', { papel: 'catalogo' })).body.situacao).toBe('carregando')
    expect((await ask('POST', '/example-products', { papel: 'catalogo' })).body.code).toBe('CadastroInvalido')

    await loadExampleProducts(testContext(database.db), few)
    await loadExampleProducts(testContext(database.db), few)

    expect((await ask('GET', '/example-products', { papel: 'leitura' })).body).toEqual({
      situacao: 'carregado',
      feitos: 3,
      total: 3,
      podeCarregar: false,
      naLoja: true,
    })
    expect(await counts()).toMatchObject({ produtos: 3, exemplos: 3 })
    expect(await hasExampleProducts(await staffContext(database.db, 'dono'))).toBe(true)
  })

  test('removes them as a whole, and nothing of its own', async () => {
    // A product of the store's own, in a category and of a brand that came with the examples.
    await prepareFixtures(database.db)
    const { rows } = await database.pool.query<{ caminho: string; slug: string; nome: string }>(
      `select c.caminho, m.slug, m.nome from produtos p join marcas m on m.id = p.id_marca
       join produto_categorias pc on pc.id_produto = p.id join categorias c on c.id = pc.id_categoria
       order by p.id, c.nivel desc limit 1`,
    )
    const { caminho, slug, nome } = rows[0]!
    await saveProduct(
      database,
      sampleProduct('meu-violino', { nome: 'Meu violino', categoria: caminho, marca: { slug, nome } }),
    )
    // And an example that the merchant made their own by naming it.
    const [renamed] = (await few()).produtos.slice(1)
    const [known] = await snapshotProducts(database.db, [renamed!.slug])
    await saveProduct(database, { ...known!.input, nome: 'O meu modelo' }, { id: known!.id })

    expect((await ask('DELETE', '/example-products', { papel: 'catalogo' })).body.situacao).toBe('removendo')
    await removeExampleProducts(testContext(database.db))
    await removeExampleProducts(testContext(database.db))

    const { rows: left } = await database.pool.query('select slug from produtos order by slug')
    expect(left.map((row) => row.slug)).toEqual([renamed!.slug, 'meu-violino'].sort())
    expect(await counts()).toMatchObject({ exemplos: 0, marca: 1, categoria: 1 })
    expect((await ask('GET', '/example-products', { papel: 'leitura' })).body).toMatchObject({
      situacao: 'nenhum',
      podeCarregar: false,
    })
    expect(await hasExampleProducts(await staffContext(database.db, 'dono'))).toBe(false)
    expect((await ask('POST', '/example-products', { papel: 'dono' })).body.code).toBe('CadastroInvalido')

    async function counts() {
      const { rows } = await database.pool.query(
        `select (select count(*)::integer from produtos_exemplo) as exemplos,
           (select count(*)::integer from marcas where slug = $1) as marca,
           (select count(*)::integer from categorias where caminho = $2) as categoria`,
        [slug, caminho],
      )
      return rows[0]
    }
  })
})

test('without products of its own, a store is as empty as before', async () => {
  const empty = await testDatabase()
  const own = testAdminApi<Answer>(empty.db)
  await saveBrand(empty, { slug: 'minha', nome: 'Minha', descricao: '', pais: null, imagem: null })
  await own('POST', '/example-products', { papel: 'dono' })
  await loadExampleProducts(testContext(empty.db), few)
  await own('DELETE', '/example-products', { papel: 'dono' })
  await removeExampleProducts(testContext(empty.db))

  const { rows } = await empty.pool.query(
    `select (select count(*)::integer from produtos) as produtos, (select count(*)::integer from categorias) as categorias,
       (select array_agg(slug) from marcas) as marcas, (select count(*)::integer from enderecos) as enderecos`,
  )
  expect(rows[0]).toEqual({ produtos: 0, categorias: 0, marcas: ['minha'], enderecos: expect.any(Number) })
  await empty.close()
})

test('removing stops loading', async () => {
  const busy = await testDatabase()
  const own = testAdminApi<Answer>(busy.db)
  await own('POST', '/example-products', { papel: 'dono' })
  const { produtos, ...tree } = await few()
  const [first, second] = produtos
  const interrupted = {
    ...tree,
    produtos: [
      first!,
      {
        slug: second!.slug,
        draw: async (...args: Parameters<NonNullable<typeof second>['draw']>) => {
          await own('DELETE', '/example-products', { papel: 'dono' })
          return second!.draw(...args)
        },
      },
    ],
  }
  await loadExampleProducts(testContext(busy.db), async () => interrupted)
  await removeExampleProducts(testContext(busy.db))

  expect((await own('GET', '/example-products', { papel: 'dono' })).body).toMatchObject({
    situacao: 'nenhum',
    podeCarregar: true,
  })
  await busy.close()
})

async function counts() {
  const { rows } = await database.pool.query(
    `select (select count(*)::integer from produtos) as produtos,
       (select count(*)::integer from produtos_exemplo) as exemplos`,
  )

  return rows[0]
}
