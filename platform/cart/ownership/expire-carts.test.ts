import { afterAll, beforeAll, expect, test } from 'vitest'
import { planOf, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { expireCarts } from './expire-carts.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('deletes guests’ carts after ninety days, in batches, with their lines; keeps customers’', async () => {
  await database.pool.query(`
    insert into clientes (pessoa, nome_razao, email) values ('F', 'Clara', 'clara@example.com');
    insert into carrinhos (sessao, mensagens, alterado_em)
      select encode(sha256(n::text::bytea), 'hex'), '[]', '2026-08-22T23:59:00Z' from generate_series(1, 2500) n;
    insert into carrinhos (sessao, mensagens, alterado_em) values (repeat('a', 64), '[]', '2026-08-23T00:01:00Z');
    insert into carrinhos (id_cliente, mensagens, alterado_em) select id, '[]', '2020-01-01' from clientes;
    insert into carrinho_itens (id_carrinho, id_produto, id_atributo_simples, quantidade, nome, preco_por)
      select id, 1, 1, 1, 'Corda', 100 from carrinhos`)
  await expireCarts({ db: database.db, now: NOW })

  const { rows } = await database.pool.query(
    `select coalesce(sessao, 'cliente') as de, quantidade from carrinhos join carrinho_itens on id_carrinho = id order by 1`,
  )
  expect(rows.map(({ de }) => de)).toEqual(['a'.repeat(64), 'cliente'])
})

test('deletes idempotency keys after a day', async () => {
  await database.pool.query(`
    insert into carrinho_chaves select id, 'velha', '2026-11-20T11:59:00Z' from carrinhos;
    insert into carrinho_chaves select id, 'nova', '2026-11-20T12:01:00Z' from carrinhos`)
  await expireCarts({ db: database.db, now: NOW })

  const { rows } = await database.pool.query('select distinct chave from carrinho_chaves')
  expect(rows).toEqual([{ chave: 'nova' }])
})

test.each([
  ['carrinhos', `delete from carrinhos where sessao is not null and dia_alterado < '2026-01-01'`],
  ['carrinho_chaves', `delete from carrinho_chaves where criada_em < '2026-01-01'`],
])('finds old rows of %s by an index', async (_table, statement) => {
  expect(await planOf(database.pool, statement)).toMatch(/Index Scan/)
})
