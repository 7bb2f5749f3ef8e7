import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { insertRows, updateRows } from './insert-rows.ts'

const amostras = pgTable('amostras', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  nomeCurto: text().notNull(),
  palavras: text().array().notNull(),
  em: timestamp({ withTimezone: true, mode: 'date' }),
  quantas: integer().notNull().default(7),
})

const EM = new Date('2026-03-01T10:00:00.123Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(
    `create table amostras (id integer primary key generated always as identity, nome_curto text not null,
      palavras text[] not null, em timestamptz, quantas integer not null default 7)`,
  )
})
afterAll(() => database.close())

test('inserts values of all types in their order, with the defaults of columns that are left out', async () => {
  await database.db.execute(
    insertRows(amostras, [
      { nomeCurto: 'a "b" \\ c', palavras: ['x, y', ''], em: EM },
      { nomeCurto: 'é', palavras: [], em: null },
    ]),
  )

  expect(await database.db.select().from(amostras)).toEqual([
    { id: 1, nomeCurto: 'a "b" \\ c', palavras: ['x, y', ''], em: EM, quantas: 7 },
    { id: 2, nomeCurto: 'é', palavras: [], em: null, quantas: 7 },
  ])
})

test('stores a text that was cut within a character', async () => {
  const nomeCurto = '🎻'.slice(0, 1)
  await database.db.execute(insertRows(amostras, [{ nomeCurto, palavras: [nomeCurto] }]))

  const { rows } = await database.pool.query(
    'select nome_curto, palavras from amostras order by id desc limit 1',
  )
  expect(rows).toEqual([{ nome_curto: '\uFFFD', palavras: ['\uFFFD'] }])
})

test('updates each row with its own values, and all with what is said besides', async () => {
  await database.pool.query('truncate amostras restart identity')
  const texts = ['um', 'dois', 'três'].map((nomeCurto) => ({ nomeCurto, palavras: ['antes'], em: EM }))
  await database.db.execute(insertRows(amostras, [{ ...texts[0]! }, ...texts.slice(1)]))
  await database.db.execute(
    updateRows(
      amostras,
      [
        { id: 3, nomeCurto: 'terceira', palavras: [], em: null },
        { id: 1, nomeCurto: 'primeira', palavras: ['x, y'], em: EM },
      ],
      sql`quantas = ${amostras.quantas} + 1`,
    ),
  )

  expect(await database.db.select().from(amostras).orderBy(amostras.id)).toEqual([
    { id: 1, nomeCurto: 'primeira', palavras: ['x, y'], em: EM, quantas: 8 },
    { id: 2, nomeCurto: 'dois', palavras: ['antes'], em: EM, quantas: 7 },
    { id: 3, nomeCurto: 'terceira', palavras: [], em: null, quantas: 8 },
  ])
})
