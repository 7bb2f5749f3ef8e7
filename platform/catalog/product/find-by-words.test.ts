import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planOf, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { hasTypedWords } from './find-by-words.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  // Their words alone, without the products.
  await database.pool.query('alter table produtos_busca drop constraint produtos_busca_id_produto_fkey')
  await database.pool.query(`
    insert into produtos_busca (id_produto, nome_ordem, palavras)
    select i, 'produto', array_to_tsvector(array_remove(array[
      'serie', 's' || i, i::text, (i % 40 || '/4'),
      case when i % 3 = 0 then 'corda' end, case when i % 7 = 0 then 'cordas' end,
      case when i % 2 = 0 then 'violino' end, case when i % 50 = 0 then 'paganini' end
    ], null))
    from generate_series(1, 4000) i`)
})
afterAll(() => database.close())

const SEARCHES = [
  ['serie', "'serie':*"],
  ['corda serie', "'corda':* & 'serie':*"],
  ['serie 77', "'serie':* & '77':*"],
  ['Série 77 violino 4/4', "'serie':* & '77':* & 'violino':* & '4/4':*"],
  ['paganini violino corda', "'paganini':* & 'violino':* & 'corda':*"],
  ['serie serie', "'serie':* & 'serie':*"],
  ['s1 serie', "'s1':* & 'serie':*"],
  ['serie teremim', "'serie':* & 'teremim':*"],
  ['teremim saltério', "'teremim':* & 'salterio':*"],
] as const

test('a search finds the rows that have all its words, before and after PostgreSQL knows their shares', async () => {
  for (const analyze of [false, true]) {
    if (analyze) await database.pool.query('analyze produtos_busca')
    for (const [busca, query] of SEARCHES) {
      const plain = sql`b.palavras @@ ${query}::tsquery`
      expect(await found(await condition(busca)), busca).toEqual(await found(plain))
    }
  }
  expect(await found(await condition('serie 77'))).not.toEqual([])
})

test('the index gathers no rows of a word that most rows have, if another is rare', async () => {
  await database.pool.query('analyze produtos_busca')

  expect(await indexed('serie 77')).toBe("Index Cond: (palavras @@ '''77'':*'::tsquery)")
  expect(await indexed('corda serie')).toBe("Index Cond: (palavras @@ '''corda'':*'::tsquery)")
  // Nobody knows how many rows have a word that begins so.
  expect(await indexed('s1 paganini')).toBe("Index Cond: (palavras @@ '''s1'':* & ''paganini'':*'::tsquery)")
  expect(await indexed('corda violino')).toBe(
    "Index Cond: (palavras @@ '''corda'':* & ''violino'':*'::tsquery)",
  )
})

test('the shares of words are looked up for several words only', async () => {
  const read: string[] = []
  const memoize = <Answer>(question: readonly unknown[], _tags: unknown, ask: () => Promise<Answer>) => {
    read.push(question.join(' '))
    return ask()
  }
  const context = testContext(database.db, { memoize })
  await hasTypedWords(context, { table: 'produtos_busca', alias: sql`b`, busca: 'serie' })
  expect(read).toEqual([])
  await hasTypedWords(context, { table: 'produtos_busca', alias: sql`b`, busca: 'serie 77' })
  expect(read).toEqual(['palavras frequentes produtos_busca'])
})

function condition(busca: string): Promise<SQL> {
  return hasTypedWords(testContext(database.db), { table: 'produtos_busca', alias: sql`b`, busca })
}

async function found(where: SQL): Promise<unknown[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(
    sql`select id_produto as id from produtos_busca b where ${where} order by 1`,
  )
  const { rows } = await database.pool.query(text, params)

  return rows
}

async function indexed(busca: string) {
  const { sql: text, params } = new PgDialect().sqlToQuery(
    sql`select from produtos_busca b where ${await condition(busca)}`,
  )

  return /Index Cond: .*/.exec(await planOf(database.pool, text, params))?.[0]
}
