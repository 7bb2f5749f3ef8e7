import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { idsOfAttributes } from './product-references.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each([
  ['a size that somebody writes with a comma', '3/4', '3,4', '3/4'],
  ['a word that begins as a number', '1/2 pol', '1,2 pol', '1/2 pol'],
  ['a number with a point, once it is written as one', '0.6 mm', '0,6 mm', '0,6 mm'],
])('the value of %s keeps its label or becomes the number', async (_, first, second, label) => {
  const [one, other] = [await idOf(first), await idOf(second)]

  expect(other).toBe(one)
  const { rows } = await database.pool.query('select label from atributo_valores where id = $1', [one])
  expect(rows).toEqual([{ label }])
})

async function idOf(valor: string): Promise<number> {
  const pair = { label: 'Tamanho', valor }

  return (await idsOfAttributes(database.db, [pair]))(pair).idValor
}
