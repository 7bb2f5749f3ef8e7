import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { searchRoutes } from '../routes.ts'
import { createSearchRule, removeSearchRules, saveSearchRule } from './change-search-rules.ts'
import { listSearchRules } from './list-search-rules.ts'

let database: TestDatabase
let idProduto: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
})
afterAll(() => database.close())

const NOTHING = { sinonimos: [], pagina: null, produtos: [] }
const owner = () => staffContext(database.db, 'dono')
const search = (busca: string) =>
  createRouterClient(searchRoutes, { context: testContext(database.db) }).results({ url: '/busca', busca })

describe('what the merchant teaches the search', () => {
  test('a synonym finds what the word finds', async () => {
    expect((await search('rabequinha')).info.total).toBe(0)
    await createSearchRule(await owner(), { ...NOTHING, texto: 'Rabequinhas', sinonimos: ['violino'] })

    expect((await search('rabequinha')).conteudo.produtos.map(({ id }) => id)).toContain(idProduto)
  })

  test('a page takes the place of the results', async () => {
    await createSearchRule(await owner(), { ...NOTHING, texto: 'black friday', pagina: '/arcos' })

    expect((await search('Black Friday')).conteudo.busca?.destino).toBe('/arcos')
    expect((await search('black')).conteudo.busca?.destino).toBeNull()
  })

  test('a pinned product stands first', async () => {
    await createSearchRule(await owner(), { ...NOTHING, texto: 'o da novela', produtos: [idProduto] })

    expect((await search('o da novela')).conteudo.produtos[0]?.id).toBe(idProduto)
  })

  test('one text has one rule: what the search reads alike is refused, and says which rule it is', async () => {
    const said = await refusalOf(
      createSearchRule(await owner(), { ...NOTHING, texto: 'Novelas', pagina: '/cordas' }),
    )

    expect(said).toMatchObject({
      code: 'CamposInvalidos',
      data: { campos: [{ campo: 'texto', mensagem: expect.stringContaining('“o da novela”') }] },
    })
  })

  test('two people who teach the same text at once make one rule', async () => {
    const outcomes = await Promise.allSettled(
      ['rabeca', 'Rabecas', 'a rabeca'].map(async (texto) =>
        createSearchRule(await owner(), { ...NOTHING, texto, sinonimos: ['violino'] }),
      ),
    )

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  test('an edited rule does what it says now; who edits an older state is told what stands there', async () => {
    const made = await createSearchRule(await owner(), { ...NOTHING, texto: 'liquidação', pagina: '/arcos' })
    const saved = await saveSearchRule(await owner(), {
      ...NOTHING,
      id: made.id,
      versao: made.versao,
      texto: 'liquidações de verão',
      pagina: '/cordas',
    })
    expect((await search('liquidação de verão')).conteudo.busca?.destino).toBe('/cordas')
    expect((await search('liquidação')).conteudo.busca?.destino).toBeNull()

    const said = await refusalOf(
      saveSearchRule(await owner(), {
        ...NOTHING,
        id: made.id,
        versao: made.versao,
        texto: 'liquidação',
        pagina: '/breus',
      }),
    )
    expect(said).toMatchObject({
      code: 'VersaoAntiga',
      data: { versao: saved.versao, atual: { pagina: '/cordas' } },
    })
  })

  test('a text is the search’s own again when its rule is removed', async () => {
    const { itens, total } = await listSearchRules(await owner(), {
      pagina: 1,
      porPagina: 50,
      busca: 'black',
    })
    expect([total, itens.map(({ texto }) => texto)]).toEqual([1, ['black friday']])

    const ids = itens.map(({ id }) => id)
    expect(await removeSearchRules(await owner(), { ids })).toEqual({ removidas: 1 })
    expect((await search('black friday')).conteudo.busca?.destino).toBeNull()
  })

  test('a rule that says nothing is refused', async () => {
    await expect(createSearchRule(await owner(), { ...NOTHING, texto: 'breu' })).rejects.toMatchObject({
      code: 'CadastroInvalido',
    })
    await expect(
      createSearchRule(await owner(), { ...NOTHING, texto: 'de', sinonimos: ['breu'] }),
    ).rejects.toMatchObject({ code: 'CadastroInvalido' })
  })
})

/** What a call was refused with. */
function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}
