import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { originalKey } from './picture-keys.ts'
import { originalOf, saveOriginal, saveOriginals, UnknownFormat } from './save-original.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('stores pictures together, the same bytes once', async () => {
  const { storage } = testContext(database.db)
  const pictures = [drawing('red'), drawing('blue'), drawing('red')]
  const originals = await Promise.all(pictures.map(originalOf))
  await saveOriginals(database.db, storage, originals)

  const { rows } = await database.pool.query('select hash, tipo, largura, altura, bytes from originais')
  expect(new Set(rows.map(({ hash }) => hash))).toEqual(new Set(originals.map(({ row }) => row.hash)))
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({ tipo: 'svg', largura: 40, altura: 30 })
  for (const { content, row } of originals) expect(await storage.read(originalKey(row.hash))).toEqual(content)
})

test('writes the file of a picture only if it is not stored, or not whole', async () => {
  const { storage } = testContext(database.db)
  const original = await originalOf(drawing('yellow'))
  const key = originalKey(original.row.hash)
  const written: string[] = []
  const watched = {
    ...storage,
    write: (...file: Parameters<typeof storage.write>) => {
      written.push(file[0])
      return storage.write(...file)
    },
  }
  const save = () => saveOriginals(database.db, watched, [original])

  await save()
  await save()
  expect(written).toEqual([key])
  await storage.remove(key)
  await save()
  await storage.write(key, original.content.subarray(9))
  await save()
  expect(written).toEqual([key, key, key])
  expect(await storage.read(key)).toEqual(original.content)
})

test('uses a picture again that nothing has used', async () => {
  const { storage } = testContext(database.db)
  const hash = await saveOriginal(database.db, storage, drawing('green'))
  await database.pool.query('update originais set sem_uso_desde = now()')
  await saveOriginals(database.db, storage, [await originalOf(drawing('green'))])

  const { rows } = await database.pool.query('select hash from originais where sem_uso_desde is null')
  expect(rows).toEqual([{ hash }])
})

test('refuses what is no picture, and formats that the shop does not show', async () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

  await expect(originalOf(gif)).rejects.toThrow(UnknownFormat)
  await expect(originalOf(Buffer.from('%PDF-1.7'))).rejects.toThrow()
})

function drawing(colour: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="9" height="9" fill="${colour}"/></svg>`,
  )
}
