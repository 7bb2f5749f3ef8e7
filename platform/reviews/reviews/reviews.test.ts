import { createRouterClient, safe } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReviewDraft, StoreEvaluationDraft } from '#contract/reviews/reviews-input.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { getProductPage } from '../get-product-page.ts'
import { saveQuestion } from '../questions/save-question.ts'
import { reviewsAndQuestions } from '../reviews-and-questions.ts'
import { reviewsRoutes } from '../routes.ts'
import { saveStoreEvaluation } from '../store/save-store-evaluation.ts'
import { saveReviews } from './save-reviews.ts'

let database: TestDatabase
let requestContext: ReturnType<typeof testContext>

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
})
afterAll(() => database.close())
beforeEach(() => {
  requestContext = testContext(database.db)
})

describe('reviews of a product', () => {
  test('the summary counts published reviews only', async () => {
    const id = await newProduct('resumo')
    await saveReviews(requestContext, id, [
      review({ chave: 'r1', nota: 5, criterios: { som: 5, custoBeneficio: 4 }, votosUteis: 1 }),
      review({ chave: 'r2', nota: 4, criterios: { som: 4 }, votosUteis: 9 }),
      review({ chave: 'r3', nota: 2, recomenda: false }),
      review({ chave: 'r4', nota: 1, recomenda: false, situacao: 'pendente' }),
      review({ chave: 'r5', nota: 1, recomenda: false, situacao: 'recusada' }),
    ])

    const summary = (await shown('resumo')).avaliacao

    expect(summary).toMatchObject({
      media: 3.7,
      quantidade: 3,
      recomendam: 67,
      histograma: [
        { nota: 5, quantidade: 1 },
        { nota: 4, quantidade: 1 },
        { nota: 3, quantidade: 0 },
        { nota: 2, quantidade: 1 },
        { nota: 1, quantidade: 0 },
      ],
      criterios: [
        { criterio: 'custoBeneficio', rotulo: 'Custo-benefício', media: 4 },
        { criterio: 'som', rotulo: 'Som', media: 4.5 },
      ],
    })
    expect(summary.avaliacoes.map(({ votosUteis }) => votosUteis)).toEqual([9, 1, 0])
    expect(requestContext.noted).toContain(`produto:${id}`)
  })

  test('the summary of a product without reviews is zero', async () => {
    await newProduct('calado')

    expect((await shown('calado')).avaliacao).toEqual({
      media: 0,
      quantidade: 0,
      recomendam: 0,
      histograma: [5, 4, 3, 2, 1].map((nota) => ({ nota, quantidade: 0 })),
      criterios: [],
      avaliacoes: [],
    })
  })

  test('sorts, filters by stars and paginates', async () => {
    const id = await newProduct('ordens')
    await saveReviews(requestContext, id, [
      review({ chave: 'o1', titulo: 'a', nota: 3, votosUteis: 5, data: '2026-01-01T12:00:00Z' }),
      review({ chave: 'o2', titulo: 'b', nota: 5, votosUteis: 0, data: '2026-03-01T12:00:00Z' }),
      review({ chave: 'o3', titulo: 'c', nota: 5, votosUteis: 2, data: '2026-02-01T12:00:00Z' }),
    ])
    const titles = async (query: Parameters<ReturnType<typeof shop>['listProductReviews']>[0]) => {
      const { avaliacoes, total } = await shop().listProductReviews(query)
      return [avaliacoes.map(({ titulo }) => titulo).join(''), total]
    }

    expect(await titles({ idProduto: id })).toEqual(['acb', 3])
    expect(await titles({ idProduto: id, order: 'Mais recentes' })).toEqual(['bca', 3])
    expect(await titles({ idProduto: id, order: 'Maior nota' })).toEqual(['cba', 3])
    expect(await titles({ idProduto: id, order: 'Menor nota' })).toEqual(['acb', 3])
    expect(await titles({ idProduto: id, nota: 5 })).toEqual(['cb', 2])
    expect(await titles({ idProduto: id, nota: 1 })).toEqual(['', 0])
    expect(await titles({ idProduto: id, offset: 1, limit: 1 })).toEqual(['c', 3])
    expect(await titles({ idProduto: id, offset: 50 })).toEqual(['', 3])
  })

  test('an answer never contains an e-mail or full name', async () => {
    const id = await newProduct('sigilo')
    await saveReviews(requestContext, id, [
      review({ chave: 's1', nome: 'Mariana de Souza Lima', email: 'm@example.com' }),
    ])
    await saveQuestion(requestContext, id, {
      chave: 'q1',
      nome: 'Pedro Alves',
      email: 'p@example.com',
      pergunta: 'Serve?',
      situacao: 'publicada',
      data: '2026-01-01T12:00:00Z',
      respostas: [
        { ...answer('Equipe Lira', true), email: 'equipe@example.com' },
        { ...answer('João Reis', false), email: 'j@example.com' },
      ],
    })

    const answers = [
      await shop().listProductReviews({ idProduto: id }),
      (await shown('sigilo')).avaliacao,
      (await shown('sigilo')).perguntas,
    ]

    expect(JSON.stringify(answers)).not.toMatch(/example\.com|Souza|Lima|Alves|Reis/)
    expect(JSON.stringify(answers)).toMatch(/Mariana L\..*Pedro A\..*Equipe Lira.*João R\./s)
  })

  test("saving a review updates the product's rating, once per key", async () => {
    const id = await newProduct('nota')

    expect(await saveReviews(requestContext, id, [review({ chave: 'n1', nota: 4 })])).toBe(true)
    expect(await saveReviews(requestContext, id, [review({ chave: 'n1', nota: 4 })])).toBe(false)
    expect(await rating(id)).toEqual({ nota_media: 4, nota_quantidade: 1 })

    await saveReviews(requestContext, id, [review({ chave: 'n2', nota: 5, situacao: 'pendente' })])
    expect(await rating(id)).toEqual({ nota_media: 4, nota_quantidade: 1 })

    await saveReviews(requestContext, id, [review({ chave: 'n2', nota: 5, situacao: 'publicada' })])
    expect(await rating(id)).toEqual({ nota_media: 4.5, nota_quantidade: 2 })
  })

  test('counts concurrent reviews all', async () => {
    const id = await newProduct('juntas')
    const drafts = Array.from({ length: 6 }, (_, i) => review({ chave: `j${i}`, nota: (i % 5) + 1 }))

    await Promise.all(drafts.map((draft) => saveReviews(requestContext, id, [draft])))

    expect(await rating(id)).toEqual({ nota_media: 2.7, nota_quantidade: 6 })
  })

  test('a product that does not exist gets no reviews', async () => {
    await expect(saveReviews(requestContext, 999_999, [review({ chave: 'x' })])).rejects.toThrow()
    expect(await shop().listProductReviews({ idProduto: 999_999 })).toMatchObject({
      avaliacoes: [],
      total: 0,
    })
  })

  test.each([{ idProduto: 0 }, { idProduto: 1, limit: 51 }, { idProduto: 1, nota: 6 }])(
    'the query %j is a bad request',
    async (query) => {
      expect((await safe(shop().listProductReviews(query))).error).toMatchObject({ status: 400 })
    },
  )
})

describe('questions', () => {
  test('lists published questions, newest first, with their answers in order', async () => {
    const id = await newProduct('perguntas')
    const question = { nome: 'Ana', email: 'a@example.com', situacao: 'publicada' as const }
    await saveQuestion(requestContext, id, {
      ...question,
      chave: 'p1',
      pergunta: 'Antiga?',
      data: '2026-01-01T12:00:00Z',
      respostas: [answer('Equipe Lira', true), answer('Bia Melo', false)],
    })
    await saveQuestion(requestContext, id, {
      ...question,
      chave: 'p2',
      pergunta: 'Nova?',
      data: '2026-02-01T12:00:00Z',
    })
    await saveQuestion(requestContext, id, {
      ...question,
      chave: 'p3',
      pergunta: 'Pendente?',
      situacao: 'pendente',
      data: '2026-03-01T12:00:00Z',
    })

    expect((await shown('perguntas')).perguntas).toMatchObject([
      { pergunta: 'Nova?', respostas: [] },
      {
        pergunta: 'Antiga?',
        respostas: [
          { nome: 'Equipe Lira', administrador: true },
          { nome: 'Bia M.', administrador: false },
        ],
      },
    ])
  })

  test('saving the same question again changes nothing; a new answer does', async () => {
    const id = await newProduct('de-novo')
    const draft = {
      chave: 'd1',
      nome: 'Ana',
      email: 'a@example.com',
      pergunta: 'Serve?',
      situacao: 'publicada' as const,
      data: '2026-01-01T12:00:00Z',
    }

    expect(await saveQuestion(requestContext, id, draft)).toBe(true)
    expect(await saveQuestion(requestContext, id, draft)).toBe(false)
    expect(
      await saveQuestion(requestContext, id, { ...draft, respostas: [answer('Equipe Lira', true)] }),
    ).toBe(true)
    expect((await shown('de-novo')).perguntas).toMatchObject([{ respostas: [{ nome: 'Equipe Lira' }] }])
  })
})

describe('evaluations of the store', () => {
  test('an evaluation is shown once its key was confirmed, and a key counts once', async () => {
    await saveStoreEvaluation(requestContext, evaluation({ chave: 'chave-do-pedido-1', satisfacao: 4 }))
    expect(await shop().listStoreEvaluations({})).toMatchObject({ total: 0, media: 0, avaliacoes: [] })

    expect(await shop().confirmStoreEvaluation({ key: 'chave-do-pedido-2' })).toEqual({ sucesso: false })
    const both = await Promise.all([
      shop().confirmStoreEvaluation({ key: 'chave-do-pedido-1' }),
      shop().confirmStoreEvaluation({ key: 'chave-do-pedido-1' }),
    ])
    expect(both.map(({ sucesso }) => sucesso).sort()).toEqual([false, true])

    expect(await shop().listStoreEvaluations({})).toMatchObject({
      total: 1,
      media: 4,
      avaliacoes: [{ nome: 'Clara N.', satisfacao: 4 }],
      estrutura: { seo: { canonical: '/pagina/avaliacao-da-loja' } },
    })
    expect(requestContext.noted).toContain('avaliacoes-loja')
  })

  test('neither key nor e-mail can be read: the first is hashed, the second never returned', async () => {
    await saveStoreEvaluation(requestContext, evaluation({ chave: 'chave-secreta', confirmadaEm: NOW }))

    const { rows } = await database.pool.query('select * from avaliacoes_loja')
    expect(JSON.stringify(rows)).not.toContain('chave-secreta')
    expect(JSON.stringify(await shop().listStoreEvaluations({ limit: 50 }))).not.toContain('example.com')
  })

  test('a second evaluation with the same key is not stored', async () => {
    expect(await saveStoreEvaluation(requestContext, evaluation({ chave: 'unica', confirmadaEm: NOW }))).toBe(
      true,
    )
    expect(await saveStoreEvaluation(requestContext, evaluation({ chave: 'unica', satisfacao: 1 }))).toBe(
      false,
    )
  })

  test('paginates, newest first', async () => {
    await saveStoreEvaluation(
      requestContext,
      evaluation({ chave: 'k-nova', mensagem: 'nova', data: '2027-01-01T12:00:00Z', confirmadaEm: NOW }),
    )

    const { avaliacoes, total } = await shop().listStoreEvaluations({ offset: 0, limit: 1 })

    expect(avaliacoes).toMatchObject([{ mensagem: 'nova' }])
    expect(total).toBeGreaterThan(1)
  })
})

describe("a product's page", () => {
  test('contains reviews and questions, and the rating in its structured data', async () => {
    const id = await newProduct('com-nota')
    await saveReviews(requestContext, id, [
      review({ chave: 'g1', nota: 5, titulo: 'Som cheio', comentario: 'Soa muito bem.' }),
      review({ chave: 'g2', nota: 4 }),
    ])

    const { conteudo, estrutura } = await getProductPage(requestContext, { url: '/com-nota' })

    expect(conteudo.avaliacao).toMatchObject({ media: 4.5, quantidade: 2 })
    expect(conteudo.perguntas).toEqual([])
    expect(productData(estrutura)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      review: expect.arrayContaining([
        expect.objectContaining({ name: 'Som cheio', author: { '@type': 'Person', name: 'Clara N.' } }),
      ]),
    })
  })

  test('contains no rating without reviews', async () => {
    await newProduct('sem-nota')

    const { estrutura } = await getProductPage(requestContext, { url: '/sem-nota' })

    expect(productData(estrutura)).toBeDefined()
    expect(productData(estrutura)).not.toHaveProperty('aggregateRating')
  })

  test('is a 404 for an unknown product', async () => {
    await expect(getProductPage(requestContext, { url: '/nenhum' })).rejects.toMatchObject({ status: 404 })
  })
})

const NOW = '2026-11-21T12:00:00Z'

const shop = () => createRouterClient(reviewsRoutes, { context: requestContext })

function review(changes: Partial<ReviewDraft>): ReviewDraft {
  return {
    chave: 'r',
    nome: 'Clara Nunes',
    email: 'clara@example.com',
    cidade: 'Belo Horizonte, MG',
    nota: 5,
    titulo: 'Muito bom',
    comentario: 'Gostei bastante.',
    recomenda: true,
    situacao: 'publicada',
    data: '2026-01-01T12:00:00Z',
    ...changes,
  }
}

function answer(nome: string, administrador: boolean) {
  const data = administrador ? '2026-01-02T12:00:00Z' : '2026-01-03T12:00:00Z'
  return { nome, email: 'equipe@example.com', resposta: 'Serve.', administrador, data }
}

function evaluation(changes: Partial<StoreEvaluationDraft>): StoreEvaluationDraft {
  return {
    chave: 'k',
    nome: 'Clara Nunes',
    email: 'clara@example.com',
    atendimento: 5,
    experiencia: 5,
    satisfacao: 5,
    mensagem: 'Chegou afinado.',
    data: '2026-01-01T12:00:00Z',
    ...changes,
  }
}

async function newProduct(slug: string): Promise<number> {
  return (await saveProduct(database, sampleProduct(slug))).id
}

/** What the page of an existing product shows of its reviews and questions. */
async function shown(slug: string) {
  const found = await reviewsAndQuestions(requestContext, slug)
  if (!found) throw new Error(`There is no product ${slug}.`)

  return found
}

async function rating(id: number) {
  const { rows } = await database.pool.query(
    'select nota_media, nota_quantidade from produtos where id = $1',
    [id],
  )
  return rows[0]
}

function productData({ dadosEstruturados }: Awaited<ReturnType<typeof getProductPage>>['estrutura']) {
  return dadosEstruturados.find((data) => /^Product(Group)?$/.test(String(data['@type'])))
}
