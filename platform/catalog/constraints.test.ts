import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { prepareFixtures, SAMPLE_PICTURE, sampleProduct, sampleSku } from './catalog.fixtures.ts'
import { saveProduct } from './product/editing/save-product.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await saveProduct(
    database,
    sampleProduct('um', {
      caracteristicas: [{ label: 'Tensão', valor: 'Alta', filtro: true }],
      skus: [sampleSku('UM-A', {}, { Tamanho: '4/4' }), sampleSku('UM-B', {}, { Tamanho: '3/4' })],
    }),
  )
  await saveProduct(database, sampleProduct('dois'))
})
afterAll(() => database.close())

/** Invalid rows, each refused by a database constraint, whatever code writes it. */
test.each([
  ['stock below zero', `update skus set estoque = -1 where sku = 'DOIS'`],
  ['a negative price', `update skus set preco_por = -1 where sku = 'DOIS'`],
  ['a "de" price that is no higher', `update skus set preco_de = preco_por where sku = 'DOIS'`],
  ['a box without weight', `update skus set peso = 0 where sku = 'DOIS'`],
  ['a wrong EAN', `update skus set ean = '4006381333932' where sku = 'DOIS'`],
  ['an EAN with letters', `update skus set ean = '40063813339ab' where sku = 'DOIS'`],
  ['a SKU code twice', `update skus set sku = 'UM-A' where sku = 'DOIS'`],
  ['two SKUs with the same attributes', `update skus set selecao = '?tamanho=4-4' where sku = 'UM-B'`],
  [
    'a second unico attribute',
    `insert into produto_atributos select id_produto, v.id_atributo, 'unico', 5 from skus, atributo_valores v
     where sku = 'DOIS'`,
  ],
  [
    "a value that isn't its attribute's",
    `update sku_atributos set id_valor = (select id from atributo_valores where chave = 'alta')`,
  ],
  ['a product at a category’s address', `update produtos set slug = 'cordas' where slug = 'dois'`],
  ['a product at an address of the shop', `update produtos set slug = 'checkout' where slug = 'dois'`],
  ['a product at an address that nobody owns', `update produtos set slug = 'novo' where slug = 'dois'`],
  ['an address that loses its product', `delete from enderecos where slug = 'dois'`],
  ['an address with capitals', `insert into enderecos values ('Novo', 'produto')`],
  [
    'a main category that does not list the product',
    `update produtos set id_categoria = 5 where slug = 'dois'`,
  ],
  [
    'a fourth level',
    `insert into categorias (id_pai, nivel, slug, caminho, nome, titulo, descricao)
     select id, 4, 'x', caminho || '/x', 'X', 'X', '' from categorias where nivel = 3`,
  ],
  [
    'a level that is not one below the parent’s',
    `insert into categorias (id_pai, nivel, slug, caminho, nome, titulo, descricao)
     select id, 3, 'x', caminho || '/x/x', 'X', 'X', '' from categorias where caminho = 'arcos'`,
  ],
  [
    'a path that is not below the parent’s',
    `insert into categorias (id_pai, nivel, slug, caminho, nome, titulo, descricao)
     select id, 2, 'x', 'cordas/x', 'X', 'X', '' from categorias where caminho = 'arcos'`,
  ],
  [
    'a path that does not end with the slug',
    `update categorias set slug = 'outro' where caminho = 'cordas/cordas-para-violao'`,
  ],
  [
    'a category that still has products',
    `delete from categorias where caminho = 'cordas/cordas-para-violino'`,
  ],
  ['a brand that still has products', `delete from marcas`],
  ['a picture that is still shown', `delete from originais where hash = '${SAMPLE_PICTURE}'`],
  ['a product related to itself', `insert into relacionados select id, id, 0 from produtos`],
  ['a product combined with itself', `insert into combinacoes select id, id, 0, 'valor', 100 from produtos`],
  ['a gift of 100 %', `insert into combinacoes select 1, 2, 0, 'porcentagem', 100`],
  ['a redirect to itself', `insert into redirecionamentos values ('/a', '/a')`],
  ['a rating above five', `update produtos set nota_media = 5.1, nota_quantidade = 1`],
  ['a rating without reviews', `update produtos set nota_media = 4, nota_quantidade = 0`],
])('%s', async (_, statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow(/constraint|violates|viola/)
})

test('accepts EANs with a valid check digit', async () => {
  const { rowCount } = await database.pool.query(`update skus set ean = '4006381333931' where sku = 'DOIS'`)
  expect(rowCount).toBe(1)
})
