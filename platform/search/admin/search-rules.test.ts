import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareSamples, sampleProduct } from '#platform/catalog/samples.ts'
import { saveProduct } from '#platform/catalog/save-product.ts'
import { type TestDatabase, testDatabase } from '#tests/database.ts'
import { staffVisit } from '#tests/staff.ts'
import { testVisit } from '#tests/visit.ts'
import { searchRoutes } from '../routes.ts'
import { listSearchRules, removeSearchRules, saveSearchRule } from './search-rules.ts'

let database: TestDatabase
let idProduto: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareSamples(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
})
afterAll(() => database.close())

const NOTHING = { sinonimos: [], pagina: null, produtos: [] }
const owner = () => staffVisit(database.db, 'dono')
const search = (busca: string) =>
  createRouterClient(searchRoutes, { context: testVisit(database.db) }).results({ url: '/busca', busca })

describe('what the merchant teaches the search', () => {
  test('a synonym finds what the word finds', async () => {
    expect((await search('rabequinha')).info.total).toBe(0)
    await saveSearchRule(await owner(), { ...NOTHING, texto: 'Rabequinhas', sinonimos: ['violino'] })

    expect((await search('rabequinha')).conteudo.produtos.map(({ id }) => id)).toContain(idProduto)
  })

  test('a page takes the place of the results', async () => {
    await saveSearchRule(await owner(), { ...NOTHING, texto: 'black friday', pagina: '/arcos' })

    expect((await search('Black Friday')).conteudo.busca?.destino).toBe('/arcos')
    expect((await search('black')).conteudo.busca?.destino).toBeNull()
  })

  test('a pinned product stands first', async () => {
    await saveSearchRule(await owner(), { ...NOTHING, texto: 'o da novela', produtos: [idProduto] })

    expect((await search('o da novela')).conteudo.produtos[0]?.id).toBe(idProduto)
  })

  test('one text has one rule, and is the search’s own again when it is removed', async () => {
    const { id } = await saveSearchRule(await owner(), { ...NOTHING, texto: 'novela', pagina: '/arcos' })
    const again = await saveSearchRule(await owner(), { ...NOTHING, texto: 'Novelas', pagina: '/cordas' })
    expect(again.id).toBe(id)
    const { itens } = await listSearchRules(await owner(), { pagina: 1, porPagina: 50, busca: 'novelas' })
    expect(itens).toMatchObject(
      [{ texto: 'o da novela' }, { texto: 'Novelas', pagina: '/cordas' }].toReversed(),
    )

    expect(await removeSearchRules(await owner(), { ids: [id] })).toEqual({ removidas: 1 })
    expect((await search('novela')).conteudo.busca?.destino).toBeNull()
  })

  test('a rule that says nothing is refused', async () => {
    await expect(saveSearchRule(await owner(), { ...NOTHING, texto: 'breu' })).rejects.toMatchObject({
      code: 'CadastroInvalido',
    })
    await expect(
      saveSearchRule(await owner(), { ...NOTHING, texto: 'de', sinonimos: ['breu'] }),
    ).rejects.toMatchObject({ code: 'CadastroInvalido' })
  })
})
