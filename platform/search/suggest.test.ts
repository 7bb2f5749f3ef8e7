import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { searchRoutes } from './routes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ demo: true })
})
afterAll(() => database.close())

const suggest = (busca: string) =>
  createRouterClient(searchRoutes, { context: testContext(database.db) }).suggestions({ busca })

describe('products while typing', () => {
  test.each([
    { typed: 'violi', first: /^Violino / },
    { typed: 'violino', first: /^Violino / },
    { typed: 'violã', first: /^Violão / },
    { typed: 'viola', first: /^Viola / },
    { typed: 'guit', first: /^Guitarra / },
    { typed: 'uku', first: /^Ukulele / },
    { typed: 'uquele', first: /^Ukulele / },
    { typed: 'encord', first: /^Encordoamento / },
    { typed: 'cordas d’add', first: /D'Addario/ },
    { typed: 'cordas violi', first: /^Encordoamento .* violino/ },
    { typed: 'v', first: /^(Viol|Viola)/ },
    { typed: 'ej2', first: /EJ2/ },
    { typed: 'exl12', first: /EXL12/ },
    { typed: 'tagima t', first: /Tagima/ },
    { typed: 'brue', first: /^Breu / },
    { typed: 'violonio', first: /^Violino / },
    { typed: 'daddairo violino', first: /D'Addario .* violino/ },
  ])('$typed', async ({ typed, first }) => {
    const { produtos, verTodos } = await suggest(typed)
    expect(produtos[0]?.nome).toMatch(first)
    expect(produtos.length).toBeLessThanOrEqual(6)
    expect(verTodos.total).toBeGreaterThanOrEqual(produtos.length)
  })

  test('have picture, description, brand and from-price', async () => {
    const { produtos } = await suggest('violino eagle')
    for (const produto of produtos) {
      expect(produto.url).toMatch(/^\/[a-z0-9-]+$/)
      expect(produto.imagem.imagem).toMatch(/^\/imagens\/[0-9a-f]{24}\//)
      expect(produto.precoPor).toBeGreaterThan(0)
      expect(produto.descricaoCurta).not.toBe('')
    }
    expect(produtos[0]?.marca).toBe('Eagle')
  })

  test('include violas only for viola', async () => {
    const { produtos } = await suggest('viola')
    expect(produtos.filter(({ nome }) => /violão|violino/i.test(nome))).toEqual([])
  })
})

describe('completions', () => {
  test('sets of strings come before single ones', async () => {
    for (const typed of ['dominant', 'domin', 'cord', 'corda', 'corda vi', 'corda violino'])
      expect((await suggest(typed)).produtos[0]?.nome).toMatch(/^Encordoamento /)
  })

  test('sizes and players complete an instrument', async () => {
    const { completar } = await suggest('violino')
    expect(completar).toEqual(
      expect.arrayContaining([
        { texto: 'violino 3/4', url: '/busca?q=violino+3%2F4' },
        { texto: 'violino infantil', url: '/busca?q=violino+infantil' },
      ]),
    )
  })

  test('a value already typed and an unfinished word are not completed', async () => {
    for (const typed of ['violino 3/4', 'violin', 'guitarra canhot', 'corda vi'])
      expect((await suggest(typed)).completar, typed).toEqual([])
  })

  test('the requested variant is linked, with its price and picture', async () => {
    const { produtos } = await suggest('violino 3/4')
    const { produtos: whole } = await suggest('violino')
    const [requested, other] = [produtos, whole].map((all) =>
      all.find(({ url }) => url.startsWith('/violino-eagle-ve431-')),
    )
    expect(requested?.url).toBe(`${other?.url}?tamanho=3-4`)
    expect([other?.aPartirDe, requested?.aPartirDe]).toEqual([true, false])
    expect(requested?.variante).toEqual([{ label: 'Tamanho', valor: '3/4' }])
    expect(requested?.precoPor).toBeGreaterThan(other?.precoPor ?? Infinity)

    const { produtos: left } = await suggest('guitarra canhota')
    expect(left[0]?.url).toMatch(/mao=canhoto/)
    expect(left[0]?.imagem.imagem).toMatch(/^\/imagens\//)
  })

  test('a product on request is not marked as sold out', async () => {
    const { produtos } = await suggest('violino de autor')
    expect(produtos[0]).toMatchObject({ disponivel: false, sobConsulta: true })
  })

  test('a size is found while it is typed', async () => {
    expect((await suggest('violino 3')).produtos[0]?.nome).toMatch(/^Violino /)
  })

  test('a kind that the shop does not sell is named, with similar products', async () => {
    const { aviso, produtos } = await suggest('violão canhoto')
    expect(aviso).toBe('Não temos violão canhoto; veja violão.')
    expect(produtos[0]?.nome).toMatch(/^Violão /)
    expect((await suggest('cubo')).aviso).toBe('Não vendemos amplificadores.')
  })

  test('a topic of the shop links to its page', async () => {
    expect((await suggest('nota fiscal')).paginas[0]?.url).toBe('/pagina/perguntas-frequentes')
  })

  test('a product with a single price is shown without `a partir de`', async () => {
    const { produtos } = await suggest('violino')
    expect(new Set(produtos.map(({ aPartirDe }) => aPartirDe))).toEqual(new Set([true, false]))
  })
})

describe('destinations', () => {
  test('categories by name, best match first', async () => {
    const { categorias } = await suggest('cordas violino')
    expect(categorias[0]).toEqual({ nome: 'Cordas para violino', url: '/cordas/instrumentos/violinos' })
    expect(categorias.length).toBeLessThanOrEqual(4)
  })

  test('brands', async () => {
    const { marcas } = await suggest('dadda')
    expect(marcas).toEqual([{ nome: "D'Addario", url: '/marcas/daddario' }])
  })

  test('all results', async () => {
    const { verTodos, busca } = await suggest('violino 3/4')
    expect(busca).toBe('violino 3/4')
    expect(verTodos.url).toBe('/busca?q=violino+3%2F4')
  })
})

test('returns the words of the catalogue that it read', async () => {
  expect((await suggest('violi')).termos).toContain('violino')
  expect((await suggest('cordas violão')).termos).toEqual(expect.arrayContaining(['violão', 'encordoamento']))
})

test.each(['?', "'", ':*', '(', 'de', 'xyzw', '😀'])(
  '%j suggests nothing and does not fail',
  async (typed) => {
    expect(await suggest(typed)).toMatchObject({
      produtos: [],
      categorias: [],
      marcas: [],
      verTodos: { total: 0 },
    })
  },
)

/** The cache keys of all suggestions. */
const COMMON = ['regras da busca', 'páginas da busca', 'oficina', 'troca oferecida', 'guias da busca']

test.each([
  { typed: 'viol', memoized: [...COMMON, 'sugestoes viol'] },
  { typed: 'violino da minha avó', memoized: COMMON },
])('$typed is cached only if many people type it', async ({ typed, memoized }) => {
  const questions: string[] = []
  const memoize: RequestContext['memoize'] = (question, tags, ask) => {
    questions.push(question.join(' '))
    if (question[0] === 'sugestoes') expect(tags).toEqual(expect.arrayContaining(['listagem', 'vocabulario']))
    return ask()
  }
  await createRouterClient(searchRoutes, { context: testContext(database.db, { memoize }) }).suggestions({
    busca: typed,
  })

  expect(questions).toEqual(memoized)
})
