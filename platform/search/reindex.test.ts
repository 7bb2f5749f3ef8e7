import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffContext } from '#tests/support/staff.ts'
import { reindex } from './reindex.ts'
import { createSearchRule } from './rules/change-search-rules.ts'
import { refreshVocabulary } from './text/refresh-vocabulary.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('violino'))
  await refreshVocabulary(database.db)
})
afterAll(() => database.close())

test('rewrites products and rules that an older version indexed', async () => {
  await createSearchRule(await staffContext(database.db, 'dono'), {
    texto: 'Rabecas',
    sinonimos: ['violino'],
    pagina: null,
    produtos: [],
  })
  const upToDate = await indexed()
  await database.pool.query(`update listagem set busca = 'antigo'::tsvector, versao_busca = 1`)
  await database.pool.query(`update busca_regras set chave = 'rabecas'`)
  await database.pool.query(`delete from vocabulario`)
  expect(await indexed()).not.toEqual(upToDate)

  await reindex(database.db)
  expect(await indexed()).toEqual(upToDate)
})

test('stores bare words, those of the description for the index alone', async () => {
  const { rows } = await database.pool.query(`
    select l.busca = strip(l.busca) and w.busca = strip(w.busca) as bare,
      exists (select from unnest(l.busca) where lexeme like 'zz_%') as mentioned,
      array(select lexeme from unnest(l.busca) where lexeme not like 'zz_%') = tsvector_to_array(w.busca) as own
    from listagem l join palavras_de_produto w using (id_produto)`)

  expect(rows).toEqual([{ bare: true, mentioned: true, own: true }])
})

test('writes nothing and emits no event when everything is up to date', async () => {
  const before = await rowVersions()
  await reindex(database.db)
  expect(await rowVersions()).toEqual(before)
})

async function indexed() {
  const { rows } = await database.pool.query(`
    select (select json_agg(l order by id_produto) from (select id_produto, busca::text, versao_busca from listagem) l) as products,
      (select json_agg(busca::text order by id_produto) from palavras_de_produto) as words,
      (select json_agg(chave order by id) from busca_regras) as rules,
      (select json_agg(v order by palavra) from vocabulario v) as vocabulary`)
  return rows
}

async function rowVersions() {
  const { rows } = await database.pool.query('select id_produto, xmin from listagem order by 1')
  return rows
}
