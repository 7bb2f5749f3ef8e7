import { expect, test } from 'vitest'
import { QuestionInput, ReviewInput, StoreEvaluationInput } from '#contract/reviews/reviews-input.ts'
import { products } from '#demo/catalogue/products.ts'
import { playerWords, readPlayer } from '#domain/review/player.ts'
import { questions } from './questions.ts'
import { reviews } from './reviews.ts'
import { storeEvaluations } from './store-evaluations.ts'

const TODAY = Date.parse('2026-11-21T00:00:00Z')
const catalogue = products()
const written = reviews(catalogue)
const all = written.flatMap(({ avaliacoes }) => avaliacoes)
const productQuestions = questions(catalogue)

test('there are at least 2,200 reviews, none to eighty per product', () => {
  const counts = written.map(({ avaliacoes }) => avaliacoes.length)

  expect(all.length).toBeGreaterThanOrEqual(2200)
  expect(Math.max(...counts)).toBeLessThanOrEqual(80)
  expect(Math.max(...counts)).toBeGreaterThan(40)
  expect(counts).toContain(0)
})

test('most reviews are positive, some are not: the mean is near four and a half', () => {
  const share = (nota: number) => all.filter((review) => review.nota === nota).length / all.length
  const mean = all.reduce((sum, { nota }) => sum + nota, 0) / all.length

  expect(mean).toBeGreaterThan(4.4)
  expect(mean).toBeLessThan(4.65)
  expect(share(5)).toBeGreaterThan(share(4))
  expect(share(1)).toBeGreaterThan(share(2))
  expect(share(1)).toBeGreaterThan(0.02)
})

test('best sellers have more reviews', () => {
  const bySales = catalogue.map(({ vendas }, i) => ({ vendas, count: written[i]?.avaliacoes.length ?? 0 }))
  bySales.sort((a, b) => b.vendas - a.vendas)
  const sum = (rows: typeof bySales) => rows.reduce((total, { count }) => total + count, 0)
  const half = Math.floor(bySales.length / 2)

  expect(sum(bySales.slice(0, half))).toBeGreaterThan(3 * sum(bySales.slice(half)))
})

test('texts and authors of a product are unique', () => {
  for (const { avaliacoes } of written) {
    expect(new Set(avaliacoes.map(({ comentario }) => comentario)).size).toBe(avaliacoes.length)
    expect(new Set(avaliacoes.map(({ nome }) => nome)).size).toBe(avaliacoes.length)
  }
})

test('every review, question and store review is valid, without unfilled slots', () => {
  for (const review of all) {
    expect(ReviewInput.safeParse(review).error).toBeUndefined()
    expect(`${review.titulo} ${review.comentario} ${review.resposta?.texto}`).not.toMatch(/[{}]/)
  }
  for (const question of productQuestions.flatMap(({ perguntas }) => perguntas)) {
    expect(QuestionInput.safeParse(question).error).toBeUndefined()
    expect(
      JSON.stringify([question.pergunta, question.respostas?.map(({ resposta }) => resposta)]),
    ).not.toMatch(/[{}]/)
  }
  for (const evaluation of storeEvaluations())
    expect(StoreEvaluationInput.safeParse(evaluation).error).toBeUndefined()
})

test("dates are in the last two years, after the product's release and before today; answers follow", () => {
  const published = new Map(catalogue.map(({ slug, publicadoEm }) => [slug, Date.parse(publicadoEm)]))
  for (const { slug, avaliacoes } of written)
    for (const { data, resposta } of avaliacoes) {
      const moment = Date.parse(data)
      expect(moment).toBeLessThan(TODAY)
      expect(moment).toBeGreaterThan(TODAY - 731 * 86_400_000)
      expect(moment).toBeGreaterThan(published.get(slug) ?? TODAY)
      if (resposta) expect(Date.parse(resposta.data)).toBeGreaterThanOrEqual(moment)
      if (resposta) expect(Date.parse(resposta.data)).toBeLessThan(TODAY)
    }
})

test('the recommendation follows the stars', () => {
  const recommending = (from: number, to: number) => {
    const group = all.filter(({ nota }) => nota >= from && nota <= to)
    return group.filter(({ recomenda }) => recomenda).length / group.length
  }

  expect(recommending(4, 5)).toBeGreaterThan(0.9)
  expect(recommending(1, 2)).toBeLessThan(0.15)
  for (const { nota, criterios } of all)
    for (const rated of Object.values(criterios ?? {})) expect(Math.abs(rated - nota)).toBeLessThanOrEqual(1)
})

test('most reviews tell who plays, some nothing; nobody has used a product before it was published', () => {
  const players = all.map(({ toca, nivel, estilo, meses }) =>
    readPlayer({
      toca: toca ?? '',
      nivel: nivel ?? '',
      estilo: estilo ?? '',
      meses: String(meses ?? ''),
    }),
  )
  const silent = players.filter((player) => playerWords(player) === '').length / players.length

  expect(silent).toBeGreaterThan(0.02)
  expect(silent).toBeLessThan(0.3)
  expect(players.map(({ toca }) => toca)).toEqual(all.map(({ toca }) => toca))
})

test('about a third of the products have questions, each answered by the store', () => {
  expect(productQuestions.length).toBeGreaterThanOrEqual(100)
  for (const { perguntas } of productQuestions) {
    expect(new Set(perguntas.map(({ pergunta }) => pergunta)).size).toBe(perguntas.length)
    for (const { respostas } of perguntas) expect(respostas?.[0]?.administrador).toBe(true)
  }
})

test('has sixty store reviews, some of them negative', () => {
  const evaluations = storeEvaluations()

  expect(evaluations).toHaveLength(60)
  expect(new Set(evaluations.map(({ chave }) => chave)).size).toBe(60)
  expect(evaluations.some(({ satisfacao }) => satisfacao <= 2)).toBe(true)
})

test('e-mail addresses and URLs use reserved domains', () => {
  const emails = [
    ...all.map(({ email }) => email),
    ...storeEvaluations().map(({ email }) => email),
    ...productQuestions.flatMap(({ perguntas }) =>
      perguntas.flatMap(({ email, respostas = [] }) => [email, ...respostas.map((r) => r.email)]),
    ),
  ]

  expect(emails.filter((email) => !/@(example\.com|lira\.example)$/.test(email))).toEqual([])
})

test('two calls return the same', () => {
  expect(reviews(catalogue)).toEqual(written)
  expect(questions(catalogue)).toEqual(productQuestions)
  expect(storeEvaluations()).toEqual(storeEvaluations())
})
