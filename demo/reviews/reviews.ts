import type { ReviewDraft } from '#contract/reviews/reviews-input.ts'
import { chance } from '#demo/catalogue/chance.ts'
import { criteriaOfCategory } from '#demo/catalogue/collections/review-criteria.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { composer } from './compose.ts'
import { person } from './people.ts'
import { playerOf } from './player.ts'
import { starsOf } from './stars.ts'
import { storeAnswer } from './store-answer.ts'
import { type ReviewedProduct, voiceOf } from './voice-of.ts'

/** The current day of the demonstration store. */
const TODAY = Date.UTC(2026, 10, 21)
const TWO_YEARS = 730 * DAY_MS
const LIMIT = 80

export type ProductReviews = { slug: string; avaliacoes: ReviewDraft[] }

/**
 * Returns the reviews of these products, the same on every call: none to eighty each, more for best sellers, most of
 * them positive, some very negative. No two texts of a product are the same.
 */
export function reviews(products: readonly ReviewedProduct[]): ProductReviews[] {
  return products.map((product) => ({ slug: product.slug, avaliacoes: reviewsOf(product) }))
}

function reviewsOf(product: ReviewedProduct): ReviewDraft[] {
  const { slug } = product
  const voice = voiceOf(product)
  const compose = composer(product, voice)
  const authors = new Set<string>()

  return Array.from({ length: howMany(product) }, (_, i) => {
    const id = String(i)
    const author = newAuthor(authors, slug, id)
    const nota = starsOf(slug, id)
    const data = dateOf(product, id)

    return {
      chave: `demo:${slug}:${id}`,
      ...author,
      nota,
      ...compose({ nota, id, nome: author.nome }),
      recomenda: chance(slug, id, 'recomenda') < (RECOMMENDING[nota] ?? 0),
      criterios: criteriaOf(product.categoria, nota, slug, id),
      ...playerOf(product, id, TODAY - data),
      compraVerificada: chance(slug, id, 'verificada') < 0.86,
      votosUteis: votesOf(slug, id, nota, data),
      situacao: 'publicada',
      data: new Date(data).toISOString(),
      resposta: storeAnswer({ slug, id, nome: author.nome, nota, data, today: TODAY }),
    }
  })
}

/** Share of buyers who recommend the product, by stars. */
const RECOMMENDING: Readonly<Record<number, number>> = { 5: 0.99, 4: 0.95, 3: 0.5, 2: 0.1, 1: 0.02 }

/** Grows with the square root of sales: best sellers have many reviews, hardly any product has none. */
function howMany({ slug, vendas, situacao }: ReviewedProduct): number {
  if (situacao !== 'disponivel' || vendas === 0) return 0
  const luck = 0.35 + 1.1 * chance(slug, 'avaliacoes')

  return Math.min(LIMIT, Math.floor(2.6 * Math.sqrt(vendas) * luck))
}

/** Returns an author who has not yet reviewed this product. */
function newAuthor(used: Set<string>, slug: string, id: string) {
  for (let attempt = 0; ; attempt += 1) {
    const author = person(slug, id, String(attempt))
    if (used.has(author.nome)) continue
    used.add(author.nome)

    return author
  }
}

/**
 * Returns a date within the last two years, after the first delivery of the product; recent dates are more frequent.
 */
function dateOf({ slug, publicadoEm }: ReviewedProduct, id: string): number {
  const first = Math.max(Date.parse(publicadoEm) + 12 * DAY_MS, TODAY - TWO_YEARS)
  const age = chance(slug, id, 'data') ** 1.3

  return Math.floor(TODAY - 6 * HOUR_MS - age * Math.max(TODAY - first - DAY_MS, DAY_MS))
}

/** Three of four reviewers also rate the criteria, close to their stars. */
function criteriaOf(
  categoria: string,
  nota: number,
  slug: string,
  id: string,
): NonNullable<ReviewDraft['criterios']> {
  if (chance(slug, id, 'criterios') > 0.75) return {}

  return Object.fromEntries(
    criteriaOfCategory(categoria).map(({ codigo }) => {
      const shift = SHIFTS[Math.floor(chance(slug, id, codigo) * SHIFTS.length)] ?? 0
      return [codigo, Math.min(5, Math.max(1, nota + shift))]
    }),
  )
}

const SHIFTS = [0, 0, 0, 0, 0, 0, -1, -1, 1, 1]

/** Most reviews get no vote or one, a few get many: old and critical ones. */
function votesOf(slug: string, id: string, nota: number, data: number): number {
  const age = (TODAY - data) / TWO_YEARS
  const weight = nota <= 3 ? 1.5 : 1

  return Math.floor(chance(slug, id, 'votos') ** 5 * 34 * weight * (0.4 + age))
}
