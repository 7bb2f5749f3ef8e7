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

describe('search rules', () => {
  test('a synonym finds what the word finds', async () => {
    expect((await search('rabequinha')).info.total).toBe(0)
    await createSearchRule(await owner(), { ...NOTHING, texto: 'Rabequinhas', sinonimos: ['violino'] })

    expect((await search('rabequinha')).conteudo.produtos.map(({ id }) => id)).toContain(idProduto)
  })

  test('a page replaces the results', async () => {
    await createSearchRule(await owner(), { ...NOTHING, texto: 'black friday', pagina: '/arcos' })

    expect((await search('Black Friday')).conteudo.busca?.destino).toBe('/arcos')
    expect((await search('black')).conteudo.busca?.destino).toBeNull()
  })

  test('a pinned product comes first', async () => {
    await createSearchRule(await owner(), { ...NOTHING, texto: 'o da novela', produtos: [idProduto] })

    expect((await search('o da novela')).conteudo.produtos[0]?.id).toBe(idProduto)
  })

  test('a text that the search reads like another rule’s is refused with that rule', async () => {
    const said = await refusalOf(
      createSearchRule(await owner(), { ...NOTHING, texto: 'Novelas', pagina: '/cordas' }),
    )

    expect(said).toMatchObject({
      code: 'CamposInvalidos',
      data: { campos: [{ campo: 'texto', mensagem: expect.stringContaining('“o da novela”') }] },
    })
  })

  test('two people who create a rule for the same text at once create one', async () => {
    const outcomes = await Promise.allSettled(
      ['rabeca', 'Rabecas', 'a rabeca'].map(async (texto) =>
        createSearchRule(await owner(), { ...NOTHING, texto, sinonimos: ['violino'] }),
      ),
    )

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  test('a changed rule applies at once; an outdated version is refused with the current one', async () => {
    const created = await createSearchRule(await owner(), {
      ...NOTHING,
      texto: 'liquidação',
      pagina: '/arcos',
    })
    const saved = await saveSearchRule(await owner(), {
      ...NOTHING,
      id: created.id,
      versao: created.versao,
      texto: 'liquidações de verão',
      pagina: '/cordas',
    })
    expect((await search('liquidação de verão')).conteudo.busca?.destino).toBe('/cordas')
    expect((await search('liquidação')).conteudo.busca?.destino).toBeNull()

    const said = await refusalOf(
      saveSearchRule(await owner(), {
        ...NOTHING,
        id: created.id,
        versao: created.versao,
        texto: 'liquidação',
        pagina: '/breus',
      }),
    )
    expect(said).toMatchObject({
      code: 'VersaoAntiga',
      data: { versao: saved.versao, atual: { pagina: '/cordas' } },
    })
  })

  test('a removed rule no longer applies', async () => {
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

  test('an empty rule is refused', async () => {
    await expect(createSearchRule(await owner(), { ...NOTHING, texto: 'breu' })).rejects.toMatchObject({
      code: 'CadastroInvalido',
    })
    await expect(
      createSearchRule(await owner(), { ...NOTHING, texto: 'de', sinonimos: ['breu'] }),
    ).rejects.toMatchObject({ code: 'CadastroInvalido' })
  })
})

/** The refusal of a call. */
function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}
