import { createRouterClient } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_FAVORITOS } from '#contract/cart/wishlist.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { wishlistRoutes } from './routes.ts'

let database: TestDatabase
let [violin, bow, rosin] = [0, 0, 0]
let customer: Awaited<ReturnType<typeof loggedIn>>

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  for (const slug of ['violino', 'arco', 'breu']) await saveProduct(database, sampleProduct(slug))
  const { rows } = await database.pool.query('select id from produtos order by id')
  ;[violin, bow, rosin] = rows.map(({ id }) => id)
})
beforeEach(async () => {
  customer = await loggedIn(database.db)
})
afterAll(() => database.close())

test('lists favourites, latest first', async () => {
  expect(await shop().get()).toEqual({ favoritos: [] })

  await shop('2026-11-21T12:00:00Z').add({ idProduto: violin })
  await shop('2026-11-21T12:00:02Z').add({ idProduto: rosin })
  await shop('2026-11-21T12:00:01Z').add({ idProduto: bow })

  expect(await shop().get()).toEqual({ favoritos: [rosin, bow, violin] })
})

test('adds a product once, however often it is requested', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop().add({ idProduto: violin })))

  expect(answers).toEqual(answers.map(() => ({ sucesso: true })))
  expect(await shop().get()).toEqual({ favoritos: [violin] })
})

test('leaves a favourite that is added again in its place', async () => {
  await shop('2026-11-21T12:00:00Z').add({ idProduto: violin })
  await shop('2026-11-21T12:00:01Z').add({ idProduto: bow })
  await shop('2026-11-21T12:00:02Z').add({ idProduto: violin })

  expect(await shop().get()).toEqual({ favoritos: [bow, violin] })
})

test('removes a favourite, also twice', async () => {
  await shop().add({ idProduto: violin })
  await shop().add({ idProduto: bow })

  expect(await shop().remove({ idProduto: violin })).toEqual({ sucesso: true })
  expect(await shop().remove({ idProduto: violin })).toEqual({ sucesso: true })
  expect(await shop().get()).toEqual({ favoritos: [bow] })
})

test('verifies whether a product is a favourite', async () => {
  await shop().add({ idProduto: violin })

  expect(await shop().verify({ idProduto: violin })).toEqual({ sucesso: true })
  expect(await shop().verify({ idProduto: bow })).toEqual({ sucesso: false })
})

test('keeps favourites per customer, the same in every session', async () => {
  const other = await loggedIn(database.db)
  await shop().add({ idProduto: violin })

  expect(await client(other.sessao).get()).toEqual({ favoritos: [] })
  const secondSession = 'b'.repeat(64)
  await database.db.execute(
    sql`insert into sessoes (hash, id_cliente, criada_em, vista_em)
      values (${secondSession}, ${customer.idCliente}, now(), now())`,
  )
  expect(await client(secondSession).get()).toEqual({ favoritos: [violin] })
})

test('refuses a product that is unknown or withdrawn', async () => {
  await withdraw(rosin)

  await expect(shop().add({ idProduto: 999_999 })).rejects.toMatchObject({ code: 'ProdutoInexistente' })
  await expect(shop().add({ idProduto: rosin })).rejects.toMatchObject({ code: 'ProdutoInexistente' })
  expect(await shop().get()).toEqual({ favoritos: [] })

  await bringBack('breu')
})

test('hides a withdrawn favourite, which can be removed, and shows it again with its product', async () => {
  await shop('2026-11-21T12:00:00Z').add({ idProduto: rosin })
  await shop('2026-11-21T12:00:01Z').add({ idProduto: violin })
  await withdraw(rosin)
  expect(await shop().get()).toEqual({ favoritos: [violin] })
  expect((await shop().products({})).info.total).toBe(1)

  await bringBack('breu')
  expect(await shop().get()).toEqual({ favoritos: [violin, rosin] })
})

test('limits a customer to 500, also with concurrent requests', async () => {
  await fill(customer.idCliente, MAX_FAVORITOS - 1)

  const answers = await Promise.allSettled([violin, bow, rosin].map((idProduto) => shop().add({ idProduto })))
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'FavoritosDemais', status: 409 } })))
  expect(await rowsOf(customer.idCliente)).toBe(MAX_FAVORITOS)

  const [remaining] = (await shop().get()).favoritos
  expect(await shop().add({ idProduto: remaining ?? 0 })).toEqual({ sucesso: true })
})

test('shows a page of cards with links to its neighbours', async () => {
  await shop('2026-11-21T12:00:00Z').add({ idProduto: violin })
  await shop('2026-11-21T12:00:01Z').add({ idProduto: bow })
  await shop('2026-11-21T12:00:02Z').add({ idProduto: rosin })

  expect(await shop().products({ limit: 2 })).toMatchObject({
    produtos: [{ url: '/breu' }, { url: '/arco', nome: 'Produto arco', precos: { precoPor: 10_000 } }],
    info: {
      offset: 0,
      limit: 2,
      exibindo: 2,
      total: 3,
      pg: 1,
      qtdPages: 2,
      prev: null,
      self: '',
      next: '?pg=2',
    },
  })
  expect(await shop().products({ limit: 2, offset: 2 })).toMatchObject({
    produtos: [{ url: '/violino' }],
    info: { offset: 2, exibindo: 1, pg: 2, prev: '', self: '?pg=2', next: null },
  })
})

test('shows the page before if the last one has lost its only favourite', async () => {
  await shop().add({ idProduto: violin })
  await shop().add({ idProduto: bow })
  await shop().remove({ idProduto: bow })

  expect(await shop().products({ limit: 1, offset: 1 })).toMatchObject({
    produtos: [{ url: '/violino' }],
    info: { offset: 0, pg: 1, qtdPages: 1, total: 1 },
  })
})

test('has one empty page without favourites', async () => {
  expect(await shop().products({ offset: 48 })).toMatchObject({
    produtos: [],
    info: { offset: 0, pg: 1, qtdPages: 1, total: 0, prev: null, next: null },
  })
})

test('deletes favourites with their customer and with their product', async () => {
  await saveProduct(database, sampleProduct('efemero'))
  const { rows } = await database.pool.query(`select id from produtos where slug = 'efemero'`)
  await shop().add({ idProduto: rows[0].id })
  await shop().add({ idProduto: violin })
  await database.pool.query('delete from produtos where id = $1', [rows[0].id])
  expect(await rowsOf(customer.idCliente)).toBe(1)

  await database.pool.query('delete from clientes where id = $1', [customer.idCliente])
  expect(await rowsOf(customer.idCliente)).toBe(0)
})

/** The wishlist of the customer's session. */
function shop(now = '2026-11-21T12:00:00Z') {
  return client(customer.sessao, now)
}

function client(sessao: string, now = '2026-11-21T12:00:00Z') {
  return createRouterClient(wishlistRoutes, {
    context: testContext(database.db, { sessao, now: new Date(now) }),
  })
}

async function withdraw(id: number) {
  const { rows } = await database.pool.query('select slug from produtos where id = $1', [id])
  await saveProduct(database, sampleProduct(rows[0].slug, { situacao: 'inativo' }))
}

async function bringBack(slug: string) {
  await saveProduct(database, sampleProduct(slug))
}

/** Inserts favourites directly, for products that the shop does not show. */
async function fill(idCliente: number, many: number) {
  await database.pool.query(
    `with slugs as (
       insert into enderecos (slug, tipo) select 'antigo-' || i, 'produto' from generate_series(1, $1) i
       on conflict do nothing returning slug
     ), model as (select * from produtos where slug = 'violino'), made as (
       insert into produtos (slug, nome, id_marca, id_categoria, descricao_curta, descricao, itens_inclusos, garantia,
         origem, palavras_chave, situacao, publicado_em, vendas)
       select slugs.slug, nome, id_marca, id_categoria, descricao_curta, descricao, itens_inclusos, garantia,
         origem, palavras_chave, 'inativo', publicado_em, vendas
       from slugs, model returning id, id_categoria
     ), placed as (
       insert into produto_categorias (id_produto, id_categoria) select id, id_categoria from made
     )
     insert into favoritos (id_cliente, id_produto, criado_em) select $2, id, now() from made`,
    [many, idCliente],
  )
}

async function rowsOf(idCliente: number): Promise<number> {
  const { rows } = await database.pool.query(
    'select count(*)::int as total from favoritos where id_cliente = $1',
    [idCliente],
  )
  return rows[0].total
}
